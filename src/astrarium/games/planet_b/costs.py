"""Costs: whether they can be paid, now or after sales, and paying them piece by piece where there is a choice."""

from __future__ import annotations

from typing import Any, Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Cost, CostItem
from .counts import price
from .effects import OPEN
from .gains import lose_workies, move_disc, move_mood, pay_billies
from .ids import ANY, PLASTIC
from .state import PlanetB, Player, added
from .steps import STEPS
from .tables import BOXES

BILLIES: Final = "resource:billies"


class Rest:
    """What a player has left of each thing after the fixed parts of a cost; `is_short` if these alone are too much."""

    def __init__(self, p: Player, cost: Cost) -> None:
        self.billies = p.billies
        self.storage, self.workies, self.discs = list(p.storage), list(p.workies), list(p.discs)
        self.resources_any = self.workies_any = self.steps_any = self.mixed = 0
        for kind, what, n in cost:
            self.take(kind, what, n)

    def take(self, kind: int, what: int, n: int) -> None:
        if kind == ids.PAY_BILLIES:
            self.billies -= n
        elif kind == ids.PAY_RESOURCE:
            self.storage[what] -= n
        elif kind == ids.PAY_RESOURCE_ANY:
            self.resources_any += n
        elif kind == ids.PAY_MIX:
            self.mixed += n
        elif kind == ids.PAY_WORKIE and what == ANY:
            self.workies_any += n
        elif kind == ids.PAY_WORKIE:
            self.workies[what] -= n
        elif kind == ids.PAY_STEP and what == ANY:
            self.steps_any += n
        elif kind == ids.PAY_STEP:
            self.discs[what] -= n

    def has_pieces(self) -> bool:
        """Everything but the money is there; workies on buildings do not count (PB-TAKE-2, PB-TAKE-4, PB-FACT-8)."""
        is_short = min(*self.storage, *self.workies, *self.discs) < 0 or sum(self.discs) < self.steps_any
        return not is_short and any([self.fits(plastic) for plastic in range(self.mixed + 1)])

    def fits(self, plastic: int) -> bool:
        """The pieces suffice if so many of the mixed ones are plastic (PB-ACT-11)."""
        workies = self.workies_any + self.mixed - plastic
        is_enough = plastic <= self.storage[PLASTIC] and sum(self.storage) - plastic >= self.resources_any
        return is_enough and sum(self.workies) >= workies

    def most_from_sales(self, g: PlanetB) -> int:
        """What the storage would bring without the pieces that the same cost demands (PB-ACT-19)."""
        return max([self.sale(g, plastic) for plastic in range(self.mixed + 1) if self.fits(plastic)])

    def sale(self, g: PlanetB, plastic: int) -> int:
        pieces = added(tuple(self.storage), PLASTIC, -plastic)
        prices = sorted([price(g, resource) for resource, count in enumerate(pieces) for _ in range(count)])
        return sum(prices[self.resources_any :])


def is_payable(g: PlanetB, seat: int, cost: Cost, is_selling: bool = False) -> bool:
    """A cost can be paid with what is at hand, or after sales (PB-ACT-2, PB-ACT-19, PB-MONEY-4, PB-MOOD-5)."""
    rest = Rest(g.players[seat], cost)
    if not rest.has_pieces():
        return False
    return rest.billies >= 0 or (is_selling and rest.billies + rest.most_from_sales(g) >= 0)


def box_cost(box: int) -> Cost:
    """What must be there to choose a box: its cost, and pieces that will be given away (PB-CARD-13)."""
    given = [e for e in BOXES[box].effects if e.kind == ids.GIVE_RESOURCE]
    return BOXES[box].cost + tuple([(ids.PAY_RESOURCE, effect.what, effect.least) for effect in given])


def is_box_payable(g: PlanetB, seat: int, box: int, is_selling: bool = False) -> bool:
    """A box that cannot be paid may not be chosen (PB-ACT-2, PB-ACT-14)."""
    return is_payable(g, seat, box_cost(box), is_selling)


def check_cost(g: PlanetB, seat: int, cost: Cost, rule: str, failures: Failures | None) -> str | None:
    """Refuse what cannot be paid; missing money is named (PB-ACT-2)."""
    rest = Rest(g.players[seat], cost)
    if not rest.has_pieces() and (refused := fail(failures, rule)):
        return refused
    if rest.billies < 0:
        have = g.players[seat].billies
        return fail_short(failures, rule, BILLIES, have, have - rest.billies)
    return None


def itemise_cost(cost: Cost, of: str, bill: Bill) -> None:
    """The money part of a cost, and what it is for."""
    bill.need(BILLIES, sum([n for kind, _, n in cost if kind == ids.PAY_BILLIES]), "price", of=of)


def is_fixed(item: CostItem) -> bool:
    """Nothing is left to choose."""
    kind, what, _ = item
    return kind in (ids.PAY_BILLIES, ids.PAY_RESOURCE, ids.PAY_MOOD) or (
        what != ANY and kind in (ids.PAY_WORKIE, ids.PAY_STEP)
    )


def pay_item(g: PlanetB, seat: int, item: CostItem) -> None:
    kind, what, n = item
    p = g.players[seat]
    if kind == ids.PAY_BILLIES:
        pay_billies(g, seat, n)
    elif kind == ids.PAY_RESOURCE:
        p.storage = added(p.storage, what, -n)
        g.note(events.PAID, seat, what, n)
    elif kind == ids.PAY_MOOD:
        move_mood(g, seat, -n)
    elif kind == ids.PAY_WORKIE:
        lose_workies(g, seat, what, n)
    else:
        move_disc(g, seat, what, p.discs[what] - n)


def pieces_for(kind: int) -> list[CostItem]:
    """The single pieces that may pay one of a choice (PB-ACT-11, PB-TAKE-3, PB-FACT-9)."""
    if kind == ids.PAY_RESOURCE_ANY:
        return [(ids.PAY_RESOURCE, resource, 1) for resource in range(len(ids.RESOURCE_NAMES))]
    if kind == ids.PAY_STEP:
        return [(ids.PAY_STEP, track, 1) for track in range(len(ids.TRACK_NAMES))]
    workies = [(ids.PAY_WORKIE, workie, 1) for workie in range(len(ids.WORKIE_NAMES))]
    return workies if kind == ids.PAY_WORKIE else [(ids.PAY_RESOURCE, PLASTIC, 1), *workies]


def without_one(cost: Cost) -> Cost:
    """The rest after one piece of the first choice."""
    kind, what, n = cost[0]
    return cost[1:] if n == 1 else ((kind, what, n - 1), *cost[1:])


def payments(g: PlanetB, seat: int, cost: Cost) -> list[CostItem]:
    """The pieces that leave the rest of the cost payable."""
    rest = without_one(cost)
    return [piece for piece in pieces_for(cost[0][0]) if is_payable(g, seat, (piece, *rest))]


def takes_everything(p: Player, cost: Cost) -> bool:
    """Nothing is left to choose, because all that could pay is needed."""
    kind, _, n = cost[0]
    have = {
        ids.PAY_RESOURCE_ANY: sum(p.storage),
        ids.PAY_WORKIE: sum(p.workies),
        ids.PAY_STEP: sum(p.discs),
        ids.PAY_MIX: p.storage[PLASTIC] + sum(p.workies),
    }
    return len(cost) == 1 and have[kind] == n


class PayCost(Automatic[PlanetB, Cost]):
    """Pay a cost that is known to be payable: all fixed parts, then choices piece by piece (PB-ACT-1, PB-ACT-19)."""

    def run(self, g: PlanetB, seat: int, args: tuple[Cost]) -> None:
        (cost,) = args
        for item in cost:
            if is_fixed(item):
                pay_item(g, seat, item)
        rest = tuple([item for item in cost if not is_fixed(item)])
        while rest:
            pieces = payments(g, seat, rest)
            if len(pieces) > 1 and not takes_everything(g.players[seat], rest):
                then(g, PAYING.at(seat, rest))
                return
            pay_item(g, seat, pieces[0])
            rest = without_one(rest)


class PayPiece(Move[PlanetB, Cost]):
    """One piece of a payment of choice."""

    kind: int = ids.NONE
    rule: str = ""

    def check(self, g: PlanetB, seat: int, args: tuple[Cost], action: Action, failures: Failures | None) -> str | None:
        (cost,) = args
        return None if (self.kind, action[1], 1) in payments(g, seat, cost) else fail(failures, self.rule)

    def do(self, g: PlanetB, seat: int, args: tuple[Cost], action: Action) -> None:
        (cost,) = args
        pay_item(g, seat, (self.kind, action[1], 1))
        if rest := without_one(cost):
            then(g, PAY_COST.at(seat, rest))


class PayResource(PayPiece):
    """A resource of choice, or plastic (PB-ACT-11)."""

    kind: int = ids.PAY_RESOURCE
    rule: str = "PB-ACT-11"


class PayWorkie(PayPiece):
    """A workie of choice from the board (PB-TAKE-2, PB-TAKE-3)."""

    kind: int = ids.PAY_WORKIE
    rule: str = "PB-TAKE-2"


class StepBack(PayPiece):
    """A step back on a track of choice (PB-FACT-8, PB-FACT-9)."""

    kind: int = ids.PAY_STEP
    rule: str = "PB-FACT-8"


class Paying(Decision[PlanetB, Cost]):
    """Which piece pays; nothing else happens until the cost is paid (PB-ACT-19)."""

    excludes_anytime = True

    def preset(self, g: PlanetB, seat: int, args: tuple[Cost]) -> Action:
        return next(action for move in self.moves for action in move.legal_actions(g, seat, args))


PAY_COST: Final[PayCost] = STEPS.add("PAY_COST", PayCost())
PAYING: Final[Paying] = STEPS.add(
    "PAYING", Paying([PayResource(verbs.PAY_RESOURCE), PayWorkie(verbs.PAY_WORKIE), StepBack(verbs.STEP_BACK)])
)

# Effects that come before everything else in their box, each with the step that begins it (PB-CARD-13).
FIRST: Final[dict[int, Any]] = {}


def box_frames(seat: int, box: int) -> list[Frame]:
    """A chosen box: its cost, what was committed to with the choice, then its actions (PB-ACT-1)."""
    printed = BOXES[box]
    frames: list[Frame] = [PAY_COST.at(seat, printed.cost)] if printed.cost else []
    left = list(printed.open)
    for index, effect in enumerate(printed.effects):
        if effect.kind in FIRST:
            frames.append(FIRST[effect.kind].at(seat, box, index, effect.most))
            left[index] = 0
    return [*frames, OPEN.at(seat, box, tuple(left))]


def open_box(g: PlanetB, seat: int, box: int, *after: Frame) -> None:
    """Carry out a box that can be paid, then what follows (PB-ACT-1, PB-ACT-6)."""
    g.note(events.OPENED_BOX, seat, box)
    then(g, *box_frames(seat, box), *after)
