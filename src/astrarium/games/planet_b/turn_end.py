"""The end of a turn: the hand is refilled, news turned up, then exchange and election (PB-FLOW-3)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import verbs
from .buildings import DRAW_CARD
from .counts import deck_size, hand_size
from .election import MAYBE_ELECTION
from .exchange import MAYBE_EXCHANGE
from .ids import DECK_NAMES
from .news import REVEAL
from .state import PlanetB
from .steps import STEPS
from .tables import COMMON


class EndOfTurn(Automatic[PlanetB]):
    """In this order, and without free moves (PB-FLOW-3, PB-EXCH-1, PB-EXCH-8)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        then(g, REFILL.at(seat), REVEAL.at(seat), MAYBE_EXCHANGE.at(seat), MAYBE_ELECTION.at(seat))


class Refill(Automatic[PlanetB]):
    """Cards until the hand holds three, as long as there are any (PB-DRAW-1, PB-DRAW-3, PB-DRAW-5)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        decks = [deck for deck in range(len(DECK_NAMES)) if deck_size(g, deck)]
        if not decks or hand_size(g, seat) >= COMMON.hand_limit:
            return
        draw = DRAW_CARD.at(seat, decks[0]) if len(decks) == 1 else CHOOSING_DECK.at(seat)
        then(g, draw, self.at(seat))


class DrawFrom(Move[PlanetB]):
    """A deck for the next card, chosen after the last one was seen (PB-DRAW-1, PB-DRAW-2)."""

    def check(self, g: PlanetB, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if deck_size(g, action[1]) else fail(failures, "PB-DRAW-3")

    def do(self, g: PlanetB, seat: int, args: tuple[()], action: Action) -> None:
        then(g, DRAW_CARD.at(seat, action[1]))


class ChoosingDeck(Decision[PlanetB]):
    """The turn is over for free moves (PB-FLOW-7)."""

    excludes_anytime = True


END_OF_TURN: Final[EndOfTurn] = STEPS.add("END_OF_TURN", EndOfTurn())
REFILL: Final[Refill] = STEPS.add("REFILL", Refill())
CHOOSING_DECK: Final[ChoosingDeck] = STEPS.add("CHOOSING_DECK", ChoosingDeck([DrawFrom(verbs.DRAW)]))
