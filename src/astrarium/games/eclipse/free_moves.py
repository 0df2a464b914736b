"""Moves that cost no action: exchanges and colony ships that give resources (ECL-TRADE-1, ECL-ROTA-MAG-5)."""

from __future__ import annotations

from astrarium.kernel.cures import FreeMove

from . import verbs
from .resources import REFERENCES, taps_left
from .state import Eclipse
from .tables import SPECIES


def free_moves(g: Eclipse, seat: int) -> list[FreeMove]:
    """Every exchange, with what it gives and takes."""
    p = g.players[seat]
    if p.species < 0:
        return []
    found = [
        FreeMove(verbs.TRADE(give, take), {REFERENCES[take]: gained}, (REFERENCES[give],))
        for give, (_, gained) in enumerate(SPECIES[p.species].trade)
        for take in range(len(REFERENCES))
        if take != give
    ]
    if taps_left(p):
        found += [FreeMove(verbs.TAP(take), {REFERENCES[take]: 1}, ()) for take in range(len(REFERENCES))]
    return found
