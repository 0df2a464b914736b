"""Frames deeper in the stack: find, change or remove an action that is still going on.

Inside a lane, the lane's stack is searched first, then the stacks that wait outside.
"""

from typing import TypeVarTuple

from astrarium.kernel.position import Args, Frame, Position
from astrarium.kernel.steps import S, Step

Ts = TypeVarTuple("Ts")


def locate_frame(g: Position, number: int, seat: int) -> tuple[list[Frame], int]:
    """The stack and the index of a seat's innermost frame of a step; -1 if there is none."""
    stack, outer = g.stack, g.outer_stacks
    while True:
        index = len(stack)
        for frame in reversed(stack):
            index -= 1
            if frame[0] == number and frame[1] == seat:
                return stack, index
        if not outer:
            return stack, -1
        stack, outer = outer[-1], outer[:-1]


def find_frame(g: S, step: Step[S, *Ts], seat: int) -> tuple[*Ts] | None:
    """The arguments of a seat's innermost frame of a step."""
    number, stack, outer = step.number, g.stack, g.outer_stacks
    while True:
        for frame in reversed(stack):
            if frame[0] == number and frame[1] == seat:
                args: tuple[*Ts] = frame[2]
                return args
        if not outer:
            return None
        stack, outer = outer[-1], outer[:-1]


def replace_frame(g: S, step: Step[S, *Ts], seat: int, *args: *Ts) -> None:
    """Give other arguments to a seat's innermost frame of a step."""
    stack, index = locate_frame(g, step.number, seat)
    assert index >= 0, f"no {step.name} of seat {seat} is pending"
    stack[index] = (step.number, seat, args)


def remove_frame(g: S, step: Step[S, *Ts], seat: int) -> bool:
    """Remove a seat's innermost frame of a step; False if there is none."""
    stack, index = locate_frame(g, step.number, seat)
    if index >= 0:
        stack.pop(index)
    return index >= 0


def close_lanes_waiting_for(g: S, step: Step[S, *Ts]) -> None:
    """From inside a lane: empty the other lanes whose top frame is of this step."""
    for stack in g.outer_stacks:
        number, seat, lanes = stack[-1]
        left: Args = tuple([((), ()) if lane[0] and lane[0][-1][0] == step.number else lane for lane in lanes])
        stack[-1] = (number, seat, left)
