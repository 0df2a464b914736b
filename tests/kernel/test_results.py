"""Results: places by keys, teams, given places."""

import pytest

from astrarium.kernel.results import Result


def test_equal_points_share_a_place() -> None:
    result = Result.by_points((9, 4, 9), ({}, {}, {}))
    assert (result.ranking, result.winners, result.scores) == ((1, 3, 1), (0, 2), (9, 4, 9))


def test_later_keys_break_the_ties_of_earlier_ones() -> None:
    result = Result([(9, 2, 5), (9, 3, 1), (4, 9, 9), (9, 2, 5)])
    assert (result.ranking, result.winners) == ((2, 1, 4, 2), (1,))


@pytest.mark.parametrize(
    ("keys", "decisive"),
    [([(9, 2), (8, 2)], 1), ([(9, 2), (9, 1)], 2), ([(9, 2), (9, 2)], 2), ([(3, 1, 7), (3, 2, 9), (1, 1, 1)], 2)],
)
def test_only_keys_that_had_ties_to_break_were_decisive(keys: list[tuple[int, ...]], decisive: int) -> None:
    assert Result(keys).decisive_key_count() == decisive


def test_a_team_shares_its_place_and_its_crown_and_each_has_points_of_its_own() -> None:
    result = Result([(12,), (9,), (12,), (9,)], scores=(2, 4, 10, 5), teams=(0, 1, 0, 1))
    assert (result.ranking, result.winners, result.scores) == ((1, 3, 1, 3), (0, 2), (2, 4, 10, 5))
    assert result.decisive_key_count() == 1


def test_partners_have_the_same_keys() -> None:
    with pytest.raises(AssertionError, match="team"):
        Result([(12,), (9,)], teams=(0, 0))


def test_places_can_be_given_without_points() -> None:
    result = Result.by_places((2, 1, 2), "relics")
    assert (result.ranking, result.winners, result.scores, result.won_by) == ((2, 1, 2), (1,), (), "relics")
    assert result.breakdown == ()
