"""Phase I: income (GP-INCOME)."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.games.gaia import ids, verbs
from astrarium.games.gaia.income import all_icons
from astrarium.games.gaia.tables import NAMES
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def bowls(t: Table, faction: str) -> tuple[int, int, int]:
    p = t[faction]
    return (p.bowl1, p.bowl2, p.bowl3)


@rule("GP-INCOME-1")
def test_the_first_round_begins_with_income_too() -> None:
    t = table("terrans", "xenos").put("terrans", mine="1B1 3A7")
    t.give("terrans", ore=4, knowledge=3, booster="booster_credits_qic")
    t.take_income()
    assert (t["terrans"].ore, t["terrans"].knowledge, t["terrans"].credits) == (4 + 1 + 2, 3 + 1, 15 + 2)
    assert t["terrans"].qic == 1 + 1


@rule("GP-INCOME-2")
@example("EX-13")
def test_income_comes_from_board_booster_tiles_and_levels() -> None:
    """Base, mines, tile, booster, Economy; each icon is resolved as a unit."""
    t = table("hadsch_hallas", "xenos").put("hadsch_hallas", mine="1A6 4B0 5A3", trading_station="2A7")
    t.tech("hadsch_hallas", "tech_income_knowledge_credit").level("hadsch_hallas", economy=2, science=2)
    t.give("hadsch_hallas", ore=0, credits=0, knowledge=0, bowls=(4, 0, 0), booster="booster_ore_knowledge")
    t.take_income()
    p = t["hadsch_hallas"]
    assert p.ore == 1 + 2 + 1 + 1
    assert p.knowledge == 1 + 1 + 1 + 2
    assert p.credits == 3 + 3 + 1 + 2
    assert bowls(t, "hadsch_hallas") == (2, 2, 0)


@rule("GP-INCOME-3")
def test_a_slot_pays_while_no_piece_stands_on_it() -> None:
    t = table("terrans", "xenos").put("terrans", trading_station="1B1", research_lab="3A7", academy_left="4A4")
    t.give("terrans", credits=0, knowledge=0, ore=0, booster="booster_credits_qic").take_income()
    assert t["terrans"].credits == 3 + 2
    assert t["terrans"].knowledge == 1 + 1 + 2
    assert t["terrans"].ore == 1


@rule("GP-INCOME-3")
@pytest.mark.parametrize(
    ("faction", "income"),
    [
        ("terrans", {"ore": 8, "credits": 16, "knowledge": 6, "charge": 4, "tokens": 1}),
        ("lantids", {"ore": 8, "credits": 16, "knowledge": 6, "charge": 4}),
        ("xenos", {"ore": 8, "credits": 16, "knowledge": 6, "qic": 1, "charge": 4}),
        ("gleens", {"ore": 9, "credits": 16, "knowledge": 6, "charge": 4}),
        ("taklons", {"ore": 8, "credits": 16, "knowledge": 6, "charge": 4, "tokens": 1}),
        ("ambas", {"ore": 9, "credits": 16, "knowledge": 6, "charge": 4, "tokens": 2}),
        ("hadsch_hallas", {"ore": 8, "credits": 19, "knowledge": 6, "charge": 4, "tokens": 1}),
        ("ivits", {"ore": 8, "credits": 16, "knowledge": 6, "qic": 1, "charge": 4, "tokens": 1}),
        ("geodens", {"ore": 8, "credits": 16, "knowledge": 6, "charge": 4, "tokens": 1}),
        ("bal_taks", {"ore": 8, "credits": 16, "knowledge": 6, "charge": 4, "tokens": 1}),
        ("firaks", {"ore": 8, "credits": 16, "knowledge": 7, "charge": 4, "tokens": 1}),
        ("bescods", {"ore": 8, "credits": 12, "knowledge": 6, "charge": 4, "tokens": 2}),
        ("nevlas", {"ore": 8, "credits": 16, "knowledge": 3, "charge": 10, "tokens": 1}),
        ("itars", {"ore": 8, "credits": 16, "knowledge": 7, "charge": 4, "tokens": 2}),
    ],
)
def test_a_board_on_which_no_piece_is_left_pays_all_its_slots(faction: str, income: dict[str, int]) -> None:
    p = table(faction, "xenos" if faction != "xenos" else "terrans")[faction]
    p.pieces, p.booster, p.research = (0, 8, 4, 3, 1, 1, 1, 0, 0), ids.NONE, (0,) * 6
    paid: Counter[str] = Counter()
    for icon in all_icons(p):
        paid.update(dict(icon.parts()))
    assert paid == Counter(income)


@rule("GP-INCOME-4")
@example("EX-14")
def test_the_player_chooses_whether_charge_or_token_comes_first() -> None:
    """Bowls 0/4/0 become 1/0/4 or 0/2/3."""
    for first, expected in (("institute_1", (1, 0, 4)), ("institute_2", (0, 2, 3))):
        t = table("terrans", "xenos").put("terrans", planetary_institute="1B1").give("terrans", bowls=(0, 4, 0))
        t.g.players[0].icons = (4, 5)
        t.take_income()
        assert sorted(t.options("income")) == ["institute_1", "institute_2"]
        assert t.refused("income booster") == "GP-INCOME-4"
        t.play(f"terrans: income {first}")
        assert bowls(t, "terrans") == expected


@rule("GP-INCOME-4")
@example("ED-112")
def test_charges_first_or_token_first_with_economy() -> None:
    """Economy 2, institute, bowls 1/3/0."""
    for order, expected in ((("economy", "institute_1"), (1, 0, 4)), (("institute_2",), (0, 1, 4))):
        t = table("terrans", "xenos").put("terrans", planetary_institute="1B1").level("terrans", economy=2)
        t.give("terrans", bowls=(1, 3, 0), icons=(4, 5, 6), booster="booster_ore_knowledge").take_income()
        for icon in order:
            if t.options("income"):
                t.play(f"income {icon}")
        assert bowls(t, "terrans") == expected


@rule("GP-INCOME-4")
def test_nobody_is_asked_where_the_order_does_not_matter() -> None:
    t = table("terrans", "xenos").put("terrans", planetary_institute="1B1")
    t.give("terrans", bowls=(9, 0, 0), icons=(4, 5)).take_income()
    assert t.options("income") == []
    assert bowls(t, "terrans") == (6, 4, 0)


@rule("GP-INCOME-5")
@example("ED-54")
def test_resources_are_capped() -> None:
    """29 credits and 7 more are 30."""
    t = table("terrans", "xenos").give("terrans", credits=29, bowls=(0, 0, 4))
    t.play("action power_7_credits")
    assert t["terrans"].credits == 30
    t.give("terrans", ore=15, knowledge=15, credits=30).take_income()
    assert (t["terrans"].ore, t["terrans"].knowledge, t["terrans"].credits) == (15, 15, 30)


@rule("GP-INCOME-6")
def test_players_choose_their_income_in_any_order() -> None:
    t = (
        table("terrans", "xenos", "ambas")
        .put("terrans", planetary_institute="1B1")
        .put("ambas", planetary_institute="2B4")
    )
    t.give("terrans", bowls=(0, 4, 0), icons=(4, 5)).give("ambas", bowls=(0, 4, 0), icons=(4, 5)).take_income()
    assert list(t.g.actors) == [0, 2]
    t.g.play(2, "income institute_1")
    assert list(t.g.actors) == [0]
    assert bowls(t, "ambas") == (2 + 2, 0, 4)
    t.g.play(0, "income institute_2")
    assert bowls(t, "terrans") == (0, 2, 3)
    assert t.g.actors == (0,)


@rule("GP-INCOME-7")
def test_no_free_actions_during_income() -> None:
    t = table("terrans", "xenos").put("terrans", planetary_institute="1B1")
    t.give("terrans", bowls=(0, 4, 0), icons=(4, 5), ore=3).take_income()
    assert t.options("income")
    assert t.refused("convert ore_to_credit") == "GP-INCOME-7"


@rule("GP-GAIA-1", "GP-FAC-TERRANS-1")
def test_tokens_return_from_the_gaia_area_before_the_actions() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(1, 1, 1), gaia_area=6)
    t.give("xenos", bowls=(1, 1, 1), gaia_area=4).gaia_phase()
    assert bowls(t, "terrans") == (1, 7, 1)
    assert bowls(t, "xenos") == (5, 1, 1)
    assert t["terrans"].gaia_area == t["xenos"].gaia_area == 0


@rule("GP-GAIA-2", "GP-BUILD-7")
@example("EX-15", "EX-19")
def test_a_gaiaformed_planet_turns_for_good_and_the_gaiaformer_stays() -> None:
    """The mine then costs 1 ore and 2 credits and frees the gaiaformer."""
    t = table("terrans", "xenos").put("terrans", mine="1B1", gaiaformer="1A3").level("terrans", gaia_project=1)
    hex = t.g.galaxy.parse_hex("1A3")
    t.gaia_phase()
    assert t.g.planets[hex] == ids.GAIA
    assert t.g.structure[hex] == ids.GAIAFORMER
    assert t.g.gaia_pending == 0
    assert t["terrans"].gaiaformers == 0
    t.give("terrans", ore=1, credits=2, qic=0)
    t.play("build 1A3")
    assert (t["terrans"].ore, t["terrans"].credits, t["terrans"].qic) == (0, 0, 0)
    assert t["terrans"].gaiaformers == 1
    assert t.g.structure[hex] == ids.MINE


@rule("GP-GAIA-3")
def test_gaiaformers_in_the_gaia_area_return() -> None:
    t = table("bal_taks", "xenos").level("bal_taks", gaia_project=3)
    t.play("convert baltaks_gaiaformer_to_qic", "convert baltaks_gaiaformer_to_qic")
    assert (t["bal_taks"].gaiaformers, t["bal_taks"].gaiaformers_away) == (0, 2)
    t.gaia_phase()
    assert (t["bal_taks"].gaiaformers, t["bal_taks"].gaiaformers_away) == (2, 0)


@rule("GP-GAIA-4", "GP-GAIA-6")
def test_decisions_of_the_gaia_phase_come_player_by_player_before_the_tokens_return() -> None:
    t = table("itars", "terrans").put("itars", planetary_institute="3B2").give("itars", gaia_area=5, bowls=(0, 0, 0))
    t.put("terrans", planetary_institute="1B1").give("terrans", gaia_area=4, bowls=(0, 0, 0))
    t.g.order = (1, 0)
    t.gaia_phase()
    assert t.actor == "terrans"
    assert t["terrans"].bowl2 == 0
    t.play("exchange power_to_qic")
    assert t["terrans"].bowl2 == 4
    assert t.actor == "itars"
    assert t["itars"].bowl1 == 0
    t.play("trade-for-tile", "tile free1", "no-step")
    assert t["itars"].bowl1 == 1


@rule("GP-GAIA-5")
@example("ED-14")
def test_a_project_of_round_six_is_never_finished() -> None:
    """Legal, without effect; tokens in the gaia area are worth nothing."""
    t = table("terrans", "xenos", round=6).put("terrans", mine="1B1").give("terrans", bowls=(6, 0, 0))
    t.give("terrans", ore=0, credits=0, knowledge=0)
    t.play("project 1A3", "end", "pass none", "pass none")
    assert not t.g.actors
    assert t.g.planets[t.g.galaxy.parse_hex("1A3")] == ids.TRANSDIM
    assert t.count("terrans", "gaia_planet") == 0
    assert t["terrans"].points[-1] == 0


@rule("GP-GAIA-7", "GP-FAC-ITARS-4")
@example("ED-79")
def test_the_gaia_phase_belongs_to_its_round() -> None:
    """The step scores the research tile; an income tile pays from the next round, an action tile at once."""
    t = table("itars", "xenos", round=2).put("itars", planetary_institute="3B2").give("itars", gaia_area=4, credits=0)
    t.gaia_phase()
    t.play("trade-for-tile")
    space = NAMES["space"][t.g.tech_spaces.index(ids.TECH_INCOME_4_CREDITS)]
    t.play(f"tile {space}", "advance economy")
    assert t["itars"].vp == 10 + 2
    assert t["itars"].credits == 0
    charge = table("itars", "xenos", round=3).put("itars", planetary_institute="3B2").give("itars", gaia_area=4)
    charge.gaia_phase()
    space = NAMES["space"][charge.g.tech_spaces.index(ids.TECH_ACTION_CHARGE_4)]
    charge.play("trade-for-tile", f"tile {space}", "no-step")
    assert "tech_action_charge_4" in charge.options("special")


@rule("GP-INCOME-4")
def test_a_step_in_economy_adds_its_power_to_the_next_income() -> None:
    t = table("xenos", "terrans").give("xenos", knowledge=8, bowls=(5, 0, 0), booster="booster_mines")
    t.play("research economy", "end")
    t.take_income()
    assert t.bowls("xenos") == (4, 1, 0, 0)
    t.turn("xenos").give("xenos", icons=(verbs.ICON_ECONOMY, verbs.ICON_TECH)).play("research economy")
    assert t["xenos"].icons == (verbs.ICON_TECH, verbs.ICON_ECONOMY)  # in the order of gaining


@rule("GP-INCOME-3", "GP-INCOME-4")
def test_the_tile_for_ore_and_power_charges_once_each_round() -> None:
    t = table("xenos", "terrans").give("xenos", bowls=(5, 0, 0), booster="booster_mines", ore=0)
    t.tech("xenos", "tech_income_ore_charge").give("xenos", icons=(verbs.ICON_TECH,)).take_income()
    assert (t.bowls("xenos"), t["xenos"].ore) == ((4, 1, 0, 0), 1 + 1 + 1)


@rule("GP-INCOME-3")
def test_the_labs_of_the_nevlas_charge_power_each_for_itself() -> None:
    for labs, charged in (("", 0), ("1B1", 2), ("1B1 1B2", 4)):
        t = table("nevlas", "terrans").put("nevlas", research_lab=labs)
        t.give("nevlas", bowls=(9, 0, 0), booster="booster_mines").take_income()
        assert t.bowls("nevlas") == (9 - charged, charged, 0, 0)
