"""The component tables of Gaia Project, loaded once at import.

The index in a tuple is the number of ids.py: `TECH[TECH_7VP]`, `LEVELS[NAVIGATION][5]`, `FACTIONS[XENOS].home`.
"""

from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of

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
LOADED: Final[Tables] = load(COMPONENTS, corrections_of("gaia"))

TECH: Final[tuple[Effect, ...]] = LOADED.tech
ADVANCED: Final[tuple[Effect, ...]] = LOADED.advanced
BOOSTERS: Final[tuple[Booster, ...]] = LOADED.boosters
ROUND_TILES: Final[tuple[RoundTile, ...]] = LOADED.round_tiles
FINAL_TILES: Final[tuple[FinalTile, ...]] = LOADED.final_tiles
RANK_VP: Final[tuple[int, ...]] = LOADED.rank_vp
TOKENS: Final[tuple[FederationToken, ...]] = LOADED.tokens
BOARD_ACTIONS: Final[tuple[BoardAction, ...]] = LOADED.board_actions
FREE_ACTIONS: Final[tuple[FreeAction, ...]] = LOADED.free_actions
QIC_RANGE: Final[int] = LOADED.qic_range  # range that one QIC adds to an action (GP-RANGE-4)

LEVELS: Final[tuple[tuple[Level, ...], ...]] = LOADED.levels  # by track and level
ADVANCE_COST: Final[Price] = LOADED.advance_cost  # one research step (GP-RES-1)
LEVEL_VP: Final[tuple[int, ...]] = LOADED.level_vp  # points at the end for each level reached (GP-RES-11)

STRUCTURES: Final[tuple[Structure, ...]] = LOADED.structures  # STRUCTURES[NOTHING] is empty
SATELLITE_COST: Final[Price] = LOADED.satellite_cost
UPGRADES: Final[tuple[tuple[int, ...], ...]] = LOADED.upgrades  # by structure, for most factions (GP-UPG-2)
FACTIONS: Final[tuple[Faction, ...]] = LOADED.factions
PLANETS: Final[tuple[Planet, ...]] = LOADED.planets
TERRAFORMING_STEPS: Final[tuple[tuple[int, ...], ...]] = steps_matrix(
    LOADED.planets
)  # by home and planet type, both 0..6

LIMITS: Final[Limits] = LOADED.limits
START_VP: Final[int] = LOADED.start_vp
ROUNDS: Final[int] = LOADED.rounds
BOX: Final[dict[str, int]] = LOADED.box

HEX_OFFSETS: Final[tuple[tuple[int, int], ...]] = LOADED.hex_offsets
SECTORS: Final[dict[str, Sector]] = LOADED.sectors  # by face
FACE_NAMES: Final[tuple[str, ...]] = tuple(LOADED.sectors)
MAPS: Final[dict[str, Layout]] = LOADED.maps
MAP_PLAYERS: Final[dict[str, tuple[int, ...]]] = LOADED.map_players
MAP_METHODS: Final[dict[str, MapMethod]] = LOADED.map_methods
FIRST_GAME: Final[dict[int, FirstGame]] = LOADED.first_game  # by number of players

AUTOMA_CARDS: Final[tuple[AutomaCard, ...]] = LOADED.automa_cards
AUTOMA_FACTIONS: Final[tuple[AutomaFaction, ...]] = LOADED.automa_factions
AUTOMA_DIFFICULTIES: Final[tuple[AutomaDifficulty, ...]] = LOADED.automa_difficulties

RECORD_IDS: Final[dict[str, dict[str, int]]] = LOADED.record_ids
TITLES: Final[dict[str, dict[str, str]]] = LOADED.titles  # readable English names by kind and id
COUNTS: Final[dict[str, dict[str, int]]] = LOADED.counts  # pieces in the box by kind and id
SOURCES: Final[tuple[tuple[str, str, str], ...]] = LOADED.sources
DATA_HASH: Final[str] = LOADED.data_hash
CORRECTIONS: Final[dict[str, dict[str, object]]] = LOADED.corrections
