"""Gains that are not resources: spaceships, the assistant die, levels, the pawn, units of the player's choice."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import AskIfPossible, Automatic, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .effects import EffectArgs, Numbers, effect, frames
from .ids import UNIT_DEGREE, UNIT_MARKER, UNIT_SPACESHIP
from .reserve import one
from .state import Federation
from .steps import STEPS
from .tables import LIMITS, SPECIAL


class Spaceships(Automatic[Federation, Numbers, int]):
    """Ships from the supply into the hangar, as many as fit (FED-SHIP-11, FED-PSET-4, FED-E8-12)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        p = g.players[seat]
        moved = min(numbers[1], p.supply, LIMITS.hangar_max - p.hangar)
        p.supply -= moved
        p.hangar += moved
        if moved:
            g.note(events.GAINED_SHIPS, seat, moved)


class Assistant(Automatic[Federation, Numbers, int]):
    """The die is obtained at the value of the effect or raised by it, to 6 at most (FED-DIE-1, 2, 3, 5, FED-E8-20)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        p = g.players[seat]
        _, by, to = numbers
        p.die = max(p.die, to, min(LIMITS.assistant_max, p.die + by))
        g.note(events.DIE_RAISED, seat, p.die)


class LevelBonus(Automatic[Federation, Numbers, int]):
    """The level counts higher until the end of the round or of the game (FED-ERU-1, FED-DEEP-3, FED-DEEP-5)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        p = g.players[seat]
        _, by, is_lasting = numbers
        if is_lasting:
            p.level_game += by
        else:
            p.level_round += by
        g.note(events.LEVEL_RAISED, seat, by)


class TakePawn(Automatic[Federation, Numbers, int]):
    """The President of the Senate pawn changes hands at once (FED-ROOM-4, FED-FLOW-6)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        g.president = seat
        g.note(events.TOOK_PAWN, seat)


class TakeSpecialAmbassador(Automatic[Federation, Numbers, int]):
    """An ambassador more, to be placed once (FED-DEEP-6, FED-DEEP-10)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        p = g.players[seat]
        p.ambassadors = put(p.ambassadors, SPECIAL, 1)
        g.note(events.TOOK_SPECIAL_AMBASSADOR, seat)


def unit_frame(seat: int, unit: int, times: int, source: int) -> Frame:
    """So many units of one kind as an effect."""
    if unit == UNIT_DEGREE:
        return frames(seat, ((ids.DEGREE, times),), source)[0]
    if unit == UNIT_SPACESHIP:
        return frames(seat, ((ids.SPACESHIP, times),), source)[0]
    if unit == UNIT_MARKER:
        return frames(seat, ((ids.MISSION_MARKER, times),), source)[0]
    what = one(unit)
    return frames(seat, ((ids.GAIN, *[amount * times for amount in what], 0),), source)[0]


class ChooseUnit(Move[Federation, Numbers, int]):
    """One of the kinds that are offered, for all units or for the next one (FED-ARR-6, FED-RES-4, FED-ERU-14)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        numbers, _ = args
        return None if action[1] in numbers[3:] else fail(failures, "FED-ARR-6")

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        (op, times, is_mixed, *kinds), source = args
        if is_mixed and times > 1:
            rest = (op, times - 1, is_mixed, *kinds)
            then(g, unit_frame(seat, action[1], 1, source), UNITS.at(seat, rest, source))
        else:
            then(g, unit_frame(seat, action[1], times, source))


class Units(AskIfPossible[Federation, Numbers, int]):
    """Units of the player's choice, one by one if they may be mixed (FED-ARR-6)."""


SHIPS: Final = STEPS.add("SHIPS", effect(ids.SPACESHIP, Spaceships()))
ASSISTANT: Final = STEPS.add("ASSISTANT", effect(ids.ASSISTANT, Assistant()))
LEVEL_BONUS: Final = STEPS.add("LEVEL_BONUS", effect(ids.LEVEL_BONUS, LevelBonus()))
TAKE_PAWN: Final = STEPS.add("TAKE_PAWN", effect(ids.PRESIDENT, TakePawn()))
TAKE_SPECIAL: Final = STEPS.add("TAKE_SPECIAL", effect(ids.SPECIAL_AMBASSADOR, TakeSpecialAmbassador()))
CHOOSING: Final = STEPS.add("CHOOSING", Decision([ChooseUnit(verbs.CHOOSE)]))
UNITS: Final = STEPS.add("UNITS", effect(ids.GAIN_UNITS, Units(CHOOSING)))
