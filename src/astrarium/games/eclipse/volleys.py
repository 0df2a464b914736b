"""The odds of one volley: what may be left of a side after the dice of one ship class."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import comb
from typing import Final

from .assignment import NOTHING, Die, assigned, targets_of
from .fleets import BLANK, FACES, Damages, Squadron, damaged
from .ids import NPC
from .point_defence import Missile, defence_dice, defends, most_harmful

Outcomes = list[tuple[float, Damages]]
Rolls = tuple[tuple[float, tuple[Die, ...]], ...]  # dice that hit something, with their probability
POINT: Final = 1  # the damage of each part of a die that is divided


def volley_outcomes(
    attacker: Squadron, ships: int, squadrons: Sequence[Squadron], damages: Damages, *, is_missile: bool
) -> Outcomes:
    """What is left of a side after all ships of a class have fired; dice are assigned by ECL-NPC-7."""
    targets = targets_of(attacker, squadrons, damages, is_missile=is_missile)
    weapons = attacker.missiles if is_missile else attacker.cannons
    lowest = tuple(sorted({lowest for _, lowest in targets}))
    divided = 0 if is_missile else attacker.divided
    found: dict[Damages, float] = {}
    for chance, dice in rolls(tuple(sorted(weapons)), ships, lowest, divided):
        aims = assigned(dice, targets, gives_all=attacker.owner != NPC)
        missiles = [(die[0], aim) for die, aim in zip(dice, aims, strict=True) if aim != NOTHING]
        for share, left in defended(missiles, squadrons, damages) if is_missile else [(1.0, missiles)]:
            after = struck(squadrons, damages, left)
            found[after] = found.get(after, 0.0) + chance * share
    return [(chance, after) for after, chance in found.items()]


def struck(squadrons: Sequence[Squadron], damages: Damages, hits: Sequence[Missile]) -> Damages:
    """The ships of a side after hits, each with its damage and the number of the ship (ECL-HIT-3, ECL-HIT-7)."""
    dealt = [0] * sum([len(ships) for ships in damages])
    for damage, ship in hits:
        dealt[ship] += damage
    found: list[tuple[int, ...]] = []
    first = 0
    for squadron, ships in zip(squadrons, damages, strict=True):
        found.append(damaged(squadron, ships, dealt[first : first + len(ships)]))
        first += len(ships)
    return tuple(found)


@cache
def rolls(weapons: tuple[int, ...], ships: int, lowest: tuple[int, ...], divided: int) -> Rolls:
    """All results of the dice that differ in what they hit; a die shows the lowest roll that hits the same ships."""
    amounts = {damage: weapons.count(damage) * ships for damage in weapons}
    each = [
        [(chance, split_dice(damage, dice, divided)) for chance, dice in equal_rolls(amount, bands_of(lowest))]
        for damage, amount in amounts.items()
    ]
    found: list[tuple[float, tuple[Die, ...]]] = []
    for parts in product(*each):
        chance = 1.0
        dice: list[Die] = []
        for share, some in parts:
            chance *= share
            dice += some
        found.append((chance, tuple(dice)))
    return tuple(found)


def split_dice(damage: int, shown: Sequence[int], divided: int) -> list[Die]:
    """Each point of a divided die may go to another ship that the die hits (ECL-ROTA-RARE-7, ECL-ROTA-RARE-16)."""
    if damage == divided:
        return [(POINT, roll) for roll in shown for _ in range(damage)]
    return [(damage, roll) for roll in shown]


def equal_rolls(amount: int, bands: Sequence[tuple[int, int]]) -> list[tuple[float, list[int]]]:
    """What some dice may show: each band is a roll and the number of faces that count as it; the last one misses."""
    roll, faces = bands[0]
    if len(bands) == 1:
        return [((faces / FACES) ** amount, [])]
    return [
        (comb(amount, hits) * (faces / FACES) ** hits * share, [*rest, *[roll] * hits])
        for hits in range(amount + 1)
        for share, rest in equal_rolls(amount - hits, bands[1:])
    ]


def bands_of(lowest: Sequence[int]) -> list[tuple[int, int]]:
    """The faces of a die that hit the same ships, the highest first, then those that hit none."""
    above = FACES + 1
    found: list[tuple[int, int]] = []
    for roll in [*sorted(lowest, reverse=True), BLANK]:
        found.append((roll, above - roll))
        above = roll
    return found


def defended(
    missiles: list[Missile], squadrons: Sequence[Squadron], damages: Damages
) -> list[tuple[float, list[Missile]]]:
    """The missiles that get past Point Defence; it protects only the ships of its owner (ECL-ROTA-RARE-13)."""
    owners = [squadron.owner for squadron, ships in zip(squadrons, damages, strict=True) for _ in ships]
    found = [(1.0, missiles)]
    for owner in dict.fromkeys(owners):
        aimed = most_harmful([missile for missile in missiles if owners[missile[1]] == owner], range(len(owners)))
        if not aimed or not defends(squadrons, damages, owner):
            continue
        shot = shot_down(squadrons, damages, owner)
        found = [
            (chance * share, [missile for missile in left if owners[missile[1]] != owner] + aimed[hits:])
            for chance, left in found
            for hits, share in enumerate(shot)
        ]
    return found


def shot_down(squadrons: Sequence[Squadron], damages: Damages, owner: int) -> list[float]:
    """The probability of each number of missiles that all cannons of an owner can destroy (ECL-ROTA-RARE-11)."""
    found = [1.0]
    for squadron, ships in zip(squadrons, damages, strict=True):
        for lowest, each in defence_dice(squadron) * len(ships) if squadron.owner == owner else []:
            hit = (FACES + 1 - lowest) / FACES
            after = [0.0] * (len(found) + each)
            for number, chance in enumerate(found):
                after[number] += chance * (1 - hit)
                after[number + each] += chance * hit
            found = after
    return found
