"""Tech tiles: standard and advanced ones, covering, and the step that comes with them (GP-TECH)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import AskIfPossible, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..gains import gain_tile
from ..holdings import GREEN_TOKENS
from ..ids import NONE, ONCE, TECH_INCOME_ORE_CHARGE, TOP_LEVEL, TRACK_COUNT
from ..state import ADVANCED_POINTS, TECH_POINTS, Gaia, Player
from ..steps import STEPS
from ..tables import ADVANCED, TECH
from .research import ALL_TRACKS, STEP_OFFER
from .tokens import flip_green, has_green


def uncovered(p: Player) -> tuple[int, ...]:
    """Own standard tiles that an advanced tile can still cover (GP-TECH-6)."""
    return tuple(tile for tile in p.tech if not p.covered >> tile & 1)


class TakeTile(Move[Gaia]):
    """Take a standard tile of a type that one does not own yet (GP-TECH-1)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return fail(failures, "GP-TECH-1") if g.tech_spaces[action[1]] in g.players[seat].tech else None

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        space = action[1]
        tile = g.tech_spaces[space]
        p.tech = (*p.tech, tile)
        if tile == TECH_INCOME_ORE_CHARGE:
            p.icons = (*p.icons, verbs.ICON_TECH)
        g.note(events.TOOK_TILE, seat, tile)
        then(g, STEP_OFFER.at(seat, (space,) if space < TRACK_COUNT else ALL_TRACKS, True))
        if TECH[tile].when == ONCE:
            gain_tile(g, seat, TECH[tile], TECH_POINTS)


class TakeAdvanced(Move[Gaia]):
    """Take an advanced tile: level 4 or 5, a green token flipped, a standard tile covered (GP-TECH-5, 8, 13)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, track = g.players[seat], action[1]
        if g.advanced_spaces[track] == NONE and (rule := fail(failures, "GP-TECH-8")):
            return rule
        level = p.research[track]
        if level < TOP_LEVEL - 1 and (rule := fail(failures, "GP-TECH-5", level=level, need=TOP_LEVEL - 1)):
            return rule
        if not has_green(p) and (rule := fail_short(failures, "GP-TECH-5", GREEN_TOKENS, 0, 1)):
            return rule
        return None if uncovered(p) else fail(failures, "GP-TECH-6")

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        bill.need(GREEN_TOKENS, 1, "advanced-tile")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        track = action[1]
        tile = g.advanced_spaces[track]
        g.advanced_spaces = put(g.advanced_spaces, track, NONE)
        flip_green(g, seat)
        then(g, COVERING.at(seat, tile))


class Cover(Move[Gaia, int]):
    """The advanced tile covers a standard one, whose effect ends, and works before its step (GP-TECH-6, 7, 9, 14)."""

    def check(self, g: Gaia, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in uncovered(g.players[seat]) else fail(failures, "GP-TECH-6")

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        (tile,) = args
        p = g.players[seat]
        p.covered |= 1 << action[1]
        p.advanced = (*p.advanced, tile)
        if action[1] == TECH_INCOME_ORE_CHARGE:
            p.icons = tuple(icon for icon in p.icons if icon != verbs.ICON_TECH)
        g.note(events.TOOK_ADVANCED, seat, tile)
        g.note(events.COVERED, seat, action[1])
        then(g, STEP_OFFER.at(seat, ALL_TRACKS, True))
        if ADVANCED[tile].when == ONCE:
            gain_tile(g, seat, ADVANCED[tile], ADVANCED_POINTS)


class OfferTile(AskIfPossible[Gaia]):
    """A tile must be taken if any can be; if none can, nothing happens (GP-TECH-12)."""


def can_take_tile(g: Gaia, seat: int) -> bool:
    """Some standard or advanced tile can be taken."""
    return STANDARD.is_possible(g, seat, ()) or ADVANCED_TILE.is_possible(g, seat, ())


STANDARD: Final[TakeTile] = TakeTile(verbs.TAKE_TILE)
ADVANCED_TILE: Final[TakeAdvanced] = TakeAdvanced(verbs.TAKE_ADVANCED)
TAKING_TILE: Final[Decision[Gaia]] = STEPS.add("TAKING_TILE", Decision([STANDARD, ADVANCED_TILE]))
OFFER_TILE: Final[OfferTile] = STEPS.add("OFFER_TILE", OfferTile(TAKING_TILE))
COVERING: Final[Decision[Gaia, int]] = STEPS.add("COVERING", Decision([Cover(verbs.COVER)]))
