"""What a seat may have answered by itself, in battles and in the turns of others."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.position import Settings
from astrarium.kernel.verbs import Action

from . import verbs
from .about import ASK, CUBES, DEFENCE, DICE, POPULATION, RELATIONS, REROLLS
from .diplomacy import ANSWERING
from .hits import AIMING
from .ids import MONEY
from .missiles import DEFENDING
from .population import RETURNING
from .population_attack import BOMBARDING
from .rolling import REROLLING
from .state import Eclipse

# The setting for each decision, and the answer that it stands for.
REPLIES: Final[dict[int, tuple[str, Action]]] = {
    ANSWERING.number: (RELATIONS.name, verbs.DECLINE()),
    DEFENDING.number: (DEFENCE.name, verbs.DEFEND()),
    REROLLING.number: (REROLLS.name, verbs.KEEP_DICE()),
    AIMING.number: (DICE.name, verbs.AIM_BEST()),
    BOMBARDING.number: (POPULATION.name, verbs.BOMBARD()),
    RETURNING.number: (CUBES.name, verbs.RETURN_CUBE(MONEY)),
}


def auto_reply(g: Eclipse, seat: int, chosen: Settings) -> Action | None:
    """The answer that the seat has chosen for the open decision, if it is allowed."""
    position = g.rules.decision_position(g, seat)
    if position is None or position.stack[-1][0] not in REPLIES:
        return None
    name, action = REPLIES[position.stack[-1][0]]
    if chosen.get(name, ASK) == ASK or g.why_not(seat, action) is not None:
        return None
    return action
