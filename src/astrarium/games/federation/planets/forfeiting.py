"""An action of which nothing can be done is forfeited (FED-AMB-11)."""

from __future__ import annotations

from astrarium.kernel.checks import Found, refuse
from astrarium.kernel.position import Args
from astrarium.kernel.steps import Move
from astrarium.kernel.verbs import Action

from .. import verbs
from ..state import Federation


class Forfeit(Move[Federation]):
    """Allowed only while the moves that would carry the action out have no legal choice (FED-AMB-11, FED-ATAL-13)."""

    def __init__(self, *possible: Move[Federation]) -> None:
        super().__init__(verbs.FORFEIT)
        self.possible = possible

    def check(self, g: Federation, seat: int, args: Args, action: Action, found: Found | None) -> str | None:
        is_possible = any(move.is_possible(g, seat, args) for move in self.possible)
        return refuse(found, "FED-AMB-11") if is_possible else None

    def do(self, g: Federation, seat: int, args: Args, action: Action) -> None:
        g.note("forfeited", seat=seat)
