"""Rounds, turns, reactions and exchanges (ECL-FLOW, ECL-REACT, ECL-TRADE)."""

from __future__ import annotations

from astrarium.games.eclipse.flow import ROUND
from astrarium.games.eclipse.turn import ACTION_PHASE
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    actors_of,
    begin,
    end_of_round,
    lay,
    no_ships,
    offer,
    options,
    play,
    refusal,
    ship,
    step,
    store,
    table,
    tech,
    turn_of,
    verbs_of,
)
from tests.marks import example, rule


@rule("ECL-FLOW-1")
def test_a_round_is_action_combat_upkeep_and_cleanup() -> None:
    names = [part.name for part in ROUND.parts]
    assert names == ["ACTION_PHASE", "COMBAT_PHASE", "UPKEEP_PHASE", "REMOVE_COLLAPSED", "CLEAN_UP"]
    g = begin(table(), ROUND.at())
    play(g, "p1 pass; p1 end; p2 pass; p2 end")  # no battle, and Upkeep leaves nothing to decide
    assert [g.rules.steps[frame[0]].name for frame in g.stack] == ["CLEANUP_PHASE", "TURN_TECH"]


@rule("ECL-FLOW-2")
def test_turns_go_clockwise_from_the_start_player() -> None:
    g = table(players=3)
    g.start_seat = P2
    begin(g, ACTION_PHASE.at())
    order = []
    for _ in range(4):
        order.append(actors_of(g)[0])
        play(g, f"p{order[-1] + 1} act upgrade; p{order[-1] + 1} done; p{order[-1] + 1} end")
    assert order == [P2, P3, P1, P2]


@rule("ECL-FLOW-3")
def test_an_action_takes_a_disc_and_can_be_repeated() -> None:
    g = table()
    play(g, "p1 act upgrade; p1 done; p1 end; p2 pass; p2 end; p1 act upgrade")
    assert g.players[P1].discs == 10
    assert g.players[P1].actions[3] == 2


@example("EC-9")
@rule("ECL-FLOW-4")
def test_without_a_disc_one_must_pass() -> None:
    g = table()
    p = g.players[P1]
    p.actions, p.discs = (p.discs, *p.actions[1:]), 0
    assert refusal(g, "p1 act upgrade") == "ECL-FLOW-4"
    play(g, "p1 pass; p1 end; p2 act upgrade; p2 done; p2 end")
    assert refusal(g, "p1 react upgrade") == "ECL-FLOW-4"


@example("EC-76")
@rule("ECL-FLOW-5")
def test_the_first_to_pass_begins_the_next_round() -> None:
    g = table(players=3)
    begin(g, ACTION_PHASE.at())
    play(g, "p1 act upgrade; p1 done; p1 end; p2 pass; p2 end; p3 pass; p3 end")
    assert g.start_seat == P1
    play(g, "p1 pass; p1 end")
    end_of_round(g)
    while step(g) == "TURN_TECH":
        g.apply(-1, g.actions(-1)[0])
    assert g.start_seat == P2


@rule("ECL-FLOW-6", "ECL-REACT-1")
def test_who_has_passed_reacts_or_passes_again() -> None:
    g = table()
    play(g, "p1 pass; p1 end; p2 act upgrade; p2 done; p2 end")
    assert refusal(g, "p1 act upgrade") == "ECL-FLOW-6"
    assert options(g, "react") == ["upgrade", "build", "move"][:1] + options(g, "react")[1:]
    play(g, "p1 react upgrade")
    assert g.players[P1].actions[6] == 1
    play(g, "p1 done; p1 end; p2 act upgrade; p2 done; p2 end; p1 pass; p1 end")
    assert actors_of(g) == (P2,)


@rule("ECL-REACT-1")
def test_nobody_reacts_before_passing() -> None:
    assert refusal(table(), "p1 react upgrade") == "ECL-REACT-1"


@rule("ECL-FLOW-7")
def test_the_phase_ends_when_all_have_passed() -> None:
    g = table()
    play(g, "p1 pass; p1 end; p2 pass")
    assert step(g) == "AFTER"
    play(g, "p2 end")
    assert g.stack == []


@example("EC-87")
@rule("ECL-FLOW-8")
def test_an_action_needs_something_to_do() -> None:
    g = table()
    no_ships(g, "221")
    store(g, P1, 0, 1, 0)
    offer(g, "starbase")
    turn_of(g, P1)
    assert refusal(g, "p1 act move") == "ECL-FLOW-8"
    assert refusal(g, "p1 act research") == "ECL-FLOW-8"
    g.players[P1].colony_ships -= 1
    assert refusal(g, "p1 act influence") is None
    play(g, "p1 act influence; p1 done")
    assert g.players[P1].colony_ships == 3  # by flips alone


@rule("ECL-FLOW-8")
def test_an_action_can_be_ended_before_anything_was_done() -> None:
    g = table()
    play(g, "p1 act explore; p1 done; p1 end")
    assert actors_of(g) == (P2,)


@rule("ECL-FLOW-9", "ECL-FLOW-10")
def test_free_things_are_open_before_the_action_between_its_steps_and_after_it() -> None:
    g = table("planta terran_directorate")
    store(g, P1, 20, 20, 20)
    for moves in ("p1 act build", "p1 build interceptor 226", "p1 done"):
        assert "trade" in verbs_of(g)
        play(g, moves)
    assert step(g) == "AFTER"
    assert {"trade", "end"} <= verbs_of(g)
    play(g, "p1 end; p2 pass")
    assert {"trade", "end"} >= verbs_of(g, P2) - {"settle"}


@rule("ECL-FLOW-11")
def test_who_can_do_nothing_passes_without_being_asked() -> None:
    g = table()
    p = g.players[P1]
    p.actions, p.discs, p.storage, p.colony_ships = (p.discs, *p.actions[1:]), 0, (0, 0, 0), 0
    turn_of(g, P1)
    assert p.is_passed
    assert actors_of(g) == (P2,)


@example("EC-20")
@rule("ECL-REACT-2", "ECL-TECH-17")
def test_bonuses_do_not_count_for_reactions() -> None:
    g = table("mechanema terran_directorate")
    tech(g, P1, "nanorobots")
    store(g, P1, 0, 0, 40)
    play(g, "p1 act build; p1 build interceptor 230; p1 build interceptor 230; p1 build interceptor 230")
    assert step(g) == "BUILDING"
    play(g, "p1 build interceptor 230")
    assert step(g) == "AFTER"
    play(g, "p1 end; p2 act upgrade; p2 done; p2 end; p1 pass; p1 end; p2 act upgrade; p2 done; p2 end")
    play(g, "p1 react build; p1 build cruiser 230")
    assert step(g) == "AFTER"


@example("EC-77")
@rule("ECL-REACT-1", "ECL-REACT-2")
def test_a_reaction_moves_one_ship_once() -> None:
    g = table()
    lay(g, "201", -1, -1)
    ship(g, P1, "interceptor", "221")
    play(g, "p1 pass; p1 end; p2 act upgrade; p2 done; p2 end; p1 react move; p1 activate interceptor 221")
    play(g, f"p1 step {options(g, 'step')[0]}")
    assert step(g) == "AFTER"


@rule("ECL-TRADE-1")
def test_the_rate_of_a_species() -> None:
    g = table("orion_hegemony terran_directorate")
    store(g, P1, 4, 3, 0)
    assert refusal(g, "p1 trade science materials") == "ECL-TRADE-1"
    play(g, "p1 trade money materials")
    assert g.players[P1].storage == (0, 3, 1)
    play(g, "p1 pass; p1 end")
    store(g, P2, 2, 0, 0)
    play(g, "p2 trade money science")
    assert g.players[P2].storage == (0, 1, 0)


@rule("ECL-TRADE-1")
def test_nobody_trades_in_another_turn() -> None:
    g = table()
    store(g, P2, 9, 9, 9)
    assert refusal(g, "p2 trade money science") == "ECL-FLOW-2"


@rule("ECL-TRADE-2")
def test_an_exchange_gives_another_resource() -> None:
    g = table()
    store(g, P1, 9, 0, 0)
    assert refusal(g, "p1 trade money money") == "ECL-TRADE-2"


@rule("ECL-TRADE-3")
def test_exchanges_may_be_repeated() -> None:
    g = table()
    store(g, P1, 9, 0, 0)
    play(g, "p1 trade money science; p1 trade money science; p1 trade money materials; p1 trade money science")
    assert g.players[P1].storage == (1, 3, 1)


@rule("ECL-TRADE-5")
def test_storage_has_no_upper_limit() -> None:
    g = table()
    store(g, P1, 40, 60, 0)
    play(g, "p1 trade money science")
    assert g.players[P1].storage[:2] == (38, 61)


@rule("ECL-GEN-9")
def test_there_is_no_time_between_a_draw_and_its_choice() -> None:
    g = table()
    store(g, P1, 9, 9, 9)
    play(g, "p1 act explore; p1 explore 221-S; chance turn-sector 106")
    assert verbs_of(g) == {"place", "refuse"}
    assert refusal(g, "p1 trade money science") == "ECL-FLOW-10"
    play(g, f"p1 place {options(g, 'place')[0]}")
    assert "trade" in verbs_of(g)
