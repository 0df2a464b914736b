"""Sixmoons: the mage's way and the alteration tokens on the moons (FED-SIX)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..alterations import ON_MOONS, OPEN, down_on_moon, move_token, receive, tokens_of
from ..ids import SIXMOONS
from ..medals import influence_changed
from ..state import Federation
from ..steps import STEPS
from ..tables import MOONS


def advance(g: Federation, seat: int) -> None:
    """The mage goes one moon ahead, where others may stand; tokens still face down are turned up (FED-SIX-1, 4, 8)."""
    p = g.players[seat]
    p.mage += 1
    g.note(events.MAGE_MOVED, seat, p.mage)
    turn_up(g, p.mage)
    influence_changed(g, seat, SIXMOONS)


def turn_up(g: Federation, moon: int) -> None:
    """All tokens of a moon face up (FED-SIX-3, FED-SIX-8)."""
    then(g, *[TURN_TOKEN.at(-1, moon) for _ in range(down_on_moon(g, moon))])


class TurnToken(Draw[Federation, int]):
    """One of the face-down tokens of a moon, whose strength everybody knows (FED-SETUP-1, FED-HID-1)."""

    def outcomes(self, g: Federation, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        (moon,) = args
        return verbs.TURN_TOKEN.all, draw_weights(tokens_of(g, MOONS[moon].strength), ON_MOONS + moon)

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (moon,) = args
        kind = action[1]
        move_token(g, MOONS[moon].strength, ON_MOONS + moon, OPEN, kind)
        set_moon(g, moon, tuple(sorted((*g.moons[moon], kind))))
        g.note(events.TURNED_TOKEN, moon, kind)


def set_moon(g: Federation, moon: int, tokens: tuple[int, ...]) -> None:
    g.moons = put(g.moons, moon, tokens)


def take(g: Federation, seat: int, moon: int, kind: int) -> None:
    """A token from a moon, which is not replaced (FED-SIX-1, FED-SIX-2)."""
    tokens = list(g.moons[moon])
    tokens.remove(kind)
    set_moon(g, moon, tuple(tokens))
    receive(g, seat, kind)


class MoonReward(Automatic[Federation, int]):
    """One of the tokens on a moon; nothing if there is none left (FED-SIX-1, FED-SIX-6, FED-SIX-7)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (moon,) = args
        tokens = g.moons[moon]
        if len(set(tokens)) == 1:
            take(g, seat, moon, tokens[0])
        elif tokens:
            then(g, TAKING_TOKEN.at(seat, *args))


class TakeToken(Move[Federation, int]):
    """A token of the player's choice among those on the moon (FED-SIX-1)."""

    def check(
        self, g: Federation, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        (moon,) = args
        return None if action[1] in g.moons[moon] else fail(failures, "FED-SIX-1")

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (moon,) = args
        take(g, seat, moon, action[1])


TURN_TOKEN: Final[TurnToken] = STEPS.add("TURN_TOKEN", TurnToken())
MOON_REWARD: Final[MoonReward] = STEPS.add("MOON_REWARD", MoonReward())
TAKING_TOKEN: Final = STEPS.add("TAKING_TOKEN", Decision([TakeToken(verbs.TAKE_TOKEN)]))
