"""The component tables of Gaia Project, loaded once at import.

The number of a component is its place in its file: `TECH[TECH_7VP]`, `LEVELS[NAVIGATION][5]`, `FACTIONS[XENOS].home`.
"""

from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of
from astrarium.components.files import ComponentFiles

from . import component_types
from .automa import cards
from .component_types import Layout
from .ids import HOME_TYPES, PLACE_NAMES, PLANET_NAMES, STRUCTURE_NAMES

QIC_FOR_RANGE: Final = "qic_for_range"  # a part of other actions (GP-RANGE-4), not a free action of its own
FILES: Final[ComponentFiles] = ComponentFiles(Path(__file__).parent / "components", corrections_of("gaia"))

TECH: Final = FILES.column("tech_tiles", "tech_tile", "effect", component_types.Effect)
ADVANCED: Final = FILES.column("advanced_tech_tiles", "advanced_tech_tile", "effect", component_types.Effect)
BOOSTERS: Final = FILES.entries("boosters", "booster", component_types.Booster)
ROUND_TILES: Final = FILES.entries("round_tiles", "round_tile", component_types.RoundTile)
FINAL_TILES: Final = FILES.entries("final_tiles", "final_tile", component_types.FinalTile)
RANK_VP: Final = FILES.single_value("final_tiles", "ranking", "vp_by_rank", tuple[int, ...], "ties")
TOKENS: Final = FILES.entries("federation_tokens", "federation_token", component_types.FederationToken)
BOARD_ACTIONS: Final = FILES.entries("board_actions", "board_action", component_types.BoardAction)
CONVERSIONS: Final = FILES.by_id("free_actions", "free_action", component_types.FreeAction)
MORE_RANGE: Final[component_types.FreeAction] = CONVERSIONS.pop(QIC_FOR_RANGE)
# How many QIC extend the range of an action, and by how much (GP-RANGE-4).
RANGE_PRICE: Final[int] = MORE_RANGE.cost.qic
QIC_RANGE: Final[int] = MORE_RANGE.gain.range
FREE_ACTIONS: Final = tuple(CONVERSIONS.values())

BOARD: Final = FILES.table("research", "board", component_types.ResearchBoard)
LEVELS: Final = tuple(
    [track.levels for track in FILES.entries("research", "track", component_types.Track)]
)  # by track, level
ADVANCE_COST: Final = BOARD.advance_cost  # one research step (GP-RES-1)
LEVEL_VP: Final[tuple[int, ...]] = (0, 0, 0, *BOARD.vp_end_per_level)  # at the end for each level reached (GP-RES-11)

PIECES: Final = FILES.by_id("structures", "structure", component_types.Structure)
SATELLITE: Final[component_types.Structure] = PIECES.pop("satellite")
STRUCTURES: Final[tuple[component_types.Structure, ...]] = (
    component_types.Structure("nothing", is_structure=False),
    *PIECES.values(),
)
# By structure, for most factions (GP-UPG-2); a gaiaformer's "upgrade" is building a mine (GP-BUILD-7) and none here.
UPGRADES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [structure.upgrades_to if structure.is_structure else () for structure in STRUCTURES]
)
if sum(level.once.gaiaformer for track in LEVELS for level in track) != PIECES["gaiaformer"].per_color:
    raise ValueError("a player can gain all gaiaformers and no more (GP-GPROJ-5)")
FACTIONS: Final = FILES.entries("factions", "faction", component_types.Faction)
UPGRADES_OF: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(  # by faction and structure
    [faction.upgrade_graph or UPGRADES for faction in FACTIONS]
)
PLANETS: Final = FILES.entries("planets", "planet_type", component_types.Planet)
TERRAFORMING_STEPS: Final[tuple[tuple[int, ...], ...]] = tuple(  # by home and planet type, both 0..6 (GP-HAB-3)
    [planet.terraform_steps_from for planet in PLANETS[:HOME_TYPES]]
)

LIMITS: Final = FILES.table("box", "limits", component_types.Limits)
START_VP: Final = FILES.single_value("box", "start", "vp", int, "rounds")
ROUNDS: Final = FILES.single_value("box", "start", "rounds", int, "vp")

HEX_OFFSETS: Final[tuple[tuple[int, int], ...]] = FILES.keyed("sectors", "hex_offsets", PLACE_NAMES, tuple[int, int])
SECTORS: Final = FILES.by_id("sectors", "sector", component_types.Sector)  # by face
PRINTED_MAPS: Final = FILES.by_id("maps", "map", component_types.Map)
MAPS: Final[dict[str, Layout]] = {
    name: tuple([(placed.sector, placed.q, placed.r, placed.rotation) for placed in printed.sectors])
    for name, printed in PRINTED_MAPS.items()
}
FIRST_GAME: Final = {  # by number of players
    game.players: game for game in FILES.entries("maps", "first_game", component_types.FirstGame)
}

AUTOMA_CARDS: Final = FILES.entries("automa", "decision_card", cards.AutomaCard)
AUTOMA_FACTIONS: Final = FILES.entries("automa", "automa_faction_card", cards.AutomaFaction)
AUTOMA_DIFFICULTIES: Final = FILES.entries("automa", "difficulty", cards.AutomaDifficulty)

FILES.skip("box", "item")
FILES.skip("maps", "map_method")
FILES.close()

NAMES: Final[dict[str, tuple[str, ...]]] = {
    **{kind: FILES.ids(kind) for kind in FILES.lists},
    "free_action": tuple(CONVERSIONS),
    "structure": STRUCTURE_NAMES,
    "planet_type": PLANET_NAMES,
    "space": BOARD.tech_spaces,
}
RECORD_KEYS: Final = {"planet_type": "code", "free_action": "record"}
RECORD_IDS: Final[dict[str, dict[str, int]]] = {  # what public records call our components, by kind
    kind: {
        record: NAMES[kind].index(label)
        for label, record in FILES.values(kind, RECORD_KEYS.get(kind, "record_id")).items()
        if label in NAMES[kind]
    }
    for kind in FILES.lists
    if FILES.values(kind, RECORD_KEYS.get(kind, "record_id"))
}
COUNTS: Final[dict[str, dict[str, int]]] = FILES.counts  # pieces in the box by kind and id
SOURCES: Final[tuple[tuple[str, str, str], ...]] = FILES.sources
DATA_HASH: Final[str] = FILES.hash
CORRECTIONS: Final[dict[str, dict[str, object]]] = FILES.corrections
SUPERSEDED: Final[dict[int, dict[str, dict[str, object]]]] = FILES.superseded
