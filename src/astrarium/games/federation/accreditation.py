"""The accreditation track, and Deep Space at its top (FED-ACC, FED-DEEP)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, EVERYBODY, UNSEEN, Pool, kinds_at, look_at, move_piece, new_pool, seat_bit
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .effects import EffectArgs, Numbers, effect, resolve
from .ids import ACCREDITATION_POINTS, NONE
from .medals import degree_changed
from .reserve import score
from .state import Federation
from .steps import STEPS
from .tables import ACCREDITATION, DEEP_TILES

# The places of the Deep Space tiles: the pile, those in it that somebody has seen, and those that players have taken.
DEEP_DOWN: Final = 0
DEEP_SEEN: Final = 1
DEEP_TAKEN: Final = 2


def deep_space_pile(players: int) -> Pool:
    """One tile more than there are players, the others stay in the box (FED-SETUP-15)."""
    tiles = new_pool([1] * len(DEEP_TILES), 3)
    for _ in range(players + 1):
        tiles = move_piece(tiles, BAG, DEEP_DOWN, UNSEEN, 0)
    return tiles


class Degrees(Automatic[Federation, Numbers, int]):
    """Degrees one by one; the top brings a Deep Space tile (FED-ACC-1, 3..6, FED-E8-17, FED-ERU-13)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        p = g.players[seat]
        (op, left), source = args
        if p.degree == ACCREDITATION.top_degree:
            score(g, seat, left * ACCREDITATION.prestige_per_degree_beyond_top, ACCREDITATION_POINTS)
            return
        while left and p.degree < ACCREDITATION.top_degree:
            left -= 1
            p.degree += 1
            g.note(events.DEGREE, seat, p.degree)
            degree_changed(g, seat)
        if left:
            then(g, self.at(seat, (op, left), source))
        if p.degree == ACCREDITATION.deep_space_degree and p.deep_tile == NONE:
            then(g, DEEP_SPACE.at(seat))


class DeepSpace(Automatic[Federation]):
    """Look through the pile and choose a tile (FED-ACC-3, FED-ACC-4, FED-HID-2)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        g.deep = look_at(g.deep, DEEP_SEEN, seat_bit(seat))
        g.note(events.LOOKED_AT_DEEP_SPACE, seat)
        then(g, *[SEE_TILE.at(seat) for _ in g.deep[1][DEEP_DOWN]], CHOOSING_DEEP.at(seat))


class SeeTile(Draw[Federation]):
    """One more tile of the pile, seen by the player who looks through it (FED-SETUP-15, FED-HID-2)."""

    def outcomes(self, g: Federation, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return verbs.SEE_DEEP.all, draw_weights(g.deep, DEEP_DOWN)

    def seen_by(self, g: Federation, seat: int, args: tuple[()]) -> tuple[int, ...] | None:
        return (seat,)

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        g.deep = move_piece(g.deep, DEEP_DOWN, DEEP_SEEN, action[1], seat_bit(seat))
        g.note(events.SAW_TILE, seat, action[1])


class ChooseTile(Move[Federation]):
    """The tile is shown and resolved at once; it counts as a mission from now on (FED-ACC-3, 9, FED-DEEP-14)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in kinds_at(g.deep, DEEP_SEEN) else fail(failures, "FED-ACC-3")

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        p, tile = g.players[seat], action[1]
        g.deep = move_piece(g.deep, DEEP_SEEN, DEEP_TAKEN, tile, EVERYBODY)
        p.deep_tile = tile
        g.note(events.TOOK_DEEP_TILE, seat, tile)
        resolve(g, seat, DEEP_TILES[tile].effects, ids.MISSION_POINTS)


DEGREES: Final = STEPS.add("DEGREES", effect(ids.DEGREE, Degrees()))
DEEP_SPACE: Final[DeepSpace] = STEPS.add("DEEP_SPACE", DeepSpace())
SEE_TILE: Final[SeeTile] = STEPS.add("SEE_TILE", SeeTile())
CHOOSING_DEEP: Final = STEPS.add("CHOOSING_DEEP", Decision([ChooseTile(verbs.DEEP)]))
