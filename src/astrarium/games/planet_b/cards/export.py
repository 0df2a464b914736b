"""Spaceport, Export of Goods, and other sales at a multiple of the price (PB-CARD-15)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import ids, verbs
from ..component_words import Effect
from ..counts import price
from ..effects import BY_KIND, EffectKind
from ..gains import sell_for
from ..state import PlanetB, added
from ..steps import STEPS


class ExportAction(EffectKind):
    """None or more, up to a number, one by one; ordinary sales in between are ordinary (PB-CARD-15)."""

    def is_plain(self, effect: Effect) -> bool:
        return True

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        then(g, EXPORTING.at(seat, effect.most, effect.factor))


class Export(Move[PlanetB, int, int]):
    """A resource for a multiple of its price (PB-CARD-15)."""

    def check(
        self, g: PlanetB, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        return None if g.players[seat].storage[action[1]] else fail(failures, "PB-CARD-15")

    def do(self, g: PlanetB, seat: int, args: tuple[int, int], action: Action) -> None:
        left, factor = args
        p, resource = g.players[seat], action[1]
        p.storage = added(p.storage, resource, -1)
        sell_for(g, seat, resource, 1, factor * price(g, resource))
        if left > 1:
            then(g, EXPORTING.at(seat, left - 1, factor))


class StopExport(Move[PlanetB, int, int]):
    """Fewer than allowed (PB-CARD-15)."""

    def do(self, g: PlanetB, seat: int, args: tuple[int, int], action: Action) -> None:
        """Nothing more is sold this way."""


BY_KIND[ids.SELL_BOOST] = ExportAction()
EXPORTING: Final = STEPS.add("EXPORTING", Decision([Export(verbs.EXPORT), StopExport(verbs.FINISH)]))
