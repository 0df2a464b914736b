"""What the view holds, declared: tools/view_schemas.py makes the schema and the client's types from this file."""

from typing import Annotated, Literal, NotRequired, TypedDict

from .ids import Planet, Structure

StonePlace = Literal["bowl1", "bowl2", "bowl3", "gaia"]
Sector = Annotated[tuple[str, int, int, int], "Face, steps to the north, steps to the north-east, turns of 60 degrees."]
ActionSide = TypedDict(
    "ActionSide", {"number": int, "action": str, "vp": int, "pass": bool}
)  # pass is a word of Python


class SupportSide(TypedDict):
    number: int
    range: int
    final_tile: str
    reading: str
    counting: str
    count: int
    booster: str


class Automa(TypedDict):
    """The open cards of the solo opponent, and how many its deck has."""

    left: int
    support: SupportSide | None
    action: ActionSide | None


class Hex(TypedDict):
    """A hex that holds something."""

    planet: NotRequired[Planet]
    owner: NotRequired[int]
    structure: NotRequired[Structure]
    satellites: NotRequired[list[int]]
    guests: NotRequired[list[int]]
    federated: NotRequired[list[int]]


class OwnTech(TypedDict):
    tile: str
    covered: bool


class OwnToken(TypedDict):
    token: str
    green: bool


class FinalTile(TypedDict):
    tile: str
    counts: Annotated[list[int], "By seats; the neutral player's comes last, if there is one."]


class Unchosen(TypedDict):
    """A player before the choice of a faction."""

    faction: None
    is_automa: bool
    vp: int


class StructureSupply(TypedDict):
    """One kind of structure on a faction board."""

    built: int
    total: int
    next_income: Annotated[dict[str, int], "What the next one built adds to the income."]
    cost: Annotated[dict[str, int], "What the next one costs, without terraforming and range."]
    cost_near: NotRequired[Annotated[dict[str, int], "What it costs near an opponent, if that differs."]]


class Player(TypedDict):
    """One faction board."""

    faction: str
    color: str
    is_automa: bool
    vp: int
    points: Annotated[dict[str, int], "Where the points come from."]
    ore: int
    credits: int
    knowledge: int
    qic: int
    bowls: tuple[int, int, int]
    gaia_area: int
    brainstone: StonePlace | None
    spendable: Annotated[int, "Abilities that can be spent."]
    passed: bool
    booster: str | None
    research: Annotated[dict[str, int], "Levels by track."]
    pieces: Annotated[dict[str, int], "Structures that are still on the board."]
    structures: dict[str, StructureSupply]
    planet_costs: Annotated[dict[str, dict[str, int]], "What a planet of each type adds to the price of a mine."]
    colonies: Annotated[dict[str, int], "Own planets with the power values of what stands there."]
    satellites: list[str]
    federations: int
    gaiaformers: int
    gaiaformers_away: int
    tech: list[OwnTech]
    advanced: list[str]
    tokens: list[OwnToken]
    specials: Annotated[list[str], "Special actions that the player has, used in this round or not."]
    used: list[str]
    income: Annotated[dict[str, int], "What the next income phase brings."]
    range: Annotated[int, "How far the player reaches without QIC."]
    starts: Annotated[list[str], "Hexes from which the range is counted."]


class View(TypedDict):
    """The whole table."""

    round: int
    order: list[int]
    passed: list[int]
    turn: int
    actors: list[int]
    sectors: list[Sector]
    hexes: dict[str, Hex]
    tech: list[str]
    advanced: list[str | None]
    terraforming_token: str | None
    tokens: Annotated[dict[str, int], "Federation tokens that are left."]
    round_tiles: list[str]
    final_tiles: list[FinalTile]
    boosters: list[str]
    board_used: Annotated[list[str], "Actions of the research board that were used in this round."]
    players: list[Player | Unchosen]
    automa: Automa | None
