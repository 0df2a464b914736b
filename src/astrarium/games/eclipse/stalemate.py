"""Battles that nobody can decide any more (ECL-BATTLE-9, ECL-BATTLE-11)."""

from collections.abc import Sequence
from typing import Final

from .fleets import Damages, Squadron, endurance

QUIET_ROUNDS: Final = 100  # so many battle rounds without a destroyed ship or a retreat are a stalemate too


def firepower(squadrons: Sequence[Squadron], damages: Damages, fighting: Sequence[bool]) -> int:
    """The damage that the cannons of a side can do in one round, ships that retreat left out."""
    return sum(
        [
            sum(squadron.cannons) * len(ships)
            for squadron, ships, is_fighting in zip(squadrons, damages, fighting, strict=True)
            if is_fighting
        ]
    )


def can_destroy(firepower: int, squadrons: Sequence[Squadron], damages: Damages) -> bool:
    """Whether so much damage in a round can ever destroy a ship (ECL-BATTLE-11).

    It can if the ship regenerates less than that, or if it is destroyed within one round.
    """
    return any(
        [
            firepower > squadron.regeneration or firepower >= endurance(squadron, damage)
            for squadron, ships in zip(squadrons, damages, strict=True)
            for damage in ships
        ]
    )
