"""The influence track: discs, the upkeep that empty circles cost, and control (ECL-GEN-1, ECL-UPK-3)."""

from __future__ import annotations

from . import events
from .state import Eclipse, Player
from .structures import artifacts_at
from .tables import INFLUENCE_TRACK


def upkeep(p: Player) -> int:
    """The number on the leftmost empty circle; discs beyond the circles are stacked (ECL-UPK-3, ECL-TECH-25)."""
    return INFLUENCE_TRACK.upkeep_by_empty_circles[max(0, INFLUENCE_TRACK.circles - p.discs)]


def controlled(g: Eclipse, seat: int) -> list[int]:
    """The sectors with the player's disc (ECL-GEN-1)."""
    return [sector for sector, owner in enumerate(g.owners) if owner == seat]


def controlled_artifacts(g: Eclipse, seat: int) -> int:
    return sum([artifacts_at(g, sector) for sector in controlled(g, seat)])


def gain_discs(g: Eclipse, seat: int, amount: int) -> None:
    """From the reserve onto the influence track (ECL-TECH-16, ECL-TECH-19)."""
    p = g.players[seat]
    given = min(amount, p.reserve)
    p.reserve -= given
    p.discs += given
    g.note(events.GOT_DISCS, seat, given)
