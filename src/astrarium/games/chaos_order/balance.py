"""What is counted to see whether the factions are balanced, for each number of them."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Action

from . import verbs
from .state import ChaosOrder

PLAYERS: Final[tuple[int, ...]] = (2, 3, 4, 5)
MARGIN: Final = 0.12
ONE_EACH: Final[tuple[str, ...]] = ("faction",)


def picked_thing(g: ChaosOrder, seat: int, action: Action) -> str:
    """The group and the reference of what an action picks; empty if it picks nothing that is counted."""
    return f"faction {verbs.FACTIONS.reference(action[1])}" if action[0] == verbs.CHOOSE_FACTION.number else ""
