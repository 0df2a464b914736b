"""What Planet B says of itself before it is loaded."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame, Setting

ABOUT: Final[About] = About(
    id="planet_b",
    seats=range(2, 5),
    first_game=FirstGame(3, {}),  # two would have to learn the puppet
    weight=3,
    settings=(
        Setting("conglomerate_cycle", ("by_location", "by_colour"), "PB-VAR-2"),
        Setting("immoral_reward", ("vp", "billies"), "PB-VAR-3"),
        Setting("exchange_choice", (False, True), "PB-VAR-4"),
        Setting("own_drawn_votes", ("supply", "bag"), "PB-VAR-5"),
        Setting("election_recall", (False, True), "PB-VAR-6"),
        Setting("final_election", (True, False), "PB-VAR-7"),
        Setting("open_vp", (False, True), "PB-VAR-8"),
        Setting("equal_turns", (False, True), "PB-VAR-9"),
    ),
    has_end_turn=True,
)
