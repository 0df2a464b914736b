"""Upgrading structures (GP-UPG)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import ids
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def alone(**structures: str) -> Table:
    """Terrans with 15 ore and 30 credits on terra planets; nobody is near."""
    t = table("terrans", "xenos").bare(terra=" ".join(structures.values())).put("terrans", **structures)
    return t.give("terrans", ore=15, credits=30, knowledge=0, booster="booster_credits_qic")


@rule("GP-UPG-1", "GP-UPG-12")
@example("ED-18")
def test_the_old_piece_returns_from_the_right_and_covers_its_slot_again() -> None:
    """The mine returns to the second slot, the first goes on paying; the first station pays 3 credits."""
    t = alone(mine="1B1 3A7").give("terrans", ore=2, credits=6)
    t.play("upgrade 1B1 trading_station")
    assert t.at("1B1") == "terrans trading_station"
    assert (t["terrans"].pieces[ids.MINE], t["terrans"].pieces[ids.TRADING_STATION]) == (1, 1)
    t.take_income()
    assert t.purse("terrans") == (1 + 1, 3 + 2, 1, 2)


@rule("GP-UPG-12")
def test_a_station_that_returns_stops_paying() -> None:
    t = alone(trading_station="1B1 3A7").give("terrans", ore=4, credits=6)
    t.play("upgrade 1B1 planetary_institute", "end", "xenos: pass booster_range")
    t.take_income()
    assert t["terrans"].credits == 3 + 2


@rule("GP-UPG-2")
@pytest.mark.parametrize(
    ("old", "refused", "allowed"),
    [
        ("mine", "mine planetary_institute research_lab academy_left academy_right", "trading_station"),
        ("trading_station", "mine trading_station academy_left academy_right", "planetary_institute research_lab"),
        ("research_lab", "mine trading_station research_lab planetary_institute", "academy_left academy_right"),
        ("planetary_institute", "mine trading_station research_lab academy_left academy_right", ""),
        ("academy_left", "mine trading_station research_lab planetary_institute academy_right", ""),
    ],
)
def test_one_action_is_one_step(old: str, refused: str, allowed: str) -> None:
    t = alone(**{old: "1B1"})
    for new in refused.split():
        assert t.refused(f"upgrade 1B1 {new}") == "GP-UPG-2"
    assert sorted(t.options("upgrade")) == [f"1B1 {new}" for new in allowed.split()]


@rule("GP-UPG-2")
def test_only_own_structures_are_upgraded() -> None:
    t = alone(mine="1B1").planet("1C", "desert").planet("1B2", "terra").put("xenos", mine="1C")
    assert t.refused("upgrade 1C trading_station") == "GP-UPG-2"
    assert t.refused("upgrade 1B2 trading_station") == "GP-UPG-2"


@rule("GP-UPG-3", "GP-UPG-4")
@example("ED-16")
def test_a_station_is_cheaper_near_an_opponent() -> None:
    """6 credits alone, even beside satellites, gaiaformers and stations; 3 within two hexes of a structure."""
    t = table("terrans", "xenos", "ivits").bare(terra="1B1", transdim="1C", desert="1B3 1A6")
    t.put("terrans", mine="1B1").give("terrans", ore=2, credits=5)
    t.satellites("xenos", "1B2").put("xenos", gaiaformer="1C", mine="1A6").put("ivits", space_station="1A3")
    assert t.distance("1B1", "1A6") == 3
    assert t.refused("upgrade 1B1 trading_station") == "GP-UPG-13"
    assert t.missing("upgrade 1B1 trading_station") == {"have": 5, "need": 6}
    t.put("xenos", mine="1B3")
    assert t.distance("1B1", "1B3") == 2
    t.play("upgrade 1B1 trading_station")
    assert t.purse("terrans")[:2] == (0, 2)


@rule("GP-UPG-14")
def test_the_lost_planet_of_an_opponent_makes_a_station_cheaper_and_charges() -> None:
    t = alone(mine="1B1").give("terrans", ore=2, credits=3).lost_planet("xenos", "1B3")
    t.play("upgrade 1B1 trading_station", "end")
    assert t.purse("terrans")[:2] == (0, 0)
    assert t.actor == "xenos"
    assert t.options("charge") == ["1"]


@rule("GP-UPG-14", "GP-UPG-4")
@example("ED-94")
def test_host_and_guest_on_one_planet_are_neighbours() -> None:
    t = table("terrans", "lantids").bare(terra="1B1").put("terrans", mine="1B1").put("lantids", mine="1B1")
    t.give("terrans", ore=2, credits=3)
    t.play("upgrade 1B1 trading_station", "end", "lantids: charge 1")
    assert t.hexes(t["lantids"].guests) == ["1B1"]
    assert t["lantids"].vp == 10


@rule("GP-UPG-5", "GP-UPG-13")
def test_the_power_of_the_institute_starts_at_once() -> None:
    t = table("hadsch_hallas", "xenos").bare(oxide="1B1").put("hadsch_hallas", trading_station="1B1")
    t.give("hadsch_hallas", ore=4, credits=9)
    assert t.refused("convert hadsch_credits_to_ore") == "GP-FAC-HADSCH-1"
    t.play("upgrade 1B1 planetary_institute")
    assert t.purse("hadsch_hallas")[:2] == (0, 3)
    t.play("convert hadsch_credits_to_ore")
    assert t.purse("hadsch_hallas")[:2] == (1, 0)


@rule("GP-UPG-5", "GP-FAC-GLEENS-3")
def test_the_gleens_take_their_token_with_the_institute() -> None:
    t = table("gleens", "terrans").bare(desert="1B1").put("gleens", trading_station="1B1")
    t.give("gleens", ore=4, credits=6, knowledge=0)
    t.play("upgrade 1B1 planetary_institute")
    assert t["gleens"].tokens == (2 * ids.FED_GLEENS + 1,)
    assert t.purse("gleens")[:3] == (1, 2, 1)


@rule("GP-UPG-6", "GP-UPG-7", "GP-UPG-13")
@pytest.mark.parametrize(
    ("old", "new", "ore", "credits"),
    [
        ("trading_station", "research_lab", 3, 5),
        ("research_lab", "academy_left", 6, 6),
        ("research_lab", "academy_right", 6, 6),
    ],
)
def test_labs_and_academies_bring_a_tile_at_once(old: str, new: str, ore: int, credits: int) -> None:
    t = alone(**{old: "1B1"}).give("terrans", ore=ore, credits=credits - 1)
    assert t.refused(f"upgrade 1B1 {new}") == "GP-UPG-13"
    t.give("terrans", ore=ore - 1, credits=credits)
    assert t.refused(f"upgrade 1B1 {new}") == "GP-UPG-13"
    t.give("terrans", ore=ore).play(f"upgrade 1B1 {new}")
    assert t.purse("terrans")[:2] == (0, 0)
    assert t.at("1B1") == f"terrans {new}"
    t.play("tile free1", "no-step")
    assert len(t["terrans"].tech) == 1


@rule("GP-UPG-8")
def test_the_left_academy_pays_knowledge_and_the_right_one_a_qic_a_round() -> None:
    t = alone(academy_left="1B1").give("terrans", booster="booster_tokens_ore").take_income()
    assert t["terrans"].knowledge == 1 + 2
    assert t.refused("special academy") == "GP-SPEC-3"
    t = alone(academy_right="1B1").give("terrans", booster="booster_tokens_ore").take_income()
    assert t["terrans"].knowledge == 1
    t.play("special academy")
    assert t["terrans"].qic == 2


@rule("GP-UPG-9")
@example("ED-17")
def test_a_piece_of_the_new_structure_must_be_left() -> None:
    """Four stations on the map; a lab returns one."""
    t = alone(mine="1B1", trading_station="3A7 4A4 6B1 3C")
    assert t.refused("upgrade 1B1 trading_station") == "GP-UPG-9"
    t.play("upgrade 3C research_lab", "tile free1", "no-step", "end", "xenos: pass booster_range")
    t.play("upgrade 1B1 trading_station")
    assert t.at("1B1") == "terrans trading_station"


@rule("GP-UPG-9")
def test_there_is_one_institute_and_one_academy_of_each_side() -> None:
    t = alone(trading_station="1B1", research_lab="3A7", planetary_institute="3C", academy_left="4A4")
    assert t.refused("upgrade 1B1 planetary_institute") == "GP-UPG-9"
    assert t.refused("upgrade 3A7 academy_left") == "GP-UPG-9"
    assert t.options("upgrade") == ["1B1 research_lab", "3A7 academy_right"]


@rule("GP-UPG-10", "GP-CHARGE-1")
def test_an_upgrade_lets_neighbours_charge_the_value_of_their_own_structures() -> None:
    t = alone(trading_station="1B1").planet("1B3", "desert").put("xenos", mine="1B3")
    t.play("upgrade 1B1 planetary_institute", "end")
    assert t.actor == "xenos"
    assert t.options("charge") == ["1"]


@rule("GP-UPG-10")
@pytest.mark.parametrize(
    ("old", "new", "tile"),
    [
        ("mine", "trading_station", ()),
        ("trading_station", "research_lab", ("tile free1", "no-step")),
        ("trading_station", "planetary_institute", ()),
        ("research_lab", "academy_left", ("tile free1", "no-step")),
        ("research_lab", "academy_right", ("tile free1", "no-step")),
    ],
)
def test_every_upgrade_is_a_build_event(old: str, new: str, tile: tuple[str, ...]) -> None:
    t = alone(**{old: "1B1"}).planet("1B3", "desert").put("xenos", mine="1B3")
    t.play(f"upgrade 1B1 {new}", *tile, "end")
    assert t.actor == "xenos"
    assert t.options("charge") == ["1"]


@rule("GP-UPG-11")
def test_the_lost_planet_and_guest_mines_stay_mines() -> None:
    t = alone(mine="1B1").lost_planet("terrans", "1C")
    assert t.refused("upgrade 1C trading_station") == "GP-UPG-11"
    assert t.options("upgrade") == ["1B1 trading_station"]
    t = table("lantids", "terrans").bare(terra="1B1").put("terrans", mine="1B1").put("lantids", mine="1B1")
    assert t.refused("upgrade 1B1 trading_station") == "GP-UPG-11"


@rule("GP-UPG-13")
def test_an_upgrade_is_paid_in_ore_and_credits() -> None:
    t = alone(mine="1B1", trading_station="3A7", research_lab="4A4")
    prices = {"1B1 trading_station": (2, 6), "3A7 planetary_institute": (4, 6), "3A7 research_lab": (3, 5)}
    prices |= {"4A4 academy_left": (6, 6), "4A4 academy_right": (6, 6)}
    assert sorted(t.options("upgrade")) == sorted(prices)
    for upgrade, (ore, credits) in prices.items():
        t = alone(mine="1B1", trading_station="3A7", research_lab="4A4")
        t.play(f"upgrade {upgrade}")
        assert t.purse("terrans")[:2] == (15 - ore, 30 - credits)
