"""Itars: burned tokens go to the gaia area, where four of them buy a tech tile (GP-FAC-ITARS)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..actions.tech import OFFER_TILE, can_take_tile
from ..charging import OFFERS
from ..holdings import IN_GAIA_AREA
from ..ids import ITARS
from ..state import Gaia
from ..steps import STEPS
from ..tables import FACTIONS
from .abilities import ABILITIES, Abilities, has_institute

TILE_PRICE: Final = next(effect.cost.discard_gaia_tokens for effect in FACTIONS[ITARS].pi_power)


class TradeForTile(Move[Gaia]):
    """Four tokens of the gaia area for a tech tile, any number of times (GP-FAC-ITARS-2, GP-FAQ-8).

    The tile and its step work at once, before the other tokens return (GP-FAC-ITARS-3, GP-FAC-ITARS-4).
    """

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        have = g.players[seat].gaia_area
        if have < TILE_PRICE and (rule := fail_short(failures, "GP-FAC-ITARS-2", IN_GAIA_AREA, have, TILE_PRICE)):
            return rule
        return None if can_take_tile(g, seat) else fail(failures, "GP-TECH-12")

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        bill.need(IN_GAIA_AREA, TILE_PRICE, "tile")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        g.players[seat].gaia_area -= TILE_PRICE
        g.note(events.TOKENS_DISCARDED, seat, TILE_PRICE)
        then(g, OFFER_TILE.at(seat), OFFERS.at(seat), TRADE_AGAIN.at(seat))


class StopTrading(Move[Gaia]):
    """The rest returns to bowl I (GP-GAIA-1)."""

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        """Nothing more is traded."""


class TradeAgain(Automatic[Gaia]):
    """Ask once more if another tile can be paid for (GP-FAC-ITARS-2, GP-FAC-ITARS-5)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        frame = ABILITIES[ITARS].gaia_phase(g, seat)
        if frame is not None:
            then(g, frame)


class Itars(Abilities):
    """Burned tokens stay in the gaia area (GP-FAC-ITARS-1)."""

    burns_to_gaia = True

    def gaia_phase(self, g: Gaia, seat: int) -> Frame | None:
        p = g.players[seat]
        if has_institute(p) and TRADE.check(g, seat, (), (), None) is None:
            return TRADING.at(seat)
        return None


TRADE: Final[TradeForTile] = TradeForTile(verbs.TRADE_FOR_TILE)
TRADING: Final[Decision[Gaia]] = STEPS.add("TRADING", Decision([TRADE, StopTrading(verbs.STOP)]))
TRADE_AGAIN: Final[TradeAgain] = STEPS.add("TRADE_AGAIN", TradeAgain())
ABILITIES[ITARS] = Itars()
