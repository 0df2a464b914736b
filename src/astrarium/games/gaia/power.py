"""The power cycle: tokens move I, II, III and back; the Taklons' brainstone moves among them (GP-POWER-1..10).

Functions here change one player's bowls. Where the brainstone leaves a choice, `..._ends` tells where it can end and
the caller asks; then the place is given.
"""

from __future__ import annotations

from typing import Final

from .ids import TAKLONS
from .state import NO_STONE, STONE_IN_GAIA, Player
from .tables import FACTIONS

# What the brainstone pays for (GP-FAC-TAKLONS-1).
STONE_POWER: Final[int] = next(effect.spend_value for effect in FACTIONS[TAKLONS].ability)


def chargeable(p: Player) -> int:
    """The most that can still be charged: two for each token in I, one for each in II (GP-POWER-10)."""
    stone = 2 if p.brainstone == 1 else 1 if p.brainstone == 2 else 0
    return 2 * p.bowl1 + p.bowl2 + stone


def tokens_in_bowls(p: Player) -> int:
    """Tokens that can be discarded or moved to the gaia area; the stone is one (GP-POWER-7, GP-FAC-TAKLONS-1)."""
    return p.bowl1 + p.bowl2 + p.bowl3 + (NO_STONE < p.brainstone < STONE_IN_GAIA)


def charge(p: Player, amount: int, stone_first: bool = True) -> None:
    """Charge one by one: I to II, when I is empty II to III; what cannot move is lost (GP-POWER-1..3).

    Where a plain token and the brainstone could move, `stone_first` decides (GP-FAC-TAKLONS-2).
    """
    for _ in range(amount):
        if p.bowl1 or p.brainstone == 1:
            if p.brainstone == 1 and (stone_first or not p.bowl1):
                p.brainstone = 2
            else:
                p.bowl1 -= 1
                p.bowl2 += 1
        elif p.bowl2 or p.brainstone == 2:
            if p.brainstone == 2 and (stone_first or not p.bowl2):
                p.brainstone = 3
            else:
                p.bowl2 -= 1
                p.bowl3 += 1
        else:
            return


def charge_ends(p: Player, amount: int) -> tuple[int, ...]:
    """The places where the brainstone can be after charging, one or two."""
    if p.brainstone not in (1, 2):
        return (p.brainstone,)
    ends: list[int] = []
    for stone_first in (True, False):
        trial = p.clone()
        charge(trial, amount, stone_first)
        if trial.brainstone not in ends:
            ends.append(trial.brainstone)
    return tuple(ends)


def charge_to(p: Player, amount: int, end: int) -> None:
    """Charge so that the brainstone ends where its owner wants it."""
    charge(p, amount, stone_first=charge_ends(p, amount)[0] == end)


def spendable(p: Player, worth: int) -> int:
    """Abilities in bowl III, tokens being worth 1 or 2 and the brainstone 3 (GP-POWER-4, GP-POWER-9, GP-FAC-NEVLAS-2).

    So a payment needs so many tokens, or the brainstone and the rest (GP-FAC-TAKLONS-1, GP-FAC-TAKLONS-5).
    """
    return p.bowl3 * worth + (STONE_POWER if p.brainstone == 3 else 0)


def spend_ends(p: Player, amount: int, worth: int) -> tuple[int, ...]:
    """Where the brainstone can be after a payment: used (bowl I), kept, or either (GP-FAC-TAKLONS-5)."""
    if p.brainstone != 3:
        return (p.brainstone,)
    ends: list[int] = []
    if max(0, amount - STONE_POWER) <= p.bowl3 * worth and amount > 0:
        ends.append(1)
    if amount <= p.bowl3 * worth:
        ends.append(3)
    return tuple(ends)


def spend(p: Player, amount: int, worth: int, end: int) -> int:
    """Move tokens from III to I; what a token or the stone is worth too much is returned (GP-POWER-4)."""
    paid = 0
    if p.brainstone == 3 and end == 1:
        p.brainstone = 1
        paid = STONE_POWER
    tokens = max(0, -(-(amount - paid) // worth))
    p.bowl3 -= tokens
    p.bowl1 += tokens
    return paid + tokens * worth - amount


def take_splits(p: Player, amount: int) -> list[tuple[int, int]]:
    """How many tokens may come from bowls II and III, the fewest from III first (GP-POWER-6, GP-GPROJ-3)."""
    return [
        (from2, from3)
        for from3 in range(min(p.bowl3, amount) + 1)
        for from2 in range(min(p.bowl2, amount - from3) + 1)
        if amount - from2 - from3 <= p.bowl1
    ]


def take(p: Player, amount: int, from2: int, from3: int) -> None:
    """Remove plain tokens from the bowls."""
    p.bowl1 -= amount - from2 - from3
    p.bowl2 -= from2
    p.bowl3 -= from3


def stone_may_stay(p: Player, amount: int) -> bool:
    """There are enough plain tokens without the brainstone."""
    return p.bowl1 + p.bowl2 + p.bowl3 >= amount
