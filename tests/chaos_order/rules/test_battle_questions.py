"""What is asked and told around a battle: causes, cards on the dial, announcements, looks at a hand, cards drawn."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import CARD
from astrarium.games.chaos_order.state import ChaosOrder
from astrarium.kernel.causes import Cause
from astrarium.kernel.position import CHANCE
from tests.chaos_order.battles import BATTLE, events_of, facing, sums
from tests.chaos_order.scenario import (
    P1,
    P2,
    actors,
    army,
    begin,
    column,
    combat,
    discard_deck,
    give_cards,
    hand,
    options,
    play,
    step,
    table,
    turn,
    upgrade,
)
from tests.marks import rule


def begun(g: ChaosOrder) -> ChaosOrder:
    combat(g)
    g.play(P1, f"battle {BATTLE} p2")
    return g


def cause(g: ChaosOrder, seat: int) -> Cause | None:
    question = g.question(seat)
    assert question is not None
    return question.cause


@rule("CO-COM-4", "CO-COM-5")
def test_the_opponent_is_asked_because_of_the_initiator() -> None:
    g = begun(facing())
    assert step(g) == "SEALED_PLANNING"
    assert cause(g, P1) is None
    why = cause(g, P2)
    assert why is not None
    assert (why.event, why.actor, why.place) == ("battle", P1, f"region:{BATTLE}")


@rule("CO-PLAN-5", "CO-PLAN-10")
def test_it_is_told_who_has_put_a_card_on_the_dial() -> None:
    g = facing()
    give_cards(g, P1, "t01")
    give_cards(g, P2, "t02")
    begun(g)
    g.play(P1, "put-card")
    found = [values for kind, values in events_of(g, P2, "no-card") if kind == "put-card"]
    assert found == [{"seat": P1, "cards": 1}, {"seat": P2, "cards": 0}]
    g = facing()
    give_cards(g, P1, "t01")
    begun(g)
    found = [values for kind, values in events_of(g, P1, "put-card") if kind == "put-card"]
    assert found == [{"seat": P1, "cards": 1}]


@rule("CO-TIME-1", "CO-GLOSS-10")
@pytest.mark.parametrize(("is_upgraded", "strength", "defence"), [(False, 2, 0), (True, 3, 1)])
def test_tactical_adds_what_its_card_says(is_upgraded: bool, strength: int, defence: int) -> None:
    g = facing("circadians zcharo ai", own="2", other="2")
    if is_upgraded:
        upgrade(g, P1, "tactical")
    give_cards(g, P1, "t01")
    begun(g)
    assert options(g, "use") == ["tactical"]
    play(g, "p1 use tactical; p1 discard t01")
    found = sums(g, "guard", "guard")
    assert found == {"strength": [4 + strength + 1, 2 + 1], "attack": [0, 0], "defence": [1, 1 + defence]}


@rule("CO-TIME-1", "CO-CIRC-10")
def test_tactical_is_asked_for_in_each_battle() -> None:
    g = facing("circadians zcharo ai", own="9", other="1")
    army(g, P1, "r5c4", 9)
    army(g, P2, "r5c4", 1)
    give_cards(g, P1, "t01 t02")
    begun(g)
    play(g, "p1 use tactical; p1 discard t01; p1 no-card; p1 plan guard printed; p2 plan guard printed")
    play(g, "p2 battle r5c4 p1; p1 use tactical; p1 discard t02")
    assert hand(g, P1) == []


@rule("CO-TAC-3", "CO-POWER-16")
def test_a_hand_is_within_its_limit_before_somebody_looks_at_it() -> None:
    g = facing("oxataya circadians ai", own="4 azaru")
    give_cards(g, P1, "t01 t02 t03 t04 t05")
    begun(g)
    play(g, "chance draw-card t06")
    assert (step(g), actors(g)) == ("DISCARDING", (P1,))
    play(g, "p1 discard t01")
    assert step(g) == "LOOK"


@rule("CO-POWER-16", "CO-INFO-1")
@pytest.mark.parametrize(("cards", "is_told"), [("", False), ("t01", True)])
def test_nobody_looks_at_an_empty_hand(cards: str, is_told: bool) -> None:
    g = facing("circadians zcharo ai")
    give_cards(g, P2, cards)
    combat(g)
    found = [kind for kind, _ in events_of(g, P1, f"battle {BATTLE} p2")]
    assert ("looked" in found) is is_told


@rule("CO-TAC-5", "CO-TAC-10")
@pytest.mark.parametrize(("left", "told"), [(0, [50]), (1, [])])
def test_it_is_told_when_the_pile_becomes_the_deck(left: int, told: list[int]) -> None:
    g = table()
    discard_deck(g, left)
    column(g, P1, move=5)
    turn(g, P1, "move")
    found = events_of(g, P1, "act")
    assert [values["cards"] for kind, values in found if kind == "reshuffled"] == told


@rule("CO-TAC-5")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_as_many_cards_are_drawn_as_are_gained(count: int) -> None:
    g = begin(table(), GAIN.at(P1, ((CARD, count),)))
    for number in range(count):
        assert actors(g) == (CHANCE,)
        play(g, f"chance draw-card t0{number + 1}")
    assert actors(g) == ()
    assert len(hand(g, P1)) == count
