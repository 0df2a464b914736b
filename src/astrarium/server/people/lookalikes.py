"""Which names look alike, by Unicode's own table of confusable characters (UTS 39)."""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import normalize

MARK: Final = "\u200e"  # stands in the table beside letters that are written from the right


@cache
def prototypes() -> dict[int, str]:
    """For each confusable character the one, or the few, that stand for all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # noqa: PLC0415  untyped; a megabyte

    table = {name.strip(MARK): [other["c"].strip(MARK) for other in like] for name, like in confusables_data.items()}
    # The library lists each pair both ways; a character that is like one other alone is replaced by that one, and of
    # two that have only each other, the later by the earlier.
    pairs = {name: like[0] for name, like in table.items() if len(name) == 1 and len(like) == 1}
    return {ord(name): other for name, other in pairs.items() if pairs.get(other) != name or other < name}


def skeleton(text: str) -> str:
    """The same for texts that look the same."""
    return normalize("NFD", normalize("NFD", text).translate(prototypes()))


def look_of(name: str) -> str:
    """The same for names that look the same, as they are written or in small letters."""
    return skeleton(skeleton(normalize("NFKC", name)).casefold())
