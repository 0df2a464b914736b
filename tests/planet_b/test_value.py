"""What bots think of a position: more is worth more, and what is open counts."""

from __future__ import annotations

from random import Random

from astrarium.games.planet_b.ids import POINT_SOURCES
from tests.planet_b.scenario import P1, P2, give_cards, put_built, store, table


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
