"""The order of play and the shape of a turn (GP-FLOW, GP-CLEAN, GP-INFO)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import astrarium
from astrarium.games.gaia import ids, scoring
from astrarium.games.gaia.actions.federation import survey_of
from tests.gaia.scenario import table
from tests.marks import example, rule


def played_out(players: int, seed: int) -> tuple[Any, list[tuple[int, str]]]:
    """A random game and the names of its automatic phases as they come."""
    g = astrarium.new("gaia", players, seed=seed)
    rng = random.Random(seed)
    phases: list[tuple[int, str]] = []
    while g.actors:
        seat = g.actors[0]
        actions = g.actions(seat)
        g.log = []
        g.apply(seat, actions[rng.randrange(len(actions))])
        phases += [(int(e.values["round"]), e.kind) for e in g.log if e.kind == "round-started"]
    return g, phases


@rule("GP-FLOW-1", "GP-END-1")
def test_a_game_has_six_rounds_and_ends_after_the_last() -> None:
    g, phases = played_out(2, 3)
    assert [number for number, _ in phases] == [1, 2, 3, 4, 5, 6]
    assert g.round == 6
    assert not g.actors
    assert g.result is not None
    assert any(sources["final"] for sources in g.result.breakdown)


@rule("GP-FLOW-1", "GP-CLEAN-3", "GP-INCOME-1")
def test_a_round_is_income_then_gaia_phase_then_actions() -> None:
    t = table("terrans", "xenos").put("terrans", mine="1B1", gaiaformer="1A3").level("terrans", gaia_project=1)
    t.give("terrans", ore=0, gaia_area=6)
    t.play("pass booster_tokens_ore", "pass booster_terraform")
    assert t.g.round == 2
    assert t["terrans"].ore == 1 + 1 + 1
    assert t.g.planets[t.g.galaxy.parse_hex("1A3")] == ids.GAIA
    assert t["terrans"].gaia_area == 0
    assert t.actor == "terrans"


@rule("GP-FLOW-2")
@pytest.mark.parametrize(
    "second",
    [
        "build 1C",
        "project 1C",
        "upgrade 1B1 trading_station",
        "federate",
        "research economy",
        "action power_2_ore",
        "special booster_terraform",
        "pass booster_range",
    ],
)
def test_a_second_main_action_is_refused_for_the_same_reason_whatever_it_is(second: str) -> None:
    t = table("terrans", "xenos").put("terrans", mine="1B1")
    t.give("terrans", knowledge=8, ore=9, credits=20, bowls=(0, 0, 9), booster="booster_terraform")
    t.play("research economy")
    assert t.refused(second) == "GP-FLOW-2"


@rule("GP-FLOW-2")
def test_one_main_action_a_turn_clockwise() -> None:
    t = table("terrans", "xenos", "taklons").put("terrans", mine="1B1")
    t.give("terrans", knowledge=8)
    t.play("research economy")
    assert t.refused("research economy") == "GP-FLOW-2"
    t.play("end")
    assert t.actor == "xenos"
    assert t.refused("research economy", "terrans") == "GP-FLOW-2"
    t.play("pass booster_terraform")
    assert t.actor == "taklons"


@rule("GP-FLOW-3", "GP-FLOW-5")
def test_who_has_passed_takes_no_more_turns_in_the_round() -> None:
    t = table("terrans", "xenos").give("terrans", knowledge=4).give("xenos", knowledge=4)
    t.play("pass booster_tokens_ore")
    assert t.refused("research economy", "terrans") == "GP-FLOW-3"
    assert t.refused("pass booster_range", "terrans") == "GP-FLOW-3"
    t.play("xenos: research economy", "end")
    assert t.actor == "xenos"
    t.play("pass booster_terraform")
    assert t.g.round == 2
    assert t.actor == "terrans"


@rule("GP-FLOW-4")
def test_actions_may_be_repeated_in_later_turns() -> None:
    t = table("terrans", "xenos").give("terrans", knowledge=8)
    t.play("research economy", "end", "pass booster_terraform", "terrans: research economy", "end")
    assert t["terrans"].research[ids.ECONOMY] == 2


@rule("GP-FLOW-6")
def test_free_actions_stand_before_and_after_the_main_action_but_not_inside() -> None:
    """And not between a tile and its step."""
    t = table("terrans", "xenos").put("terrans", trading_station="1B1").give("terrans", ore=5, credits=5)
    t.play("convert ore_to_credit", "upgrade 1B1 research_lab")
    assert t.refused("convert ore_to_credit") == "GP-FLOW-6"
    t.play("tile free1")
    assert t.refused("convert ore_to_credit") == "GP-FLOW-6"
    t.play("no-step", "convert ore_to_credit", "end")
    assert t.actor == "xenos"


@rule("GP-FLOW-7")
@example("ED-76")
def test_free_actions_alone_do_not_make_a_turn() -> None:
    t = table("terrans", "xenos")
    t.play("convert ore_to_credit")
    assert t.refused("end") == "GP-FLOW-7"


@rule("GP-FLOW-8", "GP-FLOW-13")
def test_opponents_answer_before_the_next_turn() -> None:
    t = table("xenos", "terrans", "taklons").put("xenos", mine="1A9").put("terrans", mine="1B1")
    t.give("xenos", ore=9, qic=9)
    t.play("build 1A5")
    assert t.actor == "xenos"
    before = (t["xenos"].ore, t["xenos"].credits, t["xenos"].vp)
    t.play("end")
    assert t.actor == "terrans"
    assert t.options() == ["charge 1", "decline"]
    t.play("charge 1")
    assert (t["xenos"].ore, t["xenos"].credits, t["xenos"].vp) == before
    assert "build" in {move.split()[0] for move in t.options()} | {"build"}
    assert t.options("charge") == []


@rule("GP-FLOW-9")
def test_an_action_that_was_begun_must_be_finished() -> None:
    t = table("terrans", "xenos").put("terrans", trading_station="1B1").give("terrans", ore=5, credits=5)
    t.play("upgrade 1B1 research_lab")
    assert t.refused("pass booster_tokens_ore") == "GP-FLOW-9"
    assert t.refused("end") == "GP-FLOW-9"


@rule("GP-FLOW-10")
def test_points_are_known_with_their_sources() -> None:
    g, _ = played_out(3, 8)
    assert g.result is not None
    for score, sources in zip(g.result.scores, g.result.breakdown, strict=True):
        assert sum(sources.values()) == score
        assert sources["start"] == 10
    t = table("terrans", "xenos", round=2).give("terrans", knowledge=4)
    t.play("research economy")
    assert t.g.view(None)["players"][0]["points"] == {"start": 10, "round": 2}


@rule("GP-FLOW-11", "GP-END-5")
@example("EX-6")
def test_the_ranking_tracks_are_updated_at_once() -> None:
    t = table("terrans", "xenos").put("terrans", mine="1B1").give("terrans", qic=9)
    gaia = next(hex for hex in t.options("build") if t.g.planets[t.g.galaxy.parse_hex(hex)] == ids.GAIA)
    assert t.g.view(None)["final_tiles"][1] == {"tile": "final_gaia", "counts": [0, 0, 4]}
    t.play(f"build {gaia}")
    assert t.g.view(None)["final_tiles"][1] == {"tile": "final_gaia", "counts": [1, 0, 4]}
    assert scoring.standings(t.g, ids.FINAL_STRUCTURES) == [2, 0, 11]


@rule("GP-FLOW-12", "GP-CHARGE-8")
@example("ED-110", "ED-43")
def test_the_last_player_goes_on_alone_and_the_others_may_still_charge() -> None:
    """A passed player with a lab in range may charge 2 for 1 point."""
    t = table("terrans", "xenos").put("terrans", research_lab="1B1").put("xenos", mine="1A9")
    t.give("xenos", ore=15, credits=30, qic=9, knowledge=8)
    t.play("pass booster_tokens_ore", "xenos: build 1A5", "end", "terrans: charge 2")
    assert t["terrans"].vp == 9
    assert t.actor == "xenos"
    t.play("research economy", "end")
    assert t.actor == "xenos"


@rule("GP-CLEAN-1")
def test_clean_up_frees_the_board_actions_and_everybody() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(0, 0, 4), booster="booster_range").put("terrans", mine="1B1")
    t.play("action power_2_ore", "end", "xenos: pass booster_terraform")
    assert t.g.board_used
    t.g.players[0].used = 1
    t.play("pass booster_tokens_ore")
    assert t.g.round == 2
    assert t.g.board_used == 0
    assert not any(p.passed or p.used for p in t.g.players)


@rule("GP-CLEAN-2", "GP-PASS-3")
def test_after_round_six_there_is_no_clean_up() -> None:
    t = table("terrans", "xenos", round=6).give("terrans", bowls=(0, 0, 4))
    t.play("action power_2_ore", "end", "pass none", "pass none")
    assert not t.g.actors
    assert t.g.board_used
    assert t.g.passed_order == (1, 0)


@rule("GP-INFO-1")
def test_everybody_sees_everything() -> None:
    g, _ = played_out(2, 1)
    assert g.view(0) == g.view(1) == g.view(None)
    t = table("terrans", "xenos")
    t.play("pass booster_tokens_ore")
    assert t.g.view(1)["players"][0]["booster"] == "booster_tokens_ore"


@rule("GP-INFO-2")
def test_nothing_is_random_after_the_setup() -> None:
    """The tiles are in the record's header, and no draw follows."""
    g = astrarium.new("gaia", 3, seed=4)
    drawn = g.draws
    assert drawn > 0
    assert astrarium.Record.of(g).header["setup"]["tech"]
    rng = random.Random(4)
    while g.actors:
        actions = g.actions(g.actors[0])
        g.apply(g.actors[0], actions[rng.randrange(len(actions))])
    assert g.draws == drawn
    assert astrarium.CHANCE not in {seat for seat, _, _ in g.history or []}


@rule("GP-INFO-3")
def test_decisions_outside_the_own_turn() -> None:
    """Charging; income order; the Terrans' and Itars' choices in the gaia phase (see the other files)."""
    t = table("terrans", "itars", "xenos").put("terrans", planetary_institute="1B1").give("terrans", gaia_area=4)
    t.put("itars", planetary_institute="3B2").give("itars", gaia_area=4)
    t.gaia_phase()
    assert t.actor == "terrans"
    assert t.options("exchange")
    t.play("stop")
    assert t.actor == "itars"
    assert t.options() == ["trade-for-tile", "stop"]
    assert survey_of(t.g, 0).threshold == 7


@rule("GP-FLOW-1")
def test_nothing_but_setup_is_offered_before_the_first_round() -> None:
    g = astrarium.new("gaia", 2, seed=1)
    g.play(0, "faction ivits")
    g.play(1, "faction xenos")
    assert [g.why_not(1, move) for move in ("build 1A9", "end", "action power_2_ore")] == ["GP-FLOW-1"] * 3
