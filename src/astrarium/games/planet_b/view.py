"""What a seat may know of a game, ready for JSON (PB-INFO-1, PB-INFO-2, PB-INFO-5)."""

from __future__ import annotations

from astrarium.kernel.pools import known_kinds

from . import view_types
from .counts import board_side, cells, deck_size, is_immoral, office_of, price, price_at, unseen_news, vp, was_last_turn
from .effects import ACTING, BOXING, OPEN
from .election import is_held
from .exchange import leaves_on
from .forecast import is_exchange_due, market_after, points_now
from .ids import (
    COLOUR_NAMES,
    DECK_NAMES,
    DO_NAMES,
    FRAUD_NAMES,
    GREY,
    NEWS_DECK_NAMES,
    NONE,
    POINT_SOURCES,
    RED,
    RESOURCE_NAMES,
    SIDE_NAMES,
    TRACK_NAMES,
)
from .laws import laws_in_progress, unseen_laws
from .news import NEWS_DONE
from .production import tiles_left
from .state import DRAFTED, Built, PlanetB, Player
from .tables import BOXES, BUILDINGS, BUILDINGS_OF, FRAUD_SLOTS, MARKET_OF, NAMES
from .workies import CHOOSING_BOX, WORKING


def name_or_none(kind: str, number: int) -> str | None:
    return None if number < 0 else NAMES[kind][number]


def view(g: PlanetB, seat: int | None) -> view_types.View:
    """The whole table, without what others hold in secret (PB-INFO-1, PB-INFO-2, PB-VOTE-3)."""
    return {
        "turn": g.turn_seat,
        "actors": list(g.actors),
        "deal": name_or_none("location", g.deal),
        "is_office_used": g.is_office_used,
        "locations": {name: view_location(g, at) for at, name in enumerate(NAMES["location"])},
        "spots": board_side(g).briefcase_spots_per_tile,
        "stack": {"top": name_or_none("conglomerate", g.next_tile), "size": g.stack_size},
        "prices": {name: view_price(g, resource) for resource, name in enumerate(RESOURCE_NAMES)},
        "marker": g.marker,
        "track": board_side(g).election_track_steps,
        "is_election_due": g.is_election_due and is_held(g, g.marker, is_due=True, is_last=was_last_turn(g)),
        "decks": {name: view_deck(g, deck, seat) for deck, name in enumerate(DECK_NAMES)},
        "drafted": known_cards(g, DRAFTED, seat) if seat in g.actors else [],
        "news": {name: view_news(g, deck) for deck, name in enumerate(NEWS_DECK_NAMES)},
        "laws": {name: view_laws(g, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "deciding": [NAMES["law"][law] for law in laws_in_progress(g)],
        "votes": list(g.votes),
        "bag": list(g.bag),
        "fronts": [list(front) for front in g.fronts],
        "offices": {name: view_holder(g, voter) for name, voter in zip(NAMES["office"], g.offices, strict=False)},
        "turns_left": None if g.turns_left == NONE else g.turns_left,
        "open": view_open(g),
        "firing": view_firing(g),
        "players": [view_player(g, other, seat) for other in range(len(g.players))],
    }


def view_location(g: PlanetB, location: int) -> view_types.Tile:
    tile, side = g.tiles[location]
    leaves = side == leaves_on(g, location)
    return {
        "tile": name_or_none("conglomerate", tile),
        "side": SIDE_NAMES[side],
        "briefcases": g.briefcases[location],
        "market": SIDE_NAMES[g.markets[location]],
        "next": None if tile == NONE else "leave" if leaves else "flip",
    }


def view_price(g: PlanetB, resource: int) -> view_types.Price:
    """The price now, both that are possible, and that after the exchange of this turn (PB-SELL-5, PB-EXCH-7)."""
    is_next = is_exchange_due(g) and MARKET_OF[resource] == g.deal
    return {
        "now": price(g, resource),
        "grey": price_at(resource, GREY),
        "red": price_at(resource, RED),
        "next": price_at(resource, market_after(g, g.deal)) if is_next else None,
    }


def view_deck(g: PlanetB, deck: int, seat: int | None) -> view_types.BuildingDeck:
    """The size, and the cards under the deck that the viewer has put there (PB-INFO-6)."""
    known = [known_kinds(g.buildings[deck], place, seat) for place in g.under[deck]]
    return {
        "size": deck_size(g, deck),
        "under": [NAMES["building"][BUILDINGS_OF[deck][kinds[0]]] if kinds else None for kinds in known],
    }


def known_cards(g: PlanetB, place: int, seat: int | None) -> list[str]:
    """The names of the cards at a place that a seat knows."""
    return [
        NAMES["building"][BUILDINGS_OF[deck][kind]]
        for deck, pool in enumerate(g.buildings)
        for kind in known_kinds(pool, place, seat)
    ]


def view_news(g: PlanetB, deck: int) -> view_types.NewsDeck:
    playing = [frame[2][0] for frame in g.stack if frame[0] == NEWS_DONE.number]
    unseen = [card for card in unseen_news(g, deck) if card not in playing]
    return {"open": name_or_none("news", g.open_news[deck]), "size": len(unseen)}


def view_laws(g: PlanetB, colour: int) -> view_types.LawDeck:
    under = g.laws_under[colour]
    return {"size": len(unseen_laws(g, colour)) + len(under), "under": [NAMES["law"][law] for law in under]}


def view_holder(g: PlanetB, voter: int) -> view_types.Voter | None:
    if voter == NONE:
        return None
    return "puppet" if voter == len(g.players) else voter


def view_open(g: PlanetB) -> list[view_types.OpenBox]:
    """The boxes that are being carried out, with what is left of them."""
    steps = (BOXING.number, ACTING.number, OPEN.number)
    found: list[view_types.OpenBox] = []
    for number, seat, args in g.stack:
        if number in steps:
            found.append(view_box(seat, *args))
        elif number == WORKING.number and found:
            found[-1]["working"] = args[0]
    return found


def view_box(seat: int, box: int, left: tuple[int, ...]) -> view_types.OpenBox:
    pairs = zip(BOXES[box].effects, left, strict=True)
    effects: list[view_types.OpenEffect] = [
        {"kind": DO_NAMES[effect.kind], "n": effect.n, "left": count} for effect, count in pairs if count
    ]
    return {"seat": seat, "box": BOXES[box].name, "effects": effects, "working": 0}


def view_firing(g: PlanetB) -> list[str]:
    """The buildings with a full zone, one of whose boxes is asked for (PB-WORK-4)."""
    return [NAMES["building"][args[0]] for number, _, args in g.stack if number == CHOOSING_BOX.number]


def view_player(g: PlanetB, seat: int, viewer: int | None) -> view_types.Player:
    """One player, all open but the total of victory points, which only its owner sees until the end.

    PB-MONEY-1, PB-MONEY-3, PB-NEWS-8, PB-INFO-5, PB-VAR-8.
    """
    p = g.players[seat]
    shows_points = seat == viewer or not g.stack or bool(g.settings["open_vp"])
    return {
        "billies": p.billies,
        "vp": vp(p) if shows_points else None,
        "points": {name: n for name, n in zip(POINT_SOURCES, p.points, strict=True) if n} if shows_points else None,
        "if_ended": points_now(g, seat) if shows_points else None,
        "mood": p.mood,
        "storage": dict(zip(RESOURCE_NAMES, p.storage, strict=True)),
        "crafties": p.workies[0],
        "brainies": p.workies[1],
        "cells": view_cells(seat, p),
        "tiles": {name: tiles_left(p, resource) for resource, name in enumerate(RESOURCE_NAMES)},
        "discs": dict(zip(TRACK_NAMES, p.discs, strict=True)),
        "fraud": view_fraud(p),
        "buildings": [view_building(built) for built in p.built],
        "hand": view_hand(g, seat, viewer),
        "news": [NAMES["news"][card] for card in p.news],
        "is_immoral": is_immoral(p),
        "office": name_or_none("office", office_of(g, seat)),
    }


def view_cells(seat: int, p: Player) -> list[view_types.Cell]:
    pairs = zip(cells(seat, p), p.tiles, strict=True)
    return [{"resource": RESOURCE_NAMES[resource], "is_tile": tile != NONE} for resource, tile in pairs]


def view_fraud(p: Player) -> list[view_types.FraudSlot]:
    tiles = [*[FRAUD_NAMES[kind] for kind in p.fraud], *[None] * (len(FRAUD_SLOTS) - len(p.fraud))]
    return [
        {"tile": tile, "cost": sum([item[2] for item in slot.cost]), "vp": slot.vp}
        for tile, slot in zip(tiles, FRAUD_SLOTS, strict=True)
    ]


def view_building(built: Built) -> view_types.Building:
    zones = BUILDINGS[built[0]].zones
    return {
        "card": NAMES["building"][built[0]],
        "zones": [
            {
                "crafties": built[1 + 2 * zone],
                "brainies": built[2 + 2 * zone],
                "craftie_places": places[0],
                "brainie_places": places[1],
            }
            for zone, places in enumerate(zones)
        ],
    }


def view_hand(g: PlanetB, seat: int, viewer: int | None) -> list[view_types.HandCard]:
    """The letters are open; which cards they are, only as far as the viewer knows (PB-DRAW-4, PB-SETUP-22)."""
    found: list[view_types.HandCard] = []
    for deck, pool in enumerate(g.buildings):
        known = known_kinds(pool, seat, viewer)
        names = [NAMES["building"][BUILDINGS_OF[deck][kind]] for kind in known]
        found += [{"deck": DECK_NAMES[deck], "card": name} for name in names]
        found += [{"deck": DECK_NAMES[deck]} for _ in range(len(pool[1][seat]) - len(known))]
    return found
