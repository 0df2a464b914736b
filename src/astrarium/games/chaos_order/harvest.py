"""Harvest: symbols, and the tokens that cover them (CO-HARV)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Close, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .board_map import is_land
from .component_words import Amounts, Effect
from .counts import buildings_at, controls, has_foundation
from .effects import CARRY_OUT, can_carry_out
from .faction_rules import faction_rules
from .gains import FRAMES, GAIN, IS_USABLE
from .ids import FACTORY, HARVEST_FOUNDATION, NONE
from .spending import HARVESTING, Points, SpendMove
from .state import HOME, PLACES, ChaosOrder
from .steps import STEPS
from .tables import EFFECT_NUMBER, FACTIONS, HARVEST_TOKENS, HARVESTS, LAND_TILES, REGIONS


def token_place(seat: int, place: int) -> int:
    """How tokens note a place: the base of a seat is not that of another."""
    return PLACES + seat if place == HOME else place


def token_at(g: ChaosOrder, seat: int, place: int) -> int:
    """The harvest token at a place, or NONE."""
    wanted = token_place(seat, place)
    return g.tokens.index(wanted) if wanted in g.tokens else NONE


def printed_symbol(g: ChaosOrder, seat: int, place: int) -> Amounts:
    """What the board, a land tile or a base tile shows."""
    if place == HOME:
        code = FACTIONS[g.players[seat].faction].base_harvest
    else:
        tile = g.land_tiles[place]
        code = REGIONS[place].harvest if tile == NONE else LAND_TILES[tile].harvest
    symbol: Amounts = HARVESTS[code or "none"]
    return symbol


def token_effects(g: ChaosOrder, token: int) -> tuple[Effect, ...]:
    data = HARVEST_TOKENS[token]
    effects: tuple[Effect, ...] = data.upgraded if g.flipped_tokens >> token & 1 else data.base
    return effects


def may_harvest(g: ChaosOrder, seat: int, place: int) -> bool:
    """The own base, a factory, any building with the harvest foundation, or a rule of the faction (CO-HARV-3).

    CO-FOUND-4, CO-BLDG-1.
    """
    if place == HOME:
        return True
    buildings = buildings_at(g, seat, place)
    has_building = bool(buildings) and has_foundation(g.players[seat], HARVEST_FOUNDATION)
    return FACTORY in buildings or has_building or faction_rules(g, seat).can_harvest_at(g, seat, place)


class Harvest(SpendMove):
    """A point for the symbol of a place, once a round (CO-HARV-2..6, CO-HARV-13, CO-HARV-14)."""

    rule = "CO-HARV-2"

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        place = action[1]
        if g.players[seat].harvested >> place & 1 and (refused := fail(failures, "CO-HARV-5")):
            return refused
        if place != HOME and not controls(g, seat, place) and (refused := fail(failures, "CO-HARV-4")):
            return refused
        if not may_harvest(g, seat, place) and not g.free_harvests and (refused := fail(failures, "CO-HARV-3")):
            return refused
        return self.check_symbol(g, seat, place, failures)

    def check_symbol(self, g: ChaosOrder, seat: int, place: int, failures: Failures | None) -> str | None:
        token = token_at(g, seat, place)
        if token == NONE:
            return None if printed_symbol(g, seat, place) else fail(failures, "CO-HARV-13")
        is_useful = any([can_carry_out(g, seat, effect) for effect in token_effects(g, token)])
        return None if is_useful else fail(failures, "CO-HARV-12")

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        place = action[1]
        p = g.players[seat]
        p.harvested |= 1 << place
        g.note(events.HARVESTED, seat, place)
        if not may_harvest(g, seat, place):
            g.free_harvests -= 1
        elif place != HOME:
            faction_rules(g, seat).harvested_at(g, seat, place)
        token = token_at(g, seat, place)
        if token == NONE:
            then(g, GAIN.at(seat, printed_symbol(g, seat, place)))
        else:
            then(g, *[CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for effect in token_effects(g, token)])


class PlaceToken(Move[ChaosOrder]):
    """A common token over the printed symbol of a controlled land region or the own base (CO-HARV-7, CO-HARV-8)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        _, token, place = action
        is_there = g.tokens[token] == NONE and HARVEST_TOKENS[token].owner == "common"
        if not is_there and (refused := fail(failures, "CO-HARV-8")):
            return refused
        return check_token_place(g, seat, place, failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        put_token(g, seat, action[1], action[2])


def check_token_place(g: ChaosOrder, seat: int, place: int, failures: Failures | None) -> str | None:
    """A symbol that is not covered yet (CO-HARV-7, CO-HARV-8, CO-HARV-13)."""
    if token_at(g, seat, place) != NONE and (refused := fail(failures, "CO-HARV-8")):
        return refused
    if place == HOME:
        return None if printed_symbol(g, seat, place) else fail(failures, "CO-HARV-13")
    return None if is_land(g.terrains[place]) and controls(g, seat, place) else fail(failures, "CO-HARV-7")


def put_token(g: ChaosOrder, seat: int, token: int, place: int) -> None:
    """It replaces the printed symbol for everybody (CO-HARV-10)."""
    g.tokens = put(g.tokens, token, token_place(seat, place))
    g.note(events.PLACED_TOKEN, seat, token, place)


class FlipToken(Move[ChaosOrder]):
    """A placed token in a controlled region or the own base to its better side (CO-HARV-9)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        token = action[1]
        place = g.tokens[token]
        is_own = place == PLACES + seat or (0 <= place < HOME and controls(g, seat, place))
        return None if is_own and not g.flipped_tokens >> token & 1 else fail(failures, "CO-HARV-9")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.flipped_tokens |= 1 << action[1]
        g.note(events.FLIPPED_TOKEN, seat, action[1])


HARVESTING.add(Harvest(verbs.HARVEST))
PLACE_TOKEN: Final = PlaceToken(verbs.PLACE_TOKEN)
FLIP_TOKEN: Final = FlipToken(verbs.FLIP_TOKEN)
PLACING_TOKEN: Final[Decision[ChaosOrder]] = STEPS.add("PLACING_TOKEN", Decision([Close(verbs.DECLINE), PLACE_TOKEN]))
FLIPPING_TOKEN: Final[Decision[ChaosOrder]] = STEPS.add("FLIPPING_TOKEN", Decision([Close(verbs.DECLINE), FLIP_TOKEN]))
FRAMES[ids.HARVEST_TOKEN] = lambda seat, amount: PLACING_TOKEN.at(seat)
IS_USABLE[ids.HARVEST_TOKEN] = lambda g, seat: PLACE_TOKEN.is_possible(g, seat, ())
FRAMES[ids.HARVEST_TOKEN_UPGRADE] = lambda seat, amount: FLIPPING_TOKEN.at(seat)
IS_USABLE[ids.HARVEST_TOKEN_UPGRADE] = lambda g, seat: FLIP_TOKEN.is_possible(g, seat, ())
