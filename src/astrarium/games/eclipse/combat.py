"""The Combat phase: every sector in descending order of its number, then control, then repairs (ECL-BATTLE-12)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.position import CHANCE
from astrarium.kernel.steps import Automatic, then

from .battles import NEXT_BATTLE, arrival_order
from .ids import NONE, SEATS_MOST
from .population_attack import ATTACK_POPULATION
from .reputation import REWARDS
from .state import Eclipse
from .steps import STEPS
from .tables import SECTOR_COUNT, SECTOR_NAMES
from .take_over import CHANGE_CONTROL

BATTLE_ORDER: Final = tuple(  # the highest number first (ECL-BATTLE-1)
    sorted(range(SECTOR_COUNT), key=lambda sector: -int(SECTOR_NAMES[sector]))
)


def is_contested(g: Eclipse, sector: int) -> bool:
    """Ships of several owners are there, or ships on another's sector."""
    owners = {ship[0] for ship in g.ships[sector]}
    return bool(owners) and len(owners | {g.owners[sector]} - {NONE}) > 1


class Battles(Automatic[Eclipse, int]):
    """Sectors are resolved one at a time (ECL-BATTLE-1); the argument: how many have been."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        for number in range(args[0], SECTOR_COUNT):
            if is_contested(g, BATTLE_ORDER[number]):
                begin_sector(g, BATTLE_ORDER[number])
                then(
                    g,
                    NEXT_BATTLE.at(),
                    ATTACK_POPULATION.at(),
                    REWARDS.at(),
                    END_SECTOR.at(),
                    BATTLES.at(CHANCE, number + 1),
                )
                return


def begin_sector(g: Eclipse, sector: int) -> None:
    g.combat_sector, g.fighters = sector, arrival_order(g, sector)
    g.kills, g.fought, g.fled = (0,) * SEATS_MOST, 0, 0


class EndSector(Automatic[Eclipse]):
    """Nothing of a sector's battles is left but damage (ECL-BATTLE-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.combat_sector, g.fighters = NONE, ()
        g.kills, g.fought, g.fled = (), 0, 0


class ControlChanges(Automatic[Eclipse, int]):
    """All sectors again in the same order: discs change hands after the last battle (ECL-BATTLE-12, ECL-CTRL-5)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if args[0] < SECTOR_COUNT:
            then(g, CHANGE_CONTROL.at(CHANCE, BATTLE_ORDER[args[0]]), CONTROL_CHANGES.at(CHANCE, args[0] + 1))


class Repairs(Automatic[Eclipse]):
    """Damage is removed at the end of the Combat phase (ECL-BATTLE-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.ships = tuple([tuple([(owner, each, 0) for owner, each, _ in ships]) for ships in g.ships])


class BeginCombat(Automatic[Eclipse]):
    """Battles, control, repairs (ECL-BATTLE-12)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        then(g, BATTLES.at(CHANCE, 0), CONTROL_CHANGES.at(CHANCE, 0), REPAIRS.at())


BATTLES: Final[Battles] = STEPS.add("BATTLES", Battles())
END_SECTOR: Final[EndSector] = STEPS.add("END_SECTOR", EndSector())
CONTROL_CHANGES: Final[ControlChanges] = STEPS.add("CONTROL_CHANGES", ControlChanges())
REPAIRS: Final[Repairs] = STEPS.add("REPAIRS", Repairs())
COMBAT_PHASE: Final[BeginCombat] = STEPS.add("COMBAT_PHASE", BeginCombat())
