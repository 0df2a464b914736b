"""What holds for all games, checked here while Planet B is in no list of games."""

import pytest

from tests.conformance import test_explanations as explanations
from tests.conformance import test_golden as goldens
from tests.conformance import test_occurrence as occurrence
from tests.conformance import test_random_play as random_play
from tests.conformance import test_records as records
from tests.conformance import test_refusals as refusals
from tests.conformance import test_secrets as secrets
from tests.conformance import test_views as views
from tests.conftest import Golden
from tests.planet_b.case import CASE

PLAYERS = pytest.mark.parametrize("players", CASE.players)


@PLAYERS
def test_random_games_stay_sound_to_the_end(players: int) -> None:
    random_play.test_random_games_stay_sound_to_the_end(CASE, players)


@PLAYERS
def test_without_a_dealer_chance_is_an_actor(players: int) -> None:
    random_play.test_without_a_dealer_chance_is_an_actor(CASE, players)


@PLAYERS
def test_records_replay(players: int) -> None:
    records.test_a_record_replays_to_the_same_position_at_any_time(CASE, players)
    records.test_a_branch_replays_to_the_position_after_its_last_move(CASE, players)


@PLAYERS
def test_what_is_not_listed_is_refused_with_a_rule(players: int) -> None:
    refusals.test_why_not_is_none_exactly_for_what_is_listed(CASE, players)
    refusals.test_asking_changes_nothing(CASE, players)


@PLAYERS
def test_nothing_leaks(players: int) -> None:
    secrets.test_what_leaves_for_a_seat_is_the_same_after_a_redeal(CASE, players)


@PLAYERS
def test_a_redeal_reaches_everything_that_might_be(players: int) -> None:
    secrets.test_a_redeal_reaches_everything_that_might_be(CASE, players)


@PLAYERS
def test_every_view_is_as_declared(players: int) -> None:
    views.test_every_view_is_as_declared(CASE, players)


def test_a_view_that_is_not_as_declared_is_noticed() -> None:
    views.test_a_view_that_is_not_as_declared_is_noticed(CASE)


@PLAYERS
def test_playthrough(players: int, golden: Golden) -> None:
    goldens.test_playthrough(CASE, players, golden)


def test_numbers_of_sequences_and_transcript(golden: Golden) -> None:
    goldens.test_perft(CASE, golden)
    goldens.test_transcript(CASE, golden)


@PLAYERS
def test_prices_and_cures_are_right(players: int) -> None:
    explanations.test_a_price_is_the_sum_of_its_terms(CASE, players)
    explanations.test_no_cure_is_shorter_than_the_one_that_is_told(CASE, players)


@PLAYERS
def test_previews_and_questions_are_right(players: int) -> None:
    explanations.test_a_preview_is_what_is_paid_and_gained(CASE, players)
    explanations.test_a_question_outside_ones_turn_has_a_cause(CASE, players)


@PLAYERS
def test_everything_has_facts(players: int) -> None:
    explanations.test_everything_has_facts_in_every_language(CASE, players)


def test_what_does_not_occur_in_random_games_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    occurrence.test_what_does_not_occur_in_random_games_is_listed(CASE, monkeypatch)
