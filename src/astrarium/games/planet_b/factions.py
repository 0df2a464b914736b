"""Faction tracks: advancing, and the support of a faction (PB-FACT)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effect
from .costs import open_box
from .effects import BY_KIND, EffectKind, EffectMove, offer
from .gains import advance, move_disc
from .ids import ANY, TRACK_NAMES
from .state import PlanetB
from .steps import STEPS
from .tables import BOXES_OF


def is_busy(g: PlanetB, seat: int, track: int) -> bool:
    """The support of a track is being carried out (PB-FACT-13)."""
    return any(frame[0] == SUPPORT_DONE.number and frame[1] == seat and frame[2][0] == track for frame in g.stack)


def can_support(g: PlanetB, seat: int, track: int) -> bool:
    """The disc has left the start space, and the track is not busy (PB-FACT-7, PB-FACT-13)."""
    return g.players[seat].discs[track] > 0 and not is_busy(g, seat, track)


def is_on(effect: Effect, track: int) -> bool:
    """The effect is about this track, or leaves the choice (PB-FACT-2, PB-FACT-3)."""
    return effect.what in (ANY, track)


def steps_follow(g: PlanetB, seat: int, left: int) -> None:
    """The other plain steps, each on a track of choice (PB-FACT-12)."""
    if left > 1:
        then(g, STEPPING.at(seat, left - 1))


class Advance(EffectMove):
    """One step, by a faction action or by a plain step of choice (PB-FACT-2, PB-FACT-3, PB-FACT-12)."""

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        return None if is_on(effect, action[1]) else fail(failures, "PB-FACT-2")

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        if effect.kind == ids.FACTION_STEP:
            steps_follow(g, seat, effect.n)
        advance(g, seat, action[1], 1)


class AdvanceNext(Move[PlanetB, int]):
    """A further plain step, on a track chosen anew (PB-FACT-12)."""

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        steps_follow(g, seat, args[0])
        advance(g, seat, action[1], 1)


class Support(EffectMove):
    """A box at the own disc or to the left of it; then the disc goes back or stays (PB-FACT-5..7, 13, PB-CARD-18)."""

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        _, track, step, _ = action
        disc = g.players[seat].discs[track]
        if not is_on(effect, track) and (refused := fail(failures, "PB-FACT-2")):
            return refused
        if is_busy(g, seat, track) and (refused := fail(failures, "PB-FACT-13")):
            return refused
        return fail(failures, "PB-FACT-5" if disc else "PB-FACT-7") if disc <= step else None

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        _, track, step, half = action
        is_kept = effect.kind == ids.FACTION_SUPPORT and effect.is_special
        g.note(events.SUPPORTED, seat, track, step, half)
        open_box(g, seat, BOXES_OF.supports[track][step][half], SUPPORT_DONE.at(seat, track, int(is_kept)))


class SupportDone(Automatic[PlanetB, int, int]):
    """The disc returns to the start space, unless it stays (PB-FACT-6, PB-FACT-10, PB-CARD-18)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int, int]) -> None:
        track, is_kept = args
        if not is_kept:
            move_disc(g, seat, track, 0)


class OnlySupport(EffectKind):
    """Support without the choice to advance needs a disc that can take it (PB-FACT-7)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        return any(is_on(effect, track) and can_support(g, seat, track) for track in range(len(TRACK_NAMES)))


BY_KIND[ids.FACTION_ACTION] = EffectKind()
BY_KIND[ids.FACTION_SUPPORT] = OnlySupport()
offer(Advance(verbs.ADVANCE, ids.FACTION_STEP, ids.FACTION_ACTION))
offer(Support(verbs.SUPPORT, ids.FACTION_SUPPORT, ids.FACTION_ACTION))
STEPPING: Final = STEPS.add("STEPPING", Decision([AdvanceNext(verbs.ADVANCE)]))
SUPPORT_DONE: Final[SupportDone] = STEPS.add("SUPPORT_DONE", SupportDone())
