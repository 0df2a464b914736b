"""A game in which people and bots sit at one table, with undo."""

from __future__ import annotations

from astrarium import bots
from astrarium.bots import Bot
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE, SettingValue
from astrarium.kernel.records import Record
from astrarium.kernel.registry import new
from astrarium.kernel.verbs import Action

PERSON = "human"


def seat_name(seat: int) -> str:
    """The name of a seat in records."""
    return "chance" if seat == CHANCE else f"p{seat + 1}"


class Session:
    """The game, its seats, and the decision points of each person."""

    def __init__(self, game: str, seats: list[str], seed: str, options: dict[str, SettingValue]) -> None:
        self.seats = seats
        self.bots: dict[int, Bot] = {
            seat: bots.make(name, f"{seed}:{seat}") for seat, name in enumerate(seats) if name != PERSON
        }
        self.g: Game = new(game, len(seats), options, seed=seed)
        self.dealer = self.g.dealer
        self.decision_points: list[tuple[int, int]] = []  # seat, and the number of moves before its decision

    @property
    def moves(self) -> int:
        assert self.g.history is not None
        return len(self.g.history)

    def is_person(self, seat: int) -> bool:
        return seat not in self.bots

    def next_seat(self) -> int:
        """The seat that decides next; bots go before people who decide at the same time."""
        actors = self.g.actors
        return next((seat for seat in actors if not self.is_person(seat)), actors[0])

    def bot_move(self, seat: int) -> Action:
        return self.bots[seat].choose(self.g, seat)

    def mark(self, seat: int) -> None:
        """Remember a decision of a person, for undo."""
        if not self.decision_points or self.decision_points[-1] != (seat, self.moves):
            self.decision_points.append((seat, self.moves))

    def undo(self, seat: int) -> bool:
        """Return to the previous decision of this person; False if there is none."""
        earlier = [moves for who, moves in self.decision_points if who == seat and moves < self.moves]
        if not earlier:
            return False
        self.g = Record.of(self.g).branch(earlier[-1]).replay()
        self.g.dealer = self.dealer
        self.decision_points = [mark for mark in self.decision_points if mark[1] < earlier[-1]]
        return True

    def record(self) -> str:
        return str(Record.of(self.g))
