"""The public engine's words for components and amounts, and ours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from astrarium.kernel.errors import BadRecord

from ..state import NO_STONE, STONE_IN_GAIA
from ..tables import NAMES, RECORD_IDS

T = TypeVar("T")

# Special actions are written by what they gain or do.
SPECIALS: Final = {
    "q": "academy",
    "4c": "academy",
    "4pw": "tech_action_charge_4",
    "q,5c": "adv_action_qic_5_credits",
    "3o": "adv_action_3_ore",
    "3k": "adv_action_3_knowledge",
    "step": "booster_terraform",
    "range+3": "booster_range",
    "swap-PI": "swap",
    "down-lab": "downgrade",
    "up-lowest": "lowest_track",
    "space-station": "space_station",
}
STONE_PLACES: Final = {"discard": NO_STONE, "area1": 1, "area2": 2, "area3": 3, "gaia": STONE_IN_GAIA}
AMOUNT: Final = re.compile(r"(\d*)([a-z][a-z0-9-]*)")
CONVERSION: Final = re.compile(r"(\d+)([a-z0-9-]+)>1([a-z]+)")


def known(words: Mapping[str, T], word: str, kind: str) -> T:
    """What a word stands for; one that nobody knows is a fault of the record."""
    if word not in words:
        raise BadRecord(f"there is no {kind} {word!r}")
    return words[word]


def ours(kind: str, word: str) -> str:
    """Our name of a component."""
    return NAMES[kind][known(RECORD_IDS[kind], word, kind.replace("_", " "))]


def theirs(kind: str) -> tuple[str, ...]:
    """Their words by our numbers."""
    by_number = {number: word for word, number in RECORD_IDS[kind].items()}
    return tuple(by_number.get(number, "") for number in range(len(NAMES[kind])))


def amounts(text: str) -> list[tuple[int, str]]:
    """`2t,pw` is two tokens and one power; a missing number is 1."""
    found: list[tuple[int, str]] = []
    for part in text.split(","):
        amount = AMOUNT.fullmatch(part)
        if amount is None:
            raise BadRecord(f"{part!r} is no amount")
        found.append((int(amount[1] or 1), amount[2]))
    return found


def conversions() -> dict[str, tuple[str, int]]:
    """`pw>o`, what is paid and what is gained: our free action and its price; gaia tokens (tg) buy like power."""
    found: dict[str, tuple[str, int]] = {}
    for record, number in RECORD_IDS["free_action"].items():
        price = CONVERSION.fullmatch(record)
        if price is not None:
            found[f"{price[2]}>{price[3]}"] = (NAMES["free_action"][number], int(price[1]))
            if price[2] == "pw":
                found[f"tg>{price[3]}"] = (NAMES["free_action"][number], int(price[1]))
    return found


CONVERSIONS: Final = conversions()
