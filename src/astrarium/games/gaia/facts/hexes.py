"""Facts about places: what is there, what it would cost, who is near (GP-BUILD, GP-UPG, GP-GPROJ, GP-CHARGE)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.explanations import Fact
from astrarium.kernel.values import bits

from .. import events, verbs
from ..actions.mine import NO_HELP, check_mine, check_site, itemise_mine
from ..actions.project import itemise_project
from ..actions.upgrade import bill_upgrade
from ..charging import NEIGHBOURHOOD
from ..counts import SECTOR_MASKS, power_value
from ..galaxy import planet_hexes
from ..holdings import ORE
from ..ids import (
    GAIAFORMER,
    HOME_TYPES,
    NO_FACTION,
    NOBODY,
    OUTSIDE,
    SPACE,
    SPACE_STATION,
    TERRAFORMING,
    TRADING_STATION,
    TRANSDIM,
)
from ..ranges import basic_range, nearest_start, qic_for_range
from ..state import Gaia, Player
from ..tables import FACTIONS, LEVELS, TERRAFORMING_STEPS, UPGRADES_OF
from .common import described, priced, seat_of

FARTHEST: Final = 6  # hexes within which the nearest planet is named


def hex_facts(g: Gaia, p: Player | None, hex: int) -> list[Fact]:
    """A planet or empty space, what stands there, its price, and the neighbours."""
    planet = g.planets[hex]
    found = [described(verbs.PLANETS.reference(planet))]
    if planet == OUTSIDE:
        return found
    found += pieces_here(g, hex)
    if planet == SPACE:
        return found + nearest_planets(g, hex)
    if p is not None and not p.automa:
        found += distance(g, p, hex) + prices(g, p, hex) + ways(g, p, hex)
    return found + neighbours(g, p, hex) + station_price(g, p, hex) + (wheel(p) if planet < HOME_TYPES else [])


def pieces_here(g: Gaia, hex: int) -> list[Fact]:
    """Structures with their power value, satellites, and federations (GP-FED-2, GP-FED-4)."""
    found: list[Fact] = []
    if g.owner[hex] != NOBODY:
        p, structure = g.players[g.owner[hex]], g.structure[hex]
        value = 0 if structure == GAIAFORMER else power_value(g, p, hex)
        values: dict[str, int | str] = {"seat": g.owner[hex], "structure": events.STRUCTURES.reference(structure)}
        found.append(Fact("stands", {**values, "value": value}))
    for seat, p in enumerate(g.players):
        if p.guests >> hex & 1:
            found.append(Fact("guest", {"seat": seat}))
        if p.satellites >> hex & 1:
            found.append(Fact("satellite", {"seat": seat}))
        if p.federated >> hex & 1:
            found.append(Fact("federated", {"seat": seat}))
    return found


def nearest_planets(g: Gaia, hex: int) -> list[Fact]:
    """Nothing is built in empty space; the nearest planets are these (GP-BUILD-3)."""
    planets = planet_hexes(g.planets)
    radius = next((radius for radius in range(1, FARTHEST + 1) if g.galaxy.within[radius][hex] & planets), 0)
    found = [Fact("nothing-built", {})]
    for other in bits(g.galaxy.within[radius][hex] & planets):
        names = {"hex": verbs.HEXES.reference(other), "planet": verbs.PLANETS.reference(g.planets[other])}
        found.append(Fact("nearest-planet", {**names, "distance": radius}))
    return found


def distance(g: Gaia, p: Player, hex: int) -> list[Fact]:
    """How far it is from the nearest own planet (GP-RANGE-2)."""
    start, far = nearest_start(g, p, hex)
    return [Fact("distance", {"distance": far, "start": verbs.HEXES.reference(start)})] if start >= 0 and far else []


def prices(g: Gaia, p: Player, hex: int) -> list[Fact]:
    """What the player could put here, and for how much (GP-BUILD-1, GP-UPG-13, GP-GPROJ-3)."""
    seat = seat_of(g, p)
    if g.owner[hex] == seat and g.structure[hex] not in (GAIAFORMER, SPACE_STATION):
        found: list[Fact] = []
        for structure in UPGRADES_OF[p.faction][g.structure[hex]]:
            bill = Bill()
            bill_upgrade(g, seat, hex, structure, bill)
            found += priced("upgrade-price", bill, structure=verbs.UPGRADED.reference(structure))
        return found
    bill = Bill()
    if g.planets[hex] == TRANSDIM:
        itemise_project(g, seat, hex, 0, bill)
        return priced("project-price", bill)
    if check_site(g, seat, hex, None) is None:
        itemise_mine(g, seat, hex, NO_HELP, bill)
    return priced("mine-price", bill)


def ways(g: Gaia, p: Player, hex: int) -> list[Fact]:
    """Planets on which a mine could be built now, which would bring this one into range (GP-RANGE-1, GP-RANGE-2)."""
    seat = seat_of(g, p)
    if g.owner[hex] != NOBODY or not qic_for_range(g, p, hex, 0):
        return []
    near = bits(g.galaxy.within[basic_range(p)][hex] & planet_hexes(g.planets) & ~(1 << hex))
    first = [other for other in near if check_mine(g, seat, other, NO_HELP, None) is None]
    return [Fact("way", {"hex": verbs.HEXES.reference(other)}) for other in first]


def station_price(g: Gaia, p: Player | None, hex: int) -> list[Fact]:
    """What a trading station would cost on a free planet, which depends on the neighbours (GP-UPG-3)."""
    if p is None or p.automa or g.owner[hex] != NOBODY or check_site(g, seat_of(g, p), hex, None) is not None:
        return []
    bill = Bill()
    bill_upgrade(g, seat_of(g, p), hex, TRADING_STATION, bill)
    return priced("station-price", bill)


def neighbours(g: Gaia, p: Player | None, hex: int) -> list[Fact]:
    """Structures of others within two hexes, which may charge and make stations cheaper (GP-CHARGE-1, GP-UPG-3)."""
    found: list[Fact] = []
    for seat, other in enumerate(g.players):
        near = bits(g.galaxy.within[NEIGHBOURHOOD][hex] & other.colonies & ~(1 << hex)) if other is not p else []
        for place in near:
            values: dict[str, int | str] = {"seat": seat, "hex": verbs.HEXES.reference(place)}
            found.append(Fact("neighbour", {**values, "value": power_value(g, other, place)}))
    return found


def wheel(p: Player | None) -> list[Fact]:
    """Every planet type from home on around the wheel, with the price of its terraforming (GP-HAB-1, GP-HAB-4)."""
    if p is None or p.automa or p.faction == NO_FACTION:
        return []
    home = FACTIONS[p.faction].home
    each = LEVELS[TERRAFORMING][p.research[TERRAFORMING]].step_cost_ore
    found: list[Fact] = []
    for cell in range(HOME_TYPES):
        planet = (home + cell) % HOME_TYPES
        ore = each * TERRAFORMING_STEPS[home][planet]
        values: dict[str, int | str] = {"cell": cell + 1, "planet": verbs.PLANETS.reference(planet)}
        found.append(Fact("wheel", {**values, "resource": ORE, "amount": ore}))
    return found


def planet_facts(g: Gaia, p: Player | None, planet: int) -> list[Fact]:
    """How many terraforming steps a planet type is away, and what they cost (GP-HAB-1, GP-HAB-4)."""
    found = [described(verbs.PLANETS.reference(planet))]
    if p is not None and planet < HOME_TYPES:
        steps = TERRAFORMING_STEPS[FACTIONS[p.faction].home][planet]
        each = LEVELS[TERRAFORMING][p.research[TERRAFORMING]].step_cost_ore
        found.append(Fact("steps", {"steps": steps, "each": each, "ore": steps * each}))
    return found


def sector_facts(g: Gaia, p: Player | None, sector: int) -> list[Fact]:
    """Who lives in a sector (GP-END-5)."""
    found = [Fact("sector", {"sector": verbs.SECTORS.reference(sector)})]
    for seat, other in enumerate(g.players):
        count = (other.colonies & SECTOR_MASKS[sector]).bit_count()
        found += [Fact("lives", {"seat": seat, "count": count})] if count else []
    return found
