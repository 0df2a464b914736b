"""The Automa's points and the end of the game (AUT-2, AUT-36..38, AUT-41)."""

from __future__ import annotations

from astrarium.games.gaia import ids, scoring
from tests.gaia.scenario import Table, solo
from tests.marks import rule


def ending(difficulty: str = "automa", **tiles: list[str]) -> Table:
    t = solo("nevlas", "taklons", round=6, difficulty=difficulty, **tiles)
    return t.put("taklons", mine="1B5 4B2", trading_station="2B4").put("nevlas", mine="2B1")


@rule("AUT-36")
def test_the_automa_is_ranked_with_the_human_and_the_neutral_player() -> None:
    """One structure less than the Automa has counts as being in federations."""
    t = ending(final_tiles=["final_structures", "final_federation_structures"])
    assert scoring.standings(t.g, ids.FINAL_STRUCTURES) == [1, 3, 11]
    assert scoring.standings(t.g, ids.FINAL_FEDERATION_STRUCTURES) == [0, 2, 10]
    t.finish()
    assert t["taklons"].vp == 10 + 12 + 12


@rule("AUT-36")
def test_counted_satellites_of_the_automa_are_added_to_those_on_the_map() -> None:
    t = ending(final_tiles=["final_satellites", "final_gaia"]).satellites("taklons", "1C 1B0")
    t.g.counted_satellites = 1
    assert scoring.standings(t.g, ids.FINAL_SATELLITES) == [0, 3, 8]
    t.finish()
    assert t["taklons"].vp == 10 + 12
    assert t["nevlas"].points[10] == 0


@rule("AUT-37")
def test_the_automa_scores_research_levels_but_no_resources() -> None:
    t = ending(final_tiles=["final_gaia", "final_satellites"])
    t["taklons"].research = (3, 4, 5, 2, 0, 0)
    t["taklons"].credits = 9
    t.give("nevlas", ore=0, credits=9, knowledge=0).level("nevlas", science=3)
    t.finish()
    assert t["taklons"].vp == 10 + 4 + 8 + 12
    assert (t["nevlas"].points[11], t["nevlas"].points[12]) == (4, 3)


@rule("AUT-38", "AUT-41")
def test_alptrauma_gains_one_more_point_with_every_gain() -> None:
    t = solo("nevlas", "taklons", difficulty="alptrauma").put("taklons", mine="1B5").put("nevlas", mine="7B4")
    t.automa_deck().turn("taklons").play("card 1", "card 12")
    assert t["taklons"].vp == 10 + 3 + 1
    t = solo("nevlas", "taklons").put("taklons", mine="1B5").put("nevlas", mine="7B4")
    t.automa_deck().turn("taklons").play("card 1", "card 12")
    assert t["taklons"].vp == 10 + 3


@rule("AUT-41", "AUT-2")
def test_a_card_and_a_bonus_are_two_gains_and_nothing_is_none() -> None:
    """Hadsch Hallas: 1 for the card and 3 for the station; card 7 has no points."""
    t = solo("nevlas", "hadsch_hallas", difficulty="alptrauma").put("hadsch_hallas", mine="1A6")
    t.put("nevlas", mine="7B4").automa_deck().turn("hadsch_hallas").play("card 4", "card 1")
    assert t["hadsch_hallas"].vp == 10 + 2 + 4
    t.automa_deck().turn("hadsch_hallas").play("card 4", "card 7")
    assert t["hadsch_hallas"].vp == 10 + 2 + 4


@rule("AUT-41")
def test_a_round_tile_is_one_gain_if_it_has_points() -> None:
    for tile, points in (("round_trading_3", 3 + 1), ("round_federation", 0)):
        t = solo("nevlas", "taklons", difficulty="alptrauma", round_tiles=[tile] * 6)
        t.put("taklons", mine="1B5").put("nevlas", mine="7B4").automa_deck(1, 12).turn("taklons")
        t.play("card 1", "card 12")
        assert t["taklons"].vp == 10 + points


@rule("AUT-41", "AUT-37")
def test_each_final_tile_and_all_of_research_are_one_gain_each() -> None:
    t = ending("alptrauma", final_tiles=["final_structures", "final_gaia"])
    t["taklons"].research = (3, 4, 0, 0, 0, 0)
    t.finish()
    assert t["taklons"].vp == 10 + (12 + 1) + 0 + (4 + 8 + 1)
