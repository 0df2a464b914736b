"""What bots think of a position: more is worth more, and what is open counts."""

from __future__ import annotations

from random import Random

import pytest

from astrarium.games.planet_b.ids import POINT_SOURCES
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.value import WEIGHTS, features
from tests.planet_b.scenario import P1, P2, give_cards, put_built, put_votes, store, table


def feature(g: PlanetB, name: str) -> float:
    """One feature of the first seat, by its name."""
    return dict(zip(WEIGHTS, features(g, P1), strict=True))[name]


def test_a_value_is_the_sum_of_named_features_with_their_weights() -> None:
    g = table()
    found = features(g, P1)
    assert len(found) == len(WEIGHTS)
    weighted = [weight * each for weight, each in zip(WEIGHTS.values(), found, strict=True)]
    assert g.rules.value(g, P1) == pytest.approx(sum(weighted))


def test_votes_promise_an_office_and_more_when_the_election_is_near() -> None:
    g = table()
    put_votes(g, 9, 3, 3)
    leading = feature(g, "election")
    g.marker = 5
    assert feature(g, "election") > leading > 0
    put_votes(g, 3, 9, 9)
    assert feature(g, "election") < leading
    g.is_election_due = True
    assert feature(g, "election") == pytest.approx(3.0, abs=2.0)  # the third office


def test_most_votes_count_more_towards_the_end() -> None:
    g = table()
    put_votes(g, 20, 3, 3)
    early = feature(g, "most_votes")
    g.turns_left = 0
    assert feature(g, "most_votes") == pytest.approx(15.0)
    assert 0 < early < 15


def test_an_exchange_that_follows_the_turn_counts() -> None:
    g = table()
    assert feature(g, "exchange") == 0
    g.briefcases = (2, 0, 0)
    g.play(P1, "deal left")
    assert feature(g, "exchange") > 0


def test_more_of_anything_is_worth_more() -> None:
    g = table()
    before = g.rules.value(g, P1)
    for change in ("points", "billies", "storage", "workies", "discs", "building", "votes"):
        more = g.clone()
        p = more.players[P1]
        if change == "points":
            p.points = (1, *(0,) * (len(POINT_SOURCES) - 1))
        elif change == "billies":
            p.billies += 3
        elif change == "storage":
            store(more, P1, meat=1)
        elif change == "workies":
            p.workies = (3, 2)
        elif change == "discs":
            p.discs = (1, 0, 0)
        elif change == "building":
            put_built(more, P1, "a03")
        else:
            more.votes, more.bag = (21, 22, 22), (4, 3, 3)
        assert more.rules.value(more, P1) > before, change


def test_what_is_open_counts() -> None:
    g = table()
    values = set()
    for deal in ("left", "centre", "right"):
        after = g.clone()
        after.play(P1, f"deal {deal}")
        values.add(round(after.rules.value(after, P1), 6))
    assert len(values) == 3


def test_a_value_depends_on_nothing_that_the_seat_cannot_know() -> None:
    g = table()
    give_cards(g, P1, "a01 b01 c01")
    give_cards(g, P2, "a02 b02 c02")
    rng = Random(3)
    assert {g.rules.value(g.redeal(P1, rng), P1) for _ in range(10)} == {g.rules.value(g, P1)}
