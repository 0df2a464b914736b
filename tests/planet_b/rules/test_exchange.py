"""Exchanges, the end of the game and the final scoring (PB-EXCH, PB-END, PB-SCORE)."""

from __future__ import annotations

import pytest

from astrarium.games.planet_b.exchange import MAYBE_EXCHANGE
from astrarium.games.planet_b.ids import POINT_SOURCES
from astrarium.games.planet_b.scoring import FINAL_SCORING
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from tests.marks import example, rule
from tests.planet_b.scenario import (
    CENTRE,
    LEFT,
    P1,
    P2,
    P3,
    begin,
    begin_in_turn,
    check,
    end_turn,
    give_cards,
    open_news,
    options,
    play,
    points,
    put_pile,
    put_tile,
    put_votes,
    store,
    table,
)


def exchange(g: PlanetB, location: int = LEFT, seat: int = P1) -> PlanetB:
    """The end of a turn whose briefcase took the last spot of a tile."""
    spots = 4 if len(g.players) == 4 else 3
    g.deal, g.turn_seat = location, seat
    g.briefcases = tuple([spots if at == location else 0 for at in range(3)])
    return begin(g, MAYBE_EXCHANGE.at(seat), NEXT_TURN.at(seat))


def has(p: object, **values: object) -> None:
    for name, value in values.items():
        setattr(p, name, value)


def total(vp: int) -> tuple[int, ...]:
    return (vp, *(0,) * (len(POINT_SOURCES) - 1))


@rule("PB-DEAL-5", "PB-EXCH-1", "PB-EXCH-3")
@pytest.mark.parametrize(("players", "spots"), [(2, 3), (3, 3), (4, 4)])
@example("E-5", "E-117", "E-126")
def test_the_last_spot_causes_an_exchange_at_the_end_of_the_turn(players: int, spots: int) -> None:
    g = table(players)
    give_cards(g, P1, "a01 b01 c01")
    open_news(g, "i01 ii03 iii09")
    g.briefcases = (spots - 2, 0, 0)
    begin_in_turn(g)
    g.briefcases = (spots - 1, 0, 0)
    end_turn(g)
    assert (g.briefcases[LEFT], g.tiles[LEFT][1]) == (spots - 1, 0)
    g.briefcases = (spots - 1, 0, 0)
    give_cards(g, P2, "a02 b02 c02")
    play(g, "p2 deal left")
    assert (g.briefcases[LEFT], g.tiles[LEFT][1]) == (spots, 0)
    begin_in_turn(g, seat=P2)
    end_turn(g, P2)
    assert (g.briefcases[LEFT], g.tiles[LEFT][1]) == (0, 1)


@rule("PB-EXCH-2", "PB-EXCH-12")
@example("E-45", "E-154")
def test_votes_for_the_moral_and_points_for_the_immoral() -> None:
    g = exchange(table())
    assert (g.bag[P1], points(g)) == (5, 0)
    g = table()
    put_pile(g, P1, "i01 ii03")
    exchange(g)
    assert (g.bag[P1], points(g)) == (3, 5)


@rule("PB-EXCH-2", "PB-NEWS-7")
@example("E-82")
def test_a_card_played_in_the_turn_of_an_exchange_decides_about_it() -> None:
    g = table()
    open_news(g, "i01 ii04 iii06")
    play(g, "p1 deal left; p1 play ii04")
    while not g.players[P1].news:
        g.apply(P1, g.actions(P1)[0])
    before = points(g)
    exchange(g)
    assert (g.bag[P1], points(g) - before) == (3, 5)


@rule("PB-EXCH-4", "PB-EXCH-7")
@example("E-46", "E-47")
def test_a_tile_lives_two_lives_and_the_disc_follows() -> None:
    g = exchange(table())
    assert (g.tiles[LEFT], g.markets[LEFT]) == ((0, 1), 1)
    exchange(g)
    play(g, "chance turn-tile b2")
    assert (g.tiles[LEFT], g.markets[LEFT]) == ((3, 0), 0)
    g = exchange(table(), CENTRE)
    assert (g.tiles[CENTRE], g.markets[CENTRE]) == ((1, 0), 0)
    exchange(g, CENTRE)
    play(g, "chance turn-tile b2")
    assert (g.tiles[CENTRE], g.markets[CENTRE]) == ((3, 1), 1)


@rule("PB-EXCH-5")
def test_the_top_of_the_stack_replaces_a_tile_and_the_next_is_seen() -> None:
    g = table()
    put_tile(g, LEFT, "a1", "red")
    exchange(g)
    assert g.view(P1)["locations"]["left"]["tile"] == "b1"
    assert [g.rules.verbs.notation(action) for action in g.actions(-1)] == [
        "turn-tile b2", "turn-tile b3", "turn-tile b4",
    ]  # fmt: skip
    play(g, "chance turn-tile b4")
    assert g.view(P1)["stack"] == {"top": "b4", "size": 2}
    exchange(exchange(g, CENTRE), CENTRE)
    assert [g.rules.verbs.notation(action) for action in g.actions(-1)] == ["turn-tile b2", "turn-tile b3"]


@rule("PB-EXCH-9", "PB-EXCH-11")
@example("E-59", "E-155")
def test_with_an_empty_stack_the_location_stays_empty() -> None:
    g = table()
    put_tile(g, LEFT, "a1", "red")
    g.next_tile, g.stack_size, g.turns_left = -1, 0, 2
    exchange(g)
    assert (g.tiles[LEFT][0], g.marker, g.bag[P1], g.markets[LEFT], g.briefcases[LEFT]) == (-1, 2, 5, 1, 0)
    assert options(g, "deal", P2) == ["centre", "right"]
    assert g.why_not(P2, "deal left") == "PB-EXCH-9"


@rule("PB-EXCH-10")
@example("E-227")
def test_without_any_tile_the_game_is_over() -> None:
    """Second half."""
    g = table(conglomerate_cycle="by_colour", equal_turns=True)
    g.tiles = ((-1, 0), (-1, 0), (2, 1))
    g.next_tile, g.stack_size, g.turns_left = -1, 0, 3
    exchange(g, 2)
    assert g.result is not None
    assert g.players[P1].billies == 0  # after the final scoring


@rule("PB-END-1", "PB-END-2")
@example("E-58", "E-120")
def test_everybody_takes_one_more_turn_after_the_last_tile() -> None:
    g = table(4)
    put_tile(g, LEFT, "a1", "red")
    g.stack_size = 0
    exchange(g, seat=P3)
    seats = []
    while g.actors:
        seats.append(g.actors[0] + 1)
        begin(g, NEXT_TURN.at(g.actors[0]))
    assert seats == [4, 1, 2, 3]
    assert g.result is not None


@rule("PB-END-3", "PB-END-5")
@example("E-156")
def test_the_end_is_started_once() -> None:
    """Turns may be uneven."""
    g = table(3)
    g.stack_size = 0
    put_tile(g, LEFT, "a1", "red")
    exchange(g)
    assert (g.turns_left, g.actors) == (2, (P2,))
    put_tile(g, CENTRE, "a2", "grey")
    exchange(g, CENTRE, P2)
    assert (g.turns_left, g.actors) == (1, (P3,))


@rule("PB-END-4")
@example("E-121")
def test_an_election_after_the_very_last_turn_is_held() -> None:
    g = table(3)
    give_cards(g, P1, "a01 b01 c01")
    g.next_tile, g.stack_size, g.turns_left = -1, 0, 0
    g.marker, g.is_election_due = 6, True
    begin_in_turn(g)
    end_turn(g)
    assert g.result is not None
    assert g.offices[0] >= 0


def scored(**players: dict[str, object]) -> PlanetB:
    """The final scoring of p1, p2, ... who have nothing but what is given."""
    g = table(3)
    put_votes(g, 0, 0, 0)
    for seat, p in enumerate(g.players):
        has(p, **({"billies": 0} | players.get(f"p{seat + 1}", {})))
    return g


@rule("PB-SCORE-1", "PB-SCORE-2", "PB-SCORE-9")
@example("E-60", "E-122")
def test_resources_are_sold_before_money_is_changed() -> None:
    g = scored(p1={"billies": 11, "discs": (1, 0, 3), "mood": 2, "points": total(100)}, p2={"billies": 14})
    store(g, P1, meat=2, water=3)
    g.offices = (P1, P2, P3)
    put_votes(g, 4, 0, 1)
    begin(g, FINAL_SCORING.at())
    result = g.result
    assert result is not None
    assert result.scores[:2] == (158, 4)
    assert g.players[P1].storage == (0,) * 7
    parts = {name: vp for name, vp in result.breakdown[0].items() if vp}
    assert parts == {"building": 100, "money": 11, "step": 8, "final_mood": 4, "president": 20, "final_vote": 15}


@rule("PB-SCORE-3")
@example("E-131")
def test_every_step_is_worth_two() -> None:
    g = begin(scored(p1={"discs": (4, 4, 4)}), FINAL_SCORING.at())
    assert points(g) == 24


@rule("PB-SCORE-4")
@example("E-123")
def test_a_bad_mood_costs_points_at_the_end() -> None:
    g = begin(scored(p1={"mood": -3, "points": total(10)}, p2={"mood": -3, "points": total(4)}), FINAL_SCORING.at())
    assert [points(g, seat) for seat in range(2)] == [4, 0]


@rule("PB-SCORE-5", "PB-SCORE-10")
@example("E-124")
def test_only_a_president_gets_the_points_of_the_president() -> None:
    """Without an election the higher board wins ties."""
    g = scored()
    put_votes(g, 2, 2, 0)
    begin(g, FINAL_SCORING.at())
    assert [points(g, seat) for seat in range(3)] == [8, 15, 0]
    g = scored()
    g.offices = (P2, P1, P3)
    begin(g, FINAL_SCORING.at())
    assert [points(g, seat) for seat in range(3)] == [0, 20, 0]


@rule("PB-SCORE-6", "PB-SCORE-7")
@example("E-61", "E-62")
def test_places_for_votes_need_votes_and_ties_follow_the_offices() -> None:
    g = scored()
    put_votes(g, 0, 5, 0)
    begin(g, FINAL_SCORING.at())
    assert [points(g, seat) for seat in range(3)] == [0, 15, 0]
    g = scored()
    g.offices = (P1, P2, P3)
    put_votes(g, 4, 1, 4)
    begin(g, FINAL_SCORING.at())
    assert [points(g, seat) for seat in range(3)] == [8 + 20, 0, 15]


@rule("PB-SCORE-8")
@example("E-63")
def test_equal_totals_share_the_win() -> None:
    g = begin(scored(p1={"points": total(7)}, p3={"points": total(7)}), FINAL_SCORING.at())
    assert g.result is not None
    assert g.result.winners == (P1, P3)
    assert [player["vp"] for player in g.view(P2)["players"]] == [7, 0, 7]


@rule("PB-SCORE-11")
@example("E-157")
def test_the_last_sale_uses_the_prices_after_the_last_exchange() -> None:
    g = scored()
    g.next_tile, g.stack_size, g.turns_left = -1, 0, 0
    store(g, P1, plastic=3, plants=3)
    exchange(g)
    assert g.result is not None
    assert g.result.breakdown[0]["money"] == 8


def test_what_the_exchange_will_do_is_shown() -> None:
    g = table()
    shown = g.view(None)["locations"]
    assert [where["next"] for where in shown.values()] == ["flip", "flip", "flip"]
    put_tile(g, CENTRE, "a2", "grey")
    assert g.view(None)["locations"]["centre"]["next"] == "leave"
    check(g)
