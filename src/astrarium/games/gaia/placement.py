"""Placing and removing pieces: the map, the faction boards and the federations that pieces join."""

from __future__ import annotations

from astrarium.kernel.values import put

from . import events
from .ids import GAIAFORMER, LOST_PLANET, MINE, NOBODY, NOTHING
from .state import Gaia, Player, put_byte


def set_piece(g: Gaia, seat: int, hex: int, structure: int) -> None:
    """Something of this seat stands on the hex; NOTHING empties it."""
    g.owner = put_byte(g.owner, hex, seat if structure != NOTHING else NOBODY)
    g.structure = put_byte(g.structure, hex, structure)


def add_piece(p: Player, structure: int, amount: int = 1) -> None:
    """Pieces leave the faction board from the left and return to it from the right (GP-BUILD-5, GP-UPG-1, 12)."""
    p.pieces = put(p.pieces, structure, p.pieces[structure] + amount)


def colonize(g: Gaia, seat: int, hex: int, guest: bool = False) -> None:
    """A mine stands on a planet: it is colonized, counts for its type and joins a federation beside it (GP-BUILD-0)."""
    p = g.players[seat]
    p.colonies |= 1 << hex
    if guest:
        p.guests |= 1 << hex
    else:
        if g.structure[hex] == GAIAFORMER:
            add_piece(p, GAIAFORMER, -1)
            p.gaiaformers += 1
        set_piece(g, seat, hex, MINE)
        p.types |= 1 << g.planets[hex]
    if g.planets[hex] != LOST_PLANET or guest:
        add_piece(p, MINE)
    join_federation(g, p, hex)
    g.note(events.BUILT, seat, MINE, hex)


def replace_piece(g: Gaia, seat: int, hex: int, structure: int) -> None:
    """The old piece returns, the new one stands, and opponents may answer it (GP-UPG-1, AUT-3, AUT-25)."""
    p = g.players[seat]
    add_piece(p, g.structure[hex], -1)
    add_piece(p, structure)
    set_piece(g, seat, hex, structure)
    g.built = (*g.built, hex)
    g.note(events.BUILT, seat, structure, hex)


def join_federation(g: Gaia, p: Player, hex: int) -> None:
    """A new piece beside an own federation joins it, and own pieces beside that one too (GP-FED-12, GP-FAC-IVITS-9)."""
    near = g.galaxy.neighbour_mask
    if not near[hex] & p.federated or p.federated >> hex & 1:
        return
    p.federated |= 1 << hex
    outside = (p.colonies | p.stations) & near[hex] & ~p.federated
    while outside:
        lowest = outside & -outside
        join_federation(g, p, lowest.bit_length() - 1)
        outside = outside & ~p.federated & ~lowest
