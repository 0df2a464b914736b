"""Erudite tiles in use: their moments, copying, turning up again (FED-ATAL-8..17, FED-ERU)."""

from __future__ import annotations

from typing import Any, Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import AskIfPossible, Automatic, Move
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .effects import EffectArgs, Numbers, effect, resolve
from .ids import (
    ANYTIME,
    COPY_ERUDITE,
    DISCOUNT,
    ERUDITE_POINTS,
    EXTRA_MOVE,
    IMMEDIATE,
    NEO,
    NONE,
    PLANET_ACTION,
    REFRESH,
    TAKE_ERUDITE,
)
from .planets.planet_action import ARRIVED, BEFORE, current_action, ongoing_action, update_action
from .reserve import Undisturbed
from .state import Federation, Player
from .steps import STEPS
from .tables import ERUDITES, LAST_MOON, NEO_SPACES


def is_fresh(p: Player, tile: int) -> bool:
    """The tile is for a future action and was taken in one that is not over (FED-ATAL-12)."""
    return ERUDITES[tile].when == PLANET_ACTION and bool(p.fresh >> tile & 1)


def is_at_end(p: Player, planet: int) -> bool:
    """The pawn stands on the last space of Neo or on the blue planet."""
    return NEO_SPACES[p.miner].is_last if planet == NEO else p.mage == LAST_MOON


def check_moment(g: Federation, seat: int, tile: int, failures: Failures | None, mismatch: str) -> str | None:
    """The moment of a tile has come; `mismatch` is the rule if its planet is not being acted on (FED-ATAL-9)."""
    kind = ERUDITES[tile]
    if kind.when == ANYTIME and g.turn_seat != seat and (rule := fail(failures, "FED-EXEC-5")):
        return rule
    if kind.when != PLANET_ACTION:
        return None
    now = ongoing_action(g, seat)
    if now is None or now.planet != kind.planet:
        return fail(failures, mismatch)
    return check_stage(g, seat, tile, failures)


def check_stage(g: Federation, seat: int, tile: int, failures: Failures | None) -> str | None:
    """The action has come to the point where the tile can do something (FED-NEO-13, FED-SIX-9, 10, FED-ERU-5, 9)."""
    now, (op, *numbers) = current_action(g, seat), ERUDITES[tile].effects[0]
    if op == EXTRA_MOVE:
        if is_at_end(g.players[seat], now.planet) and (rule := fail(failures, "FED-SIX-10")):
            return rule
        if now.stage != ARRIVED:
            return fail(failures, "FED-NEO-13" if now.planet == NEO else "FED-SIX-9")
    if op == DISCOUNT and now.stage != BEFORE:
        return fail(failures, "FED-ERU-9")
    if op == TAKE_ERUDITE:
        is_late = now.stage != BEFORE or now.granted_level
        return fail(failures, "FED-ERU-5") if is_late or not new_tiles(g, g.players[seat], numbers[0]) else None
    return None


def new_tiles(g: Federation, p: Player, level: int) -> list[int]:
    """Open tiles of a level of types of which the player has none (FED-ATAL-3, FED-ERU-5)."""
    return [tile for tile in g.atal if tile != NONE and ERUDITES[tile].level == level and not has_like(p, tile)]


def has_like(p: Player, tile: int) -> bool:
    """The player owns a tile of the same type and level (FED-ATAL-3)."""
    kind = ERUDITES[tile]
    return any(ERUDITES[own].level == kind.level and ERUDITES[own].type == kind.type for own in bits(p.erudites))


def resolve_tile(g: Federation, seat: int, tile: int) -> None:
    """The effect of an own tile, which is turned down after it (FED-ATAL-8, FED-ATAL-15)."""
    g.players[seat].busy |= 1 << tile
    g.note(events.USED_TILE, seat, tile)
    resolve(g, seat, ERUDITES[tile].effects, ERUDITE_POINTS, TURN_DOWN.at(seat, tile))


class TurnDown(Automatic[Federation, int]):
    """A tile that has been resolved completely is used (FED-ATAL-15, FED-ATAL-8)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (tile,) = args
        p = g.players[seat]
        p.busy &= ~(1 << tile)
        p.used |= 1 << tile


class UseTile(Move[Federation, *tuple[Any, ...]]):
    """An own tile at its moment, which only immediate tiles do not let choose (FED-ATAL-9, 11, 14, 16, 17)."""

    def candidates(self, g: Federation, seat: int, args: tuple[Any, ...]) -> list[Action]:
        p = g.players[seat]
        return self.verb.each(bits(p.erudites & ~p.used & ~p.busy))

    def check(
        self, g: Federation, seat: int, args: tuple[Any, ...], action: Action, failures: Failures | None
    ) -> str | None:
        p, tile = g.players[seat], action[1]
        kind = ERUDITES[tile]
        if not p.erudites >> tile & 1:
            return fail(failures, "FED-ATAL-14")
        if p.used >> tile & 1 and (rule := fail(failures, "FED-ATAL-8")):
            return rule
        if p.busy >> tile & 1 and (rule := fail(failures, "FED-ATAL-15")):
            return rule
        if kind.when == IMMEDIATE:
            return fail(failures, "FED-ATAL-9")
        if is_fresh(p, tile) and (rule := fail(failures, "FED-ATAL-12")):
            return rule
        if rule := check_moment(g, seat, tile, failures, "FED-ATAL-16"):
            return rule
        return check_aim(g, seat, tile, failures)

    def do(self, g: Federation, seat: int, args: tuple[Any, ...], action: Action) -> None:
        resolve_tile(g, seat, action[1])


def check_aim(g: Federation, seat: int, tile: int, failures: Failures | None) -> str | None:
    """A tile that copies or turns up another needs one (FED-ERU-2, FED-ERU-3)."""
    op, *numbers = ERUDITES[tile].effects[0]
    if op == REFRESH and not refreshable(g.players[seat], numbers[0]):
        return fail(failures, "FED-ERU-2")
    if op == COPY_ERUDITE and not copyable(g, seat, numbers[0]):
        return fail(failures, "FED-ERU-3")
    return None


def refreshable(p: Player, level: int) -> list[int]:
    """Own used tiles of a level, those being resolved not among them (FED-ERU-2, FED-ATAL-15)."""
    return [tile for tile in bits(p.used & ~p.busy) if ERUDITES[tile].level == level]


class RefreshTile(Move[Federation, Numbers, int]):
    """A used tile is turned up; an immediate one works at once (FED-E8-18, FED-ERU-2, FED-ATAL-17)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        numbers, _ = args
        p, tile = g.players[seat], action[1]
        if p.busy >> tile & 1 and (rule := fail(failures, "FED-ATAL-15")):
            return rule
        return None if tile in refreshable(p, numbers[1]) else fail(failures, "FED-ERU-2")

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        tile = action[1]
        g.players[seat].used &= ~(1 << tile)
        g.note(events.REFRESHED, seat, tile)
        if ERUDITES[tile].when == IMMEDIATE:
            resolve_tile(g, seat, tile)


class Refresh(AskIfPossible[Federation, Numbers, int]):
    """Turn up an own used tile, if there is one (FED-E8-18, FED-ERU-2)."""


def copyable(g: Federation, seat: int, max_level: int) -> list[int]:
    """Face-up tiles on Atal and of one's own that could be used now, copying ones excepted (FED-ERU-3, 4, 22)."""
    return [tile for tile in visible(g, seat) if check_copy(g, seat, tile, max_level, None) is None]


def visible(g: Federation, seat: int) -> list[int]:
    """Tiles that lie face up on Atal or beside the own board (FED-ERU-3)."""
    p = g.players[seat]
    return [tile for tile in g.atal if tile != NONE] + bits(p.erudites & ~p.used & ~p.busy)


def check_copy(g: Federation, seat: int, tile: int, max_level: int, failures: Failures | None) -> str | None:
    """The effect of this tile can be copied now: it is not refused itself (FED-ERU-3, FED-ERU-4, FED-ERU-22)."""
    if ERUDITES[tile].level > max_level and (rule := fail(failures, "FED-ERU-3")):
        return rule
    if ERUDITES[tile].effects[0][0] == COPY_ERUDITE and (rule := fail(failures, "FED-ERU-22")):
        return rule
    if is_fresh(g.players[seat], tile) and (rule := fail(failures, "FED-ATAL-12")):
        return rule
    if rule := check_moment(g, seat, tile, failures, "FED-ERU-4"):
        return rule
    return check_aim(g, seat, tile, failures)


class CopyTile(Move[Federation, Numbers, int]):
    """The effect of another tile, which stays as it is (FED-ERU-3, FED-ERU-22)."""

    def candidates(self, g: Federation, seat: int, args: EffectArgs) -> list[Action]:
        return self.verb.each(visible(g, seat))

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        numbers, _ = args
        tile = action[1]
        if g.players[seat].busy >> tile & 1 and (rule := fail(failures, "FED-ATAL-15")):
            return rule
        if tile not in visible(g, seat):
            return fail(failures, "FED-ERU-3")
        return check_copy(g, seat, tile, numbers[1], failures)

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        tile = action[1]
        g.note(events.COPIED_TILE, seat, tile)
        resolve(g, seat, ERUDITES[tile].effects, ERUDITE_POINTS)


class Copy(AskIfPossible[Federation, Numbers, int]):
    """Choose what to copy, if there still is something (FED-ERU-3)."""


class Discount(Automatic[Federation, Numbers, int]):
    """The building of this action costs less; discounts add up (FED-ERU-9, FED-ERU-23)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        now = current_action(g, seat)
        update_action(g, seat, now._replace(discount=now.discount + numbers[1]))


class GrantLevel(Automatic[Federation, Numbers, int]):
    """The tile of this Atal action is one of a high level (FED-ERU-5)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        update_action(g, seat, current_action(g, seat)._replace(granted_level=numbers[1]))


def is_wanted(tile: int, planet: int, wanted: int) -> bool:
    """The tile works in an action on this planet, and does what is wanted (NONE: anything)."""
    return ERUDITES[tile].planet == planet and wanted in (NONE, ERUDITES[tile].effects[0][0])


def serves(g: Federation, seat: int, tile: int, planet: int, wanted: int) -> bool:
    """The tile itself is wanted, or finds one that is."""
    op, *numbers = ERUDITES[tile].effects[0]
    if op == REFRESH:
        return any(is_wanted(own, planet, wanted) for own in refreshable(g.players[seat], numbers[0]))
    if op == COPY_ERUDITE:
        return any(serves(g, seat, other, planet, wanted) for other in copyable(g, seat, numbers[0]))
    return is_wanted(tile, planet, wanted)


def may_use_tiles(g: Federation, seat: int, wanted: int = NONE) -> bool:
    """An own tile could change something in the present action; nobody is forced to use it (FED-AMB-11, FED-ERU-24)."""
    p = g.players[seat]
    planet = current_action(g, seat).planet
    return any(
        serves(g, seat, tile, planet, wanted) and USE.check(g, seat, (), verbs.USE(tile), None) is None
        for tile in bits(p.erudites & ~p.used & ~p.busy)
    )


def may_use_others(g: Federation, seat: int) -> bool:
    """An own tile that copies another one or turns it up can be used now (FED-ERU-2, FED-ERU-3)."""
    usable = USE.legal_actions(g, seat, ())
    return any(ERUDITES[action[1]].effects[0][0] in (REFRESH, COPY_ERUDITE) for action in usable)


USE: Final[UseTile] = UseTile(verbs.USE)
TURN_DOWN: Final[TurnDown] = STEPS.add("TURN_DOWN", TurnDown())
REFRESHING: Final = STEPS.add("REFRESHING", Undisturbed([RefreshTile(verbs.REFRESH)]))
REFRESH_STEP: Final = STEPS.add("REFRESH_STEP", effect(ids.REFRESH, Refresh(REFRESHING)))
COPYING_TILE: Final = STEPS.add("COPYING_TILE", Undisturbed([CopyTile(verbs.COPY_TILE)]))
COPY_STEP: Final = STEPS.add("COPY_STEP", effect(ids.COPY_ERUDITE, Copy(COPYING_TILE)))
DISCOUNT_STEP: Final = STEPS.add("DISCOUNT_STEP", effect(ids.DISCOUNT, Discount()))
GRANT_STEP: Final = STEPS.add("GRANT_STEP", effect(ids.TAKE_ERUDITE, GrantLevel()))
