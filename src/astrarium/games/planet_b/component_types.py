"""What the component files say: a class for each kind of entry, a field for each key that the rules need."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal

from astrarium.components.table_reader import Keyed

from .component_words import Costs, Effects
from .ids import WORKIE_NAMES, NewsDeck, Resource, Side

ResourceNumber = Annotated[int, Resource]
LetterOrHeadquarters = Literal["A", "B", "C", "HQ"]


@dataclass(frozen=True)
class Box:
    """An action box: what is paid, then what is done in any order (PB-ACT-1)."""

    cost: Costs
    effects: Effects


@dataclass(frozen=True)
class Conglomerate:
    letter: Literal["A", "B"]
    box_grey: Box
    box_red: Box


@dataclass(frozen=True)
class Building:
    deck: Annotated[int, LetterOrHeadquarters]
    cost: int
    zones: tuple[Annotated[tuple[int, ...], Keyed(WORKIE_NAMES)], ...]  # places by kind of workie
    box: tuple[Box, ...]
    vp: int = 0

    def __post_init__(self) -> None:
        if len(self.box) != 2 or not 1 <= len(self.zones) <= 2:
            raise ValueError("a building has two boxes and one or two zones")


@dataclass(frozen=True)
class News:
    LAYOUT: ClassVar = ("flavour",)
    deck: Annotated[int, NewsDeck]
    immoral: bool
    cost: Costs
    effects: Effects


@dataclass(frozen=True)
class OthersPart:
    effects: Effects


@dataclass(frozen=True)
class LawSide:
    president: Box
    others: OthersPart


@dataclass(frozen=True)
class Law:
    LAYOUT: ClassVar = ("flavour",)
    colour: Annotated[int, Literal["yellow", "blue"]]
    left: LawSide
    right: LawSide


@dataclass(frozen=True)
class Office:
    players: tuple[int, ...]
    immediate_vp: int
    returns_votes_of: tuple[Literal["own", "president"], ...]
    turn_if_moral: Effects
    turn_if_immoral: Effects


@dataclass(frozen=True)
class Space:
    """A step of a faction track with its two boxes."""

    box1: Effects
    box2: Effects


@dataclass(frozen=True)
class Track:
    space: tuple[Space, ...]


@dataclass(frozen=True)
class PlayerBoard:
    line_top: tuple[ResourceNumber, ...]
    line_bottom: tuple[ResourceNumber, ...]


@dataclass(frozen=True)
class Common:
    """What all player boards have in common."""

    storage_per_resource: int
    max_crafties_on_board: int
    max_brainies_on_board: int
    hand_limit: int
    start_crafties: int
    start_brainies: int
    start_billies: int
    start_votes_in_bag: int
    production_tile_price: int


@dataclass(frozen=True)
class MoodSpace:
    value: int
    effects: Effects


@dataclass(frozen=True)
class MoodRules:
    overflow_vp: int
    underflow_vp: int


@dataclass(frozen=True)
class FraudSlot:
    cost: Costs
    vp: int


@dataclass(frozen=True)
class BoardSide:
    players: tuple[int, ...]
    briefcase_spots_per_tile: int
    election_track_steps: int


@dataclass(frozen=True)
class Location:
    placed_side: Annotated[int, Side]
    discard_from: Annotated[int, Side]
    market_resources: tuple[ResourceNumber, ...]
    price_grey: int
    price_red: int


@dataclass(frozen=True)
class Exchange:
    votes: int
    immoral_vp: int
    election_steps: int


@dataclass(frozen=True)
class Election:
    base_draw: int
    puppet_votes_per_election: int
    puppet_draw: int


@dataclass(frozen=True)
class FinalScoring:
    billies_per_vp: int
    vp_per_faction_step: int
    vp_per_mood_space: int
    president_vp: int
    most_votes_vp: int
    second_votes_vp: int


@dataclass(frozen=True)
class Token:
    """A piece of which every player has some."""

    LAYOUT: ClassVar = ("colour", "unlimited", "use", "effect", "face_up", "face_down")
    per_player: int = 0
    resource: Annotated[int, Literal["", Resource]] = 0


HEADQUARTERS: Final = 3  # as a deck: in none
