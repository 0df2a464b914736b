"""Names that people choose."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

SHORTEST: Final = 3
LONGEST: Final = 24
# Letters and digits of any script, underscores and hyphens; single spaces between them.
NAME: Final = re.compile(r"[\w-]+(?: [\w-]+)*")


def tidy_name(name: str) -> str:
    """The name in its plainest spelling; ValueError if it is no name."""
    plain = normalize("NFKC", name)
    if not SHORTEST <= len(plain) <= LONGEST or not NAME.fullmatch(plain):
        raise ValueError("a name has 3 to 24 letters, digits, spaces, hyphens or underscores")
    return plain


def name_key(name: str) -> str:
    """What two names must not share."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
