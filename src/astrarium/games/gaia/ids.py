"""The numbers that stand for the components of Gaia Project.

Every kind counts from zero in the order of its component file; the tuples of names hold the ids of those files
(tests/gaia/test_tables.py compares them). Plain ints, so that compiled rules need no objects for them.
"""

from typing import Final, Literal, get_args

Names = tuple[str, ...]
Wheel = Literal["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
Planet = Literal[Wheel, "gaia", "transdim", "lost_planet", "space", "outside"]
Structure = Literal[
    "nothing",
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute",
    "academy_left",
    "academy_right",
    "gaiaformer",
    "space_station",
]

NOBODY: Final = 255  # owner of a hex without a structure
NO_FACTION: Final = -1
NONE: Final = -1  # no event, no count, no tile

# Planet types; the first seven stand in the order of the terraforming wheel (GP-HAB-3).
TERRA: Final = 0
OXIDE: Final = 1
VOLCANIC: Final = 2
DESERT: Final = 3
SWAMP: Final = 4
TITANIUM: Final = 5
ICE: Final = 6
GAIA: Final = 7
TRANSDIM: Final = 8
LOST_PLANET: Final = 9
SPACE: Final = 10
OUTSIDE: Final = 11
WHEEL_NAMES: Final[tuple[Wheel, ...]] = get_args(Wheel)
PLANET_NAMES: Final[tuple[Planet, ...]] = get_args(Planet)
HOME_TYPES: Final = 7  # planet types below this number are the seven of the wheel

# What can stand on a hex; satellites are kept as sets of hexes instead, since several can share one.
NOTHING: Final = 0
MINE: Final = 1
TRADING_STATION: Final = 2
RESEARCH_LAB: Final = 3
PLANETARY_INSTITUTE: Final = 4
ACADEMY_LEFT: Final = 5
ACADEMY_RIGHT: Final = 6
GAIAFORMER: Final = 7
SPACE_STATION: Final = 8
STRUCTURE_NAMES: Final[tuple[Structure, ...]] = get_args(Structure)

TERRAFORMING: Final = 0
NAVIGATION: Final = 1
ARTIFICIAL_INTELLIGENCE: Final = 2
GAIA_PROJECT: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
TRACK_NAMES: Final[Names] = (
    "terraforming",
    "navigation",
    "artificial_intelligence",
    "gaia_project",
    "economy",
    "science",
)
TRACK_COUNT: Final = 6
TOP_LEVEL: Final = 5

TERRANS: Final = 0
LANTIDS: Final = 1
XENOS: Final = 2
GLEENS: Final = 3
TAKLONS: Final = 4
AMBAS: Final = 5
HADSCH_HALLAS: Final = 6
IVITS: Final = 7
GEODENS: Final = 8
BAL_TAKS: Final = 9
FIRAKS: Final = 10
BESCODS: Final = 11
NEVLAS: Final = 12
ITARS: Final = 13
FACTION_NAMES: Final[Names] = (
    "terrans",
    "lantids",
    "xenos",
    "gleens",
    "taklons",
    "ambas",
    "hadsch_hallas",
    "ivits",
    "geodens",
    "bal_taks",
    "firaks",
    "bescods",
    "nevlas",
    "itars",
)
FACTION_COUNT: Final = 14

TECH_ORE_QIC: Final = 0
TECH_KNOWLEDGE_PER_TYPE: Final = 1
TECH_BIG_POWER_4: Final = 2
TECH_7VP: Final = 3
TECH_INCOME_ORE_CHARGE: Final = 4
TECH_INCOME_KNOWLEDGE_CREDIT: Final = 5
TECH_GAIA_3VP: Final = 6
TECH_INCOME_4_CREDITS: Final = 7
TECH_ACTION_CHARGE_4: Final = 8
TECH_NAMES: Final[Names] = (
    "tech_ore_qic",
    "tech_knowledge_per_type",
    "tech_big_power_4",
    "tech_7vp",
    "tech_income_ore_charge",
    "tech_income_knowledge_credit",
    "tech_gaia_3vp",
    "tech_income_4_credits",
    "tech_action_charge_4",
)
TECH_COUNT: Final = 9

ADV_PASS_FEDERATION_3VP: Final = 0
ADV_RESEARCH_2VP: Final = 1
ADV_ACTION_QIC_5_CREDITS: Final = 2
ADV_MINES_2VP: Final = 3
ADV_PASS_LABS_3VP: Final = 4
ADV_SECTORS_ORE: Final = 5
ADV_PASS_TYPES_1VP: Final = 6
ADV_GAIA_2VP: Final = 7
ADV_TRADING_4VP: Final = 8
ADV_SECTORS_2VP: Final = 9
ADV_ACTION_3_ORE: Final = 10
ADV_FEDERATIONS_5VP: Final = 11
ADV_ACTION_3_KNOWLEDGE: Final = 12
ADV_BUILD_MINE_3VP: Final = 13
ADV_UPGRADE_TRADING_3VP: Final = 14
ADVANCED_NAMES: Final[Names] = (
    "adv_pass_federation_3vp",
    "adv_research_2vp",
    "adv_action_qic_5_credits",
    "adv_mines_2vp",
    "adv_pass_labs_3vp",
    "adv_sectors_ore",
    "adv_pass_types_1vp",
    "adv_gaia_2vp",
    "adv_trading_4vp",
    "adv_sectors_2vp",
    "adv_action_3_ore",
    "adv_federations_5vp",
    "adv_action_3_knowledge",
    "adv_build_mine_3vp",
    "adv_upgrade_trading_3vp",
)
ADVANCED_COUNT: Final = 15

BOOSTER_ORE_KNOWLEDGE: Final = 0
BOOSTER_CREDITS_QIC: Final = 1
BOOSTER_TOKENS_ORE: Final = 2
BOOSTER_TERRAFORM: Final = 3
BOOSTER_RANGE: Final = 4
BOOSTER_MINES: Final = 5
BOOSTER_LABS: Final = 6
BOOSTER_TRADING_STATIONS: Final = 7
BOOSTER_BIG: Final = 8
BOOSTER_GAIA: Final = 9
BOOSTER_NAMES: Final[Names] = (
    "booster_ore_knowledge",
    "booster_credits_qic",
    "booster_tokens_ore",
    "booster_terraform",
    "booster_range",
    "booster_mines",
    "booster_labs",
    "booster_trading_stations",
    "booster_big",
    "booster_gaia",
)
BOOSTER_COUNT: Final = 10

ROUND_TERRAFORM: Final = 0
ROUND_RESEARCH: Final = 1
ROUND_MINE: Final = 2
ROUND_FEDERATION: Final = 3
ROUND_TRADING_4: Final = 4
ROUND_GAIA_4: Final = 5
ROUND_BIG_A: Final = 6
ROUND_TRADING_3: Final = 7
ROUND_GAIA_3: Final = 8
ROUND_BIG_B: Final = 9
ROUND_TILE_NAMES: Final[Names] = (
    "round_terraform",
    "round_research",
    "round_mine",
    "round_federation",
    "round_trading_4",
    "round_gaia_4",
    "round_big_a",
    "round_trading_3",
    "round_gaia_3",
    "round_big_b",
)
ROUND_TILE_COUNT: Final = 10

FINAL_STRUCTURES: Final = 0
FINAL_FEDERATION_STRUCTURES: Final = 1
FINAL_PLANET_TYPES: Final = 2
FINAL_GAIA: Final = 3
FINAL_SECTORS: Final = 4
FINAL_SATELLITES: Final = 5
FINAL_TILE_NAMES: Final[Names] = (
    "final_structures",
    "final_federation_structures",
    "final_planet_types",
    "final_gaia",
    "final_sectors",
    "final_satellites",
)
FINAL_TILE_COUNT: Final = 6

FED_12VP: Final = 0
FED_QIC: Final = 1
FED_TOKENS: Final = 2
FED_ORE: Final = 3
FED_CREDITS: Final = 4
FED_KNOWLEDGE: Final = 5
FED_GLEENS: Final = 6
TOKEN_NAMES: Final[Names] = (
    "fed_12vp",
    "fed_qic",
    "fed_tokens",
    "fed_ore",
    "fed_credits",
    "fed_knowledge",
    "fed_gleens",
)
TOKEN_COUNT: Final = 7

BOARD_POWER_3_KNOWLEDGE: Final = 0
BOARD_POWER_2_TERRAFORM: Final = 1
BOARD_POWER_2_ORE: Final = 2
BOARD_POWER_7_CREDITS: Final = 3
BOARD_POWER_2_KNOWLEDGE: Final = 4
BOARD_POWER_1_TERRAFORM: Final = 5
BOARD_POWER_2_TOKENS: Final = 6
BOARD_QIC_TECH_TILE: Final = 7
BOARD_QIC_RESCORE_FEDERATION: Final = 8
BOARD_QIC_PLANET_TYPES: Final = 9
BOARD_ACTION_NAMES: Final[Names] = (
    "power_3_knowledge",
    "power_2_terraform",
    "power_2_ore",
    "power_7_credits",
    "power_2_knowledge",
    "power_1_terraform",
    "power_2_tokens",
    "qic_tech_tile",
    "qic_rescore_federation",
    "qic_planet_types",
)
BOARD_ACTION_COUNT: Final = 10

FREE_BURN: Final = 0
FREE_POWER_TO_QIC: Final = 1
FREE_POWER_TO_ORE: Final = 2
FREE_QIC_TO_ORE: Final = 3
FREE_POWER_TO_KNOWLEDGE: Final = 4
FREE_POWER_TO_CREDIT: Final = 5
FREE_KNOWLEDGE_TO_CREDIT: Final = 6
FREE_ORE_TO_CREDIT: Final = 7
FREE_ORE_TO_TOKEN: Final = 8
FREE_HADSCH_CREDITS_TO_QIC: Final = 9
FREE_HADSCH_CREDITS_TO_ORE: Final = 10
FREE_HADSCH_CREDITS_TO_KNOWLEDGE: Final = 11
FREE_BALTAKS_GAIAFORMER_TO_QIC: Final = 12
FREE_NEVLAS_TOKEN_TO_KNOWLEDGE: Final = 13
FREE_ACTION_NAMES: Final[Names] = (
    "burn",
    "power_to_qic",
    "power_to_ore",
    "qic_to_ore",
    "power_to_knowledge",
    "power_to_credit",
    "knowledge_to_credit",
    "ore_to_credit",
    "ore_to_token",
    "hadsch_credits_to_qic",
    "hadsch_credits_to_ore",
    "hadsch_credits_to_knowledge",
    "baltaks_gaiaformer_to_qic",
    "nevlas_token_to_knowledge",
)
FREE_ACTION_COUNT: Final = 14

# The nine places of tech tiles: under the six tracks, then three free ones (GP-TECH-2).
SPACE_TERRA: Final = 0
SPACE_NAV: Final = 1
SPACE_INT: Final = 2
SPACE_GAIA: Final = 3
SPACE_ECO: Final = 4
SPACE_SCI: Final = 5
SPACE_FREE1: Final = 6
SPACE_FREE2: Final = 7
SPACE_FREE3: Final = 8
TECH_SPACE_NAMES: Final[Names] = ("terra", "nav", "int", "gaia", "eco", "sci", "free1", "free2", "free3")

# Hexes: the sector number less one, times 19, plus the place inside the sector.
PLACES: Final = 19
SECTOR_COUNT: Final = 10
HEX_COUNT: Final = 190
CENTER_PLACE: Final = 18
PLACE_NAMES: Final[Names] = (*(f"A{i}" for i in range(12)), *(f"B{i}" for i in range(6)), "C")
HEX_NAMES: Final[Names] = tuple(f"{hex // 19 + 1}{PLACE_NAMES[hex % 19]}" for hex in range(190))


def sector_of(hex: int) -> int:
    """The sector tile of a hex, counted from zero."""
    return hex // PLACES


# Events that score or pay (`on`).
BUILD_MINE: Final = 0
BUILD_MINE_ON_GAIA: Final = 1
BUILD_MINE_ON_OPPONENT_PLANET: Final = 2
BUILD_MINE_NEW_PLANET_TYPE: Final = 3
UPGRADE_TO_TRADING_STATION: Final = 4
UPGRADE_TO_BIG_STRUCTURE: Final = 5
RESEARCH_ADVANCE: Final = 6
TERRAFORM_STEP: Final = 7
GAIN_FEDERATION_TOKEN: Final = 8
PASSIVE_CHARGE: Final = 9
EVENT_NAMES: Final[Names] = (
    "build_mine",
    "build_mine_on_gaia",
    "build_mine_on_opponent_planet",
    "build_mine_new_planet_type",
    "upgrade_to_trading_station",
    "upgrade_to_big_structure",
    "research_advance",
    "terraform_step",
    "gain_federation_token",
    "passive_charge",
)

# What is counted (`per`).
PER_MINE: Final = 0
PER_TRADING_STATION: Final = 1
PER_RESEARCH_LAB: Final = 2
PER_BIG_STRUCTURE: Final = 3
PER_PLANET_TYPE: Final = 4
PER_GAIA_PLANET: Final = 5
PER_SECTOR: Final = 6
PER_FEDERATION_TOKEN: Final = 7
PER_STRUCTURE: Final = 8
PER_FEDERATION_STRUCTURE: Final = 9
PER_SATELLITE: Final = 10
COUNT_NAMES: Final[Names] = (
    "mine",
    "trading_station",
    "research_lab",
    "big_structure",
    "planet_type",
    "gaia_planet",
    "sector",
    "federation_token",
    "structure",
    "federation_structure",
    "satellite",
)

# When an effect works (`when`).
ONCE: Final = 0
INCOME: Final = 1
TRIGGER: Final = 2
ACTION: Final = 3
PASS: Final = 4
CONSTANT: Final = 5
FREE_ACTION: Final = 6
GAIA_PHASE: Final = 7
SETUP: Final = 8
WHEN_NAMES: Final[Names] = (
    "once",
    "income",
    "trigger",
    "action",
    "pass",
    "constant",
    "free_action",
    "gaia_phase",
    "setup",
)
