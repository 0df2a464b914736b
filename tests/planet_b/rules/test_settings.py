"""Settings of a table, and what is withheld (PB-VAR, PB-INFO)."""

from __future__ import annotations

from random import Random

from astrarium.games.planet_b.exchange import MAYBE_EXCHANGE
from astrarium.games.planet_b.ids import POINT_SOURCES
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from tests.marks import example, rule
from tests.planet_b.scenario import (
    CENTRE,
    LEFT,
    P1,
    P2,
    P3,
    P4,
    begin,
    begin_in_turn,
    end_turn,
    fire,
    give_cards,
    options,
    play,
    points,
    put_pile,
    put_tile,
    put_votes,
    table,
)


def exchange(g: PlanetB, location: int = LEFT, seat: int = P1) -> PlanetB:
    spots = 4 if len(g.players) == 4 else 3
    g.deal, g.turn_seat = location, seat
    g.briefcases = tuple([spots if at == location else 0 for at in range(3)])
    return begin(g, MAYBE_EXCHANGE.at(seat), NEXT_TURN.at(seat))


@rule("PB-VAR-2")
@example("E-221")
def test_by_colour_a_red_tile_always_leaves() -> None:
    g = exchange(table(conglomerate_cycle="by_colour"), CENTRE)
    play(g, "chance turn-tile b2")
    assert (g.tiles[CENTRE], g.markets[CENTRE]) == ((3, 1), 1)


@rule("PB-VAR-3")
@example("E-222")
def test_the_reward_of_the_immoral_may_be_money() -> None:
    g = table(immoral_reward="billies")
    put_pile(g, P1, "ii03")
    g.offices = (P2, P1, P3)
    play(g, "p1 office")
    assert (g.players[P1].billies, points(g)) == (16, 0)
    exchange(g)
    assert (g.players[P1].billies, points(g)) == (21, 0)


@rule("PB-VAR-4")
@example("E-223")
def test_the_immoral_may_choose_at_the_exchange() -> None:
    g = table(exchange_choice=True)
    put_pile(g, P1, "ii03")
    exchange(g)
    assert options(g, "reward") == ["votes", "immoral"]
    play(g, "p1 reward votes")
    assert (g.bag[P1], points(g)) == (5, 0)
    g = table(exchange_choice=True)
    put_pile(g, P1, "ii03")
    exchange(g)
    play(g, "p1 reward immoral")
    assert (g.bag[P1], points(g)) == (3, 5)


@rule("PB-VAR-5")
@example("E-224")
def test_own_drawn_votes_may_go_back_into_the_bag() -> None:
    g = table(own_drawn_votes="bag")
    put_votes(g, 3, 3, 0)
    fire(g, "c05_1")
    play(g, "chance draw-vote p1; chance draw-vote p2; chance draw-vote p1")
    assert (points(g), g.bag) == (30, (3, 2, 0))


@rule("PB-VAR-6")
@example("E-225")
def test_an_election_may_be_called_off() -> None:
    g = table(election_recall=True)
    give_cards(g, P1, "a01 b01 c01")
    g.marker = 5
    fire(g, "ii14")
    play(g, "p1 move-marker right")
    fire(g, "ii14")
    play(g, "p1 move-marker left")
    end_turn(g)
    assert (g.offices[0], g.marker) == (-1, 4)
    give_cards(g, P2, "a02 b02 c02")
    g.marker = 5
    fire(g, "ii14", P2)
    play(g, "p2 move-marker right")
    end_turn(g, P2)
    assert g.offices[0] >= 0


@rule("PB-VAR-7")
@example("E-226")
def test_the_last_turn_may_be_without_an_election() -> None:
    g = table(final_election=False)
    give_cards(g, P1, "a01 b01 c01")
    g.next_tile, g.stack_size, g.turns_left = -1, 0, 0
    g.marker, g.is_election_due = 6, True
    begin_in_turn(g)
    end_turn(g)
    assert g.result is not None
    assert g.offices[0] == -1
    g = table(final_election=False)
    give_cards(g, P1, "a01 b01 c01")
    g.marker, g.is_election_due = 6, True
    begin_in_turn(g)
    end_turn(g)
    assert g.offices[0] >= 0  # only the last turn is without one


def test_a_turn_that_empties_the_board_is_the_last_one() -> None:
    """PB-VAR-7, PB-EXCH-10: no turn follows, so there is no election either."""
    for final_election, is_held in ((False, False), (True, True)):
        g = table(conglomerate_cycle="by_colour", equal_turns=True, final_election=final_election)
        give_cards(g, P1, "a01 b01 c01")
        g.tiles = ((0, 1), (-1, 1), (-1, 0))
        g.next_tile, g.stack_size, g.turns_left = -1, 0, 2
        g.briefcases, g.marker = (3, 0, 0), 5
        begin_in_turn(g)
        end_turn(g)
        assert g.result is not None
        assert (g.offices[0] >= 0) == is_held


@rule("PB-VAR-8")
@example("E-220")
def test_points_may_be_open() -> None:
    """With the same legal moves."""
    g, hidden = table(open_vp=True), table()
    for position in (g, hidden):
        position.players[P2].points = (9, *(0,) * (len(POINT_SOURCES) - 1))
    assert [player["vp"] for player in g.view(P1)["players"]] == [0, 9, 0]
    assert [player["vp"] for player in hidden.view(P1)["players"]] == [0, None, None]
    assert g.actions(P1) == hidden.actions(P1)


@rule("PB-VAR-9")
@example("E-227")
def test_the_round_may_be_finished_before_the_last_one() -> None:
    g = table(4, equal_turns=True)
    put_tile(g, LEFT, "a1", "red")
    g.stack_size = 0
    exchange(g, seat=P2)
    seats = []
    while g.actors:
        seats.append(g.actors[0])
        begin(g, NEXT_TURN.at(g.actors[0]))
    assert seats == [P3, P4, P1, P2, P3, P4]


@rule("PB-INFO-5")
@example("E-210")
def test_single_gains_are_open_and_totals_are_not() -> None:
    g = table()
    g.players[P2].mood, g.players[P2].points = -4, (1, *(0,) * (len(POINT_SOURCES) - 1))
    fire(g, "ii11")
    events = g.play(P1, "do mood")
    lost = [event for event in events if event.kind == "scored" and int(event.values["points"]) < 0]
    assert [(event.values, event.seen_by) for event in lost] == [
        ({"seat": P2, "points": -1, "source": "points:mood"}, None)
    ]
    assert g.view(P1)["players"][P2]["vp"] is None
    assert g.redeal(P1, Random(1)).players[P2].points == g.players[P2].points
