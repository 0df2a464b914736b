"""Neo: the miner's ways, asteroids and dead asteroids (FED-NEO)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.values import bits, put
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..ids import NEO, NONE
from ..medals import influence_changed
from ..reserve import gain
from ..state import FACE_DOWN, Federation
from ..steps import STEPS
from ..tables import ASTEROID_PLACE, ASTEROIDS, NEO_SPACES
from .forfeit import Forfeit


def dig(g: Federation, seat: int, space: int) -> None:
    """The miner moves, and the influence is that of the space; several may stand there (FED-NEO-2, FED-NEO-6)."""
    g.players[seat].miner = space
    g.note(events.MINER_MOVED, seat, space)
    influence_changed(g, seat, NEO)


def check_dig(g: Federation, seat: int, space: int, failures: Failures | None, rule: str) -> str | None:
    """The space is one of those ahead (FED-NEO-1)."""
    return None if space in NEO_SPACES[g.players[seat].miner].next else fail(failures, rule)


class Dig(Move[Federation]):
    """To one of the adjacent spaces ahead (FED-NEO-1)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return check_dig(g, seat, action[1], failures, "FED-NEO-1")

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        dig(g, seat, action[1])


def step(g: Federation, seat: int) -> None:
    """One step, chosen if there are several ways; lost if a tile meanwhile led to the end (FED-NEO-1, FED-SIX-10)."""
    ways = NEO_SPACES[g.players[seat].miner].next
    if len(ways) == 1:
        dig(g, seat, ways[0])
    else:
        then(g, DIGGING.at(seat))


class NeoReward(Automatic[Federation, int]):
    """The resources of a space, or of the asteroid on it, which is taken (FED-NEO-1, FED-NEO-3, FED-NEO-4, 8)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (place,) = args
        space, asteroid_place = NEO_SPACES[place], ASTEROID_PLACE[place]
        if space.is_last:
            offer_dead(g, seat)
        elif asteroid_place == NONE:
            gain(g, seat, space.gain)
        elif g.asteroids[asteroid_place] >= 0:
            token = g.asteroids[asteroid_place]
            g.asteroids = put(g.asteroids, asteroid_place, NONE)
            take(g, seat, token)


def take(g: Federation, seat: int, asteroid: int) -> None:
    """The token with its resources (FED-NEO-3)."""
    g.players[seat].asteroids |= 1 << asteroid
    g.note(events.TOOK_ASTEROID, seat, asteroid)
    gain(g, seat, ASTEROIDS[asteroid].gain)


def offer_dead(g: Federation, seat: int) -> None:
    """One of the dead asteroids that are left; nothing if there are none (FED-NEO-8, FED-NEO-9, FED-NEO-10)."""
    left = bits(g.dead)
    if len(left) == 1:
        take_dead(g, seat, left[0])
    elif left:
        then(g, TAKING_ASTEROID.at(seat))


def take_dead(g: Federation, seat: int, asteroid: int) -> None:
    """It is not replaced (FED-NEO-10)."""
    g.dead &= ~(1 << asteroid)
    take(g, seat, asteroid)


class TakeDead(Move[Federation]):
    """A dead asteroid of the player's choice (FED-NEO-9)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if g.dead >> action[1] & 1 else fail(failures, "FED-NEO-9")

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        take_dead(g, seat, action[1])


def turn_up_ahead(g: Federation, seat: int) -> None:
    """Face-down asteroids one step ahead; before the last space all dead ones there (FED-NEO-5)."""
    ahead = NEO_SPACES[g.players[seat].miner].next
    places = [ASTEROID_PLACE[space] for space in ahead if ASTEROID_PLACE[space] != NONE]
    then(g, *[TURN_ASTEROID.at(seat, place) for place in places if g.asteroids[place] == FACE_DOWN])
    if any(NEO_SPACES[space].is_last for space in ahead):
        then(g, *[TURN_ASTEROID.at(seat, NONE) for _ in range(g.dead_down)])


class TurnAsteroid(Draw[Federation, int]):
    """An asteroid that nobody has seen, on a place or, without one, a dead one (FED-SETUP-12, 13, FED-HID-1, 4)."""

    def outcomes(self, g: Federation, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        (place,) = args
        seen = set(g.asteroids) | set(bits(g.dead)) | {kind for p in g.players for kind in bits(p.asteroids)}
        is_dead = place == NONE
        weights = [int(ASTEROIDS[kind].dead == is_dead and kind not in seen) for kind in range(len(ASTEROIDS))]
        return verbs.TURN_ASTEROID.all, weights

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (place,) = args
        kind = action[1]
        if place == NONE:
            g.dead |= 1 << kind
            g.dead_down -= 1
        else:
            g.asteroids = put(g.asteroids, place, kind)
        g.note(events.TURNED_ASTEROID, kind)


DIG: Final[Dig] = Dig(verbs.DIG)
DIGGING: Final = STEPS.add("DIGGING", Decision([DIG, Forfeit(DIG)]))
NEO_REWARD: Final[NeoReward] = STEPS.add("NEO_REWARD", NeoReward())
TAKING_ASTEROID: Final = STEPS.add("TAKING_ASTEROID", Decision([TakeDead(verbs.DEAD_ASTEROID)]))
TURN_ASTEROID: Final[TurnAsteroid] = STEPS.add("TURN_ASTEROID", TurnAsteroid())
