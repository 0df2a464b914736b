"""The wire form of values and stacks: JSON, with names of steps instead of numbers."""

from collections.abc import Iterable
from typing import Any

from astrarium.kernel.position import Frame
from astrarium.kernel.rules import Rules
from astrarium.kernel.steps import Parallel


def pack(value: object) -> Any:
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    if isinstance(value, frozenset):
        return {"set": sorted(value)}
    if isinstance(value, tuple):
        return [pack(item) for item in value]
    return value


def unpack(data: Any) -> Any:
    if isinstance(data, list):
        return tuple([unpack(item) for item in data])
    if isinstance(data, dict):
        return bytes.fromhex(data["hex"]) if "hex" in data else frozenset(data["set"])
    return data


def pack_stack(rules: Rules[Any], stack: Iterable[Frame]) -> list[Any]:
    packed: list[Any] = []
    for number, seat, args in stack:
        step = rules.steps[number]
        if isinstance(step, Parallel):
            packed.append([step.name, seat, [[pack_stack(rules, lane), pack(answers)] for lane, answers in args]])
        else:
            packed.append([step.name, seat, pack(args)])
    return packed


def unpack_stack(rules: Rules[Any], data: list[Any]) -> list[Frame]:
    stack: list[Frame] = []
    for name, seat, args in data:
        number = rules.step_numbers[name]
        lanes = args if isinstance(rules.steps[number], Parallel) else []
        opened = tuple([(tuple(unpack_stack(rules, lane)), unpack(answers)) for lane, answers in lanes])
        stack.append((number, seat, opened or unpack(args)))
    return stack
