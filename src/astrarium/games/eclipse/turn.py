"""Turns of the Action phase: an action, a reaction or a pass, and the order of turns (ECL-FLOW, ECL-REACT)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.frames import close_lanes_waiting_for
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, Close, Decision, Move, Parallel, lanes, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import tech_effects
from .alliances import LEAVE
from .build import BUILDING, can_build
from .explore import EXPLORE as EXPLORE_MOVE
from .explore import EXPLORING
from .ids import ACTION_NAMES, BUILD, EFFECT, EXPLORE, INFLUENCE, NONE, REACTION_NAMES, RESEARCH, UPGRADE
from .influence import INFLUENCING, can_influence
from .moments import END_TURN
from .move import MOVING, can_move
from .order import clockwise_from, next_seat
from .research import RESEARCHING, can_research
from .state import Eclipse, added
from .steps import STEPS
from .tables import ACTIONS, SETUPS, SPECIES
from .upgrade import UPGRADING, can_upgrade

FIRST_REACTION: Final = len(ACTION_NAMES) - len(REACTION_NAMES)  # the action of the first reaction


def activations(g: Eclipse, seat: int, action: int) -> int:
    """What the species shows, and one more Build with Nanorobots (ECL-BUI-1, ECL-TECH-17).

    ECL-SPEC-1, ECL-SPEC-4, ECL-SPEC-7, ECL-ROTA-RHO-2.
    """
    p = g.players[seat]
    entry = SPECIES[p.species]
    printed = (entry.explore, entry.influence_moves, entry.research, entry.upgrade, entry.build, entry.move)[action]
    extra = [effect.amount for effect in tech_effects(p, EFFECT["extra_builds"])] if action == BUILD else []
    return printed + sum(extra)


def action_frame(g: Eclipse, seat: int, action: int, count: int) -> Frame:
    """The first decision of an action with so many activations."""
    if action == EXPLORE:
        return EXPLORING.at(seat, count)
    if action == INFLUENCE:
        return INFLUENCING.at(seat, count, SPECIES[g.players[seat].species].influence_colony_flips)
    if action == RESEARCH:
        return RESEARCHING.at(seat, count)
    if action == UPGRADE:
        return UPGRADING.at(seat, count, NONE)
    return BUILDING.at(seat, count) if action == BUILD else MOVING.at(seat, count, ())


def is_possible(g: Eclipse, seat: int, action: int, count: int) -> bool:
    """At least one activation could be carried out (ECL-FLOW-8)."""
    if action == EXPLORE:
        return EXPLORE_MOVE.is_possible(g, seat, (count,))
    if action == INFLUENCE:
        trial = g.clone()
        trial.players[seat].discs -= 1
        return can_influence(trial, seat, (count, SPECIES[g.players[seat].species].influence_colony_flips))
    if action == RESEARCH:
        return can_research(g, seat)
    if action == UPGRADE:
        return can_upgrade(g, seat, count)
    return can_build(g, seat) if action == BUILD else can_move(g, seat)


def check_disc(g: Eclipse, seat: int, failures: Failures | None) -> str | None:
    """An action or reaction takes the rightmost disc of the influence track (ECL-FLOW-3, ECL-FLOW-4)."""
    return None if g.players[seat].discs else fail(failures, "ECL-FLOW-4")


def spend_disc(g: Eclipse, seat: int, space: int) -> None:
    p = g.players[seat]
    p.discs -= 1
    p.actions = added(p.actions, space, 1)


class Act(Move[Eclipse, int]):
    """One of the six actions, any number of times in a round (ECL-FLOW-2, ECL-FLOW-3, ECL-FLOW-8)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return () if g.players[seat].is_passed or not g.players[seat].discs else verbs.ACT.all

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        if g.players[seat].is_passed and (refused := fail(failures, "ECL-FLOW-6")):
            return refused
        if refused := check_disc(g, seat, failures):
            return refused
        if args[0] and action[1] == RESEARCH and (refused := fail(failures, "ECL-ROTA-SIM-2")):
            return refused
        is_open = is_possible(g, seat, action[1], activations(g, seat, action[1]))
        return None if is_open else fail(failures, "ECL-FLOW-8")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        count = activations(g, seat, action[1])
        spend_disc(g, seat, action[1])
        g.note(events.ACTED, seat, action[1])
        then(g, action_frame(g, seat, action[1], count), AFTER.at(seat))


class React(Move[Eclipse, int]):
    """After passing: one part, one thing built or one activation (ECL-FLOW-6, ECL-REACT-1, ECL-REACT-2)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.REACT.all if g.players[seat].is_passed and g.players[seat].discs else ()

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        if not g.players[seat].is_passed and (refused := fail(failures, "ECL-REACT-1")):
            return refused
        if refused := check_disc(g, seat, failures):
            return refused
        reacted = FIRST_REACTION + action[1]
        is_open = is_possible(g, seat, reacted, ACTIONS[reacted].reaction_activations)
        return None if is_open else fail(failures, "ECL-FLOW-8")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        reacted = FIRST_REACTION + action[1]
        spend_disc(g, seat, len(ACTION_NAMES) + action[1])
        g.note(events.REACTED, seat, action[1])
        then(g, action_frame(g, seat, reacted, ACTIONS[reacted].reaction_activations), AFTER.at(seat))


class Pass(Move[Eclipse, int]):
    """The first to pass in a round starts the next one (ECL-FLOW-5, ECL-FLOW-6)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        note_pass(g, seat)
        then(g, AFTER.at(seat))


def note_pass(g: Eclipse, seat: int, rule: str = "") -> None:
    p = g.players[seat]
    g.note(events.PASSED, seat, rule=rule)
    if p.is_passed:
        return
    p.is_passed = True
    if g.next_start == NONE:
        g.next_start = seat
        g.note(events.STARTS_NEXT, seat)
    elif g.second_passer == NONE:
        g.second_passer = seat


class StartTurn(Automatic[Eclipse, int]):
    """A turn is an action, a reaction or a pass, with free things around it (ECL-FLOW-10); argument: the marker."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        then(g, TURN_OR_PASS.at(seat, *args), END_TURN.at(seat), NEXT_TURN.at(seat, *args))


class TurnOrPass(Automatic[Eclipse, int]):
    """Who can do nothing but pass passes by themselves (ECL-FLOW-11), unless another acts at the same time."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        moves = (ACT, REACT, *g.rules.anytime_moves)
        may_leave = bool(g.settings["leaving_before_a_pass"]) and LEAVE.is_possible(g, seat, args)
        if g.markers or may_leave or any(move.is_possible(g, seat, args) for move in moves):
            then(g, TURN.at(seat, *args))
        else:
            note_pass(g, seat, "ECL-FLOW-11")


class Turn(Decision[Eclipse, int]):
    """The first decision of a turn; a marker may have to wait (ECL-ROTA-SIM-4, ECL-ROTA-SIM-6)."""

    def actors(self, g: Eclipse, seat: int, args: tuple[int]) -> tuple[int, ...]:
        return () if g.markers and args[0] in (g.waiting_marker, g.yielding_marker) else (seat,)


def is_action_phase_over(g: Eclipse) -> bool:
    """As soon as everybody has passed (ECL-FLOW-7)."""
    return all([p.is_passed or p.is_collapsed for p in g.players])


class NextTurn(Automatic[Eclipse, int]):
    """The next player in the order of turns, or the next of the marker (ECL-FLOW-2, ECL-FLOW-7, ECL-ROTA-SIM-3)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        """With the last pass all turns that have not begun are withdrawn (ECL-ROTA-SIM-9)."""
        if g.markers:
            pass_marker_on(g, seat, args[0])
        if not is_action_phase_over(g):
            then(g, START_TURN.at(next_seat(g, seat), *args))
        elif g.markers:
            close_lanes_waiting_for(g, TURN)


def pass_marker_on(g: Eclipse, seat: int, marker: int) -> None:
    """Nobody holds both markers: one waits until the other has gone on (ECL-ROTA-SIM-3, ECL-ROTA-SIM-4)."""
    other = 1 - marker
    if g.waiting_marker == other:
        g.waiting_marker = NONE
    if g.yielding_marker == other:
        g.yielding_marker = NONE
    g.markers = put(g.markers, marker, next_seat(g, seat))
    g.last_marker = marker
    if g.markers[other] == g.markers[marker]:
        g.waiting_marker = marker


class AfterYou(Move[Eclipse, int]):
    """Who got a marker last lets the other holder act first (ECL-ROTA-SIM-6, ECL-ROTA-SIM-10)."""

    keeps_step = True

    def candidates(self, g: Eclipse, seat: int, args: tuple[int]) -> Iterable[Action]:
        return verbs.AFTER_YOU.all if g.markers else ()

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        is_last = bool(g.markers) and g.last_marker in (args[0], NONE)
        is_free = g.waiting_marker == NONE and g.yielding_marker == NONE
        return None if is_last and is_free else fail(failures, "ECL-ROTA-SIM-6")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        g.yielding_marker = args[0]
        g.note(events.AFTER_YOU, seat)


class ActionPhase(Automatic[Eclipse]):
    """The start player acts first; with two markers the player opposite as well (ECL-FLOW-2, ECL-ROTA-SIM-1)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        """The start player holds the first marker (ECL-ROTA-SIM-5)."""
        g.note(events.ROUND_BEGAN, g.round)
        for p in g.players:
            p.asked = 0
        seats = clockwise_from(g, g.start_seat)
        if not seats:
            return
        if g.settings["simultaneous_play"]:
            steps = SETUPS[len(g.players)].second_marker_steps
            g.markers = (seats[0], seats[steps % len(seats)])
            g.last_marker = g.yielding_marker = NONE
            g.waiting_marker = NONE if len(set(g.markers)) > 1 else 1
            then(g, lanes(MARKERS, *[(START_TURN.at(each, n),) for n, each in enumerate(g.markers)]))
        else:
            then(g, START_TURN.at(seats[0], 0))


ACT: Final[Act] = Act(verbs.ACT)
REACT: Final[React] = React(verbs.REACT)
TURN: Final[Turn] = STEPS.add("TURN", Turn([ACT, REACT, Pass(verbs.PASS), LEAVE, AfterYou(verbs.AFTER_YOU)]))
MARKERS: Final[Parallel[Eclipse]] = STEPS.add("MARKERS", Parallel())
AFTER: Final[Decision[Eclipse]] = STEPS.add("AFTER", Decision([Close(verbs.END)]))
START_TURN: Final[StartTurn] = STEPS.add("START_TURN", StartTurn())
TURN_OR_PASS: Final[TurnOrPass] = STEPS.add("TURN_OR_PASS", TurnOrPass())
NEXT_TURN: Final[NextTurn] = STEPS.add("NEXT_TURN", NextTurn())
ACTION_PHASE: Final[ActionPhase] = STEPS.add("ACTION_PHASE", ActionPhase())
