"""Alteration tokens from the piles beside the board (FED-ALT, FED-DEEP-2)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.checks import Found, refuse
from astrarium.kernel.position import Args
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, Offer, then
from astrarium.kernel.verbs import Action

from . import ids, verbs
from .effects import effect
from .state import Federation, put
from .tables import ALTERATIONS, MOONS


def of_strength(strength: int) -> list[int]:
    return [kind for kind, token in enumerate(ALTERATIONS) if token.strength == strength]


def pile_size(g: Federation, strength: int) -> int:
    """What lies beside the board: all that is unseen and not on a moon (FED-SETUP-2, FED-ALT-9)."""
    on_moons = [down for moon, down in zip(MOONS, g.moons_down, strict=True) if moon.strength == strength]
    returned = [kind for kind, _ in g.returned if ALTERATIONS[kind].strength == strength]
    return sum([g.unseen[kind] for kind in of_strength(strength)]) + len(returned) - sum(on_moons)


def unseen_weights(g: Federation, strength: int) -> list[int]:
    """How likely each kind is what lies face down somewhere."""
    return [left if ALTERATIONS[kind].strength == strength else 0 for kind, left in enumerate(g.unseen)]


def take_unseen(g: Federation, kind: int) -> None:
    g.unseen = put(g.unseen, kind, g.unseen[kind] - 1)


def receive(g: Federation, seat: int, kind: int) -> None:
    """A token to the player's own, open to all (FED-ALT-2)."""
    p = g.players[seat]
    p.alterations = put(p.alterations, kind, p.alterations[kind] + 1)
    if g.log is not None:
        g.note("took-token", seat=seat, token=verbs.ALTERATIONS.shown(kind))


class TakeAlterations(Automatic[Federation]):
    """Tokens from a pile, as many as it holds (FED-ALT-8, 9, FED-E8-19, FED-ERU-17, FED-DEEP-2)."""

    def run(self, g: Federation, seat: int, args: Args) -> None:
        _, strength, wanted, looked_at = args[0]
        there = pile_size(g, strength)
        if looked_at:
            count = min(looked_at, there)
            then(g, *[LOOK.at(seat, strength) for _ in range(count)], KEEP.at(seat))
        else:
            then(g, *[DRAW_TOKEN.at(seat, strength) for _ in range(min(wanted, there))])


class DrawToken(Draw[Federation]):
    """A random token of a strength (FED-ALT-9)."""

    def outcomes(self, g: Federation, seat: int, args: Args) -> tuple[list[Action], list[int]]:
        return verbs.TURN_TOKEN.all, unseen_weights(g, args[0])

    def do(self, g: Federation, seat: int, args: Args, action: Action) -> None:
        kind = action[1]
        take_unseen(g, kind)
        if g.log is not None:
            g.note("drew-token", reveals=True, seat=seat, token=verbs.ALTERATIONS.shown(kind))
        receive(g, seat, kind)


class LookAtToken(DrawToken):
    """A token that only this player sees before choosing (FED-DEEP-2, FED-DEEP-9)."""

    def seen_by(self, g: Federation, seat: int, args: Args) -> tuple[int, ...] | None:
        return (seat,)

    def do(self, g: Federation, seat: int, args: Args, action: Action) -> None:
        kind = action[1]
        take_unseen(g, kind)
        g.looked = (*g.looked, (kind, 1 << seat))
        if g.log is not None:
            g.note("saw-token", seen_by=(seat,), reveals=True, seat=seat, token=verbs.ALTERATIONS.shown(kind))


class Keep(Offer[Federation]):
    """Ask which of the tokens is kept, if there is one (FED-DEEP-2)."""


class KeepToken(Move[Federation]):
    """One token is kept, the other goes back face down (FED-DEEP-2, FED-DEEP-9)."""

    def check(self, g: Federation, seat: int, args: Args, action: Action, found: Found | None) -> str | None:
        return None if action[1] in [kind for kind, _ in g.looked] else refuse(found, "FED-DEEP-2")

    def do(self, g: Federation, seat: int, args: Args, action: Action) -> None:
        kept = next(place for place, (kind, _) in enumerate(g.looked) if kind == action[1])
        g.returned = g.looked[:kept] + g.looked[kept + 1 :]
        g.looked = ()
        receive(g, seat, action[1])


TAKE_ALTERATIONS: Final = effect(ids.ALTERATION, TakeAlterations())
DRAW_TOKEN: Final[DrawToken] = DrawToken()
LOOK: Final[LookAtToken] = LookAtToken()
KEEPING: Final[Decision[Federation]] = Decision([KeepToken(verbs.KEEP_TOKEN)])
KEEP: Final[Keep] = Keep(KEEPING)
