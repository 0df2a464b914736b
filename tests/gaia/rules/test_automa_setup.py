"""Solo play is set up (AUT-1, AUT-5..14, AUT-38, AUT-39, AUT-42, AUT-43)."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium import CHANCE
from astrarium.games.gaia import ids, scoring
from astrarium.games.gaia.automa import deck
from astrarium.games.gaia.automa.selection import in_reading_order
from astrarium.games.gaia.random_setup import basic_layout
from astrarium.games.gaia.tables import AUTOMA_CARDS, AUTOMA_FACTIONS, FACTIONS, NAMES
from astrarium.games.gaia.verbs import HEXES
from astrarium.kernel.errors import BadSetting
from tests.gaia.scenario import TILES, hex_number, solo
from tests.marks import rule

BOOSTERS = ["booster_big", "booster_labs", "booster_mines", "booster_range", "booster_terraform"]
SECTORS = [list(sector) for sector in basic_layout(1, "none")]
LEVELS = ("automalein", "automa", "automaechtig", "ultoma", "alptrauma")


def game(human: str, automa: str, level: str = "automa") -> Any:
    """A new solo game in which chance is an actor and the human has chosen a faction."""
    options = {"automa_faction": automa, "automa": level}
    dealt = {**TILES, "boosters": BOOSTERS, "automa_faction": automa, "sectors": SECTORS}
    g = astrarium.new("gaia", 1, options, setup=dealt)
    g.play(0, f"faction {human}")
    return g


def names(mask: int) -> list[str]:
    return [HEXES.names[hex] for hex in range(ids.HEX_COUNT) if mask >> hex & 1]


@rule("AUT-1")
def test_the_human_starts_as_always_and_the_automa_without_anything() -> None:
    g = game("hadsch_hallas", "taklons")
    human, automa = g.players
    assert (human.ore, human.credits, human.knowledge, human.bowl2) == (4, 15, 3, 4)
    assert (automa.ore, automa.credits, automa.knowledge, automa.qic) == (0, 0, 0, 0)
    assert (automa.bowl1, automa.bowl2, automa.bowl3, automa.brainstone) == (0, 0, 0, 0)


@rule("AUT-5")
def test_solo_play_is_set_up_as_for_two_players() -> None:
    g = astrarium.new("gaia", 1, seed=3)
    assert {face for face, _, _, _ in g.rules.setup(g)["sectors"]} == {
        "sector_1", "sector_2", "sector_3", "sector_4", "sector_5b", "sector_6b", "sector_7b",
    }  # fmt: skip
    assert len(g.rules.setup(g)["boosters"]) == 5
    t = solo("hadsch_hallas", "taklons")
    assert scoring.standings(t.g, ids.FINAL_STRUCTURES)[2] == 11


@rule("AUT-6")
def test_there_are_two_tokens_of_each_type_and_one_more_on_terraforming() -> None:
    g = game("hadsch_hallas", "taklons")
    assert g.token_supply == (2, 2, 2, 2, 2, 2, 0)
    assert g.terraforming_token == NAMES["federation_token"].index("fed_credits")


@rule("AUT-7")
def test_the_automa_has_one_faction_of_each_color() -> None:
    found = [NAMES["faction"][card.faction] for card in AUTOMA_FACTIONS]
    assert found == ["terrans", "xenos", "taklons", "hadsch_hallas", "geodens", "firaks", "itars"]
    assert len({FACTIONS[card.faction].board for card in AUTOMA_FACTIONS}) == 7
    for name in found:
        human = "ivits" if name != "hadsch_hallas" else "xenos"
        assert game(human, name).players[1].faction == NAMES["faction"].index(name)
    with pytest.raises(BadSetting):
        astrarium.new("gaia", 1, {"automa_faction": "lantids"})
    drawn = {astrarium.new("gaia", 1, seed=seed).rules.setup(astrarium.new("gaia", 1, seed=seed))["automa_faction"]
             for seed in range(30)}  # fmt: skip
    assert drawn == set(found)


@rule("AUT-8")
def test_the_automa_starts_with_ten_points_and_no_levels() -> None:
    automa = game("hadsch_hallas", "taklons").players[1]
    assert (automa.vp, automa.research, automa.colonies) == (10, (0,) * 6, 0)
    assert automa.pieces == (0,) * len(ids.STRUCTURE_NAMES)
    assert game("hadsch_hallas", "taklons", "automalein").players[1].vp == 0


@rule("AUT-9")
def test_four_automa_factions_start_on_level_one_somewhere() -> None:
    start = {"terrans": 3, "xenos": 2, "hadsch_hallas": 4, "geodens": 0, "taklons": None, "firaks": None, "itars": None}
    for name, track in start.items():
        levels = game("ivits" if name != "hadsch_hallas" else "nevlas", name).players[1].research
        assert levels == tuple(int(track == number) for number in range(6)), name


@rule("AUT-10")
def test_the_reading_order_goes_by_rows_of_the_turned_board() -> None:
    t = solo("hadsch_hallas", "taklons")
    hexes = [hex_number(name) for name in ("3C", "5A0", "1B1", "1B5", "1A9")]
    right_down, left_up = AUTOMA_CARDS[0], AUTOMA_CARDS[3]
    assert [HEXES.names[hex] for hex in in_reading_order(t.g, hexes, right_down)] == ["1A9", "1B5", "1B1", "5A0", "3C"]
    assert [HEXES.names[hex] for hex in in_reading_order(t.g, hexes, left_up)] == ["3C", "5A0", "1B1", "1B5", "1A9"]


@rule("AUT-11")
@pytest.mark.parametrize(("card", "second"), [("card 1", "1B1"), ("card 4", "4A4")])
def test_starting_mines_lie_nearest_to_the_center_and_a_card_breaks_the_tie(card: str, second: str) -> None:
    """3A7 is two hexes from the center; 1B1 and 4A4 are both five away."""
    g = game("hadsch_hallas", "terrans")
    assert g.actors == (0,)
    g.play(0, "settle 1A6")
    assert names(g.players[1].colonies) == ["3A7"]
    assert g.actors == (CHANCE,)
    g.play(CHANCE, card)
    assert sorted(names(g.players[1].colonies)) == sorted(["3A7", second])
    assert g.actors == (0,)


@rule("AUT-11")
def test_the_xenos_automa_places_a_third_mine_after_the_human() -> None:
    g = game("hadsch_hallas", "xenos")
    g.play(0, "settle 1A6")
    assert names(g.players[1].colonies) == ["2A3", "3A6"]
    assert g.actors == (0,)
    g.play(0, "settle 4B0")
    assert names(g.players[1].colonies) == ["1A9", "2A3", "3A6"]


def settled(human: str = "hadsch_hallas", automa: str = "firaks", level: str = "automa") -> Any:
    """Chance is asked for the Automa's booster."""
    g = game(human, automa, level)
    for hex in ("1A6", "4B0"):
        g.play(0, f"settle {hex}")
    assert g.actors == (CHANCE,)
    return g


@rule("AUT-12")
@pytest.mark.parametrize(("card", "booster"), [("card 7", "booster_labs"), ("card 15", "booster_terraform")])
def test_the_automa_takes_the_booster_at_the_place_of_its_card_first(card: str, booster: str) -> None:
    g = settled()
    assert len(g.options(CHANCE)) == 17
    g.play(CHANCE, card)
    assert NAMES["booster"][g.players[1].booster] == booster
    assert g.actors == (0,)
    assert {option.notation for option in g.options(0)} == {f"booster {name}" for name in BOOSTERS if name != booster}
    assert g.cards_drawn == ()
    assert deck.cards_left(g) == 7


@rule("AUT-13")
def test_the_deck_has_the_starter_cards_and_one_other() -> None:
    g = settled()
    g.play(CHANCE, "card 1")
    g.play(0, "booster booster_range")
    g.play(0, "pass booster_labs")
    assert len(g.options(CHANCE)) == 17
    g.play(CHANCE, "card 17")
    assert [option.notation for option in g.options(CHANCE)] == [f"card {n}" for n in (1, 2, 4, 5, 7, 13)]


@rule("AUT-13", "AUT-38")
def test_the_starter_cards_depend_on_the_difficulty() -> None:
    starters = {
        "automalein": (1, 4, 5, 7, 13), "automa": (1, 2, 4, 5, 7, 13), "automaechtig": (1, 2, 4, 5, 7, 9, 13),
        "ultoma": (1, 2, 4, 5, 7, 9, 13, 15), "alptrauma": (1, 2, 4, 5, 7, 9, 13, 15),
    }  # fmt: skip
    assert tuple(starters) == LEVELS
    for level, cards in starters.items():
        g = solo("hadsch_hallas", "taklons", difficulty=level).g
        assert g.cards_known == sum(1 << card - 1 for card in cards)
        assert g.cards_hidden == 1


@rule("AUT-14")
def test_the_human_moves_first_in_round_one() -> None:
    g = settled()
    g.play(CHANCE, "card 1")
    g.play(0, "booster booster_range")
    assert (g.round, g.first_player, g.order, g.actors) == (1, 0, (0, 1), (0,))


@rule("AUT-39")
def test_the_human_plays_any_faction_of_another_color() -> None:
    dealt = {**TILES, "boosters": BOOSTERS, "automa_faction": "taklons", "sectors": SECTORS}
    g = astrarium.new("gaia", 1, setup=dealt)
    assert g.why_not(0, "faction taklons") == "GP-SETUP-14"
    assert g.why_not(0, "faction ambas") == "GP-SETUP-14"
    assert len(g.options(0)) == 12


@rule("AUT-39")
def test_human_lantids_settle_with_the_automa() -> None:
    t = solo("lantids", "taklons").put("lantids", mine="1B1").put("taklons", mine="1B5").give("lantids", qic=1)
    t.play("build 1B5")
    assert t.hexes(t["lantids"].guests) == ["1B5"]


@rule("AUT-42")
@pytest.mark.parametrize("level", LEVELS)
def test_the_reserve_never_runs_out(level: str) -> None:
    g = solo("hadsch_hallas", "taklons", difficulty=level).g
    first = deck.cards_left(g)
    assert first <= 9
    for _ in range(5):
        deck.renew_deck(g)
        assert g.cards_hidden <= len(AUTOMA_CARDS) - g.cards_known.bit_count()
    assert deck.cards_left(g) == first + 5


@rule("AUT-43")
def test_a_drawn_card_is_revealed_so_that_nothing_before_it_is_taken_back() -> None:
    t = solo("hadsch_hallas", "taklons").put("taklons", mine="1B5").turn("taklons")
    event = next(event for event in t.play("card 17") if event.kind == "automa-card")
    assert event.reveals
    assert event.values == {"card": "card:17"}


@rule("AUT-43")
def test_an_unknown_card_is_as_likely_as_a_known_one() -> None:
    """Six known cards and one of eleven unknown ones: each known card has one chance in seven."""
    t = solo("hadsch_hallas", "taklons")
    actions, weights = deck.DRAW_CARD.outcomes(t.g, CHANCE, ())
    chances = {action[1] + 1: weight for action, weight in zip(actions, weights, strict=True)}
    assert 7 * chances[1] == sum(weights)
    assert 7 * 11 * chances[17] == sum(weights)
