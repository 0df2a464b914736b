"""Game: the contract that bots, servers, environments and people use."""

import json
from collections.abc import Collection, Mapping
from itertools import takewhile
from typing import Any, Self, cast

from astrarium.kernel.chance import Dealer, DrawStream, Random
from astrarium.kernel.errors import IllegalAction
from astrarium.kernel.events import Event
from astrarium.kernel.explanations import Condition, Explanation, Fact, Preview, Proposal, Question, explain_failures
from astrarium.kernel.failures import Failure, Failures, fail
from astrarium.kernel.position import Frame, Position, Settings
from astrarium.kernel.results import Result
from astrarium.kernel.rules import Rules
from astrarium.kernel.steps import Decision
from astrarium.kernel.verbs import Action
from astrarium.kernel.wire import pack, pack_stack


class Option:
    """A legal action for display: its notation, what it points at, and its text as a message with values."""

    def __init__(self, rules: Rules[Any], action: Action) -> None:
        verb = rules.verbs.list[action[0]]
        self.action = action
        self.notation = verb.notation(action)
        self.targets = verb.targets(action)
        self.text: tuple[str, dict[str, int | str]] = (f"{rules.id}-option-{verb.name}", verb.values(action))


class Game(Position):
    """A position of one game, with all queries and commands of the contract."""

    def __init__(
        self, rules: Rules[Any], settings: Settings, stack: list[Frame], draws: int, dealer: Dealer | None
    ) -> None:
        super().__init__(settings, stack, draws, dealer)
        self.rules = rules

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; CHANCE is one too; empty when the game is over."""
        return self.rules.actors(self)

    @property
    def result(self) -> Result | None:
        return None if self.stack else self.rules.result(self)

    def actions(self, seat: int) -> list[Action]:
        """Every legal action of a seat, as bare tuples."""
        position = self.rules.decision_position(self, seat)
        found = [] if position is None else self.rules.legal_actions(position, seat)
        if self.rules.can_undo(self, seat):
            found.append(self.rules.verbs.take_back())
        return found

    def only_action(self, seat: int) -> Action | None:
        """The one legal action of a seat, beside taking back a sealed answer; None if there are several, or none."""
        position = self.rules.decision_position(self, seat)
        if position is None:
            return None
        found: list[Action] = []
        for move in self.rules.decision_moves(position):
            found += move.two_legal(position, seat, position.stack[-1][2])
            if len(found) > 1:
                return None
        return found[0] if found else None

    def apply(self, seat: int, action: Action) -> None:
        """Apply an action that is known to be legal."""
        self.rules.apply_action(self, seat, action)
        self.rules.advance(self)

    def apply_within_round(self, seat: int, action: Action) -> None:
        """Like `apply`, but the next round does not begin: nobody acts until `resume`."""
        self.stays_in_round = True
        self.apply(seat, action)

    def resume(self) -> None:
        self.stays_in_round = False
        self.rules.advance(self)

    def play_idle_moves(self, seats: Collection[int]) -> None:
        """Let these seats play idle moves until another seat must act."""
        while idle := [seat for seat in self.actors if seat in seats]:
            self.apply(idle[0], self.rules.idle_action(self, idle[0]))

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, for searches; not for storage."""
        game: Any = self  # every game has players, each game its own
        return (*self.stack, *[player.values() for player in game.players], *self.values())

    def parse(self, notation: str | Action) -> Action:
        if isinstance(notation, tuple):
            return notation
        return self.rules.verbs.parse(notation, self.rules.aliases(self))

    def options(self, seat: int) -> list[Option]:
        return [Option(self.rules, action) for action in self.actions(seat)]

    def why_not(self, seat: int, notation: str | Action) -> str | None:
        """None, or the first rule that forbids it."""
        return self._check(seat, self.parse(notation), None)

    def failures(self, seat: int, notation: str | Action) -> list[Failure]:
        """Every condition that fails, with its numbers; fast enough for hundreds of actions."""
        failures: Failures = []
        self._check(seat, self.parse(notation), failures)
        return failures

    def explain(self, seat: int, notation: str | Action) -> Explanation:
        """Every condition that fails, cheapest first, with the terms of its price and the free moves that cure it."""
        action = self.parse(notation)
        failures, position = self.failures(seat, action), self.rules.decision_position(self, seat)
        if position is None:
            return Explanation([Condition(failure, (), (), None) for failure in failures], [], [], None)
        return explain_failures(self.rules, position, seat, action, failures, self.rules.free_moves(position, seat))

    def _check(self, seat: int, action: Action, failures: Failures | None) -> str | None:
        if action[0] == self.rules.verbs.take_back.number and self.rules.can_undo(self, seat):
            return None
        position = self.rules.decision_position(self, seat)
        if position is None:
            return fail(failures, self.rules.refusal_rule(self, seat, action, is_actor=False))
        return self.rules.check_action(position, seat, action, failures)

    def play(self, seat: int, notation: str | Action) -> list[Event]:
        """Check and apply a move and return its events; a forbidden one raises IllegalAction and changes nothing."""
        return self.apply_with_events(seat, self.legal_action(seat, notation))

    def legal_action(self, seat: int, notation: str | Action) -> Action:
        """The action that a notation stands for; raises IllegalAction if it is forbidden."""
        action = self.parse(notation)
        rule = self._check(seat, action, None)
        if rule is not None:
            raise IllegalAction(seat, self.rules.verbs.notation(action), rule)
        return action

    def apply_with_events(self, seat: int, action: Action) -> list[Event]:
        """Apply an action that is known to be legal and return its events."""
        events: list[Event] = []
        self.log = events
        try:
            self.apply(seat, action)
        finally:
            self.log = None
        return events

    def preview(self, seat: int, notation: str | Action, rng: Random | None = None) -> Preview:
        """What an action does as far as the seat can know; later steps take their presets, and the turn is ended."""
        action, back = self.parse(notation), self.rules.verbs.take_back()
        trial = self.redeal(seat, rng or DrawStream(Dealer.seeded("preview")))
        position = trial if action == back else self.rules.decision_position(trial, seat) or trial
        events, presets = position.play(seat, action), list[str]()
        while position.actors == (seat,) and (following := self._preview_continuation(position, seat)) is not None:
            is_choice = following[0] != self._end_turn_number() and len(position.actions(seat)) > 1
            presets += [self.rules.verbs.notation(following)] * is_choice
            events += position.play(seat, following)
        seen = [event for event in events if event.is_seen_by(seat)]
        known = list(takewhile(lambda event: not event.reveals, seen))
        is_whole = known == seen
        before, after = self.rules.holdings(self, seat), self.rules.holdings(position, seat) if is_whole else {}
        later = self.rules.later(self, seat, action)
        return Preview(known, position.actors if is_whole else (), presets, before, after, later)

    def _end_turn_number(self) -> int:
        return -1 if self.rules.end_turn is None else self.rules.end_turn.number

    def _preview_continuation(self, position: Self, seat: int) -> Action | None:
        """The next action of a preview: the end of the turn, unless something is left to use before, or the preset."""
        end = self.rules.end_turn
        if end is not None and self.rules.is_used_up(position) and position.why_not(seat, end()) is None:
            return end()
        return self.rules.preset(position, seat)

    def question(self, seat: int) -> Question | None:
        """What a seat must decide, and why; None if it is no actor."""
        position = self.rules.decision_position(self, seat)
        if position is None:
            return None
        number, whose, args = position.stack[-1]
        step = self.rules.steps[number]
        cause = step.cause(position, whose, args) if isinstance(step, Decision) else None
        moves = [] if cause is None else [self.rules.verbs.notation(action) for action in position.actions(seat)]
        after = {move: self.preview(seat, move).after for move in moves}
        return Question(step.name, cause, self._leading_move(step.name, seat), self.rules.holdings(self, seat), after)

    def _leading_move(self, step: str, seat: int) -> str:
        """The seat's own move that led to a question; "" if another has moved since, or a turn begins."""
        if not self.history or self.history[-1][0] != seat or step in self.rules.turn_steps:
            return ""
        return self.rules.verbs.notation(self.history[-1][1])

    def facts(self, reference: str, seat: int | None) -> list[Fact]:
        """What is true of a thing on the board, as far as a seat may know; None is a spectator."""
        return self.rules.facts(self, reference, seat)

    def intents(self, seat: int, reference: str) -> list[Action]:
        """The actions that a seat may mean by pointing at a thing, the most obvious first."""
        return self.rules.intents(self, seat, reference)

    def forecast(self, seat: int) -> Mapping[str, Any] | None:
        """What a seat may expect of an uncertain decision; computed when it is asked for."""
        return self.rules.forecast(self, seat)

    def proposals(self, seat: int) -> list[Proposal]:
        """Moves of several decisions that the seat may begin now, the best first."""
        position = self.rules.decision_position(self, seat)
        return [] if position is None else self.rules.proposals(position, seat)

    def composing(self, seat: int) -> Proposal | None:
        """What the seat has put together so far of a move of several decisions."""
        position = self.rules.decision_position(self, seat)
        return None if position is None else self.rules.composing(position, seat)

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat may know, ready for JSON; None is a spectator."""
        return self.rules.view(self, seat)

    def redeal(self, seat: int | None, rng: Random) -> Self:
        """A position that the seat cannot tell from this one, without a dealer."""
        copy = self.clone()
        copy.dealer = None
        self.rules.redeal(copy, seat, rng)
        copy.stack = [self.rules.with_sealed_redealt(self, copy, frame, seat, rng) for frame in copy.stack]
        return copy

    def to_wire(self) -> bytes:
        """The position as bytes, without the dealer."""
        game, rules = cast(Any, self), self.rules
        data = {
            "game": rules.id,
            "settings": dict(self.settings),
            "draws": self.draws,
            "stack": pack_stack(rules, self.stack),
            "players": [pack(player.values()) for player in game.players],
            "fields": pack(self.values()),
        }
        return json.dumps(data, separators=(",", ":")).encode()
