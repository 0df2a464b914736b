"""FED-ROOM, FED-SPY: rooms of the senate, and spying."""

from __future__ import annotations

import pytest

from astrarium.games.federation.tables import NAMES
from tests.federation.scenario import number, table
from tests.marks import example, rule


@rule("FED-ROOM-1", "FED-ROOM-10", "FED-MEDAL-6")
def test_two_degrees_in_the_officers_quarters() -> None:
    t = table()
    t[0].degree = 6
    t.play("place 1 voting officers_quarters")
    assert (t[0].degree, t[0].medals.bit_count()) == (8, 1)


@rule("FED-ROOM-2")
def test_ships_in_the_procurement_office() -> None:
    t = table()
    t[0].copernium = 5
    assert t.refused("place 1 voting procurement_office") == "FED-AMB-3"
    t[0].oceanium = 1
    t.play("place 1 voting procurement_office")
    assert (t[0].hangar, t[0].oceanium) == (3, 0)


@rule("FED-ROOM-3")
def test_a_ship_and_a_marker_in_the_patrons_office() -> None:
    t = table().open(0, "neo")
    t.play("place 1 voting patrons_office")
    assert t.refused("open neo") == "FED-ROOM-3"
    t.play("open spy")
    assert (t[0].hangar, t.g.view(0)["players"][0]["open"]) == (2, ["neo", "spy"])
    t = table().open(0, *NAMES["mission"])
    t.play("place 1 voting patrons_office")
    assert t.asked == (0, "CLOSING")


@rule("FED-ROOM-5", "FED-SPY-1", "FED-SPY-2")
@example("EX-B13")
def test_what_a_spy_can_copy() -> None:
    t = table().put(1, "1", "voting", "officers_quarters")
    t[0].lavandium = 1
    t.play("place 1 voting spy_left")
    assert t.refused("copy presidents_office") == "FED-ROOM-5"
    t.play("copy officers_quarters")
    assert t[0].degree == 3


@rule("FED-ROOM-7")
def test_the_president_may_use_the_office_later() -> None:
    t = table()
    t.g.turns = 4
    t.play("place 1 voting presidents_office", "medal neo")
    assert (t.g.president, t[0].medals) == (0, 1)


@rule("FED-ROOM-8", "FED-DIE-1")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5)])
def test_the_assistants_room(before: int, after: int) -> None:
    t = table().die(0, before)
    t[0].copernium = 1
    t.play("place 1 funding assistants_room")
    assert (t[0].die, t[0].copernium) == (after, 0)


@rule("FED-ROOM-9")
@example("EX-B81")
def test_the_small_lounge() -> None:
    t = table()
    t[0].degree = 4
    t.play("place 1 funding small_lounge", "fund neo", "fly small_lounge", "fund neo")
    assert (t[0].degree, t.g.projects[number("project", "neo")]) == (6, 2)
    assert t.g.view(0)["players"][0]["medals"] == ["intrigue"]


@rule("FED-ROOM-10", "FED-ACC-3")
def test_deep_space_through_a_room() -> None:
    t = table()
    t[0].degree = 9
    t.play("place 1 voting officers_quarters")
    assert t.asked == (0, "CHOOSING_DEEP")


@rule("FED-SPY-3", "FED-SPY-1")
@example("EX-B82", "EX-B13")
def test_the_copied_action_is_paid_too() -> None:
    t = table()
    t[0].lavandium = 1
    t.play("place 1 voting spy_left")
    assert t.options("copy") == [
        "neo", "sixmoons", "atal", "arratuin", "e81216", "officers_quarters", "patrons_office", "small_lounge",
    ]  # fmt: skip
    assert t.refused("copy assistants_room") == "FED-SPY-3"
    assert t.refused("copy procurement_office") == "FED-SPY-3"
    t = table()
    t[0].lavandium, t[0].copernium = 1, 1
    t.play("place 1 voting spy_left", "copy assistants_room")
    assert (t[0].die, t[0].copernium) == (2, 0)


@rule("FED-SPY-4")
def test_a_spy_copies_no_spy_and_no_outer_module() -> None:
    t = table()
    t[0].lavandium = 2
    t.play("place 1 voting spy_left")
    assert t.refused("copy spy") == "FED-SPY-4"
    assert t.refused("copy outer_module") == "FED-SPY-4"


@rule("FED-SPY-5", "FED-LAW-1")
def test_votes_count_on_the_spy_space() -> None:
    t = table()
    t[0].lavandium = 1
    t.play("place 3 voting spy_left", "copy atal", "take-tile 1A1")
    forecast = t.g.view(None)["forecast"]
    assert (forecast["wings"], forecast["floors"][1]["votes"][0]) == ([3, 0], 3)


@rule("FED-SPY-2", "FED-P3-9")
def test_a_blocked_action_can_be_copied() -> None:
    t = table(3)
    t[0].lavandium = 1
    t.play("place 1 voting spy_left", "copy e81216")
    assert t.asked == (0, "CLOSING")


@rule("FED-OUT-1", "FED-OUT-5")
def test_the_outer_module_gives_an_oceanium() -> None:
    t = table()
    t.play("place 1 voting outer_module")
    assert (t[0].oceanium, t.asked) == (1, (0, "CLOSING"))
