"""The texts of the command, in the reader's language."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from astrarium.text.catalogue import LANGUAGES
from astrarium.text.messages import FALLBACK, Messages

OWN: Final = Path(__file__).parent / "text"
BOARDS: Final = Path(__file__).parent / "boards" / "text"  # with one folder for each game
LANGUAGE_HELP: Final = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}."


def chosen_language() -> str:
    """ASTRARIUM_LANGUAGE, or English."""
    return os.environ.get("ASTRARIUM_LANGUAGE", FALLBACK)


@lru_cache(maxsize=8)
def words(language: str = "") -> Messages:
    """The command's own messages."""
    return Messages(language or chosen_language(), (OWN,))


@lru_cache(maxsize=8)
def game_words(game: str, language: str = "") -> Messages:
    """The command's messages and those of a game and its board in the terminal."""
    return Messages.of_game(language or chosen_language(), game, OWN, BOARDS / game)
