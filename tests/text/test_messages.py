"""Texts are complete and agree in three languages."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

import astrarium
from astrarium.kernel.registry import about_of
from astrarium.kernel.steps import Decision
from astrarium.text.catalogue import LANGUAGES, catalogue, folder_of
from astrarium.text.messages import UNTRANSLATED_KINDS, Messages, UnknownLanguage

GAMES = astrarium.names()
# The fewest players, one more, and the most.
TABLES = [(game, seats[place]) for game in GAMES for seats in (astrarium.rules_of(game).seats,) for place in (0, 1, -1)]
OTHERS = [language for language in LANGUAGES if language != "en"]
SHELL, BOARDS = [Path(astrarium.__file__).parent / "cli" / name for name in ("text", "boards/text")]
FOLDERS = [
    SHELL,
    *(BOARDS / game for game in GAMES),
    *(folder_of(game) / name for game in GAMES for name in ("text", "explanations")),
]


class Variables(visitor.Visitor):
    """The variables that an entry uses, cases and plurals of terms aside."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's name
        if node.id.name != "case":
            self.names.add(node.id.name)


def entries(folder: Path, language: str) -> dict[str, ast.Message | ast.Term]:
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder}/{language}.ftl: {junk[0]!r}"
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for entry in body
        if isinstance(entry, ast.Message | ast.Term)
    }


def variables(entry: ast.Message | ast.Term) -> set[str]:
    found = Variables()
    found.visit(entry)
    return found.names


def of_kind(found: dict[str, ast.Message | ast.Term], prefix: str) -> dict[str, ast.Message | ast.Term]:
    """The entries whose names begin so, by the rest of their names."""
    return {name.removeprefix(prefix): entry for name, entry in found.items() if name.startswith(prefix)}


def attributes(entry: ast.Message | ast.Term) -> list[str]:
    return [attribute.id.name for attribute in entry.attributes]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_languages_have_the_same_messages_with_the_same_variables(folder: Path, language: str) -> None:
    english, other = entries(folder, "en"), entries(folder, language)
    assert list(english) == list(other)
    for name, entry in english.items():
        assert variables(entry) == variables(other[name]), name
        assert attributes(entry) == attributes(other[name]), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_nothing_is_left_in_english(folder: Path, language: str) -> None:
    english, other = entries(folder, "en"), entries(folder, language)
    words = re.compile(r"[A-Za-z]{3,}")
    for name, entry in english.items():
        said, there = spoken(entry), spoken(other[name])
        if words.search(said):
            assert said != there, name


def spoken(entry: ast.Message | ast.Term) -> str:
    """The words of an entry without placeables."""
    texts: list[str] = []

    class Words(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the library's name
            texts.append(node.value)

    Words().visit(entry)
    return " ".join(texts).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_game_can_say_has_a_text(game: str, language: str) -> None:
    """Verbs, domains, decisions and settings by their declarations."""
    texts = Messages(language, [folder_of(game) / "text"])
    rules = astrarium.rules_of(game)
    only = texts.bundles[0]
    wanted = [f"{game}-option-{verb.name}" for verb in rules.verbs.list]
    wanted += [f"{game}-decision-{step.name}" for step in rules.steps if isinstance(step, Decision)]
    wanted += [f"{game}-setting-{setting.name}" for setting in rules.settings]
    wanted += [f"{game}-ruleset-{ruleset.name}" for ruleset in about_of(game).rulesets]
    wanted += [f"{game}-reaction-{setting.name}" for setting in rules.auto_replies]
    wanted += [
        f"name-{domain.kind}-{name}-nominative"
        for verb in rules.verbs.list
        for domain in verb.domains
        if not domain.numeric and domain.kind not in UNTRANSLATED_KINDS
        for name in domain.names
    ]
    assert [message for message in wanted if not only.has_message(message)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_about_something_that_there_is_not(game: str) -> None:
    """Options use the arguments of their verbs; nothing is said of verbs, decisions and settings that are gone."""
    rules = astrarium.rules_of(game)
    found = entries(folder_of(game) / "text", "en")
    verbs = {verb.name: verb for verb in rules.verbs.list}
    for name, entry in of_kind(found, f"{game}-option-").items():
        assert variables(entry) <= set(verbs[name].arguments), name
    assert of_kind(found, f"{game}-verb-").keys() <= verbs.keys()
    steps = {step.name for step in rules.steps if isinstance(step, Decision)}
    assert of_kind(found, f"{game}-decision-").keys() == steps
    for kind, settings in (("setting", rules.settings), ("reaction", rules.auto_replies)):
        said = of_kind(found, f"{game}-{kind}-")
        assert list(said) == [setting.name for setting in settings]
        for setting in settings:
            words = [f"choice-{value}" for value in setting.choices if not isinstance(value, bool)]
            assert attributes(said[setting.name]) == ["help", *words], setting.name


@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_is_that_of_a_component(game: str) -> None:
    """Games that explain their components explain all that an option can point at."""
    found = entries(folder_of(game) / "text", "en")
    about = of_kind(found, f"{game}-about-").keys()
    assert about <= of_kind(found, "-").keys()
    wanted = {
        f"{domain.kind}-{name}"
        for verb in astrarium.rules_of(game).verbs.list
        for domain in verb.domains
        if not domain.numeric and domain.kind not in UNTRANSLATED_KINDS
        for name in domain.names
    }
    assert not about or wanted <= about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_games_speak_in_whole_sentences(game: str, players: int, language: str) -> None:
    """Every event and option of a game is formatted without a gap."""
    texts = Messages.of_game(language, game)
    names = ["Anna", "Boris", "Vera", "Hryts", "Daria", "Emil", "Zoya", "Iryna", "Klim"]
    rng = random.Random(players)
    g = astrarium.new(game, players, seed=players)
    while g.actors:
        seat = g.actors[0]
        options = g.options(seat)
        chosen = options[rng.randrange(len(options))]
        lines = [texts.option(chosen), *(texts.event(game, event, names) for event in g.play(seat, chosen.action))]
        for line in lines:
            assert line
            assert not re.search(rf"{game}-(option|event)|name-|\{{|\$|:[a-z]+_|^[a-z]+_[a-z0-9_]+$", line), line
    assert g.result is not None
    for source in [name for points in g.result.breakdown[:1] for name in points]:
        assert texts.bundles[0].has_message(f"name-points-{source}-nominative"), source


@pytest.mark.parametrize(
    ("language", "count", "line"),
    [
        ("en", 1, "Anna gains 1 credit"),
        ("en", 5, "Anna gains 5 credits"),
        ("ru", 1, "Anna получает: 1 кредит"),
        ("ru", 2, "Anna получает: 2 кредита"),
        ("ru", 5, "Anna получает: 5 кредитов"),
        ("ru", 21, "Anna получает: 21 кредит"),
        ("uk", 1, "Anna отримує: 1 кредит"),
        ("uk", 2, "Anna отримує: 2 кредити"),
        ("uk", 5, "Anna отримує: 5 кредитів"),
        ("uk", 21, "Anna отримує: 21 кредит"),
    ],
)
def test_numbers_take_the_right_plural(language: str, count: int, line: str) -> None:
    texts = Messages.of_game(language, "gaia")
    assert texts.format("gaia-event-gained", player="Anna", resource="resource:credits", amount=count) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Build a mine on 3A7"),
        ("ru", "Построить на 3A7 научную лабораторию"),
        ("uk", "Збудувати на 3A7 наукову лабораторію"),
    ],
)
def test_names_stand_in_the_case_that_a_message_asks_for(language: str, line: str) -> None:
    texts = Messages.of_game(language, "gaia")
    if language == "en":
        assert texts.format("gaia-option-build", hex="hex:3A7") == line
    else:
        assert texts.format("gaia-option-upgrade", hex="hex:3A7", structure="structure:research_lab") == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna places ambassador 3, voting side up, on Atal (left wing)"),
        ("ru", "Anna кладёт посла 3 стороной голосования вверх на Атал (левое крыло)"),
        ("uk", "Anna кладе посла 3 боком голосування догори на Атал (ліве крило)"),
    ],
)
def test_an_ambassador_is_placed_in_a_sentence(language: str, line: str) -> None:
    texts = Messages.of_game(language, "federation")
    values = {"ambassador": "ambassador:3", "face": "face:voting", "space": "space:atal_left"}
    assert texts.format("federation-event-placed", player="Anna", **values) == line


@pytest.mark.parametrize(
    ("language", "count", "line"),
    [
        ("en", 1, "Anna moves 1 spaceship into the hangar"),
        ("en", 2, "Anna moves 2 spaceships into the hangar"),
        ("ru", 1, "Anna перемещает в ангар: 1 космический корабль"),
        ("ru", 2, "Anna перемещает в ангар: 2 космических корабля"),
        ("ru", 5, "Anna перемещает в ангар: 5 космических кораблей"),
        ("uk", 1, "Anna переміщує до ангара: 1 космічний корабель"),
        ("uk", 2, "Anna переміщує до ангара: 2 космічні кораблі"),
        ("uk", 5, "Anna переміщує до ангара: 5 космічних кораблів"),
    ],
)
def test_ships_take_the_right_plural(language: str, count: int, line: str) -> None:
    texts = Messages.of_game(language, "federation")
    assert texts.format("federation-event-gained-ships", player="Anna", amount=count) == line


@pytest.mark.parametrize(
    ("crystals", "line"),
    [
        ((0, 0, 0), "Pay no crystals"),
        ((0, 0, 2), "Pay 2 oceanium"),
        ((0, 1, 0), "Pay 1 copernium"),
        ((0, 1, 1), "Pay 1 copernium and 1 oceanium"),
        ((2, 0, 0), "Pay 2 lavandium"),
        ((2, 0, 1), "Pay 2 lavandium and 1 oceanium"),
        ((2, 1, 0), "Pay 2 lavandium and 1 copernium"),
        ((2, 1, 1), "Pay 2 lavandium, 1 copernium and 1 oceanium"),
    ],
)
def test_a_payment_names_only_what_is_paid(crystals: tuple[int, int, int], line: str) -> None:
    paid = dict(zip(("lavandium", "copernium", "oceanium"), crystals, strict=True))
    assert Messages.of_game("en", "federation").format("federation-option-pay", **paid) == line


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        Messages.of_game("fr", "gaia")


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_catalogues_agree(game: str) -> None:
    english = catalogue(game)
    notes = [rule for rule in english.values() if rule.kind == "note"]
    assert len(notes) <= len(english) * 0.05
    assert all("note: " in rule.source for rule in notes)
    for language in OTHERS:
        other = catalogue(game, language)
        assert list(other) == list(english)
        assert [rule.kind for rule in other.values()] == [rule.kind for rule in english.values()]
        assert [rule.id for rule in other.values() if rule.text == english[rule.id].text] == []
