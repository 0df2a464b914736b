"""What chance lays open before the first decision, and the table that follows from it (ECL-SETUP, ECL-ROTA-GEN)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from astrarium.kernel.chance import DrawStream
from astrarium.kernel.pools import new_pool
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules

from .component_types import Discovery, Position, Technology
from .discovery import lay_discovery
from .explore import lay_sector
from .guards import put_npc
from .hexes import OFF_MAP, ring
from .ids import FIRST_CRUISER, FIRST_DREADNOUGHT, GCDS, INNER, MIDDLE, NONE, RARE
from .state import NO_CUBES, ON_SECTOR, REPUTATION_PLACES, Eclipse, Player, Zone
from .supply import tiles_per_cleanup
from .tables import (
    CENTER,
    DEVELOPMENTS,
    DISCOVERIES,
    DISCOVERY_COUNTS,
    HOMEWORLDS,
    NAMES,
    REPUTATIONS,
    SECTOR_COUNT,
    SECTORS,
    SETUPS,
    SHRINES,
    STRUCTURE_NUMBER,
    STRUCTURES,
    TECHS,
    VARIANTS,
    ZONE_SECTORS,
)


def is_many(players: int) -> bool:
    """There are more tiles, and home sectors lie in the third ring (ECL-ROTA-MANY-1, ECL-ROTA-MANY-2)."""
    return SETUPS[players].free_rotation


def tech_counts(players: int, settings: Settings) -> list[int]:
    """The tiles in the bag (ECL-ROTA-RARE-1, ECL-ROTA-MANY-2)."""
    return [tech_count(tech, players, settings) for tech in TECHS]


def tech_count(tech: Technology, players: int, settings: Settings) -> int:
    if tech.category == RARE and not settings["rare_technologies"]:
        return 0
    return tech.count + tech.count_7_9_extra * is_many(players)


def draw_techs(bag: list[int], ordinary: int, stream: DrawStream) -> list[str]:
    """Tiles until so many ordinary ones are out; the bag has them no more (ECL-SETUP-3, ECL-ROTA-RARE-2)."""
    drawn: list[str] = []
    while ordinary and sum(bag):
        kinds = [kind for kind, count in enumerate(bag) for _ in range(count)]
        kind = kinds[stream.randrange(len(kinds))]
        bag[kind] -= 1
        ordinary -= TECHS[kind].category != RARE
        drawn.append(NAMES["technology"][kind])
    return drawn


def is_portal(what: str) -> bool:
    return what in STRUCTURE_NUMBER and STRUCTURES[STRUCTURE_NUMBER[what]].warp_portal


def developments_in_use(settings: Settings) -> list[int]:
    """Without portals theirs leaves the game (ECL-ROTA-GEN-5, ECL-ROTA-DEV-1)."""
    numbers = range(len(DEVELOPMENTS)) if settings["developments"] else range(0)
    return [n for n in numbers if settings["warp_portals"] or not is_portal(DEVELOPMENTS[n].effect.what)]


def discovery_counts(settings: Settings) -> list[int]:
    """The tiles of the pile (ECL-SETUP-4, ECL-ROTA-GEN-5)."""
    return [
        count if is_discovery_used(tile, settings) else 0
        for tile, count in zip(DISCOVERIES, DISCOVERY_COUNTS, strict=True)
    ]


def is_discovery_used(tile: Discovery, settings: Settings) -> bool:
    if tile.expansion == "rota" and not settings["rota_discoveries"]:
        return False
    return bool(settings["warp_portals"]) or not is_portal(tile.effect.what)


def is_sector_used(sector: int, settings: Settings) -> bool:
    """Hives, portals and the ordinary hexes of the expansion are modules of their own (ECL-ROTA-GEN-5).

    ECL-ROTA-GEN-1.
    """
    entry = SECTORS[sector]
    if entry.expansion == "base":
        return True
    if entry.hive_dice:
        return bool(settings["ancient_hives"])
    return bool(settings["warp_portals"] if entry.warp_portal else settings["rota_sectors"])


def deal(players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
    """Start player, technologies, developments, homeworlds with their cruisers, and the guard of the centre.

    ECL-ROTA-HW-1, ECL-ROTA-HW-3, ECL-ROTA-CENTER-1.
    """
    setup, bag = SETUPS[players], tech_counts(players, settings)
    first = stream.randrange(players)
    techs = draw_techs(bag, setup.tech_tiles_setup, stream)
    waiting = int(bool(settings["predictable_technologies"])) * tiles_per_cleanup(players, settings)
    developments = stream.shuffled(developments_in_use(settings))[: setup.developments]
    homeworlds = stream.shuffled(HOMEWORLDS)
    hidden = homeworlds[: int(settings["secret_world"])]
    positions = setup.homeworld_positions if settings["ancient_homeworlds"] else ()
    laid = homeworlds[len(hidden) :][: len(positions)]
    cruisers = stream.shuffled(range(FIRST_CRUISER, FIRST_DREADNOUGHT))[: len(laid)]
    guard = FIRST_DREADNOUGHT + stream.randrange(2) if settings["ancient_dreadnought"] else GCDS
    return {
        "first": first,
        "techs": techs,
        "waiting": draw_techs(bag, waiting, stream),
        "developments": [NAMES["development"][number] for number in developments],
        "hidden": [NAMES["sector"][number] for number in hidden],
        "homeworlds": [NAMES["sector"][number] for number in laid],
        "cruisers": [NAMES["npc"][number] for number in cruisers],
        "guard": NAMES["npc"][guard],
    }


def counts_of(names: list[str], kind: str) -> list[int]:
    """How often each component is named."""
    return [names.count(name) for name in NAMES[kind]]


def zones(players: int, settings: Settings, hidden: list[int]) -> tuple[Zone, ...]:
    """The three stacks, of which the outer one does not have all hexes (ECL-SETUP-2, ECL-ROTA-MANY-3, 5).

    ECL-ROTA-HIVE-1, ECL-ROTA-WARP-1, ECL-ROTA-VAR-4, ECL-ROTA-VAR-7.
    """
    setup = SETUPS[players]
    outer = VARIANTS.small_galaxy_outer_sectors if settings["small_galaxy"] else setup.outer_sectors
    made: list[Zone] = []
    for zone, printed in enumerate(ZONE_SECTORS):
        hexes = [n for n in printed if is_sector_used(n, settings)] + (hidden if zone == MIDDLE else [])
        count = len(hexes) if zone in (INNER, MIDDLE) else min(outer, len(hexes))
        if is_many(players) and zone != len(ZONE_SECTORS) - 1:
            count = count - len(covered_positions(zone + 1)) if zone == INNER else 0
        made.append((sum([1 << n for n in hexes]), count, 0, ()))
    return tuple(made)


def covered_positions(distance: int) -> list[tuple[int, int]]:
    """The positions of a ring."""
    span = range(-distance, distance + 1)
    return [(q, r) for q in span for r in span if ring(q, r) == distance]


def reputation_counts(players: int) -> list[int]:
    """The tiles in the bag (ECL-SETUP-4, ECL-ROTA-MANY-2)."""
    return [tile.count + tile.count_7_9_extra * is_many(players) for tile in REPUTATIONS]


def start(rules: Rules[Eclipse], players: int, settings: Settings, setup: Mapping[str, Any]) -> Eclipse:
    """The table before species are chosen (ECL-SETUP-1..5, ECL-SETUP-15)."""
    bag = tech_counts(players, settings)
    techs, waiting = counts_of(setup["techs"], "technology"), counts_of(setup["waiting"], "technology")
    hidden = [NAMES["sector"].index(name) for name in setup["hidden"]]
    g = Eclipse(
        rules=rules,
        settings=settings,
        players=[Player() for _ in range(players)],
        start_seat=setup["first"],
        places=(OFF_MAP,) * SECTOR_COUNT,
        owners=(NONE,) * SECTOR_COUNT,
        population=(NO_CUBES,) * SECTOR_COUNT,
        ships=((),) * SECTOR_COUNT,
        arrivals=((),) * SECTOR_COUNT,
        structures=(0,) * SECTOR_COUNT,
        discoveries=new_pool(discovery_counts(settings), ON_SECTOR + SECTOR_COUNT),
        zones=zones(players, settings, hidden),
        covered=tuple(covered_positions(1) + covered_positions(2)) if is_many(players) else (),
        techs=tuple(techs),
        tech_bag=tuple([all_ - out - later for all_, out, later in zip(bag, techs, waiting, strict=True)]),
        waiting_techs=tuple(waiting),
        developments=sum([1 << NAMES["development"].index(name) for name in setup["developments"]]),
        cruisers=sum([1 << number for number in range(FIRST_CRUISER, FIRST_DREADNOUGHT)]),
        reputation=new_pool(reputation_counts(players), REPUTATION_PLACES),
        shrines=((NONE, NONE),) * len(SHRINES),
        dealt=json.dumps(setup),
    )
    lay_guarded(g, CENTER, Position(0, 0), NAMES["npc"].index(setup["guard"]))
    positions = SETUPS[players].homeworld_positions
    for name, cruiser, position in zip(setup["homeworlds"], setup["cruisers"], positions, strict=False):
        number = NAMES["npc"].index(cruiser)
        g.cruisers &= ~(1 << number)
        lay_guarded(g, NAMES["sector"].index(name), position, number)
    return g


def lay_guarded(g: Eclipse, sector: int, position: Position, npc: int) -> None:
    """A sector that is on the map from the start, with its guard and a tile (ECL-SETUP-1, ECL-ROTA-HW-2)."""
    lay_sector(g, sector, position.q, position.r, position.rotation)
    lay_discovery(g, sector)
    put_npc(g, npc, sector)
