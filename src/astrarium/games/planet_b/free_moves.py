"""Moves that cost no action: sales, with what each brings (PB-SELL-1)."""

from __future__ import annotations

from astrarium.kernel.cures import FreeMove

from . import verbs
from .costs import BILLIES
from .counts import price
from .state import PlanetB


def free_moves(g: PlanetB, seat: int) -> list[FreeMove]:
    """Every sale of what is in the storage."""
    return [
        FreeMove(
            verbs.SELL(resource, amount),
            {BILLIES: (amount + 1) * price(g, resource)},
            (verbs.RESOURCES.reference(resource),),
        )
        for resource, count in enumerate(g.players[seat].storage)
        for amount in range(count)
    ]
