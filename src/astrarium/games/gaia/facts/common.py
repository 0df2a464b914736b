"""What facts of several kinds say alike."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.explanations import Fact

from ..component_types import Gain
from ..state import Gaia, Player


def described(reference: str) -> Fact:
    """The name of a thing, which for tiles is what it does."""
    return Fact("described", {"thing": reference})


def priced(name: str, bill: Bill, **values: int | str) -> list[Fact]:
    """A price, if there is one."""
    return [Fact(name, {**values}, tuple(bill.needs))] if bill.needs else []


def gains(name: str, what: Gain, **values: int | str) -> list[Fact]:
    """One fact for each thing that is gained."""
    return [Fact(name, {"resource": f"resource:{key}", "amount": amount, **values}) for key, amount in what.parts()]


def seat_of(g: Gaia, p: Player) -> int:
    return g.players.index(p)


def owners(g: Gaia, who: list[int]) -> list[Fact]:
    return [Fact("owned", {"seat": seat}) for seat in who]
