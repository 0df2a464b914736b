"""Which regions are adjacent for a faction: borders, tunnels, outposts, powers (CO-ADJ)."""

from __future__ import annotations

from .counts import building_of, enters_lake, has_foundation
from .faction_rules import faction_rules
from .ids import LAKE, POWER, SUPPLY_LINE
from .state import HOME, ChaosOrder
from .tables import BUILDINGS

LINK = POWER["adjacent_to_own_base"]


def lakes(g: ChaosOrder) -> int:
    """All lakes, as a set."""
    return sum([1 << region for region, terrain in enumerate(g.terrains) if terrain == LAKE])


def building_links(g: ChaosOrder, seat: int) -> int:
    """Regions that own buildings join to the base (CO-ADJ-3, CO-ADJ-4, CO-FOUND-6, CO-BLDG-2)."""
    has_supply_line = has_foundation(g.players[seat], SUPPLY_LINE)
    found = 0
    for region, sites in enumerate(g.sites):
        for _, owner, building in sites:
            if owner == seat and (has_supply_line or links_base(g, seat, building)):
                found |= 1 << region
    return found


def links_base(g: ChaosOrder, seat: int, building: int) -> bool:
    return any([effect.power == LINK for effect in BUILDINGS[building_of(g, seat, building)].effects])


def reach(g: ChaosOrder, seat: int, place: int) -> int:
    """The regions into which units may go from a place, as a set (CO-ADJ-1, CO-MOVE-4, CO-MOVE-5).

    CO-CIRC-1, CO-CIRC-2.
    """
    rules = faction_rules(g, seat)
    if place == HOME:
        found = sum([1 << region for region in g.players[seat].anchors])
        found |= building_links(g, seat) | rules.links_of_base(g, seat)
    else:
        found = g.neighbours[place] | rules.links(g, seat, place)
    return found if enters_lake(g, seat) else found & ~lakes(g)
