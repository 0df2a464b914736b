"""Names that people choose, for themselves and for seats."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import normalize

from sqlalchemy import ColumnElement, or_

from astrarium import bots

from ..db.people import User
from ..problems import Problem
from .lookalikes import look_of

SHORTEST: Final = 3
LONGEST: Final = 24
# Letters and digits of any script, underscores and hyphens; single spaces between them.
NAME: Final = re.compile(r"[\w-]+(?: [\w-]+)*")
NO_LETTERS: Final = re.compile(r"[\W\d_]+")
RESERVED: Final = Path(__file__).parent / "reserved_names.toml"


def tidy_name(name: str) -> str:
    """The name in its plainest spelling, if people and seats may have it.

    ValueError if it is no name; a problem if it is that of the server, of those who run it, or of a bot.
    """
    plain = normalize("NFKC", name)
    if not SHORTEST <= len(plain) <= LONGEST or not NAME.fullmatch(plain):
        raise ValueError("a name has 3 to 24 letters, digits, spaces, hyphens or underscores")
    if {letters_only(plain), look_of(NO_LETTERS.sub("", plain)), look_of(plain)} & reserved_words():
        raise Problem(409, "name-reserved")
    return plain


@cache
def reserved_words() -> frozenset[str]:
    """The words that no name may be, and what they look like; the levels of the bots too."""
    words = [*tomllib.loads(RESERVED.read_text(encoding="utf-8"))["words"], *map(letters_only, bots.names())]
    spellings = [spelling for word in words for spelling in (word, word.upper(), word.capitalize())]
    return frozenset(words) | frozenset(map(look_of, spellings))


def letters_only(name: str) -> str:
    """The letters of a name, without digits, spaces and hyphens."""
    return NO_LETTERS.sub("", name_key(name))


def is_like(*names: str) -> ColumnElement[bool]:
    """Somebody is called by one of these names, or by one that looks like it."""
    looks = [look_of(name) for name in names]
    return or_(User.name_key.in_([name_key(name) for name in names]), User.name_look.in_(looks))


def name_key(name: str) -> str:
    """The key by which names are compared; no two people share one."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
