"""The Automa's deck: its order does not exist before it is drawn, so nothing hidden has to be kept (AUT-13, AUT-43)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Draw
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..state import Gaia
from ..steps import STEPS
from ..tables import AUTOMA_CARDS, AUTOMA_DIFFICULTIES
from .cards import AutomaCard, AutomaDifficulty

ALL_CARDS: Final = (1 << len(AUTOMA_CARDS)) - 1


def difficulty(g: Gaia) -> AutomaDifficulty:
    return next(level for level in AUTOMA_DIFFICULTIES if level.id == g.settings["automa"])


def cards_left(g: Gaia) -> int:
    """How many cards the deck has."""
    return g.cards_known.bit_count() + g.cards_hidden


def support_card(g: Gaia) -> AutomaCard:
    """The card that gives range, tie-breaks and selections: the last but one drawn (AUT-16)."""
    return AUTOMA_CARDS[g.cards_drawn[-2]]


def action_card(g: Gaia) -> AutomaCard:
    return AUTOMA_CARDS[g.cards_drawn[-1]]


def set_up_deck(g: Gaia) -> None:
    """The starter cards of the difficulty and unknown others (AUT-13, AUT-38)."""
    level = difficulty(g)
    g.cards_known = sum(1 << number - 1 for number in level.starter_cards)
    g.cards_hidden = level.plus_random_cards
    g.cards_drawn = ()


def renew_deck(g: Gaia) -> None:
    """After the round all its cards and one of the reserve are shuffled (AUT-35, AUT-42)."""
    for card in g.cards_drawn:
        g.cards_known |= 1 << card
    g.cards_drawn = ()
    g.cards_hidden += 1


class DrawCard(Draw[Gaia]):
    """The next card of the deck, which everybody sees (AUT-16, AUT-43)."""

    def outcomes(self, g: Gaia, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        """Known members are as likely as each unknown one, which may be any card of the reserve (AUT-43)."""
        drawn = sum(1 << card for card in g.cards_drawn)
        reserve = ALL_CARDS & ~g.cards_known & ~drawn
        found: list[Action] = []
        weights: list[int] = []
        for card in range(len(AUTOMA_CARDS)):
            weight = reserve.bit_count() if g.cards_known >> card & 1 else g.cards_hidden * (reserve >> card & 1)
            if weight or (g.cards_known >> card & 1):
                found.append(verbs.DRAW_CARD(card))
                weights.append(max(1, weight))
        return found, weights

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        card = action[1]
        if g.cards_known >> card & 1:
            g.cards_known &= ~(1 << card)
        else:
            g.cards_hidden -= 1
        g.cards_drawn = (*g.cards_drawn, card)
        g.note(events.AUTOMA_CARD, card)


class DrawAnyCard(Draw[Gaia]):
    """A card of all 17 for the setup, which is put back (AUT-11, AUT-12)."""

    def outcomes(self, g: Gaia, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return verbs.DRAW_CARD.all, [1] * len(AUTOMA_CARDS)

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        g.cards_drawn = (action[1],)
        g.note(events.AUTOMA_CARD, action[1])


DRAW_CARD: Final[DrawCard] = STEPS.add("DRAW_CARD", DrawCard())
DRAW_ANY_CARD: Final[DrawAnyCard] = STEPS.add("DRAW_ANY_CARD", DrawAnyCard())
