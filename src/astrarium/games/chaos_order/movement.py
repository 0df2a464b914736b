"""Move: points, redeploys and free moves; each is a route, then a load (CO-MOVE, CO-PIN, CO-REDEP)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import ids, verbs
from .adjacency import reach
from .counts import (
    enters_lake,
    is_lake,
    is_present,
    leader_effects,
    leader_has_power,
    must_stay,
    pin_weight,
    rhyzu_enters_lake,
    units_at,
    weight_of,
)
from .faction_rules import faction_rules
from .gains import FRAMES, IS_USABLE
from .ids import INCOME, NONE
from .leader_limit import check_leader_limit, check_move_end, check_no_surplus
from .main_action import END_CHECKS
from .spending import MOVING, PointMove, Points, change_points
from .state import HOME, ChaosOrder, members
from .steps import STEPS
from .units import FIRST_RHYZU, move_units, standee_number, standees_at

BY_POINTS, BY_REDEPLOY, BY_FREE_MOVE = range(3)  # what lets units move
Load = tuple[int, int, int, int]  # from where, whereto, by what, and the leaders and Rhy-Zu that go along


def check_target(
    g: ChaosOrder, seat: int, origin: int, target: int, means: int, failures: Failures | None
) -> str | None:
    """An adjacent region, never a base; lakes only for some; a redeploy only where the faction is present already.

    CO-MOVE-4, CO-MOVE-5, CO-ADJ-2, CO-REDEP-1, CO-REDEP-5, CO-TIME-11, CO-FAQ-5.
    """
    if not g.terrains[target]:
        is_base = any([p.base == target for p in g.players])
        return fail(failures, "CO-MOVE-4" if is_base else "CO-ADJ-2")
    if is_lake(g, target) and not enters_lake(g, seat) and (refused := fail(failures, "CO-MOVE-5")):
        return refused
    if not reach(g, seat, origin) >> target & 1 and (refused := fail(failures, "CO-ADJ-1")):
        return refused
    return check_redeploy(g, seat, origin, target, failures) if means == BY_REDEPLOY else None


def check_redeploy(g: ChaosOrder, seat: int, origin: int, target: int, failures: Failures | None) -> str | None:
    if not is_present(g, seat, target) and (refused := fail(failures, "CO-REDEP-1")):
        return refused
    if g.phase == INCOME and origin == g.relics[g.round - 1] and (refused := fail(failures, "CO-REDEP-5")):
        return refused
    return fail(failures, "CO-TIME-11") if g.battle != NONE and origin == g.battle else None


def check_load(
    g: ChaosOrder, seat: int, load: Load, fighters: int, points: int, failures: Failures | None
) -> str | None:
    """Units that are there, no Rhy-Zu into a lake, no pinned units, no leader too many (CO-PIN-1, CO-MOVE-15)."""
    origin, target, means, standees = load
    p = g.players[seat]
    if fighters + standees == 0 or fighters > p.fighters[origin]:
        return fail(failures, "CO-MOVE-2")
    rhyzu = [bit - FIRST_RHYZU for bit in members(standees) if bit >= FIRST_RHYZU]
    swims = all([rhyzu_enters_lake(number) for number in rhyzu])
    if is_lake(g, target) and not swims and (refused := fail(failures, "CO-JRA-3")):
        return refused
    if means != BY_REDEPLOY and (refused := check_pins(g, seat, origin, fighters, standees, failures)):
        return refused
    if means != BY_POINTS:
        return check_no_surplus(g, seat, origin, target, fighters, standees, failures)
    cost = move_cost(g, seat, load)
    if cost > points and (refused := fail(failures, "CO-MOVE-1")):
        return refused
    return check_leader_limit(g, seat, load, fighters, points - cost, failures)


def check_pins(
    g: ChaosOrder, seat: int, origin: int, fighters: int, standees: int, failures: Failures | None
) -> str | None:
    """At least as many units stay as the largest opponent has there; the mover chooses which (CO-PIN-1, CO-PIN-3).

    CO-PIN-5.
    """
    need = must_stay(g, seat, origin)
    if not need:
        return None
    p = g.players[seat]
    leaving = fighters + sum([1 if bit >= FIRST_RHYZU else pin_weight(p, bit) for bit in members(standees)])
    stay = weight_of(g, seat, origin) - leaving
    return fail(failures, "CO-PIN-1", have=stay, need=need) if stay < need else None


def is_swamp_move(g: ChaosOrder, seat: int, origin: int, target: int) -> bool:
    """Between two swamps, or what counts as one (CO-POWER-21)."""
    rules = faction_rules(g, seat)
    return origin != HOME and rules.is_swamp(g, seat, origin) and rules.is_swamp(g, seat, target)


def leaves_lake(g: ChaosOrder, seat: int, load: Load) -> bool:
    """A leader who moves off lakes freely goes along from a lake to land (CO-POWER-14)."""
    origin, target, _, standees = load
    if origin == HOME or not is_lake(g, origin) or is_lake(g, target):
        return False
    p = g.players[seat]
    leaders = [bit for bit in members(standees) if bit < FIRST_RHYZU]
    return any([leader_has_power(p, bit, "free_move_off_lake") for bit in leaders])


def move_cost(g: ChaosOrder, seat: int, load: Load) -> int:
    """One point, unless the move is free (CO-MOVE-2, CO-POWER-14, CO-POWER-21)."""
    is_free_swamp = g.is_swamp_move_free and seat == g.turn_seat and is_swamp_move(g, seat, load[0], load[1])
    return 0 if is_free_swamp or leaves_lake(g, seat, load) else 1


def can_load(g: ChaosOrder, seat: int, origin: int, target: int, means: int, points: int) -> bool:
    """Some unit could go, perhaps together with others, so that a load can always be completed."""
    if g.players[seat].fighters[origin] and check_load(g, seat, (origin, target, means, 0), 1, points, None) is None:
        return True
    standees = members(standees_at(g, seat, origin))
    return any([can_complete(g, seat, (origin, target, means, 1 << bit), points) for bit in standees])


def can_complete(g: ChaosOrder, seat: int, load: Load, points: int) -> bool:
    """These leaders and Rhy-Zu can go alone, or with more units, by which one of two leaders can go on (CO-MOVE-15)."""
    rule = check_load(g, seat, load, 0, points, None)
    if rule != "CO-MOVE-15":
        return rule is None
    origin, target, means, taken = load
    rest = [1 << bit for bit in members(standees_at(g, seat, origin) & ~taken)]
    groups = [taken | sum(more) for size in range(len(rest) + 1) for more in combinations(rest, size)]
    numbers = range(g.players[seat].fighters[origin] + 1)
    return any(
        check_load(g, seat, (origin, target, means, group), fighters, points, None) is None
        for group in groups
        for fighters in numbers
    )


def routes(g: ChaosOrder, seat: int) -> list[Action]:
    """From every place with own units into every region next to it."""
    origins = [place for place in range(HOME + 1) if units_at(g, seat, place)]
    return [verbs.ROUTE(origin, target) for origin in origins for target in members(reach(g, seat, origin))]


class Route(PointMove):
    """One point moves units from a region to an adjacent one (CO-MOVE-2, CO-MOVE-3)."""

    def candidates(self, g: ChaosOrder, seat: int, args: Points) -> list[Action]:
        return routes(g, seat)

    def check(self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None) -> str | None:
        _, origin, target = action
        if refused := check_target(g, seat, origin, target, BY_POINTS, failures):
            return refused
        if can_load(g, seat, origin, target, BY_POINTS, args[0]):
            return None
        return refuse_every_load(g, seat, (origin, target, BY_POINTS, 0), args[0], failures)

    def do(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        then(g, LOADING.at(seat, action[1], action[2], BY_POINTS, 0))


def refuse_every_load(g: ChaosOrder, seat: int, load: Load, points: int, failures: Failures | None) -> str | None:
    """Why not even one unit can go."""
    origin, target, means, _ = load
    if g.players[seat].fighters[origin]:
        return check_load(g, seat, load, 1, points, failures)
    standees = members(standees_at(g, seat, origin))
    if not standees:
        return fail(failures, "CO-MOVE-2")
    return check_load(g, seat, (origin, target, means, 1 << standees[0]), 0, points, failures)


class Redeploy(Move[ChaosOrder]):
    """From one region or the base to an adjacent region where the faction is present (CO-REDEP-1..6)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return routes(g, seat)

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        _, origin, target = action
        if refused := check_target(g, seat, origin, target, BY_REDEPLOY, failures):
            return refused
        if can_load(g, seat, origin, target, BY_REDEPLOY, 0):
            return None
        return refuse_every_load(g, seat, (origin, target, BY_REDEPLOY, 0), 0, failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        then(g, LOADING.at(seat, action[1], action[2], BY_REDEPLOY, 0))


class FreeMove(Move[ChaosOrder, int, int]):
    """A leader alone, or with any fighters of its region, for no point (CO-MOVE-12, CO-POWER-10)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> list[Action]:
        origin = g.players[seat].leaders[args[0]]
        return [verbs.ROUTE(origin, target) for target in members(reach(g, seat, origin))]

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        _, origin, target = action
        if origin != g.players[seat].leaders[args[0]]:
            return fail(failures, "CO-POWER-10")
        if refused := check_target(g, seat, origin, target, BY_FREE_MOVE, failures):
            return refused
        return check_load(g, seat, (origin, target, BY_FREE_MOVE, 1 << args[0]), 0, 0, failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action) -> None:
        index, is_group = args
        if is_group:
            then(g, LOADING.at(seat, action[1], action[2], BY_FREE_MOVE, 1 << index))
        else:
            move_units(g, seat, action[1], action[2], 0, 1 << index)


class Take(Move[ChaosOrder, int, int, int, int]):
    """A leader or Rhy-Zu of the region goes along (CO-MOVE-2, CO-PIN-3)."""

    def candidates(self, g: ChaosOrder, seat: int, args: Load) -> list[Action]:
        p, origin, taken = g.players[seat], args[0], args[3]
        return verbs.TAKE.each([standee_number(p, bit) for bit in members(standees_at(g, seat, origin) & ~taken)])

    def check(self, g: ChaosOrder, seat: int, args: Load, action: Action, failures: Failures | None) -> str | None:
        origin, target, means, taken = args
        there = members(standees_at(g, seat, origin) & ~taken)
        found = [bit for bit in there if standee_number(g.players[seat], bit) == action[1]]
        if not found:
            return fail(failures, "CO-MOVE-2")
        if means == BY_FREE_MOVE and (refused := fail(failures, "CO-POWER-10")):
            return refused
        load, points = (origin, target, means, taken | 1 << found[0]), points_left(g, seat)
        return None if can_complete(g, seat, load, points) else check_load(g, seat, load, 0, points, failures)

    def do(self, g: ChaosOrder, seat: int, args: Load, action: Action) -> None:
        origin, target, means, taken = args
        p = g.players[seat]
        there = members(standees_at(g, seat, origin) & ~taken)
        bit = next(bit for bit in there if standee_number(p, bit) == action[1])
        then(g, LOADING.at(seat, origin, target, means, taken | 1 << bit))


class March(Move[ChaosOrder, int, int, int, int]):
    """So many fighters go along, and the load moves (CO-MOVE-2, CO-PIN-1, CO-MOVE-15)."""

    def candidates(self, g: ChaosOrder, seat: int, args: Load) -> list[Action]:
        return verbs.MARCH.each(range(g.players[seat].fighters[args[0]] + 1))

    def check(self, g: ChaosOrder, seat: int, args: Load, action: Action, failures: Failures | None) -> str | None:
        return check_load(g, seat, args, action[1], points_left(g, seat), failures)

    def do(self, g: ChaosOrder, seat: int, args: Load, action: Action) -> None:
        origin, target, means, standees = args
        if means == BY_POINTS:
            cost = move_cost(g, seat, args)
            if not cost and not leaves_lake(g, seat, args):
                g.is_swamp_move_free = False
            change_points(g, seat, g.stack[-1][2], -cost)
        move_units(g, seat, origin, target, action[1], standees)


def points_left(g: ChaosOrder, seat: int) -> int:
    """The points of the move action below a load."""
    return next((frame[2][0] for frame in reversed(g.stack) if frame[:2] == (MOVING.number, seat)), 0)


class FreeMoves(Automatic[ChaosOrder]):
    """After the last turn of a phase, also of a faction that passed (CO-MOVE-13)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        p = g.players[seat]
        for index in reversed(range(len(p.leaders))):
            for power, is_group in (("free_solo_move", 0), ("free_group_move", 1)):
                if p.leaders[index] >= 0 and leader_moves_freely(g, seat, index, power):
                    then(g, FREE_MOVE.at(seat, index, is_group))


def leader_moves_freely(g: ChaosOrder, seat: int, index: int, power: str) -> bool:
    p, number = g.players[seat], ids.POWER[power]
    return any([effect.power == number and effect.phase == g.phase for effect in leader_effects(p, index)])


class AskFreeMove(Automatic[ChaosOrder, int, int]):
    """It is asked only if there is somewhere to go."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> None:
        if FREE_ROUTE.is_possible(g, seat, args):
            then(g, FREE_MOVING.at(seat, *args))


LOADING: Final[Decision[ChaosOrder, int, int, int, int]] = STEPS.add(
    "LOADING", Decision([Take(verbs.TAKE), March(verbs.MARCH)])
)
REDEPLOY: Final = Redeploy(verbs.ROUTE)
REDEPLOYING: Final[Decision[ChaosOrder]] = STEPS.add("REDEPLOYING", Decision([Close(verbs.DECLINE), REDEPLOY]))
FREE_ROUTE: Final = FreeMove(verbs.ROUTE)
FREE_MOVING: Final[Decision[ChaosOrder, int, int]] = STEPS.add(
    "FREE_MOVING", Decision([Close(verbs.DECLINE), FREE_ROUTE])
)
FREE_MOVES: Final[FreeMoves] = STEPS.add("FREE_MOVES", FreeMoves())
FREE_MOVE: Final[AskFreeMove] = STEPS.add("FREE_MOVE", AskFreeMove())
MARCH_ROUTE: Final = Route(verbs.ROUTE)
MOVING.add(MARCH_ROUTE)
FRAMES[ids.REDEPLOY] = lambda seat, amount: REDEPLOYING.at(seat)
IS_USABLE[ids.REDEPLOY] = lambda g, seat: REDEPLOY.is_possible(g, seat, ())
END_CHECKS[ids.MOVE] = check_move_end
