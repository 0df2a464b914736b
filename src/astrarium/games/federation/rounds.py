"""The rounds: turns of the ambassador phase, the end of a round, new laws and blocked spaces (FED-FLOW, FED-EOR)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, Draw, Sequence, Times, Until, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .executive import EXECUTIVE_PHASE
from .ids import LEFT, NONE, PLANET_NAMES, RIGHT
from .senate import TURN
from .state import NEUTRAL, NOBODY, Federation, Player
from .steps import STEPS
from .tables import AMBASSADORS_EACH, OUTER_MODULE, PLANET_BLOCKS, ROOM_BLOCKS, ROUNDS, SPECIAL

LAWS_OPEN_TO_THE_END: Final = 4  # the round in which the laws of the last one are turned up too
NO_LAW: Final = NONE


class StartRound(Automatic[Federation]):
    """The holder of the pawn begins (FED-FLOW-1, FED-FLOW-2, FED-FLOW-6, FED-FLOW-7)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        g.round += 1
        g.first_player = g.president
        g.turn_seat = (g.first_player - 1) % len(g.players)
        g.turns = 0
        g.note(events.ROUND_STARTED, g.round, rule="FED-FLOW-1")


def has_turn(p: Player) -> bool:
    """An ambassador is left that must, or may still, be placed this round (FED-FLOW-3, FED-DEEP-10..12)."""
    return any(p.ambassadors[:SPECIAL]) or bool(p.ambassadors[SPECIAL] and not p.has_saved)


def all_placed(g: Federation) -> bool:
    """Nobody has a turn left (FED-FLOW-5)."""
    return not any(has_turn(p) for p in g.players)


class NextTurn(Automatic[Federation]):
    """The next player clockwise who has a turn left (FED-FLOW-2, FED-FLOW-3, FED-FLOW-9)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        count = len(g.players)
        following = [(g.turn_seat + place) % count for place in range(1, count + 1)]
        g.turn_seat = next(who for who in following if has_turn(g.players[who]))
        then(g, TURN.at(g.turn_seat, g.players[g.turn_seat].used))


class EndTurns(Automatic[Federation]):
    """The ambassador phase is over; nobody's turn any more (FED-FLOW-5, FED-SHIP-8, FED-EXEC-5)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        g.turn_seat = NONE
        g.note(events.PHASE_STARTED, events.EXECUTIVE, rule="FED-EXEC-1")


class EndRound(Automatic[Federation]):
    """Tokens return, laws are discarded, and what is next is turned up (FED-EOR-1..5, 9..11, FED-P3-7, FED-P2-6)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        for p in g.players:
            give_back(p)
        g.spaces = (NOBODY,) * OUTER_MODULE
        g.outer = ()
        if g.round == ROUNDS:
            return
        left, right = g.past_laws
        g.past_laws = (left | 1 << g.laws[LEFT], right | 1 << g.laws[RIGHT])
        then(g, NEW_LAWS.at(), BLOCK.at())


def give_back(p: Player) -> None:
    """Ambassadors and die return, level tokens go, a used Special Ambassador is gone (FED-EOR-1, 2, 4, 10)."""
    p.ambassadors = (*AMBASSADORS_EACH, p.ambassadors[SPECIAL])
    p.has_saved = False
    p.die_space = NONE
    p.level_round = 0


class NewLaws(Automatic[Federation]):
    """The next two laws; in round 4 also those of round 5, in round 5 none (FED-EOR-5..8)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        coming = g.round + 1
        if g.next_laws[LEFT] != NO_LAW:
            g.laws, g.next_laws = g.next_laws, (NO_LAW, NO_LAW)
            return
        g.laws = (NO_LAW, NO_LAW)
        if coming == LAWS_OPEN_TO_THE_END:
            then(g, TURN_LAW.at(NONE, LEFT, 1), TURN_LAW.at(NONE, RIGHT, 1), SWAP_LAWS.at())
        then(g, TURN_LAW.at(NONE, LEFT, 0), TURN_LAW.at(NONE, RIGHT, 0))


class TurnLaw(Draw[Federation, int, int]):
    """A law of a wing that has not been seen (FED-SETUP-19, FED-LAW-5, FED-HID-5).

    If it is that of the other wing it is set aside, the next one is turned up, and it goes back (FED-EOR-6): so the
    right one is drawn among those that differ. Arguments: the wing, 1 for the laws of round 5.
    """

    def outcomes(self, g: Federation, seat: int, args: tuple[int, int]) -> tuple[list[Action], list[int]]:
        wing, is_next = args
        seen = g.past_laws[wing] | (1 << g.laws[wing] if g.laws[wing] != NO_LAW else 0)
        if wing == RIGHT and not is_next:
            seen |= 1 << g.laws[LEFT]
        return verbs.TURN_LAW.all, [int(not seen >> planet & 1) for planet in range(len(PLANET_NAMES))]

    def do(self, g: Federation, seat: int, args: tuple[int, int], action: Action) -> None:
        wing, is_next = args
        turned = g.next_laws if is_next else g.laws
        turned = (action[1], turned[RIGHT]) if wing == LEFT else (turned[LEFT], action[1])
        if is_next:
            g.next_laws = turned
        else:
            g.laws = turned
        g.note(events.TURNED_LAW, wing, action[1], g.round + 1 + is_next)


class SwapLaws(Automatic[Federation]):
    """Equal laws in round 5: the right tiles of rounds 4 and 5 change places (FED-EOR-8)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        if g.next_laws[LEFT] == g.next_laws[RIGHT]:
            (left, right), (next_left, next_right) = g.laws, g.next_laws
            g.laws, g.next_laws = (left, next_right), (next_left, right)
            g.note(events.SWAPPED_LAWS, rule="FED-EOR-8")


class Block(Automatic[Federation]):
    """New blocking tiles with 2 or 3 players, rooms only with 2 (FED-P3-3, FED-P2-3)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        if len(g.players) <= 3:
            then(g, TURN_PLANET_BLOCK.at())
        if len(g.players) == 2:
            then(g, TURN_ROOM_BLOCK.at())


def put_neutral(g: Federation, space: int, votes: int) -> None:
    """A neutral token; its space is occupied for the round (FED-P3-6)."""
    g.spaces = put(g.spaces, space, (NEUTRAL, votes, NONE))


def block_planets(g: Federation, tile: int, round: int) -> None:
    """Two tokens with as many votes as the round has a number, and one without (FED-P3-4, FED-P3-5, FED-P2-4)."""
    g.planet_blocks |= 1 << tile
    for space in PLANET_BLOCKS[tile][:2]:
        put_neutral(g, space, round)
    put_neutral(g, PLANET_BLOCKS[tile][2], 0)


def block_room(g: Federation, tile: int) -> None:
    """The room, and the spy space of the other wing (FED-P2-5)."""
    g.room_blocks |= 1 << tile
    for space in ROOM_BLOCKS[tile]:
        put_neutral(g, space, 0)


class TurnPlanetBlock(Draw[Federation]):
    """A planet blocking tile that has not been seen (FED-P3-3)."""

    def outcomes(self, g: Federation, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return verbs.TURN_PLANET_BLOCK.all, [int(not g.planet_blocks >> n & 1) for n in range(len(PLANET_BLOCKS))]

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        block_planets(g, action[1], g.round + 1)
        g.note(events.BLOCKED_PLANETS, action[1])


class TurnRoomBlock(Draw[Federation]):
    """A room blocking tile that has not been seen (FED-P2-3)."""

    def outcomes(self, g: Federation, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return verbs.TURN_ROOM_BLOCK.all, [int(not g.room_blocks >> n & 1) for n in range(len(ROOM_BLOCKS))]

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        block_room(g, action[1])
        g.note(events.BLOCKED_ROOM, action[1])


START_ROUND: Final[StartRound] = STEPS.add("START_ROUND", StartRound())
NEXT_TURN: Final[NextTurn] = STEPS.add("NEXT_TURN", NextTurn())
END_TURNS: Final[EndTurns] = STEPS.add("END_TURNS", EndTurns())
END_ROUND: Final[EndRound] = STEPS.add("END_ROUND", EndRound())
NEW_LAWS: Final[NewLaws] = STEPS.add("NEW_LAWS", NewLaws())
TURN_LAW: Final[TurnLaw] = STEPS.add("TURN_LAW", TurnLaw())
SWAP_LAWS: Final[SwapLaws] = STEPS.add("SWAP_LAWS", SwapLaws())
BLOCK: Final[Block] = STEPS.add("BLOCK", Block())
TURN_PLANET_BLOCK: Final[TurnPlanetBlock] = STEPS.add("TURN_PLANET_BLOCK", TurnPlanetBlock())
TURN_ROOM_BLOCK: Final[TurnRoomBlock] = STEPS.add("TURN_ROOM_BLOCK", TurnRoomBlock())
AMBASSADOR_PHASE: Final[Until[Federation]] = STEPS.add("AMBASSADOR_PHASE", Until(all_placed, NEXT_TURN))
# A round is the ambassador phase and the executive phase (FED-FLOW-1).
ROUND: Final[Sequence[Federation]] = STEPS.add(
    "ROUND", Sequence([START_ROUND, AMBASSADOR_PHASE, END_TURNS, EXECUTIVE_PHASE, END_ROUND])
)
FIVE_ROUNDS: Final[Times[Federation]] = STEPS.add("FIVE_ROUNDS", Times(ROUNDS, ROUND))
