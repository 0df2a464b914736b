"""What Federation says of itself before it is loaded."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame, Setting

ABOUT: Final[About] = About(
    id="federation",
    seats=range(2, 5),
    first_game=FirstGame(3, {"board_setup": "first_game"}),  # two would have to learn blocking tiles and neutral votes
    weight=4,
    revision=4,
    settings=(
        Setting("board_setup", ("experienced", "first_game"), "FED-VAR-2"),
        Setting("atal_strict_ladder", (False, True), "FED-VAR-3"),
        Setting("neutral_counts_on_floors", (True, False), "FED-VAR-4"),
        Setting("die_before_action", (False, True), "FED-VAR-5"),
        Setting("action_optional", (False, True), "FED-VAR-6"),
    ),
    has_end_turn=True,
)
