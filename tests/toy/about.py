"""What Comet says of itself before it is loaded."""

from typing import Final

from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame, Restriction, Setting

TEAMED: Final = 4  # players

ABOUT: Final[About] = About(
    id="toy",
    seats=range(2, 5),
    first_game=FirstGame(2, {}),
    weight=1,
    settings=(
        Setting("calm", (False, True), "TOY-STORM-4"),
        Setting("teams", (False, True), "TOY-TEAM-1", (Restriction((True,), "TOY-TEAM-1", (TEAMED,)),)),
    ),
    has_end_turn=True,
    chart_event="",
    is_complete=False,  # for tests
)
