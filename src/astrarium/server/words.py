"""The server's texts, in the reader's language. Texts lie in text/<subject>/<language>.ftl."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from astrarium.text.catalogue import LANGUAGES
from astrarium.text.messages import FALLBACK, Messages

FOLDERS: Final = tuple(sorted(folder for folder in (Path(__file__).parent / "text").iterdir() if folder.is_dir()))


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Messages:
    """The server's own messages."""
    return Messages(language if language in LANGUAGES else FALLBACK, FOLDERS)


def preferred(accepted: str) -> str:
    """The first of our languages that an Accept-Language header names; weights are given in falling order."""
    for choice in accepted.split(","):
        language = choice.partition(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return FALLBACK
