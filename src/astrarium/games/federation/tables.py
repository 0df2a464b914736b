"""The component tables of Federation, loaded once at import."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of

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
LOADED: Final[Tables] = load(COMPONENTS, corrections_of("federation"))

ACCREDITATION: Final[Accreditation] = LOADED.accreditation
ALTERATIONS: Final[tuple[Alteration, ...]] = LOADED.alterations
AMBASSADORS: Final[tuple[Ambassador, ...]] = LOADED.ambassadors
SPECIAL: Final[int] = len(AMBASSADORS) - 1  # the Special Ambassador
SHOPS: Final[tuple[Shop, ...]] = LOADED.shops
PLANET_BLOCKS: Final[tuple[PlanetBlock, ...]] = LOADED.planet_blocks
ROOM_BLOCKS: Final[tuple[tuple[int, int], ...]] = LOADED.room_blocks
DEEP_TILES: Final[tuple[Tile, ...]] = LOADED.deep_tiles
STARTING_TILES: Final[tuple[Tile, ...]] = LOADED.starting_tiles
PRODUCTIONS: Final[tuple[Site, ...]] = LOADED.productions
PRODUCTION_SIDES: Final[tuple[tuple[int, int], ...]] = LOADED.production_sides
PLACES: Final[int] = len(PRODUCTION_SIDES)  # places of productions, before those of megastructures
MEGASTRUCTURES: Final[tuple[Site, ...]] = LOADED.megastructures
MEGA_TOKENS: Final[tuple[int, ...]] = LOADED.mega_tokens
PRINTED_TOKENS: Final[tuple[int, ...]] = LOADED.printed_tokens
ERUDITES: Final[tuple[Erudite, ...]] = LOADED.erudites
LAW_POINTS: Final[int] = LOADED.law_points
PROJECTS: Final[tuple[Project, ...]] = LOADED.projects
COMMON: Final[int] = next(n for n, project in enumerate(PROJECTS) if project.column < 0)
PROJECT_POINTS: Final[ProjectPoints] = LOADED.project_points
COMMON_REWARDS: Final[tuple[Amounts, ...]] = LOADED.common_rewards
MEDAL_POINTS: Final[tuple[int, ...]] = LOADED.medal_points
MEDAL_THRESHOLDS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = LOADED.medal_thresholds
NEO_SPACES: Final[tuple[NeoSpace, ...]] = LOADED.neo
ASTEROIDS: Final[tuple[Amounts, ...]] = LOADED.asteroids
DEAD: Final[tuple[bool, ...]] = LOADED.dead
MOONS: Final[tuple[Moon, ...]] = LOADED.moons
LAST_MOON: Final[int] = len(MOONS) - 1
ACTIONS: Final[tuple[SenateAction, ...]] = LOADED.actions
SPACES: Final[tuple[Space, ...]] = LOADED.spaces
OUTER_MODULE: Final[int] = len(SPACES)  # its number among the spaces
OUTER_ACTION: Final[int] = next(n for n, action in enumerate(ACTIONS) if action.kind == 3)
MISSIONS: Final[tuple[Mission, ...]] = LOADED.missions
LIMITS: Final[Limits] = LOADED.limits
NAMES: Final[dict[str, tuple[str, ...]]] = LOADED.names
COUNTS: Final[dict[str, dict[str, int]]] = LOADED.counts
SOURCES: Final[tuple[tuple[str, str, str], ...]] = LOADED.sources
DATA_HASH: Final[str] = LOADED.data_hash
CORRECTIONS: Final[dict[str, dict[str, object]]] = LOADED.corrections
