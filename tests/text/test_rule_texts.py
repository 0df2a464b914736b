"""Rule texts are for players: the page shows them as they are."""

from __future__ import annotations

import re

import pytest

import astrarium
from astrarium.text.catalogue import LANGUAGES, catalogue, folder_of
from astrarium.text.messages import Messages

GAMES = astrarium.names()
INTERNAL = re.compile(
    r"`|\w_\w|toml|\(note:|\bin the data\b|\b(engine|program|software|switch)\b"
    r"|движок|движк|программ|переключател|\bв данных\b|рушій|рушія|програм|перемикач|\bу даних\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_speaks_of_the_program(game: str, language: str) -> None:
    """No name of the data, no file, no word about the engine; sections neither."""
    rules = catalogue(game, language).values()
    assert [rule.id for rule in rules if INTERNAL.search(rule.text) or INTERNAL.search(rule.section)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_names_a_setting_as_the_new_table_does(game: str, language: str) -> None:
    texts = Messages(language, [folder_of(game) / "text"])
    settings = {texts.format(f"{game}-setting-{setting.name}") for setting in astrarium.rules_of(game).settings}
    named = re.compile(
        r'[Ss]etting "([^"]+)"|[Нн]астройк\w+ «([^»]+)»|[Нн]алаштуванн\w+ «([^»]+)»',
    )
    said = {
        next(filter(None, found.groups()))
        for rule in catalogue(game, language).values()
        for found in named.finditer(rule.text)
    }
    assert said
    assert said <= settings
