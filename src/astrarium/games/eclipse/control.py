"""Taking and giving up control of sectors (ECL-GEN-1, ECL-INF-4)."""

from __future__ import annotations

from astrarium.kernel.steps import then
from astrarium.kernel.values import put

from . import events
from .discovery import maybe_take_discovery
from .ids import NONE
from .population import clear_population
from .state import Eclipse


def take_control(g: Eclipse, seat: int, sector: int) -> None:
    """A disc that has left the track or another sector lies here now; the discovery tile is taken (ECL-EXP-9).

    ECL-INF-7.
    """
    g.owners = put(g.owners, sector, seat)
    g.note(events.CONTROLS, seat, sector)
    maybe_take_discovery(g, seat, sector)


def lift_disc(g: Eclipse, sector: int) -> None:
    """A disc leaves a sector, and all its owner's cubes with it (ECL-INF-4, ECL-BANK-1).

    ECL-BANK-3.
    """
    seat = g.owners[sector]
    frames = clear_population(g, sector, is_dead=False)
    g.owners = put(g.owners, sector, NONE)
    g.note(events.LEFT_SECTOR, seat, sector)
    then(g, *frames)
