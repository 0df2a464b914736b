"""How the Automa chooses: numbered and directional selection, distances, tie-breaks (AUT-10, AUT-20, AUT-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from astrarium.kernel.values import bits

from ..galaxy import FAR
from ..ids import (
    FINAL_GAIA,
    FINAL_PLANET_TYPES,
    FINAL_SECTORS,
    GAIA,
    HOME_TYPES,
    NOBODY,
    PLACES,
    SPACE,
    TRANSDIM,
    sector_of,
)
from ..state import Gaia
from ..tables import FACTIONS, TERRAFORMING_STEPS
from .cards import AutomaCard

T = TypeVar("T")


def numbered(options: list[T], support: AutomaCard) -> T:
    """Count along the options, from the left for "right" and from the right for "left" (AUT-20)."""
    index = (support.numbered_count - 1) % len(options)
    return options[index] if support.numbered_direction == "right" else options[-1 - index]


def in_reading_order(g: Gaia, hexes: list[int], support: AutomaCard) -> list[int]:
    """Rows from the top, each from the left, or the exact reverse (AUT-10, AUT-21)."""

    def place(hex: int) -> tuple[int, int]:
        at = g.galaxy.coordinates[hex]
        assert at is not None
        return (-at[0], at[1])

    return sorted(hexes, key=place, reverse=support.directional == "left_up")


def human_distance(g: Gaia, hex: int) -> int:
    """How far the nearest planet of the human is."""
    humans = (p for p in g.players if not p.automa)
    return min((g.galaxy.distance[hex][own] for p in humans for own in bits(p.colonies)), default=FAR)


def best(hexes: list[int], key: Callable[[int], int]) -> list[int]:
    """The hexes with the smallest key."""
    least = min(key(hex) for hex in hexes)
    return [hex for hex in hexes if key(hex) == least]


def steps_for(g: Gaia, seat: int, hex: int) -> int:
    """Terraforming steps; a gaia planet counts as 1 and a transdim planet as 2 (AUT-22)."""
    planet = g.planets[hex]
    if planet >= HOME_TYPES:
        return 1 if planet == GAIA else 2
    return TERRAFORMING_STEPS[FACTIONS[g.players[seat].faction].home][planet]


def mine_sites(g: Gaia, seat: int, reach: int) -> list[int]:
    """Empty planets without a gaiaformer within range of an own planet; not the lost planet (AUT-22)."""
    p = g.players[seat]
    return [
        hex
        for hex in g.galaxy.hexes
        if g.planets[hex] < SPACE and g.owner[hex] == NOBODY and g.galaxy.within[reach][hex] & p.colonies
    ]


def unlike_final_tile(g: Gaia, seat: int, tile: int, hex: int) -> int:
    """0 if the planet helps with a final tile that the support card names, else 1 (AUT-22)."""
    p = g.players[seat]
    planet = GAIA if g.planets[hex] == TRANSDIM else g.planets[hex]
    if tile == FINAL_PLANET_TYPES:
        return p.types >> planet & 1
    if tile == FINAL_GAIA:
        return int(planet != GAIA)
    if tile == FINAL_SECTORS:
        return int(bool(p.colonies >> PLACES * sector_of(hex) & (1 << PLACES) - 1))
    return 0


def choose_site(g: Gaia, seat: int, sites: list[int], support: AutomaCard, first: str) -> int:
    """The tie-breaks of a mine in their order (AUT-22)."""
    if first == "transdim planet":
        sites = best(sites, lambda hex: g.planets[hex] != TRANSDIM)
    elif first:
        sites = best(sites, lambda hex: human_distance(g, hex))
    if support.final_tile_tiebreak != "none":
        tile = g.final_tiles[0 if support.final_tile_tiebreak == "top" else 1]
        sites = best(sites, lambda hex: unlike_final_tile(g, seat, tile, hex))
    sites = best(sites, lambda hex: steps_for(g, seat, hex))
    sites = best(sites, lambda hex: human_distance(g, hex))
    return in_reading_order(g, sites, support)[0]
