"""What the greedy bot tries in Planet B: standing moves only where they help, and few positions in all."""

from __future__ import annotations

from random import Random

import pytest

from astrarium import bots
from astrarium.bots.greedy import Search
from astrarium.games.planet_b.election import HOLD_ELECTION
from astrarium.games.planet_b.ids import RESOURCE_NAMES
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from astrarium.kernel.game import Game
from astrarium.kernel.registry import new
from astrarium.kernel.verbs import Action
from tests.planet_b.scenario import (
    P1,
    P2,
    begin,
    begin_in_turn,
    fire,
    give_cards,
    play,
    put_built,
    put_votes,
    store,
    table,
)

MOST_POSITIONS = 2_500
PRODUCTION, BUILD, WORKIES = (1, 0, 0), (0, 1, 0), (0, 1, 0)  # what is open of the tiles a1_grey and a2_grey


def tried(g: PlanetB) -> list[str]:
    """What a searching bot looks at, as in a record."""
    return [g.rules.verbs.notation(action) for action in g.rules.worth_trying(g, P1, g.actions(P1))]


def test_before_the_deal_nothing_is_sold_or_bought() -> None:
    g = table()
    store(g, P1, meat=4, water=2)
    g.players[P1].billies = 30
    assert tried(g) == ["deal left", "deal centre", "deal right"]


def test_only_what_pays_for_a_building_is_sold() -> None:
    g = begin_in_turn(table(), tile="a1_grey", left=BUILD)
    give_cards(g, P1, "b09")
    store(g, P1, meat=4, water=1)
    g.players[P1].billies = 8
    assert [move for move in tried(g) if move.startswith("sell")] == ["sell water 1", "sell meat 2"]
    g.players[P1].billies = 40
    assert [move for move in tried(g) if move.split()[0] in ("sell", "buy")] == []


def test_a_tile_is_bought_only_before_a_production() -> None:
    g = begin_in_turn(table(), tile="a1_grey", left=PRODUCTION)
    g.players[P1].billies = 40
    assert {move.split()[1] for move in tried(g) if move.startswith("buy")} == {"meat"}
    assert len([move for move in tried(g) if move.startswith("buy")]) <= 2


def test_a_gain_comes_first_if_there_is_room_for_it() -> None:
    """Two brainies and a workie action: with a full board, some are placed before others are taken."""
    g = fire(table(), "futurists_2_1")
    assert tried(g) == ["do take_workie"]
    g.players[P1].workies = (0, 7)
    assert {"do take_workie", "place brainie hq 1"} <= set(tried(g))


def test_what_is_tried_is_a_part_of_what_is_legal() -> None:
    g, rng = new("planet_b", 3, seed=9), Random(9)
    while g.actors:
        seat = g.actors[0]
        actions = g.actions(seat)
        if seat >= 0:
            found = g.rules.worth_trying(g, seat, actions)
            assert found
            assert [action for action in actions if action in found] == found
        g.apply(seat, rng.choice(actions))


def test_of_two_zones_that_are_alike_one_is_tried() -> None:
    g = begin_in_turn(table(), tile="a2_grey", left=WORKIES)
    put_built(g, P1, "a01")
    assert "place craftie a01 1" in tried(g)
    assert "place craftie a01 2" not in tried(g)
    put_built(g, P1, "a01", 1)
    assert "place craftie a01 2" in tried(g)


def test_greedy_answers_beside_others_when_its_last_answer_ends_its_part() -> None:
    g = table()
    put_votes(g, 0, 0, 0)
    for seat in (P1, P2):
        put_built(g, seat, "hq", 1)
    put_built(g, P1, "a09", 1)
    begin(g, HOLD_ELECTION.at(P1), NEXT_TURN.at(P1))
    assert g.why_not(P1, bots.make("greedy", 1).choose(g, P1)) is None


def test_greedy_looks_at_few_positions_even_with_a_full_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Action] = []
    original = Search.position_after

    def counted(search: Search, position: Game, action: Action) -> Game:
        seen.append(action)
        return original(search, position, action)

    monkeypatch.setattr(Search, "position_after", counted)
    g = table()
    give_cards(g, P1, "a09 b09 c01")
    store(g, P1, **dict.fromkeys(RESOURCE_NAMES, 4))
    g.players[P1].billies = 20
    play(g, "p1 deal left")
    bots.make("greedy", 1).choose(g, P1)
    assert 0 < len(seen) < MOST_POSITIONS
