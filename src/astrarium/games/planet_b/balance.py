"""What is counted to see whether the components are balanced: buildings, news, and the sides of laws."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Action

from . import verbs
from .ids import COLOUR_NAMES, DECK_NAMES, NEWS_DECK_NAMES
from .state import PlanetB
from .tables import BOXES_OF, BUILDINGS, LAWS, NEWS

PLAYERS: Final[tuple[int, ...]] = (4,)
MARGIN: Final = 0.06
ONE_EACH: Final[tuple[str, ...]] = ()


def picked_thing(g: PlanetB, seat: int, action: Action) -> str:
    """The group and the reference of what an action picks; empty if it picks nothing that is counted."""
    if action[0] == verbs.BUILD.number:
        return f"building_{DECK_NAMES[BUILDINGS[action[1]].deck]} {verbs.CARDS.reference(action[1])}"
    if action[0] == verbs.PLAY.number:
        return f"news_{NEWS_DECK_NAMES[NEWS[action[1]].deck]} {verbs.NEWS.reference(action[1])}"
    if action[0] == verbs.DECIDE.number:
        law = g.stack[-1][2][0]
        return f"law_{COLOUR_NAMES[LAWS[law].colour]} {verbs.BOX_NAMES.reference(BOXES_OF.laws[law][action[1]])}"
    return ""
