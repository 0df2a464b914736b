"""Giving up an action of which nothing is possible."""

from __future__ import annotations

from typing import TypeVarTuple

from astrarium.kernel.steps import FallbackMove, Move
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..state import Federation

Ts = TypeVarTuple("Ts")


class Forfeit(FallbackMove[Federation, *Ts]):
    """Allowed only while the moves that would carry the action out have no legal choice (FED-AMB-11, FED-ATAL-13)."""

    def __init__(self, *others: Move[Federation, *Ts]) -> None:
        super().__init__(verbs.FORFEIT, "FED-AMB-11", *others)

    def do(self, g: Federation, seat: int, args: tuple[*Ts], action: Action) -> None:
        g.note(events.FORFEITED, seat)
