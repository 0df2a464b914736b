"""The texts of Planet B, checked here while it is in no list of games."""

import pytest

from astrarium.text.catalogue import LANGUAGES, folder_of
from astrarium.text.messages import Messages
from tests.text import test_components as components
from tests.text import test_events as events
from tests.text import test_messages as messages
from tests.text import test_rule_texts as rule_texts

GAME = "planet_b"
OTHERS = [language for language in LANGUAGES if language != "en"]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_agree(language: str) -> None:
    for folder in (folder_of(GAME) / "text", folder_of(GAME) / "explanations", messages.BOARDS / GAME):
        messages.test_the_languages_have_the_same_messages_with_the_same_variables(folder, language)
        messages.test_nothing_is_left_in_english(folder, language)


@IN_EVERY_LANGUAGE
def test_everything_that_can_be_said_has_a_text(language: str) -> None:
    messages.test_everything_that_a_game_can_say_has_a_text(GAME, language)
    events.test_every_event_has_a_text_with_its_arguments(GAME, language)
    events.test_whatever_an_event_points_at_has_a_name(GAME, language)
    components.test_every_component_and_every_kind_has_a_name(GAME, language)
    components.test_newcomers_are_told_the_goal_and_a_round(GAME, language)


@IN_EVERY_LANGUAGE
def test_the_rules_are_written_for_players(language: str) -> None:
    rule_texts.test_no_rule_speaks_of_the_program(GAME, language)
    rule_texts.test_a_rule_names_a_setting_as_the_new_table_does(GAME, language)


def test_the_rule_catalogues_agree() -> None:
    messages.test_the_rule_catalogues_agree(GAME)


def test_no_component_is_listed_twice() -> None:
    components.test_no_component_is_listed_twice(GAME)


def test_no_text_is_about_something_that_there_is_not() -> None:
    messages.test_no_text_is_about_something_that_there_is_not(GAME)
    messages.test_every_explanation_is_that_of_a_component(GAME)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_speak_in_whole_sentences(players: int, language: str) -> None:
    messages.test_random_games_speak_in_whole_sentences(GAME, players, language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna sells 2 microchips for 6 billies"),
        ("ru", "Anna продаёт: 2 микропроцессора, выручка: 6 баблосов"),
        ("uk", "Anna продає: 2 мікропроцесори, виторг: 6 баблосів"),
    ],
)
def test_a_sale_is_told_with_the_right_plurals(language: str, line: str) -> None:
    texts = Messages.of_game(language, GAME)
    values = {"resource": "resource:microchips", "amount": 2, "billies": 6}
    assert texts.format("planet_b-event-sold", player="Anna", **values) == line
