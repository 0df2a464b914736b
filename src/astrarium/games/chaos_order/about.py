"""What Circadians: Chaos Order says of itself before it is loaded."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame, Restriction, Setting

ABOUT: Final[About] = About(
    id="chaos_order",
    seats=range(2, 6),
    first_game=FirstGame(3, {}),  # two would have to learn other faces of the price tiles
    weight=5,
    revision=2,
    settings=(
        Setting("two_faction_faces", (True, False), "CO-VAR-2", (Restriction((False,), "CO-PRICE-22", players=(2,)),)),
        Setting("build_under_relic", (True, False), "CO-VAR-2"),
        Setting("relic_upgrade_gems", (True, False), "CO-VAR-2"),
    ),
    chart_event="",
    has_end_turn=True,
)
