"""How people know the components: the kind of term that names each, in the order in which a list shows them."""

from typing import Final

from .tables import NAMES

TERMS: Final[dict[str, str]] = {
    "token": "token",
    "resource": "resource",
    "player_colour": "player_colour",
    "board_side": "board_side",
    "location": "location",
    "conglomerate": "conglomerate",
    "player_board": "player_board",
    "mood_space": "mood_space",
    "fraud_slot": "fraud_slot",
    "track": "track",
    "building": "building",
    "news": "news",
    "law": "law",
    "office": "office",
}


def name_of(kind: str, label: str, number: int) -> str:
    """The name of a component within its kind of term; the number is its place among its kind."""
    return NAMES[kind][number]
