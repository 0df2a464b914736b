"""The moves that stand: a tree whose branches are what was undone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from astrarium.kernel.verbs import Action


@dataclass(frozen=True, eq=False, slots=True)
class MoveNode:
    """A move or draw after those before it; the root is the beginning of the game."""

    parent: MoveNode | None
    row: int
    seat: int
    action: Action
    user: str | None = None  # the person who made it; None for bots, chance and automatic moves
    reveals: bool = False
    turn: int = 0  # the number of the action that the move belongs to
    is_main: bool = False  # it is the action itself

    def next_turn(self, seat: int, *, starts: bool) -> int:
        """The number of the action to which the next move belongs: a new one, or the one that is going on.

        Free moves at the start of a turn belong to the action that follows them.
        """
        if not starts:
            return self.turn
        is_going_on = self.turn > 0 and self.seat == seat and not self.has_action()
        return self.turn if is_going_on else self.turn + 1

    def has_action(self) -> bool:
        """The action of this node's number was taken."""
        return any(node.is_main for node in takewhile(lambda node: node.turn == self.turn, self.back()))

    def is_first_of_turn(self) -> bool:
        """Its seat has answered nothing else in this turn; before the first turn every answer is one."""
        if self.turn == 0 or self.parent is None:
            return True
        earlier = takewhile(lambda node: node.turn == self.turn, self.parent.back())
        return all(node.seat != self.seat for node in earlier)

    def back(self) -> Iterator[MoveNode]:
        """This node and those before it, without the root."""
        node = self
        while node.parent is not None:
            yield node
            node = node.parent

    def line(self) -> list[MoveNode]:
        """The moves from the first to this one."""
        return list(self.back())[::-1]
