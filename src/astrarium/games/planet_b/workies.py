"""Workies: taking and placing them, and work zones that are full (PB-WORK, PB-TAKE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effect
from .costs import box_cost, check_cost, is_box_payable, itemise_cost, open_box
from .counts import built_at, free_places, is_full, with_placed
from .effects import BY_KIND, LOOKED_AT_AGAIN, EffectKind, EffectMove, offer
from .gains import take_workies
from .ids import NONE
from .state import PlanetB, added
from .steps import STEPS
from .tables import BOXES_OF


def placements(g: PlanetB, seat: int) -> list[Action]:
    """Every workie on the board with every zone that has a place of its colour (PB-WORK-2, PB-WORK-10)."""
    p = g.players[seat]
    return [
        verbs.PLACE(kind, built[0], zone)
        for built in p.built
        for zone in range(2)
        for kind in range(2)
        if p.workies[kind] and free_places(built, zone, kind)
    ]


def check_placement(g: PlanetB, seat: int, action: Action, failures: Failures | None) -> str | None:
    """A workie from the board onto a free place of its colour on an own building (PB-WORK-1, 2, 10)."""
    _, kind, building, zone = action
    p = g.players[seat]
    at = built_at(p, building)
    if not p.workies[kind] and (refused := fail(failures, "PB-WORK-1")):
        return refused
    if at == NONE:
        return fail(failures, "PB-WORK-10")
    return None if free_places(p.built[at], zone, kind) > 0 else fail(failures, "PB-WORK-2")


def place(g: PlanetB, seat: int, action: Action) -> None:
    """The workie stays there; a zone that becomes full fires at once, others wait (PB-WORK-3..5)."""
    _, kind, building, zone = action
    p = g.players[seat]
    at = built_at(p, building)
    p.workies = added(p.workies, kind, -1)
    p.built = (*p.built[:at], with_placed(p.built[at], zone, kind, 1), *p.built[at + 1 :])
    g.note(events.PLACED, seat, kind, building, zone)
    if is_full(p.built[at], zone):
        then(g, FIRE.at(seat, building))


def steps_follow(g: PlanetB, seat: int, left: int) -> None:
    """The rest of a workie action waits below what it has fired (PB-WORK-1, PB-WORK-4, PB-WORK-9, PB-WORK-12)."""
    if left > 1:
        then(g, WORKING.at(seat, left - 1))


def takes_follow(g: PlanetB, seat: int, left: int) -> None:
    """The other workies of a symbol that lets one only take (PB-TAKE-1)."""
    if left > 1:
        then(g, TAKING.at(seat, left - 1))


class TakeFirst(EffectMove):
    """A workie from the supply, by a workie action or by a symbol that lets one only take (PB-WORK-1, PB-TAKE-1)."""

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        if effect.kind == ids.WORKIE_ACTION:
            steps_follow(g, seat, effect.n)
        else:
            takes_follow(g, seat, effect.n)
        take_workies(g, seat, action[1], 1)


class PlaceFirst(EffectMove):
    """The first step of a workie action is a placement (PB-WORK-1)."""

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return placements(g, seat)

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        return check_placement(g, seat, action, failures)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        steps_follow(g, seat, effect.n)
        place(g, seat, action)


class TakeNext(Move[PlanetB, int]):
    """A further step of a workie action: take one (PB-WORK-1, PB-WORK-9)."""

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        steps_follow(g, seat, args[0])
        take_workies(g, seat, action[1], 1)


class PlaceNext(Move[PlanetB, int]):
    """A further step of a workie action: place one (PB-WORK-1)."""

    def candidates(self, g: PlanetB, seat: int, args: tuple[int]) -> Iterable[Action]:
        return placements(g, seat)

    def check(self, g: PlanetB, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        return check_placement(g, seat, action, failures)

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        steps_follow(g, seat, args[0])
        place(g, seat, action)


class TakeMore(Move[PlanetB, int]):
    """A further workie of choice that is only taken (PB-TAKE-1)."""

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        takes_follow(g, seat, args[0])
        take_workies(g, seat, action[1], 1)


class Fire(Automatic[PlanetB, int]):
    """A full zone: one of the two boxes, unless neither can be paid even after sales (PB-WORK-4, PB-ACT-14)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int]) -> None:
        (building,) = args
        if any([is_box_payable(g, seat, box, is_selling=True) for box in BOXES_OF.buildings[building]]):
            then(g, CHOOSING_BOX.at(seat, building))
        else:
            g.note(events.NO_BOX, seat, building, rule="PB-ACT-14")


class Use(Move[PlanetB, int]):
    """The upper or the lower box, if it can be paid (PB-WORK-4, PB-ACT-2)."""

    def check(self, g: PlanetB, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (building,) = args
        return check_cost(g, seat, box_cost(BOXES_OF.buildings[building][action[1]]), "PB-ACT-2", failures)

    def itemise(self, g: PlanetB, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        box = BOXES_OF.buildings[args[0]][action[1]]
        itemise_cost(box_cost(box), verbs.BOX_NAMES.reference(box), bill)

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        (building,) = args
        open_box(g, seat, BOXES_OF.buildings[building][action[1]])


class PassBoxes(Move[PlanetB, int]):
    """Let the chance pass, only while neither box can be paid without a sale (PB-ACT-15, PB-ACT-22)."""

    def check(self, g: PlanetB, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (building,) = args
        is_payable = any([is_box_payable(g, seat, box) for box in BOXES_OF.buildings[building]])
        return fail(failures, "PB-ACT-15") if is_payable else None

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        g.note(events.NO_BOX, seat, args[0], rule="PB-ACT-14")


BY_KIND[ids.WORKIE_ACTION] = EffectKind()
offer(TakeFirst(verbs.TAKE, ids.TAKE_WORKIE, ids.WORKIE_ACTION))
offer(PlaceFirst(verbs.PLACE, ids.WORKIE_ACTION))
WORKING: Final = STEPS.add("WORKING", Decision([TakeNext(verbs.TAKE), PlaceNext(verbs.PLACE)]))
TAKING: Final = STEPS.add("TAKING", Decision([TakeMore(verbs.TAKE)]))
FIRE: Final[Fire] = STEPS.add("FIRE", Fire())
CHOOSING_BOX: Final = STEPS.add("CHOOSING_BOX", Decision([Use(verbs.USE), PassBoxes(verbs.PASS)]))
LOOKED_AT_AGAIN[CHOOSING_BOX.number] = FIRE
