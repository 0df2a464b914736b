"""Power Plant, Solar Energy: a box of another own building (PB-CARD-9)."""

from __future__ import annotations

from collections.abc import Iterable

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.verbs import Action

from .. import ids, verbs
from ..component_words import Effect
from ..costs import box_cost, check_cost, is_box_payable, itemise_cost, open_box
from ..counts import built_at
from ..effects import BY_KIND, EffectKind, EffectMove, offer
from ..ids import NONE
from ..state import PlanetB
from ..tables import BOXES, BOXES_OF


def others_built(g: PlanetB, seat: int, box: int) -> list[int]:
    """The own buildings except the one on which the box is printed."""
    return [built[0] for built in g.players[seat].built if built[0] != BOXES[box].building]


class Copy(EffectMove):
    """Its cost is paid; places do not matter, and no workie moves (PB-CARD-9)."""

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return [verbs.COPY(built[0], half) for built in g.players[seat].built for half in range(2)]

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        _, building, half = action
        is_other = built_at(g.players[seat], building) != NONE and building != BOXES[box].building
        if not is_other and (refused := fail(failures, "PB-CARD-9")):
            return refused
        return check_cost(g, seat, box_cost(BOXES_OF.buildings[building][half]), "PB-ACT-2", failures)

    def itemise_effect(self, g: PlanetB, seat: int, effect: Effect, action: Action, bill: Bill) -> None:
        box = BOXES_OF.buildings[action[1]][action[2]]
        itemise_cost(box_cost(box), verbs.BOX_NAMES.reference(box), bill)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        open_box(g, seat, BOXES_OF.buildings[action[1]][action[2]])


class CopyAction(EffectKind):
    """Possible if a box of another own building can be paid (PB-CARD-9, PB-ACT-13)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        return any(
            is_box_payable(g, seat, copied, is_selling)
            for building in others_built(g, seat, box)
            for copied in BOXES_OF.buildings[building]
        )


BY_KIND[ids.COPY_BOX] = CopyAction()
offer(Copy(verbs.COPY, ids.COPY_BOX))
