"""What the view of Comet holds, declared."""

from typing import TypedDict


class Pile(TypedDict):
    """Its size, and the cards that somebody has placed on top or at the bottom; null if the seat does not know them."""

    size: int
    top: list[int | None]
    bottom: list[int | None]


class View(TypedDict):
    order: tuple[int, ...]
    coins: list[int]
    stakes: list[int]
    cards: list[int]
    known: list[list[int]]
    crystals: list[int]
    colours: list[list[int]]
    looked_at: list[int]
    favours: list[int | None]
    pile: Pile
    row: list[int]
    discards: list[int]
    bag: int
    owner: int
