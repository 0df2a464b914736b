"""Effects that ask nothing: money, points, mood, resources, workies, steps, votes, the election marker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import ids
from .component_words import FORCED_BILLIES, Effect
from .counts import has_puppet
from .effects import BY_KIND, EffectKind, targets
from .gains import (
    add_votes,
    advance,
    gain_billies,
    gain_resource,
    move_marker,
    move_mood,
    pay_billies,
    score,
    set_mood,
    take_workies,
)
from .ids import ANY, OWN
from .state import PlanetB
from .tables import LOWEST_MOOD

Apply = Callable[[PlanetB, int, int, Effect], None]  # position, whom it is about, where points belong, effect


class Plain(EffectKind):
    """An effect on each of those whom it is about; where the player chooses what, it is not plain (PB-ACT-21)."""

    def __init__(self, apply: Apply, asks_if_any: bool = False) -> None:
        self.apply = apply
        self.asks_if_any = asks_if_any

    def is_plain(self, effect: Effect) -> bool:
        return not (self.asks_if_any and effect.what == ANY)

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        for whom in targets(g, seat, effect):
            self.apply(g, whom, source, effect)


class Votes(Plain):
    """Votes into the bag, counted now; the puppet adds some with all or all others.

    PB-ACT-20, PB-CARD-8, PB-P23-7, PB-P23-15.
    """

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        super().run(g, seat, source, effect)
        if effect.who != OWN and has_puppet(g):
            add_votes(g, len(g.players), effect.n)


def apply_billies(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    gain_billies(g, seat, effect.n)


def apply_vp(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    score(g, seat, effect.n, source)


def apply_mood(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    move_mood(g, seat, effect.n)


def apply_mood_set(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    """To the lowest space, without losing points (PB-CARD-21)."""
    set_mood(g, seat, LOWEST_MOOD)


def apply_resource(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    gain_resource(g, seat, effect.what, effect.n)


def apply_workie(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    """Workies that are only taken, not placed (PB-TAKE-1)."""
    take_workies(g, seat, effect.what, effect.n)


def apply_step(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    advance(g, seat, effect.what, effect.n)


def apply_vote(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    """A number of votes, or one for each own step, counted now (PB-VOTE-1, PB-ACT-20, PB-CARD-8)."""
    steps = sum(g.players[seat].discs)
    add_votes(g, seat, min(effect.most, effect.n * steps) if effect.factor else effect.n)


def apply_payment(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    """Whoever cannot pay in full pays nothing (PB-ACT-9, PB-ACT-21)."""
    assert effect.what == FORCED_BILLIES, "only the mood takes workies"
    if g.players[seat].billies >= effect.n:
        pay_billies(g, seat, effect.n)


def apply_marker(g: PlanetB, seat: int, source: int, effect: Effect) -> None:
    move_marker(g, effect.n)


PLAIN: Final[dict[int, EffectKind]] = {
    ids.BILLIES: Plain(apply_billies),
    ids.VP: Plain(apply_vp),
    ids.MOOD: Plain(apply_mood),
    ids.MOOD_SET: Plain(apply_mood_set),
    ids.RESOURCE: Plain(apply_resource),
    ids.TAKE_WORKIE: Plain(apply_workie, asks_if_any=True),
    ids.FACTION_STEP: Plain(apply_step, asks_if_any=True),
    ids.VOTE: Votes(apply_vote),
    ids.PAY: Plain(apply_payment),
    ids.ELECTION: Plain(apply_marker),
}
BY_KIND.update(PLAIN)
