"""Atal: taking erudite tiles (FED-ATAL-1..7, FED-ATAL-10, FED-ATAL-13)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.values import bits, put
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..erudites import has_like, may_use_tiles, resolve_tile
from ..ids import ATAL, IMMEDIATE, NONE
from ..medals import influence_changed
from ..state import Federation, Player
from ..steps import STEPS
from ..tables import ERUDITES
from .forfeit import Forfeit
from .planet_action import DONE, current_action, update_action

TYPES: Final = 5


def pile_of(tile: int) -> int:
    """The number of a tile's pile, by level and type."""
    return (ERUDITES[tile].level - 1) * TYPES + ERUDITES[tile].type


def has_lower(p: Player, tile: int, *, strict: bool) -> bool:
    """The player owns a tile of a lower level of the type; strictly, of the next lower one (FED-ATAL-1, FED-VAR-3)."""
    kind = ERUDITES[tile]
    lowest = kind.level - 1 if strict else 1
    return any(
        lowest <= ERUDITES[own].level < kind.level and ERUDITES[own].type == kind.type for own in bits(p.erudites)
    )


class TakeTile(Move[Federation]):
    """A face-up tile of level 1, or a higher one of a type that the player has (FED-ATAL-1, 2, 3, FED-ERU-5)."""

    def candidates(self, g: Federation, seat: int, args: tuple[()]) -> list[Action]:
        return self.verb.each([tile for tile in g.atal if tile != NONE])

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, tile = g.players[seat], action[1]
        if tile not in g.atal:
            return fail(failures, "FED-ATAL-2")
        if has_like(p, tile) and (rule := fail(failures, "FED-ATAL-3")):
            return rule
        granted = current_action(g, seat).granted_level
        if granted:
            return None if ERUDITES[tile].level == granted else fail(failures, "FED-ERU-5")
        if ERUDITES[tile].level > 1 and not has_lower(p, tile, strict=False):
            return fail(failures, "FED-ATAL-1")
        is_strict = bool(g.settings["atal_strict_ladder"])
        if ERUDITES[tile].level > 1 and is_strict and not has_lower(p, tile, strict=True):
            return fail(failures, "FED-VAR-3")
        return None

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        update_action(g, seat, current_action(g, seat)._replace(stage=DONE))
        take(g, seat, action[1])


def take(g: Federation, seat: int, tile: int) -> None:
    """The tile counts at once; an immediate one is resolved after the piles are in order (FED-ATAL-4, 7, 10)."""
    p = g.players[seat]
    p.erudites |= 1 << tile
    p.fresh |= 1 << tile
    pile = pile_of(tile)
    g.atal = put(g.atal, pile, NONE)
    g.note(events.TOOK_TILE, seat, tile)
    then(g, RESOLVE_TAKEN.at(seat, tile))
    turn_up(g, pile)
    if pile < TYPES and g.atal[pile + TYPES] == NONE:
        turn_up(g, pile + TYPES)
    influence_changed(g, seat, ATAL)


def turn_up(g: Federation, pile: int) -> None:
    """The next tile of a pile, if one is left; level 3 has no pile (FED-ATAL-4, FED-ATAL-5, FED-ATAL-6)."""
    if g.atal_down[pile]:
        then(g, TURN_TILE.at(NONE, pile))


class TurnTile(Draw[Federation, int]):
    """One of the tiles of a pile that nobody has seen (FED-SETUP-5, FED-SETUP-6, FED-HID-1, 4)."""

    def outcomes(self, g: Federation, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        (pile,) = args
        owned = 0
        for p in g.players:
            owned |= p.erudites
        weights = [
            int(pile_of(tile) == pile and tile not in g.atal and not owned >> tile & 1) for tile in range(len(ERUDITES))
        ]
        return verbs.TURN_TILE.all, weights

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (pile,) = args
        tile = action[1]
        g.atal = put(g.atal, pile, tile)
        g.atal_down = put(g.atal_down, pile, g.atal_down[pile] - 1)
        g.note(events.TURNED_TILE, tile)


class ResolveTaken(Automatic[Federation, int]):
    """An immediate tile works when it is taken (FED-ATAL-9, FED-ATAL-10)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (tile,) = args
        if ERUDITES[tile].when == IMMEDIATE:
            resolve_tile(g, seat, tile)


class AtalAction(Automatic[Federation]):
    """Take a tile; if there is none to take and no tile that helps, the action is forfeited (FED-ATAL-1, 13)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        if TAKE.is_possible(g, seat, ()) or may_use_tiles(g, seat):
            then(g, TAKING_TILE.at(seat))
        else:
            g.note(events.FORFEITED, seat)


TAKE: Final[TakeTile] = TakeTile(verbs.TAKE_TILE)
ATAL_ACTION: Final[AtalAction] = STEPS.add("ATAL_ACTION", AtalAction())
TAKING_TILE: Final = STEPS.add("TAKING_TILE", Decision([TAKE, Forfeit(TAKE)]))
TURN_TILE: Final[TurnTile] = STEPS.add("TURN_TILE", TurnTile())
RESOLVE_TAKEN: Final[ResolveTaken] = STEPS.add("RESOLVE_TAKEN", ResolveTaken())
