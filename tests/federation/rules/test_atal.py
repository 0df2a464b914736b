"""FED-ATAL: taking and using erudite tiles."""

from __future__ import annotations

import pytest

from tests.federation.scenario import number, scored, table
from tests.marks import example, rule


@rule("FED-ATAL-1", "FED-ATAL-3")
@example("EX-B57")
def test_the_ladder_of_a_type() -> None:
    t = table().show("2B1", "2C1").visit(0, "atal")
    assert t.refused("take-tile 2B1") == "FED-ATAL-1"
    t = table().show("2B1", "2C1").tiles(0, "1B2").visit(0, "atal")
    assert t.refused("take-tile 2B1") is None
    assert t.refused("take-tile 2C1") == "FED-ATAL-1"
    assert t.refused("take-tile 1B1") == "FED-ATAL-3"


@rule("FED-ATAL-1", "FED-VAR-3")
@pytest.mark.parametrize(("strict", "refused"), [(False, None), (True, "FED-VAR-3")])
@example("EX-B58")
def test_any_lower_level_is_enough(strict: bool, refused: str | None) -> None:
    t = table(settings={"atal_strict_ladder": strict}).tiles(0, "1D2").visit(0, "atal")
    assert t.refused("take-tile 3D1") == refused
    t.tiles(0, "2D1")
    assert t.refused("take-tile 3D1") is None


@rule("FED-ATAL-2")
def test_only_face_up_tiles() -> None:
    t = table().tiles(0, "1A2").visit(0, "atal")
    for tile in ("1A3", "2A1", "3A2"):
        assert t.refused(f"take-tile {tile}") == "FED-ATAL-2"


@rule("FED-ATAL-4", "FED-SETUP-5")
def test_taking_a_level_1_tile_turns_up_two() -> None:
    t = table().visit(0, "atal")
    t.fates = ["turn-tile 2E2", "turn-tile 1E3"]
    t.play("take-tile 1E1")
    shown = [pile["tile"] for pile in t.g.view(None)["planets"]["atal"]]
    assert (shown[4], shown[9]) == ("1E3", "2E2")
    t.visit(1, "atal").play("take-tile 1E3")
    shown = [pile["tile"] for pile in t.g.view(None)["planets"]["atal"]]
    assert (shown[4], shown[9]) == ("1E2", "2E2")


@rule("FED-ATAL-5", "FED-ATAL-6")
def test_level_2_is_replaced_level_3_is_not() -> None:
    t = table().tiles(0, "1E2").show("2E1")
    t.g.atal_down = (2, 2, 2, 2, 1, 3, 3, 3, 3, 2, 0, 0, 0, 0, 0)
    t.visit(0, "atal").play("take-tile 2E1")
    assert t.g.view(None)["planets"]["atal"][9]["tile"] == "2E2"
    t.visit(0, "atal").play("take-tile 3E1")
    assert t.g.view(None)["planets"]["atal"][14]["tile"] is None


@rule("FED-ATAL-7")
def test_every_tile_is_influence() -> None:
    t = table().tiles(0, "1A1", "1B1").tiles(0, "1C1", used=True)
    assert t.g.view(None)["players"][0]["influence"]["atal"] == 3


@rule("FED-ATAL-8")
def test_a_tile_is_used_once() -> None:
    t = table().tiles(0, "1A1")
    t.play("use 1A1")
    assert t[0].level_round == 1
    assert t.refused("use 1A1") == "FED-ATAL-8"


@rule("FED-ATAL-9")
def test_three_moments() -> None:
    t = table().visit(0, "atal")
    t.play("take-tile 1C1")
    assert (t[0].degree, t[0].used) == (2, t[0].erudites)
    assert t.refused("use 1C1") == "FED-ATAL-8"
    t[0].used = 0
    assert t.refused("use 1C1") == "FED-ATAL-9"


@rule("FED-ATAL-9", "FED-ATAL-16")
def test_a_planet_tile_waits_for_its_planet() -> None:
    t = table().tiles(0, "1E1")
    assert t.refused("use 1E1") == "FED-ATAL-16"
    t.play("place 1 voting neo_left", "use 1E1", "dig neo_1b")
    assert (t[0].lavandium, t[0].oceanium) == (2, 1)


@rule("FED-ATAL-10", "FED-ERU-8")
@example("EX-B59")
def test_an_immediate_tile_counts_itself() -> None:
    t = table().tiles(0, "1A1", "1B1", "1C1").show("3A3").visit(0, "atal")
    assert scored(t.play("take-tile 3A3"), 0) == 8


@rule("FED-ATAL-11")
def test_several_tiles_in_one_action() -> None:
    t = table().tiles(0, "1E1", "2E3").visit(0, "neo")
    t.play("use 1E1", "dig neo_1a", "use 2E3")
    assert (t[0].lavandium, t[0].diamonds) == (4, 1)
    t = table().tiles(0, "1E1").visit(0, "neo")
    t.play("dig neo_1a", "finish")
    assert t[0].used == 0


@rule("FED-ATAL-12", "FED-ERU-5")
@example("EX-B95")
def test_a_tile_works_in_later_actions() -> None:
    t = table().tiles(0, "1A2").show("2A2").visit(0, "atal")
    t.play("take-tile 2A2")
    assert t.asked == (0, "TURN")
    t.visit(0, "atal")
    t[0].fresh = t[0].erudites
    assert t.refused("use 2A2") == "FED-ATAL-12"
    t[0].fresh = 0
    t.play("use 2A2", "take-tile 3E1")
    assert t.g.view(None)["players"][0]["influence"]["atal"] == 3


@rule("FED-ATAL-12")
def test_taken_tiles_are_fresh_until_the_action_is_over() -> None:
    t = table().show("1C2").visit(0, "atal")
    t.play("take-tile 1C2")
    assert t[0].fresh == t[0].erudites
    t.play("choose spaceship")
    assert t[0].fresh == 0


@rule("FED-ATAL-13", "FED-AMB-11")
@example("EX-B94")
def test_without_a_tile_to_take_the_action_is_forfeited() -> None:
    t = table()
    t.g.atal = (-1,) * 15
    t.visit(0, "atal")
    assert t.asked == (0, "TURN")
    t = table().tiles(0, "2A2")
    t.g.atal = (-1,) * 13 + (number("erudite", "3D1"), -1)
    t.visit(0, "atal")
    assert t.options("take-tile") == []
    t.play("use 2A2")
    assert t.refused("forfeit") == "FED-AMB-11"
    t.play("take-tile 3D1")
    assert t[0].erudites.bit_count() == 2


@rule("FED-ATAL-14")
def test_tiles_are_for_their_owner() -> None:
    t = table().tiles(1, "1A1")
    assert t.refused("use 1A1") == "FED-ATAL-14"
    t = table().visit(0, "atal")
    t.play("take-tile 1A1")
    assert t.refused("use 1A1") is None


@rule("FED-ATAL-15", "FED-E8-18")
@example("EX-B85")
def test_a_tile_that_is_being_resolved_cannot_be_turned_up() -> None:
    t = table(productions=["transporter", "transmutation_chamber", "consulate", "alteration_incubator"])
    t.show("1B3").tiles(0, "1E1", used=True).visit(0, "atal")
    t.play("take-tile 1B3", "income consulate")
    assert t.refused("refresh 1B3") == "FED-ATAL-15"
    t.play("refresh 1E1")
    assert t.g.view(None)["players"][0]["erudites"] == [
        {"tile": "1B3", "used": True},
        {"tile": "1E1", "used": False},
    ]


@rule("FED-ATAL-15", "FED-ERU-2")
@example("EX-B86")
def test_refreshing_does_not_loop() -> None:
    t = table(productions=["transporter", "transmutation_chamber", "consulate", "alteration_incubator"])
    t.tiles(0, "1A2").tiles(0, "1B3", used=True)
    t.play("use 1A2", "refresh 1B3", "income consulate")
    assert t.asked == (0, "TURN")
    assert t[0].used == t[0].erudites
    assert t[0].busy == 0


@rule("FED-ATAL-16", "FED-E8-13", "FED-DEEP-8")
@example("EX-B93")
def test_what_is_no_action_on_a_planet() -> None:
    t = table(productions=["transporter", "transmutation_chamber", "consulate", "alteration_incubator"])
    t.tiles(0, "1E1", "1E3", "1B1").gain(0, ((23, 0, 1),))
    assert t.refused("use 1E1") == "FED-ATAL-16"
    t.play("transport-miner neo_1a")
    assert t[0].lavandium == 0
    t.gain(0, ((15,),))
    assert t.refused("use 1B1") == "FED-ATAL-16"
    t.play("construct transporter")
    assert t[0].robots == 1


@rule("FED-ATAL-17")
@example("EX-B89")
def test_a_refreshed_tile_works_again_in_the_same_action() -> None:
    t = table().tiles(0, "1E1", "1A2").visit(0, "neo")
    t.play("use 1E1", "use 1A2", "refresh 1E1", "use 1E1", "dig neo_1b")
    assert (t[0].lavandium, t[0].oceanium) == (4, 1)


@rule("FED-ATAL-15", "FED-ERU-22")
def test_a_tile_that_is_being_resolved_is_neither_used_nor_copied() -> None:
    t = table().tiles(0, "1A3", "1E1").visit(0, "atal")
    t.play("use 1A3")
    assert t.refused("copy-tile 1A3") == "FED-ATAL-15"
    t = table().tiles(0, "1E1")
    t[0].busy = t[0].erudites
    assert [reason.rule for reason in t.reasons("use 1E1")][:1] == ["FED-ATAL-15"]
