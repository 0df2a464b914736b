"""Recruit and leaders (CO-REC, CO-LEAD, CO-MOVE)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import LEADER_ANY, LEADER_DEPLOY, NONE
from astrarium.games.chaos_order.state import IN_BOX, ChaosOrder
from astrarium.kernel.values import put
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import (
    P1,
    P2,
    actors,
    army,
    begin,
    buildings,
    column,
    columns,
    fighters,
    give_cards,
    hand,
    have,
    is_upgraded,
    options,
    place_of,
    play,
    resources,
    set_areas,
    set_price,
    step,
    table,
    turn,
    verbs_of,
)
from tests.marks import example, rule


def recruiting(factions: str = "", number: int = 1, areas: tuple[int, ...] = (5, 5)) -> ChaosOrder:
    g = table(factions)
    set_areas(g, P1, *areas)
    column(g, P1, recruit=number)
    turn(g, P1, "recruit")
    play(g, "p1 act")
    return g


@rule("CO-REC-1")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 4), (3, 5), (4, 7), (5, 9)])
def test_recruit_points_by_column(number: int, points: int) -> None:
    g = recruiting(number=number)
    assert g.view(P1)["points"] == points
    have(g, P1, 0)
    for _ in range(points):
        play(g, "p1 recruit 1 base")
        set_areas(g, P1, 5, 5)
    assert g.why_not(P1, "recruit 1 base") == "CO-REC-1"


@rule("CO-REC-2", "CO-REC-5")
def test_a_point_moves_a_fighter_one_area_on() -> None:
    g = recruiting(areas=(1, 0))
    play(g, "p1 recruit 1 base")
    assert g.players[P1].areas == (0, 1)
    play(g, "p1 recruit 2 base")
    assert g.players[P1].areas == (0, 0)
    assert fighters(g, P1, "base") == 1
    g = recruiting()
    assert g.why_not(P1, "recruit 2 r3c4") == "CO-REC-2" == g.why_not(P1, "recruit 1 r3c4")


@rule("CO-REC-3", "CO-AI-2")
@example("ED-22", "ED-23")
def test_the_fast_track_costs_energy() -> None:
    g = recruiting("circadians zcharo ai", number=2, areas=(4, 2, 0))
    have(g, P1, 6)
    play(g, "p1 fast-track base; p1 fast-track base")
    assert resources(g, P1)[0] == 0
    assert g.players[P1].areas == (2, 2, 0)
    assert fighters(g, P1, "base") == 2
    assert g.why_not(P1, "fast-track base") == "CO-REC-3"
    g = recruiting("ai zcharo jrayek", areas=(13,))
    have(g, P1, 9)
    assert g.why_not(P1, "fast-track base") == "CO-REC-3"
    play(g, "p1 recruit 1 base")
    assert g.players[P1].areas == (12,)
    assert fighters(g, P1, "base") == 1
    for faction in ("zcharo", "leyrien", "jrayek", "oxataya"):
        g = recruiting(f"{faction} ai circadians")
        have(g, P1, 1)
        play(g, "p1 fast-track base")
        assert resources(g, P1)[0] == 0


@rule("CO-REC-4")
def test_three_points_buy_a_gem_or_a_card() -> None:
    g = recruiting("circadians zcharo ai", number=4, areas=(4, 2, 0))
    have(g, P1, 0, 0)
    play(g, "p1 trade; p1 trade")
    assert resources(g, P1) == (0, 2)
    assert g.why_not(P1, "trade") == "CO-REC-4"
    g = recruiting(number=2)
    play(g, "p1 trade; chance draw-card t03")
    assert hand(g, P1) == ["t03"]
    assert g.view(P1)["points"] == 1


@rule("CO-REC-6", "CO-REC-7", "CO-LEAD-4")
@example("EX-7")
def test_recruit_by_the_circadians() -> None:
    g = table("circadians zcharo ai")
    set_areas(g, P1, 1, 1, 2)
    set_price(g, "recruit", P1, 2)
    army(g, P1, "base", 0, "sable+")
    g.players[P1].leaders = put(g.players[P1].leaders, 0, NONE)
    have(g, P1, 4, 0)
    column(g, P1, recruit=4)
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 recruit 3 base; p1 recruit 3 base; p1 recruit 2 base; p1 recruit 3 base; p1 trade")
    assert g.view(P1)["points"] == 0
    assert g.why_not(P1, "recruit 1 base") == "CO-REC-1"
    assert fighters(g, P1, "base") == 3
    assert resources(g, P1) == (4, 1)
    play(g, "p1 auxiliary; p1 deploy sable")
    assert resources(g, P1) == (0, 0)
    assert place_of(g, P1, "sable") == "base"
    assert is_upgraded(g, P1, "sable")
    play(g, "p1 end")
    have(g, P2, 2)
    turn(g, P2, "recruit")
    play(g, "p2 act")
    assert (g.players[P2].energy, g.players[P1].energy) == (0, 1)
    moving(g)
    assert {"base r3c4", "base r3c5"} <= set(options(g, "route"))


@rule("CO-REC-6")
@example("ED-24")
@pytest.mark.parametrize(("number", "energy"), [(1, 4), (2, 5), (3, 4), (4, 4), (5, 3)])
def test_deploying_a_leader_by_column(number: int, energy: int) -> None:
    g = recruiting(number=number)
    army(g, P1, "r3c4", 0, "cahzor")
    have(g, P1, 9, 0)
    play(g, "p1 auxiliary")
    assert resources(g, P1)[0] == 9 - energy
    assert g.why_not(P1, "deploy cahzor") == "CO-REC-6"
    play(g, "p1 deploy zucalah")
    assert place_of(g, P1, "zucalah") == "base"


@rule("CO-REC-8", "CO-REC-9", "CO-MOVE-11")
def test_instant_effects_of_recruit_and_move() -> None:
    g = table()
    have(g, P1, 0, 0)
    column(g, P1, recruit=2)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance recruit; p1 choose first")
    assert resources(g, P1) == (2, 1)
    column(g, P1, recruit=4)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance recruit")
    assert resources(g, P1) == (7, 0)
    column(g, P1, move=3)
    set_areas(g, P1, 5, 5)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance move; p1 choose first; p1 recruit 2 base; p1 fast-track base")
    assert fighters(g, P1, "base") == 2
    assert step(g) == "RESEARCHING"


@rule("CO-REC-10")
def test_empty_areas_leave_only_the_trade() -> None:
    g = recruiting(number=2, areas=(0, 0))
    assert g.why_not(P1, "recruit 1 base") == "CO-REC-10" == g.why_not(P1, "fast-track base")
    assert verbs_of(g) == {"trade", "end", "auxiliary"}


@rule("CO-LEAD-7", "CO-LEAD-8")
@example("ED-134")
def test_gems_are_due_whatever_deploys_a_leader() -> None:
    g = table()
    p = g.players[P1]
    p.leaders = (NONE, IN_BOX, IN_BOX, IN_BOX, IN_BOX)
    give_cards(g, P1, "t20 t20")
    have(g, P1, 0, 2)
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 play t20")
    assert g.why_not(P1, "deploy cahzor") == "CO-LEAD-7"
    play(g, "p1 deploy oachra")
    assert resources(g, P1) == (0, 0)
    assert place_of(g, P1, "oachra") == "base"
    g = table()
    g.players[P1].leaders = (NONE, IN_BOX, IN_BOX, IN_BOX, IN_BOX)
    give_cards(g, P1, "t20")
    have(g, P1, 0, 1)
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert g.why_not(P1, "play t20") == "CO-TAC-12"
    begin(g, GAIN.at(P1, ((LEADER_DEPLOY, 1),)))
    assert g.why_not(P1, "deploy oachra") is None
    have(g, P1, 0, 0)
    begin(g, GAIN.at(P1, ((LEADER_DEPLOY, 1),)))
    assert actors(g) == ()


@rule("CO-LEAD-3")
def test_the_gems_of_the_visible_side_are_paid() -> None:
    g = table()
    have(g, P1, 0, 3)
    begin(g, GAIN.at(P1, ((LEADER_ANY, 1),)))
    play(g, "p1 deploy ejax")
    assert resources(g, P1)[1] == 3
    g.players[P1].upgraded_leaders = 0b00010
    begin(g, GAIN.at(P1, ((LEADER_ANY, 1),)))
    play(g, "p1 deploy cahzor")
    assert resources(g, P1)[1] == 2


@rule("CO-MOVE-9", "CO-MOVE-10")
@example("ED-25")
@pytest.mark.parametrize(("number", "energy"), [(1, 5), (2, 5), (3, 4), (4, 4), (5, 4)])
def test_upgrading_a_leader(number: int, energy: int) -> None:
    g = table("jrayek zcharo ai")
    column(g, P1, move=number)
    have(g, P1, 9, 1)
    turn(g, P1, "move")
    play(g, "p1 act")
    if number == 5:
        play(g, "chance draw-card t01") if step(g) == "DRAW_CARD" else None
    play(g, "p1 auxiliary; p1 upgrade-leader lynke")
    assert resources(g, P1) == (9 - energy, 0)
    assert is_upgraded(g, P1, "lynke")
    assert place_of(g, P1, "lynke") is None
    begin(g, GAIN.at(P1, ((LEADER_ANY, 1),)))
    assert g.why_not(P1, "upgrade-leader lynke") == "CO-MOVE-9"


@rule("CO-POWER-23")
def test_a_free_fast_track() -> None:
    g = table()
    give_cards(g, P1, "t21")
    set_areas(g, P1, 5, 5)
    have(g, P1, 0)
    turn(g, P1, "recruit")
    play(g, "p1 play t21; p1 choose first; p1 main; p1 fast-track base; p1 fast-track base")
    assert fighters(g, P1, "base") == 2
    assert buildings(g, P1, "r3c4") == []
    assert columns(g, P1)["recruit"] == 1
