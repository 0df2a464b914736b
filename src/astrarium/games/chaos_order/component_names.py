"""How people know the components: the kind of term that names each, in the order in which a list shows them."""

from typing import Final

from .tables import NAMES

TERMS: Final[dict[str, str]] = {
    "faction": "faction",
    "leader": "leader",
    "rhyzu": "leader",
    "attribute": "attribute",
    "intel_card": "intel",
    "tactics_card": "card",
    "tile": "price_tile",
    "neutral_tile": "neutral_tile",
    "building": "owned_building",
    "personal_foundation": "foundation",
    "starting_foundation": "foundation",
    "neutral_foundation": "foundation",
    "harvest_token": "harvest_token",
    "region": "region",
    "land_tile": "land_tile",
    "mountain_place": "mountain_place",
    "tunnel": "tunnel",
    "cell": "cell",
    "fame_track": "fame_track",
    "sector": "sector",
    "die_face": "die_face",
    "phase": "phase",
    "region_income": "income_row",
    "player_count": "faction_count",
    "token": "token",
}


def name_of(kind: str, label: str, number: int) -> str:
    """The name of a component within its kind of term; the number is its place among its kind."""
    return str(number + 1) if kind == "tile" else NAMES[kind][number]
