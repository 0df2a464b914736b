"""Forming a federation (GP-FED).

Places used below, from north to south: 1B1, 1B2, 1A5, 3A11, 3B5, 3B4 are a straight line; 1A3, 1A4, 3A0 lie along it in
the east, 1B3 touches 1B2 and 1A5 in the west.
"""

from __future__ import annotations

import pytest

from astrarium.games.gaia.actions.federation import survey_of
from astrarium.games.gaia.tables import NAMES
from astrarium.kernel.position import SettingValue
from tests.gaia.scenario import Table, table
from tests.marks import example, rule

BIG = "tech_big_power_4"


def realm(tokens: int = 9, settings: dict[str, SettingValue] | None = None, /, **structures: str) -> Table:
    """Terrans with these structures on an empty map and so many tokens in bowl I."""
    t = table("terrans", "xenos", "ivits", settings=settings).bare(terra=" ".join(structures.values()))
    return t.put("terrans", **structures).give("terrans", bowls=(tokens, 0, 0), knowledge=0)


def members(t: Table, faction: str = "terrans") -> list[str]:
    """The planets in federations."""
    return t.hexes(t[faction].federated & t[faction].colonies)


def satellites(t: Table, faction: str = "terrans") -> list[str]:
    return t.hexes(t[faction].satellites)


@rule("GP-FED-1", "GP-FED-18")
def test_a_federation_needs_a_power_value_of_seven() -> None:
    t = realm(planetary_institute="1B1", academy_left="1B2")
    assert t.refused("federate") == "GP-FED-1"
    assert t.missing("federate") == {"have": 6, "need": 7}
    t.planet("1C", "terra").put("terrans", mine="1C").play("federate")
    assert t.refused("done") == "GP-FED-1"
    t.play("include 1B1", "done", "token fed_12vp")
    assert members(t) == ["1B1", "1B2", "1C"]


@rule("GP-FED-10", "GP-FED-3", "GP-FED-1")
def test_a_planet_joins_with_its_neighbours() -> None:
    """Included once with them, it belongs to the federation already; it is not an own planet that is missing."""
    t = realm(planetary_institute="1B1", academy_left="1B2", mine="1C")
    t.play("federate")
    assert t.options("include") == ["1B1"]
    assert t.refused("include 1B2") == "GP-FED-3"
    assert t.refused("include 5A1") == "GP-FED-1"
    t.play("include 1B1")
    assert t.refused("include 1B1") == "GP-FED-10"
    assert t.refused("include 1B2") == "GP-FED-10"
    assert t.refused("include 1C") == "GP-FED-10"


@rule("GP-FED-2")
@pytest.mark.parametrize(
    ("structure", "value"),
    [
        ("mine", 1),
        ("trading_station", 2),
        ("research_lab", 2),
        ("planetary_institute", 3),
        ("academy_left", 3),
        ("academy_right", 3),
    ],
)
def test_structures_have_their_power_values(structure: str, value: int) -> None:
    t = realm(**{structure: "1B1"})
    assert survey_of(t.g, 0).total() == value
    t.tech("terrans", BIG)
    assert survey_of(t.g, 0).total() == (4 if value == 3 else value)
    t.lost_planet("terrans", "3C")
    assert survey_of(t.g, 0).total() == (4 if value == 3 else value) + 1


@rule("GP-FED-2")
def test_a_space_station_is_worth_one_and_titanium_one_more_for_bescods() -> None:
    t = table("ivits", "terrans").put("ivits", space_station="1C")
    assert survey_of(t.g, 0).total() == 1
    t = table("bescods", "terrans").bare(titanium="1B1 1C", ice="3C")
    t.put("bescods", planetary_institute="1B1", mine="1C 3C")
    assert survey_of(t.g, 0).total() == 3 + 1 + 1 + 1 + 1


@rule("GP-FED-3")
def test_neighbours_are_connected_and_others_need_satellites_at_once() -> None:
    t = realm(1, planetary_institute="1B1", academy_left="1B2", mine="3A11")
    assert t.distance("1B2", "3A11") == 2
    t.play("federate")
    assert t.options("include") == ["1B1", "3A11"]
    t.play("include 1B1", "include 3A11", "done", "token fed_12vp")
    assert satellites(t) == ["1A5"]


@rule("GP-FED-4")
@example("ED-30")
def test_a_satellite_costs_a_token_of_any_bowl_and_goes_on_a_hex_without_planet() -> None:
    """Not on the empty planet in between; the way round it takes two."""
    t = realm(planetary_institute="1B1", academy_left="1A5").tech("terrans", BIG)
    t.planet("1B2", "ice").give("terrans", bowls=(1, 1, 1))
    t.play("federate", "include 1A5", "include 1B1", "done")
    assert t.refused("satellite 1B2") == "GP-FED-7"
    assert t.options("satellite") == ["1A3", "1A4", "1B3", "1C"]
    t.play("satellite 1A3")
    assert t.options("tokens") == ["1 0", "0 1", "1 1"]
    t.play("tokens 1 1", "token fed_12vp")
    assert t.bowls("terrans") == (1, 0, 0, 0)
    assert satellites(t) == ["1A3", "1A4"]


@rule("GP-FED-4", "GP-FED-5")
@example("ED-93")
def test_satellites_go_round_a_foreign_planet_and_share_hexes_with_other_colors() -> None:
    t = realm(planetary_institute="1B1", academy_left="1A5").tech("terrans", BIG).planet("1B2", "ice")
    t.put("xenos", mine="1B2").satellites("xenos", "1A3 1A4").satellites("ivits", "1A3 1A4")
    t.play("federate", "include 1B1", "include 1A5", "done", "satellite 1A3", "token fed_12vp")
    assert satellites(t) == ["1A3", "1A4"]


@rule("GP-FED-5")
@example("ED-29")
def test_a_satellite_may_stand_beside_those_of_others_and_a_station() -> None:
    t = realm(1, planetary_institute="1B1", academy_left="1A5").tech("terrans", BIG)
    t.satellites("xenos", "1B2").put("ivits", space_station="1B2")
    t.play("federate", "include 1B1", "include 1A5", "done", "token fed_12vp")
    assert satellites(t) == ["1B2"]


@rule("GP-FED-5", "GP-FED-11")
def test_no_hex_takes_two_satellites_of_a_color() -> None:
    t = realm(1, planetary_institute="1B1", academy_left="1A5").tech("terrans", BIG)
    assert survey_of(t.g, 0).space >> t.g.galaxy.parse_hex("1B2") & 1
    t["terrans"].satellites |= 1 << t.g.galaxy.parse_hex("1B2")
    assert not survey_of(t.g, 0).space >> t.g.galaxy.parse_hex("1B2") & 1
    assert t.refused("federate") == "GP-FED-18"


@rule("GP-FED-6", "GP-FED-8")
@example("EX-28")
def test_two_groups_worth_eleven_may_be_joined_though_that_is_wasteful() -> None:
    """6 and 5, joined with the fewest satellites."""
    t = realm(planetary_institute="1B1", trading_station="1C 3B5", mine="1B2 3A10", research_lab="3B0")
    t.play("federate")
    assert t.options("include") == ["1B1", "3A10"]
    t.play("include 1B1", "include 3A10", "done", "satellite 1A5")
    while not t.options("token"):
        t.play(t.options()[0])
    t.play("token fed_12vp")
    assert members(t) == ["1B1", "1B2", "1C", "3A10", "3B0", "3B5"]
    assert len(satellites(t)) == 2


@rule("GP-FED-6")
def test_far_planets_may_be_chosen_though_near_ones_would_be_cheaper() -> None:
    """One satellite joins 1B1 and 1A4; 1B1 and 4A9 take nine, and the player may want just that."""
    t = realm(9, planetary_institute="1B1", academy_left="1A4", academy_right="4A9").tech("terrans", BIG)
    t.play("federate")
    assert t.options("include") == ["1A4", "1B1", "4A9"]
    t.play("include 1B1", "include 4A9", "done")
    while not t.options("token"):
        t.play(t.options()[0])
    assert (members(t), len(satellites(t))) == (["1B1", "4A9"], 9)


@rule("GP-FED-7")
def test_a_detour_is_forbidden() -> None:
    t = realm(planetary_institute="1B1", academy_left="1A4").tech("terrans", BIG)
    t.play("federate", "include 1B1", "include 1A4", "done")
    assert t.options("satellite") == ["1A3", "1B2"]
    for detour in ("1C", "5A9", "1B3"):
        assert t.refused(f"satellite {detour}") == "GP-FED-7"
    t.play("satellite 1B2", "token fed_12vp")
    assert satellites(t) == ["1B2"]


def two_ways() -> Table:
    """An institute, two stations and two ways of two satellites; a mine touches one of them."""
    return realm(planetary_institute="1B1", trading_station="1A4 3B0", mine="5A10")


@rule("GP-FED-8", "GP-FED-10")
@example("EX-26")
def test_both_of_two_ways_with_two_satellites_are_legal() -> None:
    """Value 7 without the mine, 8 with it."""
    t = two_ways()
    t.play("federate", "include 1B1", "include 1A4", "include 3B0", "done", "token fed_12vp")
    assert satellites(t) == ["1B2", "3A0"]
    assert members(t) == ["1A4", "1B1", "3B0"]
    t = two_ways()
    t.play("federate", "include 1B1", "include 1A4", "include 3B0", "include 5A10", "done", "token fed_12vp")
    assert satellites(t) == ["1A3", "3A0"]
    assert members(t) == ["1A4", "1B1", "3B0", "5A10"]


@rule("GP-FED-8")
@example("EX-27")
def test_a_satellite_for_a_planet_too_many_is_illegal() -> None:
    """One satellite connects the institute and both stations; a second one would only add a mine."""
    t = realm(planetary_institute="1B1", trading_station="1B3 1A4", mine="3A11")
    t.play("federate", "include 1B1", "include 1B3", "include 1A4")
    assert t.refused("include 3A11") == "GP-FED-8"
    t.play("done", "token fed_12vp")
    assert satellites(t) == ["1B2"]


def past_a_mine(**settings: SettingValue) -> Table:
    """Institute, academy and a mine in a line; the shortest way passes a further mine on 1B3."""
    return realm(9, settings, planetary_institute="1B1", academy_left="3A11", mine="3B4 1B3")


@rule("GP-FED-9", "GP-FED-20")
@example("ED-91")
def test_a_planet_that_saves_satellites_cannot_be_avoided_unless_federations_are_flexible() -> None:
    """Three satellites past the further mine, four round it."""
    t = past_a_mine()
    t.play("federate", "include 1B1", "include 3A11")
    assert t.refused("include 3B4") == "GP-FED-9"
    assert t.refused("done") == "GP-FED-1"
    t = past_a_mine(flexible_federations=True)
    t.play("federate", "include 1B1", "include 3A11", "include 3B4", "done", "token fed_12vp")
    assert satellites(t) == ["1A3", "1A4", "3A0", "3B5"]
    assert members(t) == ["1B1", "3A11", "3B4"]


@rule("GP-FED-10")
def test_what_touches_the_federation_belongs_to_it() -> None:
    t = past_a_mine()
    t.play("federate", "include 1B1", "include 1B3", "include 3A11", "done", "satellite 1B2", "satellite 1A5")
    assert satellites(t) == ["1A5", "1B2"]
    assert members(t) == ["1B1", "1B3", "3A11"]


@rule("GP-FED-11")
@example("ED-28")
def test_a_new_federation_keeps_away_from_old_ones() -> None:
    """The straight way of two satellites touches the old federation, the way round it takes three."""
    t = realm(2, planetary_institute="1B1", academy_left="3A11", mine="1B3").tech("terrans", BIG)
    t.federation("terrans", "1B3")
    assert t.refused("federate") == "GP-FED-18"
    t.give("terrans", bowls=(3, 0, 0)).play("federate")
    assert t.refused("include 1B3") == "GP-FED-11"
    t.play("include 1B1", "include 3A11", "done", "token fed_12vp")
    assert satellites(t) == ["1A3", "1A4", "3A0"]


@rule("GP-FED-12")
@example("ED-32")
def test_a_mine_between_two_federations_joins_without_reward() -> None:
    """Both stay; the mine is a structure in a federation."""
    t = realm(planetary_institute="1B1", academy_left="1A5").federation("terrans", "1B1 1A5").planet("1B2", "terra")
    t.tokens("terrans", "fed_ore", "fed_qic").give("terrans", federations=2)
    t.play("build 1B2", "end")
    assert members(t) == ["1A5", "1B1", "1B2"]
    other = realm(planetary_institute="1B1", mine="1A4").federation("terrans", "1B1").planet("1B2", "terra")
    assert t.distance("1B2", "1A4") == 1
    other.play("build 1B2", "end")
    assert members(other) == ["1A4", "1B1", "1B2"]  # what stands beside the mine joins too
    assert t.count("terrans", "federation_structure") == 3
    assert (len(t["terrans"].tokens), t["terrans"].federations, t["terrans"].vp) == (2, 2, 10)


@rule("GP-FED-13")
@pytest.mark.parametrize(
    ("token", "points", "purse", "tokens"),
    [
        ("fed_12vp", 12, (0, 0, 0, 0), 0),
        ("fed_qic", 8, (0, 0, 0, 1), 0),
        ("fed_tokens", 8, (0, 0, 0, 0), 2),
        ("fed_ore", 7, (2, 0, 0, 0), 0),
        ("fed_credits", 7, (0, 6, 0, 0), 0),
        ("fed_knowledge", 6, (0, 0, 2, 0), 0),
    ],
)
@example("EX-7", "ED-34")
def test_a_token_gives_what_it_shows(token: str, points: int, purse: tuple[int, ...], tokens: int) -> None:
    """6 points and 2 knowledge at once. A pile may be empty, the others are not."""
    t = realm(0, planetary_institute="1B1", academy_left="1B2").tech("terrans", BIG)
    t.give("terrans", ore=0, credits=0, qic=0).tokens("terrans", token, green=False)
    t.play("federate", "include 1B1", "done", f"token {token}")
    assert t["terrans"].vp == 10 + points
    assert t.purse("terrans") == purse
    assert t.bowls("terrans") == (tokens, 0, 0, 0)
    kind = NAMES["federation_token"].index(token)
    assert t["terrans"].tokens == (2 * kind, 2 * kind + (token != "fed_12vp"))
    assert t.g.token_supply[kind] == (2 if token == "fed_credits" else 3) - 2


@rule("GP-FED-15", "GP-SUPPLY-3")
@example("ED-34")
def test_without_tokens_in_the_supply_there_is_no_federation() -> None:
    """As long as one pile is left, its tokens can be taken."""
    t = realm(planetary_institute="1B1", academy_left="1B2").tech("terrans", BIG)
    t.g.token_supply = (0, 0, 0, 0, 0, 0, 0)
    assert t.refused("federate") == "GP-FED-15"
    t.g.token_supply = (0, 0, 0, 0, 0, 1, 0)
    t.play("federate", "include 1B1", "done")
    assert t.refused("token fed_ore") == "GP-SUPPLY-3"
    assert t.options("token") == ["fed_knowledge"]


@rule("GP-FED-16")
@example("ED-31")
def test_satellites_are_limited_by_the_tokens_in_the_bowls() -> None:
    """Five satellites, four tokens in the bowls and six in the gaia area."""
    t = realm(4, planetary_institute="1B1", academy_left="3A7").tech("terrans", BIG).give("terrans", gaia_area=6)
    assert t.distance("1B1", "3A7") == 6
    assert t.refused("federate") == "GP-FED-18"
    t.give("terrans", bowls=(3, 1, 1)).play("federate", "include 1B1", "include 3A7", "done", "token fed_12vp")
    assert t.bowls("terrans") == (0, 0, 0, 6)


@rule("GP-FED-16")
def test_a_federation_that_cannot_be_paid_is_refused() -> None:
    t = realm(1, planetary_institute="1B1", academy_left="1A5", academy_right="3A7").tech("terrans", BIG)
    t.play("federate", "include 1B1")
    assert t.refused("include 3A7") == "GP-FED-16"
    t.play("include 1A5", "done")


@rule("GP-FED-16", "GP-SUPPLY-6")
def test_satellites_are_limited_by_the_stock() -> None:
    t = realm(9, planetary_institute="1B1", academy_left="3A11").tech("terrans", BIG)
    far = [hex for hex in t.hexes(t.g.galaxy.board_mask) if hex.startswith(("7", "8"))]
    t.satellites("terrans", " ".join(far[:22]))
    assert t.refused("federate") == "GP-FED-18"
    t["terrans"].satellites ^= 1 << t.g.galaxy.parse_hex(far[21])
    t.play("federate", "include 1B1", "include 3A11", "done")


@rule("GP-FED-17")
def test_any_number_of_federations_may_be_formed() -> None:
    t = realm(
        planetary_institute="1B1", academy_left="1B2", academy_right="3A7", research_lab="3B4", trading_station="3B5"
    )
    t.tech("terrans", BIG)
    t.play("federate", "include 1B1", "done", "token fed_ore", "end", "xenos: pass booster_range")
    t.play("ivits: pass booster_mines", "federate", "include 3A7", "done", "token fed_ore")
    assert t["terrans"].federations == 2
    assert members(t) == ["1B1", "1B2", "3A7", "3B4", "3B5"]


@rule("GP-FED-18")
def test_planets_that_cannot_be_connected_are_no_federation() -> None:
    t = realm(planetary_institute="1B1", academy_left="3A7").tech("terrans", BIG)
    t.bare(terra=" ".join(t.hexes(t.g.galaxy.board_mask)))
    assert t.refused("federate") == "GP-FED-18"


@rule("GP-FED-19", "GP-FED-8")
def test_a_smaller_federation_that_would_touch_others_does_not_count() -> None:
    """Institute and academy alone need two satellites, but these touch the mine on 1B3, which would join them.

    So the federation with the mine on 5A9 and three satellites may be formed: no legal part of it is cheaper.
    """
    t = realm(planetary_institute="1B1", academy_left="3A11", mine="1B3 5A9").tech("terrans", BIG)
    t.play("federate", "include 1B1", "include 3A11")
    assert t.refused("done") == "GP-FED-9"
    t.play("include 5A9", "done")
    while not t.options("token"):
        t.play(t.options()[0])
    assert "1B3" not in members(t)
    assert len(satellites(t)) == 3
    t = realm(planetary_institute="1B1", academy_left="3A11", mine="5A9").tech("terrans", BIG)
    t.play("federate", "include 1B1", "include 3A11")
    assert t.refused("include 5A9") == "GP-FED-8"


@rule("GP-FED-21")
def test_membership_belongs_to_the_hex() -> None:
    t = realm(planetary_institute="1B1", academy_left="1B2", mine="1C").give("terrans", ore=9, credits=9)
    t.play("federate", "include 1B1", "done", "token fed_12vp", "end", "xenos: pass booster_range")
    t.play("ivits: pass booster_mines", "upgrade 1C trading_station")
    assert members(t) == ["1B1", "1B2", "1C"]
    assert t.count("terrans", "federation_structure") == 3


@rule("GP-FED-21", "GP-FED-5")
def test_a_hex_may_belong_to_federations_of_several_players() -> None:
    t = realm(1, planetary_institute="1B1", academy_left="1A5").tech("terrans", BIG)
    t.planet("1C", "desert").planet("1A4", "desert").put("xenos", planetary_institute="1C", academy_left="1A4")
    t.give("xenos", bowls=(1, 0, 0))
    t.play("federate", "include 1B1", "include 1A5", "done", "token fed_12vp", "end")
    t.play("xenos: federate", "include 1C", "include 1A4", "done", "token fed_12vp")
    assert satellites(t) == satellites(t, "xenos") == ["1B2"]


@rule("GP-FED-22", "GP-FED-16")
@example("ED-90")
def test_a_token_cannot_pay_for_its_own_satellites() -> None:
    """Three satellites, two tokens; 1 ore changed before helps."""
    t = realm(2, planetary_institute="1B1", academy_left="3B5").tech("terrans", BIG).give("terrans", ore=1)
    assert t.refused("federate") == "GP-FED-18"
    t.play("convert ore_to_token", "federate", "include 1B1", "include 3B5", "done", "token fed_tokens")
    assert t.bowls("terrans") == (2, 0, 0, 0)
