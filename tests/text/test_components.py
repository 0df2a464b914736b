"""The list of components is for people: kinds and names in words, in every language, and where values are from."""

from __future__ import annotations

import re

import pytest

from astrarium.components.component_list import components_of, origin_of
from astrarium.kernel.registry import names
from astrarium.text.catalogue import LANGUAGES, folder_of
from astrarium.text.messages import Messages

GAMES = names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_component_and_every_kind_has_a_name(game: str, language: str) -> None:
    texts = Messages(language, [folder_of(game) / "text"]).bundles[0]
    found = components_of(game)
    wanted = {f"{game}-components-{one.kind}" for one in found}
    wanted |= {f"name-{one.name.replace(':', '-')}-nominative" for one in found}
    assert sorted(message for message in wanted if not texts.has_message(message)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_component_is_listed_twice(game: str) -> None:
    found = components_of(game)
    assert found
    assert len({(one.kind, one.name) for one in found}) == len(found)


@pytest.mark.parametrize(
    ("entry", "origin"),
    [
        ({"source": "rulebook:L72"}, "rulebook"),
        ({"source": "public:somewhere; rulebook:L72"}, "public"),
        ({"source": "rulebook:L72", "source_values": "reconstructed (cost)"}, "partly"),
        ({"source": "rulebook:L1159; which places stay empty: reconstructed"}, "partly"),
        ({"source": "reconstructed"}, "reconstructed"),
    ],
)
def test_the_weakest_source_of_a_component_is_its_origin(entry: dict[str, str], origin: str) -> None:
    assert origin_of(entry) == origin


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_newcomers_are_told_the_goal_and_a_round(game: str, language: str) -> None:
    texts = Messages(language, [folder_of(game) / "text"])
    told = " ".join(texts.format(f"{game}-opening-{part}") for part in ("goal", "round"))
    assert 5 <= len(re.findall(r"\.(?= [A-ZА-ЯІЄЇҐ]|$)", told)) <= 9
