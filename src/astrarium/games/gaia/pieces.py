"""The shapes of the tables: one frozen class for each kind of component (files of components/)."""

from dataclasses import dataclass, fields
from typing import Final


@dataclass(frozen=True)
class Gain:
    """What a player gains; the keys are explained in components/README.md, "Resources"."""

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

    def is_empty(self) -> bool:
        """Nothing at all is gained."""
        return self == NO_GAIN

    def parts(self) -> tuple[tuple[str, int], ...]:
        """The keys with an amount, in the order of the class, for texts and previews."""
        return tuple((key, getattr(self, key)) for key in GAIN_KEYS if getattr(self, key))


GAIN_KEYS: Final[tuple[str, ...]] = tuple(part.name for part in fields(Gain))
NO_GAIN: Final[Gain] = Gain()


@dataclass(frozen=True)
class Price:
    """What a player pays; `power` is spent from bowl III (GP-POWER-4), `burn` is a burning (GP-FREE-2)."""

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
    burn: bool = False


NO_PRICE: Final[Price] = Price()


@dataclass(frozen=True)
class Effect:
    """One effect of a tile, a booster or a faction; -1 where it has no count, no event.

    `name` is a named special power, `value` its one number (for tracks and tokens their id).
    """

    when: int
    gain: Gain = NO_GAIN
    per: int = -1
    on: int = -1
    name: str = ""
    value: int = 0
    then: str = ""
    price: Price = NO_PRICE
    counts_as: int = -1  # event raised besides the effect itself
    repeat: bool = False
    details: tuple[tuple[str, str], ...] = ()  # remarks of the file that the named power's own code carries out


@dataclass(frozen=True)
class Booster:
    """A round booster: separate income icons and at most one effect (GP-SETUP-11, GP-SPEC-4, GP-SPEC-5)."""

    income: tuple[Gain, ...]
    effect: Effect | None
    rulebook_number: int


@dataclass(frozen=True)
class RoundTile:
    """A round scoring tile; the last two numbers are used by the Automa only."""

    on: int
    vp: int
    automa_early: int
    automa_late: int


@dataclass(frozen=True)
class FinalTile:
    """A final scoring tile and the neutral player's value on it (GP-SETUP-25)."""

    per: int
    neutral: int


@dataclass(frozen=True)
class FederationToken:
    """A type of federation token; `only` is the one faction that can gain it, or -1."""

    gain: Gain
    green_side: bool
    count: int
    only: int


@dataclass(frozen=True)
class BoardAction:
    """A power or QIC action of the research board (GP-ACT-1..10)."""

    power: int
    qic: int
    gain: Gain
    then: str
    per: int
    per_vp: int


@dataclass(frozen=True)
class FreeAction:
    """A conversion (GP-FREE-3); `faction` is the only one that may use it, or -1."""

    price: Price
    gain: Gain
    faction: int
    needs_institute: bool
    record: str


@dataclass(frozen=True)
class Level:
    """One level of a research track (GP-RES-2)."""

    once: Gain
    income: Gain
    step_cost_ore: int
    range: int
    project_cost_tokens: int
    per: int
    per_vp: int
    special: str


@dataclass(frozen=True)
class Structure:
    """A piece that stands on the map; `cost` is the price of building or upgrading into it (GP-UPG-13)."""

    id: str
    cost: Price
    cost_near_opponent: Price  # equal to `cost` except for trading stations (GP-UPG-3)
    near_range: int
    power_value: int
    per_player: int
    count: int
    is_structure: bool
    on_build: Gain
    upgrades_to: tuple[int, ...]
    owner: int


@dataclass(frozen=True)
class Planet:
    """A planet type; `price` is what makes it habitable besides terraforming (GP-HAB-2)."""

    id: str
    code: str
    color: str
    home_of: tuple[int, ...]
    steps: tuple[int, ...]
    on_map_34: int
    on_map_12: int
    counts_as_own_type: bool
    price: Price


@dataclass(frozen=True)
class Faction:
    """A faction board with its numbers and powers (GP-SETUP-16, GP-FAC-*)."""

    id: str
    name: str
    board: int
    color: str
    home: int
    start: Gain
    start_research: tuple[int, ...]
    bowls: tuple[int, int, int]
    base_income: Gain
    income_mine: tuple[Gain, ...]
    income_trading_station: tuple[Gain, ...]
    income_research_lab: tuple[Gain, ...]
    income_planetary_institute: tuple[Gain, ...]
    income_academy_left: Gain
    action_academy_right: Gain
    starting_mines: int
    space_stations: int
    upgrade_graph: tuple[tuple[int, ...], ...]  # by structure
    abilities: tuple[Effect, ...]
    pi_power: tuple[Effect, ...]


@dataclass(frozen=True)
class Sector:
    """A printed face of a sector tile: planet types at rotation 0, in the order of PLACE_NAMES."""

    number: int
    planets: tuple[int, ...]
    used_with: tuple[int, ...]


@dataclass(frozen=True)
class MapMethod:
    """A way of building a variable board (GP-VAR-8, GP-VAR-12)."""

    name: str
    players: tuple[int, ...]
    omit_sectors: tuple[str, ...]


@dataclass(frozen=True)
class FirstGame:
    """The suggested first game: its map and the prescribed mines of each faction (GP-SETUP-13, GP-SETUP-22)."""

    map: str
    mines: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True)
class Limits:
    """The most that a player can hold; more is lost."""

    ore: int
    knowledge: int
    credits: int
    satellites: int


@dataclass(frozen=True)
class AutomaCard:
    """A decision card of the Automa: action side, then support side."""

    number: int
    starter: bool
    pass_icon: bool
    action: str
    vp: int
    final_tile_tiebreak: str
    range: int
    directional: str
    numbered_direction: str
    numbered_count: int
    pass_booster: str
    setup_booster: int


@dataclass(frozen=True)
class AutomaAction:
    """One action of an Automa faction card."""

    action: str
    range: int
    track: int
    tiebreak_first: str
    if_impossible: str


@dataclass(frozen=True)
class AutomaFaction:
    """A faction card of the Automa; `start_research` is a track or -1."""

    faction: int
    actions: tuple[AutomaAction, ...]
    vp: int
    start_research: int
    mines: int
    always: str


@dataclass(frozen=True)
class AutomaDifficulty:
    """A strength of the Automa."""

    id: str
    level: int
    start_vp: int
    starter_cards: tuple[int, ...]
    plus_random_cards: int
    extra_vp_per_gain: int


Layout = tuple[tuple[str, int, int, int], ...]  # (sector face, q, r, rotation)


@dataclass(frozen=True)
class Tables:
    """Everything that the component files say."""

    tech: tuple[Effect, ...]
    advanced: tuple[Effect, ...]
    boosters: tuple[Booster, ...]
    round_tiles: tuple[RoundTile, ...]
    final_tiles: tuple[FinalTile, ...]
    rank_vp: tuple[int, ...]
    tokens: tuple[FederationToken, ...]
    board_actions: tuple[BoardAction, ...]
    free_actions: tuple[FreeAction, ...]
    qic_range: int
    levels: tuple[tuple[Level, ...], ...]
    advance_cost: Price
    level_vp: tuple[int, ...]
    structures: tuple[Structure, ...]
    satellite_cost: Price
    upgrades: tuple[tuple[int, ...], ...]
    factions: tuple[Faction, ...]
    planets: tuple[Planet, ...]
    limits: Limits
    start_vp: int
    rounds: int
    box: dict[str, int]
    hex_offsets: tuple[tuple[int, int], ...]
    sectors: dict[str, Sector]
    maps: dict[str, Layout]
    map_players: dict[str, tuple[int, ...]]
    map_methods: dict[str, MapMethod]
    first_game: dict[int, FirstGame]
    automa_cards: tuple[AutomaCard, ...]
    automa_factions: tuple[AutomaFaction, ...]
    automa_difficulties: tuple[AutomaDifficulty, ...]
    record_ids: dict[str, dict[str, int]]
    titles: dict[str, dict[str, str]]
    counts: dict[str, dict[str, int]]
    sources: tuple[tuple[str, str, str], ...]
    data_hash: str
    corrections: dict[str, dict[str, object]]  # what an owner has corrected
