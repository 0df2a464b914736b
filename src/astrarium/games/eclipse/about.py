"""What Eclipse says of itself before it is loaded."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame, Setting

ABOUT: Final[About] = About(
    id="eclipse",
    seats=range(2, 7),
    first_game=FirstGame(3, {}),
    weight=5,
    settings=(
        Setting("siege_settling", (False, True), "ECL-COL-7"),
        Setting("limited_ship_parts", (False, True), "ECL-UPG-10"),
    ),
    has_end_turn=True,
    is_complete=False,
)
