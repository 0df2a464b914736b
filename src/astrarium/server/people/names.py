"""Names that people choose, for themselves and for seats."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import normalize

from astrarium import bots

from ..problems import Problem

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
    if letters_only(plain) in reserved_words() or letters_only(plain) in map(letters_only, bots.names()):
        raise Problem(409, "name-taken")
    return plain


@cache
def reserved_words() -> frozenset[str]:
    return frozenset(tomllib.loads(RESERVED.read_text(encoding="utf-8"))["words"])


def letters_only(name: str) -> str:
    """The letters of a name, without digits, spaces and hyphens."""
    return NO_LETTERS.sub("", name_key(name))


def name_key(name: str) -> str:
    """The key by which names are compared; no two people share one."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
