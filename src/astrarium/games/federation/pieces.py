"""What the component files say, as tables of numbers; the index of an entry is its number."""

from __future__ import annotations

from dataclasses import dataclass

Effect = tuple[int, ...]  # a kind of effect and its numbers (ids.OP_NAMES)
Effects = tuple[Effect, ...]
Amounts = tuple[int, int, int, int]  # of the four resources


@dataclass(frozen=True)
class Level:
    """One level of the accreditation track."""

    degrees: tuple[int, ...]
    upkeep: Amounts


@dataclass(frozen=True)
class Accreditation:
    start: int
    top: int
    medal: int
    unpaid: int  # the degree to which somebody falls who pays nothing
    beyond: int  # prestige for a degree beyond the top
    levels: tuple[Level, ...]  # without a level 0
    level_of: tuple[int, ...]  # by degree


@dataclass(frozen=True)
class Alteration:
    strength: int
    side: int
    votes: int
    effects: Effects
    count: int


@dataclass(frozen=True)
class Ambassador:
    """One kind of ambassador; a player has `count` of it."""

    votes: int
    funding_gain: Amounts
    has_funding_side: bool
    count: int


@dataclass(frozen=True)
class Shop:
    cost: Amounts
    bonuses: tuple[Effects, Effects]  # of level 1 and of level 2


@dataclass(frozen=True)
class PlanetBlock:
    """Where neutral tokens go: spaces with X votes, and one with none."""

    x_spaces: tuple[int, int]
    zero_space: int


@dataclass(frozen=True)
class Tile:
    """A starting tile or a Deep Space tile."""

    effects: Effects


@dataclass(frozen=True)
class Site:
    """A production (income) or a megastructure (multipliers)."""

    cost: Amounts
    income: Effects
    multipliers: tuple[int, ...]


@dataclass(frozen=True)
class Erudite:
    level: int
    type: int
    when: int
    planet: int  # of the action during which it works
    effects: Effects


@dataclass(frozen=True)
class Project:
    column: int  # from 0; NONE for the common project
    length: int
    starts: tuple[int, ...]  # by number of players
    rank_by: int


@dataclass(frozen=True)
class ProjectPoints:
    by_place: tuple[tuple[int, ...], ...]  # by number of players; two have a rule of their own
    first: int
    tie: int
    second: int
    close: int


@dataclass(frozen=True)
class NeoSpace:
    influence: int
    next: tuple[int, ...]
    gain: Amounts
    asteroid: int  # which of the four asteroid places it is
    is_last: bool


@dataclass(frozen=True)
class Moon:
    strength: int
    tokens: int


@dataclass(frozen=True)
class SenateAction:
    kind: int
    planet: int
    cost: Amounts
    is_copyable: bool
    mission: int
    effects: Effects
    closed_on_opening_turn: bool


@dataclass(frozen=True)
class Space:
    wing: int
    column: int  # from 0
    floor: int  # from 0
    action: int


@dataclass(frozen=True)
class Mission:
    level: int
    cost: Amounts
    effects: Effects


@dataclass(frozen=True)
class Limits:
    hangar: int
    crystals: int
    diamonds: int
    ships: int
    assistant: int
    robots: int
    rounds: int


@dataclass(frozen=True)
class Tables:
    """Everything, in the order of the files."""

    accreditation: Accreditation
    alterations: tuple[Alteration, ...]
    ambassadors: tuple[Ambassador, ...]
    shops: tuple[Shop, ...]
    planet_blocks: tuple[PlanetBlock, ...]
    room_blocks: tuple[tuple[int, int], ...]  # the room and the spy space of the other wing
    deep_tiles: tuple[Tile, ...]
    starting_tiles: tuple[Tile, ...]
    productions: tuple[Site, ...]
    production_sides: tuple[tuple[int, int], ...]  # by place: productions on the two sides of its tile
    megastructures: tuple[Site, ...]
    mega_tokens: tuple[int, ...]  # counters
    printed_tokens: tuple[int, ...]  # two for each megastructure
    erudites: tuple[Erudite, ...]
    law_points: int
    projects: tuple[Project, ...]
    project_points: ProjectPoints
    common_rewards: tuple[Amounts, ...]
    medal_points: tuple[int, ...]
    medal_thresholds: tuple[tuple[tuple[int, ...], ...], ...]  # by number of players and planet
    neo: tuple[NeoSpace, ...]
    asteroids: tuple[Amounts, ...]
    dead: tuple[bool, ...]
    moons: tuple[Moon, ...]
    actions: tuple[SenateAction, ...]
    spaces: tuple[Space, ...]
    missions: tuple[Mission, ...]
    limits: Limits
    names: dict[str, tuple[str, ...]]
    sources: tuple[tuple[str, str, str], ...]
    counts: dict[str, dict[str, int]]
    data_hash: str
    corrections: dict[str, dict[str, object]]  # what an owner has corrected
