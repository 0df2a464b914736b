"""How the suite plays: random moves from fixed seeds, and what it asks of a position."""

import json
from collections.abc import Iterator
from random import Random

from astrarium.kernel.events import Event
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE, Past
from astrarium.kernel.verbs import Action
from tests.conformance.cases import Case


def rng_for(*key: object) -> Random:
    return Random(" ".join(map(str, key)))


def random_move(g: Game, rng: Random) -> tuple[int, Action]:
    """A move of somebody who is asked; now and then a sealed answer is taken back."""
    back = [seat for seat in range(seats_of(g)) if g.rules.can_take_back(g, seat)]
    if back and rng.randrange(8) == 0:
        return rng.choice(back), g.rules.verbs.take_back()
    seat = rng.choice(g.actors)
    return seat, rng.choice(g.actions(seat))


def decisions(case: Case, players: int, seed: int) -> Iterator[tuple[int, Game, int, Action]]:
    """A random game, decision by decision: number, position before the move, seat and move."""
    g, rng = case.new(players, seed), rng_for(case.game, players, seed)
    number = 0
    while g.actors:
        assert number < case.limit, "this game does not end"
        seat, action = random_move(g, rng)
        yield number, g, seat, action
        g.apply(seat, action)
        number += 1


def played(case: Case, players: int, seed: int, moves: int) -> Game:
    """A random game after some moves; it can be played on."""
    for number, g, _, _ in decisions(case, players, seed):
        if number == moves:
            return g
    raise AssertionError("this game is over before that")


def seats_of(g: Game) -> int:
    players: list[object] = g.players  # type: ignore[attr-defined]  # by the convention of FIELDS every game has it
    return len(players)


def viewers(g: Game) -> list[int | None]:
    return [*range(seats_of(g)), None]


def universe(g: Game) -> Iterator[Action]:
    """Every action of every verb, legal or not."""
    for verb in g.rules.verbs.list:
        yield from verb.all


def past(g: Game) -> list[Past]:
    assert g.history is not None
    return g.history


def perft(g: Game, depth: int) -> int:
    """The number of sequences of that many decisions; chance counts as a decision, the first actor goes first."""
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


def stable(data: object) -> str:
    return json.dumps(data, sort_keys=True)
