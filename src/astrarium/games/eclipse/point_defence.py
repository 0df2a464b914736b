"""Point Defence: cannons that fire at missiles (ECL-ROTA-RARE-11, ECL-ROTA-RARE-15)."""

from collections.abc import Sequence

from .fleets import Damages, Squadron, hitting_roll

Missile = tuple[int, int]  # its damage, and the ship at which it is aimed


def defence_dice(squadron: Squadron) -> list[tuple[int, int]]:
    """The cannon dice of each ship: the lowest roll that hits, and the missiles that one hit shoots down.

    Own computers count, enemy shields do not. A hit destroys one missile whatever its damage (ECL-ROTA-RARE-11), or one
    with each point of damage that may be divided (ECL-ROTA-RARE-7).
    """
    lowest = hitting_roll(squadron.computer, 0)
    return [(lowest, damage if damage == squadron.divided else 1) for damage in squadron.cannons]


def defends(squadrons: Sequence[Squadron], damages: Damages, owner: int) -> bool:
    """Whether ships of an owner that are left may fire at missiles (ECL-ROTA-RARE-11)."""
    return any(
        [
            bool(ships) and squadron.owner == owner and squadron.has_point_defence and bool(squadron.cannons)
            for squadron, ships in zip(squadrons, damages, strict=True)
        ]
    )


def most_harmful(missiles: Sequence[Missile], ships: Sequence[int]) -> list[Missile]:
    """Missiles with the most damage first, then those aimed at the first of the ships (ECL-ROTA-ABIL-2)."""
    return sorted(missiles, key=lambda missile: (-missile[0], ships.index(missile[1])))
