"""The reputation track: slots for reputation tiles, ambassadors or both (ECL-REP-4, ECL-DIP-5)."""

from __future__ import annotations

from .abilities import extra_slots
from .state import Eclipse, Player
from .tables import SPECIES


def fits_on_track(p: Player, ambassadors: int, tiles: int) -> bool:
    """Tiles lie so that as much room as possible is left (ECL-REP-10)."""
    slots = SPECIES[p.species].reputation_track
    shared = slots.count("both") + extra_slots(p)
    over = max(0, ambassadors - slots.count("ambassador")) + max(0, tiles - slots.count("reputation"))
    return over <= shared


def tile_count(g: Eclipse, seat: int) -> int:
    """The reputation tiles on a player's track."""
    return len(g.reputation[1][seat])


def has_slot_for_tile(g: Eclipse, seat: int) -> bool:
    """A free slot that accepts reputation (ECL-REP-4)."""
    p = g.players[seat]
    return fits_on_track(p, len(p.ambassadors), tile_count(g, seat) + 1)


def has_slot_for_ambassador(g: Eclipse, seat: int) -> bool:
    p = g.players[seat]
    return fits_on_track(p, len(p.ambassadors) + 1, tile_count(g, seat))


def can_make_slot(g: Eclipse, seat: int) -> bool:
    """A slot for an ambassador, if need be by returning a reputation tile (ECL-DIP-5)."""
    p, tiles = g.players[seat], tile_count(g, seat)
    return fits_on_track(p, len(p.ambassadors) + 1, tiles - 1)
