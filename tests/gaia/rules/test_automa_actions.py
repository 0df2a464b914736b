"""Upgrades, research and board actions of the Automa (AUT-25..30)."""

from __future__ import annotations

from astrarium.games.gaia import ids
from tests.gaia.scenario import Table, hex_number, solo
from tests.marks import rule


def automa(faction: str = "taklons", human: str = "nevlas", **structures: str) -> Table:
    """The Automa with these structures and a human mine on 5A0."""
    t = solo(human, faction).put(faction, **structures).put(human, mine="5A0").automa_deck()
    return t.give(human, bowls=(0, 0, 9))


def upgraded(t: Table, support: int = 1, action: int = 11) -> Table:
    """The Automa has taken a turn with these cards; card 11 is an upgrade for 2 points."""
    t.automa_deck().turn(t.factions[1]).play(f"card {support}", f"card {action}")
    return t


def pieces(t: Table) -> dict[str, int]:
    return {name: count for name, count in zip(ids.STRUCTURE_NAMES, t.g.players[1].pieces, strict=True) if count}


@rule("AUT-25")
def test_the_first_possible_upgrade_is_done() -> None:
    t = automa(mine="1B5", trading_station="4B2", research_lab="2B4")
    assert pieces(upgraded(t)) == {"mine": 1, "research_lab": 1, "planetary_institute": 1}
    assert pieces(upgraded(t)) == {"trading_station": 1, "research_lab": 1, "planetary_institute": 1}
    assert pieces(upgraded(t)) == {"trading_station": 1, "planetary_institute": 1, "academy_left": 1}
    assert pieces(upgraded(t)) == {"research_lab": 1, "planetary_institute": 1, "academy_left": 1}
    assert pieces(upgraded(t)) == {"planetary_institute": 1, "academy_left": 1, "academy_right": 1}
    assert t["taklons"].tech == ()
    assert pieces(upgraded(t)) == {"planetary_institute": 1, "academy_left": 1, "academy_right": 1}


@rule("AUT-25")
def test_an_upgrade_needs_the_new_piece_in_the_stock() -> None:
    t = automa(planetary_institute="7B2", mine="1B5", trading_station="4B2 2B4 4A4 4B0")
    assert pieces(upgraded(t)) == {"planetary_institute": 1, "mine": 1, "trading_station": 3, "research_lab": 1}
    t = automa(planetary_institute="7B2", academy_left="1B5", academy_right="2B4", research_lab="4B2")
    t.put("taklons", trading_station="4A4")
    assert pieces(upgraded(t))["research_lab"] == 2


@rule("AUT-25")
def test_the_structure_nearest_to_the_human_is_upgraded_then_the_first_by_reading() -> None:
    t = upgraded(automa(mine="1B5 4B2"))
    assert t.g.structure[hex_number("1B5")] == ids.TRADING_STATION
    for support, hex in ((2, "3B4"), (4, "3B1")):
        t = upgraded(automa(mine="3B4 3B1").put("nevlas", mine="3A11"), support)
        assert t.g.structure[hex_number(hex)] == ids.TRADING_STATION


@rule("AUT-26")
def test_hadsch_hallas_score_three_points_for_a_trading_station() -> None:
    t = upgraded(automa("hadsch_hallas", mine="1A6"))
    assert t["hadsch_hallas"].vp == 10 + 2 + 3
    t = upgraded(t)
    assert pieces(t) == {"planetary_institute": 1}
    assert t["hadsch_hallas"].vp == 10 + 2 + 3 + 2
    assert upgraded(automa(mine="1B5"))["taklons"].vp == 12


@rule("AUT-26")
def test_the_card_of_hadsch_hallas_builds_a_mine_if_no_upgrade_is_possible() -> None:
    """Range 3, although the support card has 2."""
    t = automa("hadsch_hallas", planetary_institute="1A6").bare(oxide="1A6", ice="5A0", volcanic="1B1")
    assert t.distance("1A6", "1B1") == 3
    t = upgraded(t, support=4, action=9)
    assert pieces(t) == {"planetary_institute": 1, "mine": 1}
    assert t["hadsch_hallas"].vp == 11
    t = upgraded(automa("hadsch_hallas", planetary_institute="1A6"), support=4, action=10)
    assert pieces(t) == {"planetary_institute": 1}


@rule("AUT-26")
def test_firaks_turn_a_lab_back_before_they_upgrade_a_mine() -> None:
    t = automa("firaks", mine="2A0", research_lab="4A0", planetary_institute="3A3")
    t.put("nevlas", mine="3A7").give("nevlas", bowls=(4, 0, 0))
    t = upgraded(t)
    assert pieces(t) == {"mine": 1, "trading_station": 1, "planetary_institute": 1}
    assert t["firaks"].research == (0,) * 6
    t.play("nevlas: charge 1")
    t = upgraded(automa("firaks", mine="2A0", research_lab="4A0", trading_station="3A3"))
    assert pieces(t) == {"mine": 1, "research_lab": 1, "planetary_institute": 1}


@rule("AUT-26")
def test_firaks_research_after_an_upgrade_to_a_lab() -> None:
    """Support "right 2" is Navigation."""
    t = upgraded(automa("firaks", trading_station="4A0", planetary_institute="3A3"), support=2)
    assert pieces(t) == {"research_lab": 1, "planetary_institute": 1}
    assert t["firaks"].research == (0, 1, 0, 0, 0, 0)
    t = upgraded(automa(trading_station="4B2", planetary_institute="1B5"), support=2)
    assert t["taklons"].research == (0,) * 6


def researched(levels: tuple[int, ...], support: int, action: int, faction: str = "taklons") -> Table:
    t = automa(faction, mine="1B5")
    t.g.players[1].research = levels
    return upgraded(t, support, action)


@rule("AUT-27")
def test_random_research_selects_by_number_among_the_valid_tracks() -> None:
    """Card 1 has "right 1", card 12 "left 1"."""
    assert researched((0,) * 6, 1, 17)["taklons"].research == (1, 0, 0, 0, 0, 0)
    assert researched((0,) * 6, 12, 17)["taklons"].research == (0, 0, 0, 0, 0, 1)
    assert researched((5, 0, 0, 0, 0, 5), 1, 17)["taklons"].research == (5, 1, 0, 0, 0, 5)
    assert researched((5, 0, 0, 0, 0, 5), 12, 17)["taklons"].research == (5, 0, 0, 0, 1, 5)


@rule("AUT-27")
def test_the_highest_research_takes_the_highest_valid_level() -> None:
    assert researched((2, 0, 2, 0, 5, 1), 12, 3)["taklons"].research == (2, 0, 3, 0, 5, 1)
    assert researched((2, 0, 2, 0, 5, 1), 1, 3)["taklons"].research == (3, 0, 2, 0, 5, 1)


@rule("AUT-27")
def test_a_track_on_level_four_is_valid_while_a_tile_or_level_five_is_left() -> None:
    t = automa(mine="1B5").level("nevlas", terraforming=5, navigation=5)
    t.g.players[1].research = (4, 4, 0, 0, 0, 0)
    t.g.advanced_spaces = (-1, *t.g.advanced_spaces[1:])
    t = upgraded(t, 1, 3)
    assert t["taklons"].research == (4, 4, 0, 0, 0, 0)
    assert t.g.advanced_spaces[1] == -1
    t = upgraded(t, 1, 3)
    assert t["taklons"].research == (4, 4, 1, 0, 0, 0)


@rule("AUT-27")
def test_the_card_of_the_terrans_researches_gaia_project_or_by_number() -> None:
    assert researched((0,) * 6, 4, 13, "terrans")["terrans"].research == (0, 0, 0, 1, 0, 0)
    assert researched((0, 0, 0, 5, 0, 0), 12, 13, "terrans")["terrans"].research == (0, 0, 0, 5, 0, 1)


@rule("AUT-19")
def test_without_a_valid_track_only_the_points_are_gained() -> None:
    t = researched((5,) * 6, 1, 17)
    assert t["taklons"].research == (5,) * 6
    assert t["taklons"].vp == 12


@rule("AUT-28")
def test_on_level_four_the_advanced_tile_is_removed_before_the_automa_goes_on() -> None:
    t = researched((0, 0, 0, 0, 0, 4), 1, 3)
    assert t["taklons"].research == (0, 0, 0, 0, 0, 4)
    assert t.g.advanced_spaces[5] == -1
    assert t["taklons"].advanced == ()
    t = upgraded(t, 1, 3)
    assert t["taklons"].research == (0, 0, 0, 0, 0, 5)
    t.level("nevlas", science=4).tokens("nevlas", "fed_ore").give("nevlas", knowledge=4)
    assert t.refused("research science") == "GP-RES-4"


@rule("AUT-28")
def test_levels_bring_the_automa_no_bonus() -> None:
    p = researched((0, 0, 0, 0, 2, 0), 1, 3)["taklons"]
    assert p.research == (0, 0, 0, 0, 3, 0)
    p = researched((0, 0, 3, 0, 0, 0), 1, 3)["taklons"]
    assert (p.research, p.qic, p.ore, p.credits) == ((0, 0, 4, 0, 0, 0), 0, 0, 0)


@rule("AUT-29")
def test_level_five_of_the_automa_takes_the_token_away_and_places_no_planet() -> None:
    t = automa(mine="1B5")
    t.g.players[1].research = (4, 0, 0, 0, 0, 0)
    t.g.advanced_spaces = (-1,) * 6
    t = upgraded(t, 1, 3)
    assert t["taklons"].research[0] == 5
    assert t.g.terraforming_token == ids.NONE
    assert t["taklons"].tokens == ()
    t.g.players[1].research = (0, 4, 0, 0, 0, 0)
    t = upgraded(t, 1, 3)
    assert t["taklons"].research[1] == 5
    assert ids.LOST_PLANET not in t.g.planets
    assert t.count("taklons", "mine") == 1


@rule("AUT-30")
def test_a_board_action_of_the_automa_closes_the_space_for_the_human() -> None:
    """The second space from the left, two terraforming steps."""
    t = upgraded(automa(mine="1B5"), 2, 12)
    assert t.g.board_used == 1 << 1
    assert t["taklons"].vp == 13
    t.give("nevlas", bowls=(0, 0, 9), ore=9)
    assert t.refused("action power_2_terraform") == "GP-ACT-2"


@rule("AUT-30")
def test_xenos_use_two_spaces_with_a_decision_card_and_one_with_the_faction_card() -> None:
    t = upgraded(automa("xenos", mine="1A9"), 2, 12)
    assert t.g.board_used == 1 << 1 | 1 << 2
    assert t["xenos"].vp == 13
    t = automa("xenos", mine="1A9")
    t.g.board_used = (1 << 10) - 1 & ~(1 << 4)
    assert upgraded(t, 2, 12).g.board_used == (1 << 10) - 1
    t = upgraded(automa("xenos", mine="1A9"), 2, 9)
    assert t.g.board_used == 1 << 1
