"""Retreat, and fighters that move on after a victory (CO-RET, CO-POWER-3, CO-POWER-15)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .adjacency import reach
from .battle_cause import BattleDecision
from .battle_sums import Side, battle_effects, effect_holds, side_of
from .counts import is_present, leader_has_power
from .gains import GAIN
from .ids import NONE, POWER, WHEN
from .leader_limit import check_no_surplus
from .leaders import index_of
from .state import HOME, ChaosOrder, members
from .steps import STEPS
from .tables import LEADERS_OF, SECTORS, TACTICS_CARDS
from .units import move_units, send_home


class Retreat(Automatic[ChaosOrder]):
    """Only the side that really retreats: the loser, if it chose to (CO-RET-1..3, CO-TIME-13)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        side = side_of(g, 1 - g.winner)
        if not SECTORS[g.sectors[side.number]].retreat:
            return
        for effect in battle_effects(g, side):
            if effect.when == WHEN["retreat"] and effect.gain and effect_holds(g, side, effect):
                then(g, GAIN.at(side.seat, effect.gain))
        p = g.players[side.seat]
        if not p.fighters[g.battle]:
            leaders_home(g, side)
        elif any([check_retreat(g, side, target, NONE) is None for target in regions(g)]) or staying_leaders(g, side):
            then(g, RETREATING.at(side.seat, side.number))
        else:
            fighters_home(g, side)


def regions(g: ChaosOrder) -> list[int]:
    return [region for region, terrain in enumerate(g.terrains) if terrain]


def leaders_home(g: ChaosOrder, side: Side) -> None:
    """All leaders of the battle go to the base undefeated; a Rhy-Zu stays (CO-RET-3, CO-RET-4)."""
    there = [index for index, where in enumerate(g.players[side.seat].leaders) if where == g.battle]
    send_home(g, side.seat, g.battle, sum([1 << index for index in there]), 0)


def fighters_home(g: ChaosOrder, side: Side) -> None:
    """Without a region to retreat to, the fighters return to the base (CO-RET-2)."""
    send_home(g, side.seat, g.battle, 0, g.players[side.seat].fighters[g.battle])
    leaders_home(g, side)
    g.note(events.RETREATED, side.seat, HOME)


def card_reaches_anywhere(g: ChaosOrder, side: Side) -> bool:
    """The used card lets the fighters go to any region with presence (CO-POWER-3)."""
    card = g.used_cards[side.number]
    if card == NONE:
        return False
    return any([effect.power == POWER["retreat_any_region"] for effect in TACTICS_CARDS[card].combat])


def check_retreat(g: ChaosOrder, side: Side, target: int, leader: int) -> str | None:
    """A region in which the faction is present: adjacent, or any with a power; with or without a leader.

    The base only if no region is adjacent, for nobody has to use a power.

    CO-RET-1, CO-RET-2, CO-RET-8, CO-POWER-3, CO-MOVE-15.
    """
    if target == HOME:
        return "CO-RET-2" if has_near_region(g, side) else None
    if target == g.battle or not g.terrains[target] or not is_present(g, side.seat, target):
        return "CO-RET-1"
    is_near = bool(reach(g, side.seat, g.battle) >> target & 1)
    if leader == NONE:
        return None if is_near or card_reaches_anywhere(g, side) else "CO-RET-1"
    p = g.players[side.seat]
    if not leader_has_power(p, leader, "leader_retreats_with_fighters"):
        return "CO-POWER-3"
    is_far_allowed = card_reaches_anywhere(g, side) or leader_has_power(p, leader, "retreat_any_region")
    if not is_near and not is_far_allowed:
        return "CO-RET-1"
    return check_no_surplus(g, side.seat, g.battle, target, 0, 1 << leader, None)


def has_near_region(g: ChaosOrder, side: Side) -> bool:
    """An adjacent region with own presence (CO-RET-1)."""
    near = members(reach(g, side.seat, g.battle))
    return any([g.terrains[region] > 0 and is_present(g, side.seat, region) for region in near])


def staying_leaders(g: ChaosOrder, side: Side) -> list[tuple[int, int]]:
    """Leaders that may retreat with the fighters, each with every region for it (CO-POWER-3)."""
    there = [n for n in members(g.fighting_leaders[side.number]) if g.players[side.seat].leaders[n] == g.battle]
    return [(n, region) for n in there for region in regions(g) if check_retreat(g, side, region, n) is None]


class RetreatTo(Move[ChaosOrder, int]):
    """All remaining fighters together; the leaders go to the base (CO-RET-1, CO-RET-3)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        rule = check_retreat(g, side_of(g, args[0]), action[1], NONE)
        return None if rule is None else fail(failures, rule)

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        side = side_of(g, args[0])
        if action[1] == HOME:
            fighters_home(g, side)
            return
        leaders_home(g, side)
        retreat_fighters(g, side, action[1], 0)


class RetreatWith(Move[ChaosOrder, int]):
    """A leader stays with the fighters (CO-POWER-3)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[int]) -> list[Action]:
        own = LEADERS_OF[g.players[seat].faction]
        found = staying_leaders(g, side_of(g, args[0]))
        return [verbs.RETREAT_WITH(region, own[index]) for index, region in found]

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        _, region, leader = action
        index = index_of(g.players[seat], leader)
        if (index, region) in staying_leaders(g, side_of(g, args[0])):
            return None
        return fail(failures, "CO-POWER-3")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        side = side_of(g, args[0])
        index = index_of(g.players[seat], action[2])
        retreat_fighters(g, side, action[1], 1 << index)
        leaders_home(g, side)


def retreat_fighters(g: ChaosOrder, side: Side, target: int, standees: int) -> None:
    g.note(events.RETREATED, side.seat, target)
    move_units(g, side.seat, g.battle, target, g.players[side.seat].fighters[g.battle], standees)


class RedeployAfter(Automatic[ChaosOrder, int]):
    """Up to so many fighters may go on to one adjacent region with own presence (CO-POWER-15)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        if GO_ON.is_possible(g, seat, args):
            then(g, GOING_ON.at(seat, *args))


class GoOn(Move[ChaosOrder, int]):
    """Whereto; then how many (CO-POWER-15)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        target = action[1]
        is_near = bool(reach(g, seat, g.battle) >> target & 1)
        is_possible = is_near and is_present(g, seat, target) and g.players[seat].fighters[g.battle]
        return None if is_possible else fail(failures, "CO-POWER-15")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        then(g, GOING_FIGHTERS.at(seat, args[0], action[1]))


class GoingFighters(Move[ChaosOrder, int, int]):
    """At least one, and no more than the power allows (CO-POWER-15)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        most = min(args[0], g.players[seat].fighters[g.battle])
        return None if 1 <= action[1] <= most else fail(failures, "CO-POWER-15")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action) -> None:
        move_units(g, seat, g.battle, args[1], action[1], 0)


RETREAT: Final[Retreat] = STEPS.add("RETREAT", Retreat())
RETREATING: Final[BattleDecision] = STEPS.add(
    "RETREATING", BattleDecision([RetreatTo(verbs.RETREAT), RetreatWith(verbs.RETREAT_WITH)])
)
REDEPLOY_AFTER: Final[RedeployAfter] = STEPS.add("REDEPLOY_AFTER", RedeployAfter())
GO_ON: Final = GoOn(verbs.GO_ON)
GOING_ON: Final[Decision[ChaosOrder, int]] = STEPS.add("GOING_ON", Decision([Close(verbs.DECLINE), GO_ON]))
GOING_FIGHTERS: Final[Decision[ChaosOrder, int, int]] = STEPS.add(
    "GOING_FIGHTERS", Decision([GoingFighters(verbs.MARCH)])
)
