"""Arratuin: trading in shops (FED-ARR)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import AskIfPossible, Automatic, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..effects import EffectArgs, Numbers, effect, resolve
from ..erudites import may_use_tiles
from ..ids import ARRATUIN, SHOP_POINTS
from ..medals import influence_changed
from ..prices import unpaid
from ..reserve import PAY_COST, Undisturbed, amounts, itemise_cost
from ..state import Federation
from ..steps import STEPS
from ..tables import SHOPS
from .forfeit import Forfeit
from .planet_action import DONE, current_action, update_action

LEVEL_2: Final = 2


def set_disc(g: Federation, seat: int, shop: int, level: int) -> None:
    """One disc in each shop, on level 1 or 2 (FED-ARR-5, FED-ARR-7)."""
    p = g.players[seat]
    if p.discs[shop] == level:
        return
    p.discs = put(p.discs, shop, level)
    g.note(events.PLACED_DISC, seat, shop, level)
    influence_changed(g, seat, ARRATUIN)


class Trade(Move[Federation]):
    """A shop whose cost can be paid, as that of one always can (FED-ARR-1, FED-ARR-8, FED-ARR-9)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return unpaid(failures, "FED-ARR-9", amounts(g.players[seat]), SHOPS[action[1]].cost)

    def itemise(self, g: Federation, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        itemise_cost(g, seat, SHOPS[action[1]].cost, verbs.SHOPS.reference(action[1]), bill)

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        update_action(g, seat, current_action(g, seat)._replace(stage=DONE))
        then(g, PAY_COST.at(seat, SHOPS[action[1]].cost, 0), SERVED.at(seat, action[1]))


class Served(Automatic[Federation, int]):
    """A disc on level 1, then on level 2, where it stays, and the bonus of that level (FED-ARR-2..4, 10)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (shop,) = args
        level = min(g.players[seat].discs[shop] + 1, LEVEL_2)
        g.note(events.TRADED, seat, shop)
        set_disc(g, seat, shop, level)
        resolve(g, seat, SHOPS[shop].bonus(level), SHOP_POINTS)


class ArratuinAction(Automatic[Federation]):
    """Trade with one of the shops (FED-ARR-1)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        if TRADE.is_possible(g, seat, ()) or may_use_tiles(g, seat):
            then(g, TRADING.at(seat))
        else:
            g.note(events.FORFEITED, seat)


class PlaceDisc(Move[Federation, Numbers, int]):
    """A disc for nothing: on level 1 of a shop without one, or on level 2 (FED-ERU-15, FED-DEEP-4)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        numbers, _ = args
        level = numbers[1]
        disc = g.players[seat].discs[action[1]]
        if level == LEVEL_2:
            return fail(failures, "FED-DEEP-4") if disc == LEVEL_2 else None
        return fail(failures, "FED-ERU-15") if disc else None

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        numbers, source = args
        _, level, has_bonus = numbers
        if has_bonus:
            resolve(g, seat, SHOPS[action[1]].bonus(level), source)
        set_disc(g, seat, action[1], level)


class FreeDisc(AskIfPossible[Federation, Numbers, int]):
    """If there is a shop for it; no action on a planet (FED-ERU-15, FED-DEEP-4, FED-ATAL-16)."""


TRADE: Final[Trade] = Trade(verbs.TRADE)
ARRATUIN_ACTION: Final[ArratuinAction] = STEPS.add("ARRATUIN_ACTION", ArratuinAction())
TRADING: Final = STEPS.add("TRADING", Decision([TRADE, Forfeit(TRADE)]))
SERVED: Final[Served] = STEPS.add("SERVED", Served())
PLACING_DISC: Final = STEPS.add("PLACING_DISC", Undisturbed([PlaceDisc(verbs.DISC)]))
FREE_DISC: Final = STEPS.add("FREE_DISC", effect(ids.SHOP_PLACE, FreeDisc(PLACING_DISC)))
