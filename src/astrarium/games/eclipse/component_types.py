"""What the component files say: a class for each kind of entry, a field for each key that the rules need."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from astrarium.components.table_reader import Keyed, Location

from .ids import (
    CLASS_NAMES,
    NONE,
    RESOURCE_NAMES,
    Ability,
    Category,
    Colour,
    Edge,
    EffectType,
    Expansion,
    NpcKind,
    Per,
    Resource,
    ShipClass,
    ShrineSet,
    SlotKind,
    Stack,
)

DieNumber = Annotated[int, "die"]
Amounts = Annotated[tuple[int, ...], Keyed(RESOURCE_NAMES, 0)]


def part_or_none(at: Location, value: object) -> int:
    """The number of a part; NONE for an empty square."""
    if value == "":
        return NONE
    if value not in at.ids("part"):
        raise at.error(f"unknown part {value!r}")
    return at.ids("part").index(str(value))


@dataclass(frozen=True)
class ActionEntry:
    reaction_activations: int


@dataclass(frozen=True)
class Alliance:
    vp_loyal: int
    vp_traitor: int


@dataclass(frozen=True)
class Slot:
    LAYOUT: ClassVar = ("pos", "x", "y")
    part: Annotated[int, part_or_none]


@dataclass(frozen=True)
class Blueprint:
    set: str
    ship_class: Annotated[int, ShipClass]
    build_cost: int
    max_on_map: int
    initiative: int
    energy: int
    computer: int
    shield: int
    drive: Literal["required", "forbidden"]
    reputation_draws: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Effect:
    """What a technology, a development, a discovery, a shrine bonus or a species does."""

    type: Annotated[int, EffectType]
    amount: int = 0
    money: int = 0
    science: int = 0
    materials: int = 0
    what: str = ""
    color: Annotated[int, Resource] = NONE
    per: Per = ""
    slot: SlotKind = "both"


@dataclass(frozen=True)
class Development:
    cost: Amounts
    effect: Effect


@dataclass(frozen=True)
class Die:
    damage: int


@dataclass(frozen=True)
class Discovery:
    expansion: Expansion
    vp_if_kept: int
    effect: Effect


@dataclass(frozen=True)
class Npc:
    kind: NpcKind
    initiative: int
    hull: int
    computer: int
    shield: int
    cannon_dice: tuple[DieNumber, ...]
    missile_dice: tuple[DieNumber, ...]
    abilities: tuple[Ability, ...]
    reputation_draws: int
    vp_token: int
    pins: Literal["one", "all"]


@dataclass(frozen=True)
class Reputation:
    vp: int
    count: int
    count_7_9_extra: int


@dataclass(frozen=True)
class Scoring:
    ambassador: int
    traitor_card: int


@dataclass(frozen=True)
class Planet:
    color: Annotated[int, Colour]
    basic: int
    advanced: int


@dataclass(frozen=True)
class Sector:
    expansion: Expansion
    stack: Stack
    vp: int
    wormholes: tuple[Annotated[int, Edge], ...]
    planets: tuple[Planet, ...]
    artifacts: int
    ancients: int
    discovery: bool
    npc: Literal["", "gcds", "ancient_cruiser"] = ""
    hive_dice: tuple[int, ...] = ()
    warp_portal: bool = False


@dataclass(frozen=True)
class Position:
    q: int
    r: int
    rotation: int = 0


@dataclass(frozen=True)
class Setup:
    players: int
    outer_sectors: int
    tech_tiles_setup: int
    tech_tiles_cleanup: int
    developments: int
    diplomacy: bool
    start_positions: tuple[Position, ...]
    homeworld_positions: tuple[Position, ...]
    free_rotation: bool = False
    alliance_max_members: int = 0
    population_cubes_removed: int = 0
    second_marker_steps: int = 0


@dataclass(frozen=True)
class Variants:
    small_galaxy_outer_sectors: int
    two_player_tech_tiles_cleanup: int


@dataclass(frozen=True)
class Part:
    LAYOUT: ClassVar = ("kind",)
    count: int
    count_rota_extra: int
    energy: int
    initiative: int
    movement: int
    hull: int
    computer: int
    shield: int
    regeneration: int
    interceptor_capacity: int
    cannon_dice: tuple[DieNumber, ...]
    missile_dice: tuple[DieNumber, ...]
    drive: bool = False
    jump: int = 0
    outside_grid: bool = False
    one_copy: bool = False
    not_on: tuple[Annotated[int, ShipClass], ...] = ()


@dataclass(frozen=True)
class Shrine:
    set: Annotated[int, ShrineSet]
    cost: int
    color: Annotated[int, Resource]


@dataclass(frozen=True)
class ShrineBonus:
    set: Annotated[int, ShrineSet]
    effect: Effect


@dataclass(frozen=True)
class StartingTech:
    tech: Annotated[int, "technology"]
    track: Annotated[int, Category]


@dataclass(frozen=True)
class StructureCosts:
    orbital: int
    monolith: int


@dataclass(frozen=True)
class Species:
    LAYOUT: ClassVar = ("color",)
    expansion: Expansion
    board: str
    home_sector: Annotated[int, "sector"]
    storage: Amounts
    starting_techs: tuple[StartingTech, ...]
    starting_ships: Annotated[tuple[int, ...], Keyed(CLASS_NAMES, 0)]
    blueprint_set: str
    structure_costs: StructureCosts
    colony_ships: int
    ambassadors: int
    influence_discs_on_track: int
    explore: int
    influence_moves: int
    influence_colony_flips: int
    research: int
    upgrade: int
    build: int
    move: int
    trade: Annotated[tuple[tuple[int, int], ...], Keyed(RESOURCE_NAMES)]
    reputation_track: tuple[SlotKind, ...]
    specials: tuple[Effect, ...]
    starting_reputation_draws: int = 0
    advanced_start_cube: Annotated[int, Resource] = NONE
    cannot_build: tuple[Annotated[int, ShipClass], ...] = ()


@dataclass(frozen=True)
class Structure:
    population_square: tuple[Annotated[int, Resource], ...]
    vp_to_controller: int
    artifacts: int
    warp_portal: bool = False


@dataclass(frozen=True)
class Technology:
    category: Annotated[int, Category]
    cost: int
    min_cost: int
    count: int
    count_7_9_extra: int
    effect: Effect


@dataclass(frozen=True)
class InfluenceTrack:
    circles: int
    discs_owned: int
    upkeep_by_empty_circles: tuple[int, ...]


@dataclass(frozen=True)
class PopulationTrack:
    squares: int
    cubes_per_color: int
    production_by_cubes_on_track: tuple[int, ...]


@dataclass(frozen=True)
class TechnologyTrack:
    slots: int
    discount_by_slot: tuple[int, ...]
    vp_by_tiles: tuple[int, ...]
