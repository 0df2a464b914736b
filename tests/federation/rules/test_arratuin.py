"""FED-ARR: the shops of Arratuin."""

from __future__ import annotations

import pytest

from astrarium.games.federation.counts import influence
from astrarium.games.federation.ids import ARRATUIN
from astrarium.games.federation.tables import NAMES, SHOPS
from tests.federation.scenario import kinds, table
from tests.marks import example, rule


@rule("FED-ARR-1", "FED-ARR-8")
def test_six_shops_and_one_of_them_is_free() -> None:
    assert len(NAMES["shop"]) == 6
    assert [shop.cost for shop in SHOPS].count((0, 0, 0, 0)) == 1
    t = table().visit(0, "arratuin")
    assert t.options("trade") == ["shop_1"]


@rule("FED-ARR-2", "FED-ARR-3", "FED-ARR-4")
@example("EX-B61")
def test_level_1_level_2_and_again() -> None:
    t = table()
    t[0].oceanium = 3
    for discs, diamonds, is_moved in ((1, 1, True), (2, 3, True), (2, 5, False)):
        told = kinds(t.visit(0, "arratuin").play("trade shop_5"))
        assert (t[0].discs[4], t[0].diamonds, "placed-disc" in told) == (discs, diamonds, is_moved)
    assert (t[0].oceanium, influence(t[0], ARRATUIN)) == (0, 2)


@rule("FED-ARR-5", "FED-ARR-7")
def test_discs_of_different_players_share_a_shop() -> None:
    t = table().visit(0, "arratuin")
    t.play("trade shop_1")
    t.visit(1, "arratuin").play("trade shop_1")
    assert (t[0].discs, t[1].discs) == ((1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0))
    t[0].discs = (2, 1, 0, 0, 2, 0)
    assert influence(t[0], ARRATUIN) == 5


@rule("FED-ARR-6", "FED-ARR-10", "FED-ARR-3")
@pytest.mark.parametrize(
    ("choices", "oceanium", "degree"),
    [
        (["oceanium", "oceanium", "oceanium"], 3, 1),
        (["oceanium", "degree", "oceanium"], 2, 2),
        (["degree", "oceanium", "degree"], 1, 3),
        (["degree", "degree", "degree"], 0, 4),
    ],
)
@example("EX-A6")
def test_a_free_combination_on_level_2(choices: list[str], oceanium: int, degree: int) -> None:
    t = table()
    t[0].discs, t[0].copernium = (0, 1, 0, 0, 0, 0), 1
    t.visit(0, "arratuin").play("trade shop_2", *[f"choose {kind}" for kind in choices])
    assert (t[0].oceanium, t[0].degree, t[0].discs[1], t[0].copernium) == (oceanium, degree, 2, 0)


@rule("FED-ARR-6")
@example("EX-B62")
def test_one_kind_only_on_level_1() -> None:
    t = table()
    t[0].copernium = 1
    t.visit(0, "arratuin").play("trade shop_2")
    assert t.refused("choose spaceship") == "FED-ARR-6"
    t.play("choose degree")
    assert (t[0].degree, t[0].oceanium, t.asked) == (3, 0, (0, "TURN"))


@rule("FED-ARR-9")
def test_a_shop_that_cannot_be_paid() -> None:
    t = table()
    t[0].lavandium = 5
    t.visit(0, "arratuin")
    assert t.refused("trade shop_5") == "FED-ARR-9"
    assert t.refused("trade shop_6") == "FED-ARR-9"
    assert t.refused("trade shop_4") is None
