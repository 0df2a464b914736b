"""The component tables of Gaia Project, loaded once at import.

The index in a tuple is the number of ids.py: `TECH[TECH_7VP]`, `LEVELS[NAVIGATION][5]`, `FACTIONS[XENOS].home`.
"""

from pathlib import Path
from typing import Final

from .loading import load, steps_matrix
from .pieces import (
    AutomaCard,
    AutomaDifficulty,
    AutomaFaction,
    BoardAction,
    Booster,
    Effect,
    Faction,
    FederationToken,
    FinalTile,
    FirstGame,
    FreeAction,
    Layout,
    Level,
    Limits,
    MapMethod,
    Planet,
    Price,
    RoundTile,
    Sector,
    Structure,
    Tables,
)

COMPONENTS: Final[Path] = Path(__file__).parent / "components"
SHIPPED: Final[Tables] = load(COMPONENTS)

TECH: Final[tuple[Effect, ...]] = SHIPPED.tech
ADVANCED: Final[tuple[Effect, ...]] = SHIPPED.advanced
BOOSTERS: Final[tuple[Booster, ...]] = SHIPPED.boosters
ROUND_TILES: Final[tuple[RoundTile, ...]] = SHIPPED.round_tiles
FINAL_TILES: Final[tuple[FinalTile, ...]] = SHIPPED.final_tiles
RANK_VP: Final[tuple[int, ...]] = SHIPPED.rank_vp
TOKENS: Final[tuple[FederationToken, ...]] = SHIPPED.tokens
BOARD_ACTIONS: Final[tuple[BoardAction, ...]] = SHIPPED.board_actions
FREE_ACTIONS: Final[tuple[FreeAction, ...]] = SHIPPED.free_actions
QIC_RANGE: Final[int] = SHIPPED.qic_range  # range that one QIC adds to an action (GP-RANGE-4)

LEVELS: Final[tuple[tuple[Level, ...], ...]] = SHIPPED.levels  # by track and level
ADVANCE_COST: Final[Price] = SHIPPED.advance_cost  # one research step (GP-RES-1)
LEVEL_VP: Final[tuple[int, ...]] = SHIPPED.level_vp  # points at the end for each level reached (GP-RES-11)

STRUCTURES: Final[tuple[Structure, ...]] = SHIPPED.structures  # STRUCTURES[NOTHING] is empty
SATELLITE_COST: Final[Price] = SHIPPED.satellite_cost
UPGRADES: Final[tuple[tuple[int, ...], ...]] = SHIPPED.upgrades  # by structure, for most factions (GP-UPG-2)
FACTIONS: Final[tuple[Faction, ...]] = SHIPPED.factions
PLANETS: Final[tuple[Planet, ...]] = SHIPPED.planets
STEPS: Final[tuple[tuple[int, ...], ...]] = steps_matrix(SHIPPED.planets)  # by home and planet type, both 0..6

LIMITS: Final[Limits] = SHIPPED.limits
START_VP: Final[int] = SHIPPED.start_vp
ROUNDS: Final[int] = SHIPPED.rounds
BOX: Final[dict[str, int]] = SHIPPED.box

HEX_OFFSETS: Final[tuple[tuple[int, int], ...]] = SHIPPED.hex_offsets
SECTORS: Final[dict[str, Sector]] = SHIPPED.sectors  # by face
FACE_NAMES: Final[tuple[str, ...]] = tuple(SHIPPED.sectors)
MAPS: Final[dict[str, Layout]] = SHIPPED.maps
MAP_PLAYERS: Final[dict[str, tuple[int, ...]]] = SHIPPED.map_players
MAP_METHODS: Final[dict[str, MapMethod]] = SHIPPED.map_methods
FIRST_GAME: Final[dict[int, FirstGame]] = SHIPPED.first_game  # by number of players

AUTOMA_CARDS: Final[tuple[AutomaCard, ...]] = SHIPPED.automa_cards
AUTOMA_FACTIONS: Final[tuple[AutomaFaction, ...]] = SHIPPED.automa_factions
AUTOMA_DIFFICULTIES: Final[tuple[AutomaDifficulty, ...]] = SHIPPED.automa_difficulties

RECORD_IDS: Final[dict[str, dict[str, int]]] = SHIPPED.record_ids
TITLES: Final[dict[str, dict[str, str]]] = SHIPPED.titles  # readable English names by kind and id
COUNTS: Final[dict[str, dict[str, int]]] = SHIPPED.counts  # pieces in the box by kind and id
SOURCES: Final[tuple[tuple[str, str, str], ...]] = SHIPPED.sources
DATA_HASH: Final[str] = SHIPPED.data_hash
