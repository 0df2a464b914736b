"""Prices term by term: what a cost asks for, what takes from it, and what there is to pay it (FED-RES, FED-ERU-9)."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail_short

from .component_words import Amounts
from .counts import marker_level
from .holdings import DIAMONDS, KINDS, LEVEL, crystals_of
from .ids import DIAMOND, RESOURCE_NAMES
from .state import Player


def paid(have: Amounts, cost: Amounts) -> Amounts:
    """How much of the crystals of a cost each kind pays itself; last, what oceanium pays for others (FED-RES-2, 3)."""
    lavandium, copernium, oceanium = min(have[0], cost[0]), min(have[1], cost[1]), min(have[2], cost[2])
    replaced = cost[0] - lavandium + cost[1] - copernium
    return (lavandium, copernium, oceanium, min(have[2] - oceanium, replaced))


def crystals_needed(cost: Amounts, discount: int) -> int:
    """The crystals of a cost after a discount, which gives no change (FED-ERU-9, FED-ERU-23)."""
    return max(0, cost[0] + cost[1] + cost[2] - discount)


def crystals_short(have: Amounts, cost: Amounts) -> int:
    """The crystals that are missing, oceanium standing in for others (FED-RES-2, 3); below 0 if some is left."""
    lavandium, copernium = cost[0] - have[0], cost[1] - have[1]
    replaced = (lavandium if lavandium > 0 else 0) + (copernium if copernium > 0 else 0)
    return replaced + cost[2] - have[2]


def missing(have: Amounts, cost: Amounts, discount: int = 0) -> tuple[int, int]:
    """The crystals and the diamonds that are missing; nothing stands in for diamonds."""
    return max(0, crystals_short(have, cost) - discount), max(0, cost[DIAMOND] - have[DIAMOND])


def can_pay(have: Amounts, cost: Amounts, discount: int = 0) -> bool:
    return cost[DIAMOND] <= have[DIAMOND] and crystals_short(have, cost) <= discount


def unpaid(failures: Failures | None, rule: str, have: Amounts, cost: Amounts, discount: int = 0) -> str | None:
    """The refusal of a cost that cannot be paid: for its crystals, and for its diamonds."""
    crystals, diamonds = missing(have, cost, discount)
    needed = crystals_needed(cost, discount)
    if crystals and (refused := fail_short(failures, rule, crystals_of(cost), needed - crystals, needed)):
        return refused
    return fail_short(failures, rule, DIAMONDS, have[DIAMOND], cost[DIAMOND]) if diamonds else None


def bill_cost(bill: Bill, cost: Amounts, of: str, discount: int = 0) -> None:
    """What something costs, kind by kind; a discount takes crystals off (FED-ERU-9)."""
    resource = crystals_of(cost)
    for kind in range(DIAMOND):
        reason = "price" if resource == KINDS[kind] else f"price-{RESOURCE_NAMES[kind]}"
        bill.need(resource, cost[kind], reason, of=of)
    bill.need(resource, crystals_needed(cost, discount) - sum(cost[:DIAMOND]), "discount")
    bill.need(DIAMONDS, cost[DIAMOND], "price", of=of)


def bill_reserve(bill: Bill, have: Amounts, bonus: Amounts, cost: Amounts) -> None:
    """What pays it: each kind itself, oceanium instead of others, and what is gained just before (FED-AMB-6)."""
    resource, own = crystals_of(cost), paid(have, cost)
    for kind in range(DIAMOND):
        bill.hold(resource, own[kind], f"reserve-{RESOURCE_NAMES[kind]}")
    bill.hold(resource, own[DIAMOND], "stand-in")
    bill.hold(resource, sum(paid(added(have, bonus), cost)) - sum(own), "bonus")
    bill.hold(DIAMONDS, min(have[DIAMOND], cost[DIAMOND]), "reserve-golden_diamond")
    bill.hold(DIAMONDS, min(bonus[DIAMOND], max(0, cost[DIAMOND] - have[DIAMOND])), "bonus")


def bill_level(bill: Bill, p: Player) -> None:
    """The level: of the marker, and what counts higher until the end of the round or the game (FED-ACC-2)."""
    bill.hold(LEVEL, marker_level(p), "level-marker")
    bill.hold(LEVEL, p.level_round, "level-round")
    bill.hold(LEVEL, p.level_game, "level-game")


def added(have: Amounts, more: Amounts) -> Amounts:
    return (have[0] + more[0], have[1] + more[1], have[2] + more[2], have[3] + more[3])
