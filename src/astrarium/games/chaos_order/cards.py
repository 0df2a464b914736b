"""Tactics cards: drawing, the hand limit, fresh cards, discarding (CO-TAC)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, EVERYBODY, bag_size, kinds_at, move_piece, seat_bit
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .counts import hand_limit, hand_size
from .state import DISCARDS, FRESH, LOOKED_AT, ChaosOrder
from .steps import STEPS
from .tables import TACTICS_CARDS


class GainCards(Automatic[ChaosOrder, int]):
    """Cards one after the other; an empty deck is replaced by the shuffled discard pile (CO-TAC-5)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        (left,) = args
        if not bag_size(g.cards):
            reshuffle(g)
        if bag_size(g.cards):
            then(g, DRAW_CARD.at(seat), *[GAIN_CARDS.at(seat, left - 1)] * (left > 1))


def reshuffle(g: ChaosOrder) -> None:
    """The open discards are the new deck (CO-TAC-5)."""
    discarded = kinds_at(g.cards, DISCARDS)
    for kind in discarded:
        g.cards = move_piece(g.cards, DISCARDS, BAG, kind, EVERYBODY)
    if discarded:
        g.note(events.RESHUFFLED, len(discarded))


class DrawCard(Draw[ChaosOrder]):
    """The card is fresh until the phase ends, and only its owner sees it (CO-TAC-11, CO-INFO-1)."""

    def outcomes(self, g: ChaosOrder, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return verbs.DRAW_CARD.each(range(len(TACTICS_CARDS))), draw_weights(g.cards, BAG)

    def seen_by(self, g: ChaosOrder, seat: int, args: tuple[()]) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.cards = move_piece(g.cards, BAG, FRESH + seat, action[1], seat_bit(seat))
        g.note(events.DREW, seat)
        g.note(events.SAW_CARD, seat, action[1])


def end_freshness(g: ChaosOrder) -> None:
    """What was gained in the phase that ends can be played from now on (CO-TAC-11)."""
    for seat in range(len(g.players)):
        for kind in kinds_at(g.cards, FRESH + seat):
            g.cards = move_piece(g.cards, FRESH + seat, seat, kind, seat_bit(seat))


def has_card(g: ChaosOrder, seat: int, card: int) -> bool:
    """In hand, fresh or not: a fresh card can be used in battle, paid and discarded (CO-TAC-7, CO-TAC-11)."""
    return card in kinds_at(g.cards, FRESH + seat) or card in kinds_at(g.cards, seat)


def hand_place(g: ChaosOrder, seat: int, card: int) -> int:
    """Where in a hand a card lies; of two equal cards the fresh one is taken (CO-TAC-11)."""
    return FRESH + seat if card in kinds_at(g.cards, FRESH + seat) else seat


def show_card(g: ChaosOrder, place: int, card: int, who: int) -> None:
    """A card of a hand that some have seen stays there (CO-INFO-1)."""
    shown = move_piece(g.cards, place, LOOKED_AT, card, who)
    g.cards = move_piece(shown, LOOKED_AT, place, card, who)


def discard(g: ChaosOrder, seat: int, card: int) -> None:
    """To the open pile (CO-TAC-10)."""
    g.cards = move_piece(g.cards, hand_place(g, seat, card), DISCARDS, card, EVERYBODY)


def discard_played(g: ChaosOrder, seat: int, card: int) -> None:
    """A card that is played is never a fresh one (CO-TAC-6, CO-TAC-11)."""
    g.cards = move_piece(g.cards, seat, DISCARDS, card, EVERYBODY)
    g.note(events.PLAYED, seat, card)


class Discard(Move[ChaosOrder]):
    """Any card of the hand (CO-TAC-3)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if has_card(g, seat, action[1]) else fail(failures, "CO-TAC-3")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        discard(g, seat, action[1])
        g.note(events.DISCARDED, seat, action[1])


class DiscardDown(Decision[ChaosOrder]):
    """Down to the hand limit, at once (CO-TAC-3)."""

    excludes_triggers = True


def ask_to_discard(g: ChaosOrder) -> bool:
    """Before each decision: the first faction whose hand is too large discards a card (CO-TAC-3)."""
    for seat, p in enumerate(g.players):
        if hand_size(g, seat) > hand_limit(p):
            then(g, DISCARDING.at(seat))
            return True
    return False


GAIN_CARDS: Final[GainCards] = STEPS.add("GAIN_CARDS", GainCards())
DRAW_CARD: Final[DrawCard] = STEPS.add("DRAW_CARD", DrawCard())
DISCARDING: Final[DiscardDown] = STEPS.add("DISCARDING", DiscardDown([Discard(verbs.DISCARD)]))
