"""What must always hold: pieces are conserved, derived fields agree with the map, points with their sources."""

from __future__ import annotations

from . import ids
from .ids import GAIAFORMER, LOST_PLANET, MINE, NO_FACTION, NONE, PLACES, SPACE_STATION
from .state import Gaia, Player
from .tables import COUNTS, LIMITS, NAMES, SATELLITE, STRUCTURES


def invariant_errors(g: Gaia) -> list[str]:
    """Everything that is wrong with a position; the rules can never reach one with an error."""
    found: list[str] = []
    for seat, p in enumerate(g.players):
        if p.faction != NO_FACTION and not p.automa:
            found += [f"seat {seat}: {error}" for error in (*map_errors(g, seat, p), *board_errors(p))]
    return found if g.players[-1].automa else found + supply_errors(g)


def map_errors(g: Gaia, seat: int, p: Player) -> list[str]:
    """The player's derived fields, counted anew on the map."""
    pieces = [0] * len(ids.STRUCTURE_NAMES)
    colonies = stations = types = 0
    for hex, owner in enumerate(g.owner):
        if owner == seat:
            structure = g.structure[hex]
            if g.planets[hex] != LOST_PLANET:
                pieces[structure] += 1
            if structure == SPACE_STATION:
                stations |= 1 << hex
            elif structure != GAIAFORMER:
                colonies |= 1 << hex
                types |= 1 << g.planets[hex]
    pieces[MINE] += p.guests.bit_count()
    checks = {
        "pieces": tuple(pieces) == p.pieces,
        "colonies": colonies | p.guests == p.colonies,
        "stations": stations == p.stations,
        "types": types == p.types,
        "federated": not p.satellites & ~p.federated and not p.federated & ~(p.colonies | p.satellites | p.stations),
        "pieces left": all(count <= STRUCTURES[s].per_color for s, count in enumerate(pieces) if s),
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]


def board_errors(p: Player) -> list[str]:
    """The faction board: nothing negative, nothing above its cap, points by source."""
    amounts = (p.ore, p.credits, p.knowledge, p.qic, p.bowl1, p.bowl2, p.bowl3, p.gaia_area, p.vp, p.gaiaformers)
    gained = sum(p.research[ids.GAIA_PROJECT] >= level for level in (1, 3, 4))
    checks = {
        "negative amount": min(amounts) >= 0,
        "cap": p.ore <= LIMITS.ore and p.credits <= LIMITS.credits and p.knowledge <= LIMITS.knowledge,
        "points": sum(p.points) == p.vp,
        "gaiaformers": p.gaiaformers + p.gaiaformers_away + p.pieces[GAIAFORMER] == gained,
        "tech twice": len(set(p.tech)) == len(p.tech) and len(p.advanced) == p.covered.bit_count(),
        "satellites": p.satellites.bit_count() <= SATELLITE.per_color,
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]


def supply_errors(g: Gaia) -> list[str]:
    """Boosters, tokens and advanced tiles are in exactly one place."""
    found: list[str] = []
    owned = [token >> 1 for p in g.players for token in p.tokens]
    for kind, name in enumerate(NAMES["federation_token"]):
        total = g.token_supply[kind] + owned.count(kind) + (g.terraforming_token == kind)
        if kind != ids.FED_GLEENS and total != COUNTS["federation_token"][name]:
            found.append(f"{name}: {total} tokens")
    boosters = [*g.boosters, *(p.booster for p in g.players if p.booster != NONE)]
    if len(set(boosters)) != len(boosters):
        found.append("a booster is in two places")
    advanced = [tile for p in g.players for tile in p.advanced] + [tile for tile in g.advanced_spaces if tile != NONE]
    if len(set(advanced)) != len(advanced):
        found.append("an advanced tile is in two places")
    masks = [p.colonies & ~p.guests for p in g.players]
    if sum(mask.bit_count() for mask in masks) != sum(
        1 for hex in range(ids.SECTOR_COUNT * PLACES) if any(m >> hex & 1 for m in masks)
    ):
        found.append("two owners of one planet")
    return found
