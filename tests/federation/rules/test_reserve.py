"""FED-RES: resources and payments."""

from __future__ import annotations

import pytest

from astrarium.games.federation import ids
from astrarium.games.federation.prices import can_pay, crystals_needed
from astrarium.games.federation.reserve import amounts, payments
from astrarium.games.federation.tables import LIMITS
from tests.federation.scenario import table
from tests.marks import example, rule


@rule("FED-RES-1", "FED-ERU-7", "FED-END-4")
def test_a_diamond_is_no_crystal() -> None:
    t = table().gain(0, ((0, 10, 0, 0, 3, 0),))
    assert (t[0].lavandium, t[0].diamonds, t.asked) == (10, 3, (0, "TURN"))
    t[0].hangar = 0
    assert t.final_scoring()[0].prestige == 8


@rule("FED-RES-2", "FED-RES-3")
@pytest.mark.parametrize(
    ("have", "cost", "ways"),
    [
        ((1, 0, 0, 0), (1, 0, 0, 0), [(1, 0, 0, 0)]),
        ((1, 0, 1, 0), (1, 0, 0, 0), [(1, 0, 0, 0), (0, 0, 1, 0)]),
        ((0, 1, 2, 0), (1, 1, 0, 0), [(0, 1, 1, 0), (0, 0, 2, 0)]),
        ((5, 5, 0, 0), (0, 0, 1, 0), []),
        ((0, 0, 5, 0), (0, 0, 0, 1), []),
        ((0, 1, 0, 0), (1, 0, 0, 0), []),
    ],
)
def test_ways_to_pay(
    have: tuple[int, int, int, int], cost: tuple[int, int, int, int], ways: list[tuple[int, int, int, int]]
) -> None:
    assert payments(have, cost) == ways
    assert can_pay(have, cost) == bool(ways)


@rule("FED-RES-2")
@example("EX-B2")
def test_the_player_chooses_how_to_pay() -> None:
    t = table()
    t[0].lavandium, t[0].oceanium = 1, 1
    t.play("place 1 voting spy_left")
    assert t.options() == ["pay 1 0 0", "pay 0 0 1"]
    assert t.refused("pay 0 1 0") == "FED-RES-2"
    t.play("pay 0 0 1", "copy officers_quarters")
    assert (t[0].lavandium, t[0].oceanium) == (1, 0)


@rule("FED-RES-3", "FED-AMB-3")
@example("EX-B3")
def test_nothing_replaces_oceanium() -> None:
    t = table()
    t[0].copernium = 5
    assert t.refused("place 1 voting procurement_office") == "FED-AMB-3"


@rule("FED-RES-4")
def test_a_crystal_of_ones_choice() -> None:
    t = table().gain(0, ((1, 1, 1, 0, 1, 2),))
    assert t.options("choose") == ["lavandium", "copernium", "oceanium"]
    t.play("choose copernium")
    assert t[0].copernium == 1


@rule("FED-RES-5", "FED-PSET-8")
def test_what_to_keep_is_chosen_after_each_gain() -> None:
    t = table()
    t[0].lavandium, t[0].copernium = 5, 5
    t.gain(0, ((0, 0, 0, 2, 0, 0), (0, 0, 0, 1, 0, 0)))
    assert t.refused("discard golden_diamond") == "FED-RES-5"
    preset = t.rules.preset(t.g, 0)
    assert preset is not None
    assert t.rules.verbs.notation(preset) == "discard lavandium"  # a preview keeps the better ones
    t.play("discard lavandium", "discard lavandium")
    assert (t[0].lavandium, t[0].copernium, t[0].oceanium) == (3, 5, 3)
    assert t.asked == (0, "DROPPING")
    t.play("discard copernium")
    assert (t[0].lavandium, t[0].copernium, t[0].oceanium) == (3, 4, 3)


@rule("FED-RES-5")
def test_one_kind_overflows_without_a_question() -> None:
    t = table()
    t[0].lavandium = 9
    t.gain(0, ((0, 3, 0, 0, 0, 0),))
    assert (t[0].lavandium, t.asked) == (10, (0, "TURN"))


@rule("FED-RES-2", "FED-ERU-9", "FED-ERU-23")
def test_a_discount_takes_crystals_off_and_gives_no_change() -> None:
    have, cost = (2, 2, 2, 0), (1, 1, 1, 0)
    assert payments(have, cost, 2) == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)]
    assert payments(have, (2, 0, 0, 0), 5) == [(0, 0, 0, 0)]
    assert payments((0, 0, 0, 0), (0, 0, 1, 0), 1) == [(0, 0, 0, 0)]
    assert [crystals_needed(cost, discount) for discount in (0, 2, 3, 4)] == [3, 1, 0, 0]


@rule("FED-ERU-10")
@pytest.mark.parametrize("resource", range(4))
def test_any_resource_may_come_by_a_counter(resource: int) -> None:
    t = table()
    t[0].hangar = 3
    t.gain(0, ((ids.GAIN_PER, resource, 1, ids.BY_HANGAR),))
    assert amounts(t[0]) == tuple([3 * (kind == resource) for kind in range(4)])


@rule("FED-RES-6")
def test_one_diamond_too_many_is_lost_and_nothing_else() -> None:
    t = table()
    t[0].diamonds, t[0].lavandium = LIMITS.golden_diamonds_max, 1
    t.g.log = []
    t.gain(0, ((ids.GAIN, 0, 0, 0, 1, 0),))
    assert amounts(t[0]) == (1, 0, 0, LIMITS.golden_diamonds_max)
    lost = [event.values for event in t.g.log if event.kind == "lost"]
    assert [(values["resource"], values["amount"]) for values in lost] == [("resource:golden_diamond", 1)]
