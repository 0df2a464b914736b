"""What holds in every game of Planet B, by random games."""

from __future__ import annotations

import pytest

from astrarium.games.planet_b.state import PlanetB
from tests.conformance.random_games import decisions
from tests.marks import example
from tests.planet_b.case import CASE


@pytest.mark.parametrize(("players", "fewest", "most"), [(2, 20, 30), (3, 27, 37), (4, 36, 50)])
@example("E-177", "E-190")
def test_games_have_their_length(players: int, fewest: int, most: int) -> None:
    """As many turns as briefcases and tiles allow, and there is always a tile to choose."""
    for seed in (0, *range(1_000, 1_012)):
        turns, g = 0, None
        for _, g, _, action in decisions(CASE._replace(options=({},) * 2_000), players, seed):
            turns += g.rules.verbs.list[action[0]].name == "deal"
            assert isinstance(g, PlanetB)
            assert any([tile >= 0 for tile, _ in g.tiles])
        assert fewest <= turns <= most


@example("E-178")
def test_after_an_election_the_president_has_no_vote_in_the_bag() -> None:
    """The sums of votes are checked after every move of all random games."""
    elections = most = 0
    for seed in range(6):
        before: tuple[int, ...] = ()
        for _, g, _, _ in decisions(CASE, 3, seed):
            assert isinstance(g, PlanetB)
            most = max(most, *g.bag)
            if g.offices != before and g.offices[0] >= 0 and not g.fronts and g.marker == 0:
                elections += 1
                assert g.bag[g.offices[0]] == 0
            before = g.offices
    assert elections > 5
    assert most > 3  # votes were added to those of the beginning
