"""What all main actions have in common."""

from __future__ import annotations

from astrarium.kernel.steps import Move
from astrarium.kernel.verbs import Action

from ..state import Gaia


class MainAction(Move[Gaia]):
    """A main action: what is left of the power of the last conversion is lost with it (GP-FREE-6, GP-FLOW-4)."""

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        g.surplus = 0
        self.act(g, seat, args, action)

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        raise NotImplementedError
