"""What a seat may know of a faction (CO-INFO-1, CO-INFO-2)."""

from __future__ import annotations

from astrarium.kernel.pools import known_kinds

from . import verbs, view_types
from .component_words import Amounts
from .counts import building_of, buildings_on_map, hand_limit, next_slot_has_lock
from .ids import GAIN_NAMES, NONE
from .income import region_count
from .leaders import symbols_of
from .prices import FIRST_NEUTRAL, TILES
from .state import FRESH, HOME, IN_BOX, ChaosOrder, Player, members
from .tables import (
    ATTRIBUTES,
    ATTRIBUTES_OF,
    BUILDINGS,
    FACTIONS,
    LEADERS,
    LEADERS_OF,
    NAMES,
    PERSONAL_FOUNDATIONS,
    PERSONAL_OF,
    REGION_INCOME,
)


def named_amounts(amounts: Amounts) -> dict[str, int]:
    return {GAIN_NAMES[kind]: amount for kind, amount in amounts}


def place_name(place: int) -> str:
    return "base" if place == HOME else NAMES["region"][place]


def view_player(g: ChaosOrder, seat: int, viewer: int | None) -> view_types.Player:
    """One faction; only the faces of its cards are secret (CO-INFO-1, CO-INFO-2, CO-PRICE-21)."""
    p = g.players[seat]
    chosen = p.faction != NONE
    count = region_count(g, seat) if chosen else 0
    return {
        "faction": NAMES["faction"][p.faction] if chosen else None,
        "energy": p.energy,
        "gems": p.gems,
        "fame": p.fame,
        "fame_goal": FACTIONS[p.faction].fame_goal if chosen else 0,
        "hand": view_hand(g, seat, viewer),
        "hand_limit": hand_limit(p),
        "columns": {name: column + 1 for name, column in zip(verbs.TRACKS.names, p.columns, strict=False)},
        "areas": list(p.areas),
        "reserve": p.reserve,
        "home": p.fighters[HOME],
        "on_map": sum(p.fighters[:HOME]),
        "leaders": view_leaders(p) if chosen else [],
        "attributes": view_attributes(p) if chosen else [],
        "foundations": [verbs.FOUNDATION_KINDS.names[kind] for kind in members(p.foundations)],
        "locked_foundations": locked_foundations(p) if chosen else [],
        "buildings": {name: view_buildings(g, seat, n) for n, name in enumerate(verbs.BUILDINGS.names) if chosen},
        "price_tiles": [verbs.TILES.names[tile] for tile in members(p.price_tiles)],
        "vault": [verbs.TILES.names[tile] for tile in members(p.vault)],
        "placed_tiles": placed_tiles(g, seat),
        "relics": [relic + 1 for relic in p.relics],
        "relic_slots": [named_amounts(slot) for slot in FACTIONS[p.faction].relic_slots] if chosen else [],
        "base": None if p.base == NONE else NAMES["region"][p.base],
        "anchors": [NAMES["region"][region] for region in p.anchors],
        "region_count": count,
        "income_row": next(n for n, row in enumerate(REGION_INCOME) if row.min <= count <= row.max),
        "morale": dict(zip(verbs.ROWS.names, p.morale_rows, strict=True)) if p.morale_rows else None,
        "morale_on_base": bool(p.morale >> HOME & 1),
    }


def view_hand(g: ChaosOrder, seat: int, viewer: int | None) -> list[view_types.HandCard]:
    """How many cards, and which are fresh, is open; which they are only as far as the viewer knows."""
    found: list[view_types.HandCard] = []
    for place, is_fresh in ((seat, False), (FRESH + seat, True)):
        known = known_kinds(g.cards, place, viewer)
        found += [{"is_fresh": is_fresh, "card": NAMES["tactics_card"][kind]} for kind in known]
        found += [{"is_fresh": is_fresh} for _ in range(len(g.cards[1][place]) - len(known))]
    return found


def view_leaders(p: Player) -> list[view_types.Leader]:
    """The leaders that were kept (CO-SETUP-4)."""
    return [view_leader(p, index) for index, where in enumerate(p.leaders) if where != IN_BOX]


def view_leader(p: Player, index: int) -> view_types.Leader:
    number, where = LEADERS_OF[p.faction][index], p.leaders[index]
    strength, attack, defence, deploy_gems = symbols_of(p, index)
    return {
        "name": NAMES["leader"][number],
        "place": place_name(where) if where >= 0 else None,
        "is_upgraded": bool(p.upgraded_leaders >> index & 1),
        "strength": strength,
        "attack": attack,
        "defence": defence,
        "deploy_gems": deploy_gems,
        "upgrade_gems": LEADERS[number].upgrade_gems,
    }


def view_attributes(p: Player) -> list[view_types.Attribute]:
    return [
        {
            "name": NAMES["attribute"][number],
            "is_upgraded": bool(p.upgraded_attributes >> index & 1),
            "gems": ATTRIBUTES[number].upgrade_gems,
        }
        for index, number in enumerate(ATTRIBUTES_OF[p.faction])
    ]


def locked_foundations(p: Player) -> list[str]:
    kinds = [kind for kind, number in enumerate(PERSONAL_OF[p.faction]) if PERSONAL_FOUNDATIONS[number].lock]
    return [verbs.FOUNDATION_KINDS.names[kind] for kind in kinds]


def view_buildings(g: ChaosOrder, seat: int, building: int) -> view_types.Buildings:
    data = BUILDINGS[building_of(g, seat, building)]
    built = buildings_on_map(g, seat, building)
    return {
        "built": built,
        "total": len(data.slots),
        "has_lock": built < len(data.slots) and next_slot_has_lock(g, seat, building),
        "income": named_amounts(tuple([(kind, amount * built) for kind, amount in data.income])),
    }


def placed_tiles(g: ChaosOrder, seat: int) -> list[str]:
    own = [tile % TILES for tile in g.prices if NONE < tile < FIRST_NEUTRAL and tile // TILES == seat]
    return [verbs.TILES.names[tile] for tile in own]
