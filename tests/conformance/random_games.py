"""Random games from fixed seeds, and queries of their positions."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from astrarium.kernel.chance import Dealer
from astrarium.kernel.events import Event
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE, PastMove
from astrarium.kernel.verbs import Action, Domain
from astrarium.lab.kept_records import KeptRecord
from tests.conformance.cases import Case, rng_for

KEPT: Final = Path(__file__).parent.parent / "records" / "kept"
LEFT: Final = 10  # moves of a kept record after the last position from which play may start


class CurrentGame:
    """The random game that is being played, so that a failure can name it."""

    game: str = ""
    decision: int = 0

    @classmethod
    def begins(cls, case: Case, players: int, seed: int, g: Game, origin: str = "") -> None:
        settings = ", ".join([f"{name}={value}" for name, value in g.settings.items()])
        cls.game = f"{case.game}, {players} players, seed {seed}{origin}, settings {settings}"
        cls.decision = 0

    @classmethod
    def named(cls) -> str:
        return f"decision {cls.decision} of {cls.game}" if cls.game else ""


@contextmanager
def game_named_on_failure(test: str) -> Iterator[None]:
    """Add the game and the test to any failure in a random game."""
    CurrentGame.game = ""
    try:
        yield
    except Exception as error:
        if CurrentGame.game:
            error.add_note(f"{CurrentGame.named()}\nagain: pytest '{test}'")
        raise


def random_move(g: Game, rng: Random) -> tuple[int, Action]:
    """A random move of an actor; now and then a sealed answer is undone."""
    back = [seat for seat in range(seats_of(g)) if g.rules.can_undo(g, seat)]
    if back and rng.randrange(8) == 0:
        return rng.choice(back), g.rules.verbs.take_back()
    seat = rng.choice(g.actors)
    return seat, rng.choice(g.actions(seat))


def weighted_move(g: Game, rng: Random, weights: Mapping[str, float]) -> tuple[int, Action]:
    """A verb of an actor, chosen by its weight, and any action of it."""
    seat = rng.choice(g.actors)
    by_verb: dict[int, list[Action]] = {}
    for action in g.actions(seat):
        by_verb.setdefault(action[0], []).append(action)
    names = [g.rules.verbs.list[verb].name for verb in by_verb]
    (actions,) = rng.choices(list(by_verb.values()), [weights.get(name, 1) for name in names])
    return seat, rng.choice(actions)


def kept_records(game: str, pattern: str, players: int) -> list[Path]:
    return sorted((KEPT / game).glob(f"{pattern}-{players}p-*.txt")) if pattern else []


def middle_of_record(file: Path, rng: Random) -> tuple[Game, int]:
    """A position of a kept record after its first third in which somebody still has to decide, with a new dealer."""
    record = KeptRecord.read(file).record
    last_decision = max([number for number, (seat, _) in enumerate(record.moves) if seat != CHANCE])
    move = rng.randrange(len(record.moves) // 3, min(len(record.moves) - LEFT, last_decision + 1))
    g = record.branch(move).replay()
    g.dealer = Dealer.seeded(rng.getrandbits(64))
    g.rules.advance(g)
    return g, move


def new_game(case: Case, players: int, seed: int) -> Game:
    g = case.new(players, seed)
    CurrentGame.begins(case, players, seed, g)
    return g


def start_random_game(case: Case, players: int, seed: int, rng: Random) -> Game:
    """The first position of a random game."""
    files = kept_records(case.game, case.start_records, players)
    if files and seed >= len(case.options) and seed % 4 > 1:
        file = rng.choice(files)
        g, move = middle_of_record(file, rng)
        CurrentGame.begins(case, players, seed, g, f" from move {move} of {file.stem}")
        return g
    return new_game(case, players, seed)


def decisions(case: Case, players: int, seed: int) -> Iterator[tuple[int, Game, int, Action]]:
    """A random game, decision by decision: number, position before the move, seat and move."""
    rng = rng_for(case.game, players, seed)
    weights = case.weights if seed % 2 else {}
    yield from play_on(start_random_game(case, players, seed, rng), rng, case.limit, weights)


def listed_decisions(case: Case, players: int, seed: int) -> Iterator[tuple[int, Game, int, Action]]:
    """A random game with listed settings, every action equally likely: for golden files."""
    g = case.listed(players, seed)
    CurrentGame.begins(case, players, seed, g)
    yield from play_on(g, rng_for(case.game, players, seed), case.limit, {})


def play_on(g: Game, rng: Random, limit: int, weights: Mapping[str, float]) -> Iterator[tuple[int, Game, int, Action]]:
    number = 0
    while g.actors:
        assert number < limit, "this game does not end"
        seat, action = weighted_move(g, rng, weights) if weights else random_move(g, rng)
        yield number, g, seat, action
        g.apply(seat, action)
        number += 1
        CurrentGame.decision = number


def game_after(case: Case, players: int, seed: int, moves: int) -> Game:
    """A random game with listed settings after this many moves."""
    for number, g, _, _ in listed_decisions(case, players, seed):
        if number == moves:
            return g
    raise AssertionError("this game is over before that")


def seats_of(g: Game) -> int:
    players: list[object] = g.players  # type: ignore[attr-defined]  # by the convention of FIELDS every game has it
    return len(players)


def viewers(g: Game) -> list[int | None]:
    return [*range(seats_of(g)), None]


def all_actions(g: Game) -> Iterator[Action]:
    """Every action of every verb, legal or not."""
    for verb in g.rules.verbs.list:
        yield from verb.all


def history_of(g: Game) -> list[PastMove]:
    assert g.history is not None
    return g.history


def perft(g: Game, depth: int) -> int:
    """The number of sequences of `depth` decisions; chance counts as a decision, the first actor goes first."""
    if depth == 0 or not g.actors:
        return 1
    total, seat = 0, g.actors[0]
    for action in g.actions(seat):
        after = g.clone()
        after.dealer = None
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


def seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else f"p{seat + 1}"


def event_text(event: Event) -> str:
    values = " ".join([f"{name}={value}" for name, value in event.values.items()])
    seen = "" if event.seen_by is None else f" (seen by {', '.join(map(seat_name, event.seen_by)) or 'nobody'})"
    return f"{event.kind} {values}{seen}{' !' if event.reveals else ''}"


def stable_json(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def references(g: Game) -> list[str]:
    """All references that a verb or an event of the game can name."""
    domains = [domain for verb in g.rules.verbs.list for domain in verb.domains]
    domains += [a for kind in g.rules.events.by_name.values() for a in kind.arguments.values() if isinstance(a, Domain)]
    found = [domain.reference(value) for domain in domains if not domain.numeric for value in range(len(domain.names))]
    return [*dict.fromkeys(found), *g.rules.holdings(g, 0)]
