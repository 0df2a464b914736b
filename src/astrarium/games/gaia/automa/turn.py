"""The Automa's turns and its setup (AUT-5..17, AUT-32..35, AUT-44)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, then
from astrarium.kernel.values import put

from .. import events
from ..actions.passing import is_last_round, swap_booster
from ..ids import NOBODY, NONE, TRACK_COUNT
from ..placement import colonize
from ..state import ROUND_POINTS, START_POINTS, Gaia
from ..steps import STEPS
from ..tables import AUTOMA_CARDS, FACTIONS, ROUND_TILES
from . import deck
from .actions import act, card_of, gain_points
from .selection import best, in_reading_order

LAST_CARDS: Final = 3  # the end of the deck, where a pass icon ends the round (AUT-17)
EARLY_ROUNDS: Final = 3  # the left number of the round tile holds so long (AUT-32)


def automa_seat(g: Gaia) -> int:
    """The seat of the Automa, or -1."""
    return len(g.players) - 1 if g.players[-1].automa else -1


def set_up_board(g: Gaia, seat: int) -> None:
    """No resources, all markers on 0 but the one of the faction card, points by difficulty (AUT-8, AUT-9)."""
    p = g.players[seat]
    level = deck.difficulty(g)
    p.vp = level.start_vp
    p.points = put(p.points, START_POINTS, level.start_vp)
    p.research = (0,) * TRACK_COUNT
    if card_of(g, seat).setup.start_research != NONE:
        p.research = put(p.research, card_of(g, seat).setup.start_research, 1)


class PlaceStart(Automatic[Gaia]):
    """A starting mine on the home planet nearest to the center; a drawn card breaks ties (AUT-11)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        home = FACTIONS[g.players[seat].faction].home
        center = g.galaxy.by_coordinates[(0, 0)]
        free = [hex for hex in g.galaxy.hexes if g.planets[hex] == home and g.owner[hex] == NOBODY]
        nearest = best(free, lambda hex: g.galaxy.distance[center][hex])
        if len(nearest) > 1 and not g.cards_drawn:
            then(g, deck.DRAW_ANY_CARD.at(), PLACE_START.at(seat))
            return
        if len(nearest) > 1:
            nearest = in_reading_order(g, nearest, AUTOMA_CARDS[g.cards_drawn[0]])
        g.cards_drawn = ()
        colonize(g, seat, nearest[0])


class TakeStart(Automatic[Gaia]):
    """The starting booster at the place that a drawn card names (AUT-12); then the deck is made (AUT-13)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        if not g.cards_drawn:
            then(g, deck.DRAW_ANY_CARD.at(), TAKE_START.at(seat))
            return
        place = AUTOMA_CARDS[g.cards_drawn[0]].setup_booster
        swap_booster(g, seat, g.boosters[place - 1])
        deck.set_up_deck(g)


class AutomaTurn(Automatic[Gaia]):
    """First the support card of the round, then an action card, or a pass with an empty deck (AUT-16, 17, 44)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        if not g.cards_drawn:
            then(g, deck.DRAW_CARD.at(), AUTOMA_TURN.at(seat))
        elif not deck.cards_left(g):
            pass_round(g, seat, g.cards_drawn[-1])
        else:
            then(g, deck.DRAW_CARD.at(), AUTOMA_ACTION.at(seat))


class AutomaActs(Automatic[Gaia]):
    """A pass icon among the last three cards ends the round; otherwise the card is carried out (AUT-17, AUT-18)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        was_among_last = deck.cards_left(g) < LAST_CARDS
        if was_among_last and deck.action_card(g).pass_icon:
            pass_round(g, seat, g.cards_drawn[-2])
        else:
            act(g, seat)


def pass_round(g: Gaia, seat: int, support: int) -> None:
    """Passing: the number of the round tile, another booster, the first player marker (AUT-32, AUT-33, AUT-34)."""
    p = g.players[seat]
    g.note(events.PASSED, seat)
    tile = ROUND_TILES[g.round_tiles[g.round - 1]]
    gain_points(
        g, seat, tile.automa_vp_rounds_1_3 if g.round <= EARLY_ROUNDS else tile.automa_vp_rounds_4_6, ROUND_POINTS
    )
    place = ("left", "middle", "right").index(AUTOMA_CARDS[support].pass_booster)
    swap_booster(g, seat, NONE if is_last_round(g) else g.boosters[place])
    p.passed = True
    g.passed_order = (*g.passed_order, seat)


PLACE_START: Final[PlaceStart] = STEPS.add("PLACE_START", PlaceStart())
TAKE_START: Final[TakeStart] = STEPS.add("TAKE_START", TakeStart())
AUTOMA_TURN: Final[AutomaTurn] = STEPS.add("AUTOMA_TURN", AutomaTurn())
AUTOMA_ACTION: Final[AutomaActs] = STEPS.add("AUTOMA_ACTION", AutomaActs())
