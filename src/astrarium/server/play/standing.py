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
from .line import Node
from .rows import BrokenRow, Happening

MARK_EVERY: Final = 16  # moves between positions that are kept so that an undo is quick
MARKS: Final = 4
RETURNS: Final = ("undo", "redo")  # rows after which the position is an earlier one


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

    def begin(self) -> Game:
        """The position before the first move; chance is an actor."""
        g = registry.new(self.game, self.players, self.options, setup=self.setup, revision=self.revision)
        g.draws = self.draws
        return g


@dataclass
class SeatState:
    """What the rows say of one seat."""

    bot: str | None
    left: int | None  # milliseconds on its clock
    has_resigned: bool = False
    has_expired: bool = False
    opened: int | None = None  # the row at which its decision opened
    opened_at: int = 0
    frames: tuple[Any, ...] = ()  # what its decision stands on


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
class Standing:
    """Everything that follows from the rows of a table."""

    start: Start
    clock: AnyClock
    g: Game
    tip: Node
    seats: list[SeatState]
    index: int = -1
    draws: int = 0  # the next draw's number, which never goes back
    moved_at: int = 0
    tips: list[Node] = field(default_factory=list)  # the newest move that stands after each row
    undone: list[tuple[int, int]] = field(default_factory=list)  # rows that can be returned to, and whose undo it was
    ask: Ask | None = None
    is_abandoned: bool = False
    is_ended: bool = False  # by people, before the game's own end
    seen: dict[int, tuple[int, ...]] = field(default_factory=dict)  # rows whose move not everybody may see
    sealed: dict[int, Node] = field(default_factory=dict)  # answers that wait to be opened
    marks: dict[int, Game] = field(default_factory=dict)

    @classmethod
    def begun(cls, start: Start, clock: AnyClock) -> Standing:
        """Before the first row is taken."""
        root = Node(None, 0, CHANCE, ())
        seats = [SeatState(bot, clock.full_bank()) for bot in start.bots]
        return cls(start, clock, start.begin(), root, seats, draws=start.draws)

    def copy(self) -> Standing:
        """Another one that can go on by itself."""
        return replace(
            self, g=copied(self.g), seats=[replace(seat) for seat in self.seats], tips=self.tips.copy(),
            undone=self.undone.copy(), seen=self.seen.copy(), sealed=self.sealed.copy(), marks=self.marks.copy(),
        )  # fmt: skip

    @property
    def is_over(self) -> bool:
        return self.is_abandoned or self.is_ended or not self.g.stack

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that must decide now, chance left out."""
        return () if self.is_over else tuple(seat for seat in self.g.actors if seat != CHANCE)

    def take(self, row: Happening, checked: Action | None = None) -> list[Event]:
        """Go on by one row; what happened then. A move that was found legal just now is handed on as it is."""
        if row.index != self.index + 1:
            raise BrokenRow(f"row {row.index} does not follow row {self.index}")
        taker = TAKERS.get(row.kind)
        if taker is None:
            raise BrokenRow(f"row {row.index} is of an unknown kind, {row.kind}")
        self.index = row.index
        try:
            events = taker(self, row) if checked is None else self.moved(row, checked)
        except (AstrariumError, KeyError, IndexError, AssertionError) as error:
            raise BrokenRow(f"row {row.index} ({row.kind}) cannot be carried out: {error}") from error
        self.tips.append(self.tip)
        self.open_decisions(row)
        return events

    def began(self, row: Happening) -> list[Event]:
        return []

    def replayed(self, row: Happening) -> list[Event]:
        """A stored move or draw: parsed and checked, as the code that stored it may have been another."""
        seat, action = seat_of(row), self.g.parse(row.data["move"])
        rule = self.g.why_not(seat, action)
        if rule is not None:
            raise IllegalAction(seat, row.data["move"], rule)
        return self.moved(row, action)

    def moved(self, row: Happening, action: Action) -> list[Event]:
        """A legal move of a seat or a draw of chance."""
        seat = seat_of(row)
        stood = len(self.g.history or ()) - len(self.sealed)
        turn = self.tip.next_turn(seat, starts=seat != CHANCE and self.g.rules.is_turn_start(self.g, seat))
        is_main = seat != CHANCE and self.g.rules.is_main(self.g, seat, action)
        events = self.g.apply_with_events(seat, action)
        reveals = seat == CHANCE or any(event.reveals for event in events)
        user = None if row.data.get("auto") else row.user
        self.tip = Node(self.tip, row.index, seat, action, user, reveals, turn, is_main)
        if seat == CHANCE:
            self.draws = max(self.draws, row.data["n"] + 1)
        self.moved_at = row.at
        self.undone.clear()
        if self.ask is not None and self.ask.what == "undo":
            self.ask = None
        self.note_who_sees(stood)
        if row.index % MARK_EVERY == 0:
            self.marks[row.index] = copied(self.g)
            for old in list(self.marks)[:-MARKS]:
                del self.marks[old]
        return events

    def note_who_sees(self, stood: int) -> None:
        """Remember the newest move if not everybody sees it; a sealed one until it is opened or taken back.

        The game's history says who sees it: `stood` of its entries are older and stay as they are.
        """
        node, history = self.tip, self.g.history or []
        if node.action == self.g.rules.verbs.take_back():
            self.sealed = {row: answer for row, answer in self.sealed.items() if answer.seat != node.seat}
        elif self.sealed and not any(is_sealed(past) for past in history):
            self.show_opened([*self.sealed.values(), node], history[stood:])
        else:
            self.show_to(node.row, history[-1][2])
            if is_sealed(history[-1]):
                self.sealed[node.row] = node

    def show_opened(self, answers: list[Node], opened: list[PastMove]) -> None:
        """The newest answer has opened all sealed ones; those of a seat come in the order in which it gave them."""
        for seat in {answer.seat for answer in answers}:
            rows = [answer.row for answer in answers if answer.seat == seat]
            seers = [past[2] for past in opened if past[0] == seat]
            for row, seen_by in zip(rows, seers, strict=False):  # the end of the game leaves some unopened
                self.show_to(row, seen_by)
        self.sealed.clear()

    def show_to(self, row: int, seers: Audience) -> None:
        """From now on these see the move of a row; None: everybody."""
        if seers is None:
            self.seen.pop(row, None)  # an undo may have sealed again what everybody had seen
        else:
            self.seen[row] = tuple(seat for seat in seers if seat != SEALED)

    def returned(self, row: Happening) -> list[Event]:
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

    def count_bonuses(self, sign: int, later: Node, earlier: Node) -> None:
        """Answers that were taken back bring no time; those that stand again do."""
        for node in later.back():
            if node is earlier:
                return
            seat = self.seats[node.seat]
            if node.seat != CHANCE and seat.bot is None and seat.left is not None:
                seat.left = max(0, seat.left + sign * self.clock.bonus())

    def position_after(self, node: Node) -> Game:
        """A position of this game, from the nearest one that was kept."""
        path: list[Node] = []
        base: Game | None = None
        for step in node.back():
            if step.row in self.marks:
                base = copied(self.marks[step.row])
                break
            path.append(step)
        g = base or self.start.begin()
        for step in reversed(path):
            g.apply(step.seat, step.action)
        return g

    def sealed_answers(self) -> dict[int, Node]:
        """The answers that wait to be opened, by their rows: the newest moves of their seats."""
        waiting = Counter(past[0] for past in self.g.history or () if is_sealed(past))
        found: dict[int, Node] = {}
        for node in self.tip.back():
            if not waiting.total():
                break
            if waiting[node.seat]:
                waiting[node.seat] -= 1
                found[node.row] = node
        return dict(sorted(found.items()))

    def asked(self, row: Happening) -> list[Event]:
        assert row.seat is not None
        data = row.data
        self.ask = Ask(row.index, data["what"], row.seat, row.at, data.get("to"), data.get("about"))
        return []

    def consented(self, row: Happening) -> list[Event]:
        assert self.ask is not None
        assert row.seat is not None
        self.ask = replace(self.ask, agreed=self.ask.agreed | {row.seat})
        return []

    def refused(self, row: Happening) -> list[Event]:
        self.ask = None
        return []

    def given_to_bot(self, row: Happening) -> list[Event]:
        """A seat resigns, or a bot takes it; no bot if the game ends with it."""
        assert row.seat is not None
        seat = self.seats[row.seat]
        seat.bot = row.data["bot"]
        seat.has_resigned = seat.has_resigned or row.kind == "resign"
        self.ask = None
        return []

    def expired(self, row: Happening) -> list[Event]:
        assert row.seat is not None
        self.seats[row.seat].has_expired = True
        self.seats[row.seat].left = 0
        return []

    def abandoned(self, row: Happening) -> list[Event]:
        self.is_abandoned = True
        self.ask = None
        return []

    def ended(self, row: Happening) -> list[Event]:
        self.is_ended = True
        self.ask = None
        return []

    def open_decisions(self, row: Happening) -> None:
        """Note at which row each seat's decision opened, and stop the clocks of those that are closed."""
        is_anew = row.kind in (*RETURNS, "start")
        actors = self.actors
        for number, seat in enumerate(self.seats):
            if number in actors:
                frames = self.frames_of(number)
                has_moved = row.kind == "move" and row.seat == number
                if seat.opened is not None and not has_moved and not is_anew and frames == seat.frames:
                    continue
                self.stop_clock(seat, row)
                seat.opened, seat.opened_at, seat.frames = row.index, row.at, frames
            elif seat.opened is not None:
                self.stop_clock(seat, row)
                seat.opened, seat.frames = None, ()

    def frames_of(self, seat: int) -> tuple[Any, ...]:
        """What the decision of a seat stands on; as long as it is the same, so is the decision."""
        inside = self.g.rules.decision_position(self.g, seat)
        return () if inside is None else tuple(inside.stack)

    def remember_frames(self) -> None:
        for number, seat in enumerate(self.seats):
            seat.frames = self.frames_of(number) if seat.opened is not None else ()

    def stop_clock(self, seat: SeatState, row: Happening) -> None:
        """What is taken back was no answer and brings no bonus."""
        if seat.opened is not None and seat.bot is None:
            seat.left = self.clock.after_decision(seat.left, row.at - seat.opened_at)
            if seat.left is not None and row.kind in RETURNS:
                seat.left -= self.clock.bonus()
            seat.has_expired = False

    def deadline(self, number: int) -> int | None:
        """When a seat runs out of time, if it does."""
        seat = self.seats[number]
        if seat.opened is None or seat.bot is not None or seat.left is None or seat.has_expired:
            return None
        return seat.opened_at + seat.left

    def can_undo(self, seat: int) -> bool:
        """The seat has answered sealed, and others have not."""
        return not self.is_over and self.g.rules.can_undo(self.g, seat)

    def decision_of(self, seat: int) -> int | None:
        """What a move of this seat must name; for taking a sealed answer back, the row of that answer."""
        opened = self.seats[seat].opened
        if opened is not None:
            return opened
        answers = [row for row, node in self.sealed.items() if node.seat == seat]
        return answers[-1] if answers and self.can_undo(seat) else None


def seat_of(row: Happening) -> int:
    return CHANCE if row.seat is None else row.seat


def is_sealed(past: PastMove) -> bool:
    return past[2] is not None and SEALED in past[2]


def copied(g: Game) -> Game:
    """A clone that keeps its history."""
    copy = g.clone()
    copy.history = list(g.history or ())
    copy.dealer = None
    return copy


TAKERS: Final[dict[str, Callable[[Standing, Happening], list[Event]]]] = {
    "start": Standing.began,
    "move": Standing.replayed,
    "chance": Standing.replayed,
    "undo": Standing.returned,
    "redo": Standing.returned,
    "ask": Standing.asked,
    "consent": Standing.consented,
    "refuse": Standing.refused,
    "resign": Standing.given_to_bot,
    "bot": Standing.given_to_bot,
    "expire": Standing.expired,
    "abandon": Standing.abandoned,
    "end": Standing.ended,
}
