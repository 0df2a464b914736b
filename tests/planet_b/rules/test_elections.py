"""Elections in five steps (PB-ELEC)."""

from __future__ import annotations

from astrarium.games.planet_b.election import COUNT, FINISH_ELECTION, HOLD_ELECTION, STUFF
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from astrarium.kernel.position import CHANCE
from tests.marks import example, rule
from tests.planet_b.scenario import (
    P1,
    P2,
    P3,
    P4,
    begin,
    check,
    options,
    play,
    points,
    put_built,
    put_fraud,
    put_votes,
    table,
    verbs_of,
    workies_on,
)


def draw(g: PlanetB, votes: str) -> None:
    for voter in votes.split():
        play(g, f"chance draw-vote {voter}")


def example_election() -> PlanetB:
    """Green p1 caused the election and has a longer arm, yellow p4 has stuffed ballots."""
    g = table(4)
    put_votes(g, 6, 3, 3, 3)
    put_fraud(g, P1, "grab")
    put_fraud(g, P4, "stuffing")
    return begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))


@rule("PB-ELEC-8", "PB-ELEC-10", "PB-ELEC-11")
@example("W-16")
def test_the_bag_goes_round_until_it_is_empty() -> None:
    g = example_election()
    assert g.fronts[P4] == (0, 0, 0, 1)
    draw(g, "p1 p1 p3 p3 p2 p2 p4 p1 p4 p2 p4 p1 p3")
    assert [sum(front) for front in g.fronts] == [4, 3, 3, 4]
    draw(g, "p1 p1")
    assert g.offices != (-1, -1, -1, -1)


@rule("PB-ELEC-12", "PB-ELEC-13")
@example("W-17")
def test_the_most_own_votes_win_and_at_first_the_higher_board_wins_ties() -> None:
    g = example_election()
    draw(g, "p1 p1 p3 p3 p2 p2 p4 p1 p4 p2 p4 p1 p3 p1 p1")
    assert g.view(None)["offices"] == {"president": P1, "vice_president": P4, "lama": P2, "dodo": P3}


@rule("PB-ELEC-15", "PB-ELEC-16", "PB-ELEC-18")
@example("W-18", "E-55")
def test_offices_give_points_and_return_votes() -> None:
    g = example_election()
    draw(g, "p1 p1 p3 p3 p2 p2 p4 p1 p4 p2 p4 p1 p3 p1 p1")
    assert [points(g, seat) for seat in range(4)] == [25, 3, 1, 10]
    assert g.votes[P1] == 25


@rule("PB-ELEC-20", "PB-ELEC-22", "PB-FLOW-4")
@example("W-19", "E-91")
def test_what_is_left_goes_back_into_the_bag() -> None:
    g = example_election()
    draw(g, "p1 p1 p3 p3 p2 p2 p4 p1 p4 p2 p4 p1 p3 p1 p1")
    assert (g.bag, g.marker, g.actors, g.fronts) == ((0, 3, 3, 2), 0, (P2,), ())


@rule("PB-ELEC-1")
@example("E-52")
def test_workies_that_return_can_pay_for_the_mood() -> None:
    g = table()
    put_votes(g, 0, 0, 0)
    put_built(g, P1, "hq", 1, 1)
    g.players[P1].workies, g.players[P1].mood = (0, 0), -2
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert (g.players[P1].workies, workies_on(g, "hq")) == ((0, 0), (0, 0, 0, 0))


@rule("PB-ELEC-2")
@example("E-119", "E-209")
def test_choices_are_made_side_by_side() -> None:
    """In any order, with the same outcome."""
    found = set()
    for order in ("p2 bring-home craftie a09 1; p3 finish", "p3 finish; p2 bring-home craftie a09 1"):
        g = table()
        put_votes(g, 0, 0, 0)
        put_built(g, P2, "a09", 1)
        put_built(g, P3, "a12", 1)
        begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
        assert set(g.actors) == {P2, P3}
        play(g, order)
        found.add(g.to_wire())
    assert len(found) == 1


@rule("PB-ELEC-3")
@example("E-49", "E-142")
def test_full_zones_are_emptied_and_others_only_if_their_owner_wants() -> None:
    g = table()
    put_votes(g, 0, 0, 0)
    put_built(g, P1, "b09", 1, 1, 0, 0)
    put_built(g, P1, "a09", 1)
    put_built(g, P1, "hq", 0, 1)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert workies_on(g, "b09") == (0, 0, 0, 0)
    assert options(g, "bring-home") == ["craftie a09 1", "brainie hq 1"]
    assert g.why_not(P1, "bring-home craftie b09 1") == "PB-ELEC-3"
    play(g, "p1 bring-home craftie a09 1; p1 finish")
    assert (workies_on(g, "a09"), workies_on(g, "hq")) == ((0, 0, 0, 0), (0, 1, 0, 0))
    assert g.players[P1].workies == (4, 3)


@rule("PB-ELEC-4")
@example("E-50")
def test_more_than_eight_do_not_fit() -> None:
    g = table()
    put_votes(g, 0, 0, 0)
    put_built(g, P1, "a04", 2, 0, 2)
    g.players[P1].workies = (7, 0)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.players[P1].workies == (8, 0)


@rule("PB-ELEC-5", "PB-ELEC-24")
@example("E-152")
def test_a_good_mood_gives_money_and_votes() -> None:
    g = table()
    g.votes, g.bag = (2, 25, 25), (23, 0, 0)
    g.players[P1].mood, g.players[P2].mood = 4, 1
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert ([p.billies for p in g.players], g.votes[P1], points(g)) == ([20, 13, 10], 0, 2)


@rule("PB-ELEC-6", "PB-ELEC-7")
@example("E-51", "E-118")
def test_a_bad_mood_costs_workies_and_a_very_bad_one_helps_the_others() -> None:
    g = table()
    put_votes(g, 0, 0, 0)
    g.players[P1].mood, g.players[P1].workies = -4, (2, 0)
    g.players[P2].mood = -2
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert (g.players[P1].workies, g.votes) == ((0, 0), (25, 23, 23))
    assert g.actors == (P2,)
    assert verbs_of(g, P2) == {"pay-workie"}
    assert [p.mood for p in g.players] == [0, 0, 0]
    play(g, "p2 pay-workie craftie; p2 pay-workie craftie")
    assert g.players[P2].workies == (0, 2)
    g = table()
    put_votes(g, 0, 0, 0)
    g.players[P1].mood, g.players[P1].workies = -2, (0, 3)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.players[P1].workies == (0, 1)
    g = table()
    g.players[P1].mood, g.players[P1].workies = -2, (1, 2)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    play(g, "p1 pay-workie craftie")
    assert g.why_not(P1, "pay-workie craftie") == "PB-ELEC-6"


@rule("PB-ELEC-9", "PB-ELEC-25", "PB-ELEC-21")
@example("E-53", "E-56", "E-151")
def test_stuffed_ballots_without_votes_are_only_counted() -> None:
    g = table()
    g.votes, g.bag = (0, 25, 25), (25, 0, 0)
    put_fraud(g, P1, "stuffing stuffing")
    begin(g, STUFF.at(P1))
    assert g.fronts[P1] == (0, 0, 0)
    assert [frame[2] for frame in g.stack if frame[0] == COUNT.number] == [((2, 0, 0),)]
    g = table()
    g.votes, g.bag = (1, 21, 20), (24, 4, 5)
    put_fraud(g, P1, "stuffing stuffing")
    begin(g, STUFF.at(P1))
    assert (g.fronts[P1], g.votes[P1]) == ((1, 0, 0), 0)
    assert [frame[2] for frame in g.stack if frame[0] == COUNT.number] == [((1, 0, 0),)]
    g = table()
    put_votes(g, 0, 3, 6)
    put_fraud(g, P1, "stuffing")
    g.offices = (P1, P2, P3)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    draw(g, "p3 p3 p3 p2 p2 p2 p3 p3 p3")
    assert (g.offices, g.bag[P1]) == ((P3, P2, P1), 1)  # as L.A.M.A. the stuffed vote goes into the bag


@rule("PB-ELEC-14")
@example("E-54", "E-57")
def test_later_the_lower_office_wins_ties() -> None:
    """With an empty bag all are tied."""
    g = table(4)
    put_votes(g, 0, 0, 0, 0)
    g.offices = (P1, P2, P3, P4)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.offices == (P4, P3, P2, P1)


@rule("PB-ELEC-17", "PB-ELEC-26")
@example("E-184")
def test_three_players_have_three_offices() -> None:
    g = table(3)
    put_votes(g, 4, 1, 4)
    g.fronts = ((4, 0, 0), (0, 1, 0), (0, 0, 4))
    g.bag = (0, 0, 0)
    begin(g, COUNT.at(P1, (0, 0, 0)), FINISH_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.view(None)["offices"] == {"president": P3, "vice_president": P1, "lama": P2}
    assert [points(g, seat) for seat in range(3)] == [10, 3, 25]
    check(g)


@rule("PB-ELEC-19")
@example("E-219")
def test_a_president_who_is_elected_again_is_paid_again() -> None:
    g = table(3)
    put_votes(g, 3, 0, 0)
    g.offices = (P1, P2, P3)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    draw(g, "p1 p1 p1")
    assert (g.offices[0], points(g)) == (P1, 25)


@rule("PB-ELEC-23")
@example("E-119", "E-189")
def test_drawn_votes_are_final() -> None:
    """Every draw reveals something, so that it cannot be undone."""
    g = example_election()
    assert g.actors == (CHANCE,)
    events = g.play(CHANCE, "draw-vote p1")
    assert [event.reveals for event in events if event.kind == "drew-vote"] == [True]


@rule("PB-FRAUD-6")
@example("E-41")
def test_fraud_tiles_work_in_every_election() -> None:
    g = table(3)
    put_votes(g, 9, 0, 0)
    put_fraud(g, P1, "grab grab")
    for _ in range(2):
        put_votes(g, 9, 0, 0)
        begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
        draw(g, "p1 p1 p1 p1 p1")
        assert g.fronts[P1][P1] == 5
        draw(g, "p1 p1 p1 p1")
    assert len(g.players[P1].fraud) == 2
