"""How people know the components: the kind of term that names each, in the order in which a list shows them."""

from typing import Final

from .tables import NAMES

TERMS: Final[dict[str, str]] = {
    "species": "species",
    "blueprint": "blueprint",
    "part": "part",
    "technology": "tech",
    "development": "development",
    "sector": "sector",
    "discovery": "discovery",
    "structure": "structure",
    "npc": "npc",
    "reputation": "reputation",
    "shrine": "shrine",
    "shrine_bonus": "shrine_bonus",
    "alliance": "alliance",
    "die": "die",
    "action": "action",
    "setup": "table",
}


def name_of(kind: str, label: str, number: int) -> str:
    """The name of a component within its kind of term; the number is its place among its kind."""
    return NAMES[kind][number]
