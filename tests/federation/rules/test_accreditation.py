"""FED-ACC, FED-DEEP: the accreditation track and Deep Space."""

from __future__ import annotations

import pytest

from astrarium.games.federation import ids
from astrarium.games.federation.alterations import LOOKED_AT, tokens_of
from astrarium.games.federation.counts import level
from astrarium.games.federation.ids import ACCREDITATION_POINTS
from astrarium.games.federation.tables import COMMON, DEEP_TILES, LEVEL_OF
from astrarium.kernel.pools import BAG, MOVED, seat_bit
from tests.federation.scenario import Table, number, scored, table
from tests.marks import example, rule


def deep(tile: str, t: Table | None = None) -> Table:
    """Seat 0 has reached the top and takes a Deep Space tile."""
    t = t or table()
    t[0].degree = 9
    pile = [tile, *[f"deep_space_{n}" for n in range(1, 9) if f"deep_space_{n}" != tile]][:5]
    t.fates = [f"see-deep-space {name}" for name in pile]
    t.gain(0, ((3, 1),))
    t.play(f"deep-space {tile}")
    return t


@rule("FED-ACC-1", "FED-PSET-1")
def test_degrees_one_by_one() -> None:
    assert LEVEL_OF == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    t = table()
    assert t[0].degree == 1
    t.gain(0, ((3, 3),))
    assert (t[0].degree, level(t[0])) == (4, 2)


@rule("FED-ACC-2", "FED-ACC-8")
def test_the_level_with_its_bonuses() -> None:
    t = table()
    t[0].degree, t[0].level_round, t[0].level_game = 10, 1, 3
    assert level(t[0]) == 9


@rule("FED-ACC-3", "FED-HID-2", "FED-SETUP-15")
def test_the_top_degree_brings_a_deep_space_tile() -> None:
    t = table()
    t[0].degree = 9
    t.fates = [f"see-deep-space deep_space_{n}" for n in (1, 3, 4, 5, 6)]
    t.gain(0, ((3, 1),))
    assert t.refused("deep-space deep_space_2") == "FED-ACC-3"
    assert t.g.view(0)["deep_space"]["known"] == [f"deep_space_{n}" for n in (1, 3, 4, 5, 6)]
    assert t.g.view(1)["deep_space"] == {"size": 5, "known": []}
    t.play("deep-space deep_space_5")
    assert (t.g.view(1)["deep_space"]["size"], t.g.view(1)["players"][0]["deep_tile"]) == (4, "deep_space_5")


@rule("FED-ACC-3", "FED-HID-2")
def test_the_second_player_sees_what_is_left() -> None:
    t = deep("deep_space_5")
    t[1].degree = 9
    t.gain(1, ((3, 1),))
    assert t.g.view(1)["deep_space"]["known"] == [f"deep_space_{n}" for n in (1, 2, 3, 4)]
    assert t.refused("deep-space deep_space_5") == "FED-ACC-3"


@rule("FED-ACC-4")
@example("EX-B28")
def test_one_deep_space_tile_a_game() -> None:
    t = deep("deep_space_5")
    t[0].degree = 9
    t.gain(0, ((3, 1),))
    assert (t[0].degree, t.asked) == (10, (0, "TURN"))


@rule("FED-ACC-5", "FED-ACC-6", "FED-DEEP-14")
@example("EX-B26", "EX-B97")
def test_degrees_beyond_the_top_are_points() -> None:
    t = table().alter(0, "alt3_fund_degree2")
    t[0].degree, t[0].lavandium = 9, 1
    t.fates = [f"see-deep-space deep_space_{n}" for n in (1, 3, 4, 5, 6)]
    t.play("place 1 alt3_fund_degree2 spy_left")
    assert (t.asked, t[0].prestige) == ((0, "CHOOSING_DEEP"), 0)
    t.play("deep-space deep_space_5")
    assert (t[0].points[ACCREDITATION_POINTS], t[0].lavandium, t.asked) == (1, 0, (0, "COPYING"))


@rule("FED-ACC-9", "FED-E8-7", "FED-DEEP-8")
@example("EX-B115")
def test_the_tile_counts_as_a_mission_at_once() -> None:
    t = table().fly(0, "neo", "atal").miner(0, "neo_6")
    deep("deep_space_8", t)
    assert scored(t.play("construct megastructure_1"), 0) == 12


@rule("FED-ACC-10", "FED-UPK-1")
def test_a_high_level_has_its_price_in_every_round() -> None:
    t = table(round=5)
    t[0].degree = 5
    t.executive()
    assert t.asked == (0, "UPKEEPING")


@rule("FED-DEEP-1", "FED-PROJ-8")
@example("EX-B99")
def test_two_steps_and_all_markers() -> None:
    t = deep("deep_space_1")
    t.play("fund common", "fund common")
    assert (t[0].contribution, t[0].lavandium, t[0].copernium) == (2, 1, 1)
    assert (t[0].hangar, t[0].markers.bit_count()) == (2, 12)


@rule("FED-DEEP-1", "FED-PROJ-11")
@example("EX-B99")
def test_the_second_step_on_a_full_project_is_lost() -> None:
    t = deep("deep_space_1", table().project("neo", 5).project("atal", 6))
    t.play("fund neo")
    assert t.refused("fund atal") == "FED-PROJ-9"
    t.play("fund neo")
    assert (t.g.projects[number("project", "neo")], t.g.projects[COMMON]) == (6, 0)


@rule("FED-DEEP-2", "FED-DEEP-9")
def test_two_tokens_are_seen_and_one_is_kept() -> None:
    t = table()
    t[0].degree = 9
    t.fates = ["see-deep-space deep_space_2", *[f"see-deep-space deep_space_{n}" for n in (1, 3, 4, 5)]]
    t.gain(0, ((3, 1),))
    t.fates = ["turn-token alt4_fund_diamond", "turn-token alt4_vote6_oceanium"]
    t.play("deep-space deep_space_2")
    assert sorted(t.g.view(0)["looked"]) == ["alt4_fund_diamond", "alt4_vote6_oceanium"]
    assert t.g.view(1)["looked"] == []
    assert t.refused("keep-token alt4_vote5_diamond") == "FED-DEEP-2"
    t.play("keep-token alt4_vote6_oceanium")
    back = (MOVED, LOOKED_AT, BAG, number("alteration", "alt4_fund_diamond"), seat_bit(0))  # seen by nobody else
    assert tokens_of(t.g, 4)[3][-1] == back
    assert t.g.view(1)["players"][0]["alterations"] == ["alt4_vote6_oceanium"]
    assert (t.g.view(1)["piles"]["4"], t.asked) == (3, (0, "TAKING_TILE"))


@rule("FED-DEEP-2")
def test_a_pile_with_one_token() -> None:
    """gaps.md Q33."""
    t = table().alter(0, "alt4_fund_diamond", "alt4_fund_diamond", "alt4_vote6_oceanium")
    deep("deep_space_2", t)
    assert len(t.options("keep-token")) == 1


@rule("FED-DEEP-3", "FED-ERU-1")
def test_level_die_and_oceanium() -> None:
    t = deep("deep_space_3")
    assert (level(t[0]), t[0].die, t[0].oceanium) == (8, 1, 1)


@rule("FED-DEEP-3", "FED-UPK-8")
@example("EX-B100")
def test_a_tile_from_the_academy_counts_in_the_same_phase() -> None:
    t = table().build(0, "military_academy").put(0, "3", "voting", "atal_left")
    t[0].degree, t[0].oceanium = 9, 1
    t.executive()
    t.fates = ["see-deep-space deep_space_3", *[f"see-deep-space deep_space_{n}" for n in (1, 2, 4, 5)]]
    t.play("accept", "deep-space deep_space_3")
    assert t.options("upkeep") == ["0", "3", "4", "5"]
    t.play("upkeep 5")
    t.pass_turns()
    assert t[0].points[0] == 8


@rule("FED-DEEP-4", "FED-DEEP-14")
@example("EX-B98")
def test_a_disc_on_level_2() -> None:
    t = table()
    t[0].discs = (2, 1, 0, 0, 0, 0)
    deep("deep_space_4", t)
    assert t.refused("disc shop_1") == "FED-DEEP-4"
    t.play("disc shop_2", "choose degree", "choose degree", "choose degree")
    assert (t[0].discs, t[0].oceanium, t[0].points[ACCREDITATION_POINTS]) == ((2, 2, 0, 0, 0, 0), 1, 3)
    t = table()
    t[0].discs = (2,) * 6
    deep("deep_space_4", t)
    assert (t[0].oceanium, t.asked) == (1, (0, "TURN"))


@rule("FED-DEEP-5", "FED-DIE-2")
@pytest.mark.parametrize("die", [0, 4, 6])
def test_the_die_at_6(die: int) -> None:
    t = deep("deep_space_5", table().die(0, die))
    assert (t[0].die, level(t[0])) == (6, 6)


@rule("FED-DEEP-6", "FED-DEEP-12", "FED-VOTE-3")
@example("EX-B101")
def test_the_special_ambassador() -> None:
    t = deep("deep_space_6", table().die(0, 6))
    assert t[0].ambassadors == (2, 1, 1, 1)
    t.play("place special voting officers_quarters", "add-die")
    assert t.g.view(None)["forecast"]["floors"][2]["votes"][0] == 13
    assert t[0].ambassadors == (2, 1, 1, 0)


@rule("FED-DEEP-7", "FED-MEDAL-10")
def test_an_action_and_any_medal() -> None:
    t = deep("deep_space_7")
    assert t.refused("visit atal") == "FED-DEEP-7"
    t.play("visit neo", "dig neo_1b", "medal intrigue")
    assert (t[0].miner, t[0].oceanium) == (number("neo_space", "neo_1b"), 1)
    assert t.g.view(0)["players"][0]["medals"] == ["accreditation", "intrigue"]


@rule("FED-DEEP-8", "FED-E8-2")
def test_a_free_site() -> None:
    t = deep("deep_space_8", table().build(0, "space_shipyard"))
    assert t.refused("construct space_shipyard") == "FED-E8-2"
    t.play("construct space_university")
    assert (t[0].die, t[0].robots.bit_count()) == (1, 2)


@rule("FED-DEEP-10", "FED-FLOW-3", "FED-DEEP-12")
@example("EX-B69")
def test_a_fifth_turn() -> None:
    t = table(2)
    t[0].ambassadors, t[1].ambassadors = (1, 0, 0, 1), (0, 0, 0, 0)
    t.play("place special voting outer_module", "end")
    assert t.asked == (0, "TURN")
    t.play("place 1 voting outer_module", "end")
    t.pass_turns()
    assert t.g.round == 2


@rule("FED-DEEP-11", "FED-DEEP-13")
@example("EX-B102")
def test_the_special_ambassador_may_be_saved() -> None:
    """And is worth nothing at the end."""
    t = table(2)
    t[0].ambassadors, t[1].ambassadors = (0, 0, 0, 1), (0, 0, 0, 0)
    assert t.asked == (0, "TURN")
    t.play("save")
    t.pass_turns()
    assert (t.g.round, t[0].ambassadors, t[0].has_saved) == (2, (2, 1, 1, 1), False)
    t[0].prestige, t[0].lavandium, t[0].hangar = 0, 4, 0
    assert t.final_scoring()[0].prestige == 2


@rule("FED-DEEP-11", "FED-ATAL-14", "FED-FLOW-4")
def test_whoever_uses_a_tile_takes_the_fifth_turn() -> None:
    t = table(2).tiles(0, "1A1")
    t[0].ambassadors, t[1].ambassadors = (1, 0, 0, 1), (0, 0, 0, 0)
    assert t.refused("save") == "FED-AMB-15"
    t.play("place 1 voting outer_module", "end")
    assert t.refused("save") is None
    t.play("use 1A1")
    assert t.refused("save") == "FED-ATAL-14"
    t.play("place special voting outer_module", "end")
    assert t[0].ambassadors == (0, 0, 0, 0)


@rule("FED-DEEP-13", "FED-END-6")
def test_an_unused_special_ambassador_is_worth_nothing() -> None:
    t = table()
    t[0].ambassadors, t[0].hangar, t[0].diamonds = (2, 1, 1, 1), 0, 1
    assert t.final_scoring()[0].prestige == 1


@rule("FED-SETUP-15")
def test_eight_deep_space_tiles() -> None:
    assert len(DEEP_TILES) == 8
    assert [table(players).g.view(0)["deep_space"]["size"] for players in (2, 3, 4)] == [3, 4, 5]


@rule("FED-DEEP-5", "FED-ERU-1")
def test_a_level_bonus_lasts_for_the_round_or_for_the_game() -> None:
    t = table().gain(0, ((ids.LEVEL_BONUS, 1, 0), (ids.LEVEL_BONUS, 2, 1)))
    assert (t[0].level_round, t[0].level_game) == (1, 2)


@rule("FED-SHIP-11")
def test_ships_that_come_are_told() -> None:
    t = table()
    t.g.log = []
    t.gain(0, ((ids.SPACESHIP, 1),))
    assert [event.values["amount"] for event in t.g.log if event.kind == "gained-ships"] == [1]
