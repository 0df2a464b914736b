"""A table's game after its newest row: the fold, row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from astrarium.kernel import registry
from astrarium.kernel.engine import SEALED
from astrarium.kernel.errors import AstrariumError, IllegalAction
from astrarium.kernel.events import Audience, Event
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE, PastMove
from astrarium.kernel.verbs import Action

from .clocks import AnyClock
from .move_tree import MoveNode
from .rows import BrokenRow, TableRow

CHECKPOINT_EVERY: Final = 16  # moves between positions that are kept so that an undo is quick
MAX_CHECKPOINTS: Final = 4
UNDO_KINDS: Final = ("undo", "redo")  # rows after which the position is an earlier one


@dataclass(frozen=True)
class Start:
    """The beginning of a game, as its first row has it."""

    game: str
    players: int
    options: dict[str, Any]
    setup: dict[str, Any]
    draws: int
    entropy: list[str]
    bots: list[str | None]  # the level that plays a seat; None: a person
    corrections: dict[str, Any] = field(default_factory=dict)  # what differed from the shipped components
    revision: int | None = None  # of the rules at which it began

    def new_game(self) -> Game:
        """The position before the first move; chance is an actor."""
        g = registry.new(self.game, self.players, self.options, setup=self.setup, revision=self.revision)
        g.draws = self.draws
        return g


@dataclass
class SeatState:
    """What the rows say of one seat."""

    bot: str | None
    time_left: int | None  # milliseconds on its clock
    has_resigned: bool = False
    has_expired: bool = False
    decision: int | None = None  # the row at which its decision opened
    decision_since: int = 0
    frames: tuple[Any, ...] = ()  # the stack of its decision


@dataclass(frozen=True)
class Ask:
    """A proposal that others must agree to."""

    index: int
    what: str  # undo, abandon, bot
    by: int
    at: int
    to: int | None = None
    about: int | None = None  # a seat
    agreed: frozenset[int] = frozenset()


@dataclass
class TableState:
    """Everything that follows from the rows of a table."""

    start: Start
    clock: AnyClock
    g: Game
    tip: MoveNode
    seats: list[SeatState]
    index: int = -1
    draws: int = 0  # the next draw's number, which never goes back
    moved_at: int = 0
    tips: list[MoveNode] = field(default_factory=list)  # the newest move that stands after each row
    undone: list[tuple[int, int]] = field(default_factory=list)  # rows that can be returned to, and whose undo it was
    ask: Ask | None = None
    is_abandoned: bool = False
    is_ended: bool = False  # by people, before the game's own end
    visible_to: dict[int, tuple[int, ...]] = field(default_factory=dict)  # rows whose move not everybody may see
    sealed: dict[int, MoveNode] = field(default_factory=dict)  # answers that wait to be opened
    checkpoints: dict[int, Game] = field(default_factory=dict)
    known_actors: tuple[Game, tuple[int, ...]] | None = None  # after the newest row

    @classmethod
    def at_start(cls, start: Start, clock: AnyClock) -> TableState:
        """The state before the first row."""
        root = MoveNode(None, 0, CHANCE, ())
        seats = [SeatState(bot, clock.full_bank()) for bot in start.bots]
        return cls(start, clock, start.new_game(), root, seats, draws=start.draws)

    def copy(self) -> TableState:
        """An independent copy."""
        return replace(
            self, g=copied(self.g), seats=[replace(seat) for seat in self.seats], tips=self.tips.copy(),
            undone=self.undone.copy(), visible_to=self.visible_to.copy(), sealed=self.sealed.copy(),
            checkpoints=self.checkpoints.copy(), known_actors=None,
        )  # fmt: skip

    @property
    def is_over(self) -> bool:
        return self.is_abandoned or self.is_ended or not self.g.stack

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that must decide now, chance left out."""
        if self.known_actors is None or self.known_actors[0] is not self.g:
            found = () if self.is_over else tuple([seat for seat in self.g.actors if seat != CHANCE])
            self.known_actors = (self.g, found)
        return self.known_actors[1]

    def apply_row(self, row: TableRow, checked: Action | None = None) -> list[Event]:
        """Apply the next row and return its events. `checked` is the row's action if it was just found legal."""
        if row.index != self.index + 1:
            raise BrokenRow(f"row {row.index} does not follow row {self.index}")
        handler = HANDLERS.get(row.kind)
        if handler is None:
            raise BrokenRow(f"row {row.index} is of an unknown kind, {row.kind}")
        self.index = row.index
        try:
            events = handler(self, row) if checked is None else self.apply_move(row, checked)
        except (AstrariumError, KeyError, IndexError, AssertionError) as error:
            raise BrokenRow(f"row {row.index} ({row.kind}) cannot be carried out: {error}") from error
        self.tips.append(self.tip)
        self.known_actors = None
        self.open_decisions(row)
        return events

    def on_start(self, row: TableRow) -> list[Event]:
        return []

    def on_stored_move(self, row: TableRow) -> list[Event]:
        """A stored move or draw: parsed and checked, as the code that stored it may have been another."""
        seat, action = seat_of(row), self.g.parse(row.data["move"])
        rule = self.g.why_not(seat, action)
        if rule is not None:
            raise IllegalAction(seat, row.data["move"], rule)
        return self.apply_move(row, action)

    def apply_move(self, row: TableRow, action: Action) -> list[Event]:
        """A legal move of a seat or a draw of chance."""
        seat = seat_of(row)
        stood = len(self.g.history or ()) - len(self.sealed)
        turn = self.tip.next_turn(seat, starts=seat != CHANCE and self.g.rules.is_turn_start(self.g, seat))
        is_main = seat != CHANCE and self.g.rules.is_main(self.g, seat, action)
        events = self.g.apply_with_events(seat, action)
        reveals = seat == CHANCE or any(event.reveals for event in events)
        user = None if row.data.get("auto") else row.user
        self.tip = MoveNode(self.tip, row.index, seat, action, user, reveals, turn, is_main)
        if seat == CHANCE:
            self.draws = max(self.draws, row.data["n"] + 1)
        self.moved_at = row.at
        self.undone.clear()
        if self.ask is not None and self.ask.what == "undo":
            self.ask = None
        self.record_visibility(stood)
        if row.index % CHECKPOINT_EVERY == 0:
            self.checkpoints[row.index] = copied(self.g)
            for old in list(self.checkpoints)[:-MAX_CHECKPOINTS]:
                del self.checkpoints[old]
        return events

    def record_visibility(self, stood: int) -> None:
        """Remember the newest move if not everybody sees it; a sealed one until it is opened or taken back.

        The game's history says who sees it: `stood` of its entries are older and stay as they are.
        """
        node, history = self.tip, self.g.history or []
        if node.action == self.g.rules.verbs.take_back():
            self.sealed = {row: answer for row, answer in self.sealed.items() if answer.seat != node.seat}
        elif self.sealed and not any(is_sealed(past) for past in history):
            self.reveal_sealed([*self.sealed.values(), node], history[stood:])
        else:
            self.set_visible_to(node.row, history[-1][2])
            if is_sealed(history[-1]):
                self.sealed[node.row] = node

    def reveal_sealed(self, answers: list[MoveNode], opened: list[PastMove]) -> None:
        """The newest answer has opened all sealed ones; those of a seat come in the order in which it gave them."""
        for seat in {answer.seat for answer in answers}:
            rows = [answer.row for answer in answers if answer.seat == seat]
            seers = [past[2] for past in opened if past[0] == seat]
            for row, seen_by in zip(rows, seers, strict=False):  # the end of the game leaves some unopened
                self.set_visible_to(row, seen_by)
        self.sealed.clear()

    def set_visible_to(self, row: int, seers: Audience) -> None:
        """From now on these see the move of a row; None: everybody."""
        if seers is None:
            self.visible_to.pop(row, None)  # an undo may have sealed again what everybody had seen
        else:
            self.visible_to[row] = tuple(seat for seat in seers if seat != SEALED)

    def on_undo_redo(self, row: TableRow) -> list[Event]:
        """Undo and redo: the position is the one after an earlier row."""
        to: int = row.data["to"]
        if row.kind == "undo":
            assert row.seat is not None
            self.undone.append((row.index - 1, row.seat))
        else:
            self.undone.pop()
        self.ask = None
        if row.kind == "undo":
            self.count_bonuses(-1, self.tip, self.tips[to])
        else:
            self.count_bonuses(1, self.tips[to], self.tip)
        self.tip = self.tips[to]
        self.g = self.position_after(self.tip)
        self.sealed = self.sealed_answers()
        self.moved_at = row.at
        return []

    def count_bonuses(self, sign: int, later: MoveNode, earlier: MoveNode) -> None:
        """Undone answers lose their clock bonus; redone answers get it back."""
        for node in later.back():
            if node is earlier:
                return
            seat = self.seats[node.seat]
            if node.seat != CHANCE and seat.bot is None and seat.time_left is not None:
                bonus = self.clock.bonus(is_first=node.is_first_of_turn())
                seat.time_left = max(0, seat.time_left + sign * bonus)

    def position_after(self, node: MoveNode) -> Game:
        """A position of this game, from the nearest one that was kept."""
        path: list[MoveNode] = []
        base: Game | None = None
        for step in node.back():
            if step.row in self.checkpoints:
                base = copied(self.checkpoints[step.row])
                break
            path.append(step)
        g = base or self.start.new_game()
        for step in reversed(path):
            g.apply(step.seat, step.action)
        return g

    def sealed_answers(self) -> dict[int, MoveNode]:
        """The answers that wait to be opened, by their rows: the newest moves of their seats."""
        waiting = Counter(past[0] for past in self.g.history or () if is_sealed(past))
        answers: dict[int, MoveNode] = {}
        for node in self.tip.back():
            if not waiting.total():
                break
            if waiting[node.seat]:
                waiting[node.seat] -= 1
                answers[node.row] = node
        return dict(sorted(answers.items()))

    def on_ask(self, row: TableRow) -> list[Event]:
        assert row.seat is not None
        data = row.data
        self.ask = Ask(row.index, data["what"], row.seat, row.at, data.get("to"), data.get("about"))
        return []

    def on_consent(self, row: TableRow) -> list[Event]:
        assert self.ask is not None
        assert row.seat is not None
        self.ask = replace(self.ask, agreed=self.ask.agreed | {row.seat})
        return []

    def on_refuse(self, row: TableRow) -> list[Event]:
        self.ask = None
        return []

    def on_bot(self, row: TableRow) -> list[Event]:
        """A seat resigns, or a bot takes it; no bot if the game ends with it."""
        assert row.seat is not None
        seat = self.seats[row.seat]
        seat.bot = row.data["bot"]
        seat.has_resigned = seat.has_resigned or row.kind == "resign"
        self.ask = None
        return []

    def on_expire(self, row: TableRow) -> list[Event]:
        assert row.seat is not None
        self.seats[row.seat].has_expired = True
        self.seats[row.seat].time_left = 0
        return []

    def on_abandon(self, row: TableRow) -> list[Event]:
        self.is_abandoned = True
        self.ask = None
        return []

    def on_end(self, row: TableRow) -> list[Event]:
        self.is_ended = True
        self.ask = None
        return []

    def open_decisions(self, row: TableRow) -> None:
        """Note at which row each seat's decision opened, and stop the clocks of those that are closed."""
        is_anew = row.kind in (*UNDO_KINDS, "start")
        actors = self.actors
        for number, seat in enumerate(self.seats):
            if number in actors:
                frames = self.frames_of(number)
                has_moved = row.kind == "move" and row.seat == number
                if seat.decision is not None and not has_moved and not is_anew and frames == seat.frames:
                    continue
                self.stop_clock(number, row)
                seat.decision, seat.decision_since, seat.frames = row.index, row.at, frames
            elif seat.decision is not None:
                self.stop_clock(number, row)
                seat.decision, seat.frames = None, ()

    def frames_of(self, seat: int) -> tuple[Any, ...]:
        """The stack of a seat's decision; while it is the same, so is the decision."""
        inside = self.g.rules.decision_position(self.g, seat)
        return () if inside is None else tuple(inside.stack)

    def remember_frames(self) -> None:
        for number, seat in enumerate(self.seats):
            seat.frames = self.frames_of(number) if seat.decision is not None else ()

    def stop_clock(self, number: int, row: TableRow) -> None:
        """Stop the clock of a decision."""
        seat = self.seats[number]
        if seat.decision is not None and seat.bot is None:
            used = row.at - seat.decision_since
            seat.time_left = self.clock.after_decision(seat.time_left, used, self.bonus_of(number, row))
            seat.has_expired = False

    def bonus_of(self, number: int, row: TableRow) -> int:
        """What a row brings to the clock of a seat whose decision it closes. An undone answer brings nothing."""
        if row.kind in UNDO_KINDS:
            return 0
        is_own = row.kind == "move" and row.seat == number
        return self.clock.bonus(is_first=is_own and self.tip.is_first_of_turn())

    def deadline(self, number: int) -> int | None:
        """When a seat runs out of time, if it does."""
        seat = self.seats[number]
        if seat.decision is None or seat.bot is not None or seat.time_left is None or seat.has_expired:
            return None
        return seat.decision_since + seat.time_left

    def can_undo(self, seat: int) -> bool:
        """The seat has given a sealed answer, and others have not answered yet."""
        return not self.is_over and self.g.rules.can_undo(self.g, seat)

    def decision_of(self, seat: int) -> int | None:
        """What a move of this seat must name; for taking a sealed answer back, the row of that answer."""
        opened = self.seats[seat].decision
        if opened is not None:
            return opened
        answers = [row for row, node in self.sealed.items() if node.seat == seat]
        return answers[-1] if answers and self.can_undo(seat) else None


def seat_of(row: TableRow) -> int:
    return CHANCE if row.seat is None else row.seat


def is_sealed(past: PastMove) -> bool:
    return past[2] is not None and SEALED in past[2]


def copied(g: Game) -> Game:
    """A clone that keeps its history."""
    copy = g.clone()
    copy.history = list(g.history or ())
    copy.dealer = None
    return copy


HANDLERS: Final[dict[str, Callable[[TableState, TableRow], list[Event]]]] = {
    "start": TableState.on_start,
    "move": TableState.on_stored_move,
    "chance": TableState.on_stored_move,
    "undo": TableState.on_undo_redo,
    "redo": TableState.on_undo_redo,
    "ask": TableState.on_ask,
    "consent": TableState.on_consent,
    "refuse": TableState.on_refuse,
    "resign": TableState.on_bot,
    "bot": TableState.on_bot,
    "expire": TableState.on_expire,
    "abandon": TableState.on_abandon,
    "end": TableState.on_end,
}
