"""What players have, by the references under which prices, refusals and previews speak of it."""

from __future__ import annotations

from typing import Final

from . import verbs
from .costs import BILLIES
from .counts import vp
from .state import PlanetB

POINTS: Final = "resource:vp"
MOOD: Final = "resource:mood"
VOTES: Final = "resource:vote"


def holdings(g: PlanetB, seat: int) -> dict[str, int]:
    """Everything of a player that a move may change; of the votes those in the bag."""
    p = g.players[seat]
    found = {BILLIES: p.billies, POINTS: vp(p), MOOD: p.mood, VOTES: g.bag[seat]}
    found |= {verbs.RESOURCES.reference(resource): count for resource, count in enumerate(p.storage)}
    found |= {verbs.WORKIES.reference(kind): count for kind, count in enumerate(p.workies)}
    return found | {verbs.TRACKS.reference(track): step for track, step in enumerate(p.discs)}
