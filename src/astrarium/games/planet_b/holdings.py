"""What players have, by the references under which prices, refusals and previews speak of it."""

from __future__ import annotations

from typing import Final

from . import verbs
from .costs import BILLIES
from .counts import vp
from .state import Player

POINTS: Final = "resource:vp"
MOOD: Final = "resource:mood"


def holdings(p: Player) -> dict[str, int]:
    """Everything of a player that a move may change."""
    found = {BILLIES: p.billies, POINTS: vp(p), MOOD: p.mood}
    found |= {verbs.RESOURCES.reference(resource): count for resource, count in enumerate(p.storage)}
    found |= {verbs.WORKIES.reference(kind): count for kind, count in enumerate(p.workies)}
    return found | {verbs.TRACKS.reference(track): step for track, step in enumerate(p.discs)}
