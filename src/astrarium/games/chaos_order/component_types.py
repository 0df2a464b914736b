"""What the component files say: a class for each kind of entry, a field for each key that the rules need."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from .component_words import Effects, Gains, Payments, SideValue, Symbols
from .ids import Back, BuildingType, FameEvent, FoundationKind, LandSet, Layer, Phase, Symbol, Terrain, Use

FactionNumber = Annotated[int, "faction"]
RegionNumber = Annotated[int, "region"]
HarvestCode = Literal["", "none", "energy1", "energy2", "gem1", "card1", "recruit1"]


@dataclass(frozen=True)
class Limits:
    """The constants of the game."""

    rounds_max: int
    hand_limit: int
    hand_limit_with_foundation: int
    wound_limit_per_side: int
    foundations_per_region_max: int
    buildings_per_type_per_region: int
    lock_gem_cost: int
    lock_energy_cost_with_unlock: int


@dataclass(frozen=True)
class Start:
    """What every faction has at the start (CO-SETUP-7)."""

    energy: int
    gem: int
    tactics_cards: int


@dataclass(frozen=True)
class PhaseEntry:
    """A phase of a round, and what pricing it gives (CO-PRICE-8)."""

    action: bool
    order: int
    instant: Gains = ()
    instant_move_first: Gains = ()
    instant_move_last: Gains = ()


@dataclass(frozen=True)
class RegionIncome:
    """A row of the income by region count (CO-INC-4)."""

    min: int
    max: int
    times: int
    effects: Effects


@dataclass(frozen=True)
class FactionCount:
    """What depends on the number of factions."""

    factions: int
    land_tile_sets: tuple[LandSet, ...]
    land_regions: int
    neutral_foundations_removed: int
    neutral_foundations_used: int
    neutral_price_pairs: tuple[str, ...]
    prices_per_faction: int
    tunnels: tuple[Annotated[int, "tunnel"], ...]


@dataclass(frozen=True)
class Region:
    LAYOUT: ClassVar = ("row", "col")
    terrain: Annotated[int, Terrain]
    harvest: HarvestCode
    slot: LandSet
    use_2: Use
    use_3: Use
    use_4: Use
    use_5: Use
    touches: tuple[RegionNumber, ...]

    def use(self, factions: int) -> Use:
        """What the region is in a game with so many factions."""
        return (self.use_2, self.use_3, self.use_4, self.use_5)[factions - 2]


@dataclass(frozen=True)
class MountainPlace:
    between: tuple[RegionNumber, RegionNumber]


@dataclass(frozen=True)
class Tunnel:
    min_factions: int
    ends: tuple[RegionNumber, RegionNumber]


@dataclass(frozen=True)
class LandTile:
    set: LandSet
    min_factions: int
    terrain: Annotated[int, Terrain]
    harvest: HarvestCode


@dataclass(frozen=True)
class FameSource:
    event: FameEvent
    fame: int = 0
    fame_by_uncovered: tuple[int, ...] = ()  # by the open spaces of the fame row of morale (CO-LEY-3)


@dataclass(frozen=True)
class Trade:
    """Points of the recruit action and what they buy (CO-REC-4)."""

    recruit: int
    gain: Gains


@dataclass(frozen=True)
class Faction:
    LAYOUT: ClassVar = ("colour", "rules")
    vault_order: int
    base: Literal["tile", "ship"]
    base_harvest: HarvestCode
    base_income: tuple[Gains, ...]  # one of them is chosen
    fame_goal: int
    fame_win: Literal["immediate", "end_of_relic_check"]
    fame_sources: tuple[FameSource, ...]
    relic_slots: tuple[Gains, ...]
    recruit_areas: tuple[int, ...]
    start_fighters: int
    reserve_fighters: int
    fighter_strength: int
    fast_track_energy: int  # -1: there is none
    recruit_trade: Trade
    leaders_owned: int
    leaders_used: int
    starting_foundations: tuple[Annotated[int, "starting_foundation"], ...]
    outposts_per_region: int
    enters_lakes: bool
    leaders_per_region: int


@dataclass(frozen=True)
class FameBonus:
    at: int
    gain: Gains


@dataclass(frozen=True)
class FameTrack:
    faction: FactionNumber
    goal: int
    bonuses: tuple[FameBonus, ...]


@dataclass(frozen=True)
class Cell:
    """A column of a research track."""

    phase: Annotated[int, Phase]
    column: int
    main: Gains
    lock: bool
    instant: tuple[Gains, ...]  # one of them may be taken
    aux_pay: Payments
    aux_gain: Gains


@dataclass(frozen=True)
class Building:
    faction: FactionNumber
    type: Annotated[int, BuildingType]
    slots: tuple[int, ...]  # 1: a lock is paid for the building that stands there
    income: Gains
    effects: Effects


@dataclass(frozen=True)
class PersonalFoundation:
    LAYOUT: ClassVar = ("slot",)
    faction: FactionNumber
    kind: Annotated[int, FoundationKind]
    lock: bool
    effects: Effects
    reward: Gains


@dataclass(frozen=True)
class StartingFoundation:
    faction: FactionNumber
    reward: Gains


@dataclass(frozen=True)
class NeutralFoundation:
    relic: int
    reward: Gains


@dataclass(frozen=True)
class PriceTile:
    pay_owner: int
    pay_bank: int
    back: Annotated[int, Back]
    effects: Effects
    two_faction_pay_owner: int = 0
    two_faction_pay_bank: int = 0
    two_faction_effects: Effects = ()


@dataclass(frozen=True)
class NeutralTile:
    pair: str
    layer: Annotated[int, Layer]
    removed_after_round: int
    factions: tuple[int, ...]
    pay_left: int
    pay_right: int
    pay_bank: int


@dataclass(frozen=True)
class Leader:
    LAYOUT: ClassVar = ("ability_phase",)
    faction: FactionNumber
    base: Symbols
    upgraded: Symbols
    upgrade_gems: int
    effects_base: Effects
    effects_upgraded: Effects


@dataclass(frozen=True)
class RhyZu:
    faction: FactionNumber
    base: Symbols
    upgraded: Symbols
    upgrade_gems: int
    summoned_by: Annotated[int, "tile"]
    upkeep: Payments
    income_if_lost: Gains
    enters_lakes: bool


@dataclass(frozen=True)
class Attribute:
    faction: FactionNumber
    upgrade_gems: int
    effects_base: Effects
    effects_upgraded: Effects
    on_upgrade: Effects


@dataclass(frozen=True)
class IntelCard:
    about: FactionNumber
    circadian_side: Effects
    other_side: Effects


@dataclass(frozen=True)
class TacticsCard:
    left: SideValue
    right: SideValue
    combat: Effects
    phase: Annotated[int, Phase]
    phase_lock: bool
    play: Effects


@dataclass(frozen=True)
class HarvestToken:
    owner: Literal["common", "oxataya"]
    base: Effects
    upgraded: Effects


@dataclass(frozen=True)
class Sector:
    left: Annotated[int, Symbol]
    right: Annotated[int, Symbol]
    retreat: bool
    gem_cost: int
    needs_gem: bool
    min_fighters: int
    forbids_leader: bool
    printed_card_defence: int


@dataclass(frozen=True)
class PrintedCard:
    left: int
    right: int


@dataclass(frozen=True)
class DieFace:
    strength: int
    defence: int


@dataclass(frozen=True)
class Token:
    """A piece that is only counted."""

    LAYOUT: ClassVar = ("scope", "numbers", "sides", "rows", "value", "per_faction")
