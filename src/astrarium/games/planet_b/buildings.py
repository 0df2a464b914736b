"""Building cards: the build action, declining it, and cards that come from a deck (PB-BUILD, PB-DRAW)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, EVERYBODY, empty_place, kinds_at, move_piece, seat_bit
from astrarium.kernel.steps import Draw, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effect
from .costs import BILLIES
from .counts import deck_size, hand, hand_size, next_card
from .effects import BY_KIND, EffectKind, EffectMove, offer
from .gains import gain_billies, pay_billies, score
from .ids import ANY, BUILDING_POINTS
from .state import GONE, UNDER, PlanetB
from .steps import STEPS
from .tables import BUILDINGS, BUILDINGS_OF, DECLINED_BUILD


def kind_of(card: int) -> int:
    """The number of a card within its deck."""
    return BUILDINGS_OF[BUILDINGS[card].deck].index(card)


def move_card(g: PlanetB, card: int, source: int, target: int, who: int) -> None:
    """A card moves in the pool of its letter; `who` has seen which it is."""
    deck = BUILDINGS[card].deck
    moved = move_piece(g.buildings[deck], source, target, kind_of(card), who)
    g.buildings = (*g.buildings[:deck], moved, *g.buildings[deck + 1 :])


def put_under(g: PlanetB, seat: int, card: int) -> None:
    """A card from hand face down under its deck; its owner knows it there (PB-BUILD-4, PB-INFO-6, PB-CARD-24)."""
    deck = BUILDINGS[card].deck
    place = empty_place(g.buildings[deck], UNDER)
    move_card(g, card, seat, place, seat_bit(seat))
    g.under = (*g.under[:deck], (*g.under[deck], place), *g.under[deck + 1 :])
    g.note(events.PUT_UNDER, seat, deck)
    g.note(events.KNOWS_UNDER, seat, card)


def take_top(g: PlanetB, deck: int) -> int:
    """Where the top card of a deck lies; a card from under the deck leaves its place in the order."""
    place = next_card(g, deck)
    if place != BAG:
        g.under = (*g.under[:deck], g.under[deck][1:], *g.under[deck + 1 :])
    return place


def erect(g: PlanetB, seat: int, card: int) -> None:
    """The card lies beside the board with empty zones and gives its points; no box fires (PB-BUILD-1..3, 6)."""
    p = g.players[seat]
    p.built = (*p.built, (card, 0, 0, 0, 0))
    g.note(events.BUILT, seat, card)
    score(g, seat, BUILDINGS[card].vp, BUILDING_POINTS)


class Build(EffectMove):
    """A building from hand for its cost, or for nothing where the action says so (PB-BUILD-1, PB-CARD-2)."""

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return verbs.BUILD.each(hand(g, seat))

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        card, have = action[1], g.players[seat].billies
        if card not in hand(g, seat) and (refused := fail(failures, "PB-BUILD-1")):
            return refused
        if effect.kind == ids.BUILD and have < BUILDINGS[card].cost:
            return fail_short(failures, "PB-BUILD-1", BILLIES, have, BUILDINGS[card].cost)
        return None

    def itemise_effect(self, g: PlanetB, seat: int, effect: Effect, action: Action, bill: Bill) -> None:
        if effect.kind == ids.BUILD:
            bill.need(BILLIES, BUILDINGS[action[1]].cost, "price", of=verbs.CARDS.reference(action[1]))

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        card = action[1]
        if effect.kind == ids.BUILD:
            pay_billies(g, seat, BUILDINGS[card].cost)
        move_card(g, card, seat, GONE, EVERYBODY)
        erect(g, seat, card)


class Decline(EffectMove):
    """Instead of building, a card from hand under its deck for 5 billies; only its letter is seen (PB-BUILD-4)."""

    def effect_candidates(self, g: PlanetB, seat: int) -> Iterable[Action]:
        return [verbs.DECLINE(BUILDINGS[card].deck, card) for card in hand(g, seat)]

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        _, deck, card = action
        return None if card in hand(g, seat) and BUILDINGS[card].deck == deck else fail(failures, "PB-BUILD-4")

    def seen_by(self, g: PlanetB, seat: int, args: tuple[int, tuple[int, ...]], action: Action) -> tuple[int, ...]:
        return (seat,)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        put_under(g, seat, action[2])
        gain_billies(g, seat, DECLINED_BUILD)


class BuildAction(EffectKind):
    """Possible with a card in hand: it can always be declined (PB-BUILD-4, PB-BUILD-5)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        """With an empty hand it lapses (PB-BUILD-5)."""
        return hand_size(g, seat) > 0


class BuildFree(EffectKind):
    """A building without its cost: from hand, or the unseen top card of a deck (PB-BUILD-7, PB-CARD-4, PB-CARD-19)."""

    def is_plain(self, effect: Effect) -> bool:
        return effect.what != ANY

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        return (hand_size(g, seat) if effect.what == ANY else deck_size(g, effect.what)) > 0

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        then(g, BUILD_TOP.at(seat, effect.what))


class TopCard(Draw[PlanetB, int]):
    """The top card of a building deck; a card that somebody has put under it is certain (PB-DRAW-3)."""

    def outcomes(self, g: PlanetB, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        (deck,) = args
        pool, place = g.buildings[deck], next_card(g, deck)
        weights = (
            draw_weights(pool, BAG)
            if place == BAG
            else [int(kind in kinds_at(pool, place)) for kind in range(len(pool[0]))]
        )
        return verbs.DEAL_CARD.each(BUILDINGS_OF[deck]), weights


class BuildTop(TopCard):
    """It goes straight to the table and cannot be refused (PB-BUILD-7)."""

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        (deck,) = args
        move_card(g, action[1], take_top(g, deck), GONE, EVERYBODY)
        g.note(events.TOOK_TOP, seat, action[1])
        erect(g, seat, action[1])


class DrawCard(TopCard):
    """It goes to the hand, and only its owner sees which it is (PB-DRAW-2, PB-DRAW-4)."""

    def seen_by(self, g: PlanetB, seat: int, args: tuple[int]) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        (deck,) = args
        move_card(g, action[1], take_top(g, deck), seat, seat_bit(seat))
        g.note(events.DREW, seat, deck)
        g.note(events.SAW_CARD, seat, action[1])


BY_KIND[ids.BUILD] = BuildAction()
BY_KIND[ids.BUILD_FREE] = BuildFree()
offer(Build(verbs.BUILD, ids.BUILD_FREE, ids.BUILD))
offer(Decline(verbs.DECLINE, ids.BUILD))
BUILD_TOP: Final[BuildTop] = STEPS.add("BUILD_TOP", BuildTop())
DRAW_CARD: Final[DrawCard] = STEPS.add("DRAW_CARD", DrawCard())
