"""What facts of several kinds say alike."""

from __future__ import annotations

from collections.abc import Iterable

from astrarium.kernel.bills import Bill
from astrarium.kernel.explanations import Fact
from astrarium.kernel.failures import TextValue

from .. import ids
from ..component_words import Amounts, Effects
from ..counts import count
from ..holdings import DEGREE, DIE, OPEN_MISSIONS, POINTS, SHIPS
from ..prices import bill_cost
from ..state import Player


def described(reference: str) -> Fact:
    """The name of a thing, which for tiles is what it does."""
    return Fact("described", {"thing": reference})


def priced(cost: Amounts, of: str) -> list[Fact]:
    """What something costs, if it costs anything."""
    bill = Bill()
    bill_cost(bill, cost, of)
    return [Fact("price", {}, tuple(bill.needs))] if bill.needs else []


def owners(seats: Iterable[int]) -> list[Fact]:
    return [Fact("owned", {"seat": seat}) for seat in seats]


def gains(name: str, effects: Effects, **values: TextValue) -> list[Fact]:
    """One fact for each thing that effects bring; what is chosen among others is told as that."""
    found: list[Fact] = []
    for effect in effects:
        said = f"{name}-choice" if effect[0] == ids.GAIN_UNITS else name
        found += [Fact(said, {"resource": thing, "amount": n, **values}) for thing, n in parts(effect)]
    return found


def parts(effect: tuple[int, ...]) -> list[tuple[str, int]]:
    """What an effect brings, by references of resources; nothing of what is more than a number."""
    op, *numbers = effect
    if op == ids.GAIN:
        named = [*[f"resource:{name}" for name in ids.RESOURCE_NAMES], POINTS]
        return [(thing, amount) for thing, amount in zip(named, numbers, strict=True) if amount]
    if op == ids.GAIN_UNITS:
        return [(f"resource:{ids.UNIT_NAMES[kind]}", numbers[0]) for kind in numbers[2:]]
    single = {ids.DEGREE: DEGREE, ids.SPACESHIP: SHIPS, ids.MISSION_MARKER: OPEN_MISSIONS, ids.ASSISTANT: DIE}
    return [(single[op], max(numbers))] if op in single and max(numbers) else []


def worth(p: Player | None, effects: Effects) -> list[Fact]:
    """The points that effects would bring now (FED-ERU-6..8, FED-MISS-4, FED-MISS-6..8)."""
    scores = [effect for effect in effects if effect[0] == ids.SCORE]
    return [] if p is None else [Fact("worth", {"points": points * count(p, by)}) for _, points, by in scores]
