"""Reputation tiles after the battles of a sector: drawn unseen by others, at most one of them kept (ECL-REP)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, bag_size, kinds_at, move_piece, seat_bit
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import special
from .ids import EFFECT, MONEY
from .reputation_track import has_slot_for_tile
from .resources import gain
from .state import DRAWN, Eclipse
from .steps import STEPS

MOST_DRAWN: Final = 5  # tiles at one time (ECL-REP-2)
PILLAGE: Final = EFFECT["pillage"]


def tiles_due(g: Eclipse, seat: int) -> int:
    """One for taking part, unless the last ships retreated, and those for destroyed ships (ECL-REP-1, ECL-RET-4).

    ECL-REP-2: at most five. ECL-REP-6: also if all own ships were destroyed. ECL-REP-9: once a sector.
    """
    took_part = g.fought >> seat & 1 and not g.fled >> seat & 1
    return min(int(took_part) + g.kills[seat], MOST_DRAWN)


class Rewards(Automatic[Eclipse]):
    """Players draw in the order in which they came, the controller first, one after the other (ECL-REP-3)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        then(g, *[DRAW_TILES.at(other, tiles_due(g, other)) for other in g.fighters if tiles_due(g, other)])


class DrawTiles(Automatic[Eclipse, int]):
    """At most what is left in the bag; the Syndicate gains money for all tiles but one (ECL-REP-7, ECL-ROTA-RHO-5)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        tiles = min(args[0], bag_size(g.reputation))
        pillage = special(g.players[seat], PILLAGE)
        if tiles and pillage is not None:
            gain(g, seat, MONEY, tiles + pillage.amount)
        then(g, *[DRAW_TILE.at(seat) for _ in range(tiles)], *([CHOOSE_TILE.at(seat, tiles)] if tiles else []))


class DrawTile(Draw[Eclipse]):
    """A tile from the bag, which only the player sees (ECL-REP-8, ECL-INFO-2)."""

    def outcomes(self, g: Eclipse, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        weights = draw_weights(g.reputation, BAG)
        kinds = [kind for kind, weight in enumerate(weights) if weight]
        return verbs.DRAW_REPUTATION.each(kinds), [weights[kind] for kind in kinds]

    def seen_by(self, g: Eclipse, seat: int, args: tuple[()]) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        g.reputation = move_piece(g.reputation, BAG, DRAWN, action[1], seat_bit(seat))
        g.note(events.DREW_REPUTATION, seat, action[1])


class ChooseTile(Automatic[Eclipse, int]):
    """Without room and without an older tile all go back (ECL-REP-4, ECL-REP-5)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if has_slot_for_tile(g, seat) or kinds_at(g.reputation, seat):
            then(g, REPUTATION.at(seat, *args))
        else:
            return_drawn(g, seat)


def return_drawn(g: Eclipse, seat: int) -> None:
    """All tiles that are not kept go back into the bag (ECL-REP-4)."""
    for kind in kinds_at(g.reputation, DRAWN):
        g.reputation = move_piece(g.reputation, DRAWN, BAG, kind, seat_bit(seat))


def keep_tile(g: Eclipse, seat: int, kind: int, drawn: int) -> None:
    g.reputation = move_piece(g.reputation, DRAWN, seat, kind, seat_bit(seat))
    g.note(events.TOOK_REPUTATION, seat, drawn)
    return_drawn(g, seat)


class HiddenMove(Move[Eclipse, int]):
    """Others do not see which tile it was (ECL-REP-8)."""

    def seen_by(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> tuple[int, ...]:
        return (seat,)


class TakeTile(HiddenMove):
    """One of the drawn tiles, on a free slot (ECL-REP-4)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.TAKE.each(sorted(set(kinds_at(g.reputation, DRAWN))))

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        is_drawn = action[1] in kinds_at(g.reputation, DRAWN)
        return None if is_drawn and has_slot_for_tile(g, seat) else fail(failures, "ECL-REP-4")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        keep_tile(g, seat, action[1], args[0])


class ExchangeTile(HiddenMove):
    """One of the drawn tiles in exchange for an older one, which goes into the bag (ECL-REP-4, ECL-REP-10)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        own = sorted(set(kinds_at(g.reputation, seat)))
        return [verbs.EXCHANGE(kind, older) for kind in sorted(set(kinds_at(g.reputation, DRAWN))) for older in own]

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        is_drawn, is_own = action[1] in kinds_at(g.reputation, DRAWN), action[2] in kinds_at(g.reputation, seat)
        return None if is_drawn and is_own else fail(failures, "ECL-REP-4")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        g.reputation = move_piece(g.reputation, seat, BAG, action[2], seat_bit(seat))
        g.note(events.RETURNED_REPUTATION, seat)
        keep_tile(g, seat, action[1], args[0])


class TakeNone(Move[Eclipse, int]):
    """All drawn tiles go back (ECL-REP-4)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        return_drawn(g, seat)


class ChoosingReputation(Decision[Eclipse, int]):
    """Keep one of the drawn tiles, exchange one, or keep none (ECL-REP-10)."""

    excludes_anytime = True


REWARDS: Final[Rewards] = STEPS.add("REWARDS", Rewards())
DRAW_TILES: Final[DrawTiles] = STEPS.add("DRAW_TILES", DrawTiles())
DRAW_TILE: Final[DrawTile] = STEPS.add("DRAW_TILE", DrawTile())
CHOOSE_TILE: Final[ChooseTile] = STEPS.add("CHOOSE_TILE", ChooseTile())
REPUTATION: Final[ChoosingReputation] = STEPS.add(
    "REPUTATION",
    ChoosingReputation([TakeTile(verbs.TAKE), ExchangeTile(verbs.EXCHANGE), TakeNone(verbs.TAKE_NONE)]),
)
