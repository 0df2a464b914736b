"""Who has won, and how ties are decided (CO-END)."""

from __future__ import annotations

from collections.abc import Sequence

from astrarium.kernel.results import Result
from astrarium.kernel.steps import finish

from . import events
from .counts import controlled_land
from .state import ChaosOrder


def win(g: ChaosOrder, seats: Sequence[int], how: str) -> None:
    """The game is over at once; nothing that is still due happens (CO-FLOW-5)."""
    g.winners = tuple(seats)
    g.won_by = how
    for seat in seats:
        g.note(events.WON, seat)
    finish(g)


def decide_between(g: ChaosOrder, seats: Sequence[int]) -> tuple[int, ...]:
    """Most controlled land regions, then most relics, else they share the victory (CO-END-6, CO-END-7, CO-END-9)."""
    keys = {seat: (len(controlled_land(g, seat)), len(g.players[seat].relics)) for seat in seats}
    best = max(keys.values())
    return tuple([seat for seat in seats if keys[seat] == best])


def result(g: ChaosOrder) -> Result:
    """Winners have the first place, all others share the next (CO-END-12)."""
    behind = 1 + len(g.winners)
    return Result.by_places([1 if seat in g.winners else behind for seat in range(len(g.players))], g.won_by)
