"""What bots think an effect, a cost or a box is worth by itself, in victory points (components/README.md, scale)."""

from __future__ import annotations

from typing import Final

from . import ids
from .component_words import Cost, Effect
from .ids import OWN
from .tables import BOXES, BOXES_OF, LAST_STEP

BILLIE: Final = 0.38
MOOD: Final = 1.7
VOTE: Final = 1.1
STEP: Final = 2.6
WORKIE: Final = 1.2
WORKIE_STEP: Final = 1.9
RESOURCE: Final = 1.5
KINDS: Final[dict[int, float]] = {  # of actions that are not plain gains, by kind
    ids.PRODUCTION: 4.5,
    ids.BUILD: 5.0,
    ids.BUILD_FREE: 12.0,
    ids.RETURN_WORKIE: 3.0,
    ids.NEWS: 6.0,
    ids.REPLAY_NEWS: 5.0,
    ids.FACTION_ACTION: 3.4,
    ids.FACTION_SUPPORT: 5.0,
    ids.DRAW_VOTES: 8.0,
    ids.FRAUD: 4.0,
    ids.ELECTION: 0.3,
    ids.ELECTION_CHOICE: 0.5,
    ids.LAW: 5.0,
    ids.DEMOLISH: -2.0,
    ids.SELL_BOOST: 5.0,
    ids.GIVE_RESOURCE: 20.0,
    ids.COPY_BOX: 10.0,
    ids.DISCARD_BUILDINGS: 0.5,
    ids.PAY: 0.5,
    ids.CHOOSE: 4.0,
    ids.MOOD_SET: -6.0,
}
EACH: Final[dict[int, float]] = {  # of plain gains, for each
    ids.BILLIES: BILLIE,
    ids.VP: 1.0,
    ids.MOOD: MOOD,
    ids.RESOURCE: RESOURCE,
    ids.RESOURCE_ANY: 1.9,
    ids.TAKE_WORKIE: WORKIE,
    ids.WORKIE_ACTION: WORKIE_STEP,
    ids.FACTION_STEP: STEP,
    ids.VOTE: VOTE,
}
COSTS: Final = (BILLIE, RESOURCE, RESOURCE, WORKIE, MOOD, STEP, WORKIE)  # by kind of cost


def worth_of(effect: Effect) -> float:
    """An effect by itself."""
    sign = 1.0 if effect.who == OWN else -0.2 if effect.who == ids.OTHERS else 0.8
    if effect.kind in EACH:
        n = 4 if effect.factor else effect.n
        return sign * n * EACH[effect.kind]
    return KINDS[effect.kind] * (effect.n if effect.kind in ids.SEPARATE else 1)


def worth_of_cost(cost: Cost) -> float:
    return sum([n * COSTS[kind] for kind, _, n in cost])


BOX_WORTH: Final = tuple([sum([worth_of(effect) for effect in box.effects]) - worth_of_cost(box.cost) for box in BOXES])
BEST_BOX: Final = tuple([max([BOX_WORTH[box] for box in boxes]) for boxes in BOXES_OF.buildings])
SUPPORTS: Final = tuple(  # the best box at a disc, by track and step
    [
        tuple(
            [max([0.0, *[BOX_WORTH[box] for boxes in track[:step] for box in boxes]]) for step in range(LAST_STEP + 1)]
        )
        for track in BOXES_OF.supports
    ]
)
