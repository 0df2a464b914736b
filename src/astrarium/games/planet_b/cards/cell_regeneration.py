"""Hospital, Cell Regeneration: an own news card is played again (PB-CARD-11, PB-NEWS-10)."""

from __future__ import annotations

from collections.abc import Iterable

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..component_words import Effect
from ..costs import box_cost, check_cost, is_box_payable, itemise_cost
from ..effects import BY_KIND, EffectKind, EffectMove, offer
from ..news import carry_out
from ..state import PlanetB
from ..tables import BOXES_OF


class Replay(EffectMove):
    """The card leaves the pile, is paid and carried out as usual, and ends on top (PB-CARD-11, PB-NEWS-10)."""

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return verbs.REPLAY.each(g.players[seat].news)

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        if action[1] not in g.players[seat].news and (refused := fail(failures, "PB-NEWS-10")):
            return refused
        return check_cost(g, seat, box_cost(BOXES_OF.news[action[1]]), "PB-NEWS-1", failures)

    def itemise_effect(self, g: PlanetB, seat: int, effect: Effect, action: Action, bill: Bill) -> None:
        itemise_cost(box_cost(BOXES_OF.news[action[1]]), verbs.NEWS.reference(action[1]), bill)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        p, card = g.players[seat], action[1]
        p.news = tuple([other for other in p.news if other != card])
        g.note(events.REPLAYED, seat, card)
        carry_out(g, seat, card)


class ReplayAction(EffectKind):
    """Possible if a card of the own pile can be paid (PB-ACT-13)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        return any(is_box_payable(g, seat, BOXES_OF.news[card], is_selling) for card in g.players[seat].news)


BY_KIND[ids.REPLAY_NEWS] = ReplayAction()
offer(Replay(verbs.REPLAY, ids.REPLAY_NEWS))
