"""What bots think a position is worth to a player, in victory points at the end."""

from __future__ import annotations

from typing import Final

from . import ids
from .component_words import Cost, Effect
from .costs import is_box_payable
from .counts import board_side, hand, is_full, office_of, placed, price, vp
from .effects import ACTING, BOXING, OPEN, can_do
from .ids import NONE, OWN
from .state import Built, PlanetB, Player
from .tables import BOXES, BOXES_OF, BUILDINGS, FRAUD_SLOTS, LAST_STEP, SCORING
from .workies import CHOOSING_BOX, FIRE, TAKING, WORKING

# Worth of one of each (components/README.md, scale of the values).
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
OFFICE: Final = (5.0, 4.0, 2.0, 1.2)  # a turn
FRAUD: Final = 2.5  # an election
USE: Final = 0.3  # of a box, for each zone of a building and each time that it may still be filled
PROGRESS: Final = 0.6  # of a box whose zone is being filled
SUPPORT: Final = 0.8  # of the best box at a disc
OPEN_ACTION: Final = 0.9  # of an action that can be carried out now
LATER: Final = 0.3  # of one that cannot
CARD: Final = 0.12  # of the points of a card in hand


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


def turns_left(g: PlanetB) -> float:
    """About how many turns a player still has."""
    if g.turns_left >= 0:
        return g.turns_left / len(g.players)
    spots = board_side(g).briefcase_spots_per_tile
    tiles = g.stack_size + int(g.next_tile != NONE)
    return 1 + 2.3 * spots * tiles / len(g.players)


def value(g: PlanetB, seat: int) -> float:
    """Points so far, what is at hand, what will still work, and what is open (only what the seat may know)."""
    p, turns = g.players[seat], turns_left(g)
    later = min(1.0, turns / 2)
    elections = min(3.0, turns / 3)
    total = float(vp(p)) + goods(g, p, later) + tracks(p, later) + p.mood * MOOD
    total += sum(p.workies) * WORKIE * later + sum([building_worth(built, turns) for built in p.built])
    total += g.bag[seat] * VOTE * min(1.0, elections) + len(p.fraud) * FRAUD * elections
    office = office_of(g, seat)
    total += 0.0 if office == NONE else OFFICE[office] * min(turns, 3.0)
    total += CARD * later * sum([BUILDINGS[card].vp for card in hand(g, seat)])
    return total + open_worth(g, seat) - next_slot(p)


def goods(g: PlanetB, p: Player, later: float) -> float:
    """Money and resources, which are worth more while there is time to use them."""
    rate = 1 / SCORING.billies_per_vp + (BILLIE - 1 / SCORING.billies_per_vp) * later
    stored = sum([count * (price(g, resource) * rate + 0.35 * later) for resource, count in enumerate(p.storage)])
    tiles = sum([1.2 * later for tile in p.tiles if tile != NONE])
    return p.billies * rate + stored + tiles


def tracks(p: Player, later: float) -> float:
    """Each disc: its steps at the end, or the best support that it can take."""
    return sum(
        [
            max(step * SCORING.vp_per_faction_step, SUPPORT * later * SUPPORTS[track][step]) + 0.4 * step * later
            for track, step in enumerate(p.discs)
        ]
    )


def building_worth(built: Built, turns: float) -> float:
    """What the zones of a building will still do, more if they are being filled."""
    zones, total = BUILDINGS[built[0]].zones, 0.0
    for zone, places in enumerate(zones):
        on = placed(built, zone, 0) + placed(built, zone, 1)
        uses = min(2.0, turns / 3)
        total += USE * uses * BEST_BOX[built[0]] + on * WORKIE * min(1.0, turns / 3)
        if on and not is_full(built, zone):
            total += PROGRESS * BEST_BOX[built[0]] * on / sum(places) * min(1.0, turns / 2)
    return total


def next_slot(p: Player) -> float:
    """Fraud gets dearer from slot to slot."""
    return 0.2 * len(p.fraud) / len(FRAUD_SLOTS)


def open_worth(g: PlanetB, seat: int) -> float:
    """What is still to be carried out in this turn."""
    total = 0.0
    for number, whose, args in g.stack:
        if whose != seat:
            continue
        if number in (ACTING.number, BOXING.number, OPEN.number):
            total += open_actions(g, seat, args[0], args[1])
        elif number == WORKING.number:
            total += args[0] * WORKIE_STEP
        elif number == TAKING.number:
            total += args[0] * WORKIE
        elif number in (FIRE.number, CHOOSING_BOX.number):
            payable = [BOX_WORTH[box] for box in BOXES_OF.buildings[args[0]] if is_box_payable(g, seat, box)]
            total += max([0.0, *payable])
    return total


def open_actions(g: PlanetB, seat: int, box: int, left: tuple[int, ...]) -> float:
    total = 0.0
    for effect, count in zip(BOXES[box].effects, left, strict=True):
        if count:
            rate = OPEN_ACTION if can_do(g, seat, box, effect, False) else LATER
            total += rate * worth_of(effect) * (count / effect.n if effect.kind in ids.SEPARATE else 1)
    return total
