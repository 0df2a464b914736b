"""An owner's corrections of component values: a folder with a folder a game, in it files like those of the game.

They say only what differs. The environment names the folder, so that all processes of a server use the same one.
"""

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "ASTRARIUM_DATA"


def corrections_of(game: str) -> Path | None:
    """The folder that corrects the components of a game, if there is one."""
    folder = os.environ.get(VARIABLE)
    corrections = Path(folder) / game if folder else None
    return corrections if corrections is not None and corrections.is_dir() else None
