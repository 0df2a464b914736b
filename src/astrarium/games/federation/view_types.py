"""What the view holds, declared: tools/view_schemas.py makes the schema and the client's types from this file."""

from typing import Annotated, NotRequired, TypedDict

from .ids import Planet, Side


class Reserve(TypedDict):
    lavandium: int
    copernium: int
    oceanium: int
    golden_diamond: int


class Influence(TypedDict):
    neo: int
    sixmoons: int
    atal: int
    arratuin: int
    e81216: int


class Medals(TypedDict):
    """The medals that are left on each planet, as the values that they ask for."""

    neo: list[int]
    sixmoons: list[int]
    atal: list[int]
    arratuin: list[int]
    e81216: list[int]


class NeutralToken(TypedDict):
    owner: None
    votes: int


class Ambassador(TypedDict):
    """An ambassador token as it lies."""

    owner: int
    ambassador: str
    face: Annotated[str, "One of its sides, or the alteration token that covers it."]
    side: Side
    votes: int
    die: NotRequired[Annotated[int, "The assistant die that lies with it."]]


class NeoPlanet(TypedDict):
    asteroids: Annotated[dict[str, str | None], "By spaces: a token, face_down, or nothing any more."]
    dead: list[str]
    dead_down: int


class Moon(TypedDict):
    tokens: list[str]
    down: int


class AtalPlace(TypedDict):
    tile: str | None
    down: int


class E81216(TypedDict):
    productions: list[str]
    tokens: list[str]
    multipliers: list[int]


class Planets(TypedDict):
    """What lies on the planets, and the medals that are left."""

    neo: NeoPlanet
    sixmoons: dict[str, Moon]
    atal: list[AtalPlace]
    e81216: E81216
    medals: Medals


class DeepSpace(TypedDict):
    size: int
    known: Annotated[list[str], "For whoever has looked through the pile."]


class Floor(TypedDict):
    votes: list[int]
    neutral: int
    winners: list[int]
    points: list[int]


class Project(TypedDict):
    project: str
    value: int
    after: Annotated[int, "How far it would come at the end of the round."]
    length: int
    values: list[int]
    points: list[int]
    added: Annotated[list[int] | None, "What everybody would add to the common project; null elsewhere."]


class Forecast(TypedDict):
    """Everything as it stands, if the executive phase came now."""

    floors: Annotated[list[Floor], "From the bottom up."]
    wings: list[int]
    laws: list[list[int]]
    projects: list[Project]
    totals: Annotated[list[int], "Points if the game ended now."]


class OwnErudite(TypedDict):
    tile: str
    used: bool


class Player(TypedDict):
    """One player board."""

    prestige: int
    points: Annotated[dict[str, int], "Where the prestige comes from."]
    reserve: Reserve
    crystals: int
    degree: int
    level: int
    marker_level: int
    level_round: int
    level_game: int
    hangar: int
    supply: int
    open: list[str]
    flown: list[str]
    completed: int
    ambassadors: dict[str, int]
    die: int
    die_space: str | None
    alterations: list[str]
    erudites: list[OwnErudite]
    influence: Influence
    miner: str
    mage: str
    asteroids: list[str]
    discs: dict[str, int]
    robots: list[int]
    starting_tile: str | None
    deep_tile: str | None
    medals: list[str]
    medal_points: int
    contribution: int
    leftovers: int


class View(TypedDict):
    """The whole table, without what lies face down."""

    round: int
    first_player: int
    president: int
    turn: int
    actors: list[int]
    spaces: Annotated[dict[str, Ambassador | NeutralToken], "Senate spaces that are taken."]
    outer: list[Ambassador]
    laws: list[Planet | None]
    next_laws: list[Planet]
    past_laws: list[list[Planet]]
    starting_tiles: list[str]
    planets: Planets
    deep_space: DeepSpace
    piles: dict[str, int]
    looked: list[str]
    forecast: Forecast
    players: list[Player]
