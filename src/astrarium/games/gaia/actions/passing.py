"""Pass: score, swap the round booster, leave the round (GP-PASS)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..gains import score_pass
from ..ids import NONE
from ..state import Gaia
from ..tables import ROUNDS
from .main import MainAction


def is_last_round(g: Gaia) -> bool:
    """After round 6 scoring follows: no clean-up, no booster, no gaia phase (GP-CLEAN-2, GP-PASS-3, GP-GAIA-5)."""
    return g.round == ROUNDS


class Pass(MainAction):
    """Action 8: the only one that ends the round for a player, once (GP-PASS-1, GP-FLOW-3, GP-FLOW-5)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        if is_last_round(g):
            return None if action[1] == verbs.NO_BOOSTER else fail(failures, "GP-PASS-3")
        return None if action[1] in g.boosters else fail(failures, "GP-PASS-2")

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        g.note(events.PASSED, seat)
        score_pass(g, seat)
        swap_booster(g, seat, NONE if action[1] == verbs.NO_BOOSTER else action[1])
        p.passed = True
        g.passed_order = (*g.passed_order, seat)


def swap_booster(g: Gaia, seat: int, booster: int) -> None:
    """Take a free booster for the next round, then return the own one (GP-PASS-2..4)."""
    p = g.players[seat]
    returned = () if p.booster == NONE else (p.booster,)
    g.boosters = tuple([free for free in g.boosters if free != booster]) + returned
    p.booster = booster
    if booster != NONE:
        g.note(events.TOOK_BOOSTER, seat, booster)


PASS: Final[Pass] = Pass(verbs.PASS)
