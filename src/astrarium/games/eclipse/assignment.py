"""How dice are assigned to ships by the rules for Ancients (ECL-NPC-2, ECL-NPC-7)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from .fleets import Damages, Squadron, endurance, lowest_hit

Die = tuple[int, int]  # its damage, and its roll
Target = tuple[int, int]  # the damage that destroys the ship, and the lowest roll that hits it
Amounts = tuple[int, ...]  # a number of dice for each damage
NOTHING: Final = -1  # the target of a die that hits no ship that is left


def targets_of(
    attacker: Squadron, squadrons: Sequence[Squadron], damages: Damages, *, is_missile: bool
) -> list[Target]:
    """All ships of a side, from the largest to the smallest, in one class the more damaged ones first (ECL-NPC-7)."""
    found: list[Target] = []
    for squadron, ships in zip(squadrons, damages, strict=True):
        lowest = lowest_hit(attacker, squadron, is_missile=is_missile)
        found += [(endurance(squadron, damage), lowest) for damage in ships]
    return found


def assigned(dice: Sequence[Die], targets: Sequence[Target], *, gives_all: bool) -> list[int]:
    """The target of each die (ECL-NPC-2, ECL-NPC-7).

    From the first ship on, each that the dice can destroy gets the least damage that is enough. Every die that is left
    goes to the first ship that it hits and that is not destroyed; a player's to the first that it hits if all are, for
    missiles may be shot down (`gives_all`, ECL-HIT-7).
    """
    found = [NOTHING] * len(dice)
    damages = sorted({damage for damage, _ in dice}, reverse=True)
    by_roll = sorted(range(len(dice)), key=lambda number: dice[number][1])
    free = [[n for n in by_roll if dice[n][0] == damage] for damage in damages]
    destroyed = [needed <= 0 for needed, _ in targets]
    for number, (needed, lowest) in enumerate(targets):
        usable = [[n for n in numbers if dice[n][1] >= lowest] for numbers in free]
        taken = cheapest_dice(needed, damages, usable)
        for n in taken:
            found[n] = number
        if taken:
            destroyed[number] = True
            free = [[n for n in numbers if found[n] == NOTHING] for numbers in free]
    for numbers in free:
        for n in numbers:
            found[n] = first_hit(dice[n][1], targets, destroyed)
            if gives_all and found[n] == NOTHING:
                found[n] = first_hit(dice[n][1], targets, [False] * len(targets))
    return found


def first_hit(roll: int, targets: Sequence[Target], destroyed: Sequence[bool]) -> int:
    """The first ship that is not destroyed and that the die hits."""
    for number, (_, lowest) in enumerate(targets):
        if roll >= lowest and not destroyed[number]:
            return number
    return NOTHING


def cheapest_dice(needed: int, damages: Sequence[int], usable: Sequence[Sequence[int]]) -> list[int]:
    """The dice that destroy a ship with the least damage, if any do; usable dice are sorted by roll (ECL-NPC-7).

    Of equal sets the one with fewer dice, then that whose dice hit fewer of the other ships: those with low rolls.
    """
    amounts = tuple([min(len(numbers), -(-needed // damage)) for numbers, damage in zip(usable, damages, strict=True)])
    wanted = smallest_set(needed, tuple(damages), amounts)
    return [number for numbers, taken in zip(usable, wanted, strict=True) for number in numbers[:taken]]


@cache
def smallest_set(needed: int, damages: Amounts, amounts: Amounts) -> Amounts:
    """How many dice of each damage do the least damage that is enough, and of such sets the one with fewest dice.

    With damages of 1, 2 and 4 no other set is as good: one die of 4 and two of 1 are as many as three of 2, but then
    one of 4 and one of 2 are fewer.
    """
    found = [wanted for wanted in choices(needed, damages, amounts) if weight(wanted, damages) >= needed]
    if not found:
        return (0,) * len(damages)
    return min(found, key=lambda wanted: (weight(wanted, damages), sum(wanted)))


def choices(needed: int, damages: Amounts, amounts: Amounts) -> list[Amounts]:
    """All numbers of dice, of each damage at most as many as could be of use."""
    if not damages:
        return [()]
    found: list[Amounts] = []
    for taken in range(min(amounts[0], -(-max(needed, 0) // damages[0])), -1, -1):
        found += [(taken, *rest) for rest in choices(needed - taken * damages[0], damages[1:], amounts[1:])]
    return found


def weight(wanted: Amounts, damages: Amounts) -> int:
    return sum([taken * damage for taken, damage in zip(wanted, damages, strict=True)])
