"""The moves that stand: a tree whose branches are what was undone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from astrarium.kernel.verbs import Action


@dataclass(frozen=True, eq=False, slots=True)
class Node:
    """A move or draw after those before it; the root is the beginning of the game."""

    parent: Node | None
    row: int
    seat: int
    action: Action
    user: str | None = None  # the person who made it; nobody for bots, chance and what answers by itself
    reveals: bool = False

    def back(self) -> Iterator[Node]:
        """This node and those before it, without the root."""
        node = self
        while node.parent is not None:
            yield node
            node = node.parent

    def line(self) -> list[Node]:
        """The moves from the first to this one."""
        return list(self.back())[::-1]
