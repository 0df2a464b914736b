"""Alteration tokens from the piles beside the board (FED-ALT, FED-DEEP-2)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, EVERYBODY, UNSEEN, Pool, bag_size, kinds_at, move_piece, new_pool, seat_bit
from astrarium.kernel.steps import AskIfPossible, Automatic, Decision, Draw, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .effects import EffectArgs, Numbers, effect
from .state import Federation
from .steps import STEPS
from .tables import ALTERATIONS, MOONS

STRENGTHS: Final = range(1, 1 + max([token.strength for token in ALTERATIONS]))
OPEN: Final = 0  # the place of tokens that everybody has seen; those that lie beside the board are in the bag
LOOKED_AT: Final = 1
ON_MOONS: Final = 2  # here and from here on what lies face down on each moon


def all_face_down() -> tuple[Pool, ...]:
    """The tokens of each strength: as many as a moon holds on each, the others in a pile (FED-SETUP-1, FED-SETUP-2)."""
    pools: list[Pool] = []
    for strength in STRENGTHS:
        tokens = new_pool([token.count * (token.strength == strength) for token in ALTERATIONS], ON_MOONS + len(MOONS))
        for number, moon in enumerate(MOONS):
            for _ in range(moon.tokens * (moon.strength == strength)):
                tokens = move_piece(tokens, BAG, ON_MOONS + number, UNSEEN, 0)
        pools.append(tokens)
    return tuple(pools)


def tokens_of(g: Federation, strength: int) -> Pool:
    return g.tokens[strength - 1]


def move_token(g: Federation, strength: int, source: int, target: int, kind: int, who: int = EVERYBODY) -> None:
    moved = move_piece(tokens_of(g, strength), source, target, kind, who)
    g.tokens = put(g.tokens, strength - 1, moved)


def down_on_moon(g: Federation, moon: int) -> int:
    """How many tokens lie face down on a moon."""
    return len(tokens_of(g, MOONS[moon].strength)[1][ON_MOONS + moon])


def receive(g: Federation, seat: int, kind: int) -> None:
    """A token to the player's own, open to all (FED-ALT-2)."""
    p = g.players[seat]
    p.alterations = put(p.alterations, kind, p.alterations[kind] + 1)
    g.note(events.TOOK_TOKEN, seat, kind)


class TakeAlterations(Automatic[Federation, Numbers, int]):
    """Tokens from a pile, as many as it holds (FED-ALT-8, 9, FED-E8-19, FED-ERU-17, FED-DEEP-2)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        _, strength, wanted, looked_at = numbers
        there = bag_size(tokens_of(g, strength))
        if looked_at:
            count = min(looked_at, there)
            then(g, *[LOOK.at(seat, strength) for _ in range(count)], KEEP.at(seat, strength))
        else:
            then(g, *[DRAW_TOKEN.at(seat, strength) for _ in range(min(wanted, there))])


class DrawToken(Draw[Federation, int]):
    """A random token of a strength (FED-ALT-9)."""

    def outcomes(self, g: Federation, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        (strength,) = args
        return verbs.TURN_TOKEN.all, draw_weights(tokens_of(g, strength), BAG)

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (strength,) = args
        kind = action[1]
        move_token(g, strength, BAG, OPEN, kind)
        g.note(events.DREW_TOKEN, seat, kind)
        receive(g, seat, kind)


class LookAtToken(DrawToken):
    """A token that only this player sees before choosing (FED-DEEP-2, FED-DEEP-9)."""

    def seen_by(self, g: Federation, seat: int, args: tuple[int]) -> tuple[int, ...] | None:
        return (seat,)

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (strength,) = args
        kind = action[1]
        move_token(g, strength, BAG, LOOKED_AT, kind, seat_bit(seat))
        g.note(events.SAW_TOKEN, seat, kind)


class Keep(AskIfPossible[Federation, int]):
    """Ask which of the tokens is kept, if there is one (FED-DEEP-2)."""


class KeepToken(Move[Federation, int]):
    """One token is kept, the other goes back face down (FED-DEEP-2, FED-DEEP-9)."""

    def check(
        self, g: Federation, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        (strength,) = args
        looked_at = kinds_at(tokens_of(g, strength), LOOKED_AT)
        return None if action[1] in looked_at else fail(failures, "FED-DEEP-2")

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (strength,) = args
        move_token(g, strength, LOOKED_AT, OPEN, action[1])
        for other in kinds_at(tokens_of(g, strength), LOOKED_AT):
            move_token(g, strength, LOOKED_AT, BAG, other, seat_bit(seat))
        receive(g, seat, action[1])


TAKE_ALTERATIONS: Final = STEPS.add("TAKE_ALTERATIONS", effect(ids.ALTERATION, TakeAlterations()))
DRAW_TOKEN: Final[DrawToken] = STEPS.add("DRAW_TOKEN", DrawToken())
LOOK: Final[LookAtToken] = STEPS.add("LOOK", LookAtToken())
KEEPING: Final = STEPS.add("KEEPING", Decision([KeepToken(verbs.KEEP_TOKEN)]))
KEEP: Final[Keep] = STEPS.add("KEEP", Keep(KEEPING))
