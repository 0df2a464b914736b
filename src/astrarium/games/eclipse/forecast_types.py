"""What may be expected of battles, declared."""

from typing import Annotated, TypedDict


class ShipsForecast(TypedDict):
    """The ships of one class of one owner."""

    squadron: str
    owner: Annotated[int, "a seat; 9 is nobody"]
    ships: int
    left: Annotated[int, "ships that are not destroyed, in 100 battles"]


class BattleForecast(TypedDict):
    """The odds of one battle between two sides."""

    sector: str
    attackers: list[ShipsForecast]
    defenders: list[ShipsForecast]
    attacker_holds: Annotated[int, "of 1000 battles"]
    defender_holds: int
    stalemate: Annotated[int, "the attacker must leave"]
    nobody: Annotated[int, "both sides have left"]
    rounds: Annotated[int, "battle rounds in 100 battles"]
    samples: Annotated[int, "battles that were played out; 0 if the odds are exact"]
    others: Annotated[int, "further sides that the winner must fight"]


class Forecast(TypedDict):
    """The battles that stand on the map, if nobody moves any more."""

    battles: list[BattleForecast]
    assignment: Annotated[str, "how dice are assigned: as Ancients do"]
    retreat: Annotated[BattleForecast | None, "of the battle that goes on, if the class that acts declares its retreat"]
    leaves_at: Annotated[int, "ships with which a side retreats; 0 is never"]
