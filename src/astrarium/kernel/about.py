"""What a game declares before it is loaded, so that a list of games need not load any engine."""

from typing import NamedTuple

from astrarium.kernel.settings import FirstGame, Ruleset, Setting


class About(NamedTuple):
    """The declaration of a game, `ABOUT` in its `about.py`, which imports nothing but this and the settings."""

    id: str
    seats: range
    first_game: FirstGame
    weight: int  # how complex it is, 1 to 5
    revision: int = 1  # raised when a fix changes what is legal; records name it
    settings: tuple[Setting, ...] = ()
    rulesets: tuple[Ruleset, ...] = ()  # of the settings
    auto_replies: tuple[Setting, ...] = ()  # settings of a seat: which of its decisions are answered automatically
    has_end_turn: bool = False  # a verb of the game ends a turn
    chart_event: str = "scored"  # the kind of event whose points are charted over time; empty: no chart
    is_complete: bool = True  # False while it is being built, and for tests: it is in no list
