"""The component tables of Chaos Order, loaded once at import. The number of a component is its place in its file."""

from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of
from astrarium.components.files import ComponentFiles

from . import component_types
from .component_words import Gains
from .ids import PHASE_NAMES

FILES: Final[ComponentFiles] = ComponentFiles(Path(__file__).parent / "components", corrections_of("chaos_order"))

LIMITS: Final = FILES.table("game", "game", component_types.Limits)
START: Final = FILES.table("game", "start", component_types.Start)
PHASES: Final = FILES.entries("game", "phase", component_types.PhaseEntry)
REGION_INCOME: Final = FILES.entries("game", "region_income", component_types.RegionIncome)
COUNTS: Final = {count.factions: count for count in FILES.entries("game", "player_count", component_types.FactionCount)}
HARVEST_NAMES: Final = ("none", "energy1", "energy2", "gem1", "card1", "recruit1")
HARVESTS: Final = dict(zip(HARVEST_NAMES, FILES.keyed("map", "harvest_codes", HARVEST_NAMES, Gains), strict=True))
REGIONS: Final = FILES.entries("map", "region", component_types.Region)
MOUNTAIN_PLACES: Final = FILES.entries("map", "mountain_place", component_types.MountainPlace)
TUNNELS: Final = FILES.entries("map", "tunnel", component_types.Tunnel)
LAND_TILES: Final = FILES.entries("land_tiles", "land_tile", component_types.LandTile)
FACTIONS: Final = FILES.entries("factions", "faction", component_types.Faction)
FAME_TRACKS: Final = FILES.entries("fame_tracks", "fame_track", component_types.FameTrack)
CELLS: Final = FILES.entries("research", "cell", component_types.Cell)
BUILDINGS: Final = FILES.entries("buildings", "building", component_types.Building)
PERSONAL_FOUNDATIONS: Final = FILES.entries("foundations", "personal_foundation", component_types.PersonalFoundation)
STARTING_FOUNDATIONS: Final = FILES.entries("foundations", "starting_foundation", component_types.StartingFoundation)
NEUTRAL_FOUNDATIONS: Final = FILES.entries("foundations", "neutral_foundation", component_types.NeutralFoundation)
PRICE_TILES: Final = FILES.entries("price_tiles", "tile", component_types.PriceTile)
NEUTRAL_TILES: Final = FILES.entries("price_tiles", "neutral_tile", component_types.NeutralTile)
LEADERS: Final = FILES.entries("leaders", "leader", component_types.Leader)
RHYZU: Final = FILES.entries("leaders", "rhyzu", component_types.RhyZu)
ATTRIBUTES: Final = FILES.entries("attributes", "attribute", component_types.Attribute)
INTEL_CARDS: Final = FILES.entries("intel_cards", "intel_card", component_types.IntelCard)
TACTICS_CARDS: Final = FILES.entries("tactics_cards", "tactics_card", component_types.TacticsCard)
HARVEST_TOKENS: Final = FILES.entries("harvest_tokens", "harvest_token", component_types.HarvestToken)
SECTORS: Final = FILES.entries("dial", "sector", component_types.Sector)
PRINTED_CARD: Final = FILES.table("dial", "printed_card", component_types.PrintedCard)
DIE_FACES: Final = FILES.entries("dial", "die_face", component_types.DieFace)
TOKENS: Final = FILES.by_id("tokens", "token", component_types.Token)
FILES.close()

# The columns of the research track of each phase, and what each faction owns of a kind, by number.
TRACKS: Final = {phase: tuple([cell for cell in CELLS if cell.phase == phase]) for phase in range(len(PHASE_NAMES))}
LEADERS_OF: Final = tuple(
    [tuple([n for n, leader in enumerate(LEADERS) if leader.faction == faction]) for faction in range(len(FACTIONS))]
)
ATTRIBUTES_OF: Final = tuple(
    [tuple([n for n, card in enumerate(ATTRIBUTES) if card.faction == faction]) for faction in range(len(FACTIONS))]
)
BUILDINGS_OF: Final = tuple(  # by faction and type
    [tuple([n for n, card in enumerate(BUILDINGS) if card.faction == faction]) for faction in range(len(FACTIONS))]
)

PREFIXES: Final = {"leader": "leader_", "rhyzu": "rhyzu_", "attribute": "attr_", "intel_card": "intel_"}
NAMES: Final[dict[str, tuple[str, ...]]] = {kind: FILES.names(kind, PREFIXES.get(kind, "")) for kind in FILES.lists}
