"""What can be counted on the table: points, prices, steps, workies, cards, votes."""

from __future__ import annotations

from astrarium.kernel.events import EventKind
from astrarium.kernel.pools import BAG, bag_size, kinds_at

from . import component_types
from .ids import MEAT, NONE, PUPPET, RED
from .state import Built, PlanetB, Player
from .tables import (
    BOARD_SIDES,
    BUILDINGS,
    BUILDINGS_OF,
    LINES,
    LOCATIONS,
    MARKET_OF,
    MEAT_PRICE,
    NEWS,
    NEWS_OF,
)


def vp(p: Player) -> int:
    """The secret total (PB-MONEY-3)."""
    return sum(p.points)


def board_side(g: PlanetB) -> component_types.BoardSide:
    """The side of the main board for this number of players (PB-SETUP-1, PB-P23-1)."""
    return next(side for side in BOARD_SIDES if len(g.players) in side.players)


def price_at(resource: int, side: int) -> int:
    """What a resource brings while the disc of its market is on this side; meat always the same (PB-SELL-2)."""
    if resource == MEAT:
        return MEAT_PRICE
    market = LOCATIONS[MARKET_OF[resource]]
    return market.price_red if side == RED else market.price_grey


def price(g: PlanetB, resource: int) -> int:
    """The current price (PB-SELL-2)."""
    return price_at(resource, g.markets[MARKET_OF[resource]])


def others(g: PlanetB, seat: int) -> list[int]:
    """The other seats, clockwise (PB-ACT-12)."""
    count = len(g.players)
    return [(seat + by) % count for by in range(1, count)]


def was_last_turn(g: PlanetB) -> bool:
    """No turn follows: the last ones are over, or no tile is left to choose (PB-END-2, PB-EXCH-10)."""
    return g.turns_left == 0 or all([tile == NONE for tile, _ in g.tiles])


def has_puppet(g: PlanetB) -> bool:
    return len(g.votes) > len(g.players)


def voter_name(g: PlanetB, voter: int) -> int:
    """A voter as verbs and events name it."""
    return PUPPET if voter == len(g.players) else voter


def note_voter(
    g: PlanetB, voter: int, kind: EventKind[int, int], of_puppet: EventKind[int], value: int, rule: str = ""
) -> None:
    """An event of a player, or that of the puppet; `rule` has caused it."""
    if voter < len(g.players):
        g.note(kind, voter, value, rule=rule)
    else:
        g.note(of_puppet, value, rule=rule)


def is_immoral(p: Player) -> bool:
    """The top card of the own pile has the mark; an empty pile is moral (PB-NEWS-4)."""
    return bool(p.news) and NEWS[p.news[-1]].immoral


def office_of(g: PlanetB, voter: int) -> int:
    """The office that a voter holds, or NONE; the puppet uses none (PB-OFF-7, PB-P23-12)."""
    return g.offices.index(voter) if voter in g.offices else NONE


def cells(seat: int, p: Player) -> list[int]:
    """What the six cells yield: a tile covers what is printed (PB-PROD-2)."""
    return [printed if tile == NONE else tile for printed, tile in zip(LINES[seat], p.tiles, strict=True)]


def hand(g: PlanetB, seat: int) -> list[int]:
    """The building cards of a seat."""
    return [BUILDINGS_OF[deck][kind] for deck, pool in enumerate(g.buildings) for kind in kinds_at(pool, seat)]


def hand_size(g: PlanetB, seat: int) -> int:
    return sum([len(pool[1][seat]) for pool in g.buildings])


def deck_size(g: PlanetB, deck: int) -> int:
    """Cards of a building deck, with those that were put under it (PB-DRAW-3)."""
    return bag_size(g.buildings[deck]) + len(g.under[deck])


def next_card(g: PlanetB, deck: int) -> int:
    """Where the top card of a building deck lies in its pool."""
    return BAG if bag_size(g.buildings[deck]) else g.under[deck][0]


def unseen_news(g: PlanetB, deck: int) -> list[int]:
    """The cards of a news deck that are still face down; none is being carried out when a card is turned up."""
    seen = {*g.open_news, *[card for p in g.players for card in p.news]}
    return [card for card in NEWS_OF[deck] if card not in seen]


def built_at(p: Player, building: int) -> int:
    """The place of a building among those that a player has built, or NONE."""
    return next((at for at, built in enumerate(p.built) if built[0] == building), NONE)


def placed(built: Built, zone: int, kind: int) -> int:
    """The workies of a kind on a zone."""
    return built[1 + 2 * zone + kind]


def free_places(built: Built, zone: int, kind: int) -> int:
    """The places of a colour that are free in a zone; a zone that is not there has none (PB-WORK-2)."""
    zones = BUILDINGS[built[0]].zones
    return zones[zone][kind] - placed(built, zone, kind) if zone < len(zones) else 0


def is_full(built: Built, zone: int) -> bool:
    """Every place of a zone is taken (PB-WORK-4)."""
    return zone < len(BUILDINGS[built[0]].zones) and not any([free_places(built, zone, kind) for kind in range(2)])


def with_placed(built: Built, zone: int, kind: int, by: int) -> Built:
    """The building with workies put on a zone or taken off it."""
    values = list(built)
    values[1 + 2 * zone + kind] += by
    card, c1, b1, c2, b2 = values
    return (card, c1, b1, c2, b2)
