"""A table without a database: rows are folded in memory, and time is what a test says."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from astrarium.kernel.verbs import Action
from astrarium.server.play import deeds
from astrarium.server.play.beginning import first_change
from astrarium.server.play.chance import commitment
from astrarium.server.play.change import Change
from astrarium.server.play.clocks import AnyClock, NoClock
from astrarium.server.play.meta import Meta, SeatMeta
from astrarium.server.play.rows import Happening
from astrarium.server.play.standing import Standing

SEED = bytes(range(32))


def seat(user: str | None, bot: str | None = None) -> SeatMeta:
    entropy = "" if user is None else user.encode().hex()
    return SeatMeta("bot" if bot else "human", user, bot, user or "bot", {}, entropy, None, False)


class Sitting:
    """`users` are who sits where; a name that begins with "bot:" is a bot of that level."""

    def __init__(
        self, *users: str, game: str = "toy", clock: AnyClock | None = None, rated: bool = False,
        **options: Any,
    ) -> None:  # fmt: skip
        seats = [seat(None, user[4:]) if user.startswith("bot:") else seat(user) for user in users]
        self.meta = Meta(
            "table", game, options, "running", True, rated, True, False, clock or NoClock(), "invite", users[0], SEED,
            commitment(SEED), -1, 0, None, None, None, None, None, None, None, tuple(seats),
        )  # fmt: skip
        self.rows: list[Happening] = []
        self.standing: Standing = self.keep(first_change(self.meta))
        self.now = self.rows[0].at

    def keep(self, change: Change) -> Standing:
        self.rows += change.rows
        self.standing = change.standing
        return self.standing

    def do(self, deed: Callable[[Change], None], after: int = 0) -> list[Happening]:
        """Something that happens some milliseconds later; its rows."""
        self.now += after
        change = Change(self.standing, self.meta.dealer, self.meta.wishes, self.now)
        deed(change)
        self.keep(change)
        return change.rows

    def wish(self, number: int, **wishes: Any) -> None:
        seats = list(self.meta.seats)
        seats[number] = replace(seats[number], preferences=wishes)
        self.meta = replace(self.meta, seats=tuple(seats))

    def play(self, number: int, notation: str, after: int = 0) -> list[Happening]:
        decision = self.standing.decision_of(number)
        assert decision is not None, f"seat {number} has nothing to decide"
        user = self.meta.seats[number].user
        return self.do(lambda change: deeds.move(change, number, decision, notation, user), after)

    def undo(self, number: int, to: int | None = None) -> list[Happening]:
        user = self.meta.seats[number].user
        return self.do(lambda change: deeds.undo(change, self.meta.circle, number, to, user))

    def redo(self, number: int) -> list[Happening]:
        return self.do(lambda change: deeds.redo(change, number, self.meta.seats[number].user))

    def conclude(self, *absent: int) -> list[Happening]:
        return self.do(lambda change: deeds.conclude(change, self.meta.circle, absent))

    def options(self, number: int) -> list[str]:
        return [option.notation for option in self.standing.g.options(number)]

    def play_on(self, rng: random.Random) -> None:
        """Some seat makes some move."""
        number = rng.choice(self.standing.actors)
        actions: list[Action] = self.standing.g.actions(number)
        self.play(number, self.standing.g.rules.verbs.notation(rng.choice(actions)))

    def until(self, step: str) -> int:
        """Play anything until a seat is asked at this step; which seat."""
        rng = random.Random(1)
        while not self.standing.is_over:
            for number in self.standing.actors:
                frames = self.standing.frames_of(number)
                if self.standing.g.rules.steps[frames[-1][0]].name == step:
                    return number
            self.play_on(rng)
        raise AssertionError(f"nobody was asked at {step}")

    def kinds(self) -> list[str]:
        return [row.kind for row in self.rows]
