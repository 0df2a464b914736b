"""Rebuild, Launch a Building, Minor Renovation: an own building is demolished (PB-CARD-3, PB-CARD-12, PB-CARD-20)."""

from __future__ import annotations

from collections.abc import Iterable

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..component_words import Effect
from ..counts import built_at
from ..effects import BY_KIND, EffectKind, EffectMove, offer
from ..gains import gain_billies
from ..ids import NONE
from ..state import PlanetB
from ..tables import BUILDINGS


class Demolish(EffectMove):
    """The card leaves the game, its workies go to the supply, its points stay; some give back its printed cost.

    PB-CARD-3, PB-CARD-12, PB-CARD-20, PB-CARD-22, PB-CARD-23, PB-CARD-25.
    """

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return verbs.DEMOLISH.each([built[0] for built in g.players[seat].built])

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        return fail(failures, "PB-CARD-3") if built_at(g.players[seat], action[1]) == NONE else None

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        p, building = g.players[seat], action[1]
        p.built = tuple([built for built in p.built if built[0] != building])
        g.note(events.DEMOLISHED, seat, building)
        if effect.is_special:
            gain_billies(g, seat, BUILDINGS[building].cost)


class DemolishAction(EffectKind):
    """Possible while there is a building (PB-ACT-13)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        """Without a building it is skipped (PB-ACT-13)."""
        return bool(g.players[seat].built)


BY_KIND[ids.DEMOLISH] = DemolishAction()
offer(Demolish(verbs.DEMOLISH, ids.DEMOLISH))
