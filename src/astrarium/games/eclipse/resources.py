"""Money, science and materials: gains, payments and exchanges (ECL-TRADE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Move
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import special
from .ids import EFFECT, RESOURCE_NAMES
from .moments import is_own_turn, is_own_upkeep
from .state import Eclipse, Player, added
from .tables import SPECIES

REFERENCES: Final = tuple([f"resource:{name}" for name in RESOURCE_NAMES])
TAPPING: Final = EFFECT["colony_ship_to_resource"]
DOUBLE: Final = 2  # what the better exchange of a species gives


def gain(g: Eclipse, seat: int, resource: int, amount: int, rule: str = "") -> None:
    """Storage has no upper limit (ECL-TRADE-5)."""
    if amount:
        p = g.players[seat]
        p.storage = added(p.storage, resource, amount)
        g.note(events.GAINED, seat, amount, resource, rule=rule)


def pay(g: Eclipse, seat: int, resource: int, amount: int) -> None:
    if amount:
        p = g.players[seat]
        p.storage = added(p.storage, resource, -amount)
        g.note(events.PAID, seat, amount, resource)


def check_price(p: Player, resource: int, need: int, rule: str, failures: Failures | None) -> str | None:
    have = p.storage[resource]
    return fail_short(failures, rule, REFERENCES[resource], have, need) if have < need else None


def taps_left(p: Player) -> int:
    """Colony ships that can be turned into resources (ECL-ROTA-MAG-5)."""
    return p.colony_ships if special(p, TAPPING) else 0


def can_raise(p: Player, prices: tuple[int, ...]) -> bool:
    """Whether the prices could be paid after exchanges and colony ships (ECL-FLOW-8)."""
    short = [max(0, price - have) for price, have in zip(prices, p.storage, strict=True)]
    single = taps_left(p)
    double = 0
    for resource, (given, gained) in enumerate(SPECIES[p.species].trade):
        exchanges = max(0, p.storage[resource] - prices[resource]) // given
        single += exchanges * (gained == 1)
        double += exchanges * (gained == DOUBLE)
    pairs = min(double, sum([missing // DOUBLE for missing in short]))
    left = sum(short) - pairs * DOUBLE
    return left - min(double - pairs, left) <= single


class Trade(Move[Eclipse, *tuple[int, ...]]):
    """The species rate of one resource for another, as often as one likes (ECL-TRADE-1..3)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        rates = SPECIES[g.players[seat].species].trade
        given = [r for r in range(3) if g.players[seat].storage[r] >= rates[r][0]]
        return [verbs.TRADE(give, take) for give in given for take in range(3)]

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        _, give, take = action
        if not (is_own_turn(g, seat) or is_own_upkeep(g, seat)) and (refused := fail(failures, "ECL-TRADE-1")):
            return refused
        if give == take and (refused := fail(failures, "ECL-TRADE-2")):
            return refused
        p = g.players[seat]
        return check_price(p, give, SPECIES[p.species].trade[give][0], "ECL-TRADE-1", failures)

    def itemise(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, bill: Bill) -> None:
        bill.need(REFERENCES[action[1]], SPECIES[g.players[seat].species].trade[action[1]][0], "rate")

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        """With the supply, never with another player (ECL-TRADE-4, ECL-ROTA-RHO-3)."""
        given, gained = SPECIES[g.players[seat].species].trade[action[1]]
        pay(g, seat, action[1], given)
        gain(g, seat, action[2], gained)


class Tap(Move[Eclipse, *tuple[int, ...]]):
    """An unused colony ship gives a resource (ECL-ROTA-MAG-5)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        return verbs.TAP.all if taps_left(g.players[seat]) else ()

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        is_free = is_own_turn(g, seat) or is_own_upkeep(g, seat)
        if not (is_free and taps_left(g.players[seat])) and (refused := fail(failures, "ECL-ROTA-MAG-5")):
            return refused
        return None

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        p = g.players[seat]
        ability = special(p, TAPPING)
        assert ability is not None
        p.colony_ships -= 1
        gain(g, seat, action[1], ability.amount)


TRADE: Final[Trade] = Trade(verbs.TRADE)
TAP: Final[Tap] = Tap(verbs.TAP)
