"""The component tables of Eclipse, loaded once at import. The number of a component is its place in its file."""

from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of
from astrarium.components.files import ComponentFiles

from . import component_types
from .component_types import Effect, Sector
from .ids import (
    CLASS_NAMES,
    EDGE_NAMES,
    EFFECT,
    GREY,
    NONE,
    SQUARE_KINDS,
    ZONE_NAMES,
)

FILES: Final[ComponentFiles] = ComponentFiles(Path(__file__).parent / "components", corrections_of("eclipse"))

ACTIONS: Final = FILES.entries("actions", "action", component_types.ActionEntry)
ALLIANCES: Final = FILES.entries("alliances", "alliance", component_types.Alliance)
BLUEPRINTS: Final = FILES.entries("blueprints", "blueprint", component_types.Blueprint)
DEVELOPMENTS: Final = FILES.entries("developments", "development", component_types.Development)
DICE: Final = FILES.entries("dice", "die", component_types.Die)
DISCOVERIES: Final = FILES.entries("discovery_tiles", "discovery", component_types.Discovery)
NPCS: Final = FILES.entries("npc_ships", "npc", component_types.Npc)
REPUTATIONS: Final = FILES.entries("reputation_tiles", "reputation", component_types.Reputation)
SCORING: Final = FILES.table("scoring", "scoring", component_types.Scoring)
SECTORS: Final[tuple[Sector, ...]] = FILES.entries("sectors", "sector", Sector)
SETUPS: Final = {entry.players: entry for entry in FILES.entries("setup", "setup", component_types.Setup)}
VARIANTS: Final = FILES.table("setup", "variants", component_types.Variants)
PARTS: Final = FILES.entries("ship_parts", "part", component_types.Part)
SHRINES: Final = FILES.entries("shrines", "shrine", component_types.Shrine)
SHRINE_BONUSES: Final = FILES.entries("shrines", "shrine_bonus", component_types.ShrineBonus)
SPECIES: Final = FILES.entries("species", "species", component_types.Species)
STRUCTURES: Final = FILES.entries("structures", "structure", component_types.Structure)
TECHS: Final = FILES.entries("technologies", "technology", component_types.Technology)
INFLUENCE_TRACK: Final = FILES.table("tracks", "influence", component_types.InfluenceTrack)
POPULATION_TRACK: Final = FILES.table("tracks", "population", component_types.PopulationTrack)
TECH_TRACK: Final = FILES.table("tracks", "technology", component_types.TechnologyTrack)
ROUNDS: Final = FILES.single_value("tracks", "round", "rounds", int)
FILES.close()

PREFIXES: Final = {"technology": "tech_", "development": "dev_", "discovery": "discovery_", "sector": "sector_"}
NAMES: Final[dict[str, tuple[str, ...]]] = {kind: FILES.names(kind, PREFIXES.get(kind, "")) for kind in FILES.lists}
SECTOR_NAMES: Final = NAMES["sector"]
SECTOR_COUNT: Final = len(SECTORS)
CENTER: Final = next(number for number, sector in enumerate(SECTORS) if sector.stack == "center")
HOMEWORLDS: Final = tuple([number for number, sector in enumerate(SECTORS) if sector.stack == "homeworld"])
ZONE_SECTORS: Final = tuple(  # by zone, with all expansions
    [tuple([n for n, sector in enumerate(SECTORS) if sector.stack == zone]) for zone in ZONE_NAMES]
)
DISCOVERY_COUNTS: Final = tuple([FILES.counts["discovery"][f"discovery_{name}"] for name in NAMES["discovery"]])


def wormhole_bits(sector: Sector) -> tuple[int, ...]:
    """The edges with a wormhole as a bit set, by rotation."""
    count = len(EDGE_NAMES)
    return tuple([sum([1 << (edge + turn) % count for edge in sector.wormholes]) for turn in range(count)])


def square_counts(sector: Sector) -> tuple[int, ...]:
    """How many population squares of each kind are printed on a sector."""
    counts = [0] * len(SQUARE_KINDS)
    for planet in sector.planets:
        counts[2 * planet.color] += planet.basic
        if planet.color != GREY:
            counts[2 * planet.color + 1] += planet.advanced
    return tuple(counts)


WORMHOLES: Final = tuple([wormhole_bits(sector) for sector in SECTORS])  # by sector and rotation
SQUARES: Final = tuple([square_counts(sector) for sector in SECTORS])  # by sector and kind of square

BLUEPRINT_OF: Final = tuple(  # by species and class; NONE if the species has no such ships
    [
        tuple(
            [
                next(
                    (n for n, b in enumerate(BLUEPRINTS) if b.set == species.blueprint_set and b.ship_class == each),
                    NONE,
                )
                for each in range(len(CLASS_NAMES))
            ]
        )
        for species in SPECIES
    ]
)
PART_TECH: Final = tuple(  # the technology that allows a part; NONE for basic parts and discoveries
    [
        next(
            (
                n
                for n, tech in enumerate(TECHS)
                if tech.effect.type == EFFECT["allow_ship_part"] and tech.effect.what == name
            ),
            NONE,
        )
        for name in NAMES["part"]
    ]
)
STRUCTURE_NUMBER: Final = {name: number for number, name in enumerate(NAMES["structure"])}
PART_NUMBER: Final = {name: number for number, name in enumerate(NAMES["part"])}
OUTSIDE_PART: Final = next(number for number, part in enumerate(PARTS) if part.outside_grid)


def specials_of(effects: tuple[Effect, ...]) -> dict[int, Effect]:
    """Effects by their type; points are not among them, since there may be several."""
    return {effect.type: effect for effect in effects if effect.type != EFFECT["vp"]}


SPECIALS: Final = tuple([specials_of(species.specials) for species in SPECIES])

SOURCES: Final[tuple[tuple[str, str, str], ...]] = FILES.sources
DATA_HASH: Final[str] = FILES.hash
COUNTS: Final = FILES.counts
CORRECTIONS: Final[dict[str, dict[str, object]]] = FILES.corrections
SUPERSEDED: Final[dict[int, dict[str, dict[str, object]]]] = FILES.superseded
