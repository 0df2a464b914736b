"""What somebody means who points at a thing: its obvious use, whatever verb is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.verbs import Action, Domain, find_by_kind

from . import verbs
from .counts import built_at
from .ids import NONE
from .state import PlanetB
from .tables import BUILDINGS, HQ, LAST_STEP

Intents = Callable[[PlanetB, int, int], list[Action]]


def of_location(g: PlanetB, seat: int, location: int) -> list[Action]:
    return [verbs.DEAL(location)]


def of_building(g: PlanetB, seat: int, card: int) -> list[Action]:
    """An own building is for workies, to be copied or demolished; a card is to be kept, built or given up."""
    if built_at(g.players[seat], card) != NONE:
        places = [verbs.PLACE(kind, card, zone) for zone in range(2) for kind in range(2)]
        home = [verbs.BRING_HOME(kind, card, zone) for zone in range(2) for kind in range(2)]
        return [*places, *home, verbs.COPY(card, 0), verbs.COPY(card, 1), verbs.DEMOLISH(card)]
    if card == HQ:
        return []
    deck = BUILDINGS[card].deck
    return [verbs.KEEP(card), verbs.BUILD(card), verbs.DECLINE(deck, card), verbs.PUT_UNDER(deck, card)]


def of_news(g: PlanetB, seat: int, card: int) -> list[Action]:
    return [verbs.PLAY(card), verbs.REPLAY(card)]


def of_resource(g: PlanetB, seat: int, resource: int) -> list[Action]:
    """It is gained, paid or exported where that is asked, else one is sold."""
    return [verbs.GAIN(resource), verbs.PAY_RESOURCE(resource), verbs.EXPORT(resource), verbs.SELL(resource, 0)]


def of_workie(g: PlanetB, seat: int, kind: int) -> list[Action]:
    return [verbs.TAKE(kind), verbs.PAY_WORKIE(kind)]


def of_track(g: PlanetB, seat: int, track: int) -> list[Action]:
    """Advance, step back, or support, the highest boxes first."""
    steps = range(LAST_STEP - 1, -1, -1)
    supports = [verbs.SUPPORT(track, step, half) for step in steps for half in range(2)]
    return [verbs.ADVANCE(track), verbs.STEP_BACK(track), *supports]


def of_deck(g: PlanetB, seat: int, deck: int) -> list[Action]:
    return [verbs.DRAW(deck)]


def of_line(g: PlanetB, seat: int, line: int) -> list[Action]:
    return [verbs.PRODUCE(line)]


def of_cell(g: PlanetB, seat: int, cell: int) -> list[Action]:
    """A tile comes back, or the first that can be bought goes there."""
    return [verbs.RETURN_TILE(cell), *[verbs.BUY(resource, cell) for resource in range(len(verbs.RESOURCES.names))]]


def of_office(g: PlanetB, seat: int, office: int) -> list[Action]:
    return [verbs.OFFICE()] if g.offices[office : office + 1] == (seat,) else []


def of_fraud(g: PlanetB, seat: int, kind: int) -> list[Action]:
    return [verbs.FRAUD(kind)]


def of_colour(g: PlanetB, seat: int, colour: int) -> list[Action]:
    return [verbs.TAKE_LAW(colour)]


BY_KIND: Final[dict[str, tuple[Domain, Intents]]] = {
    "location": (verbs.LOCATIONS, of_location),
    "building": (verbs.BUILDINGS, of_building),
    "news": (verbs.NEWS, of_news),
    "resource": (verbs.RESOURCES, of_resource),
    "workie": (verbs.WORKIES, of_workie),
    "track": (verbs.TRACKS, of_track),
    "deck": (verbs.DECKS, of_deck),
    "line": (verbs.LINES, of_line),
    "cell": (verbs.CELL, of_cell),
    "office": (verbs.OFFICES, of_office),
    "fraud": (verbs.FRAUD_KINDS, of_fraud),
    "colour": (verbs.COLOURS, of_colour),
}


def intents(g: PlanetB, seat: int, reference: str) -> list[Action]:
    """The actions that a person may mean, the most obvious first."""
    found = find_by_kind(BY_KIND, reference)
    return found[0](g, seat, found[1]) if found else []
