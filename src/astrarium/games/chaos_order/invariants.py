"""What is always true of a position: limits, sums, and every component in one place only."""

from __future__ import annotations

from astrarium.kernel.pools import bag_size, known_kinds, remaining_counts

from .battle_plan import OPEN_PLANNING
from .board_map import is_land, neighbour_sets, terrains_of
from .cards import has_card
from .counts import buildings_on_map
from .ids import NONE
from .prices import FIRST_NEUTRAL, TILES
from .state import FRESH, HOME, IN_BOX, ChaosOrder, Player
from .tables import BUILDINGS, BUILDINGS_OF, COLUMNS, FACTIONS, LIMITS


def invariant_errors(g: ChaosOrder) -> list[str]:
    """What is wrong; always empty if the rules are right."""
    chosen = [(seat, p) for seat, p in enumerate(g.players) if p.faction != NONE]
    found = [f"seat {seat}: {error}" for seat, p in chosen for error in player_errors(g, seat, p)]
    return found + map_errors(g) + card_errors(g)


def player_errors(g: ChaosOrder, seat: int, p: Player) -> list[str]:
    """The limits of one faction board (CO-LIMIT-2)."""
    faction = FACTIONS[p.faction]
    fighters = sum(p.fighters) + sum(p.areas) + p.reserve
    in_box = sum(faction.recruit_areas) + faction.start_fighters + faction.reserve_fighters
    is_started = p.anchors and g.phase != NONE
    on_board = {tile % TILES for tile in g.prices if tile != NONE and tile < FIRST_NEUTRAL and tile // TILES == seat}
    tiles = p.price_tiles | p.vault | sum([1 << tile for tile in on_board])
    buildings = [buildings_on_map(g, seat, building) for building in range(3)]
    slots = [len(BUILDINGS[number].slots) for number in BUILDINGS_OF[p.faction]]
    checks = {
        "energy": p.energy >= 0,
        "gems": p.gems >= 0,
        "fame": 0 <= p.fame <= faction.fame_goal,
        "fighters": not is_started or fighters == in_box,
        "places": min(*p.fighters, *p.areas, 0) == 0,
        "columns": all([0 <= column < COLUMNS for column in p.columns]),
        "price tiles": tiles == (1 << TILES) - 1 and not p.price_tiles & p.vault,
        "buildings": all([count <= most for count, most in zip(buildings, slots, strict=True)]),
        "relics": len(p.relics) <= len(faction.relic_slots),
        "leaders": sum([where != IN_BOX for where in p.leaders]) in (faction.leaders_used, faction.leaders_owned)
        or not is_started,
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]


def map_errors(g: ChaosOrder) -> list[str]:
    """Regions, foundations, tokens and relics (CO-BUILD-4, CO-BUILD-15)."""
    foundations = [site[0] for sites in g.sites for site in sites if site[0] != NONE]
    placed = [place for place in g.tokens if place != NONE]
    laid = [len([site for site in sites if site[0] != NONE]) for sites in g.sites]
    checks = {
        "terrain": g.terrains == terrains_of(g.land_tiles),
        "neighbours": g.neighbours == neighbour_sets(g.land_tiles, g.mountains),
        "foundations": len(set(foundations)) == len(foundations),
        "foundations in a region": max(laid) <= LIMITS.foundations_per_region_max,
        "sites": all([is_land(g.terrains[n]) for n, sites in enumerate(g.sites) if sites]),
        "harvest tokens": len(set(placed)) == len(placed),
        "mountains": g.mountains.bit_count() <= 10,
        "units": all([not any(p.fighters[n] for n in range(HOME) if not g.terrains[n]) for p in g.players]),
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]


def card_errors(g: ChaosOrder) -> list[str]:
    """Every card is in one place only, everybody knows the own hand, and a side holds what its open plan shows."""
    found = [] if min(remaining_counts(g.cards)) >= 0 and bag_size(g.cards) >= 0 else ["deck wrong"]
    hands = [(seat, place) for seat in range(len(g.players)) for place in (seat, FRESH + seat)]
    unknown = [seat for seat, place in hands if len(known_kinds(g.cards, place, seat)) != len(g.cards[1][place])]
    lacking = [side for side, card in open_cards(g) if not has_card(g, side, card)]
    return (
        found
        + [f"seat {seat} does not know its cards" for seat in unknown]
        + [f"seat {seat} does not hold the card of its plan" for seat in lacking]
    )


def open_cards(g: ChaosOrder) -> list[tuple[int, int]]:
    """The sides that have opened their plan while the other still plans, with the card in use (CO-POWER-1)."""
    is_planning = bool(g.stack) and g.stack[-1][0] == OPEN_PLANNING.number
    return [(g.sides[n], card) for n, card in enumerate(g.used_cards) if card != NONE] if is_planning else []
