"""A table without a database: rows are folded in memory, and time is what a test says."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from astrarium.kernel.verbs import Action
from astrarium.server.play import commands
from astrarium.server.play.chance import commitment
from astrarium.server.play.change import Change
from astrarium.server.play.clocks import AnyClock, NoClock
from astrarium.server.play.rows import TableRow
from astrarium.server.play.start import first_change
from astrarium.server.play.table_meta import SeatMeta, TableMeta
from astrarium.server.play.table_state import TableState

SEED = bytes(range(32))


def seat(user: str | None, bot: str | None = None) -> SeatMeta:
    entropy = "" if user is None else user.encode().hex()
    return SeatMeta("bot" if bot else "human", user, bot, user or "bot", {}, entropy, None, False)


class MemoryTable:
    """`users` are who sits where; a name that begins with "bot:" is a bot of that level."""

    def __init__(
        self, *users: str, game: str = "toy", clock: AnyClock | None = None, rated: bool = False,
        **options: Any,
    ) -> None:  # fmt: skip
        seats = [seat(None, user[4:]) if user.startswith("bot:") else seat(user) for user in users]
        self.meta = TableMeta(
            "table", game, options, "running", True, rated, True, False, clock or NoClock(), "invite", users[0], SEED,
            commitment(SEED), -1, 0, None, None, None, None, None, None, None, tuple(seats),
        )  # fmt: skip
        self.rows: list[TableRow] = []
        self.state: TableState = self.keep(first_change(self.meta))
        self.now = self.rows[0].at

    def keep(self, change: Change) -> TableState:
        self.rows += change.rows
        self.state = change.state
        return self.state

    def do(self, command: Callable[[Change], None], after: int = 0) -> list[TableRow]:
        """Something that happens some milliseconds later; its rows."""
        self.now += after
        change = Change(self.state, self.meta.dealer, self.meta.auto_replies, self.now)
        command(change)
        self.keep(change)
        return change.rows

    def set_auto_replies(self, number: int, **auto_replies: Any) -> None:
        seats = list(self.meta.seats)
        seats[number] = replace(seats[number], auto_replies=auto_replies)
        self.meta = replace(self.meta, seats=tuple(seats))

    def play(self, number: int, notation: str, after: int = 0) -> list[TableRow]:
        decision = self.state.decision_of(number)
        assert decision is not None, f"seat {number} has nothing to decide"
        user = self.meta.seats[number].user
        return self.do(lambda change: commands.move(change, number, decision, notation, user), after)

    def undo(self, number: int, to: int | None = None) -> list[TableRow]:
        user = self.meta.seats[number].user
        return self.do(lambda change: commands.undo(change, self.meta.seating, number, to, user))

    def redo(self, number: int) -> list[TableRow]:
        return self.do(lambda change: commands.redo(change, number, self.meta.seats[number].user))

    def carry_out_if_agreed(self, *absent: int) -> list[TableRow]:
        return self.do(lambda change: commands.carry_out_if_agreed(change, self.meta.seating, absent))

    def options(self, number: int) -> list[str]:
        return [option.notation for option in self.state.g.options(number)]

    def play_on(self, rng: random.Random) -> None:
        """Some seat makes some move."""
        number = rng.choice(self.state.actors)
        actions: list[Action] = self.state.g.actions(number)
        self.play(number, self.state.g.rules.verbs.notation(rng.choice(actions)))

    def until(self, step: str) -> int:
        """Play anything until a seat is asked at this step; which seat."""
        rng = random.Random(1)
        while not self.state.is_over:
            for number in self.state.actors:
                frames = self.state.frames_of(number)
                if self.state.g.rules.steps[frames[-1][0]].name == step:
                    return number
            self.play_on(rng)
        raise AssertionError(f"nobody was asked at {step}")

    def kinds(self) -> list[str]:
        return [row.kind for row in self.rows]
