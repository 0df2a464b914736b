"""Golden files: their difference shows what a change did to a game (see tests/conftest.py)."""

import json
from collections.abc import Iterator

import pytest

from tests.conformance.cases import CASES, Case, rng_for, table_id
from tests.conformance.random_games import event_text, game_after, perft, random_move, seat_name, stable_json
from tests.conformance.transcript import digest
from tests.conftest import Golden

MOST_SHOWN = 10
MOST_BYTES = 300_000
PLAYED_THROUGH = [(case, players) for case in CASES for players in case.played_through]


def leaves(path: str, value: object) -> Iterator[tuple[str, str]]:
    """The values of a view by path; lists of plain values are one value."""
    inner: list[tuple[str, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list | tuple) and any([isinstance(item, dict) for item in value]):
        inner = [(str(index), item) for index, item in enumerate(value)]
    if not inner:
        yield path, stable_json(value)
    for name, item in inner:
        yield from leaves(f"{path}.{name}" if path else name, item)


def changed(before: list[str], stack: list[str]) -> list[str]:
    """The steps of a stack from the first that differs, and always the innermost; dots stand for the others."""
    same = [old == new for old, new in zip(before, stack, strict=False)]
    count = min(same.index(False) if False in same else len(same), len(stack) - 1)
    return ["...", *stack[count:]] if count > 0 else stack


def playthrough(case: Case, players: int) -> str:
    """A random game as the public sees it: for each decision the changes, the options and the move."""
    g, rng = case.listed(players, 0), rng_for("playthrough", case.game, players)
    lines: list[str] = [f"{case.game}, {players} players, options {stable_json(g.rules.chosen_settings(g))}"]
    before: dict[str, str] = {}
    outer: list[str] = []
    number = 0
    while g.actors:
        number += 1
        stack = [g.rules.steps[frame[0]].name for frame in g.stack]
        lines += ["", f"{number}. {' > '.join(changed(outer, stack))}: {', '.join(map(seat_name, g.actors))}"]
        outer = stack
        view = dict(leaves("", g.view(None)))
        lines += [f"   {path} = {value}" for path, value in view.items() if before.get(path) != value]
        lines += [f"   {path} is gone" for path in before if path not in view]
        before = view
        for seat in g.actors:
            options = [option.notation for option in g.options(seat)]
            shown = [*options[:MOST_SHOWN], *(["..."] if len(options) > MOST_SHOWN else [])]
            lines.append(f"   {seat_name(seat)} has {len(options)}: {' | '.join(shown)}")
        seat, action = random_move(g, rng)
        lines.append(f"   > {seat_name(seat)} {g.rules.verbs.notation(action)}")
        lines += [f"     {event_text(event)}" for event in g.play(seat, action)]
    result = g.result
    assert result is not None
    lines += ["", f"scores {list(result.scores)}, places {list(result.ranking)}"]
    lines += [f"   {seat_name(seat)} {stable_json(part)}" for seat, part in enumerate(result.breakdown)]
    return "\n".join([*lines, ""])


@pytest.mark.parametrize(("case", "players"), PLAYED_THROUGH, ids=table_id)
def test_playthrough(case: Case, players: int, golden: Golden) -> None:
    text = playthrough(case, players)
    assert len(text.encode()) <= MOST_BYTES, "too long to be read when it changes"
    golden(f"playthroughs/{case.game}-{players}.txt", text)


@pytest.mark.parametrize("case", CASES, ids=table_id)
def test_perft(case: Case, golden: Golden) -> None:
    """The number of decision sequences from chosen positions to each depth."""
    counts: dict[str, list[int]] = {}
    for players, seed, moves, depth in case.perft:
        g = game_after(case, players, seed, moves)
        counts[f"{players} players, seed {seed}, after {moves} moves"] = [perft(g, d + 1) for d in range(depth)]
    golden(f"perft/{case.game}.json", json.dumps(counts, indent=1) + "\n")


@pytest.mark.parametrize("case", CASES, ids=table_id)
def test_transcript(case: Case, golden: Golden) -> None:
    """The compiled form must print the same: python -m tests.conformance.transcript."""
    golden(f"transcripts/{case.game}.txt", digest(case) + "\n")
