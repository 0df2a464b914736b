"""How people know the components: the kind of term that names each, in the order in which a list shows them."""

from typing import Final

TERMS: Final[dict[str, str]] = {
    "item": "box",
    "faction": "faction",
    "structure": "structure",
    "planet_type": "planet",
    "sector": "sector",
    "map": "map",
    "map_method": "map_method",
    "first_game": "first_game",
    "track": "track",
    "tech_tile": "tech",
    "advanced_tech_tile": "advanced",
    "booster": "booster",
    "round_tile": "round_tile",
    "final_tile": "final_tile",
    "federation_token": "token",
    "board_action": "board",
    "free_action": "free",
    "decision_card": "decision_card",
    "automa_faction_card": "automa_faction",
    "difficulty": "difficulty",
}


def name_of(_kind: str, label: str, _number: int) -> str:
    """The name of a component within its kind of term: its id."""
    return label
