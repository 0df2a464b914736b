"""One change of a table: the rows that it adds, and where the table stands after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.events import Event
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE, SettingValue
from astrarium.kernel.settings import Setting
from astrarium.kernel.verbs import Action

from .chance import draw_outcome
from .choices import free_verbs
from .rows import TableRow
from .table_state import TableState

AutoReplies = Mapping[str, SettingValue]
# An automatic reply for all games: end turns that offer nothing else.
END_TURN: Final = Setting("end_turn", ("ask", "auto"))
UNSEEN: Final = "unseen"  # why a seat answered by itself, if onlookers cannot know that it was forced
SAMPLES: Final = 8  # positions as an onlooker may imagine them, to test whether a forced answer is public


class Change:
    """Works on a copy of the state; the caller keeps the copy if the rows were stored."""

    def __init__(self, state: TableState, dealer: Dealer, auto_replies: Sequence[AutoReplies], at: int) -> None:
        self.state = state.copy()
        self.dealer = dealer
        self.auto_replies = auto_replies
        self.at = at
        self.rows: list[TableRow] = []
        self.delayed: set[int] = set()  # seats whose forced answer must not come at once

    @property
    def g(self) -> Game:
        return self.state.g

    def add(
        self, kind: str, seat: int | None = None, user: str | None = None, *, action: Action | None = None, **data: Any
    ) -> None:
        """Add a row. A move or a draw is given as a legal action; the row keeps its notation."""
        if action is not None:
            data = {"move": self.g.rules.verbs.notation(action), **data}
        free = action is not None and seat is not None and action[0] in free_verbs(self.g, seat)
        row = TableRow(self.state.index + 1, kind, self.at, seat, user, data)
        events = self.state.apply_row(row, action)
        if events:
            data["events"] = [event_data(event) for event in events]
        if action is not None:
            data |= {"turn": self.state.tip.turn, "is_main": self.state.tip.is_main, "is_free": free}
        self.rows.append(row)

    def move(self, seat: int, action: Action, user: str | None = None, auto: str | None = None) -> None:
        """A move of a seat, and the automatic moves that follow."""
        self.step(seat, action, user, auto)
        self.advance_to_decision()

    def step(self, seat: int, action: Action, user: str | None, auto: str | None) -> None:
        data: dict[str, Any] = {"decision": self.state.decision_of(seat)}
        if auto is not None:
            data["auto"] = auto
        self.add("move", seat, user, action=action, **data)

    def advance_to_decision(self) -> None:
        """Draw chance, play forced moves and automatic replies, until somebody must really decide."""
        while not self.state.is_over:
            if CHANCE in self.g.actors:
                n = self.state.draws
                self.add("chance", action=draw_outcome(self.g, self.dealer, n), n=n)
            else:
                automatic = next(
                    (answer for seat in self.state.actors if (answer := self.automatic_answer(seat))), None
                )
                if automatic is None:
                    return
                seat, action, auto = automatic
                self.step(seat, action, None, auto)

    def automatic_answer(self, seat: int) -> tuple[int, Action, str] | None:
        """The seat, the automatic move and its reason (`wish` or `forced`); None if the player must decide."""
        replies = self.auto_replies[seat]
        if self.state.seats[seat].bot is None:
            action = self.g.rules.auto_reply(self.g, seat, replies)
            if action is not None and self.g.why_not(seat, action) is None:
                return seat, action, "wish"
        action = forced(self.g, seat, ends_turn=replies.get(END_TURN.name) == "auto" or self.is_bot(seat))
        if action is None:
            return None
        if not is_publicly_forced(self.g, seat, action):
            self.delayed.add(seat)
            return None
        return seat, action, "forced"

    def is_bot(self, seat: int) -> bool:
        return self.state.seats[seat].bot is not None


def forced(g: Game, seat: int, *, ends_turn: bool) -> Action | None:
    """The only legal move of a seat, or None. Ending the turn counts only if `ends_turn` is true."""
    action = g.only_action(seat)
    if action is None or ends_turn:
        return action
    end = g.rules.end_turn
    return None if end is not None and action[0] == end.number else action


def is_publicly_forced(g: Game, seat: int, action: Action) -> bool:
    """Whether an onlooker knows that the answer is forced; if not, an instant answer would reveal it."""
    if not g.rules.hidden_values(g, None):
        return True
    stream = DrawStream(Dealer.seeded("onlooker"))
    return all(forced(g.redeal(None, stream), seat, ends_turn=True) == action for _ in range(SAMPLES))


def event_data(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": event.kind, "values": event.values}
    if event.seen_by is not None:
        data["seen"] = list(event.seen_by)
    return data
