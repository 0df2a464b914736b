"""Undo and redo: free inside one's own turn back to the last reveal, by consent beyond."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..problems import Problem
from .line import Node
from .standing import Standing


@dataclass(frozen=True)
class Circle:
    """Who sits where, as far as it matters for what one person may do to the others."""

    users: Sequence[str | None]  # who holds each seat
    is_rated: bool

    def others(self, standing: Standing, seat: int) -> list[int]:
        """Seats of other people that are still played by them."""
        return [
            number
            for number, user in enumerate(self.users)
            if user is not None and user != self.users[seat] and standing.seats[number].bot is None
        ]

    def is_free(self, standing: Standing, seat: int) -> bool:
        """Nobody else minds: the table is not rated and all other seats are played by bots or by the same person."""
        return not self.is_rated and not self.others(standing, seat)

    def may_end(self, standing: Standing, seat: int) -> bool:
        """Whoever is left alone because others resigned need not play on."""
        is_played = not standing.is_over and standing.seats[seat].bot is None
        return is_played and any(state.has_resigned for state in standing.seats) and not self.others(standing, seat)


def last_own_move(standing: Standing, seat: int) -> Node | None:
    """The newest move that stands and that a person made in this seat."""
    return next((node for node in standing.tip.back() if node.seat == seat and node.user is not None), None)


def taken_back(standing: Standing, to: int) -> list[Node]:
    """The moves that stand now and would not stand after an undo, the newest first."""
    if not 0 <= to < standing.index:
        raise Problem(409, "no-undo", index=standing.index)
    goal = standing.tips[to]
    gone: list[Node] = []
    for node in (*standing.tip.back(), None):
        if node is None or node is goal:
            break
        gone.append(node)
    if not gone or gone[-1].parent is not goal:
        raise Problem(409, "no-undo", index=standing.index)
    return gone


def goal_of(standing: Standing, seat: int, to: int | None) -> int:
    """The row to go back to: before this person's newest move unless another one was named."""
    if to is None:
        own = last_own_move(standing, seat)
        if own is None:
            raise Problem(409, "no-undo", index=standing.index)
        to = own.row - 1
    first = taken_back(standing, to)[-1]
    if first.seat != seat or first.user is None:
        raise Problem(409, "no-undo", index=standing.index)
    return to


def is_free(standing: Standing, circle: Circle, seat: int, to: int) -> bool:
    """No consent is needed: nobody minds, or it is all inside this seat's turn and nobody has learned anything."""
    if circle.is_free(standing, seat):
        return True
    end = standing.g.rules.end_turn
    return seat in standing.actors and all(
        node.seat == seat and not node.reveals and (end is None or node.action[0] != end.number)
        for node in taken_back(standing, to)
    )


def answered_by(standing: Standing, seat: int, to: int) -> int | None:
    """The seat of another person whose answer an undo would take back too, the first of them."""
    others = [node.seat for node in taken_back(standing, to) if node.seat != seat and node.user is not None]
    return others[-1] if others else None


def redo_goal(standing: Standing, seat: int) -> int:
    """The row to return to after an undo that nobody has played on from."""
    if not standing.undone or standing.undone[-1][1] != seat:
        raise Problem(409, "no-redo", index=standing.index)
    return standing.undone[-1][0]
