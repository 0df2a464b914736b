"""Boxes and costs (PB-ACT)."""

from __future__ import annotations

from astrarium.games.planet_b import ids
from astrarium.games.planet_b.costs import is_payable
from astrarium.games.planet_b.counts import price
from astrarium.games.planet_b.workies import CHOOSING_BOX, FIRE, WORKING
from tests.marks import example, rule
from tests.planet_b.scenario import (
    CARD,
    LEFT,
    P1,
    P2,
    P3,
    begin_in_turn,
    built,
    empty_deck,
    fire,
    give_cards,
    open_news,
    options,
    play,
    points,
    put_built,
    put_fraud,
    put_pile,
    put_tile,
    storage,
    store,
    table,
    verbs_of,
)


@rule("PB-ACT-1", "PB-ACT-2")
@example("W-1")
def test_costs_are_paid_first_and_in_full() -> None:
    """The Employment Office costs 5 billies, then three different actions follow."""
    g = table()
    put_built(g, P1, "a04", 2)
    g.players[P1].billies = 4
    begin_in_turn(g, FIRE.at(P1, CARD["a04"]))
    assert g.why_not(P1, "use upper") == "PB-ACT-2"
    g.players[P1].billies = 5
    assert g.why_not(P1, "use upper") is None
    play(g, "p1 use upper")
    assert g.players[P1].billies == 0
    assert {"do", "play"} <= verbs_of(g)
    play(g, "p1 do vote; p1 do take_workie; p1 play i01")
    assert (g.players[P1].workies, g.bag[P1], storage(g)) == ((2, 4), 4, {"plastic": 2})


@rule("PB-ACT-10", "PB-ACT-17")
@example("W-2", "E-40")
def test_of_two_actions_exactly_one_is_done() -> None:
    """Ten billies or a fraud tile; with all tiles placed only the money is left."""
    g = fire(table(), "hq_1")
    assert options(g, "choose") == ["first", "second"]
    play(g, "p1 choose first")
    assert (g.players[P1].billies, g.players[P1].fraud) == (20, ())
    g = table()
    put_fraud(g, P1, "grab grab stuffing stuffing")
    fire(g, "hq_1")
    assert g.why_not(P1, "choose second") == "PB-ACT-17"
    assert options(g, "choose") == ["first"]


@rule("PB-ACT-11")
@example("W-3")
def test_a_mixed_cost_may_be_paid_in_any_mix() -> None:
    """5 plastic or workies with 3 plastic and 4 workies."""
    g = table()
    store(g, P1, plastic=3)
    cost = ((ids.PAY_MIX, ids.ANY, 5),)
    assert is_payable(g, P1, cost)
    g.players[P1].workies = (1, 0)
    assert not is_payable(g, P1, cost)
    g.players[P1].workies = (0, 0)
    assert not is_payable(g, P1, ((ids.PAY_MIX, ids.ANY, 2), (ids.PAY_WORKIE, ids.ANY, 1)))  # plastic is no workie
    g.players[P1].workies = (2, 2)
    fire(g, "c07_1")
    play(g, "p1 pay-resource plastic; p1 pay-workie craftie; p1 pay-workie craftie; p1 pay-workie brainie")
    assert g.why_not(P1, "pay-resource water") == "PB-ACT-11"
    play(g, "p1 pay-resource plastic")
    assert (storage(g), g.players[P1].workies, points(g), g.bag[P1]) == ({"plastic": 1}, (0, 1), 40, 6)


@rule("PB-ACT-3", "PB-ACT-4")
@example("E-94", "E-136")
def test_actions_come_in_any_order_one_after_the_other() -> None:
    g = table()
    give_cards(g, P1, "a06")
    put_tile(g, LEFT, "b3", "red")
    g.players[P1].workies = (8, 8)
    play(g, "p1 deal left; p1 advance futurists; p1 take craftie")
    assert g.why_not(P1, "build a06") == "PB-ACT-4"
    play(g, "p1 take craftie; p1 take craftie; p1 build a06")
    assert g.why_not(P1, "move-marker left") == "PB-FLOW-2"


@rule("PB-ACT-5", "PB-NEWS-9", "PB-FLOW-5")
@example("E-90", "E-95")
def test_what_can_be_done_must_be_done() -> None:
    g = table()
    give_cards(g, P1, "a01")
    play(g, "p1 deal left; p1 produce top")
    assert g.why_not(P1, "end") == "PB-FLOW-5"
    play(g, "p1 decline A a01")
    assert g.why_not(P1, "end") == "PB-FLOW-5"
    assert options(g, "play") == ["i01", "ii03"]
    play(g, "p1 play ii03")
    assert g.why_not(P1, "end") is None


@rule("PB-ACT-6")
@example("E-22")
def test_a_box_inside_an_action_is_finished_first() -> None:
    """The second zone fires inside the first."""
    g = table()
    put_built(g, P1, "a04", 0, 0, 1)
    put_built(g, P1, "a02")
    g.players[P1].workies = (4, 0)
    begin_in_turn(g, WORKING.at(P1, 2))
    play(g, "p1 place craftie a04 2; p1 use lower; p1 place craftie a02 1")
    assert options(g, "use") == ["upper"]
    play(g, "p1 use upper")
    assert storage(g) == {"meat": 2}
    assert {"take", "place"} <= verbs_of(g)  # a step of the inner action is left
    play(g, "p1 take craftie")  # then the 4 billies of the first box, which nobody has to order
    assert g.players[P1].billies == 14
    play(g, "p1 take brainie")  # and the step that was left of the outer action
    assert verbs_of(g) == {"sell", "end", "buy"}


@rule("PB-ACT-7", "PB-ACT-8", "PB-ACT-12")
@example("E-97", "E-171")
def test_effects_on_all_begin_with_the_owner_and_go_clockwise() -> None:
    g = table(4, P3)
    g.log = []
    fire(g, "ii11", P3)
    play(g, "p3 do mood; p3 advance futurists")
    moved = [p.mood for p in g.players]
    assert moved == [-1, -1, 0, -1]
    g = table(3)
    g.players[P1].mood, g.players[P3].mood = 4, -4
    fire(g, "i09")
    assert ([p.mood for p in g.players], points(g)) == ([4, 1, -3], 2)


@rule("PB-ACT-9")
@example("E-74", "E-192")
def test_others_who_cannot_pay_in_full_pay_nothing() -> None:
    g = table(4)
    for seat, billies in enumerate((0, 5, 3, 2)):
        g.players[seat].billies = billies
    fire(g, "ii06")
    assert [p.billies for p in g.players] == [10, 2, 0, 2]
    assert points(g) == 2


@rule("PB-ACT-13")
@example("E-96", "E-113")
def test_an_impossible_action_is_skipped() -> None:
    """Without any building there is nothing to demolish; what is built first must go."""
    g = table()
    give_cards(g, P1, "a06")
    g.players[P1].built = ()
    fire(g, "i04")
    assert verbs_of(g) == {"build", "decline"} | ({"buy"} if g.players[P1].billies >= 10 else set())
    play(g, "p1 build a06")
    assert options(g, "demolish") == ["a06"]
    assert g.why_not(P1, "pass") == "PB-ACT-22"
    g = table()
    put_built(g, P1, "b05")
    store(g, P1, iridium=2)
    empty_deck(g, 1)
    fire(g, "b05_2")
    assert storage(g) == {}  # the cost is not returned
    assert built(g) == ["hq", "b05"]


@rule("PB-ACT-14")
@example("E-23", "E-197")
def test_a_full_zone_without_a_payable_box_does_nothing() -> None:
    """And it does not fire later."""
    g = table()
    put_built(g, P1, "a10")
    g.players[P1].workies = (1, 0)
    begin_in_turn(g, WORKING.at(P1, 1))
    play(g, "p1 place craftie a10 1")
    assert "use" not in verbs_of(g)
    assert g.players[P1].built[-1][1] == 1
    store(g, P1, water=2)
    assert "use" not in verbs_of(g)


@rule("PB-ACT-15")
@example("E-24", "E-198")
def test_the_one_box_that_can_be_paid_must_be_used() -> None:
    g = table()
    put_built(g, P1, "a04", 2)
    g.players[P1].billies = 0
    store(g, P1, meat=1)
    begin_in_turn(g, FIRE.at(P1, CARD["a04"]))
    assert options(g, "use") == ["lower"]
    assert g.why_not(P1, "pass") == "PB-ACT-15"
    play(g, "p1 sell meat 1")
    assert options(g, "use") == ["upper", "lower"]


@rule("PB-ACT-15")
def test_a_chance_that_nothing_pays_for_may_pass() -> None:
    g = table()
    put_built(g, P1, "a10", 1)
    begin_in_turn(g, CHOOSING_BOX.at(P1, CARD["a10"]))
    passed = g.play(P1, "pass")[0]
    assert (passed.kind, passed.values["building"]) == ("no-box", "building:a10")
    assert "end" in verbs_of(g)


@rule("PB-ACT-16")
@example("E-136")
def test_several_symbols_are_separate_actions() -> None:
    """Build, production, build, faction, workies."""
    g = table()
    give_cards(g, P1, "a06 a03")
    g.players[P1].workies = (8, 8)
    put_tile(g, LEFT, "b3", "red")
    play(g, "p1 deal left; p1 build a06; p1 produce top; p1 build a03; p1 advance futurists")
    play(g, "p1 take craftie; p1 take craftie; p1 take craftie; p1 end")


@rule("PB-ACT-18", "PB-FRAUD-8")
@example("E-137")
def test_an_action_that_becomes_possible_in_its_box_must_be_done() -> None:
    g = table()
    g.players[P1].billies = 0
    fire(g, "ii10")
    assert "fraud" not in verbs_of(g)
    play(g, "p1 do billies")
    assert g.why_not(P1, "pass") == "PB-ACT-22"
    play(g, "p1 fraud grab")
    assert (g.players[P1].billies, points(g)) == (0, 3)
    g = table()
    g.players[P1].billies = 0
    put_fraud(g, P1, "grab grab")
    fire(g, "ii10")
    play(g, "p1 do billies")
    assert (g.players[P1].billies, g.players[P1].fraud, "end" in verbs_of(g)) == (5, (1, 1), True)


@rule("PB-ACT-19")
@example("E-138", "E-196")
def test_what_a_cost_demands_cannot_be_sold_for_it() -> None:
    g = table()
    cost = ((ids.PAY_RESOURCE, ids.MEAT, 1), (ids.PAY_BILLIES, ids.ANY, 5))
    g.players[P1].billies = 0
    store(g, P1, meat=1)
    assert not is_payable(g, P1, cost, is_selling=True)
    store(g, P1, meat=2)
    assert is_payable(g, P1, cost, is_selling=True)
    assert not is_payable(g, P1, cost)
    g = table()
    store(g, P1, water=2, meat=1)
    fire(g, "a07_2")
    play(g, "p1 pay-resource water")
    assert g.why_not(P1, "sell meat 1") == "PB-ACT-19"
    assert verbs_of(g) == {"pay-resource"}


@rule("PB-ACT-20", "PB-CARD-8")
@example("E-71", "E-179")
def test_votes_for_steps_are_counted_when_they_are_added() -> None:
    g = table()
    store(g, P1, iridium=2)
    g.players[P1].discs = (2, 1, 0)
    fire(g, "c01_1")
    assert (g.bag[P1], points(g), storage(g)) == (6, 20, {})
    g = table()
    store(g, P1, iridium=2)
    g.players[P1].discs = (4, 4, 4)
    g.votes, g.bag = (5, 22, 22), (20, 3, 3)
    fire(g, "c01_1")
    assert (g.bag[P1], points(g)) == (25, 27)


@rule("PB-ACT-21")
@example("E-180")
def test_what_all_pay_is_a_cost_of_the_owner() -> None:
    """The owner must be able to pay, the others pay in full or not at all."""
    g = table()
    cost = ((ids.PAY_BILLIES, ids.ANY, 3),)
    g.players[P1].billies = 2
    assert not is_payable(g, P1, cost, is_selling=True)
    g.players[P2].billies, g.players[P3].billies = 1, 9
    store(g, P1, water=1)
    fire(g, "a05_2")
    assert [p.billies for p in g.players] == [12, 1, 6]


@rule("PB-ACT-22")
@example("E-193", "E-173")
def test_what_only_a_sale_makes_possible_is_asked_about() -> None:
    g = table()
    open_news(g, "i14 ii04 iii06")
    g.players[P1].billies = 0
    store(g, P1, water=2)
    fire(g, "y04_right")
    assert verbs_of(g) == {"pass", "sell"}
    assert g.why_not(P1, "play ii04") == "PB-NEWS-1"
    play(g, "p1 sell water 2; p1 play ii04")
    assert points(g) == 9
    g = table()
    open_news(g, "i14 ii04 iii06")
    g.players[P1].billies = 0
    store(g, P1, water=1)
    fire(g, "y04_right")
    assert "end" in verbs_of(g)  # it has lapsed without a question
    g = table()
    put_built(g, P1, "c12", 0, 2)
    put_built(g, P1, "c02")
    g.players[P1].billies, g.players[P1].workies = 0, (0, 0)
    store(g, P1, hydrogen=1)
    begin_in_turn(g, FIRE.at(P1, CARD["c02"]))
    assert options(g, "use") == ["upper"]


@rule("PB-ACT-23")
@example("E-194")
def test_a_free_move_may_make_an_open_action_impossible() -> None:
    """The fraud action lapses once the money is spent and nothing can be sold."""
    g = table()
    fire(g, "ii10")
    g.players[P1].billies = 5
    play(g, "p1 do billies; p1 buy meat top_1")
    assert "end" in verbs_of(g)
    assert g.players[P1].fraud == ()


def test_a_chosen_option_may_become_impossible() -> None:
    """PB-ACT-23: the money for the fraud tile goes into a production tile; the rest of the turn goes on."""
    g = fire(table(), "hq_1")
    play(g, "p1 choose second; p1 buy meat top_1")
    assert (g.players[P1].fraud, g.players[P1].billies) == ((), 0)
    assert g.why_not(P1, "end") is None


def test_a_replay_may_become_impossible() -> None:
    """PB-ACT-18, PB-ACT-23: the card stays in the pile, and what else is open is still done."""
    g = table()
    put_pile(g, P1, "ii04")
    store(g, P1, hydrogen=1)
    fire(g, "b03_2")
    play(g, "p1 buy meat top_1")
    assert g.why_not(P1, "replay ii04") == "PB-NEWS-1"
    play(g, "p1 take craftie; p1 take craftie")
    assert (g.view(P2)["players"][P1]["news"], g.players[P1].workies) == (["ii04"], (4, 2))
    assert g.why_not(P1, "end") is None


def test_a_card_that_the_first_one_pays_for_must_be_played() -> None:
    """PB-ACT-18, PB-NEWS-9: the second news action does not lapse before the first is finished."""
    g = table()
    g.players[P1].billies = 2
    open_news(g, "i06 ii04 -")
    fire(g, "b07_1")
    assert options(g, "play") == ["i06"]
    play(g, "p1 play i06")
    assert options(g, "play") == ["ii04"]
    assert g.why_not(P1, "pass") == "PB-ACT-22"
    play(g, "p1 play ii04")
    assert (g.players[P1].billies, points(g)) == (0, 9 + 3)


def test_what_is_impossible_in_an_inner_box_does_not_wait_for_the_outer_one() -> None:
    """PB-ACT-6, PB-ACT-18: the fraud action of a card lapses with the card."""
    g = table()
    g.players[P1].billies = 0
    put_fraud(g, P1, "grab")
    open_news(g, "- ii05 -")
    fire(g, "a09_1")
    play(g, "p1 play ii05; p1 do vote")
    assert (g.players[P1].fraud, g.bag[P1]) == ((1,), 3 + 3 + 2)
    assert g.why_not(P1, "end") is None


@rule("PB-ACT-2", "PB-ACT-19")
def test_a_sale_that_brings_exactly_the_price_is_enough() -> None:
    g = table()
    store(g, P1, meat=1)
    cost = ((ids.PAY_BILLIES, ids.ANY, price(g, ids.MEAT)),)
    g.players[P1].billies = 0
    assert is_payable(g, P1, cost, is_selling=True)
    assert not is_payable(g, P1, cost)
    assert not is_payable(g, P1, (*cost, *cost), is_selling=True)
