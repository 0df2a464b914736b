"""Turns of the Action phase: an action, a reaction or a pass, and the order of turns (ECL-FLOW, ECL-REACT)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import tech_effects
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
from .tables import ACTIONS, SPECIES
from .upgrade import UPGRADING, can_upgrade

FIRST_REACTION: Final = len(ACTION_NAMES) - len(REACTION_NAMES)  # the action of the first reaction


def activations(g: Eclipse, seat: int, action: int) -> int:
    """What the species shows, and one more Build with Nanorobots (ECL-BUI-1, ECL-TECH-17)."""
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


class Act(Move[Eclipse]):
    """One of the six actions, any number of times in a round (ECL-FLOW-2, ECL-FLOW-3, ECL-FLOW-8)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[()]) -> Iterable[Action]:
        return () if g.players[seat].is_passed or not g.players[seat].discs else verbs.ACT.all

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        if g.players[seat].is_passed and (refused := fail(failures, "ECL-FLOW-6")):
            return refused
        if refused := check_disc(g, seat, failures):
            return refused
        is_open = is_possible(g, seat, action[1], activations(g, seat, action[1]))
        return None if is_open else fail(failures, "ECL-FLOW-8")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        count = activations(g, seat, action[1])
        spend_disc(g, seat, action[1])
        g.note(events.ACTED, seat, action[1])
        then(g, action_frame(g, seat, action[1], count), AFTER.at(seat))


class React(Move[Eclipse]):
    """After passing: one part, one thing built or one activation (ECL-FLOW-6, ECL-REACT-1, ECL-REACT-2)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[()]) -> Iterable[Action]:
        return verbs.REACT.all if g.players[seat].is_passed and g.players[seat].discs else ()

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        if not g.players[seat].is_passed and (refused := fail(failures, "ECL-REACT-1")):
            return refused
        if refused := check_disc(g, seat, failures):
            return refused
        reacted = FIRST_REACTION + action[1]
        is_open = is_possible(g, seat, reacted, ACTIONS[reacted].reaction_activations)
        return None if is_open else fail(failures, "ECL-FLOW-8")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        reacted = FIRST_REACTION + action[1]
        spend_disc(g, seat, len(ACTION_NAMES) + action[1])
        g.note(events.REACTED, seat, action[1])
        then(g, action_frame(g, seat, reacted, ACTIONS[reacted].reaction_activations), AFTER.at(seat))


class Pass(Move[Eclipse]):
    """The first to pass in a round starts the next one (ECL-FLOW-5, ECL-FLOW-6)."""

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
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


class StartTurn(Automatic[Eclipse]):
    """A turn is an action, a reaction or a pass, with free things around it (ECL-FLOW-10)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        then(g, TURN_OR_PASS.at(seat), END_TURN.at(seat), NEXT_TURN.at(seat))


class TurnOrPass(Automatic[Eclipse]):
    """Who can do nothing but pass passes by themselves (ECL-FLOW-11)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        moves = (ACT, REACT, *g.rules.anytime_moves)
        if any(move.is_possible(g, seat, ()) for move in moves):
            then(g, TURN.at(seat))
        else:
            note_pass(g, seat, "ECL-FLOW-11")


def is_action_phase_over(g: Eclipse) -> bool:
    """As soon as everybody has passed (ECL-FLOW-7)."""
    return all([p.is_passed or p.is_collapsed for p in g.players])


class NextTurn(Automatic[Eclipse]):
    """The next player in the order of turns (ECL-FLOW-2, ECL-FLOW-7)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        if not is_action_phase_over(g):
            then(g, START_TURN.at(next_seat(g, seat)))


class ActionPhase(Automatic[Eclipse]):
    """The start player acts first (ECL-FLOW-2)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.note(events.ROUND_BEGAN, g.round)
        if not is_action_phase_over(g):
            then(g, START_TURN.at(clockwise_from(g, g.start_seat)[0]))


ACT: Final[Act] = Act(verbs.ACT)
REACT: Final[React] = React(verbs.REACT)
TURN: Final[Decision[Eclipse]] = STEPS.add("TURN", Decision([ACT, REACT, Pass(verbs.PASS)]))
AFTER: Final[Decision[Eclipse]] = STEPS.add("AFTER", Decision([Close(verbs.END)]))
START_TURN: Final[StartTurn] = STEPS.add("START_TURN", StartTurn())
TURN_OR_PASS: Final[TurnOrPass] = STEPS.add("TURN_OR_PASS", TurnOrPass())
NEXT_TURN: Final[NextTurn] = STEPS.add("NEXT_TURN", NextTurn())
ACTION_PHASE: Final[ActionPhase] = STEPS.add("ACTION_PHASE", ActionPhase())
