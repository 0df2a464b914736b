"""The numbers of components that rules name, and the words of the component files.

Every kind counts from zero in the order of its file (tests/gaia/test_tables.py compares them; `tables.NAMES` has the
names). Plain ints, so that compiled rules need no objects for them.
"""

from typing import Final, Literal, get_args

Names = tuple[str, ...]
Wheel = Literal["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
Planet = Literal[Wheel, "gaia", "transdim", "lost_planet", "space", "outside"]
Structure = Literal[
    "nothing", "mine", "trading_station", "research_lab", "planetary_institute", "academy_left", "academy_right",
    "gaiaformer", "space_station",
]  # fmt: skip
Event = Literal[
    "build_mine", "build_mine_on_gaia", "build_mine_on_opponent_planet", "build_mine_new_planet_type",
    "upgrade_to_trading_station", "upgrade_to_big_structure", "research_advance", "terraform_step",
    "gain_federation_token", "passive_charge",
]  # fmt: skip
Count = Literal[
    "mine", "trading_station", "research_lab", "big_structure", "planet_type", "gaia_planet", "sector",
    "federation_token", "structure", "federation_structure", "satellite",
]  # fmt: skip
When = Literal[
    "once", "income", "trigger", "action", "pass", "constant", "gaia_phase", "setup",
]  # fmt: skip

NOBODY: Final = 255  # owner of a hex without a structure
NO_FACTION: Final = -1
NONE: Final = -1  # no event, no count, no tile

# Planet types; the first seven stand in the order of the terraforming wheel (GP-HAB-3).
TERRA: Final = 0
OXIDE: Final = 1
VOLCANIC: Final = 2
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
GAIA_PROJECT: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
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
FACTION_COUNT: Final = 14

TECH_ORE_QIC: Final = 0
TECH_KNOWLEDGE_PER_TYPE: Final = 1
TECH_BIG_POWER_4: Final = 2
TECH_7VP: Final = 3
TECH_INCOME_ORE_CHARGE: Final = 4
TECH_INCOME_KNOWLEDGE_CREDIT: Final = 5
TECH_INCOME_4_CREDITS: Final = 7
TECH_ACTION_CHARGE_4: Final = 8

ADV_RESEARCH_2VP: Final = 1
ADV_ACTION_QIC_5_CREDITS: Final = 2
ADV_MINES_2VP: Final = 3
ADV_SECTORS_ORE: Final = 5
ADV_ACTION_3_ORE: Final = 10
ADV_ACTION_3_KNOWLEDGE: Final = 12

BOOSTER_ORE_KNOWLEDGE: Final = 0
BOOSTER_CREDITS_QIC: Final = 1
BOOSTER_TERRAFORM: Final = 3
BOOSTER_RANGE: Final = 4
BOOSTER_LABS: Final = 6

FINAL_STRUCTURES: Final = 0
FINAL_FEDERATION_STRUCTURES: Final = 1
FINAL_PLANET_TYPES: Final = 2
FINAL_GAIA: Final = 3
FINAL_SECTORS: Final = 4
FINAL_SATELLITES: Final = 5

FED_12VP: Final = 0
FED_QIC: Final = 1
FED_ORE: Final = 3
FED_CREDITS: Final = 4
FED_KNOWLEDGE: Final = 5
FED_GLEENS: Final = 6

FREE_BURN: Final = 0
FREE_HADSCH_CREDITS_TO_ORE: Final = 10

# The nine places of tech tiles: under the six tracks, then three free ones (GP-TECH-2).
SPACE_FREE1: Final = 6

# Hexes: the sector number less one, times 19, plus the place inside the sector.
PLACES: Final = 19
SECTOR_COUNT: Final = 10
HEX_COUNT: Final = 190
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
EVENT_NAMES: Final[tuple[Event, ...]] = get_args(Event)

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
COUNT_NAMES: Final[tuple[Count, ...]] = get_args(Count)

# When an effect works (`when`).
ONCE: Final = 0
INCOME: Final = 1
TRIGGER: Final = 2
ACTION: Final = 3
PASS: Final = 4
CONSTANT: Final = 5
GAIA_PHASE: Final = 6
SETUP: Final = 7
