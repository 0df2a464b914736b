"""What the view of Chaos Order holds, declared."""

from typing import TypedDict


class View(TypedDict):
    """The whole table."""

    round: int
