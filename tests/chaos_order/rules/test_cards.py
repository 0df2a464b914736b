"""Tactics cards and leaders (CO-TAC, CO-LEAD)."""

from __future__ import annotations

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import CARD
from astrarium.games.chaos_order.rounds import END_PHASE
from astrarium.kernel.pools import bag_size
from tests.chaos_order.battles import BATTLE, facing, fight, sums
from tests.chaos_order.scenario import (
    P1,
    P2,
    actors,
    army,
    begin,
    columns,
    discard_deck,
    discards,
    erect,
    give_cards,
    hand,
    have,
    income,
    open_foundation,
    options,
    place_of,
    play,
    resources,
    step,
    table,
    turn,
)
from tests.marks import example, rule


@rule("CO-TAC-1", "CO-TAC-2")
def test_a_card_is_played_or_used_and_then_discarded() -> None:
    g = table()
    give_cards(g, P1, "t19 t19")
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 play t19; p1 play t19")
    assert g.view(P1)["points"] == 6
    assert discards(g) == ["t19", "t19"]


@rule("CO-TAC-3")
@example("ED-55")
def test_the_hand_limit() -> None:
    g = table()
    give_cards(g, P1, "t01 t02 t03 t04 t05")
    begin(g, GAIN.at(P1, ((CARD, 2),)))
    play(g, "chance draw-card t06; chance draw-card t07")
    run_to_discard = table()
    give_cards(run_to_discard, P1, "t01 t02 t03 t04 t05")
    turn(run_to_discard, P1, "discover")
    run_to_discard.stack.append(GAIN.at(P1, ((CARD, 2),)))
    run_to_discard.rules.advance(run_to_discard)
    play(run_to_discard, "chance draw-card t06; chance draw-card t07")
    assert step(run_to_discard) == "DISCARDING"
    assert run_to_discard.why_not(P1, "discard t08") == "CO-TAC-3"
    play(run_to_discard, "p1 discard t01; p1 discard t07")
    assert hand(run_to_discard, P1) == ["t02", "t03", "t04", "t05", "t06"]
    assert step(run_to_discard) == "TURN"
    open_foundation(run_to_discard, P1, "handlimit")
    run_to_discard.stack.append(GAIN.at(P1, ((CARD, 1),)))
    run_to_discard.rules.advance(run_to_discard)
    play(run_to_discard, "chance draw-card t09")
    assert step(run_to_discard) == "TURN"


@rule("CO-TAC-4")
def test_the_lock_of_a_card_is_paid_first() -> None:
    g = table()
    give_cards(g, P1, "t17")
    have(g, P1, 0, 1)
    turn(g, P1, "harvest")
    play(g, "p1 play t17; p1 main")
    assert resources(g, P1) == (5, 0)
    assert g.view(P1)["points"] == 2


@rule("CO-TAC-5")
@example("ED-58")
def test_an_empty_deck_is_the_shuffled_pile() -> None:
    g = table()
    discard_deck(g)
    begin(g, GAIN.at(P1, ((CARD, 1),)))
    assert bag_size(g.cards) == 50
    assert discards(g) == []
    play(g, "chance draw-card t01")
    g = table()
    discard_deck(g)
    g.cards = (g.cards[0], (*g.cards[1][:2], g.cards[1][10], *g.cards[1][3:10], (), *g.cards[1][11:]), *g.cards[2:])
    begin(g, GAIN.at(P1, ((CARD, 1),)))
    assert hand(g, P1) == []
    assert actors(g) == ()


@rule("CO-TAC-6", "CO-TAC-11")
@example("ED-56")
def test_a_card_is_not_played_in_the_phase_in_which_it_was_gained() -> None:
    g = table()
    give_cards(g, P1, "t14", fresh=True)
    turn(g, P1, "discover")
    assert g.why_not(P1, "play t14") == "CO-TAC-6"
    begin(g, END_PHASE.at())
    turn(g, P1, "discover")
    assert g.why_not(P1, "play t14") is None
    assert [card["is_fresh"] for card in g.view(P2)["players"][P1]["hand"]] == [False]


@rule("CO-TAC-11")
def test_of_two_equal_cards_the_fresh_one_is_discarded_first() -> None:
    g = table()
    give_cards(g, P1, "t01")
    give_cards(g, P1, "t01", fresh=True)
    give_cards(g, P1, "t02 t03 t04 t05")
    turn(g, P1, "harvest")
    play(g, "p1 discard t01; p1 play t01; p1 end")
    assert resources(g, P1)[0] == 11


@rule("CO-TAC-7")
def test_a_fresh_card_is_used_in_battle() -> None:
    g = facing("zcharo jrayek ai")
    give_cards(g, P1, "t01", fresh=True)
    fight(g, "guard t01", "guard")
    assert discards(g) == ["t01"]


@rule("CO-TAC-12")
@example("ED-133")
def test_a_card_must_do_something() -> None:
    g = table(phase="income")
    give_cards(g, P1, "t10 t11")
    have(g, P1, 1, 0)
    income(g)
    assert g.why_not(P1, "play t10") == "CO-TAC-12" == g.why_not(P1, "play t11")
    have(g, P1, 2, 9)
    assert g.why_not(P1, "play t10") is None
    g.players[P1].upgraded_leaders = 31
    assert g.why_not(P1, "play t10") == "CO-TAC-12"
    erect(g, P1, "r3c3", "factory")
    give_cards(g, P1, "t11")
    income(g)
    before = resources(g, P1)[0]
    play(g, "p1 play t11")
    assert resources(g, P1)[0] == before + 2


@rule("CO-INFO-1", "CO-INFO-2")
def test_hands_are_secret_and_their_size_is_open() -> None:
    g = table()
    give_cards(g, P1, "t01 t02")
    assert g.view(P2)["players"][P1]["hand"] == [{"is_fresh": False}, {"is_fresh": False}]
    assert [card["card"] for card in g.view(P1)["players"][P1]["hand"]] == ["t01", "t02"]
    assert g.view(None)["deck"] == 48
    assert g.view(P2)["players"][P1]["energy"] == 6


# Leaders


@rule("CO-LEAD-2")
def test_a_leader_counts_in_its_region_and_works_from_its_base() -> None:
    g = facing(own="1", other="9")
    army(g, P1, "r3c4", 0, "ejax+")
    assert sums(g, "guard", "guard")["strength"][0] == 2
    g = table()
    army(g, P1, "base", 0, "zucalah")
    turn(g, P1, "harvest")
    assert options(g, "use") == ["zucalah"]


@rule("CO-LEAD-5")
def test_after_a_victory_an_effect_applies_once() -> None:
    g = facing("leyrien zcharo ai", own="9 eeyla")
    fight(g, "guard", "guard")
    assert g.players[P1].fame == 1


@rule("CO-LEAD-6")
@example("ED-97")
def test_a_defeated_leader_keeps_its_ability_until_the_end() -> None:
    g = facing("ai zcharo jrayek", own="0 xiao", other="9")
    army(g, P2, BATTLE, 0, "urzo ejax")
    g.players[P2].fighters = (0,) * 27
    erect(g, P2, BATTLE, "outpost")
    army(g, P2, BATTLE, 0)
    fight(g, "guard", "guard")
    assert place_of(g, P1, "xiao") is None
    assert step(g) == "RESEARCHING"
    play(g, "p1 advance move")
    assert columns(g, P1)["move"] == 2


# Powers
