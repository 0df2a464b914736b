"""What a side of a battle may expect of its plans, declared."""

from typing import Annotated, NotRequired, TypedDict

Range = Annotated[tuple[int, int], "least and most, by the die"]


class DialCard(TypedDict):
    """A card that can be used, the printed one, or a bluff."""

    card: str
    left: Annotated[int | None, "null is the strength of the own die"]
    right: int | None


class DialSector(TypedDict):
    """A sector of the dial, and the rule that forbids it."""

    sector: str
    left: Annotated[str, "strength, attack, defence or die"]
    right: str
    gems: Annotated[int, "paid at the reveal"]
    min_fighters: int
    rule: Annotated[str | None, "null if it may be chosen"]


class PlanForecast(TypedDict):
    """A sector with a card: what it counts, and the odds."""

    sector: str
    card: str
    strength: Range
    attack: Range
    defence: Range
    wins: Annotated[int, "of 1000 battles"]
    lost: Annotated[int, "own fighters in 100 battles"]
    wounded: Annotated[int, "opposing fighters in 100 battles"]


class Assumption(TypedDict):
    """What the odds assume of the opponent."""

    seat: int
    sectors: Annotated[int, "that it may choose; 1 if its plan is open"]
    is_open: Annotated[bool, "its plan is open"]
    can_use: Annotated[bool, "a card may be used: half a bluff, half one of its cards"]
    hand: int
    known: Annotated[int, "cards of its hand that were seen"]
    unseen: Annotated[int, "cards that were not seen"]
    cards: Annotated[int, "all tactics cards"]
    own: Annotated[int, "cards of the own hand"]
    discards: int


class BattleGain(TypedDict):
    """What a side gains by the result."""

    seat: int
    source: str
    gain: Annotated[dict[str, int], "what is gained, by name"]


class Outcome(TypedDict):
    """What the loser loses and what both gain, if nobody retreats and nobody is wounded."""

    winner: int
    loser: int
    fighters: Annotated[int, "that return to the base of the loser"]
    returning: Annotated[list[str], "leaders of the loser that return to the base"]
    defeated: Annotated[list[str], "leaders of the loser that are defeated"]
    taken: Annotated[list[str], "Rhy-Zu that the winner commands from then on"]
    destroyed: Annotated[list[str], "buildings of the loser"]
    gains: list[BattleGain]
    fame: Annotated[int, "of the winner for the victory"]
    relic: NotRequired[Annotated[int, "of the region"]]


class Forecast(TypedDict):
    """What a side of a battle may expect."""

    cards: list[DialCard]
    sectors: list[DialSector]
    plans: Annotated[list[PlanForecast], "each sector that may be chosen with each card"]
    assumption: Assumption
    won: Outcome
    lost: Outcome
