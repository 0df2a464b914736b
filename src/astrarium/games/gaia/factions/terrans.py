"""Terrans: tokens return from the gaia area to bowl II and also buy resources (GP-FAC-TERRANS)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import verbs
from ..gains import gain
from ..holdings import IN_GAIA_AREA
from ..ids import TERRANS
from ..state import FACTION_POINTS, Gaia
from ..steps import STEPS
from ..tables import FREE_ACTIONS
from .abilities import ABILITIES, Abilities, has_institute, named_power


class Exchange(Move[Gaia, int]):
    """Returning tokens gain as if that much power were spent on free actions (GP-FAC-TERRANS-2, GP-FAC-TERRANS-3)."""

    def check(self, g: Gaia, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (tokens,) = args
        free = FREE_ACTIONS[action[1]]
        if not free.cost.power:
            return fail(failures, "GP-FAC-TERRANS-3")
        need = free.cost.power
        return fail_short(failures, "GP-FAC-TERRANS-2", IN_GAIA_AREA, tokens, need) if tokens < need else None

    def itemise(self, g: Gaia, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        bill.need(IN_GAIA_AREA, FREE_ACTIONS[action[1]].cost.power, "conversion")

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        (tokens,) = args
        free = FREE_ACTIONS[action[1]]
        left = tokens - free.cost.power
        if left:
            then(g, EXCHANGING.at(seat, left))
        gain(g, seat, free.gain, FACTION_POINTS)


class StopExchanging(Move[Gaia, int]):
    """The player may stop early (GP-FAC-TERRANS-3)."""

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        """Nothing more is gained."""


class Terrans(Abilities):
    """Tokens return from the gaia area to bowl II (GP-FAC-TERRANS-1)."""

    gaia_return_bowl = named_power(TERRANS, "gaia_tokens_return_to_bowl").bowl

    def gaia_phase(self, g: Gaia, seat: int) -> Frame | None:
        """With the institute the returning tokens gain something too (GP-FAC-TERRANS-2)."""
        p = g.players[seat]
        return EXCHANGING.at(seat, p.gaia_area) if has_institute(p) and p.gaia_area else None


EXCHANGING: Final[Decision[Gaia, int]] = STEPS.add(
    "EXCHANGING", Decision([Exchange(verbs.EXCHANGE), StopExchanging(verbs.STOP)])
)
ABILITIES[TERRANS] = Terrans()
