"""The component tables of Chaos Order, loaded once at import. The number of a component is its place in its file."""

from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of
from astrarium.components.files import ComponentFiles

from . import component_types
from .component_words import Effect, Gains
from .ids import PHASE_NAMES

FILES: Final[ComponentFiles] = ComponentFiles(Path(__file__).parent / "components", corrections_of("chaos_order"))

LIMITS: Final = FILES.table("game", "game", component_types.Limits)
START: Final = FILES.table("game", "start", component_types.Start)
PHASES: Final = FILES.entries("game", "phase", component_types.PhaseEntry)
REGION_INCOME: Final = FILES.entries("game", "region_income", component_types.RegionIncome)
FACTION_COUNTS: Final = {
    count.factions: count for count in FILES.entries("game", "player_count", component_types.FactionCount)
}
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

PERSONAL_OF: Final = tuple(  # by faction and kind
    [
        tuple([n for n, card in enumerate(PERSONAL_FOUNDATIONS) if card.faction == faction])
        for faction in range(len(FACTIONS))
    ]
)
INTEL_ABOUT: Final = {card.about: n for n, card in enumerate(INTEL_CARDS)}  # by faction
REGIONS_NUMBER: Final = len(REGIONS)
COLUMNS: Final = len(TRACKS[1])

# All foundations in one row: starting ones, neutral ones, personal ones, with their location rewards.
FIRST_NEUTRAL: Final = len(STARTING_FOUNDATIONS)
FIRST_PERSONAL: Final = FIRST_NEUTRAL + len(NEUTRAL_FOUNDATIONS)
REWARDS: Final = tuple(
    [card.reward for cards in (STARTING_FOUNDATIONS, NEUTRAL_FOUNDATIONS, PERSONAL_FOUNDATIONS) for card in cards]
)


def with_choices(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects of a component and those among which they let choose."""
    return [found for effect in effects for found in (effect, *with_choices(effect.choice))]


def all_effects() -> tuple[Effect, ...]:
    """Every effect of every component once; its place is its number in saved positions."""
    rows = [row.effects for row in REGION_INCOME]
    tiles = [effects for tile in PRICE_TILES for effects in (tile.effects, tile.two_faction_effects)]
    leaders = [effects for card in LEADERS for effects in (card.effects_base, card.effects_upgraded)]
    attributes = [
        effects for card in ATTRIBUTES for effects in (card.effects_base, card.effects_upgraded, card.on_upgrade)
    ]
    intel = [effects for card in INTEL_CARDS for effects in (card.circadian_side, card.other_side)]
    cards = [card.play for card in TACTICS_CARDS]
    tokens = [effects for token in HARVEST_TOKENS for effects in (token.base, token.upgraded)]
    found = [with_choices(effects) for effects in (*rows, *tiles, *leaders, *attributes, *intel, *cards, *tokens)]
    return tuple(dict.fromkeys([effect for effects in found for effect in effects]))


EFFECTS: Final = all_effects()
EFFECT_NUMBER: Final = {effect: number for number, effect in enumerate(EFFECTS)}
SOURCES: Final[tuple[tuple[str, str, str], ...]] = FILES.sources
COUNTS: Final = FILES.counts
DATA_HASH: Final = FILES.hash
CORRECTIONS: Final = FILES.corrections
SUPERSEDED: Final = FILES.superseded

PREFIXES: Final = {"leader": "leader_", "rhyzu": "rhyzu_", "attribute": "attr_", "intel_card": "intel_"}
NAMES: Final[dict[str, tuple[str, ...]]] = {kind: FILES.names(kind, PREFIXES.get(kind, "")) for kind in FILES.lists}
FOUNDATION_NAMES: Final = (
    *NAMES["starting_foundation"], *NAMES["neutral_foundation"], *NAMES["personal_foundation"]
)  # fmt: skip
