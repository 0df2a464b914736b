"""What players are told: events, prices and the causes of questions name the right things."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.planet_b.election import HOLD_ELECTION
from astrarium.games.planet_b.ids import NONE
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from astrarium.games.planet_b.workies import FIRE
from astrarium.kernel.explanations import Fact
from astrarium.kernel.position import CHANCE
from tests.marks import rule
from tests.planet_b.scenario import (
    CARD,
    P1,
    P2,
    P3,
    begin,
    begin_in_turn,
    fire,
    give_cards,
    open_news,
    play,
    put_built,
    put_fraud,
    put_pile,
    put_votes,
    store,
    table,
)


def prices(g: PlanetB, notation: str) -> list[tuple[int, str]]:
    """How much p1 needs for a move, and for what."""
    return [(term.amount, str(term.values.get("of", ""))) for term in g.explain(P1, notation).needs]


def facts(g: PlanetB, reference: str) -> list[tuple[str, Any]]:
    """What is true of a thing, without its name."""
    return [(fact.name, fact.values) for fact in g.facts(reference, P1)][1:]


def test_an_election_tells_whose_workies_come_home_and_asks_about_the_others() -> None:
    """PB-ELEC-3, PB-SELL-4."""
    g = table()
    put_votes(g, 0, 0, 0)
    put_built(g, P2, "a09", 1)
    put_built(g, P2, "hq", 1, 1)
    g.log = []
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    home = [event.values for event in g.log if event.kind == "brought-home"]
    assert [(values["workie"], values["building"]) for values in home] == [
        ("workie:craftie", "building:hq"),
        ("workie:brainie", "building:hq"),
    ]
    question = g.question(P2)
    assert question is not None
    assert question.cause is not None
    assert (question.cause.event, question.cause.actor, question.cause.piece) == ("election", P1, "building:a09")
    assert g.why_not(P2, "sell plants 1") == "PB-SELL-4"


def test_prices_name_what_they_are_for() -> None:
    """PB-BUILD-1, PB-NEWS-1, PB-FRAUD-7, PB-TILE-1."""
    g = table()
    give_cards(g, P1, "b02")
    open_news(g, "i01 ii04 iii06")
    play(g, "p1 deal left")
    assert prices(g, "build b02") == [(16, "building:b02")]
    assert prices(g, "play iii06") == [(20, "news:iii06")]
    assert prices(g, "play ii04") == [(6, "news:ii04")]
    assert prices(g, "buy meat top_1") == [(10, "")]
    assert [(term.resource, term.amount) for term in g.explain(P1, "sell water 2").needs] == [("resource:water", 2)]
    put_fraud(g, P1, "grab")
    fire(g, "ii10")
    assert prices(g, "fraud stuffing") == [(10, "fraud:stuffing")]


def test_prices_of_boxes_name_the_box() -> None:
    """PB-ACT-2, PB-CARD-9, PB-CARD-11, PB-LAW-4."""
    g = table()
    put_built(g, P1, "a04", 2)
    begin_in_turn(g, FIRE.at(P1, CARD["a04"]))
    assert prices(g, "use upper") == [(5, "box:a04_1")]
    put_built(g, P1, "c02", 0, 3)
    put_built(g, P1, "c12")
    fire(g, "c02_1")
    assert prices(g, "copy c12 upper") == [(30, "box:c12_1")]
    put_pile(g, P1, "ii04")
    store(g, P1, hydrogen=1)
    fire(g, "b03_2")
    assert prices(g, "replay ii04") == [(6, "news:ii04")]
    fire(g, "b11_1")
    play(g, "p1 take-law blue; chance turn-law b09")
    assert prices(g, "decide left") == [(5, "box:b09_left")]


def test_facts_are_those_of_the_table() -> None:
    """PB-NEWS-8, PB-SELL-5, PB-FACT-1, PB-DEAL-1, PB-OFF-7, PB-VOTE-3."""
    g = table()
    put_pile(g, P2, "ii04")
    put_built(g, P3, "a01")
    g.players[P2].discs = (0, 3, 0)
    g.offices = (P2, P1, P3)
    g.briefcases = (2, 0, 0)
    put_votes(g, 5, 3, 3)
    assert facts(g, "news:ii04") == [("immoral", {}), ("in-pile", {"seat": P2})]
    assert facts(g, "news:i01") == []
    assert facts(g, "building:a01") == [("built-by", {"seat": P3})]
    assert facts(g, "building:a02") == [("price", {}), ("worth", {"points": 3})]
    assert facts(g, "building:hq") == [("built-by", {"seat": seat}) for seat in range(3)]
    assert facts(g, "resource:water") == [("sells-for", {"now": 4, "grey": 3, "red": 4})]
    assert facts(g, "track:futurists") == [("step", {"seat": seat, "step": 3 * (seat == P2)}) for seat in range(3)]
    assert facts(g, "location:left") == [
        ("lies-here", {"tile": "conglomerate:a1", "side": "side:grey", "briefcases": 2}),
        ("spots", {"count": 1}),
        ("later-flips", {"tile": "conglomerate:a1"}),
        ("market", {"first": "resource:plastic", "second": "resource:plants", "now": 2, "next": 4}),
    ]
    assert facts(g, "deck:A") == [("cards", {"count": 13})]
    assert facts(g, "office:president") == [("held", {"seat": P2})]
    assert facts(g, "seat:p1") == [("votes", {"bag": 5, "supply": 20})]
    g.tiles = ((-1, 0), *g.tiles[1:])
    assert facts(g, "location:left") == [("empty", {})]
    assert facts(table(2), "office:dodo") == [("vacant", {})]


def test_an_election_tells_stuffed_votes_counts_and_offices() -> None:
    """PB-ELEC-9, PB-ELEC-12, PB-ELEC-22: who has no such tile stuffs nothing."""
    g = table()
    g.votes, g.bag = (1, 25, 25), (24, 0, 0)
    put_fraud(g, P1, "stuffing stuffing")
    g.log = told = []
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    while g.actors == (CHANCE,):
        told += g.play(CHANCE, "draw-vote p1")
    by_kind = {event.kind: [other.values for other in told if other.kind == event.kind] for event in told}
    assert by_kind["stuffed"] == [{"seat": P1, "laid": 1, "counted": 1}]
    assert [(values["seat"], values["votes"]) for values in by_kind["counted"]] == [(P1, 11), (P3, 0), (P2, 0)]
    assert [(values["seat"], values["office"]) for values in by_kind["took-office"]] == [
        (P1, "office:president"),
        (P3, "office:vice_president"),
        (P2, "office:lama"),
    ]
    home = [(values["office"], values["amount"]) for values in by_kind["sent-home"]]
    assert home == [("office:president", 10), ("office:vice_president", 6), ("office:lama", 9)]
    assert by_kind["marker-moved"] == [{"space": 0}]


def test_a_deal_on_the_last_spot_tells_its_exchange_and_the_election() -> None:
    """PB-DEAL-5, PB-EXCH-2, PB-EXCH-4, PB-EXCH-5, PB-EXCH-6."""
    g = table()
    assert g.preview(P1, "deal left").later == []
    g.briefcases = (2, 2, 2)
    g.marker = 3
    exchange = Fact("later-exchange", {"votes": 2, "reward": "resource:vp", "amount": 5, "space": 5})
    assert g.preview(P1, "deal left").later == [exchange, Fact("later-flips", {"tile": "conglomerate:a1"})]
    g.marker = 5
    assert g.preview(P1, "deal left").later[-1] == Fact("later-election", {})
    tile, side = g.tiles[0]
    g.tiles = ((tile, 1 - side), *g.tiles[1:])
    following = f"conglomerate:{g.view(P1)['stack']['top']}"
    assert g.preview(P1, "deal left").later[1] == Fact("later-replaced", {"tile": "conglomerate:a1", "next": following})
    g.next_tile = NONE
    assert g.preview(P1, "deal left").later[1] == Fact("later-leaves", {"tile": "conglomerate:a1"})
    g.briefcases = (1, 2, 2)
    assert g.preview(P1, "deal left").later == []


@rule("PB-VAR-3")
def test_the_reward_of_an_exchange_is_told_as_it_is_set() -> None:
    g = table(immoral_reward="billies")
    g.briefcases = (2, 0, 0)
    assert g.preview(P1, "deal left").later[0].values["reward"] == "resource:billies"


@rule("PB-VAR-6", "PB-ETRK-4")
@pytest.mark.parametrize("is_recalled", [False, True])
def test_an_election_that_was_called_off_is_not_told(is_recalled: bool) -> None:
    """The marker was on the last space and has gone back; the exchange brings it to the fifth."""
    g = table(election_recall=is_recalled)
    g.briefcases = (2, 0, 0)
    g.marker, g.is_election_due = 3, True
    assert g.view(P1)["is_election_due"] is not is_recalled
    assert (Fact("later-election", {}) in g.preview(P1, "deal left").later) is not is_recalled
    g.marker = 6
    assert g.view(P1)["is_election_due"]
    assert Fact("later-election", {}) in g.preview(P1, "deal left").later


@rule("PB-VAR-7", "PB-END-4")
@pytest.mark.parametrize("is_final_held", [False, True])
def test_an_election_after_the_last_turn_is_told_if_it_is_held(is_final_held: bool) -> None:
    g = table(final_election=is_final_held)
    g.briefcases = (2, 0, 0)
    g.marker, g.is_election_due = 6, True
    assert g.view(P1)["is_election_due"]
    g.next_tile, g.stack_size, g.turns_left = NONE, 0, 0
    assert g.view(P1)["is_election_due"] is is_final_held
    assert (Fact("later-election", {}) in g.preview(P1, "deal left").later) is is_final_held


@rule("PB-VAR-7", "PB-EXCH-10")
def test_no_election_is_told_if_the_exchange_takes_the_last_tile() -> None:
    g = table(final_election=False)
    g.briefcases, g.marker = (2, 0, 0), 5
    tile, side = g.tiles[0]
    g.tiles, g.next_tile = ((tile, 1 - side), (NONE, 0), g.tiles[2]), NONE
    assert Fact("later-election", {}) in g.preview(P1, "deal left").later
    g.tiles = (g.tiles[0], (NONE, 0), (NONE, 0))
    assert g.preview(P1, "deal left").later[1:] == [Fact("later-leaves", {"tile": "conglomerate:a1"})]


def test_giving_up_a_box_tells_which_one() -> None:
    """PB-ACT-22: of the open box."""
    g = table()
    open_news(g, "i14 ii04 iii06")
    g.players[P1].billies = 0
    store(g, P1, water=2)
    fire(g, "y04_right")
    lapsed = g.play(P1, "pass")[0]
    assert (lapsed.kind, lapsed.values["box"]) == ("lapsed", "box:y04_right")


def test_a_box_that_is_carried_out_does_not_lapse() -> None:
    """PB-ACT-18: nothing of it is left."""
    g = table()
    g.players[P1].billies = 50
    fire(g, "hq_1")
    g.play(P1, "choose second")
    told = g.play(P1, "fraud grab")
    assert [event.kind for event in told if event.kind in ("placed-fraud", "lapsed")] == ["placed-fraud"]
    assert next(event.values["slot"] for event in told if event.kind == "placed-fraud") == 1


def test_a_bad_mood_says_how_many_workies_it_costs() -> None:
    """PB-ELEC-6."""
    g = table()
    put_votes(g, 0, 0, 0)
    g.players[P2].mood = -2
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    question = g.question(P2)
    assert question is not None
    assert question.cause is not None
    assert (question.cause.event, question.cause.values) == ("bad-mood", {"workies": 2})
