"""The component tables of Federation, loaded once at import."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .loading import load
from .pieces import (
    Accreditation,
    Alteration,
    Ambassador,
    Amounts,
    Erudite,
    Limits,
    Mission,
    Moon,
    NeoSpace,
    PlanetBlock,
    Project,
    ProjectPoints,
    SenateAction,
    Shop,
    Site,
    Space,
    Tables,
    Tile,
)

COMPONENTS: Final[Path] = Path(__file__).parent / "components"
SHIPPED: Final[Tables] = load(COMPONENTS)

ACCREDITATION: Final[Accreditation] = SHIPPED.accreditation
ALTERATIONS: Final[tuple[Alteration, ...]] = SHIPPED.alterations
AMBASSADORS: Final[tuple[Ambassador, ...]] = SHIPPED.ambassadors
SPECIAL: Final[int] = len(AMBASSADORS) - 1  # the Special Ambassador
SHOPS: Final[tuple[Shop, ...]] = SHIPPED.shops
PLANET_BLOCKS: Final[tuple[PlanetBlock, ...]] = SHIPPED.planet_blocks
ROOM_BLOCKS: Final[tuple[tuple[int, int], ...]] = SHIPPED.room_blocks
DEEP_TILES: Final[tuple[Tile, ...]] = SHIPPED.deep_tiles
STARTING_TILES: Final[tuple[Tile, ...]] = SHIPPED.starting_tiles
PRODUCTIONS: Final[tuple[Site, ...]] = SHIPPED.productions
PRODUCTION_SIDES: Final[tuple[tuple[int, int], ...]] = SHIPPED.production_sides
PLACES: Final[int] = len(PRODUCTION_SIDES)  # places of productions, before those of megastructures
MEGASTRUCTURES: Final[tuple[Site, ...]] = SHIPPED.megastructures
MEGA_TOKENS: Final[tuple[int, ...]] = SHIPPED.mega_tokens
PRINTED_TOKENS: Final[tuple[int, ...]] = SHIPPED.printed_tokens
ERUDITES: Final[tuple[Erudite, ...]] = SHIPPED.erudites
LAW_POINTS: Final[int] = SHIPPED.law_points
PROJECTS: Final[tuple[Project, ...]] = SHIPPED.projects
COMMON: Final[int] = next(n for n, project in enumerate(PROJECTS) if project.column < 0)
PROJECT_POINTS: Final[ProjectPoints] = SHIPPED.project_points
COMMON_REWARDS: Final[tuple[Amounts, ...]] = SHIPPED.common_rewards
MEDAL_POINTS: Final[tuple[int, ...]] = SHIPPED.medal_points
MEDAL_THRESHOLDS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = SHIPPED.medal_thresholds
NEO_SPACES: Final[tuple[NeoSpace, ...]] = SHIPPED.neo
ASTEROIDS: Final[tuple[Amounts, ...]] = SHIPPED.asteroids
DEAD: Final[tuple[bool, ...]] = SHIPPED.dead
MOONS: Final[tuple[Moon, ...]] = SHIPPED.moons
LAST_MOON: Final[int] = len(MOONS) - 1
ACTIONS: Final[tuple[SenateAction, ...]] = SHIPPED.actions
SPACES: Final[tuple[Space, ...]] = SHIPPED.spaces
OUTER_MODULE: Final[int] = len(SPACES)  # its number among the spaces
OUTER_ACTION: Final[int] = next(n for n, action in enumerate(ACTIONS) if action.kind == 3)
MISSIONS: Final[tuple[Mission, ...]] = SHIPPED.missions
LIMITS: Final[Limits] = SHIPPED.limits
NAMES: Final[dict[str, tuple[str, ...]]] = SHIPPED.names
COUNTS: Final[dict[str, dict[str, int]]] = SHIPPED.counts
SOURCES: Final[tuple[tuple[str, str, str], ...]] = SHIPPED.sources
DATA_HASH: Final[str] = SHIPPED.data_hash
