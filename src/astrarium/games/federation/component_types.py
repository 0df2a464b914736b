"""What the component files say: a class for each kind of entry, a field for each key that the rules need."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal

from astrarium.components.table_reader import Keyed

from .component_words import Amounts, Effects, from_zero
from .ids import NONE, Counter, Kind, Planet, Side, When, Wing

NO_AMOUNTS: Final[Amounts] = (0, 0, 0, 0)
PLAYERS: Final[tuple[str, ...]] = ("p2", "p3", "p4")


@dataclass(frozen=True)
class Accreditation:
    start_degree: int
    top_degree: int
    deep_space_degree: int
    medal_degree: int
    unpaid_falls_to_degree: int
    prestige_per_degree_beyond_top: int


@dataclass(frozen=True)
class Level:
    """One level of the accreditation track."""

    degrees: tuple[int, ...]
    upkeep: Amounts


@dataclass(frozen=True)
class Alteration:
    strength: int
    side: Annotated[int, Side]
    effects: Effects
    count: int
    votes: int = 0  # of a voting side


@dataclass(frozen=True)
class Ambassador:
    votes: int
    funding_gain: Amounts = NO_AMOUNTS
    has_funding_side: bool = True


@dataclass(frozen=True)
class Shop:
    cost: Amounts
    level_1: Effects
    level_2: Effects

    def bonus(self, level: int) -> Effects:
        return self.level_1 if level == 1 else self.level_2


@dataclass(frozen=True)
class PlanetSpace:
    planet: Annotated[int, Planet]
    wing: Annotated[int, Wing]


@dataclass(frozen=True)
class PlanetBlock:
    """Where neutral tokens go: spaces with X votes, and one with none."""

    x_left: Annotated[int, Planet]
    x_right: Annotated[int, Planet]
    zero: PlanetSpace


@dataclass(frozen=True)
class RoomBlock:
    room: Annotated[int, "action"]


@dataclass(frozen=True)
class Tile:
    """A starting tile or a Deep Space tile."""

    LAYOUT: ClassVar = ("difficulty",)
    effects: Effects


@dataclass(frozen=True)
class Site:
    """A production (effects) or a megastructure (multipliers and two tokens)."""

    cost: Amounts
    effects: Effects = ()
    multipliers: tuple[int, ...] = ()
    printed_tokens: tuple[Annotated[int, "megastructure_token"], ...] = ()


@dataclass(frozen=True)
class ProductionTile:
    side_a: Annotated[int, "production"]
    side_b: Annotated[int, "production"]


@dataclass(frozen=True)
class Erudite:
    LAYOUT: ClassVar = ("colour_planet",)
    level: int
    type: Annotated[int, Literal["A", "B", "C", "D", "E"]]
    when: Annotated[int, When]
    effects: Effects
    planet: Annotated[int, Planet] = NONE  # of the action during which it works


@dataclass(frozen=True)
class Law:
    wing: Annotated[int, Wing]
    law: Annotated[int, Planet]
    effects: Effects


@dataclass(frozen=True)
class Project:
    column: Annotated[int, from_zero]  # NONE for the common project
    track_length: int
    start: Annotated[tuple[int, ...], Keyed(PLAYERS)]
    rank_by: Annotated[int, Counter]


@dataclass(frozen=True)
class ProjectPoints:
    three_players: tuple[int, ...]
    four_players: tuple[int, ...]
    two_players_first: int
    two_players_tie: int
    two_players_second_close: int
    two_players_close_max_difference: int

    def by_place(self, players: int) -> tuple[int, ...]:
        """Two players have a rule of their own."""
        return self.three_players if players == 3 else self.four_players


@dataclass(frozen=True)
class Medal:
    """The levels at which medals of a planet lie, by number of players; nothing for the two other types."""

    thresholds: Annotated[tuple[tuple[int, ...], ...], Keyed(PLAYERS)] = ()


@dataclass(frozen=True)
class NeoSpace:
    LAYOUT: ClassVar = ("x", "y")
    influence: int
    next: tuple[Annotated[int, "neo_space"], ...]
    gain: Amounts
    slot: Literal["", "asteroid", "dead_asteroids"] = ""

    @property
    def is_last(self) -> bool:
        return self.slot == "dead_asteroids"


@dataclass(frozen=True)
class Asteroid:
    gain: Amounts
    dead: bool


@dataclass(frozen=True)
class Moon:
    influence: int
    strength: int = 0  # of its alteration tokens; the first moon has none
    tokens: int = 0


@dataclass(frozen=True)
class SenateAction:
    kind: Annotated[int, Kind]
    cost: Amounts
    copyable: bool
    effects: Effects
    planet: Annotated[int, Planet] = NONE
    mission: Annotated[int, "mission"] = NONE
    forbidden_on_opening_turn: bool = False


@dataclass(frozen=True)
class Space:
    wing: Annotated[int, Wing]
    column: Annotated[int, from_zero]
    floor: Annotated[int, from_zero]
    action: Annotated[int, "action"]


@dataclass(frozen=True)
class Mission:
    level: int
    cost: Amounts
    effects: Effects


@dataclass(frozen=True)
class Limits:
    hangar_max: int
    crystals_max: int
    golden_diamonds_max: int
    missions_with_ship_max: int
    assistant_max: int
