"""What a view of Eclipse contains."""

from typing import Annotated, NotRequired, TypedDict


class ShipView(TypedDict):
    owner: Annotated[int, "a seat; 9 is nobody"]
    kind: Annotated[str, "class, or the kind of an NPC ship"]
    damage: int


class SectorView(TypedDict):
    q: int
    r: int
    rotation: int
    zone: Annotated[int, "1 to 3 by its ring; 0 is the centre"]
    vp: int
    artifacts: int
    wormholes: Annotated[list[int], "edges as the sector lies, clockwise from N"]
    links: Annotated[list[str], "sectors with which it is fully connected"]
    owner: int | None
    population: Annotated[dict[str, int], "cubes by kind of square"]
    squares: Annotated[dict[str, int], "squares by kind, with orbitals and the Shellworld"]
    ships: list[ShipView]
    arrivals: Annotated[list[int], "seats with ships here, the first to come first"]
    structures: list[str]
    discovery: Annotated[bool, "a face-down tile lies here"]
    portal: bool


class ClassView(TypedDict):
    """What each ship of a class has now."""

    initiative: int
    movement: int
    hull: int
    computer: int
    shield: int
    cannons: Annotated[list[int], "the damage of each die"]
    missiles: list[int]
    energy: Annotated[int, "left over; negative while an Upgrade is open"]
    ships: Annotated[int, "on the map"]
    most: Annotated[int, "figures; 0 if only orbitals limit them"]
    parts: Annotated[list[str | None], "what works on each square"]


class PlayerView(TypedDict):
    species: str | None
    storage: list[int]
    cubes: Annotated[list[int], "on the population tracks"]
    production: list[int]
    graveyard: list[int]
    discs: int
    upkeep: int
    reserve: int
    actions: Annotated[list[int], "discs on the spaces of actions, then of reactions"]
    colony_ships: int
    techs: Annotated[list[list[str]], "on each track"]
    developments: list[str]
    blueprints: Annotated[dict[str, list[str | None]], "the part tile on each square of a class"]
    classes: Annotated[dict[str, ClassView], "by class, of those that the species has"]
    outside: str | None
    spare_parts: list[str]
    ambassadors: list[int]
    reputation: Annotated[list[int | None], "values of the tiles as far as the seat knows them"]
    discoveries: Annotated[list[str | None], "tiles that are kept, as far as the seat knows them"]
    looking_at: NotRequired[str]
    is_passed: bool
    is_collapsed: bool
    is_traitor: Annotated[bool, "has the Traitor card"]
    alliance: str | None
    left_alliances: Annotated[list[str], "their tokens show the traitor side"]
    used_discoveries: Annotated[int, "tiles that were used and lie on no sector"]
    npc_tokens: list[str]
    points: Annotated[int | None, "if nothing of them is hidden from the seat"]


class ZoneView(TypedDict):
    stack: Annotated[int, "hexes that can still be drawn"]
    discards: list[str]


class SquadronView(TypedDict):
    """The ships of one class of one owner in a battle."""

    squadron: str
    owner: Annotated[int, "a seat; 9 is nobody"]
    is_defender: bool
    initiative: int
    hull: int
    computer: int
    shield: int
    regeneration: int
    cannons: Annotated[list[int], "the damage of each die of one ship"]
    missiles: list[int]
    damages: Annotated[list[int], "of each ship, the most damaged first"]
    has_acted: Annotated[bool, "in this round, or in the missile volley"]
    refuges: Annotated[list[str], "where each ship retreats to; empty if they do not"]


class DieView(TypedDict):
    damage: int
    roll: int


class HitView(TypedDict):
    damage: int
    ship: str


class RewardView(TypedDict):
    seat: int
    tiles: int


class BattleView(TypedDict):
    sector: str
    round: Annotated[int, "0 is the missile volley"]
    attackers: Annotated[list[int], "owners; empty between two battles of a sector"]
    defenders: list[int]
    acting: Annotated[str | None, "a squadron"]
    squadrons: Annotated[list[SquadronView], "in the order in which they act"]
    dice: Annotated[list[DieView], "that were rolled, or once they are assigned those that hit"]
    hits: Annotated[list[HitView], "dice that are assigned, or missiles on their way"]
    rewards: Annotated[list[RewardView], "who may draw after the battles of the sector, in this order"]


class ActionView(TypedDict):
    """An action that goes on."""

    seat: int
    action: str
    left: Annotated[int, "activations after the one that goes on"]


class TurnedUpView(TypedDict):
    """Sectors of which one may be laid on a position."""

    seat: int
    q: int
    r: int
    sectors: list[str]


class View(TypedDict):
    round: int
    phase: Annotated[str, "draft, action, combat, upkeep or cleanup; empty at the end"]
    start: int
    next_start: int | None
    turns: Annotated[list[int], "whose turn it is; with two markers it may be two players'"]
    markers: Annotated[list[int], "who holds each action marker; empty if there are none"]
    is_counter_clockwise: Annotated[bool, "the direction of turns"]
    actions: Annotated[list[ActionView], "that go on; with two markers there may be two"]
    turned_up: list[TurnedUpView]
    players: list[PlayerView]
    sectors: dict[str, SectorView]
    covered: list[list[int]]
    zones: list[ZoneView]
    techs: dict[str, int]
    waiting_techs: dict[str, int]
    prices: Annotated[dict[str, list[int]], "what each technology costs the viewer on the tracks that it may lie on"]
    developments: list[str]
    shrines: dict[str, list[str]]
    reputation_bag: int
    drawn_reputation: Annotated[list[int | None], "tiles that somebody has just drawn, as far as the seat knows them"]
    discovery_pile: int
    battle: BattleView | None
