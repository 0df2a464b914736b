"""A player who cannot pay and has no disc left collapses (ECL-BANK-4..7)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic

from . import events
from .diplomacy import end_relation
from .ids import NONE
from .order import next_seat
from .scoring import points
from .ships import remove_ship, ships_of
from .state import Eclipse
from .steps import STEPS
from .tables import SECTOR_COUNT


def collapse(g: Eclipse, seat: int) -> None:
    """The score is fixed; the pieces leave when all have done their Upkeep (ECL-BANK-4, ECL-BANK-6)."""
    p = g.players[seat]
    p.final_points = points(g, seat)
    p.is_collapsed = True
    g.note(events.COLLAPSED, seat)


class RemoveCollapsed(Automatic[Eclipse]):
    """Ships leave the map, relations end, and the start player marker moves on (ECL-BANK-4, ECL-BANK-6, ECL-BANK-7)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        for each, p in enumerate(g.players):
            if p.is_collapsed:
                remove_player(g, each)


def remove_player(g: Eclipse, seat: int) -> None:
    p = g.players[seat]
    for sector in range(SECTOR_COUNT):
        for ship in ships_of(g, seat, sector):
            remove_ship(g, sector, ship)
    for other in p.ambassadors:
        end_relation(g, seat, other)
    p.blueprints = tuple([(NONE,) * len(tiles) for tiles in p.blueprints])
    p.outside = NONE
    p.techs = ((), (), ())
    p.developments = ()
    p.spare_parts = ()
    if g.next_start == seat:
        g.next_start = next_seat(g, seat)


REMOVE_COLLAPSED: Final[RemoveCollapsed] = STEPS.add("REMOVE_COLLAPSED", RemoveCollapsed())
