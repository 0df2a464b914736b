"""Control after all battles: discs of controllers without population and ships go back, others may come (ECL-CTRL)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, then

from .control import lift_disc
from .discovery import maybe_take_discovery
from .explore import CLAIMING
from .ids import NONE
from .population import cube_count
from .ships import are_allied, has_enemy
from .state import Eclipse
from .steps import STEPS


def conquerors(g: Eclipse, sector: int) -> list[int]:
    """The players with ships and without enemies on the sector, in the order of arrival (ECL-CTRL-1, ECL-CTRL-2)."""
    owner = g.owners[sector]
    seats = [seat for seat in g.arrivals[sector] if not has_enemy(g, seat, sector)]
    return [seat for seat in seats if owner == NONE or not are_allied(g, seat, owner)]


class ChangeControl(Automatic[Eclipse, int]):
    """A disc without population and ships of its owner gives way to another player's ships (ECL-CTRL-1, ECL-CTRL-4..7).

    Those may then place theirs, of allies who arrived first is asked first (ECL-CTRL-2, ECL-ROTA-ALLY-11). A controller
    takes a discovery tile from which the last NPC ship has gone (ECL-SPEC-6).
    """

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        (sector,) = args
        owner, seats = g.owners[sector], conquerors(g, sector)
        if owner != NONE and seats and not cube_count(g, sector):
            lift_disc(g, sector)
            g.players[owner].discs += 1
        if g.owners[sector] == NONE:
            then(g, *[OFFER_CONTROL.at(other, sector) for other in seats])
        else:
            maybe_take_discovery(g, owner, sector)


class OfferControl(Automatic[Eclipse, int]):
    """A disc from the influence track may be placed (ECL-CTRL-2, ECL-CTRL-3)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if g.owners[args[0]] == NONE and g.players[seat].discs:
            then(g, CLAIMING.at(seat, *args))


CHANGE_CONTROL: Final[ChangeControl] = STEPS.add("CHANGE_CONTROL", ChangeControl())
OFFER_CONTROL: Final[OfferControl] = STEPS.add("OFFER_CONTROL", OfferControl())
