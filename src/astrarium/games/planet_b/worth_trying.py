"""What bots try: plain gains first, and of the standing moves only sales that pay for something and useful tiles."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Action

from . import ids, verbs
from .component_words import Cost, Effect
from .costs import box_cost
from .counts import built_at, cells, hand, placed, price
from .effects import ACTING, BOXING
from .fraud import slot_cost
from .ids import NONE
from .laws import DECIDING
from .production import tiles_left
from .state import PlanetB, Player
from .tables import BOXES, BOXES_OF, BUILDINGS, COMMON, FRAUD_SLOTS, LINE_LENGTH, WORKIES_MOST
from .workies import CHOOSING_BOX

STANDING: Final = (verbs.SELL.number, verbs.BUY.number, verbs.RETURN_TILE.number)
RESOURCES_TRIED: Final = 3  # that are sold, those that bring most


def worth_trying(g: PlanetB, seat: int, actions: list[Action]) -> list[Action]:
    """A plain gain, if there is one; otherwise all but what nothing open gains by, or only repeats another choice."""
    gains = [action for action in actions if action[0] == verbs.DO.number and is_gain(g, seat, action[1])]
    if gains:
        return gains[:1]
    useful = {*useful_sales(g, seat), *useful_tiles(g, seat)} if has_standing(actions) else set()
    found = [action for action in actions if action in useful or not is_idle(g.players[seat], action)]
    return found or actions


def is_gain(g: PlanetB, seat: int, kind: int) -> bool:
    """A plain effect that cannot come too early: money, points, or pieces that there is room for."""
    p = g.players[seat]
    found = [effect for effect in open_effects(g) if effect.kind == kind]
    if kind == ids.RESOURCE:
        return all([p.storage[effect.what] + effect.n <= COMMON.storage_per_resource for effect in found])
    if kind == ids.TAKE_WORKIE:
        return all([p.workies[effect.what] + effect.n <= WORKIES_MOST[effect.what] for effect in found])
    return kind in (ids.BILLIES, ids.VP)


def has_standing(actions: list[Action]) -> bool:
    return any([action[0] in STANDING for action in actions])


def is_idle(p: Player, action: Action) -> bool:
    """A standing move, or a placement on the second of two zones that are alike."""
    if action[0] != verbs.PLACE.number:
        return action[0] in STANDING
    built = p.built[built_at(p, action[2])]
    zones = BUILDINGS[built[0]].zones
    if action[3] == 0 or zones[0] != zones[1]:
        return False
    return all([placed(built, 0, kind) == placed(built, 1, kind) for kind in range(2)])


def useful_sales(g: PlanetB, seat: int) -> list[Action]:
    """For everything open that money is lacking for: the fewest pieces that make it up, of a few resources."""
    p = g.players[seat]
    stock = [(resource, count, price(g, resource)) for resource, count in enumerate(p.storage) if count]
    most = sum([count * each for _, count, each in stock])
    lacking = {need - p.billies for need in open_prices(g, seat) if 0 < need - p.billies <= most}
    dearest = sorted(stock, key=lambda one: min(one[1] * one[2], max(lacking, default=0)), reverse=True)[
        :RESOURCES_TRIED
    ]
    return [
        verbs.SELL(resource, min(count, -(-lack // each)) - 1) for lack in lacking for resource, count, each in dearest
    ]


def open_prices(g: PlanetB, seat: int) -> list[int]:
    """What the open actions, or the boxes to choose from, cost in billies."""
    number, _, args = g.stack[-1]
    if number == CHOOSING_BOX.number:
        return [money_of(box_cost(box)) for box in BOXES_OF.buildings[args[0]]]
    if number == DECIDING.number:
        return [money_of(box_cost(box)) for box in BOXES_OF.laws[args[0]]]
    return [need for effect in open_effects(g) for need in prices_of(g, seat, effect)]


def open_effects(g: PlanetB) -> list[Effect]:
    """The open actions of the box that is being carried out, with those of their options."""
    number, _, args = g.stack[-1]
    if number not in (ACTING.number, BOXING.number):
        return []
    box, left = args
    found = [effect for effect, count in zip(BOXES[box].effects, left, strict=True) if count]
    return found + [inner for effect in found for option in effect.boxes for inner in BOXES[option].effects]


def prices_of(g: PlanetB, seat: int, effect: Effect) -> list[int]:
    """What there is to pay for, by the kind of an action."""
    p = g.players[seat]
    if effect.kind == ids.BUILD:
        return [BUILDINGS[card].cost for card in hand(g, seat)]
    if effect.kind == ids.NEWS:
        return [money_of(box_cost(BOXES_OF.news[card])) for card in g.open_news if card != NONE]
    if effect.kind == ids.REPLAY_NEWS:
        return [money_of(box_cost(BOXES_OF.news[card])) for card in p.news]
    if effect.kind == ids.COPY_BOX:
        return [money_of(box_cost(box)) for built in p.built for box in BOXES_OF.buildings[built[0]]]
    if effect.kind == ids.FRAUD and len(p.fraud) < len(FRAUD_SLOTS):
        return [money_of(slot_cost(p, effect))]
    return []


def money_of(cost: Cost) -> int:
    return sum([n for kind, _, n in cost if kind == ids.PAY_BILLIES])


def useful_tiles(g: PlanetB, seat: int) -> list[Action]:
    """Before a production: on each line, the tile that sells best on the cell that yields least."""
    if all([effect.kind != ids.PRODUCTION for effect in open_effects(g)]):
        return []
    p = g.players[seat]
    best = max([r for r in range(len(p.storage)) if tiles_left(p, r)], key=lambda r: price(g, r), default=NONE)
    yields = [price(g, resource) for resource in cells(seat, p)]
    lines = [range(first, first + LINE_LENGTH) for first in range(0, len(yields), LINE_LENGTH)]
    worst = [min(line, key=lambda cell: yields[cell]) for line in lines]
    return [verbs.BUY(best, cell) for cell in worst if best != NONE and yields[cell] < price(g, best)]
