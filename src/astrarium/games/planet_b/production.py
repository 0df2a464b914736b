"""Production, production tiles, jokers and sales (PB-PROD, PB-TILE, PB-SELL)."""

from __future__ import annotations

from typing import Any, Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effect
from .costs import BILLIES
from .counts import cells, price
from .effects import BY_KIND, EffectKind, EffectMove, look_again, offer
from .gains import gain_resource, pay_billies, sell_for
from .ids import NONE
from .state import PlanetB, Player, added
from .steps import STEPS
from .tables import COMMON, LINE_LENGTH, PRODUCTION_TILES


class Produce(EffectMove):
    """One container of each of the three cells of a line (PB-PROD-1, PB-PROD-2, PB-PROD-7)."""

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        g.note(events.PRODUCED, seat, action[1])
        first = action[1] * LINE_LENGTH
        for resource in cells(seat, g.players[seat])[first : first + LINE_LENGTH]:
            gain_resource(g, seat, resource, 1)


def gain_chosen(g: PlanetB, seat: int, resource: int, left: int) -> None:
    """A resource of choice, and the question for the next one (PB-PROD-5)."""
    gain_resource(g, seat, resource, 1)
    if left > 1:
        then(g, GAINING.at(seat, left - 1))


class GainFirst(EffectMove):
    """The first of several resources of choice (PB-PROD-5)."""

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        gain_chosen(g, seat, action[1], effect.n)


class GainNext(Move[PlanetB, int]):
    """A further resource of choice (PB-PROD-5)."""

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        gain_chosen(g, seat, action[1], args[0])


class Sell(Move[PlanetB, *tuple[Any, ...]]):
    """Pieces from the storage at the current price, in any decision of the own turn (PB-SELL-1, PB-SELL-2)."""

    def check(
        self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action, failures: Failures | None
    ) -> str | None:
        _, resource, amount = action
        have, need = g.players[seat].storage[resource], amount + 1
        if have >= need:
            return None
        return fail_short(failures, "PB-SELL-1", verbs.RESOURCES.reference(resource), have, need)

    def candidates(self, g: PlanetB, seat: int, args: tuple[Any, ...]) -> list[Action]:
        storage = g.players[seat].storage
        return [verbs.SELL(resource, amount) for resource, count in enumerate(storage) for amount in range(count)]

    def itemise(self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action, bill: Bill) -> None:
        bill.need(verbs.RESOURCES.reference(action[1]), action[2] + 1, "sold")

    def do(self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action) -> None:
        _, resource, amount = action
        p = g.players[seat]
        p.storage = added(p.storage, resource, -amount - 1)
        sell_for(g, seat, resource, amount + 1, price(g, resource))
        look_again(g)


def tiles_left(p: Player, resource: int) -> int:
    """Own production tiles that lie on no cell (PB-SETUP-13)."""
    return PRODUCTION_TILES[resource] - p.tiles.count(resource)


class Buy(Move[PlanetB, *tuple[Any, ...]]):
    """A production tile onto any cell, before or after an action (PB-TILE-1, PB-TILE-2, PB-TILE-4..6)."""

    keeps_step = True

    def check(
        self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action, failures: Failures | None
    ) -> str | None:
        p, cost = g.players[seat], COMMON.production_tile_price
        if not tiles_left(p, action[1]) and (refused := fail(failures, "PB-TILE-2")):
            return refused
        return fail_short(failures, "PB-TILE-1", BILLIES, p.billies, cost) if p.billies < cost else None

    def candidates(self, g: PlanetB, seat: int, args: tuple[Any, ...]) -> list[Action]:
        return verbs.BUY.all if g.players[seat].billies >= COMMON.production_tile_price else []

    def itemise(self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action, bill: Bill) -> None:
        bill.need(BILLIES, COMMON.production_tile_price, "tile")

    def do(self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action) -> None:
        _, resource, cell = action
        p = g.players[seat]
        pay_billies(g, seat, COMMON.production_tile_price)
        p.tiles = put(p.tiles, cell, resource)
        g.note(events.BOUGHT_TILE, seat, resource, cell)
        look_again(g)


class ReturnTile(Move[PlanetB, *tuple[Any, ...]]):
    """A tile back to the own supply, without a refund (PB-TILE-3)."""

    def check(
        self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action, failures: Failures | None
    ) -> str | None:
        return fail(failures, "PB-TILE-3") if g.players[seat].tiles[action[1]] == NONE else None

    def do(self, g: PlanetB, seat: int, args: tuple[Any, ...], action: Action) -> None:
        p, cell = g.players[seat], action[1]
        g.note(events.RETURNED_TILE, seat, p.tiles[cell], cell)
        p.tiles = put(p.tiles, cell, NONE)


BY_KIND[ids.PRODUCTION] = EffectKind()
BY_KIND[ids.RESOURCE_ANY] = EffectKind()
offer(Produce(verbs.PRODUCE, ids.PRODUCTION))
offer(GainFirst(verbs.GAIN, ids.RESOURCE_ANY))
GAINING: Final = STEPS.add("GAINING", Decision([GainNext(verbs.GAIN)]))
SELL: Final[Sell] = Sell(verbs.SELL)
RETURN_TILE: Final[ReturnTile] = ReturnTile(verbs.RETURN_TILE)
BUY: Final[Buy] = Buy(verbs.BUY)
offer(BUY)
