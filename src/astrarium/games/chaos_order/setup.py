"""The table before the first round: factions, leaders, bases, foundations, first units (CO-SETUP, CO-COUNT)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from astrarium.kernel.chance import DrawStream
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.pools import new_pool
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.steps import Automatic, Decision, Draw, EachSeat, Move, Sealed, Sequence, lanes, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .board_map import BORDER_OF, BORDERS, is_land, neighbour_sets
from .building import add_site
from .counts import clockwise
from .faction_rules import faction_rules
from .gains import pay_gems
from .ids import LAKE, NONE
from .leaders import DEPLOY_GEMS, check_gems, index_of, symbols_of
from .state import HOME, IN_BATTLE, IN_BOX, IN_SUPPLY, ChaosOrder, Player, added
from .steps import STEPS
from .tables import (
    COUNTS,
    FACTION_COUNTS,
    FACTIONS,
    FIRST_NEUTRAL,
    HARVEST_TOKENS,
    INTEL_CARDS,
    LAND_TILES,
    LEADERS_OF,
    MOUNTAIN_PLACES,
    NAMES,
    NEUTRAL_FOUNDATIONS,
    PRICE_TILES,
    REGIONS,
    RHYZU,
    START,
    TRACKS,
)

TRACKS_NUMBER: Final = len([track for track in TRACKS.values() if track])


def slots_of(count: int) -> list[int]:
    """The regions that get a land tile with so many factions (CO-SETUP-14)."""
    return [number for number, region in enumerate(REGIONS) if region.use(count) == "land_slot"]


def deal(players: int, stream: DrawStream) -> dict[str, Any]:
    """Each set of land tiles on the hexes of its colour (CO-SETUP-14, CO-SETUP-31)."""
    found: dict[str, str] = {}
    for colour in FACTION_COUNTS[players].land_tile_sets:
        slots = [number for number in slots_of(players) if REGIONS[number].slot == colour]
        tiles = stream.shuffled([number for number, tile in enumerate(LAND_TILES) if tile.set == colour])
        found |= {NAMES["region"][slot]: NAMES["land_tile"][tile] for slot, tile in zip(slots, tiles, strict=True)}
    return {"land_tiles": found}


def start(rules: Rules[ChaosOrder], players: int, settings: Settings, setup: Mapping[str, Any]) -> ChaosOrder:
    """An empty map with its land tiles (CO-SETUP-6, CO-SETUP-8, CO-SETUP-13, CO-SETUP-14, CO-COUNT-1..4).

    CO-SETUP-33.
    """
    return ChaosOrder(
        rules=rules,
        settings=settings,
        players=[Player() for _ in range(players)],
        land_tiles=land_tiles_of(players, setup["land_tiles"]),
        relics=(NONE,) * sum([foundation.relic > 0 for foundation in NEUTRAL_FOUNDATIONS]),
        tokens=(NONE,) * len(HARVEST_TOKENS),
        rhyzu=((NONE, NONE),) * len(RHYZU),
        intel=(IN_BOX,) * len(INTEL_CARDS),
        cards=new_pool(list(COUNTS["tactics_card"].values()), IN_BATTLE + 1),
        dealt=json.dumps(setup),
    )


def land_tiles_of(players: int, named: Mapping[str, str]) -> tuple[int, ...]:
    """The tile on each region; a setup that the box does not allow is an error."""
    found = [NONE] * len(REGIONS)
    for region, tile in named.items():
        if region not in NAMES["region"] or tile not in NAMES["land_tile"]:
            raise ValueError(f"the setup cannot have {tile} on {region}")
        found[NAMES["region"].index(region)] = NAMES["land_tile"].index(tile)
    used = [tile for tile in found if tile != NONE]
    slots = [number for number, tile in enumerate(found) if tile != NONE]
    fits = all([LAND_TILES[found[slot]].set == REGIONS[slot].slot for slot in slots])
    if slots != slots_of(players) or len(set(used)) != len(used) or not fits:
        raise ValueError("the setup has other land tiles than this number of factions")
    return tuple(found)


# Factions


class ChooseFaction(Move[ChaosOrder]):
    """One that is still free (CO-SETUP-1, CO-SETUP-37)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        is_taken = any([p.faction == action[1] for p in g.players])
        return fail(failures, "CO-SETUP-1") if is_taken else None

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.note(events.CHOSE_FACTION, seat, action[1])
        set_up_faction(g, seat, action[1])


def set_up_faction(g: ChaosOrder, seat: int, number: int) -> None:
    """Board, supplies and price tiles of a faction (CO-SETUP-3, 7, 9, 10)."""
    p, faction = g.players[seat], FACTIONS[number]
    p.faction = number
    p.energy, p.gems = START.energy, START.gem
    p.columns = (0,) * TRACKS_NUMBER
    p.areas, p.reserve = faction.recruit_areas, faction.reserve_fighters
    p.leaders = (IN_SUPPLY,) * faction.leaders_owned
    p.price_tiles = sum([1 << tile for tile, data in enumerate(PRICE_TILES) if data.back == 0])
    p.vault = sum([1 << tile for tile, data in enumerate(PRICE_TILES) if data.back])
    faction_rules(g, seat).set_up(g, seat)


def vault_order(g: ChaosOrder) -> tuple[int, ...]:
    """The seats from left to right in the vault (CO-SETUP-11, CO-SETUP-15)."""
    seats = range(len(g.players))
    return tuple(sorted(seats, key=lambda seat: FACTIONS[g.players[seat].faction].vault_order))


class TakeGun(Automatic[ChaosOrder]):
    """To the faction furthest left in the vault (CO-SETUP-12)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        for each in range(len(g.players)):
            faction_rules(g, each).all_chosen(g, each)
        g.gun = vault_order(g)[0]
        g.note(events.GUN_PASSED, g.gun)


# Leaders


class KeepLeaders(Automatic[ChaosOrder]):
    """All factions at the same time, shown together (CO-SETUP-4, CO-SETUP-5, CO-OXA-7)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        stacks = []
        for each, p in enumerate(g.players):
            faction = FACTIONS[p.faction]
            stacks.append(tuple([RETURNING.at(each)] * (faction.leaders_owned - faction.leaders_used)))
        then(g, lanes(SEALED_LEADERS, *stacks))


class ReturnLeader(Move[ChaosOrder]):
    """A leader card goes back to the box (CO-SETUP-4)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return verbs.RETURN_LEADER.each(LEADERS_OF[g.players[seat].faction])

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p = g.players[seat]
        index = index_of(p, action[1])
        return None if index != NONE and p.leaders[index] == IN_SUPPLY else fail(failures, "CO-SETUP-4")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        p.leaders = put(p.leaders, index_of(p, action[1]), IN_BOX)
        g.note(events.RETURNED_LEADER, seat, action[1])


# Bases


def land_around(g: ChaosOrder, slot: int) -> list[int]:
    """The land regions that touch a base slot (CO-SETUP-18, CO-SETUP-20, CO-SETUP-36)."""
    return [region for region in REGIONS[slot].touches if is_land(g.terrains[region])]


def pairs_around(g: ChaosOrder, slot: int) -> list[int]:
    """Borders between two land regions that both touch a base slot (CO-SETUP-19)."""
    land = land_around(g, slot)
    return [number for number, (a, b) in enumerate(BORDERS) if a in land and b in land]


class ChooseBase(Move[ChaosOrder]):
    """A base slot for this number of factions that is not taken (CO-SETUP-16, CO-SETUP-17)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        is_slot = REGIONS[action[1]].use(len(g.players)) == "base_slot"
        is_taken = any([p.base == action[1] for p in g.players])
        return None if is_slot and not is_taken else fail(failures, "CO-SETUP-16")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.players[seat].base = action[1]
        g.note(events.PLACED_BASE, seat, action[1])
        pairs = pairs_around(g, action[1])
        if len(pairs) == 1:
            keep_pair(g, seat, pairs[0])
        else:
            then(g, KEEPING_PAIR.at(seat))


class KeepPair(Move[ChaosOrder]):
    """Two land regions next to the base that are adjacent to each other (CO-SETUP-19)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in pairs_around(g, g.players[seat].base) else fail(failures, "CO-SETUP-19")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        keep_pair(g, seat, action[1])


def keep_pair(g: ChaosOrder, seat: int, border: int) -> None:
    """A mountain on every other border of the base with land; a starting foundation in both regions.

    CO-SETUP-19..21.
    """
    p = g.players[seat]
    p.anchors = BORDERS[border]
    shut = [region for region in land_around(g, p.base) if region not in p.anchors]
    if faction_rules(g, seat).needs_lake_mountain():
        shut += [region for region in REGIONS[p.base].touches if g.terrains[region] == LAKE]
    for region in shut:
        add_mountain(g, BORDER_OF[p.base, region])
    then(g, LAY_START.at(seat))


def add_mountain(g: ChaosOrder, border: int) -> None:
    g.mountains |= 1 << border
    g.neighbours = neighbour_sets(g.land_tiles, g.mountains)
    g.note(events.MOUNTAIN, border)


class LayStart(Draw[ChaosOrder]):
    """Chance decides which of the two starting foundations lies where (CO-SETUP-21)."""

    def outcomes(self, g: ChaosOrder, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        found = FACTIONS[g.players[seat].faction].starting_foundations
        return verbs.LAY_FOUNDATION.each(found), [1] * len(found)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        (other,) = [number for number in FACTIONS[p.faction].starting_foundations if number != action[1]]
        for foundation, region in zip((action[1], other), p.anchors, strict=True):
            add_site(g, region, (foundation, NONE, NONE))
            g.note(events.LAID_FOUNDATION, foundation, region)


# Neutral foundations and relics


def unplaced_neutrals(g: ChaosOrder) -> list[int]:
    """Neutral foundations that are neither on the map nor removed."""
    laid = {site[0] for sites in g.sites for site in sites}
    numbers = range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRAL_FOUNDATIONS))
    return [n for n in numbers if n not in laid and not g.removed_foundations >> n & 1]


class LayNeutrals(Automatic[ChaosOrder]):
    """Some without a relic number are removed, the others go to the land regions that are empty (CO-SETUP-22, 23).

    CO-SETUP-35.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        removed = g.removed_foundations.bit_count()
        empty = [region for region, terrain in enumerate(g.terrains) if is_land(terrain) and not g.sites[region]]
        if removed < FACTION_COUNTS[len(g.players)].neutral_foundations_removed:
            then(g, REMOVE_NEUTRAL.at(), LAY_NEUTRALS.at())
        elif empty:
            then(g, LAY_NEUTRAL.at(seat, empty[0]), LAY_NEUTRALS.at())


class RemoveNeutral(Draw[ChaosOrder]):
    """One without a relic number (CO-SETUP-22)."""

    def outcomes(self, g: ChaosOrder, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        found = [n for n in unplaced_neutrals(g) if not NEUTRAL_FOUNDATIONS[n - FIRST_NEUTRAL].relic]
        return verbs.REMOVE_FOUNDATION.each(found), [1] * len(found)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.removed_foundations |= 1 << action[1]
        g.note(events.REMOVED_FOUNDATION, action[1])


class LayNeutral(Draw[ChaosOrder, int]):
    """A neutral foundation, and its relic on it (CO-SETUP-23, CO-SETUP-24)."""

    def outcomes(self, g: ChaosOrder, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        found = unplaced_neutrals(g)
        return verbs.LAY_FOUNDATION.each(found), [1] * len(found)

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        add_site(g, args[0], (action[1], NONE, NONE))
        g.note(events.LAID_FOUNDATION, action[1], args[0])
        relic = NEUTRAL_FOUNDATIONS[action[1] - FIRST_NEUTRAL].relic
        if relic:
            g.relics = put(g.relics, relic - 1, args[0])


# First units


class StartLeader(Move[ChaosOrder]):
    """A leader whose gems can be paid, in one of the two regions next to the base (CO-SETUP-25, CO-SETUP-26)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        p = g.players[seat]
        return [verbs.START_LEADER(leader, region) for leader in LEADERS_OF[p.faction] for region in p.anchors]

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        _, leader, region = action
        p = g.players[seat]
        index = index_of(p, leader)
        if index == NONE or p.leaders[index] == IN_BOX:
            return fail(failures, "CO-LEAD-7")
        if region not in p.anchors and (refused := fail(failures, "CO-SETUP-25")):
            return refused
        return check_gems(p, symbols_of(p, index)[DEPLOY_GEMS], "CO-SETUP-26", failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        _, leader, region = action
        p = g.players[seat]
        index = index_of(p, leader)
        pay_gems(g, seat, symbols_of(p, index)[DEPLOY_GEMS])
        p.leaders = put(p.leaders, index, region)
        g.note(events.DEPLOYED, seat, leader, region)
        then(g, STARTING_FIGHTERS.at(seat))


class StartFighters(Move[ChaosOrder]):
    """So many start fighters in the first of the two regions, the others in the second, at least 1 each (SETUP-27)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return [verbs.START_SPLIT(g.players[seat].anchors[0], n) for n in range(len(verbs.START_FIGHTERS.names))]

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        _, region, count = action
        p = g.players[seat]
        is_split = 1 <= count < FACTIONS[p.faction].start_fighters
        return None if region == p.anchors[0] and is_split else fail(failures, "CO-SETUP-27")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        first, second = p.anchors
        p.fighters = added(p.fighters, first, action[2])
        p.fighters = added(p.fighters, second, FACTIONS[p.faction].start_fighters - action[2])
        g.note(events.MOVED, seat, action[2], HOME, first)
        g.note(events.MOVED, seat, FACTIONS[p.faction].start_fighters - action[2], HOME, second)


class PrintedMountains(Automatic[ChaosOrder]):
    """Last, a mountain on each of the printed places (CO-SETUP-28, CO-SETUP-38)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        for place in MOUNTAIN_PLACES:
            add_mountain(g, BORDER_OF[place.between])


CHOOSING_FACTION: Final[Decision[ChaosOrder]] = STEPS.add(
    "CHOOSING_FACTION", Decision([ChooseFaction(verbs.CHOOSE_FACTION)])
)
FACTIONS_CHOSEN: Final[EachSeat[ChaosOrder]] = STEPS.add(
    "FACTIONS", EachSeat(CHOOSING_FACTION, lambda g: tuple(range(len(g.players))))
)
TAKE_GUN: Final[TakeGun] = STEPS.add("TAKE_GUN", TakeGun())
RETURNING: Final[Decision[ChaosOrder]] = STEPS.add("RETURNING", Decision([ReturnLeader(verbs.RETURN_LEADER)]))
SEALED_LEADERS: Final[Sealed[ChaosOrder]] = STEPS.add("SEALED_LEADERS", Sealed())
KEEP_LEADERS: Final[KeepLeaders] = STEPS.add("KEEP_LEADERS", KeepLeaders())
CHOOSING_BASE: Final[Decision[ChaosOrder]] = STEPS.add("CHOOSING_BASE", Decision([ChooseBase(verbs.BASE)]))
KEEPING_PAIR: Final[Decision[ChaosOrder]] = STEPS.add("KEEPING_PAIR", Decision([KeepPair(verbs.KEEP_PAIR)]))
LAY_START: Final[LayStart] = STEPS.add("LAY_START", LayStart())
BASES: Final[EachSeat[ChaosOrder]] = STEPS.add("BASES", EachSeat(CHOOSING_BASE, lambda g: vault_order(g)[::-1]))
LAY_NEUTRALS: Final[LayNeutrals] = STEPS.add("LAY_NEUTRALS", LayNeutrals())
REMOVE_NEUTRAL: Final[RemoveNeutral] = STEPS.add("REMOVE_NEUTRAL", RemoveNeutral())
LAY_NEUTRAL: Final[LayNeutral] = STEPS.add("LAY_NEUTRAL", LayNeutral())
STARTING_LEADER: Final[Decision[ChaosOrder]] = STEPS.add("STARTING_LEADER", Decision([StartLeader(verbs.START_LEADER)]))
STARTING_FIGHTERS: Final[Decision[ChaosOrder]] = STEPS.add(
    "STARTING_FIGHTERS", Decision([StartFighters(verbs.START_SPLIT)])
)
STARTERS: Final[EachSeat[ChaosOrder]] = STEPS.add("STARTERS", EachSeat(STARTING_LEADER, lambda g: clockwise(g, g.gun)))
PRINTED_MOUNTAINS: Final[PrintedMountains] = STEPS.add("PRINTED_MOUNTAINS", PrintedMountains())
# CO-SETUP-38
SETUP: Final[Sequence[ChaosOrder]] = STEPS.add(
    "SETUP", Sequence([FACTIONS_CHOSEN, TAKE_GUN, KEEP_LEADERS, BASES, LAY_NEUTRALS, STARTERS, PRINTED_MOUNTAINS])
)
