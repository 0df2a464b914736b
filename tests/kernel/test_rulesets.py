"""Sets of settings that a game names."""

import pytest

from astrarium.kernel.registry import about_of, names, rules_of


@pytest.mark.parametrize("game", names(unfinished=True))
def test_a_ruleset_and_the_first_game_can_be_played(game: str) -> None:
    about = about_of(game)
    rules_of(game).complete_settings(about.first_game.players, about.first_game.settings)
    for ruleset in about.rulesets:
        rules_of(game).complete_settings(about.first_game.players, ruleset.settings)
    assert len({ruleset.name for ruleset in about.rulesets}) == len(about.rulesets)
