"""Events: the kinds that a game declares, and what happened, in no language, with who may see it."""

from typing import Any, Final, Generic, NamedTuple, TypeVarTuple

from astrarium.kernel.failures import TextValue
from astrarium.kernel.verbs import Domain

Audience = tuple[int, ...] | None  # the seats that see something; None is everybody
Argument = Domain | type[int] | type[str]  # int and str where no domain fits
Ts = TypeVarTuple("Ts")  # the values of a kind of event: `.note(kind, ...)` takes them
RULE: Final = "rule"  # the value of events that a rule causes by itself
PLAYER: Final = "player"  # what texts get for the value `seat`


class Event(NamedTuple):
    """One thing that happened; if it `reveals` something, it cannot be undone."""

    kind: str
    values: dict[str, TextValue]
    seen_by: Audience = None
    reveals: bool = False

    def is_seen_by(self, seat: int | None) -> bool:
        return self.seen_by is None or seat in self.seen_by


class EventKind(Generic[*Ts]):
    """One kind of event. If it has a private argument, only the seat that it names sees the event."""

    def __init__(self, name: str, arguments: dict[str, Argument], private: str | None, reveals: bool) -> None:
        self.name = name
        self.arguments = arguments
        self.reveals = reveals
        self.private: int | None = None if private is None else list(arguments).index(private)

    def make_event(self, values: tuple[Any, ...], seen_by: Audience, rule: str) -> Event:
        """The event with its values as texts and boards read them."""
        pairs = zip(self.arguments.items(), values, strict=True)
        shown: dict[str, TextValue] = {name: argument_value(argument, value) for (name, argument), value in pairs}
        if rule:
            shown[RULE] = rule
        if seen_by is None and self.private is not None:
            seen_by = (values[self.private],)
        return Event(self.name, shown, seen_by, self.reveals)


def argument_value(argument: Argument, value: Any) -> TextValue:
    if isinstance(argument, Domain):
        return argument.text_value(value)
    if not isinstance(value, argument):
        raise TypeError(f"{value!r} is no {argument.__name__}")
    return value


class Events:
    """All kinds of event of a game."""

    def __init__(self) -> None:
        self.by_name: dict[str, EventKind[*tuple[Any, ...]]] = {}

    def event(
        self, name: str, *, private: str | None = None, reveals: bool = False, **arguments: Argument
    ) -> EventKind[*Ts]:
        if name in self.by_name:
            raise ValueError(f"event {name} is declared twice")
        if RULE in arguments or PLAYER in arguments:
            raise ValueError(f"event {name}: {RULE} and {PLAYER} are no arguments")
        if private is not None and private not in arguments:
            raise ValueError(f"event {name} has no argument {private}")
        made = EventKind[*Ts](name, arguments, private, reveals)
        self.by_name[name] = made
        return made
