"""What somebody means who points at a thing: its obvious use, whatever verb is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.verbs import Action, Domain, find_by_kind

from . import verbs
from .counts import others, units_at
from .ids import NONE
from .state import HOME, ChaosOrder
from .tables import SECTORS

Intents = Callable[[ChaosOrder, int, int], list[Action]]


def of_region(g: ChaosOrder, seat: int, place: int) -> list[Action]:
    """Fight there, move there, build there, harvest there, retreat there."""
    if place == HOME:
        recruits = [verbs.RECRUIT(area, HOME) for area in range(3)]
        return [verbs.HARVEST(HOME), verbs.RETREAT(HOME), verbs.FAST_TRACK(HOME), *recruits]
    origins = [origin for origin in range(HOME + 1) if units_at(g, seat, origin)]
    free = [foundation for foundation, owner, _ in g.sites[place] if owner == NONE and foundation != NONE]
    return [
        verbs.BASE(place),
        *[verbs.BATTLE(place, other) for other in others(g, seat)],
        *[verbs.ROUTE(origin, place) for origin in origins],
        verbs.RETREAT(place),
        verbs.GO_ON(place),
        verbs.HARVEST(place),
        *[verbs.BUILD(building, foundation) for foundation in free for building in range(3)],
        *[verbs.FOUND(kind, place) for kind in range(len(verbs.FOUNDATION_KINDS.names))],
    ]


def of_leader(g: ChaosOrder, seat: int, leader: int) -> list[Action]:
    found = [verbs.TAKE(leader), verbs.UPGRADE_LEADER(leader)]
    if leader < len(verbs.LEADERS.names):
        found += [verbs.DEPLOY(leader), verbs.RETURN_LEADER(leader)]
        found += [verbs.START_LEADER(leader, region) for region in g.players[seat].anchors]
    return found


def of_card(g: ChaosOrder, seat: int, card: int) -> list[Action]:
    """It is played, put on the dial, or discarded."""
    plans = [verbs.PLAN(sector, card) for sector in range(len(SECTORS))]
    played = [verbs.PLAY(card), verbs.DISCARD(card)] if card < len(verbs.CARDS.names) else []
    return [*played, *plans]


def of_sector(g: ChaosOrder, seat: int, sector: int) -> list[Action]:
    return [verbs.PLAN(sector, card) for card in range(len(verbs.DIAL_CARDS.names))]


def of_space(g: ChaosOrder, seat: int, space: int) -> list[Action]:
    return [verbs.PRICE(tile, space) for tile in range(len(verbs.TILES.names))]


def of_tile(g: ChaosOrder, seat: int, tile: int) -> list[Action]:
    spaces = range(len(verbs.SPACES.names))
    return [*[verbs.PRICE(tile, space) for space in spaces], verbs.TAKE_BACK_TILE(tile)]


def of_token(g: ChaosOrder, seat: int, token: int) -> list[Action]:
    places = range(len(verbs.PLACES.names))
    return [verbs.FLIP_TOKEN(token), *[verbs.PLACE_TOKEN(token, place) for place in places]]


BY_KIND: Final[dict[str, tuple[Domain, Intents]]] = {
    "region": (verbs.PLACES, of_region),
    "leader": (verbs.STANDEES, of_leader),
    "card": (verbs.DIAL_CARDS, of_card),
    "sector": (verbs.SECTORS, of_sector),
    "space": (verbs.SPACES, of_space),
    "price_tile": (verbs.TILES, of_tile),
    "harvest_token": (verbs.TOKENS, of_token),
    "faction": (verbs.FACTIONS, lambda g, seat, faction: [verbs.CHOOSE_FACTION(faction)]),
    "attribute": (verbs.ATTRIBUTES, lambda g, seat, attribute: [verbs.UPGRADE_ATTRIBUTE(attribute)]),
    "ability": (verbs.ABILITIES, lambda g, seat, ability: [verbs.USE(ability)]),
    "track": (verbs.TRACKS, lambda g, seat, track: [verbs.ADVANCE(track)]),
    "border": (verbs.BORDER, lambda g, seat, border: [verbs.KEEP_PAIR(border), verbs.RELOCATE(border)]),
    "foundation": (verbs.FOUNDATIONS, lambda g, seat, number: [verbs.BUILD(building, number) for building in range(3)]),
    "income": (verbs.INCOMES, lambda g, seat, part: [verbs.INCOME(part)]),
    "intel": (verbs.INTEL, lambda g, seat, card: [verbs.GIVE_INTEL(card)]),
    "gain": (verbs.GAINS, lambda g, seat, gain: [verbs.FIRST(gain)]),
    "option": (verbs.OPTIONS, lambda g, seat, option: [verbs.CHOOSE(option)]),
}


def intents(g: ChaosOrder, seat: int, reference: str) -> list[Action]:
    """The actions that a person may mean, the most obvious first."""
    found = find_by_kind(BY_KIND, reference)
    return found[0](g, seat, found[1]) if found else []
