"""Options on a screen: grouped where they are many, a page at a time, with what they change in words."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from astrarium.cli.option_effects import numbers, option_changes
from astrarium.cli.option_list import FEW, OptionList, ordered_options, split_into_groups
from astrarium.cli.words import game_words
from astrarium.kernel.game import Game
from astrarium.kernel.registry import names, new
from astrarium.text.catalogue import LANGUAGES

GAMES = [(game, 3) for game in names()]


def decisions(game: str, players: int, seed: int = 1) -> Iterator[tuple[Game, int]]:
    """Every decision of a random game."""
    g = new(game, players, seed=seed)
    rng = random.Random(seed)
    while g.actors:
        seat = g.actors[0]
        yield g, seat
        g.apply(seat, rng.choice(g.actions(seat)))


def listing(g: Game, seat: int, height: int = 40, language: str = "en") -> tuple[OptionList, io.StringIO]:
    """The options on a screen of that height, and what it shows."""
    shown = io.StringIO()
    out = Console(file=shown, force_terminal=True, no_color=True, width=100, height=height, highlight=False)
    return OptionList(out, g, seat, game_words(g.rules.id, language)), shown


def crowded() -> tuple[Game, int]:
    """A decision of Federation with many options."""
    return next((g, seat) for g, seat in decisions("federation", 3) if len(g.actions(seat)) > 60)


def texts(shown: io.StringIO) -> list[str]:
    """The lines so far, which are taken away."""
    lines = shown.getvalue().splitlines()
    shown.seek(0)
    shown.truncate()
    return lines


def verbs_that_keep_the_step(g: Game, seat: int) -> set[str]:
    """A verb may close one decision and leave another one open."""
    inside = g.rules.decision_position(g, seat)
    assert inside is not None
    moves = g.rules.decision_moves(inside)
    return {move.verb.name for move in moves if move.keeps_step or move in g.rules.anytime_moves}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_leaves_the_decision_open_comes_last(game: str, players: int) -> None:
    """A discard is never the first answer to another question, nor a conversion to the end of the turn."""
    met = 0
    for g, seat in decisions(game, players):
        later = verbs_that_keep_the_step(g, seat)
        verbs = [option.notation.partition(" ")[0] for option in ordered_options(g, seat)]
        firsts = [number for number, verb in enumerate(verbs) if verb in later]
        if firsts and len(firsts) < len(verbs):
            met += 1
            assert not set(verbs[firsts[0] :]) - {*later, "take-back"}, verbs
    assert met > 10


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("room", [FEW, 20])
def test_groups_hold_every_option_once_and_fit(game: str, players: int, room: int) -> None:
    for g, seat in decisions(game, players):
        options = ordered_options(g, seat)
        assert sorted(option.action for option in options) == sorted(g.actions(seat))
        verbs = len({option.action[0] for option in options})
        parts = split_into_groups(options, range(len(options)), room)
        assert [number for part in parts for number in part] == list(range(len(options)))
        assert len(parts) <= max(room, verbs)


def test_many_options_are_shown_in_groups_that_can_be_opened() -> None:
    g, seat = crowded()
    page, shown = listing(g, seat)
    page.show(page.all)
    lines = texts(shown)
    assert len(lines) <= page.room + 4
    group = next(re.search(r"(\d+)-(\d+)  (place \S+ \S+) …", line) for line in lines if " … (" in line)
    assert group is not None
    first, last, words = int(group[1]), int(group[2]), group[3]
    assert page.group(words) == page.group(f"{first}-{last}") == range(first - 1, last)
    page.show(range(first - 1, last))
    numbered = [re.match(r" *(\d+)  place", line) for line in texts(shown)]
    assert [int(found[1]) for found in numbered if found] == list(range(first, last + 1))


def test_more_shows_every_option_once() -> None:
    g, seat = crowded()
    page, shown = listing(g, seat, height=24)
    page.show(page.all)
    texts(shown)
    seen: list[int] = []
    while page.rest:
        page.more()
        numbered = [re.match(r" *(\d+)  \S", line) for line in texts(shown)]
        numbers = [int(found[1]) for found in numbered if found]
        assert 0 < len(numbers) <= page.room + page.room // 4
        seen += numbers
    assert seen == [number + 1 for number in page.all]
    page.more()
    assert texts(shown) == ["That is all; show begins again."]


def test_a_page_is_not_turned_for_two_lines() -> None:
    g = new("gaia", 2, seed=1)
    factions, shown = listing(g, g.actors[0], height=24)
    assert len(factions.options) == 14 > factions.room
    factions.show(factions.all)
    assert (len(factions.rest), "more" in shown.getvalue()) == (0, False)


def test_what_is_no_screen_gets_everything_at_once() -> None:
    g, seat = crowded()
    shown = io.StringIO()
    whole = OptionList(Console(file=shown, soft_wrap=True), g, seat, game_words("federation"))
    whole.show(whole.all)
    assert len([line for line in texts(shown) if line]) == len(whole.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_changes_are_said_in_words(game: str, players: int, language: str) -> None:
    """No name of a field, no sign twice, nothing that another number says already."""
    words = game_words(game, language)
    for number, (g, seat) in enumerate(decisions(game, players)):
        if number % 5 == 0:
            for text in option_changes(g, seat, g.options(seat), words):
                assert not re.search(r"[a-z]_[a-z]|\+\+|spendable|gaia_area", text), text
                assert "marker" not in text


def test_what_a_reserve_gains_is_said() -> None:
    words = game_words("federation")
    found = {
        text for g, seat in decisions("federation", 2) for text in option_changes(g, seat, g.options(seat)[:3], words)
    }
    assert any("+1 oceanium" in text for text in found)


def test_only_the_parts_that_a_game_names_have_numbers_of_their_own() -> None:
    view = {"players": [{"prestige": 3, "is_first": True, "reserve": {"oceanium": 2}, "hangar": {"ships": 1}}]}
    assert numbers(view, 0, ()) == {"prestige": 3}
    assert numbers(view, 0, ("reserve",)) == {"prestige": 3, "oceanium": 2}
