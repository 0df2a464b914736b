"""Actions that go on, as everybody sees them."""

from __future__ import annotations

from typing import Final

from .build import BUILDING
from .explore import EXPLORING, PLACING
from .ids import ACTION_NAMES, BUILD, EXPLORE, INFLUENCE, MOVE, RESEARCH, UPGRADE
from .influence import INFLUENCING
from .move import GOING, MOVING
from .pending import all_frames
from .research import RESEARCHING
from .state import Eclipse
from .tables import SECTOR_NAMES
from .upgrade import UPGRADING
from .view_types import ActionView, TurnedUpView

# The action of each step that offers activations; a ship on its way is no longer counted.
CHOOSING: Final = {
    EXPLORING.number: EXPLORE,
    INFLUENCING.number: INFLUENCE,
    RESEARCHING.number: RESEARCH,
    UPGRADING.number: UPGRADE,
    BUILDING.number: BUILD,
    MOVING.number: MOVE,
}


def open_actions(g: Eclipse) -> list[ActionView]:
    """What is left of the actions of those who decide."""
    found: list[ActionView] = []
    for number, seat, args in all_frames(g.stack):
        if number in CHOOSING:
            found.append({"seat": seat, "action": ACTION_NAMES[CHOOSING[number]], "left": args[0] - 1})
        elif number == GOING.number:
            found.append({"seat": seat, "action": ACTION_NAMES[MOVE], "left": args[0]})
    return found


def turned_up(g: Eclipse) -> list[TurnedUpView]:
    """Hexes that lie open until one is laid or all are discarded (ECL-EXP-4)."""
    return [
        {"seat": seat, "q": args[0], "r": args[1], "sectors": [SECTOR_NAMES[sector] for sector in args[2]]}
        for number, seat, args in all_frames(g.stack)
        if number == PLACING.number
    ]
