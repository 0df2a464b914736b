"""Action boxes while they are carried out: their open actions, the moves that begin one, and when a box is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, Decision, Move, Step, then
from astrarium.kernel.verbs import Action, Verb

from . import events, ids, verbs
from .component_words import Effect
from .counts import others
from .ids import ALL, OWN
from .state import PlanetB
from .steps import STEPS
from .tables import BOXES, TILE_BOXES

Counts = tuple[int, ...]  # how often each effect of a box is still open
BoxArgs = tuple[int, Counts]


class EffectKind:
    """How one kind of effect is carried out, and when it can be."""

    def is_plain(self, effect: Effect) -> bool:
        """Nothing is asked to begin it."""
        return False

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        """It can be carried out with what is at hand, or, with `is_selling`, after sales (PB-ACT-13, PB-ACT-22)."""
        return True

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        """Carry out a plain effect; `source` is where its points belong."""
        raise NotImplementedError


BY_KIND: Final[dict[int, EffectKind]] = {}


def is_plain(effect: Effect) -> bool:
    return BY_KIND[effect.kind].is_plain(effect)


def targets(g: PlanetB, seat: int, effect: Effect) -> list[int]:
    """Whom an effect is about: the owner first, then the others clockwise (PB-ACT-7, PB-ACT-8, PB-ACT-12)."""
    if effect.who == OWN:
        return [seat]
    return [seat, *others(g, seat)] if effect.who == ALL else others(g, seat)


def can_do(g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
    return BY_KIND[effect.kind].is_possible(g, seat, box, effect, is_selling)


def can_do_any(g: PlanetB, seat: int, box: int, left: Counts, is_selling: bool = False) -> bool:
    """One of the open actions can be carried out (PB-ACT-5, PB-ACT-22)."""
    pairs = zip(BOXES[box].effects, left, strict=True)
    return any(count and can_do(g, seat, box, effect, is_selling) for effect, count in pairs)


def are_independent(effects: list[Effect]) -> bool:
    """The order of these plain effects makes no difference, so nobody is asked about it."""
    if len(effects) == 1:
        return True
    kinds = {effect.kind for effect in effects}
    if kinds & {ids.LAW, ids.DRAW_VOTES, ids.BUILD_FREE, ids.SELL_BOOST, ids.DISCARD_BUILDINGS}:
        return False
    is_counting = any([effect.kind == ids.VOTE and effect.factor for effect in effects])
    own_moods = [effect.n for effect in effects if effect.kind == ids.MOOD and effect.who != ids.OTHERS]
    if any([n < 0 for n in own_moods]):  # costs points if there are any (PB-MOOD-4, PB-MOOD-5)
        return False
    return not (is_counting and ids.FACTION_STEP in kinds) and not (own_moods and ids.MOOD_SET in kinds)


class Open(Automatic[PlanetB, int, Counts]):
    """A box goes on until nothing in it is open, or can be carried out even after sales (PB-ACT-18, PB-ACT-22)."""

    def run(self, g: PlanetB, seat: int, args: BoxArgs) -> None:
        box, left = args
        found = [effect for effect, count in zip(BOXES[box].effects, left, strict=True) for _ in range(count)]
        if not found:
            return
        if not can_do_any(g, seat, box, left, is_selling=True):
            g.note(events.LAPSED, seat, box, rule="PB-ACT-18")
        elif all([is_plain(effect) and can_do(g, seat, box, effect, False) for effect in found]) and are_independent(
            found
        ):
            for effect in found:
                BY_KIND[effect.kind].run(g, seat, BOXES[box].source, effect)
        else:
            then(g, BOXING.at(seat, *args))


class BoxDecision(Decision[PlanetB, int, Counts]):
    """Which open action comes next; each module adds the moves that begin its actions (PB-ACT-3)."""

    def add(self, move: Move[PlanetB, int, Counts]) -> None:
        """Moves are listed in the order of their verbs, whichever module is imported first."""
        self.moves = tuple(sorted((*self.moves, move), key=lambda other: other.verb.number))
        self.by_verb[move.verb.number] = move


def offer(move: Move[PlanetB, int, Counts]) -> None:
    """A move for every box, that of the tile and those inside an action."""
    BOXING.add(move)
    ACTING.add(move)


def continued(seat: int, box: int, left: Counts) -> Frame:
    """The rest of a box; that of the tile stays open until the turn ends (PB-ACT-18)."""
    return ACTING.at(seat, box, left) if box in TILE_BOXES else OPEN.at(seat, box, left)


def reduced(left: Counts, index: int) -> Counts:
    """What is open after one action; others may come before the next of its kind (PB-ACT-16)."""
    return (*left[:index], left[index] - 1, *left[index + 1 :])


class EffectMove(Move[PlanetB, int, Counts]):
    """Begins an open action of a box: the first that it fits, of the first kind that is open (PB-ACT-3, PB-ACT-4)."""

    def __init__(self, verb: Verb, *kinds: int) -> None:
        super().__init__(verb)
        self.kinds = kinds

    def open_effects(self, args: BoxArgs) -> list[int]:
        box, left = args
        effects = BOXES[box].effects
        return [n for kind in self.kinds for n, effect in enumerate(effects) if left[n] and effect.kind == kind]

    def is_begun_by(self, effect: Effect) -> bool:
        """The effect asks for this move; plain ones are begun otherwise."""
        return not is_plain(effect)

    def fitting(self, g: PlanetB, seat: int, args: BoxArgs, action: Action) -> int:
        """The number of the effect that the action begins, or NONE."""
        box = args[0]
        for index in self.open_effects(args):
            effect = BOXES[box].effects[index]
            if self.is_begun_by(effect) and self.check_effect(g, seat, box, effect, action, None) is None:
                return index
        return ids.NONE

    def candidates(self, g: PlanetB, seat: int, args: BoxArgs) -> Iterable[Action]:
        box = args[0]
        found = [BOXES[box].effects[index] for index in self.open_effects(args)]
        return self.effect_candidates(g, seat) if any([self.is_begun_by(effect) for effect in found]) else ()

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return self.verb.all

    def check(self, g: PlanetB, seat: int, args: BoxArgs, action: Action, failures: Failures | None) -> str | None:
        box = args[0]
        found = [BOXES[box].effects[index] for index in self.open_effects(args)]
        asked = [effect for effect in found if self.is_begun_by(effect)]
        if not asked:
            return fail(failures, "PB-FLOW-2" if box in TILE_BOXES else "PB-ACT-4")
        if self.fitting(g, seat, args, action) != ids.NONE:
            return None
        return self.check_effect(g, seat, box, asked[0], action, failures)

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        """The rule against beginning this effect by this action."""
        return None

    def itemise(self, g: PlanetB, seat: int, args: BoxArgs, action: Action, bill: Bill) -> None:
        box = args[0]
        found = [BOXES[box].effects[index] for index in self.open_effects(args)]
        asked = [effect for effect in found if self.is_begun_by(effect)]
        if asked:
            self.itemise_effect(g, seat, asked[0], action, bill)

    def itemise_effect(self, g: PlanetB, seat: int, effect: Effect, action: Action, bill: Bill) -> None:
        """Add what beginning this effect by this action costs."""

    def do(self, g: PlanetB, seat: int, args: BoxArgs, action: Action) -> None:
        box, left = args
        index = self.fitting(g, seat, args, action)
        then(g, continued(seat, box, reduced(left, index)))
        self.begin(g, seat, box, BOXES[box].effects[index], action)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        raise NotImplementedError


class Do(EffectMove):
    """Carries out a plain effect of this kind, before or after other actions of the box (PB-ACT-3)."""

    def __init__(self) -> None:
        super().__init__(verbs.DO)

    def open_effects(self, args: BoxArgs) -> list[int]:
        return [index for index, count in enumerate(args[1]) if count]

    def is_begun_by(self, effect: Effect) -> bool:
        return is_plain(effect)

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        if action[1] != effect.kind:
            return fail(failures, "PB-ACT-4")
        return None if can_do(g, seat, box, effect, False) else fail(failures, "PB-ACT-13")

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        BY_KIND[effect.kind].run(g, seat, BOXES[box].source, effect)


class Pass(Move[PlanetB, int, Counts]):
    """Give up what is open, only while nothing of it can be carried out without a sale (PB-ACT-22)."""

    def check(self, g: PlanetB, seat: int, args: BoxArgs, action: Action, failures: Failures | None) -> str | None:
        return fail(failures, "PB-ACT-22") if can_do_any(g, seat, *args) else None

    def do(self, g: PlanetB, seat: int, args: BoxArgs, action: Action) -> None:
        g.note(events.LAPSED, seat, args[0], rule="PB-ACT-22")


BOXING: Final[BoxDecision] = STEPS.add("BOXING", BoxDecision([]))
ACTING: Final[BoxDecision] = STEPS.add("ACTING", BoxDecision([]))
OPEN: Final[Open] = STEPS.add("OPEN", Open())
offer(Do())
BOXING.add(Pass(verbs.PASS))

# Decisions that a free move may empty, with the step that looks again whether anything is left to decide.
LOOKED_AT_AGAIN: Final[dict[int, Step[PlanetB, *tuple[object, ...]]]] = {}
LOOKED_AT_AGAIN[BOXING.number] = OPEN


def look_again(g: PlanetB) -> None:
    """After a free move: what has become impossible for good lapses (PB-ACT-22, PB-ACT-23)."""
    number, seat, args = g.stack[-1]
    if number in LOOKED_AT_AGAIN:
        g.stack[-1] = (LOOKED_AT_AGAIN[number].number, seat, args)
