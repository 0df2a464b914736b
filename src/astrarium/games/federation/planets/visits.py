"""Actions on planets: how each begins, and the time for tiles before it is over (FED-ATAL-16)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..effects import EffectArgs, Numbers, effect
from ..erudites import may_use_tiles
from ..state import Federation
from ..steps import STEPS
from .arratuin import ARRATUIN_ACTION
from .atal import ATAL_ACTION
from .e81216 import E81216_ACTION
from .pawns import PAWN_ACTION
from .planet_action import DONE, FINISH_ACTION, PlanetAction, current_action, update_action

# By planet.
STARTS: Final[tuple[Automatic[Federation], ...]] = (
    PAWN_ACTION,
    PAWN_ACTION,
    ATAL_ACTION,
    ARRATUIN_ACTION,
    E81216_ACTION,
)


def begin(g: Federation, seat: int, planet: int) -> None:
    """An action on a planet, whatever has led to it (FED-ATAL-16, FED-NEO-11, FED-MISS-10)."""
    g.note(events.ACTS, seat, planet)
    then(g, STARTS[planet].at(seat), LINGER.at(seat), FINISH_ACTION.at(seat, *PlanetAction(planet)))


class Visit(Automatic[Federation, Numbers, int]):
    """The action of a planet, which the player chooses if there are several (FED-DEEP-7)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        planets = numbers[1:]
        if len(planets) == 1:
            begin(g, seat, planets[0])
        else:
            then(g, VISITING.at(seat, planets))


class VisitPlanet(Move[Federation, Numbers]):
    """One of the planets that a tile names (FED-DEEP-7)."""

    def check(
        self, g: Federation, seat: int, args: tuple[Numbers], action: Action, failures: Failures | None
    ) -> str | None:
        (planets,) = args
        return None if action[1] in planets else fail(failures, "FED-DEEP-7")

    def do(self, g: Federation, seat: int, args: tuple[Numbers], action: Action) -> None:
        begin(g, seat, action[1])


class Linger(Automatic[Federation]):
    """A tile of the planet can be used until its action is over (FED-ATAL-9, FED-ATAL-11, FED-NEO-10)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        update_action(g, seat, current_action(g, seat)._replace(stage=DONE))
        if may_use_tiles(g, seat):
            then(g, LINGERING.at(seat))


VISIT: Final = STEPS.add("VISIT", effect(ids.VISIT, Visit()))
VISITING: Final = STEPS.add("VISITING", Decision([VisitPlanet(verbs.VISIT)]))
LINGER: Final[Linger] = STEPS.add("LINGER", Linger())
LINGERING: Final[Decision[Federation]] = STEPS.add("LINGERING", Decision([Close(verbs.FINISH)]))
