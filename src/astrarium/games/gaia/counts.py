"""What tiles count, and the power value of structures (GP-END-5, GP-FED-2)."""

from __future__ import annotations

from typing import Final

from . import ids
from .factions.abilities import abilities_of
from .galaxy import hexes_with
from .ids import ACADEMY_LEFT, ACADEMY_RIGHT, MINE, PLANETARY_INSTITUTE, TECH_BIG_POWER_4
from .state import Gaia, Player
from .tables import STRUCTURES, TECH

SECTOR_MASKS: Final = tuple(((1 << ids.PLACES) - 1) << (ids.PLACES * sector) for sector in range(ids.SECTOR_COUNT))


def has_tech(p: Player, tile: int) -> bool:
    """Owns a standard tile that no advanced tile covers (GP-TECH-6)."""
    return tile in p.tech and not p.covered >> tile & 1


def count(g: Gaia, p: Player, per: int) -> int:
    """How many of something a player has (GP-END-5, GP-END-11, GP-TILE-8); the Automa's by AUT-36.

    Space stations count as satellites and as nothing else (GP-FAC-IVITS-6).
    """
    if per == ids.PER_MINE:
        return p.pieces[MINE] + lost_planets(g, p)
    if per == ids.PER_TRADING_STATION:
        return p.pieces[ids.TRADING_STATION]
    if per == ids.PER_RESEARCH_LAB:
        return p.pieces[ids.RESEARCH_LAB]
    if per == ids.PER_BIG_STRUCTURE:
        return p.pieces[PLANETARY_INSTITUTE] + p.pieces[ACADEMY_LEFT] + p.pieces[ACADEMY_RIGHT]
    if per == ids.PER_PLANET_TYPE:
        return p.types.bit_count()
    if per == ids.PER_GAIA_PLANET:
        return gaia_planets(g, p)
    if per == ids.PER_SECTOR:
        return len([mask for mask in SECTOR_MASKS if p.colonies & mask])
    if per == ids.PER_FEDERATION_TOKEN:
        return len(p.tokens)
    if per == ids.PER_STRUCTURE:
        return p.colonies.bit_count()
    if per == ids.PER_FEDERATION_STRUCTURE:
        if p.automa:
            return p.colonies.bit_count() - 1
        return (p.colonies & p.federated).bit_count()
    assert per == ids.PER_SATELLITE
    return p.satellites.bit_count() + p.stations.bit_count() + (g.counted_satellites if p.automa else 0)


def lost_planets(g: Gaia, p: Player) -> int:
    """1 if the player has placed the lost planet; it counts as a mine without being a piece (GP-RES-9)."""
    return p.types >> ids.LOST_PLANET & 1


def gaia_planets(g: Gaia, p: Player) -> int:
    """Gaia planets with an own structure; gaiaformers and guest mines do not count (GP-TILE-8, GP-FAC-LANTIDS-2)."""
    return (p.colonies & ~p.guests & hexes_with(ids.GAIA, g.planets)).bit_count()


def power_value(g: Gaia, p: Player, hex: int) -> int:
    """The power value of a piece, for later federations and for charging (GP-FED-2, GP-CHARGE-15, GP-FAQ-1).

    A guest mine has its own, whatever the host has built (GP-FAC-LANTIDS-5).
    """
    if p.guests >> hex & 1:
        return STRUCTURES[MINE].power_value
    structure = g.structure[hex]
    value = STRUCTURES[structure].power_value
    if structure in (PLANETARY_INSTITUTE, ACADEMY_LEFT, ACADEMY_RIGHT) and has_tech(p, TECH_BIG_POWER_4):
        value = TECH[TECH_BIG_POWER_4].value
    return value + abilities_of(p).power_bonus(p, g.planets[hex])
