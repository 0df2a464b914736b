"""Research and Discover (CO-RES, CO-DISC)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order import tables
from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import MOVE, RESEARCH
from astrarium.games.chaos_order.rounds import ACTION_PHASE
from tests.chaos_order.scenario import (
    P1,
    P2,
    PHASE,
    actors,
    army,
    begin,
    column,
    columns,
    give_cards,
    hand,
    have,
    open_foundation,
    options,
    place_of,
    play,
    resources,
    run,
    set_price,
    step,
    table,
    turn,
    verbs_of,
)
from tests.marks import example, rule


@rule("CO-RES-1", "CO-RES-2", "CO-DISC-1")
def test_research_moves_one_marker_on_any_track() -> None:
    g = table("ai zcharo jrayek")
    have(g, P1, 0, 1)
    for number, points in ((1, 1), (2, 1), (3, 1), (4, 1), (5, 2)):
        column(g, P1, discover=number)
        turn(g, P1, "discover")
        play(g, "p1 act")
        assert g.view(P1)["points"] == points
    assert options(g, "advance") == ["build", "harvest", "recruit", "move"]
    play(g, "p1 advance recruit")
    assert columns(g, P1) == {"discover": 5, "build": 1, "harvest": 1, "recruit": 2, "move": 1}


@rule("CO-RES-4", "CO-RES-5", "CO-FOUND-2")
@example("ED-11")
def test_locks_before_columns() -> None:
    g = table("ai zcharo jrayek")
    locks = [(cell.phase, cell.column) for cell in tables.CELLS if cell.lock]
    assert locks == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 3), (5, 5)]
    column(g, P1, move=2)
    have(g, P1, 2, 0)
    turn(g, P1, "discover")
    play(g, "p1 act")
    assert g.why_not(P1, "advance move") == "CO-RES-4"
    open_foundation(g, P1, "unlock")
    play(g, "p1 advance move")
    assert columns(g, P1)["move"] == 3
    assert resources(g, P1) == (0, 0)
    column(g, P1, move=2)
    have(g, P1, 2, 1)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance move; p1 pay-lock energy")
    assert resources(g, P1) == (0, 1)


@rule("CO-RES-6", "CO-DISC-3")
@pytest.mark.parametrize(("number", "gains"), [(2, [(2, 0), (0, 1)]), (3, [(3, 0)]), (4, [(4, 0), (0, 2)])])
def test_instant_effects_of_discover(number: int, gains: list[tuple[int, int]]) -> None:
    for option, gain in zip(("first", "second"), gains, strict=False):
        g = table("ai zcharo jrayek")
        have(g, P1, 0, 0)
        column(g, P1, discover=number - 1)
        turn(g, P1, "discover")
        play(g, f"p1 act; p1 advance discover; p1 choose {option}")
        assert resources(g, P1) == gain
    g = table("ai zcharo jrayek")
    column(g, P1, discover=2)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance discover; p1 choose second; chance draw-card t02")
    assert hand(g, P1) == ["t02"]


@rule("CO-RES-2")
def test_research_that_was_gained_must_be_used_unless_only_locks_are_left() -> None:
    g = table("ai zcharo jrayek")
    have(g, P1, 0, 1)
    begin(g, GAIN.at(P1, ((RESEARCH, 1),)))
    assert g.why_not(P1, "stop") == "CO-RES-2"
    column(g, P1, discover=4, build=4, harvest=4, recruit=5, move=2)
    assert g.why_not(P1, "stop") is None
    turn(g, P1, "discover")
    column(g, P1, build=1)
    play(g, "p1 act; p1 end")


@rule("CO-RES-7", "CO-RES-8")
@example("ED-10")
def test_research_that_no_track_can_take_is_lost() -> None:
    g = table("ai zcharo jrayek")
    column(g, P1, discover=5, build=4, harvest=5, recruit=5, move=5)
    have(g, P1, 0, 1)
    turn(g, P1, "discover")
    play(g, "p1 act")
    assert g.why_not(P1, "advance discover") == "CO-RES-7"
    assert options(g, "advance") == ["build"]
    play(g, "p1 advance build")
    assert options(g, "advance") == []
    assert g.view(P1)["points"] == 1
    run(g, GAIN.at(P1, ((RESEARCH, 1),)))
    assert step(g) == "RESEARCHING"
    begin(g, GAIN.at(P1, ((RESEARCH, 2),)))
    assert actors(g) == ()
    column(g, P1, move=1)
    begin(g, GAIN.at(P1, ((RESEARCH, 2),)))
    play(g, "p1 advance move")
    assert columns(g, P1)["move"] == 2


@rule("CO-RES-9")
@example("ED-111", "ED-129")
def test_a_temporary_upgrade_reads_one_column_further() -> None:
    g = table("ai zcharo jrayek")
    give_cards(g, P1, "t04")
    column(g, P1, discover=4)
    have(g, P1, 0, 5)
    turn(g, P1, "discover")
    play(g, "p1 play t04; p1 main")
    assert g.view(P1)["points"] == 2
    assert columns(g, P1)["discover"] == 4
    assert resources(g, P1) == (0, 5)
    g = table("ai zcharo jrayek")
    give_cards(g, P1, "t04 t04")
    column(g, P1, discover=3)
    turn(g, P1, "discover")
    play(g, "p1 play t04; p1 play t04; p1 main")
    assert g.view(P1)["points"] == 1


@rule("CO-RES-9")
def test_the_auxiliary_action_is_read_further_right_too() -> None:
    g = table("ai zcharo jrayek")
    give_cards(g, P1, "t04")
    column(g, P1, discover=2)
    have(g, P1, 0, 1)
    turn(g, P1, "discover")
    play(g, "p1 play t04; p1 main; p1 auxiliary")
    assert resources(g, P1) == (0, 0)
    assert step(g) == "RESEARCHING"


@rule("CO-DISC-2")
@pytest.mark.parametrize(
    ("number", "gems", "verb"), [(1, 2, "advance"), (2, 2, "advance"), (3, 1, "advance"), (4, 1, "advance")]
)
def test_auxiliary_actions_of_discover(number: int, gems: int, verb: str) -> None:
    g = table("ai zcharo jrayek")
    column(g, P1, discover=number)
    have(g, P1, 0, 4)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 auxiliary")
    assert resources(g, P1) == (0, 4 - gems)
    assert verb in verbs_of(g)


@rule("CO-POWER-18", "CO-GLOSS-6")
@example("ED-110")
def test_a_free_action_is_not_paid_for() -> None:
    g = table()
    set_price(g, "discover", P2, 6)
    give_cards(g, P1, "t15")
    have(g, P1, 0, 0)
    have(g, P2, 0, 0)
    turn(g, P1, "discover")
    assert g.why_not(P1, "act") == "CO-ACT-5"
    play(g, "p1 play t15; p1 main")
    assert (g.players[P2].energy, step(g)) == (0, "RESEARCHING")
    column(g, P1, build=4)
    assert g.why_not(P1, "advance build") == "CO-RES-4"


@rule("CO-ACT-16")
def test_a_card_before_the_main_action_costs_the_price_too() -> None:
    g = table()
    set_price(g, "move_first", P2, 4)
    give_cards(g, P1, "t22")
    have(g, P1, 3)
    turn(g, P1, "move")
    assert g.why_not(P1, "play t22") == "CO-ACT-5"
    have(g, P1, 4)
    play(g, "p1 play t22")
    assert (resources(g, P1)[0], step(g), g.ignores_pins) == (0, "STARTING", True)


@rule("CO-FLOW-6")
def test_resources_are_kept() -> None:
    g = table()
    have(g, P1, 7, 2)
    begin(g, ACTION_PHASE.at(-1, PHASE["discover"]))
    assert resources(g, P1) == (7, 2)


def test_move_points_are_of_the_kind_of_their_track() -> None:
    """CO-ACT-15: points of another kind do not join."""
    g = table()
    army(g, P1, "base", 2)
    turn(g, P1, "move")
    play(g, "p1 act")
    run(g, GAIN.at(P1, ((MOVE, 1),)))
    assert g.view(P1)["points"] == 3
    assert place_of(g, P1, "ejax") is None
