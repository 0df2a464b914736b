"""An owner's corrections of component values: `<folder>/<game>/*.toml`, with the same names as the game's own files.

The files hold only what differs. An environment variable names the folder, so all processes of a server use the same.
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
