"""Special missions: markers, ships, and their actions (FED-SHIP, FED-MISS, FED-FUND)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import ALL_EMPTY
from .counts import level
from .effects import EffectArgs, Numbers, effect, resolve
from .holdings import LEVEL, SHIPS
from .ids import MISSION_POINTS
from .prices import bill_level, unpaid
from .reserve import PAY_COST, Undisturbed, amounts, itemise_cost
from .state import Federation
from .steps import STEPS
from .tables import MISSIONS

ALL_MISSIONS: Final = (1 << len(MISSIONS)) - 1


def open_mission(g: Federation, seat: int, mission: int) -> None:
    """A marker on a mission that has none (FED-FUND-1, FED-FUND-2)."""
    p = g.players[seat]
    if not p.markers >> mission & 1:
        p.markers |= 1 << mission
        g.note(events.OPENED, seat, mission)


class OpenMission(Move[Federation, Numbers, int]):
    """A marker on any own mission without one (FED-ROOM-3, FED-ERU-14)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        return fail(failures, "FED-ROOM-3") if g.players[seat].markers >> action[1] & 1 else None

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        (op, left), source = args
        if left > 1:
            then(g, MARKERS.at(seat, (op, left - 1), source))
        open_mission(g, seat, action[1])


class Markers(Automatic[Federation, Numbers, int]):
    """Mission markers where the player likes, or everywhere (FED-ROOM-3, FED-DEEP-1)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        p = g.players[seat]
        if numbers[1] == ALL_EMPTY:
            for mission in range(len(MISSIONS)):
                open_mission(g, seat, mission)
        elif p.markers != ALL_MISSIONS:
            then(g, OPENING.at(seat, *args))


class Fly(Move[Federation, bool]):
    """Send a ship on an open mission of a level that is reached (FED-SHIP-1..6, FED-SHIP-9, FED-MISS-9).

    Argument: whether a mission was performed in this turn.
    """

    def check(
        self, g: Federation, seat: int, args: tuple[bool], action: Action, failures: Failures | None
    ) -> str | None:
        (has_flown,) = args
        p, mission = g.players[seat], action[1]
        needed = MISSIONS[mission]
        if has_flown and (rule := fail(failures, "FED-SHIP-1")):
            return rule
        if p.flown >> mission & 1 and (rule := fail(failures, "FED-SHIP-6")):
            return rule
        if not p.markers >> mission & 1 and (rule := fail(failures, "FED-SHIP-2")):
            return rule
        if not p.hangar and (rule := fail_short(failures, "FED-SHIP-3", SHIPS, 0, 1)):
            return rule
        if level(p) < needed.level and (rule := fail_short(failures, "FED-SHIP-4", LEVEL, level(p), needed.level)):
            return rule
        return unpaid(failures, "FED-SHIP-9", amounts(p), needed.cost)

    def itemise(self, g: Federation, seat: int, args: tuple[bool], action: Action, bill: Bill) -> None:
        needed, mission = MISSIONS[action[1]], verbs.MISSIONS.reference(action[1])
        bill.need(SHIPS, 1, "mission", of=mission)
        bill.need(LEVEL, needed.level, "mission-level", of=mission)
        bill_level(bill, g.players[seat])
        itemise_cost(g, seat, needed.cost, mission, bill)

    def do(self, g: Federation, seat: int, args: tuple[bool], action: Action) -> None:
        then(g, AFTER_MISSION.at(seat))
        launch(g, seat, action[1])


def launch(g: Federation, seat: int, mission: int) -> None:
    """The ship onto the mission, the cost, the action (FED-SHIP-5, FED-SHIP-12, FED-MISS-1..8, FED-MISS-10)."""
    p = g.players[seat]
    p.hangar -= 1
    p.flown |= 1 << mission
    g.note(events.FLEW, seat, mission)
    then(g, PAY_COST.at(seat, MISSIONS[mission].cost, 0), MISSION_ACTION.at(seat, mission))


class MissionAction(Automatic[Federation, int]):
    """What a mission does (FED-MISS-1..8)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (mission,) = args
        resolve(g, seat, MISSIONS[mission].effects, MISSION_POINTS)


class EndTurn(Move[Federation, bool]):
    """The turn passes to the next player (FED-FLOW-9)."""

    def do(self, g: Federation, seat: int, args: tuple[bool], action: Action) -> None:
        """The next turn begins."""


class AfterMission(Automatic[Federation]):
    """Tiles can be used after the mission too, but there is no second one (FED-DEC-9, FED-SHIP-1)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        then(g, CLOSING.at(seat, True))


MARKERS: Final = STEPS.add("MARKERS", effect(ids.MISSION_MARKER, Markers()))
OPENING: Final = STEPS.add("OPENING", Undisturbed([OpenMission(verbs.OPEN)]))
MISSION_ACTION: Final[MissionAction] = STEPS.add("MISSION_ACTION", MissionAction())
AFTER_MISSION: Final[AfterMission] = STEPS.add("AFTER_MISSION", AfterMission())
CLOSING: Final = STEPS.add("CLOSING", Decision([Fly(verbs.FLY), EndTurn(verbs.END)]))
