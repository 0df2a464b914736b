"""What the view of Comet holds, declared."""

from typing import TypedDict


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
    pile: int  # how many cards
    top: list[int | None]  # of the pile, as far as somebody has seen it; null for cards that the seat has not
    bottom: list[int | None]
    row: list[int]
    discards: list[int]
    bag: int
    owner: int
