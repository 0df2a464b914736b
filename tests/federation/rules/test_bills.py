"""Bills: what a move costs in all, item by item, is exactly what its check asks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astrarium.games.federation import ids
from astrarium.games.federation.holdings import DIAMONDS
from astrarium.kernel.explanations import Explanation
from tests.conformance.explanations import check_sums, offered_actions
from tests.explanations import lines
from tests.federation.scenario import Table, table


def placing() -> Table:
    return table().alter(0, "alt4_vote5_diamond")


def upgrading() -> Table:
    t = table(productions=["transporter", "transmutation_chamber", "consulate", "alteration_incubator"])
    t[0].lavandium = 1
    return t.gain(0, ((ids.UPGRADE, 1),))


def copying() -> Table:
    t = table()
    t[0].lavandium = 1
    t.play("place 1 voting spy_left")
    return t


def building() -> Table:
    return table().visit(0, "e81216")


def building_for_less() -> Table:
    t = table().tiles(0, "1B1").visit(0, "e81216")
    t.play("use 1B1")
    return t


def shopping() -> Table:
    return table().visit(0, "arratuin")


def flying() -> Table:
    t = table().open(0, "spy", "e81216")
    t.play("place 1 voting officers_quarters")
    return t


def keeping_the_level() -> Table:
    t = table()
    t[0].degree = 8
    return t.executive()


POSITIONS = [placing, upgrading, copying, building, building_for_less, shopping, flying, keeping_the_level]
RESERVES = [(0, 0, 0, 0), (1, 0, 0, 1), (0, 2, 1, 0), (3, 0, 4, 2), (1, 2, 1, 1), (3, 2, 4, 2)]


def owed(found: Explanation, resource: str) -> int:
    return sum([term.amount for term in found.needs if term.resource == resource])


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_what_is_short_is_the_sum_of_the_items(position: Callable[[], Table]) -> None:
    """And what an allowed move costs is covered by what the bill says there is."""
    t = position()
    seat = t.g.actors[0]
    p, moves = t[seat], offered_actions(t.g, seat)
    asked = set[str]()
    for reserve in RESERVES:
        p.lavandium, p.copernium, p.oceanium, p.diamonds = reserve
        for action in moves:
            check_sums(t.g, seat, action)
            found = t.g.explain(seat, action)
            asked |= {term.resource for term in found.needs}
            for resource in {term.resource for term in found.holds} if not found.conditions else ():
                there = sum([term.amount for term in found.holds if term.resource == resource])
                assert owed(found, resource) <= there, (t.rules.verbs.notation(action), reserve)
            if found.holds and not found.conditions:
                there = sum([term.amount for term in found.holds if term.resource == DIAMONDS])
                assert there == owed(found, DIAMONDS), (t.rules.verbs.notation(action), reserve)
    assert asked


def test_a_robot_is_an_item_of_what_it_builds() -> None:
    """FED-E8-1, FED-DEEP-8."""
    t = table().gain(0, ((ids.BUILD_FREE, 1),))
    assert lines(t.g.explain(0, "construct space_shipyard").needs) == [("robot", 1, "robot")]
    t[0].lavandium = 4
    t.visit(0, "e81216")
    assert ("robot", 1, "robot") in lines(t.g.explain(0, "build lavandium_replicator").needs)
