"""Everything that a game declares occurs in random games, or is listed in `unseen` with the reason."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import astrarium
from astrarium.kernel.events import Event
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.steps import Decision
from astrarium.kernel.verbs import Action
from tests.conformance.cases import CASES, Case, rng_for, table_id
from tests.conformance.declarations import declarations_of
from tests.conformance.effects import is_plain, watch_effects
from tests.conformance.random_games import decisions, history_of, seats_of

UNSEEN = Path(__file__).parent / "unseen"
KINDS = ("verb", "event", "refusal", "effect")
ASKED = 8  # actions of offered verbs that are explained at each decision, and one of any other

Occurred = dict[str, set[str]]


def some_actions(g: Game, seat: int, rng: Random) -> Iterator[Action]:
    """Actions that may be refused, mostly of verbs that the decision offers."""
    inside = g.rules.decision_position(g, seat)
    assert inside is not None
    step = g.rules.steps[inside.stack[-1][0]]
    moves = step.moves + g.rules.anytime_moves if isinstance(step, Decision) else ()
    for _ in range(ASKED if moves else 0):
        yield rng.choice(rng.choice(moves).verb.all)
    yield rng.choice(rng.choice(g.rules.verbs.list).all)


def note_refusals(g: Game, rng: Random, occurred: Occurred) -> None:
    asked = rng.choice(g.actors)
    for action in some_actions(g, asked, rng):
        occurred["refusal"].update([failure.rule for failure in g.failures(asked, action)])
    other = rng.randrange(seats_of(g))
    occurred["refusal"].update([failure.rule for failure in g.failures(other, action)])


def gather(case: Case, players: int, seed: int, occurred: Occurred) -> None:
    """Play a game of `test_random_play` again without its checks."""
    rng, log = rng_for("refusals", case.game, players, seed), list[Event]()
    names = [verb.name for verb in astrarium.rules_of(case.game).verbs.list]
    for _, g, _, action in decisions(case, players, seed):
        g.log = log
        note_refusals(g, rng, occurred)
        occurred["verb"].add(names[action[0]])
    occurred["event"].update([event.kind for event in log])
    occurred["verb"].update([names[action[0]] for who, action, _ in history_of(g) if who == CHANCE])


def occurrences(case: Case, put: Callable[[object, str, object], None]) -> Occurred:
    occurred: Occurred = {kind: set() for kind in KINDS}
    if is_plain(case.game):
        watch_effects(case.game, occurred["effect"].add, put)
    for players in case.players:
        for seed in range(case.games):
            gather(case, players, seed, occurred)
    return occurred


def unseen(game: str) -> dict[str, str]:
    """What does not occur, with the reason."""
    lines = (UNSEEN / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert lines == sorted(lines)
    return {name.strip(): reason.strip() for name, _, reason in [line.partition("#") for line in lines]}


@pytest.mark.parametrize("case", CASES, ids=table_id)
def test_what_does_not_occur_in_random_games_is_listed(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    occurred = occurrences(case, monkeypatch.setattr)
    kinds = [kind for kind in KINDS if kind != "effect" or is_plain(case.game)]
    wanted = declarations_of(case.game)
    missing = {f"{kind} {name}" for kind in kinds for name in wanted[kind] - occurred[kind]}
    known = {name: reason for name, reason in unseen(case.game).items() if name.partition(" ")[0] in kinds}
    print({kind: f"{len(wanted[kind] & occurred[kind])} of {len(wanted[kind])}" for kind in kinds})
    assert {kind: occurred[kind] - wanted[kind] for kind in kinds} == {kind: set() for kind in kinds}
    assert sorted(missing - known.keys()) == [], "these did not occur"
    assert sorted(known.keys() - missing) == [], "these are listed and did occur, or are not declared"
    assert [name for name, reason in known.items() if not reason] == [], "these are listed without a reason"
