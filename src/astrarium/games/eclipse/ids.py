"""Words of the component files and of rules, and their numbers."""

from typing import Final, Literal, get_args

NONE: Final = -1

Resource = Literal["money", "science", "materials"]
Colour = Literal["money", "science", "materials", "grey"]
Edge = Literal["N", "NE", "SE", "S", "SW", "NW"]
Stack = Literal["center", "I", "II", "III", "start", "homeworld"]
Category = Literal["military", "grid", "nano", "rare"]
ShipClass = Literal["interceptor", "cruiser", "dreadnought", "starbase", "orbital"]
SlotKind = Literal["both", "ambassador", "reputation"]
Expansion = Literal["base", "rota"]
NpcKind = Literal["ancient", "gcds", "ancient_cruiser", "ancient_dreadnought"]
Ability = Literal["regeneration", "distortion_shield", "point_defence"]
ShrineSet = Literal["freedom", "prosperity", "enlightenment"]
Per = Literal[
    "",
    "controlled_sector",
    "controlled_artifact",
    "ancient_on_map",
    "used_discovery_tile",
    "own_populated_orbital",
    "controlled_shrine",
]
EffectType = Literal[
    "gain",
    "gain_any_resource",
    "gain_influence_discs",
    "gain_ship_part",
    "take_cheapest_technology",
    "place_ship",
    "place_structure",
    "place_tile",
    "allow_ship_part",
    "allow_build",
    "allow_advanced_squares",
    "extra_builds",
    "half_wormholes",
    "auto_destroy_population",
    "immune_neutron_bombs",
    "split_antimatter_damage",
    "enemy_missile_to_hit",
    "ships_needed_to_pin",
    "fire_cannons_at_missiles",
    "vp",
    "extra_reputation_slot",
    "start_with_orbital",
    "explore_choose_one_of",
    "peace_with",
    "population_auto_destroyed",
    "revelation",
    "colony_ship_to_resource",
    "orbitals_are_ships",
    "pillage",
    "traitor_card_costs_no_vp",
    "build_shrines",
    "reroll_die",
]

RESOURCE_NAMES: Final[tuple[str, ...]] = get_args(Resource)
MONEY, SCIENCE, MATERIALS = range(3)
GREY: Final = 3
EDGE_NAMES: Final[tuple[str, ...]] = get_args(Edge)
TRACK_NAMES: Final[tuple[str, ...]] = get_args(Category)[:3]
RARE: Final = 3  # the category
CLASS_NAMES: Final[tuple[str, ...]] = get_args(ShipClass)
INTERCEPTOR, CRUISER, DREADNOUGHT, STARBASE, ORBITAL_SHIP = range(5)
ACTION_NAMES: Final = ("explore", "influence", "research", "upgrade", "build", "move")
EXPLORE, INFLUENCE, RESEARCH, UPGRADE, BUILD, MOVE = range(6)
REACTION_NAMES: Final = ("upgrade", "build", "move")
ZONE_NAMES: Final = ("I", "II", "III")
INNER, MIDDLE, OUTER = range(3)

# The kinds of population squares: ordinary and advanced ones by colour, then those that take cubes of several colours.
SQUARE_KINDS: Final = (
    "money", "adv-money", "science", "adv-science", "materials", "adv-materials", "grey", "orbital", "shellworld",
)  # fmt: skip
GREY_SQUARE, ORBITAL_SQUARE, SHELLWORLD_SQUARE = 6, 7, 8

# Structures, in the order of their file.
ORBITAL, MONOLITH, ANCIENT_ORBITAL, WARP_PORTAL, ANCIENT_WARP_PORTAL, SHELLWORLD = range(6)
BUILD_NAMES: Final = ("interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith")
BUILD_ORBITAL, BUILD_MONOLITH = 4, 5

# NPC ships, in the order of their file.
ANCIENT, GCDS = 0, 1
FIRST_CRUISER, FIRST_DREADNOUGHT = 2, 10
NPC_KINDS: Final = 12

EFFECT: Final = {name: number for number, name in enumerate(get_args(EffectType))}
SEATS_MOST: Final = 9
NPC: Final = SEATS_MOST  # the owner of ships of nobody
SPECIAL_ACTION_SPACES: Final = len(ACTION_NAMES) + len(REACTION_NAMES)
