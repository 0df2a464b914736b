"""Hospital, Vaccination, and what works like it: workies come back from buildings (PB-CARD-10, PB-CARD-17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..component_words import Effect
from ..counts import built_at, placed, with_placed
from ..effects import BY_KIND, EffectKind, EffectMove, offer
from ..gains import fit_workies
from ..ids import NONE
from ..state import PlanetB
from ..steps import STEPS
from ..tables import BOXES


def returns(g: PlanetB, seat: int) -> list[Action]:
    """Every workie on an own building, in a full zone or not."""
    return [
        verbs.BRING_HOME(kind, built[0], zone)
        for built in g.players[seat].built
        for zone in range(2)
        for kind in range(2)
        if placed(built, zone, kind)
    ]


def check_return(g: PlanetB, seat: int, excluded: int, action: Action, failures: Failures | None) -> str | None:
    """A workie on an own building, but not on the one whose box does it (PB-CARD-10)."""
    _, kind, building, zone = action
    p = g.players[seat]
    at = built_at(p, building)
    if building == excluded and (refused := fail(failures, "PB-CARD-10")):
        return refused
    return None if at != NONE and placed(p.built[at], zone, kind) else fail(failures, "PB-WORK-11")


def bring_home(g: PlanetB, seat: int, action: Action) -> None:
    """A zone without it is no longer full and can fire again (PB-WORK-11)."""
    _, kind, building, zone = action
    p = g.players[seat]
    at = built_at(p, building)
    p.built = (*p.built[:at], with_placed(p.built[at], zone, kind, -1), *p.built[at + 1 :])
    g.note(events.BROUGHT_HOME, seat, kind, 1, building)
    fit_workies(g, seat, kind, 1)


def is_any_out(g: PlanetB, seat: int, excluded: int) -> bool:
    return any(any(built[1:]) for built in g.players[seat].built if built[0] != excluded)


class ReturnFirst(EffectMove):
    """The first workie that comes back (PB-CARD-10, PB-CARD-17)."""

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return returns(g, seat)

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        return check_return(g, seat, BOXES[box].building, action, failures)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        bring_home(g, seat, action)
        then(g, MORE_RETURNS.at(seat, BOXES[box].building, effect.n - 1))


class ReturnNext(Move[PlanetB, int, int]):
    """A further workie."""

    def candidates(self, g: PlanetB, seat: int, args: tuple[int, int]) -> Iterable[Action]:
        return returns(g, seat)

    def check(
        self, g: PlanetB, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        return check_return(g, seat, args[0], action, failures)

    def do(self, g: PlanetB, seat: int, args: tuple[int, int], action: Action) -> None:
        excluded, left = args
        bring_home(g, seat, action)
        then(g, MORE_RETURNS.at(seat, excluded, left - 1))


class MoreReturns(Automatic[PlanetB, int, int]):
    """As many as there are (PB-ACT-5)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int, int]) -> None:
        excluded, left = args
        if left and is_any_out(g, seat, excluded):
            then(g, RETURNING.at(seat, *args))


class ReturnAction(EffectKind):
    """Possible while a workie stands on a building that is not excluded (PB-ACT-13)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        return is_any_out(g, seat, BOXES[box].building)


BY_KIND[ids.RETURN_WORKIE] = ReturnAction()
offer(ReturnFirst(verbs.BRING_HOME, ids.RETURN_WORKIE))
MORE_RETURNS: Final[MoreReturns] = STEPS.add("MORE_RETURNS", MoreReturns())
RETURNING: Final = STEPS.add("RETURNING", Decision([ReturnNext(verbs.BRING_HOME)]))
