"""Build: foundations and buildings (CO-BUILD, CO-FOUND, CO-BLDG)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .board_map import is_land
from .counts import (
    building_of,
    buildings_at,
    buildings_on_map,
    can_pay_lock,
    controlled_land,
    controls,
    has_foundation,
    has_power,
    next_slot_has_lock,
)
from .effects import FRAMES_WITHOUT_LOCK
from .faction_rules import faction_rules
from .gains import FRAMES, GAIN, IS_USABLE, LOCK, itemise_lock
from .ids import BUILD_PHASE, NONE, OUTPOST
from .resources import GEM
from .spending import BUILDING, USE_POINTS, Points, SpendMove
from .state import ChaosOrder, Site
from .steps import STEPS
from .tables import (
    BUILDINGS,
    FACTIONS,
    FIRST_NEUTRAL,
    FIRST_PERSONAL,
    LIMITS,
    NEUTRAL_FOUNDATIONS,
    PERSONAL_FOUNDATIONS,
    PERSONAL_OF,
    REWARDS,
)


def personal_foundation(g: ChaosOrder, seat: int, kind: int) -> int:
    """The number of the faction's foundation of a kind among the personal ones."""
    return PERSONAL_OF[g.players[seat].faction][kind]


def check_region(g: ChaosOrder, seat: int, region: int, failures: Failures | None) -> str | None:
    """A land region that the faction controls (CO-BUILD-3, CO-BUILD-15)."""
    if not is_land(g.terrains[region]) and (refused := fail(failures, "CO-BUILD-15")):
        return refused
    return None if controls(g, seat, region) else fail(failures, "CO-BUILD-3")


def check_lock(g: ChaosOrder, seat: int, has_lock: bool, rule: str, failures: Failures | None) -> str | None:
    """A lock that is not paid stays shut (CO-GLOSS-7)."""
    p = g.players[seat]
    if not has_lock or can_pay_lock(p):
        return None
    return fail_short(failures, rule, GEM, p.gems, LIMITS.lock_gem_cost)


def check_foundation(
    g: ChaosOrder, seat: int, action: Action, free_locks: int, failures: Failures | None
) -> str | None:
    """A personal foundation of the board into a region with fewer than three (CO-BUILD-4, CO-BUILD-5, CO-FOUND-7)."""
    _, kind, region = action
    if has_foundation(g.players[seat], kind) and (refused := fail(failures, "CO-BUILD-4")):
        return refused
    if refused := check_region(g, seat, region, failures):
        return refused
    laid = [site for site in g.sites[region] if site[0] != NONE]
    if len(laid) >= LIMITS.foundations_per_region_max and (refused := fail(failures, "CO-BUILD-4")):
        return refused
    has_lock = PERSONAL_FOUNDATIONS[personal_foundation(g, seat, kind)].lock and not free_locks
    return check_lock(g, seat, has_lock, "CO-GLOSS-7", failures)


def lay_foundation(g: ChaosOrder, seat: int, action: Action, free_locks: int) -> None:
    _, kind, region = action
    has_lock = PERSONAL_FOUNDATIONS[personal_foundation(g, seat, kind)].lock and not free_locks
    then(g, *[LOCK.at(seat)] * has_lock, LAY_FOUNDATION.at(seat, kind, region))


class Found(SpendMove):
    """A point for a foundation (CO-BUILD-1, CO-BUILD-4)."""

    rule = "CO-BUILD-1"

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        return check_foundation(g, seat, action, args[2], failures)

    def itemise(self, g: ChaosOrder, seat: int, args: Points, action: Action, bill: Bill) -> None:
        itemise_foundation(g, seat, action, args[2], bill)

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        lay_foundation(g, seat, action, args[2])


def itemise_foundation(g: ChaosOrder, seat: int, action: Action, free_locks: int, bill: Bill) -> None:
    if PERSONAL_FOUNDATIONS[personal_foundation(g, seat, action[1])].lock and not free_locks:
        itemise_lock(g.players[seat], bill)


class FoundOnly(Move[ChaosOrder]):
    """A foundation by an instant effect, in whatever phase (CO-BUILD-13)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return check_foundation(g, seat, action, 0, failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        itemise_foundation(g, seat, action, 0, bill)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        lay_foundation(g, seat, action, 0)


class LayFoundation(Automatic[ChaosOrder, int, int]):
    """Its ability works from this moment on; it belongs to nobody on the map (CO-BUILD-6, CO-BUILD-7, CO-FOUND-5).

    CO-FOUND-8.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> None:
        kind, region = args
        p, number = g.players[seat], personal_foundation(g, seat, kind)
        p.foundations |= 1 << kind
        add_site(g, region, (FIRST_PERSONAL + number, NONE, NONE))
        g.note(events.FOUNDED, seat, kind, region)
        gains = [item for effect in PERSONAL_FOUNDATIONS[number].effects for item in effect.gain]
        then(g, GAIN.at(seat, tuple(gains)))


def add_site(g: ChaosOrder, region: int, site: Site) -> None:
    g.sites = (*g.sites[:region], tuple(sorted((*g.sites[region], site))), *g.sites[region + 1 :])


def replace_site(g: ChaosOrder, region: int, old: Site, new: Site | None) -> None:
    left = list(g.sites[region])
    left.remove(old)
    more = [] if new is None else [new]
    g.sites = (*g.sites[:region], tuple(sorted([*left, *more])), *g.sites[region + 1 :])


def region_of_foundation(g: ChaosOrder, foundation: int) -> int:
    """Where a foundation lies on the map, or NONE."""
    return next((n for n, sites in enumerate(g.sites) if any([site[0] == foundation for site in sites])), NONE)


def most_of_type(g: ChaosOrder, seat: int, building: int) -> int:
    """One building of each type in a region, two outposts for some (CO-BUILD-10, CO-ZCH-3)."""
    outposts = FACTIONS[g.players[seat].faction].outposts_per_region
    return outposts if building == OUTPOST else LIMITS.buildings_per_type_per_region


def check_building(
    g: ChaosOrder, seat: int, building: int, region: int, free_locks: int, failures: Failures | None
) -> str | None:
    """The leftmost building of a type, in a controlled land region (CO-BUILD-3, CO-BUILD-8..10)."""
    if refused := check_region(g, seat, region, failures):
        return refused
    slots = BUILDINGS[building_of(g, seat, building)].slots
    if buildings_on_map(g, seat, building) == len(slots):
        return fail(failures, "CO-BUILD-8")
    there = buildings_at(g, seat, region).count(building)
    if there >= most_of_type(g, seat, building) and (refused := fail(failures, "CO-BUILD-10")):
        return refused
    if refused := faction_rules(g, seat).check_site(g, seat, region, building, failures):
        return refused
    has_lock = next_slot_has_lock(g, seat, building) and not free_locks
    return check_lock(g, seat, has_lock, "CO-BUILD-9", failures)


def has_relic_on(g: ChaosOrder, foundation: int) -> bool:
    """A relic stands on the neutral foundation with its number (CO-SETUP-24)."""
    if not FIRST_NEUTRAL <= foundation < FIRST_PERSONAL:
        return False
    relic = NEUTRAL_FOUNDATIONS[foundation - FIRST_NEUTRAL].relic
    return relic > 0 and g.relics[relic - 1] != NONE


class Build(SpendMove):
    """A point for a building on a free foundation (CO-BUILD-1, CO-BUILD-2, CO-BUILD-8, CO-BUILD-12)."""

    rule = "CO-BUILD-1"

    def candidates(self, g: ChaosOrder, seat: int, args: Points) -> list[Action]:
        free = [site[0] for region in controlled_land(g, seat) for site in g.sites[region] if site[1] == NONE]
        return [verbs.BUILD(building, foundation) for building in range(3) for foundation in free]

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        _, building, foundation = action
        region = region_of_foundation(g, foundation)
        if region == NONE or (foundation, NONE, NONE) not in g.sites[region]:
            return fail(failures, "CO-BUILD-8")
        is_forbidden = has_relic_on(g, foundation) and not g.settings["build_under_relic"]
        if is_forbidden and (refused := fail(failures, "CO-BUILD-12")):
            return refused
        return check_building(g, seat, building, region, args[2], failures)

    def itemise(self, g: ChaosOrder, seat: int, args: Points, action: Action, bill: Bill) -> None:
        itemise_building(g, seat, action[1], args[2], bill)

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        _, building, foundation = action
        put_building(g, seat, building, region_of_foundation(g, foundation), foundation, args[2])


def itemise_building(g: ChaosOrder, seat: int, building: int, free_locks: int, bill: Bill) -> None:
    slots = BUILDINGS[building_of(g, seat, building)].slots
    if not free_locks and buildings_on_map(g, seat, building) < len(slots) and next_slot_has_lock(g, seat, building):
        itemise_lock(g.players[seat], bill)


def put_building(g: ChaosOrder, seat: int, building: int, region: int, foundation: int, free_locks: int) -> None:
    has_lock = next_slot_has_lock(g, seat, building) and not free_locks
    then(g, *[LOCK.at(seat)] * has_lock, ERECT.at(seat, building, region, foundation))


class BuildBare(SpendMove):
    """A building without a foundation, where a leader allows it (CO-POWER-9)."""

    rule = "CO-BUILD-1"

    def candidates(self, g: ChaosOrder, seat: int, args: Points) -> list[Action]:
        return verbs.BUILD_BARE.all if has_power(g, seat, "no_foundation_needed") else []

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        if not has_power(g, seat, "no_foundation_needed") and (refused := fail(failures, "CO-BUILD-8")):
            return refused
        return check_building(g, seat, action[1], action[2], args[2], failures)

    def itemise(self, g: ChaosOrder, seat: int, args: Points, action: Action, bill: Bill) -> None:
        itemise_building(g, seat, action[1], args[2], bill)

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        put_building(g, seat, action[1], action[2], NONE, args[2])


class Erect(Automatic[ChaosOrder, int, int, int]):
    """The building covers a location reward, which is gained every time (CO-BUILD-11, CO-POWER-9, CO-FOUND-9)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int, int]) -> None:
        building, region, foundation = args
        if foundation == NONE:
            add_site(g, region, (NONE, seat, building))
        else:
            replace_site(g, region, (foundation, NONE, NONE), (foundation, seat, building))
        g.note(events.BUILT, seat, building, region)
        faction_rules(g, seat).built(g, seat, region, building)
        if foundation != NONE:
            then(g, *[GAIN.at(seat, REWARDS[foundation])] * reward_times(g, seat))


def reward_times(g: ChaosOrder, seat: int) -> int:
    """Once, and once more for every doubling of the build phase (CO-POWER-9, CO-POWER-29, CO-GLOSS-9)."""
    lasting = int(has_power(g, seat, "double_location_reward"))
    return 1 + lasting + (g.doublings if g.phase == BUILD_PHASE else 0)


def can_found(g: ChaosOrder, seat: int) -> bool:
    return any([check_foundation(g, seat, action, 0, None) is None for action in verbs.FOUND.all])


BUILDING.add(Found(verbs.FOUND), Build(verbs.BUILD), BuildBare(verbs.BUILD_BARE))
LAY_FOUNDATION: Final[LayFoundation] = STEPS.add("LAY_FOUNDATION", LayFoundation())
ERECT: Final[Erect] = STEPS.add("ERECT", Erect())
FOUNDING: Final[Decision[ChaosOrder]] = STEPS.add("FOUNDING", Decision([Close(verbs.DECLINE), FoundOnly(verbs.FOUND)]))
FRAMES[ids.FOUNDATION] = lambda seat, amount: FOUNDING.at(seat)
IS_USABLE[ids.FOUNDATION] = can_found
FRAMES_WITHOUT_LOCK[ids.BUILD] = lambda seat, amount: USE_POINTS.at(seat, ids.BUILD, amount, 1)
