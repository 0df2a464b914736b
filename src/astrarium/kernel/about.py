"""What a game says of itself before it is loaded, so that a list of games loads no engine."""

from typing import NamedTuple

from astrarium.kernel.settings import FirstGame, Setting


class About(NamedTuple):
    """The declaration of a game, `ABOUT` in its `about.py`, which imports nothing but this and the settings."""

    id: str
    seats: range
    first_game: FirstGame
    weight: int  # how complex it is, 1 to 5
    revision: int = 1  # raised when a fix changes what is legal; records name it
    settings: tuple[Setting, ...] = ()
    auto_replies: tuple[Setting, ...] = ()  # settings of a seat: which of its decisions are answered automatically
    has_end_turn: bool = False  # turns are ended by a verb of its own
    chart_event: str = "scored"  # the events whose points are drawn over time; nothing if no chart would tell much
    is_complete: bool = True  # one that is being built, or is for tests, is in no list
