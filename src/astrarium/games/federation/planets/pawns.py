"""Pawns that move: the miner on Neo and the mage on Sixmoons, step by step, and what they turn up."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.frames import remove_frame
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import ids, verbs
from ..effects import EffectArgs, Numbers, effect
from ..erudites import is_at_end, may_use_tiles
from ..ids import NEO, SIXMOONS
from ..state import Federation
from ..steps import STEPS
from . import neo, sixmoons
from .forfeit import Forfeit
from .planet_action import ARRIVED, BEFORE, DONE, current_action, update_action


def pawn_at(g: Federation, seat: int, planet: int) -> int:
    """The space of the miner, or the moon of the mage."""
    return g.players[seat].miner if planet == NEO else g.players[seat].mage


def reward_of(planet: int) -> Automatic[Federation, int]:
    """What gives the reward of a space of Neo, or of a moon."""
    return neo.NEO_REWARD if planet == NEO else sixmoons.MOON_REWARD


class MoveOn(Automatic[Federation]):
    """One step ahead: on Neo the player chooses where, on Sixmoons there is one way (FED-NEO-1, FED-SIX-1)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        now = current_action(g, seat)
        update_action(g, seat, now._replace(stage=BEFORE))
        if now.planet == NEO:
            neo.step(g, seat)
        else:
            sixmoons.advance(g, seat)


class Arrive(Automatic[Federation]):
    """Extra steps come before the reward and before anything ahead is turned up (FED-NEO-12, 13, FED-SIX-9, 10)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        now = current_action(g, seat)._replace(stage=ARRIVED)
        update_action(g, seat, now)
        place = pawn_at(g, seat, now.planet)
        if is_at_end(g.players[seat], now.planet):
            then(g, REWARD.at(seat, place))
        elif now.steps:
            update_action(g, seat, now._replace(steps=now.steps - 1))
            then(g, TURN_UP_AHEAD.at(seat, now.planet), MOVE_ON.at(seat), self.at(seat))
        elif may_use_tiles(g, seat, ids.EXTRA_MOVE):
            then(g, ARRIVING.at(seat, place), self.at(seat))
        else:
            then(g, REWARD.at(seat, place))


class Stay(Move[Federation, int]):
    """The pawn goes no further and gets the reward of where it arrived (FED-NEO-13, FED-SIX-9, FED-E8-13)."""

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        remove_frame(g, ARRIVE, seat)  # it has arrived
        then(g, REWARD.at(seat, *args))


class PawnReward(Automatic[Federation, int]):
    """What lies on the final space; then what is ahead is turned up (FED-NEO-1, 5, FED-SIX-1, 3)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        now = current_action(g, seat)
        update_action(g, seat, now._replace(stage=DONE, steps=0))
        then(g, reward_of(now.planet).at(seat, *args), TURN_UP_AHEAD.at(seat, now.planet))


class TurnUpAhead(Automatic[Federation, int]):
    """Face-down tokens one step ahead of the pawn are turned up (FED-NEO-5, FED-SIX-3, FED-E8-14)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (planet,) = args
        if planet == NEO:
            neo.turn_up_ahead(g, seat)
        else:
            sixmoons.turn_up(g, min(g.players[seat].mage + 1, len(g.moons) - 1))


class ExtraMove(Automatic[Federation, Numbers, int]):
    """More steps in this action; the question whether to go on is answered with it (FED-ERU-18, FED-SIX-10)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        numbers, _ = args
        now = current_action(g, seat)
        update_action(g, seat, now._replace(steps=now.steps + numbers[2]))
        remove_frame(g, ARRIVING, seat)


class PawnAction(Automatic[Federation]):
    """An action on Neo or Sixmoons; at the end of the way only what is left there (FED-NEO-9, 10, FED-SIX-6)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        planet = current_action(g, seat).planet
        if is_at_end(g.players[seat], planet):
            then(g, reward_of(planet).at(seat, pawn_at(g, seat, planet)))
        else:
            then(g, MOVE_ON.at(seat), ARRIVE.at(seat))


class TransportMiner(Move[Federation, Numbers, int]):
    """The miner goes one space ahead and gets nothing there but influence (FED-E8-13, FED-E8-14)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        return neo.check_dig(g, seat, action[1], failures, "FED-E8-13")

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        then(g, TURN_UP_AHEAD.at(seat, NEO))
        neo.dig(g, seat, action[1])


class TransportMage(Move[Federation, Numbers, int]):
    """The mage goes one moon ahead and takes no token (FED-E8-13, FED-E8-14)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        return fail(failures, "FED-E8-14") if is_at_end(g.players[seat], SIXMOONS) else None

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        then(g, TURN_UP_AHEAD.at(seat, SIXMOONS))
        sixmoons.advance(g, seat)


def can_transport(g: Federation, seat: int) -> bool:
    p = g.players[seat]
    return not (is_at_end(p, NEO) and is_at_end(p, SIXMOONS))


class Transport(Automatic[Federation, Numbers, int]):
    """A pawn that is not at its end moves without a reward; no action on a planet (FED-E8-13, 14, FED-ATAL-16)."""

    def run(self, g: Federation, seat: int, args: EffectArgs) -> None:
        if can_transport(g, seat):
            then(g, TRANSPORTING.at(seat, *args))


PAWN_ACTION: Final[PawnAction] = STEPS.add("PAWN_ACTION", PawnAction())
MOVE_ON: Final[MoveOn] = STEPS.add("MOVE_ON", MoveOn())
ARRIVE: Final[Arrive] = STEPS.add("ARRIVE", Arrive())
ARRIVING: Final = STEPS.add("ARRIVING", Decision([Stay(verbs.STAY)]))
REWARD: Final[PawnReward] = STEPS.add("REWARD", PawnReward())
TURN_UP_AHEAD: Final[TurnUpAhead] = STEPS.add("TURN_UP_AHEAD", TurnUpAhead())
EXTRA_MOVE: Final = STEPS.add("EXTRA_MOVE", effect(ids.EXTRA_MOVE, ExtraMove()))
TRANSPORT_MINER: Final[TransportMiner] = TransportMiner(verbs.TRANSPORT_MINER)
TRANSPORT_MAGE: Final[TransportMage] = TransportMage(verbs.TRANSPORT_MAGE)
TRANSPORTING: Final = STEPS.add(
    "TRANSPORTING", Decision([TRANSPORT_MINER, TRANSPORT_MAGE, Forfeit(TRANSPORT_MINER, TRANSPORT_MAGE)])
)
TRANSPORT: Final = STEPS.add("TRANSPORT", effect(ids.TRANSPORT, Transport()))
