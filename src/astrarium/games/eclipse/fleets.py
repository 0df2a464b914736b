"""Fleets: what the ships of a battle have, when a die hits them, and what damage does to them."""

from collections.abc import Sequence
from typing import Final

from astrarium.kernel.states import State, state

BLANK: Final = 1  # the face that always misses
BURST: Final = 6  # the face that always hits
FACES: Final = 6

Damages = tuple[tuple[int, ...], ...]  # of each squadron: the damage of each of its ships, the most damaged first


@state
class Squadron(State):
    """The ships of one class of one owner in a battle: what each of them has. Its values never change."""

    owner: int
    ship_class: int = 0
    size: int = 0  # the place of the class in the order of sizes, the largest first
    arrival: int = 0  # the place of the owner in the order of arrival
    initiative: int = 0
    hull: int = 0
    computer: int = 0
    shield: int = 0
    regeneration: int = 0
    cannons: tuple[int, ...] = ()  # the damage of each die
    missiles: tuple[int, ...] = ()
    divided: int = 0  # the damage of cannon dice whose points may be divided; 0 if none are
    distortion: int = 0  # what a Distortion Shield takes from the rolls of missiles
    has_point_defence: bool = False
    can_retreat: bool = False


def lowest_hit(attacker: Squadron, target: Squadron, *, is_missile: bool) -> int:
    """A die hits with its number plus computers minus shields of 6 or more, the burst always, the blank never.

    ECL-HIT-2. A Distortion Shield takes more from missiles (ECL-ROTA-RARE-9).
    """
    shield = target.shield + (target.distortion if is_missile else 0)
    return hitting_roll(attacker.computer, shield)


def hitting_roll(computer: int, shield: int) -> int:
    """The lowest roll that hits; each higher one does too (ECL-HIT-2)."""
    return min(max(BURST - computer + shield, BLANK + 1), BURST)


def endurance(squadron: Squadron, damage: int) -> int:
    """The damage that a ship needs to be destroyed: more than its hull in all (ECL-HIT-4)."""
    return squadron.hull + 1 - damage


def damaged(squadron: Squadron, ships: Sequence[int], dealt: Sequence[int]) -> tuple[int, ...]:
    """The ships that are left after each was dealt damage; surplus damage is lost (ECL-HIT-4, ECL-HIT-5)."""
    after = [had + more for had, more in zip(ships, dealt, strict=True)]
    return tuple(sorted([damage for damage in after if damage <= squadron.hull], reverse=True))


def regenerated(squadron: Squadron, ships: tuple[int, ...]) -> tuple[int, ...]:
    """After a battle round each ship that regenerates removes damage (ECL-ROTA-ABIL-1, ECL-ROTA-PART-15)."""
    return tuple([max(damage - squadron.regeneration, 0) for damage in ships])


def size_place(squadron: Squadron) -> tuple[int, int]:
    """From the largest to the smallest, of one size the owner who arrived last first.

    ECL-NPC-3, ECL-NPC-7, ECL-ROTA-ALLY-9.
    """
    return (squadron.size, -squadron.arrival)


def acting_order(attackers: Sequence[Squadron], defenders: Sequence[Squadron]) -> list[tuple[bool, int]]:
    """Ship classes act in descending initiative, at equal initiative the defender's first (ECL-BATTLE-6, ECL-BATTLE-7).

    Of one side the owner who arrived first, then the largest (ECL-BATTLE-10). Each entry: whether it is one of the
    defenders, and its number there.
    """
    entries = [(False, number) for number in range(len(attackers))] + [(True, n) for n in range(len(defenders))]

    def place(entry: tuple[bool, int]) -> tuple[int, bool, int, int]:
        squadron = defenders[entry[1]] if entry[0] else attackers[entry[1]]
        return (-squadron.initiative, not entry[0], squadron.arrival, squadron.size)

    return sorted(entries, key=place)
