"""What the states of all games have in common: the stack of pending steps, chance, history and log."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.kernel.chance import Dealer
from astrarium.kernel.events import Audience, Event, EventKind, Ts
from astrarium.kernel.states import State
from astrarium.kernel.verbs import Action

Args = tuple[Any, ...]  # small values, or lanes (see `steps`)
Frame = tuple[int, int, Args]  # number of the step, seat, arguments
SettingValue = bool | int | str
Settings = Mapping[str, SettingValue]
Setup = Mapping[str, Any]  # what chance decided before the first step
PastMove = tuple[int, Action, Audience]  # a past move: who, what, and who has seen it
CHANCE: Final = -1  # the seat of draws


class Position(State):
    """The state of a game. Games add their own fields; sequences are values that are replaced, never edited."""

    is_finished: bool = False  # set by `steps.finish`; afterwards the stack is empty
    outer_stacks: tuple[list[Frame], ...] = ()  # inside a lane: the stacks outside, each with its lanes on top
    stays_in_round: bool = False  # do not begin the next round (see `steps.Automatic.is_round_boundary`)
    is_sealed: bool = False  # inside a sealed lane, where an answer has no effect yet

    def __init__(self, settings: Settings, stack: list[Frame], draws: int, dealer: Dealer | None) -> None:
        self.settings = settings
        self.stack = stack
        self.draws = draws
        self.dealer = dealer
        self.log: list[Event] | None = None
        self.history: list[PastMove] | None = None

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, for searches; not for storage."""
        raise NotImplementedError

    def note(self, kind: EventKind[*Ts], *values: *Ts, seen_by: Audience = None, rule: str = "") -> None:
        """Add an event to the log, if there is one; `rule` caused it, `seen_by` is its audience if no argument is.

        Where values are computed only for the event, check `g.log is not None` first.
        """
        if self.log is not None:
            self.log.append(kind.make_event(values, seen_by, rule))
