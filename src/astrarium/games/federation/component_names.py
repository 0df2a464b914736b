"""How people know the components: the kind of term that names each, in the order in which a list shows them."""

from typing import Final

from .tables import NAMES

TERMS: Final[dict[str, str]] = {
    "component": "box",
    "resource": "resource",
    "ambassador": "ambassador_token",
    "special_ambassador": "ambassador_token",
    "action": "action",
    "space": "space",
    "mission": "mission",
    "starting_tile": "starting",
    "neo_space": "neo",
    "asteroid": "asteroid",
    "moon": "moon",
    "alteration": "alteration",
    "erudite": "erudite",
    "shop": "shop",
    "production": "production",
    "production_tile": "production_tile",
    "megastructure": "megastructure",
    "megastructure_token": "megastructure_token",
    "level": "level",
    "level_token": "level_token",
    "medal": "medal",
    "project": "project",
    "law": "law",
    "deep_space_tile": "deep",
    "planet_block": "planet_block",
    "room_block": "room_block",
    "neutral_token": "neutral_token",
}


def name_of(kind: str, label: str, number: int) -> str:
    """The name of a component within its kind of term; the number is its place among its kind."""
    if kind == "ambassador":  # players know both ambassadors with one vote by one name
        return label
    if kind == "component":
        return label.removeprefix("box_")
    return NAMES[kind][number]
