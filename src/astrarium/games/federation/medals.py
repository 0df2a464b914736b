"""Medals of honour (FED-MEDAL)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .counts import influence
from .effects import EffectArgs, Numbers, effect
from .ids import ACCREDITATION_MEDAL, INTRIGUE_MEDAL
from .reserve import Undisturbed
from .state import Federation
from .steps import STEPS
from .tables import ACCREDITATION

PLANETS: Final = range(len(ids.PLANET_NAMES))


def take(g: Federation, seat: int, medal: int) -> None:
    """A medal of a type that the player does not have (FED-MEDAL-1, FED-MEDAL-5)."""
    p = g.players[seat]
    if not p.medals >> medal & 1:
        p.medals |= 1 << medal
        g.note(events.TOOK_MEDAL, seat, medal, p.medals.bit_count())


def take_from_planet(g: Federation, seat: int, planet: int, place: int) -> None:
    """The medal at a place of a planet, which is not there for others any more (FED-MEDAL-4, FED-MEDAL-11)."""
    left = g.medals[planet]
    rest = left[:place] + left[place + 1 :]
    g.medals = put(g.medals, planet, rest)
    take(g, seat, planet)


def influence_changed(g: Federation, seat: int, planet: int) -> None:
    """The lowest medal left on the planet, at once, if the influence reaches it (FED-MEDAL-2, 3, 12, 15)."""
    p = g.players[seat]
    left = g.medals[planet]
    reached = influence(p, planet)
    g.note(events.INFLUENCE, seat, planet, reached)
    if not p.medals >> planet & 1 and left and reached >= left[0]:
        take_from_planet(g, seat, planet, 0)


def degree_changed(g: Federation, seat: int) -> None:
    """The accreditation medal comes with degree 8; levels that only count higher do not matter (FED-MEDAL-6..8)."""
    if g.players[seat].degree >= ACCREDITATION.medal_degree:
        take(g, seat, ACCREDITATION_MEDAL)


class ChooseMedal(Move[Federation]):
    """Any type that is not owned and still there; from a planet the highest one (FED-MEDAL-10, FED-MEDAL-1, 11)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        medal = action[1]
        if g.players[seat].medals >> medal & 1:
            return fail(failures, "FED-MEDAL-1")
        is_gone = medal in PLANETS and not g.medals[medal]
        return fail(failures, "FED-MEDAL-11") if is_gone else None

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        medal = action[1]
        if medal in PLANETS:
            take_from_planet(g, seat, medal, len(g.medals[medal]) - 1)
        else:
            take(g, seat, medal)


class Medal(Automatic[Federation, Numbers, int]):
    """The intrigue medal, or one of the player's choice if there is one to take (FED-MEDAL-9, 10, FED-ROOM-7)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        if numbers[1]:
            take(g, seat, INTRIGUE_MEDAL)
        elif CHOOSE.is_possible(g, seat, ()):
            then(g, CHOOSING_MEDAL.at(seat))


CHOOSE: Final[ChooseMedal] = ChooseMedal(verbs.MEDAL)
CHOOSING_MEDAL: Final = STEPS.add("CHOOSING_MEDAL", Undisturbed([CHOOSE]))
MEDAL: Final = STEPS.add("MEDAL", effect(ids.MEDAL, Medal()))
