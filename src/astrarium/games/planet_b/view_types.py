"""What the view of Planet B holds, declared."""

from typing import Annotated, Literal, NotRequired, TypedDict

from .ids import Fraud, Resource, Side

Voter = int | Literal["puppet"]


class Tile(TypedDict):
    """A location with its conglomerate, briefcases and market."""

    tile: str | None
    side: Side
    briefcases: int
    market: Side
    next: Annotated[Literal["flip", "leave"] | None, "what the exchange does with the tile"]


class Stack(TypedDict):
    """The B tiles: the open one on top, and how many lie below it."""

    top: str | None
    size: int


class Price(TypedDict):
    """What a resource brings."""

    now: int
    grey: int
    red: int
    next: Annotated[int | None, "after the exchange of this turn, if one is due"]


class BuildingDeck(TypedDict):
    """A building deck."""

    size: int
    under: Annotated[
        list[str | None], "cards under the deck, the next one first; null if the viewer does not know them"
    ]


class NewsDeck(TypedDict):
    """A news deck with its open card."""

    open: str | None
    size: Annotated[int, "face down"]


class LawDeck(TypedDict):
    """A law deck; decided laws lie under it, known to all."""

    size: int
    under: list[str]


class Zone(TypedDict):
    """A work zone: workies on it, and its places."""

    crafties: int
    brainies: int
    craftie_places: int
    brainie_places: int


class Building(TypedDict):
    """A built building."""

    card: str
    zones: list[Zone]


class Cell(TypedDict):
    """A production cell."""

    resource: Resource
    is_tile: bool


class FraudSlot(TypedDict):
    """A slot for a fraud tile."""

    tile: Fraud | None
    cost: int
    vp: int


class HandCard(TypedDict):
    """A card in hand: its letter, and which it is if the viewer knows."""

    deck: str
    card: NotRequired[str]


class OpenEffect(TypedDict):
    """An action of an open box, and how often it is still to be done."""

    kind: str
    n: int
    left: int


class OpenBox(TypedDict):
    """A box that is being carried out, the innermost last."""

    seat: int
    box: str
    effects: list[OpenEffect]
    working: Annotated[int, "steps left of its workie action, if that has begun"]


class Player(TypedDict):
    """One player."""

    billies: int
    vp: Annotated[int | None, "secret from the others"]
    points: Annotated[dict[str, int] | None, "where the victory points come from"]
    if_ended: Annotated[int | None, "the victory points if the game ended now, as secret as they are"]
    mood: int
    storage: dict[str, int]
    crafties: int
    brainies: int
    cells: list[Cell]
    tiles: Annotated[dict[str, int], "production tiles in the supply"]
    discs: dict[str, int]
    fraud: list[FraudSlot]
    buildings: list[Building]
    hand: list[HandCard]
    news: Annotated[list[str], "the pile, its top last"]
    is_immoral: bool
    office: str | None


class View(TypedDict):
    """The whole table."""

    turn: int
    actors: list[int]
    deal: str | None
    is_office_used: bool
    locations: dict[str, Tile]
    spots: Annotated[int, "briefcases that a tile takes"]
    stack: Stack
    prices: dict[str, Price]
    marker: int
    track: Annotated[int, "the last space of the election track"]
    is_election_due: bool
    decks: dict[str, BuildingDeck]
    drafted: Annotated[list[str], "cards that go round and that the viewer holds"]
    news: dict[str, NewsDeck]
    laws: dict[str, LawDeck]
    deciding: Annotated[list[str], "laws that are being decided, the innermost last"]
    votes: Annotated[list[int], "the supplies by voter: the seats, then the puppet"]
    bag: Annotated[list[int], "votes by voter: the seats, then the puppet"]
    fronts: Annotated[list[list[int]], "in an election: what lies in front of each voter, by whose vote it is"]
    offices: dict[str, Voter | None]
    turns_left: Annotated[int | None, "once the last tile is laid out"]
    open: list[OpenBox]
    firing: Annotated[list[str], "buildings with a full zone, one of whose boxes is asked for, the innermost last"]
    players: list[Player]
