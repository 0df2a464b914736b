"""News cards: playing an open one, and the pile beside the board (PB-NEWS)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Draw, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effect
from .costs import box_cost, check_cost, is_box_payable, itemise_cost, open_box
from .counts import unseen_news
from .effects import BY_KIND, EffectKind, EffectMove, offer
from .ids import NONE
from .state import PlanetB
from .steps import STEPS
from .tables import BOXES_OF, NEWS, NEWS_OF


def carry_out(g: PlanetB, seat: int, card: int) -> None:
    """The card's box; only when it is finished the card lies on the pile (PB-NEWS-1, PB-NEWS-7)."""
    open_box(g, seat, BOXES_OF.news[card], NEWS_DONE.at(seat, card))


class Play(EffectMove):
    """An open card whose cost can be paid (PB-NEWS-1, PB-NEWS-2)."""

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return verbs.PLAY.each([card for card in g.open_news if card != NONE])

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        if action[1] not in g.open_news and (refused := fail(failures, "PB-NEWS-2")):
            return refused
        return check_cost(g, seat, box_cost(BOXES_OF.news[action[1]]), "PB-NEWS-1", failures)

    def itemise_effect(self, g: PlanetB, seat: int, effect: Effect, action: Action, bill: Bill) -> None:
        itemise_cost(box_cost(BOXES_OF.news[action[1]]), verbs.NEWS.reference(action[1]), bill)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        card = action[1]
        g.open_news = put(g.open_news, NEWS[card].deck, NONE)
        g.note(events.PLAYED, seat, card)
        carry_out(g, seat, card)


class NewsAction(EffectKind):
    """Possible while an open card can be paid (PB-NEWS-3, PB-NEWS-9)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        """If no open card can be paid, the action lapses; else one must be played (PB-NEWS-3, PB-NEWS-9)."""
        return any(card != NONE and is_box_payable(g, seat, BOXES_OF.news[card], is_selling) for card in g.open_news)


class NewsDone(Automatic[PlanetB, int]):
    """The card is laid on top of the own pile (PB-NEWS-1, PB-NEWS-7, PB-NEWS-10)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int]) -> None:
        (card,) = args
        g.players[seat].news += (card,)
        g.note(events.LAID, seat, card)


class Reveal(Automatic[PlanetB]):
    """Every deck from which a card was taken shows its next one (PB-NEWS-2, PB-NEWS-11)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        empty = [deck for deck, card in enumerate(g.open_news) if card == NONE and unseen_news(g, deck)]
        then(g, *[TURN_NEWS.at(seat, deck) for deck in empty])


class TurnNews(Draw[PlanetB, int]):
    """The next card of a news deck (PB-NEWS-2)."""

    def outcomes(self, g: PlanetB, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        (deck,) = args
        unseen = unseen_news(g, deck)
        return verbs.TURN_NEWS.each(NEWS_OF[deck]), [int(card in unseen) for card in NEWS_OF[deck]]

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        (deck,) = args
        g.open_news = put(g.open_news, deck, action[1])
        g.note(events.TURNED_NEWS, action[1])


BY_KIND[ids.NEWS] = NewsAction()
offer(Play(verbs.PLAY, ids.NEWS))
NEWS_DONE: Final[NewsDone] = STEPS.add("NEWS_DONE", NewsDone())
REVEAL: Final[Reveal] = STEPS.add("REVEAL", Reveal())
TURN_NEWS: Final[TurnNews] = STEPS.add("TURN_NEWS", TurnNews())
