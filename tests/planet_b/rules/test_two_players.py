"""The puppet of two players (PB-P23)."""

from __future__ import annotations

from astrarium.games.planet_b.election import COUNT, FINISH_ELECTION, HOLD_ELECTION
from astrarium.games.planet_b.scoring import FINAL_SCORING
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from astrarium.kernel.position import CHANCE
from tests.marks import example, rule
from tests.planet_b.scenario import (
    P1,
    P2,
    begin,
    check,
    fire,
    options,
    play,
    points,
    put_built,
    put_fraud,
    put_votes,
    store,
    table,
)

PUPPET = 2  # as a voter of two players


def elected(g: PlanetB, *fronts: tuple[int, int, int]) -> PlanetB:
    """The votes that lie in front of p1, p2 and the puppet are counted."""
    g.fronts = fronts
    g.bag = (0, 0, 0)
    g.votes = tuple([25 - sum([front[owner] for front in fronts]) for owner in range(3)])
    begin(g, COUNT.at(P1, (0, 0, 0)), FINISH_ELECTION.at(P1), NEXT_TURN.at(P1))
    check(g)
    return g


@rule("PB-P23-6", "PB-P23-13")
@example("E-75", "E-126")
def test_the_puppet_adds_nine_votes_before_an_election() -> None:
    g = table(2)
    put_votes(g, 0, 0, 0)
    put_built(g, P1, "a09", 1)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.actors == (P1,)  # workies are asked about, and the votes are there
    assert (g.bag[PUPPET], g.votes[PUPPET]) == (9, 16)
    g = table(2)
    put_votes(g, 0, 0, 21)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.votes[PUPPET] == 0
    assert sum(g.bag) + sum([sum(front) for front in g.fronts]) == 25


@rule("PB-P23-7", "PB-P23-15")
@example("E-78", "E-164")
def test_the_puppet_takes_part_where_votes_are_added() -> None:
    g = table(2)
    put_votes(g, 0, 0, 16)
    g.players[P1].mood = -4
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    play(g, "p1 pay-workie craftie; p1 pay-workie craftie; p1 pay-workie brainie")
    assert (g.votes[P2], g.votes[PUPPET]) == (23, 0)
    assert points(g, P1) == points(g, P2) == 0
    g = table(2)
    g.offices = (P1, P2, PUPPET)
    put_votes(g, 0, 0, 25)
    play(g, "p1 office; chance turn-law y04; p1 decide left")
    assert (g.bag, [points(g, seat) for seat in range(2)]) == ((3, 1, 25), [0, 0])
    g = table(2)
    g.offices = (P1, P2, PUPPET)
    play(g, "p1 office; chance turn-law y04; p1 decide left")
    assert g.bag == (3 + 3, 3 + 1, 1)


@rule("PB-P23-8")
@example("E-76")
def test_the_puppet_draws_three_votes_after_both_players() -> None:
    g = table(2)
    put_votes(g, 6, 6, 0)
    begin(g, HOLD_ELECTION.at(P2), NEXT_TURN.at(P2))
    for _ in range(9):
        play(g, "chance draw-vote puppet")
    assert [sum(front) for front in g.fronts] == [3, 3, 3]
    play(g, "chance draw-vote p1")
    assert g.fronts[P2] == (1, 0, 3)


@rule("PB-P23-9", "PB-P23-12")
@example("E-77")
def test_a_puppet_as_president_gives_nobody_anything() -> None:
    g = elected(table(2), (1, 0, 2), (0, 2, 1), (0, 0, 5))
    assert g.view(P1)["offices"] == {"president": "puppet", "vice_president": P2, "lama": P1}
    assert [points(g, seat) for seat in range(2)] == [3, 10]
    assert (g.votes[PUPPET], g.bag) == (25, (1, 0, 0))
    assert g.actors == (P2,)
    play(g, "p2 office; p2 advance futurists")  # no law is passed
    begin(g, FINAL_SCORING.at())
    assert g.result is not None
    assert [part["president"] for part in g.result.breakdown] == [0, 0]


@rule("PB-P23-10", "PB-P23-16")
@example("E-76", "E-165")
def test_the_puppet_loses_ties_at_first_and_later_they_follow_the_offices() -> None:
    g = elected(table(2), (2, 0, 0), (0, 2, 0), (0, 0, 2))
    assert g.offices == (P2, P1, PUPPET)
    g = table(2)
    g.offices = (P1, P2, PUPPET)
    elected(g, (2, 0, 0), (0, 1, 0), (0, 0, 2))
    assert g.offices == (PUPPET, P1, P2)


@rule("PB-P23-11", "PB-SCORE-12")
@example("E-125", "E-166", "E-211")
def test_the_puppet_takes_places_in_the_final_scoring() -> None:
    for bag, offices, expected, places in (
        ((4, 2, 9), (-1, -1, -1), [8, 0], [("puppet-place", 1), ("vote-place", 2)]),
        ((5, 0, 5), (P1, P2, PUPPET), [8 + 20, 0], [("puppet-place", 1), ("vote-place", 2)]),
        ((3, 4, 3), (-1, -1, -1), [8, 15], [("vote-place", 1), ("vote-place", 2)]),
    ):
        g = table(2)
        put_votes(g, *bag)
        g.offices = offices
        for p in g.players:
            p.billies = 0
        g.log = []
        begin(g, FINAL_SCORING.at())
        assert [points(g, seat) for seat in range(2)] == expected
        told = [(event.kind, event.values["place"]) for event in g.log if event.kind.endswith("-place")]
        assert told == places


@rule("PB-P23-14")
@example("E-130")
def test_the_puppet_has_nothing_but_votes() -> None:
    g = table(2)
    store(g, P1, plants=2)
    fire(g, "c04_1")
    assert options(g, "give") == ["p2"]
    assert g.why_not(P1, "give p3") == "PB-CARD-13"
    g = table(2)
    fire(g, "ii11")
    play(g, "p1 do mood")
    assert [p.mood for p in g.players] == [0, -1]
    assert g.bag == (3, 3, 0)


@example("E-163")
def test_puppet_votes_drawn_by_a_card_return_to_it() -> None:
    """PB-P23-15."""
    g = table(2)
    put_votes(g, 1, 0, 2)
    fire(g, "c05_1")
    play(g, "chance draw-vote puppet; chance draw-vote p1; chance draw-vote puppet")
    assert (g.votes, g.bag, points(g)) == ((25, 25, 25), (0, 0, 0), 15)


def test_the_puppet_returns_votes_like_a_player_with_its_office() -> None:
    """PB-P23-9, PB-ELEC-16, PB-ELEC-17: as Vice President its own and the President's, as L.A.M.A. the President's."""
    g = elected(table(2), (4, 1, 1), (1, 1, 1), (2, 1, 2))
    assert g.view(P1)["offices"] == {"president": P1, "vice_president": "puppet", "lama": P2}
    assert (g.bag, g.votes) == ((0, 3, 2), (25, 22, 23))
    g = elected(table(2), (4, 0, 1), (1, 3, 1), (2, 1, 2))
    assert g.view(P1)["offices"] == {"president": P1, "vice_president": P2, "lama": "puppet"}
    assert (g.bag, g.votes) == ((0, 1, 4), (25, 24, 21))


def test_stuffed_votes_count_against_the_puppet() -> None:
    """PB-ELEC-8, PB-ELEC-21, PB-P23-8: a stuffed vote of the new Vice President goes back to the supply."""
    g = table(2)
    put_votes(g, 0, 2, 16)  # the puppet adds the nine votes that it has left
    put_fraud(g, P1, "stuffing stuffing")
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert (g.fronts[P1], g.votes) == ((2, 0, 0), (23, 23, 0))
    told = []
    while g.actors == (CHANCE,):
        told += g.play(CHANCE, f"draw-vote {'puppet' if g.bag[PUPPET] else 'p2'}")
    assert [event.values["votes"] for event in told if event.kind.endswith("counted")] == [7, 2, 0]
    assert g.view(P1)["offices"]["president"] == "puppet"
    assert g.view(P1)["offices"]["vice_president"] == P1
    assert (g.votes, g.bag) == ((25, 23, 25), (0, 2, 0))
