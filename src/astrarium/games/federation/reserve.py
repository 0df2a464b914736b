"""The reserve: gaining, paying and discarding resources, with its limits (FED-RES, FED-PSET-7..9)."""

from __future__ import annotations

from typing import Any, Final, TypeVarTuple

from astrarium.kernel.bills import Bill
from astrarium.kernel.causes import Cause
from astrarium.kernel.events import EventKind
from astrarium.kernel.failures import Failures, TextValue, fail
from astrarium.kernel.frames import find_frame
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Amounts
from .counts import count, crystals
from .effects import EffectArgs, Numbers, effect
from .ids import DIAMOND
from .prices import added, bill_cost, bill_reserve, can_pay
from .state import Federation, Player
from .steps import STEPS
from .tables import LIMITS

NOTHING: Final[Amounts] = (0, 0, 0, 0)


def score(g: Federation, seat: int, points: int, source: int) -> None:
    """Prestige, with where it comes from."""
    if not points:
        return
    p = g.players[seat]
    p.prestige += points
    p.points = put(p.points, source, p.points[source] + points)
    g.note(events.SCORED, seat, points, source)


def amounts(p: Player) -> Amounts:
    return (p.lavandium, p.copernium, p.oceanium, p.diamonds)


def itemise_cost(g: Federation, seat: int, cost: Amounts, of: str, bill: Bill, discount: int = 0) -> None:
    """What something costs a player, and what of the reserve pays it."""
    bill_cost(bill, cost, of, discount)
    bill_reserve(bill, amounts(g.players[seat]), NOTHING, cost)


def change(p: Player, by: Amounts, sign: int = 1) -> None:
    p.lavandium += sign * by[0]
    p.copernium += sign * by[1]
    p.oceanium += sign * by[2]
    p.diamonds += sign * by[3]


def one(resource: int) -> Amounts:
    lavandium, copernium, oceanium, diamonds = [int(resource == kind) for kind in range(4)]
    return (lavandium, copernium, oceanium, diamonds)


def tell(g: Federation, seat: int, kind: EventKind[int, int, int], what: Amounts) -> None:
    for resource, amount in enumerate(what) if g.log is not None else ():
        if amount:
            g.note(kind, seat, resource, amount)


def gain(g: Federation, seat: int, what: Amounts) -> None:
    """Resources into the reserve; what is too much leaves it at once (FED-RES-5, FED-RES-6, FED-INC-3)."""
    p = g.players[seat]
    change(p, what)
    tell(g, seat, events.GAINED, what)
    surplus = p.diamonds - LIMITS.golden_diamonds_max
    if surplus > 0:
        p.diamonds -= surplus
        tell(g, seat, events.LOST, (0, 0, 0, surplus))
    if crystals(p) > LIMITS.crystals_max:
        then(g, OVERFLOW.at(seat))


def lose(g: Federation, seat: int, resource: int) -> None:
    change(g.players[seat], one(resource), -1)
    tell(g, seat, events.LOST, one(resource))


Ts = TypeVarTuple("Ts")
Payment = tuple[Amounts, int]  # the cost, and crystals off it


class Undisturbed(Decision[Federation, *Ts]):
    """A choice inside an effect, which counts on what is there: no moment for tiles or for discarding (FED-DEC-9)."""

    excludes_anytime = True


class Overflow(Automatic[Federation]):
    """At most ten crystals stay; the player chooses which, if there is a choice (FED-PSET-8, FED-RES-5)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        p = g.players[seat]
        while crystals(p) > LIMITS.crystals_max:
            kinds = [kind for kind in range(DIAMOND) if amounts(p)[kind]]
            if len(kinds) > 1:
                then(g, DROPPING.at(seat), self.at(seat))
                return
            lose(g, seat, kinds[0])


def payments(have: Amounts, cost: Amounts, discount: int = 0) -> list[Amounts]:
    """Every way to pay, with the crystals that a discount takes off chosen by the player (FED-RES-2, FED-ERU-9, 23)."""
    lavandium, copernium, oceanium, diamonds = cost
    off = min(discount, lavandium + copernium + oceanium)
    found: set[Amounts] = set()
    for off_l in range(min(off, lavandium) + 1):
        for off_c in range(min(off - off_l, copernium) + 1):
            off_o = off - off_l - off_c
            if off_o > oceanium:
                continue
            for sub_l in range(lavandium - off_l + 1):
                for sub_c in range(copernium - off_c + 1):
                    way = (lavandium - off_l - sub_l, copernium - off_c - sub_c, oceanium - off_o + sub_l + sub_c)
                    if way[0] <= have[0] and way[1] <= have[1] and way[2] <= have[2] and diamonds <= have[3]:
                        found.add((*way, diamonds))
    return sorted(found, reverse=True)


def pay(g: Federation, seat: int, way: Amounts) -> None:
    change(g.players[seat], way, -1)
    tell(g, seat, events.PAID, way)


class PayCost(Automatic[Federation, Amounts, int]):
    """Pay a cost that is known to be payable; ask how if there are several ways (FED-RES-2, FED-UPK-4).

    Arguments: the cost, the discount.
    """

    def run(self, g: Federation, seat: int, args: Payment) -> None:
        cost, discount = args
        ways = payments(amounts(g.players[seat]), cost, discount)
        if len(ways) == 1:
            pay(g, seat, ways[0])
        else:
            then(g, PAYING.at(seat, *args))


class Pay(Move[Federation, Amounts, int]):
    """One way to pay (FED-RES-2)."""

    def check(self, g: Federation, seat: int, args: Payment, action: Action, failures: Failures | None) -> str | None:
        cost, discount = args
        ways = payments(amounts(g.players[seat]), cost, discount)
        return None if action[1:] in [way[:DIAMOND] for way in ways] else fail(failures, "FED-RES-2")

    def candidates(self, g: Federation, seat: int, args: Payment) -> list[Action]:
        cost, discount = args
        ways = payments(amounts(g.players[seat]), cost, discount)
        return [(self.verb.number, *way[:DIAMOND]) for way in ways]

    def do(self, g: Federation, seat: int, args: Payment, action: Action) -> None:
        cost, _ = args
        lavandium, copernium, oceanium = action[1:]
        pay(g, seat, (lavandium, copernium, oceanium, cost[DIAMOND]))


class Paying(Undisturbed[Amounts, int]):
    """Which crystals pay; a preview keeps the better ones (FED-RES-2, FED-ERU-9)."""

    def preset(self, g: Federation, seat: int, args: Payment) -> Action:
        cost, discount = args
        lavandium, copernium, oceanium, _ = payments(amounts(g.players[seat]), cost, discount)[0]
        return verbs.PAY(lavandium, copernium, oceanium)


def pending_cost(g: Federation, seat: int) -> Amounts:
    """What this seat has still to pay for the space of its ambassador."""
    pending = find_frame(g, PAY_COST, seat)
    return NOTHING if pending is None else pending[0]


def leaves_payable(g: Federation, seat: int, gained: Amounts, given: Amounts) -> bool:
    """After a choice the space of the ambassador can still be paid (FED-AMB-16)."""
    cost = pending_cost(g, seat)
    if cost == NOTHING:
        return True
    have = added(amounts(g.players[seat]), gained)
    return can_pay((have[0] - given[0], have[1] - given[1], have[2] - given[2], have[3] - given[3]), cost)


class Drop(Move[Federation, *tuple[Any, ...]]):
    """A crystal that the reserve cannot hold (FED-RES-5); what the space costs is kept (FED-AMB-16)."""

    def check(
        self, g: Federation, seat: int, args: tuple[Any, ...], action: Action, failures: Failures | None
    ) -> str | None:
        resource = action[1]
        if resource == DIAMOND or not amounts(g.players[seat])[resource]:
            return fail(failures, "FED-RES-5")
        return None if leaves_payable(g, seat, NOTHING, one(resource)) else fail(failures, "FED-AMB-16")

    def do(self, g: Federation, seat: int, args: tuple[Any, ...], action: Action) -> None:
        lose(g, seat, action[1])


class Dropping(Undisturbed[()]):
    """Which crystal leaves a full reserve; a preview keeps the better ones (FED-PSET-8, FED-RES-5)."""

    def cause(self, g: Federation, seat: int, args: tuple[()]) -> Cause:
        values: dict[str, TextValue] = {"have": crystals(g.players[seat]), "most": LIMITS.crystals_max}
        return Cause("full", seat, "", "", values)

    def preset(self, g: Federation, seat: int, args: tuple[()]) -> Action:
        return DROP.legal_actions(g, seat, args)[0]


class Discard(Drop):
    """A resource that the player does not want any more, at any time of the own turn (FED-PSET-9)."""

    def check(
        self, g: Federation, seat: int, args: tuple[Any, ...], action: Action, failures: Failures | None
    ) -> str | None:
        resource = action[1]
        if g.turn_seat != seat and (rule := fail(failures, "FED-DEC-9")):
            return rule
        if not amounts(g.players[seat])[resource]:
            return fail(failures, "FED-PSET-9")
        return None if leaves_payable(g, seat, NOTHING, one(resource)) else fail(failures, "FED-AMB-16")


class Gain(Automatic[Federation, Numbers, int]):
    """Resources and prestige of an effect (FED-E8-16)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, source = args
        _, lavandium, copernium, oceanium, diamonds, prestige = numbers
        score(g, seat, prestige, source)
        gain(g, seat, (lavandium, copernium, oceanium, diamonds))


class GainPer(Automatic[Federation, Numbers, int]):
    """As many resources as a counter says (FED-ERU-10)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        _, resource, each, by = numbers
        times = each * count(g.players[seat], by)
        what = one(resource)
        gain(g, seat, (what[0] * times, what[1] * times, what[2] * times, what[3] * times))


class Score(Automatic[Federation, Numbers, int]):
    """Prestige for what is counted now (FED-ERU-6..8, FED-MISS-4, FED-MISS-6..8)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, source = args
        _, points, by = numbers
        score(g, seat, points * count(g.players[seat], by), source)


PAY_COST: Final[PayCost] = STEPS.add("PAY_COST", PayCost())
PAYING: Final[Paying] = STEPS.add("PAYING", Paying([Pay(verbs.PAY)]))
OVERFLOW: Final[Overflow] = STEPS.add("OVERFLOW", Overflow())
DISCARD: Final[Discard] = Discard(verbs.DISCARD)
DROP: Final[Drop] = Drop(verbs.DISCARD)
DROPPING: Final[Dropping] = STEPS.add("DROPPING", Dropping([DROP]))
GAIN: Final = STEPS.add("GAIN", effect(ids.GAIN, Gain()))
GAIN_PER: Final = STEPS.add("GAIN_PER", effect(ids.GAIN_PER, GainPer()))
SCORE: Final = STEPS.add("SCORE", effect(ids.SCORE, Score()))
