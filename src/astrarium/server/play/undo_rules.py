"""Undo and redo: free inside one's own turn back to the last reveal, by consent beyond."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..problems import Problem
from .move_tree import MoveNode
from .table_state import TableState


@dataclass(frozen=True)
class Seating:
    """Who holds which seat; decides whose consent is needed."""

    users: Sequence[str | None]  # who holds each seat
    is_rated: bool

    def others(self, state: TableState, seat: int) -> list[int]:
        """Seats of other people that are still played by them."""
        return [
            number
            for number, user in enumerate(self.users)
            if user is not None and user != self.users[seat] and state.seats[number].bot is None
        ]

    def is_solo(self, state: TableState, seat: int) -> bool:
        """The table is not rated, and all other seats are played by bots or by the same person."""
        return not self.is_rated and not self.others(state, seat)

    def can_end(self, state: TableState, seat: int) -> bool:
        """The last person at the table may end the game once others have resigned."""
        is_played = not state.is_over and state.seats[seat].bot is None
        return is_played and any(seat_state.has_resigned for seat_state in state.seats) and not self.others(state, seat)


def last_own_move(state: TableState, seat: int) -> MoveNode | None:
    """The newest move that stands and that a person made in this seat."""
    return next((node for node in state.tip.back() if node.seat == seat and node.user is not None), None)


def moves_to_undo(state: TableState, to: int) -> list[MoveNode]:
    """The moves that stand now and would not stand after an undo, the newest first."""
    if not 0 <= to < state.index:
        raise Problem(409, "no-undo", index=state.index)
    target = state.tips[to]
    gone: list[MoveNode] = []
    for node in (*state.tip.back(), None):
        if node is None or node is target:
            break
        gone.append(node)
    if not gone or gone[-1].parent is not target:
        raise Problem(409, "no-undo", index=state.index)
    return gone


def undo_target(state: TableState, seat: int, to: int | None) -> int:
    """The row to go back to: before this person's newest move unless another one was named."""
    if to is None:
        own = last_own_move(state, seat)
        if own is None:
            raise Problem(409, "no-undo", index=state.index)
        to = own.row - 1
    first = moves_to_undo(state, to)[-1]
    if first.seat != seat or first.user is None:
        raise Problem(409, "no-undo", index=state.index)
    return to


def is_undo_free(state: TableState, seating: Seating, seat: int, to: int) -> bool:
    """No consent is needed: nobody else plays, or all is in this seat's turn and nothing was revealed."""
    if seating.is_solo(state, seat):
        return True
    end = state.g.rules.end_turn
    return seat in state.actors and all(
        node.seat == seat and not node.reveals and (end is None or node.action[0] != end.number)
        for node in moves_to_undo(state, to)
    )


def answered_by(state: TableState, seat: int, to: int) -> int | None:
    """The first seat of another person whose answer would be undone too."""
    others = [node.seat for node in moves_to_undo(state, to) if node.seat != seat and node.user is not None]
    return others[-1] if others else None


def redo_target(state: TableState, seat: int) -> int:
    """The row to return to after an undo that nobody has played on from."""
    if not state.undone or state.undone[-1][1] != seat:
        raise Problem(409, "no-redo", index=state.index)
    return state.undone[-1][0]
