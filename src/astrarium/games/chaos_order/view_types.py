"""What the view of Chaos Order holds, declared."""

from typing import Annotated, Literal, NotRequired, TypedDict

Use = Literal["land", "lake", "base", "unused"]
# Of a battle: before planning, a card on the dial or not, sector and card, one side after the other openly, the result.
Stage = Literal["before", "card", "plan", "open_plan", "revealed"]
# Of an action: the decision to pay its price, what comes before the main action, that action, the auxiliary action.
ActionPart = Literal["price", "start", "main", "auxiliary"]
Amounts = Annotated[dict[str, int], "what is gained, by name"]


class Price(TypedDict):
    """The tile on an action phase, and what acting there costs the viewer."""

    space: str
    owner: Annotated[int | None, "null for a neutral tile"]
    tile: str
    to_owner: int
    to_left: int
    to_right: int
    to_supply: int
    order: Annotated[list[int], "the seats in the order of their turns"]


class Site(TypedDict):
    """A foundation, and the building on it."""

    foundation: Annotated[str | None, "null: the building stands without one"]
    reward: Amounts
    owner: int | None
    building: str | None
    relic: Annotated[int | None, "the relic that stands on it"]


class Force(TypedDict):
    """The units of a faction in a region."""

    seat: int
    fighters: int
    leaders: list[str]
    rhyzu: list[str]
    must_stay: Annotated[int, "units that opponents pin"]


class Harvest(TypedDict):
    """A harvest symbol: printed, or a token over it."""

    gain: Amounts
    token: str | None
    is_upgraded: bool


class Region(TypedDict):
    """A region of the map."""

    use: Use
    terrain: str
    base_of: int | None
    harvest: Harvest
    sites: list[Site]
    relic: int | None
    forces: list[Force]
    controller: int | None
    is_contested: bool
    morale: bool
    trap: Literal["armed", "sprung"] | None


class Leader(TypedDict):
    """A leader card that was kept."""

    name: str
    place: Annotated[str | None, "a region or base; null in the supply"]
    is_upgraded: bool
    strength: int
    attack: int
    defence: int
    deploy_gems: int
    upgrade_gems: int


class Attribute(TypedDict):
    """An attribute card."""

    name: str
    is_upgraded: bool
    gems: Annotated[int, "to upgrade it"]


class Buildings(TypedDict):
    """The buildings of a type."""

    built: int
    total: int
    has_lock: Annotated[bool, "the next one costs a lock"]
    income: Amounts


class HandCard(TypedDict):
    """A card of a hand; its name if the viewer knows it."""

    is_fresh: bool
    card: NotRequired[str]


class Player(TypedDict):
    """One faction."""

    faction: str | None
    energy: int
    gems: int
    fame: int
    fame_goal: int
    hand: list[HandCard]
    hand_limit: int
    columns: dict[str, int]
    areas: list[int]
    reserve: int
    home: Annotated[int, "fighters on the base or aboard"]
    on_map: Annotated[int, "fighters on the map"]
    leaders: list[Leader]
    attributes: list[Attribute]
    foundations: Annotated[list[str], "personal foundations that are built"]
    locked_foundations: list[str]
    buildings: dict[str, Buildings]
    price_tiles: list[str]
    vault: list[str]
    placed_tiles: list[str]
    relics: list[int]
    relic_slots: list[Amounts]
    base: str | None
    anchors: list[str]
    region_count: int
    income_row: Annotated[int, "the number of the row of the income table"]
    morale: Annotated[dict[str, int] | None, "tokens left in the rows"]
    morale_on_base: bool


class RhyZu(TypedDict):
    """A Rhy-Zu."""

    name: str
    place: str | None
    commander: int | None
    is_upgraded: bool


class Part(TypedDict):
    """What one thing counts in a battle."""

    source: Annotated[str, "its reference"]
    strength: int
    attack: int
    defence: int


class Side(TypedDict):
    """One side of a battle."""

    seat: int
    strength: Annotated[int, "with all that is open"]
    attack: int
    defence: int
    parts: Annotated[list[Part], "of the three sums"]
    has_card: Annotated[bool | None, "on the dial; null while that is sealed"]
    is_ready: Annotated[bool, "it has sealed what is asked in this stage"]
    sector: Annotated[str | None, "null until it is open"]
    card: str | None
    die: str | None
    wounded: Annotated[int, "opposing fighters that it has wounded"]


class Battle(TypedDict):
    """The battle that is fought."""

    region: str
    stage: Stage
    sides: Annotated[list[Side], "the initiator first"]
    winner: int | None


class Choice(TypedDict):
    """One of several effects of which one is chosen."""

    gain: Amounts
    add: Annotated[dict[str, int], "to the region count"]
    power: str | None


class Due(TypedDict):
    """A battle that is still to be fought, with the strengths before cards."""

    region: str
    seats: list[int]
    strengths: Annotated[list[int], "if the first seat started it"]


class TurnAction(TypedDict):
    """The action of the turn, as far as it has come."""

    part: Annotated[ActionPart, "the part at hand"]
    column: Annotated[int, "of the track, as it is read now"]
    is_auxiliary_free: Annotated[bool, "its cost need not be paid"]


class MarchAhead(TypedDict):
    """A way that units of the viewer may go now, if as many as may went."""

    origin: Annotated[str, "a region or base"]
    target: str
    rival: Annotated[int | None, "the strongest opponent there"]
    strengths: Annotated[list[int], "of the viewer and of that opponent, before cards"]
    is_new: Annotated[bool, "a region that the viewer would come to control"]


class View(TypedDict):
    """The whole table."""

    round: int
    phase: Annotated[str, "a phase, or setup"]
    actors: list[int]
    turn: Annotated[int, "-1 if it is nobody's turn"]
    gun: Annotated[int, "who holds the flare gun; -1 before anybody does"]
    points: Annotated[int, "left in the action that uses some"]
    action: Annotated[TurnAction | None, "null if nobody acts"]
    marches: Annotated[list[MarchAhead], "empty unless the viewer moves"]
    waiting: Annotated[list[int], "seats whose turn in this phase is to come"]
    prices: dict[str, Price]
    has_two_faction_faces: Annotated[bool, "tiles 1 and 2 show their faces for two factions"]
    regions: dict[str, Region]
    mountains: list[str]
    tunnels: list[list[str]]
    tokens: Annotated[list[str], "harvest tokens that can be placed"]
    rhyzu: list[RhyZu]
    intel: dict[str, Literal["supply", "held", "given"]]
    deck: int
    discards: list[str]
    choices: Annotated[list[Choice], "the effects of which one is being chosen, in the order of the options"]
    income_left: Annotated[list[str], "parts of the income that are still to be taken"]
    due: list[Due]
    battle: Battle | None
    players: list[Player]
    won_by: Annotated[str, "how the game was won; empty until then"]
