"""The numbers of what the component files name: planets, resources, timings, counters, kinds of effect."""

from typing import Final, Literal, get_args

Planet = Literal["neo", "sixmoons", "atal", "arratuin", "e81216"]
Wing = Literal["left", "right"]
Kind = Literal["planet", "room", "spy", "outer_module"]
Side = Literal["voting", "funding"]
Resource = Literal["lavandium", "copernium", "oceanium", "golden_diamond"]
Unit = Literal[Resource, "degree", "spaceship", "mission_marker"]
When = Literal["immediate", "planet_action", "anytime_own_turn", "on_place", "end_of_round"]
Counter = Literal[
    "influence:neo", "influence:sixmoons", "influence:atal", "influence:arratuin", "influence:e81216",
    "accreditation_level", "assistant_value", "completed_missions", "open_and_completed_missions", "golden_diamonds",
    "crystals_and_diamonds", "spaceships_in_hangar", "discs_level_2", "asteroid_tokens", "unused_alterations",
    "megastructures_built", "erudite_colours", "common_contribution",
]  # fmt: skip

NONE: Final = -1  # nobody, nothing, nowhere

PLANET_NAMES: Final[tuple[Planet, ...]] = get_args(Planet)
NEO: Final = 0
SIXMOONS: Final = 1
ATAL: Final = 2
ARRATUIN: Final = 3
E81216: Final = 4

RESOURCE_NAMES: Final[tuple[Resource, ...]] = get_args(Resource)
LAVANDIUM: Final = 0
COPERNIUM: Final = 1
OCEANIUM: Final = 2
DIAMOND: Final = 3

# What a player may be given a choice of (`gain_units`).
UNIT_NAMES: Final[tuple[Unit, ...]] = get_args(Unit)
UNIT_DEGREE: Final = 4
UNIT_SPACESHIP: Final = 5
UNIT_MARKER: Final = 6

WING_NAMES: Final[tuple[Wing, ...]] = get_args(Wing)
LEFT: Final = 0
RIGHT: Final = 1

KIND_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)
PLANET: Final = 0
ROOM: Final = 1
SPY: Final = 2
OUTER: Final = 3

SIDE_NAMES: Final[tuple[Side, ...]] = get_args(Side)
VOTING: Final = 0
FUNDING: Final = 1

# When a tile works (FED-ATAL-9).
IMMEDIATE: Final = 0
PLANET_ACTION: Final = 1
ANYTIME: Final = 2

# Medals: one type for each planet, then these (FED-MEDAL-1).
ACCREDITATION_MEDAL: Final = 5
INTRIGUE_MEDAL: Final = 6

# What points are counted by; the first five are the influence on each planet.
BY_LEVEL: Final = 5
BY_ASSISTANT: Final = 6
BY_COMPLETED: Final = 7
BY_OPEN_AND_COMPLETED: Final = 8
BY_DIAMONDS: Final = 9
BY_RESOURCES: Final = 10
BY_HANGAR: Final = 11
BY_DISCS_2: Final = 12
BY_ASTEROIDS: Final = 13
BY_ALTERATIONS: Final = 14
BY_MEGASTRUCTURES: Final = 15
BY_COLOURS: Final = 16

# Kinds of effect (vocabulary.OPS says what each takes).
GAIN: Final = 0
GAIN_UNITS: Final = 1
GAIN_PER: Final = 2
DEGREE: Final = 3
SPACESHIP: Final = 4
MISSION_MARKER: Final = 5
ASSISTANT: Final = 6
ALTERATION: Final = 7
PROJECT: Final = 8
SCORE: Final = 9
MEDAL: Final = 10
PRESIDENT: Final = 11
VISIT: Final = 12
COPY_ACTION: Final = 13
PRODUCTION_INCOME: Final = 14
BUILD_FREE: Final = 15
SHOP_PLACE: Final = 16
LEVEL_BONUS: Final = 17
REFRESH: Final = 18
COPY_ERUDITE: Final = 19
TAKE_ERUDITE: Final = 20
DISCOUNT: Final = 21
EXTRA_MOVE: Final = 22
TRANSPORT: Final = 23
UPGRADE: Final = 24
SPECIAL_AMBASSADOR: Final = 25

# Where prestige comes from, in the order of the breakdown.
POINT_SOURCES: Final = (
    "floors",
    "laws",
    "missions",
    "erudites",
    "megastructures",
    "shops",
    "alterations",
    "accreditation",
    "medals",
    "leftovers",
    "projects",
)
FLOOR_POINTS: Final = 0
LAW_POINTS: Final = 1
MISSION_POINTS: Final = 2
ERUDITE_POINTS: Final = 3
MEGASTRUCTURE_POINTS: Final = 4
SHOP_POINTS: Final = 5
ALTERATION_POINTS: Final = 6
ACCREDITATION_POINTS: Final = 7
MEDAL_POINTS: Final = 8
LEFTOVER_POINTS: Final = 9
PROJECT_POINTS: Final = 10
