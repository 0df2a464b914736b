"""What lies on a sector that is new on the map: NPC ships and a discovery tile (ECL-EXP-7, ECL-ROTA-HW-2)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import Draw
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from . import events, verbs
from .discovery import lay_discovery
from .ids import ANCIENT, NPC
from .ships import add_ship
from .state import Eclipse
from .steps import STEPS
from .tables import SECTORS


def put_npc(g: Eclipse, npc: int, sector: int) -> None:
    add_ship(g, sector, (NPC, npc, 0))
    g.note(events.NPC_CAME, npc, sector)


def put_guards(g: Eclipse, sector: int) -> list[Frame]:
    """The printed number of Ancients and a discovery tile; a homeworld that was hidden gets a cruiser (ECL-EXP-7).

    ECL-ROTA-HIVE-2.
    """
    entry = SECTORS[sector]
    if entry.discovery:
        lay_discovery(g, sector)
    for _ in range(entry.ancients):
        put_npc(g, ANCIENT, sector)
    return [TURN_CRUISER.at(CHANCE, sector)] if entry.npc == "ancient_cruiser" else []


class TurnCruiser(Draw[Eclipse, int]):
    """A random Ancient Cruiser comes to a homeworld (ECL-ROTA-HW-2, ECL-ROTA-VAR-5)."""

    def outcomes(self, g: Eclipse, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        left = bits(g.cruisers)
        return verbs.TURN_CRUISER.each(left), [1] * len(left)

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        g.cruisers &= ~(1 << action[1])
        put_npc(g, action[1], args[0])


TURN_CRUISER: Final[TurnCruiser] = STEPS.add("TURN_CRUISER", TurnCruiser())
