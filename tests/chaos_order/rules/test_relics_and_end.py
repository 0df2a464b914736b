"""Relics, fame and the end (CO-REL, CO-END, CO-FAME)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order import tables
from astrarium.games.chaos_order.fame import GAIN_FAME
from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import ATTRIBUTE_UPGRADE, FAME
from astrarium.games.chaos_order.income import INCOME_PHASE
from astrarium.games.chaos_order.relics import RELIC_PHASE
from astrarium.games.chaos_order.rounds import ROUND
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    PHASE,
    REGION,
    actors,
    army,
    begin,
    columns,
    erect,
    fighters,
    give_cards,
    have,
    options,
    place_of,
    play,
    resources,
    run,
    set_price,
    step,
    table,
    turn,
)
from tests.marks import example, rule

LAND = ("r3c3", "r3c4", "r3c5", "r4c2", "r4c3", "r4c4", "r4c5", "r5c2", "r5c4", "r5c5")


def checking(g: ChaosOrder) -> ChaosOrder:
    g.phase = PHASE["relic"]
    return begin(g, RELIC_PHASE.at())


@rule("CO-REL-1", "CO-END-1", "CO-END-5")
@example("ED-62", "ED-63")
def test_who_controls_all_relics_wins() -> None:
    g = table(round=3)
    g.relics = (-1, -1, *g.relics[2:])
    for region in ("r4c3", "r4c4", "r5c4", "r6c3"):
        army(g, P1, region, 1)
    checking(g)
    assert g.result is not None
    assert g.result.winners == (P1,)
    assert g.won_by == "relics"
    assert g.players[P1].relics == ()
    g = table(round=6)
    g.relics = (-1,) * 5 + g.relics[5:]
    army(g, P2, "r6c3", 1)
    checking(g)
    assert g.result is not None
    assert g.result.winners == (P2,)


@rule("CO-REL-2", "CO-REL-3", "CO-REL-4")
@example("EX-18")
def test_taking_a_relic() -> None:
    g = table("jrayek zcharo ai", round=4)
    g.players[P1].relics = (0,)
    army(g, P1, "r4c4", 3, "lynke uryk")
    erect(g, P1, "r4c4", "factory")
    checking(g)
    assert step(g) == "ORDERING"
    assert options(g, "first") == ["research", "fame"]
    play(g, "p1 first research; p1 advance harvest")
    assert g.players[P1].fame == 1
    assert columns(g, P1)["harvest"] == 2
    assert g.players[P1].relics == (0, 3)
    assert g.view(None)["players"][P1]["relics"] == [1, 4]
    assert fighters(g, P1, "base") == 3
    assert place_of(g, P1, "lynke") == "base"
    assert g.view(P1)["rhyzu"][0]["place"] == "base"
    assert g.view(P1)["regions"]["r4c4"]["controller"] == P1
    slots = [slot for faction in tables.FACTIONS for slot in faction.relic_slots]
    assert all([dict(slot)[3] == 1 for slot in slots])
    assert len(slots) == 30


@rule("CO-REL-5", "CO-REL-8", "CO-CTRL-5")
def test_a_relic_that_nobody_controls_leaves_the_game() -> None:
    g = table(round=2)
    army(g, P1, "r4c4", 2)
    checking(g)
    assert g.relics[1] == -1
    assert g.relics[3] == REGION["r4c4"]
    assert [p.relics for p in g.players] == [(), (), ()]


@rule("CO-REL-6", "CO-REL-7", "CO-REL-10")
def test_price_tiles_go_to_the_vault() -> None:
    g = table(round=2)
    for seat, space in enumerate(("discover", "build", "harvest")):
        set_price(g, space, seat, 4)
    g.phase = PHASE["relic"]
    begin(g, RELIC_PHASE.at(), ROUND.at())
    assert g.view(P1)["players"][P1]["vault"] == ["2", "4", "6"]
    assert g.view(P1)["prices"] == {}
    assert (g.round, step(g)) == (3, "PRICING")


@rule("CO-REL-9")
def test_there_are_five_relic_slots() -> None:
    assert {len(faction.relic_slots) for faction in tables.FACTIONS} == {5}
    g = table(round=6)
    g.players[P1].relics = (0, 1, 2, 3, 4)
    g.relics = (-1,) * 5 + g.relics[5:]
    army(g, P1, "r6c3", 1)
    checking(g)
    assert g.won_by == "relics"


@rule("CO-REL-11", "CO-FAME-5")
@example("ED-104", "ED-145")
def test_the_bonus_of_a_slot_comes_before_the_units_go_home() -> None:
    g = table("circadians zcharo ai", round=4)
    g.players[P1].relics = (0,)
    army(g, P1, "r4c4", 3)
    army(g, P1, "r3c5", 1)
    have(g, P1, 0, 0)
    checking(g)
    play(g, "p1 first research; p1 advance discover; p1 choose second; p1 upgrade-attribute covert")
    assert g.players[P1].fame == 1
    assert step(g) == "REDEPLOYING"
    play(g, "p1 route r4c4 r3c5; p1 march 2")
    assert fighters(g, P1, "r3c5") == 3
    assert fighters(g, P1, "base") == 1


@rule("CO-REL-12", "CO-FLOW-5")
@example("ED-106")
def test_a_goal_by_a_relic_slot_wins_before_the_zcharo() -> None:
    g = table("zcharo ai jrayek", round=4)
    g.players[P1].fame, g.players[P2].fame = 20, 16
    g.players[P2].relics = (0,)
    army(g, P2, "r4c4", 1)
    checking(g)
    play(g, "p2 first fame")
    assert g.result is not None
    assert g.result.winners == (P2,)


@rule("CO-TAC-9")
def test_cards_of_the_relic_phase() -> None:
    g = table(round=4)
    army(g, P1, "r4c4", 1)
    give_cards(g, P1, "t25 t03")
    have(g, P1, 0, 1)
    checking(g)
    assert step(g) == "BEFORE_CHECK"
    assert options(g, "play") == ["t25"]
    play(g, "p1 play t25; p1 advance build; p1 choose second; chance draw-card t01; p1 end")
    assert step(g) == "CLAIMING"
    assert options(g, "play") == ["t03"]
    play(g, "p1 play t03; p1 end")
    assert resources(g, P1) == (0, 2)


# The end


@rule("CO-END-2", "CO-FAQ-9", "CO-FLOW-5")
@example("ED-105")
def test_goals_of_the_income_phase_wait_until_all_have_finished() -> None:
    g = table("circadians zcharo ai", round=4, phase="income")
    g.players[P2].fame, g.players[P1].fame = 20, 3
    have(g, P1, 0, 2)
    g.gun = P1
    begin(g, INCOME_PHASE.at(), RELIC_PHASE.at())
    run(g, GAIN.at(P1, ((ATTRIBUTE_UPGRADE, 1),)))
    play(g, "p1 upgrade-attribute covert")
    assert g.players[P1].fame == 4
    assert actors(g) == (P1,)
    while g.actors:
        seat = g.actors[0]
        g.play(seat, "end" if seat >= 0 and g.why_not(seat, "end") is None else g.actions(seat)[0])
    assert g.result is not None
    assert g.result.winners == (P1,)
    assert g.won_by == "fame"


@rule("CO-END-3", "CO-END-4", "CO-ZCH-4")
@example("ED-64", "EX-23")
def test_the_zcharo_win_at_the_end_of_the_check() -> None:
    g = table(round=4)
    g.players[P1].fame = 19
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance move")
    assert g.players[P1].fame == 20
    assert actors(g) == (P1,)
    assert g.won_by == ""
    checking(g)
    assert g.result is not None
    assert g.result.winners == (P1,)
    assert g.won_by == "fame"
    g = table(round=6)
    g.players[P1].fame = 20
    g.relics = (-1,) * 5 + g.relics[5:]
    army(g, P2, "r6c3", 1)
    checking(g)
    assert g.result is not None
    assert g.result.winners == (P2,)


@rule("CO-END-4", "CO-END-13")
@example("ED-138")
def test_the_zcharo_win_before_most_land() -> None:
    g = table(round=6)
    g.players[P1].fame = 20
    g.relics = (-1,) * 5 + g.relics[5:]
    army(g, P2, "r3c5", 1)
    checking(g)
    assert g.result is not None
    assert g.result.winners == (P1,)
    assert g.relics[5] == -1


@rule("CO-END-6", "CO-END-7", "CO-END-12")
@example("ED-139")
def test_after_six_rounds_most_land_wins() -> None:
    for relics, places in (((1, 1, 1), (1, 1, 3)), ((2, 1, 1), (1, 2, 2)), ((1, 2, 0), (2, 1, 2))):
        g = table(round=6)
        g.relics = (-1,) * 5 + g.relics[5:]
        for seat, regions in ((P1, LAND[:4]), (P2, LAND[4:8]), (P3, LAND[8:9])):
            for region in regions:
                army(g, seat, region, 1)
        for p, count in zip(g.players, relics, strict=True):
            p.relics = tuple(range(count))
        checking(g)
        assert g.result is not None
        assert g.result.ranking == places
        assert g.won_by == "land"


@rule("CO-END-8")
@example("EX-20")
@pytest.mark.parametrize(
    ("land", "relics", "winners"), [((2, 1), (0, 1), (P1,)), ((1, 1), (0, 1), (P2,)), ((1, 1), (1, 1), (P1, P2))]
)
def test_two_goals_in_one_income_phase(
    land: tuple[int, int], relics: tuple[int, int], winners: tuple[int, ...]
) -> None:
    g = table("circadians leyrien ai", phase="income")
    for seat, (count, held) in enumerate(zip(land, relics, strict=True)):
        for region in LAND[4 * seat : 4 * seat + count]:
            army(g, seat, region, 1)
        g.players[seat].relics = tuple(range(held))
        g.players[seat].fame = tables.FACTIONS[g.players[seat].faction].fame_goal
    begin(g, INCOME_PHASE.resumed(-1, 1))
    assert g.result is not None
    assert g.result.winners == winners


@rule("CO-END-9")
def test_bases_and_lakes_are_no_land() -> None:
    g = table("oxataya ai zcharo", round=6)
    g.relics = (-1,) * 5 + g.relics[5:]
    army(g, P1, "r4c6", 1)
    army(g, P1, "r5c3", 1)
    army(g, P2, "r3c5", 1)
    checking(g)
    assert g.result is not None
    assert g.result.winners == (P2,)


@rule("CO-FLOW-1", "CO-FLOW-2")
def test_a_round_has_nine_phases_and_the_game_six_rounds() -> None:
    g = table()
    g.round = 0
    begin(g, ROUND.at())
    seen: list[int] = []
    while g.round == 1:
        seat = g.actors[0]
        options_ = g.actions(seat)
        idle = [action for action in options_ if g.rules.verbs.notation(action) in ("pass", "end", "decline")]
        if not seen or seen[-1] != g.phase:
            seen.append(g.phase)
        g.apply(seat, (idle or options_)[0])
    assert seen == [PHASE[name] for name in ("pricing", "discover", "build", "harvest", "recruit", "move", "income")]
    assert g.round == 2
    assert tables.LIMITS.rounds_max == 6


@rule("CO-FLOW-5", "CO-FAME-1")
@example("ED-49")
def test_fame_wins_at_once_and_never_passes_the_last_space() -> None:
    g = table("ai zcharo jrayek")
    g.players[P1].fame = 15
    begin(g, GAIN_FAME.at(P1, 4))
    assert g.players[P1].fame == 18
    assert g.result is not None
    assert g.result.winners == (P1,)


# Fame


@rule("CO-FAME-2")
def test_goals_and_sources_of_fame() -> None:
    assert [faction.fame_goal for faction in tables.FACTIONS] == [4, 18, 20, 14, 5, 9]
    assert [faction.fame_sources[0].event for faction in tables.FACTIONS] == [
        "attribute_upgraded", "opposing_fighter_wounded", "research_advanced", "income_morale",
        "victory_against_leader_or_rhyzu", "victory",
    ]  # fmt: skip
    g = table("circadians zcharo ai")
    have(g, P1, 0, 2)
    begin(g, GAIN.at(P1, ((ATTRIBUTE_UPGRADE, 1),)))
    play(g, "p1 upgrade-attribute covert")
    assert g.players[P1].fame == 1


@rule("CO-FAME-3")
def test_relic_slots_give_fame_too() -> None:
    g = table("oxataya zcharo ai", round=4)
    army(g, P1, "r4c4", 1)
    checking(g)
    play(g, "p1 first fame; p1 advance move")
    assert g.players[P1].fame == 1


@rule("CO-FAME-4", "CO-FAME-5", "CO-FAME-6")
def test_bonuses_of_spaces_that_are_passed() -> None:
    g = table("jrayek zcharo ai")
    have(g, P1, 0, 0)
    begin(g, GAIN.at(P1, ((FAME, 4),)))
    assert resources(g, P1) == (4, 0)
    assert step(g) == "RECRUITING"
    assert g.view(P1)["points"] == 2
    play(g, "p1 stop")
    assert resources(g, P1) == (4, 1)
    assert g.players[P1].fame == 4
    zcharo = table()
    zcharo.players[P1].fame = 19
    begin(zcharo, GAIN.at(P1, ((FAME, 4),)))
    assert zcharo.players[P1].fame == 20
    assert zcharo.won_by == ""
