"""Other words for sectors and places: their axial coordinates, as in `explore 1,-2`."""

from __future__ import annotations

from .explore import open_positions
from .ids import NONE
from .moments import END_TURN
from .state import Eclipse
from .tables import SECTOR_NAMES
from .verbs import PLACES


def aliases(g: Eclipse) -> dict[str, str]:
    """Coordinates of sectors on the map, and of the positions that the player in turn may explore."""
    found = {f"{q},{r}": SECTOR_NAMES[n] for n, (q, r, turn) in enumerate(g.places) if turn != NONE}
    for seat in [frame[1] for frame in g.stack if frame[0] == END_TURN.number]:
        places = open_positions(g, seat).items()
        found |= {f"{q},{r}": PLACES.names[number].lower() for (q, r), number in places}
    return found
