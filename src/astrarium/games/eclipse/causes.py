"""Why somebody is asked in the turn of another player."""

from __future__ import annotations

from astrarium.kernel.causes import Cause

from . import verbs
from .ids import NONE
from .moments import END_TURN
from .state import Eclipse


def turn_holder(g: Eclipse, seat: int) -> int:
    """The other player whose turn it is; NONE if it is the player's own, or nobody's."""
    holders = [whose for number, whose, _ in g.stack if number == END_TURN.number]
    return NONE if not holders or seat in holders else holders[-1]


def species_of(g: Eclipse, seat: int) -> str:
    return verbs.SPECIES.reference(g.players[seat].species)


def cube_cause(g: Eclipse, seat: int, kind: int) -> Cause | None:
    """A move of another player sends a cube back (ECL-GEN-10)."""
    by = turn_holder(g, seat)
    if by == NONE:
        return None
    return Cause("cube", by, species_of(g, seat), verbs.SQUARE_KINDS.reference(kind), {})


def proposal_cause(g: Eclipse, seat: int, event: str, by: int, place: str) -> Cause | None:
    """Another player asks for relations or an alliance (ECL-DIP-3, ECL-ROTA-ALLY-3)."""
    return Cause(event, by, place, species_of(g, seat), {}) if by not in (seat, NONE) else None
