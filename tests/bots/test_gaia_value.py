"""What the estimate of Gaia Project must get right, whatever its numbers are."""

from astrarium.games.gaia import ids
from astrarium.games.gaia.value import FACTION_PRIOR, value
from astrarium.kernel.registry import new
from tests.gaia.scenario import table


def test_more_of_anything_is_worth_more() -> None:
    for more in ("ore", "credits", "knowledge", "qic", "bowl3"):
        t = table("terrans", "xenos", round=3)
        t.put("terrans", mine="1B1")
        before = value(t.g, 0)
        t.give("terrans", **{more: getattr(t["terrans"], more) + 1})
        assert value(t.g, 0) > before, more


def test_a_point_is_a_point() -> None:
    t = table("terrans", "xenos", round=3)
    t.put("terrans", mine="1B1")
    before = value(t.g, 0)
    t.give("terrans", vp=t["terrans"].vp + 5)
    assert round(value(t.g, 0) - before, 6) == 5


def test_when_the_game_is_over_the_value_is_the_score() -> None:
    t = table("terrans", "xenos", round=6)
    t.put("terrans", mine="1B1").put("xenos", mine="1B4")
    t.play("pass none")
    t.play("pass none")
    assert t.g.result is not None
    assert [value(t.g, seat) for seat in range(2)] == [float(score) for score in t.g.result.scores]


def test_factions_are_chosen_by_what_is_usually_reached_with_them() -> None:
    g = new("gaia", 2, seed=1)
    g.play(0, "faction ambas")
    assert g.rules.value(g, 0) == FACTION_PRIOR[ids.AMBAS] == max(FACTION_PRIOR)
