"""What the component files say: a class for each kind of entry, a field for each key that is needed.

The words of gains, prices and effects are explained in components/README.md.
"""

from dataclasses import dataclass, fields
from typing import Annotated, ClassVar, Final, Literal

from astrarium.components.table_reader import Keyed, Location, word_number

from . import ids
from .ids import HEX_NAMES, NO_FACTION, NONE, PLACE_NAMES, PLANET_NAMES, SPACE, STRUCTURE_NAMES, WHEEL_NAMES

FactionNumber = Annotated[int, "faction"]
TrackNumber = Annotated[int, "track"]
StructureNumbers = tuple[Annotated[int, ids.Structure], ...]
Count = Annotated[int, ids.Count]
Then = Literal["", "build_mine", "build_mine or start_gaia_project"]
Layout = tuple[tuple[str, int, int, int], ...]  # (sector face, q, r, rotation)


@dataclass(frozen=True)
class Gain:
    ore: int = 0
    credits: int = 0
    knowledge: int = 0
    qic: int = 0
    charge: int = 0
    tokens: int = 0
    vp: int = 0
    gaiaformer: int = 0
    terraform_steps: int = 0
    range: int = 0
    tech_tile: int = 0
    research_step: int = 0
    federation_rescore: int = 0

    def __post_init__(self) -> None:
        if max(self.tech_tile, self.research_step, self.federation_rescore) > 1:
            raise ValueError("only one tech tile, research step or federation token is gained at a time")

    def is_empty(self) -> bool:
        """Nothing at all is gained."""
        return self == NO_GAIN

    def parts(self) -> tuple[tuple[str, int], ...]:
        """The keys with an amount, in the order of the class, for texts and previews."""
        return tuple((key, getattr(self, key)) for key in GAIN_KEYS if getattr(self, key))


@dataclass(frozen=True)
class Price:
    """`power` is spent from bowl III (GP-POWER-4); burning has two halves (GP-FREE-2)."""

    ore: int = 0
    credits: int = 0
    knowledge: int = 0
    qic: int = 0
    power: int = 0
    discard_tokens: int = 0
    tokens_to_gaia: int = 0
    discard_gaia_tokens: int = 0
    token_bowl3_to_gaia: int = 0
    gaiaformer_to_gaia_area: int = 0
    discard_bowl2: int = 0
    move_bowl2_to_bowl3: int = 0

    def __post_init__(self) -> None:
        if (self.discard_bowl2, self.move_bowl2_to_bowl3) not in ((0, 0), (1, 1)):
            raise ValueError("burning discards one token of bowl II and moves another to bowl III")


GAIN_KEYS: Final[tuple[str, ...]] = tuple(part.name for part in fields(Gain))
NO_GAIN: Final[Gain] = Gain()
NO_PRICE: Final[Price] = Price()

# Named special powers, and the key that holds the one number of each.
NAMED_POWERS: Final[dict[str, str]] = {
    "gaia_tokens_return_to_bowl": "bowl", "moved_tokens_also_buy_free_action_gains": "",
    "may_build_mine_on_opponent_planet": "", "third_starting_mine": "", "federation_threshold": "value",
    "gain_ore_instead_of_qic": "", "gaia_planet_cost": "", "gain_federation_token": "token",
    "brainstone": "spend_value", "swap_planetary_institute_with_own_mine": "",
    "credits_replace_power_in_free_actions": "", "start_with_planetary_institute": "",
    "single_growing_federation": "threshold_step", "satellite_cost": "", "place_space_station": "",
    "cannot_advance": "track", "may_advance": "track", "downgrade_research_lab_to_trading_station": "",
    "advance_lowest_track": "", "power_value_bonus": "value", "bowl3_token_spend_value": "value",
    "burned_token_goes_to_gaia_area": "", "power_value_of_big_structures": "value",
}  # fmt: skip


@dataclass(frozen=True)
class Effect:
    """One effect of a tile, a booster or a faction; `effect` is a named special power."""

    when: Annotated[int, ids.When]
    gain: Gain = NO_GAIN
    per: Count = NONE
    on: Annotated[int, ids.Event] = NONE
    then: Then = ""
    cost: Price = NO_PRICE
    effect: str = ""
    value: int = NONE
    bowl: int = NONE
    spend_value: int = NONE
    threshold_step: int = NONE
    token: Annotated[int, "federation_token"] = NONE
    track: TrackNumber = NONE

    def __post_init__(self) -> None:
        if self.effect and self.effect not in NAMED_POWERS:
            raise ValueError(f"unknown effect {self.effect!r}")
        if getattr(self, NAMED_POWERS.get(self.effect) or "when") == NONE:
            raise ValueError(f"{NAMED_POWERS[self.effect]!r} is missing")
        if self.bowl not in (NONE, 1, 2):
            raise ValueError("tokens return to bowl I or II")


@dataclass(frozen=True)
class Booster:
    """A round booster: separate income icons and at most one effect (GP-SETUP-11, GP-SPEC-4, GP-SPEC-5)."""

    income: tuple[Gain, ...]
    effect: Effect | None = None


@dataclass(frozen=True)
class RoundTile:
    """A round scoring tile; the last two numbers are used by the Automa only."""

    when: Literal["trigger"]
    on: Annotated[int, ids.Event]
    gain: Gain
    automa_vp_rounds_1_3: int
    automa_vp_rounds_4_6: int


@dataclass(frozen=True)
class FinalTile:
    """A final scoring tile and the neutral player's value on it (GP-SETUP-25)."""

    per: Count
    neutral_player: int


@dataclass(frozen=True)
class FederationToken:
    """A type of federation token; `only` is the one faction that can gain it."""

    gain: Gain
    green_side: bool
    count: int
    only: FactionNumber = NO_FACTION


@dataclass(frozen=True)
class PerVp:
    """What is counted, and the points for each."""

    per: Count = NONE
    vp: int = 0


@dataclass(frozen=True)
class BoardAction:
    """A power or QIC action of the research board (GP-ACT-1..10)."""

    cost: Price
    gain: Gain
    then: Then = ""
    gain_per: PerVp = PerVp()


@dataclass(frozen=True)
class Owner:
    faction: int = NO_FACTION  # anybody
    needs_institute: bool = False


def read_owner(at: Location, value: object) -> Owner:
    """`xenos` or `xenos with planetary institute`; whatever begins with `any faction` is for everybody."""
    name, with_institute, _ = str(value).partition(" with planetary institute")
    return (
        Owner()
        if name.startswith("any faction")
        else Owner(word_number(at, name, at.ids("faction")), bool(with_institute))
    )


@dataclass(frozen=True)
class FreeAction:
    """A conversion (GP-FREE-3), perhaps of one faction only."""

    cost: Price
    gain: Gain
    record: str
    who: Annotated[Owner, read_owner] = Owner()


@dataclass(frozen=True)
class Level:
    """One level of a research track (GP-RES-2)."""

    level: int
    once: Gain = NO_GAIN
    income: Gain = NO_GAIN
    step_cost_ore: int = 0
    range: int = 0
    project_cost_tokens: int = 0
    once_per: PerVp = PerVp()


@dataclass(frozen=True)
class Track:
    levels: tuple[Level, ...]

    def __post_init__(self) -> None:
        if [level.level for level in self.levels] != list(range(len(self.levels))):
            raise ValueError("the levels must stand in order")


@dataclass(frozen=True)
class ResearchBoard:
    advance_cost: Price  # one research step (GP-RES-1)
    vp_end_per_level: Annotated[tuple[int, int, int], Keyed(("level_3", "level_4", "level_5"))]
    tech_spaces: tuple[str, ...]  # under the six tracks, then three free ones (GP-TECH-2)


@dataclass(frozen=True)
class Structure:
    """A piece that stands on the map; `cost` is the price of building or upgrading into it (GP-UPG-13)."""

    id: str
    power_value: int = 0
    per_color: int = 0
    count: int = 0
    cost: Price = NO_PRICE
    cost_near_opponent: Price = NO_PRICE  # within `near_range`, for trading stations (GP-UPG-3)
    near_range: int = 0
    is_structure: bool = True
    upgrades_to: StructureNumbers = ()


@dataclass(frozen=True)
class Planet:
    """A planet type; `cost` is what makes it habitable besides terraforming (GP-HAB-2)."""

    id: str
    code: str
    color: str
    home_of: tuple[FactionNumber, ...] = ()
    terraform_steps_from: Annotated[tuple[int, ...], Keyed(WHEEL_NAMES)] = ()
    wheel_index: int = NONE
    cost: Price = NO_PRICE

    def __post_init__(self) -> None:
        if self.wheel_index not in (NONE, PLANET_NAMES.index(self.id)):
            raise ValueError("the planet types must stand in the order of the wheel")


@dataclass(frozen=True)
class Faction:
    """A faction board with its numbers and powers (GP-SETUP-16, GP-FAC-*)."""

    LAYOUT: ClassVar = ("difficulty",)
    id: str
    name: str
    board: int
    color: str
    home: Annotated[int, ids.Wheel]
    start: Gain
    start_research: tuple[TrackNumber, ...]
    start_power: Annotated[tuple[int, int, int], Keyed(("bowl1", "bowl2", "bowl3"))]
    base_income: Gain
    income_mine: tuple[Gain, ...]
    income_trading_station: tuple[Gain, ...]
    income_research_lab: tuple[Gain, ...]
    income_planetary_institute: tuple[Gain, ...]
    income_academy_left: Gain
    action_academy_right: Gain
    ability: tuple[Effect, ...]
    pi_power: tuple[Effect, ...]
    starting_mines: int = 2
    upgrade_graph: Annotated[tuple[StructureNumbers, ...], Keyed(STRUCTURE_NAMES, ())] = ()  # if it is not the usual


@dataclass(frozen=True)
class Sector:
    """A printed face of a sector tile: planet types at rotation 0, in the order of PLACE_NAMES."""

    number: int
    planets: Annotated[tuple[Annotated[int, ids.Planet], ...], Keyed(PLACE_NAMES, SPACE)]


@dataclass(frozen=True)
class MapSector:
    sector: str
    q: int
    r: int
    rotation: int


@dataclass(frozen=True)
class Map:
    players: tuple[int, ...]
    sector_count: int
    sectors: tuple[MapSector, ...]

    def __post_init__(self) -> None:
        if len(self.sectors) != self.sector_count:
            raise ValueError("sector_count differs from the number of sectors")


def hex_number(at: Location, value: object) -> int:
    return word_number(at, value, HEX_NAMES)


@dataclass(frozen=True)
class PrescribedMines:
    faction: FactionNumber
    hexes: tuple[Annotated[int, hex_number], ...]


@dataclass(frozen=True)
class FirstGame:
    """The suggested first game: its map and the prescribed mines of each faction (GP-SETUP-13, GP-SETUP-22)."""

    players: int
    map: str
    mines: tuple[PrescribedMines, ...]


@dataclass(frozen=True)
class Limits:
    """The most that a player can hold; more is lost."""

    ore: int
    knowledge: int
    credits: int
