"""State classes: a class declares its fields; constructor, copy and comparison are generated.

`@state` generates the methods at import; tools/mypyc_source.py writes the same text before a module is compiled.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeVar, cast, dataclass_transform

T = TypeVar("T")

COMMON: Final = ("rules", "settings", "players")  # fields of all games, which are not among FIELDS


class State:
    """What the decorator adds to a class."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()  # what makes two positions equal, in the order of the wire form

    def clone(self) -> Self:
        """An independent copy without log and history."""
        raise NotImplementedError

    def values(self) -> tuple[object, ...]:
        """The values of FIELDS."""
        raise NotImplementedError


class Field(NamedTuple):
    """A field as text: its type, its default, and how it is computed if it is not given."""

    name: str
    hint: str
    default: str
    computed: str


PENDING: Final = (  # further parameters of the constructor of a game
    Field("stack", "list[astrarium.kernel.position.Frame] | None", "None", ""),
    Field("draws", "int", "0", ""),
    Field("dealer", "astrarium.kernel.chance.Dealer | None", "None", ""),
)


class Computed:
    """The default of a field that follows from others: it is copied, but is not in the wire form."""

    def __init__(self, function: Callable[..., Any], *fields: str) -> None:
        self.function = function
        self.fields = fields


def computed(function: Callable[..., T], *fields: str) -> T:
    """A field that is `function(*fields)` unless it is given."""
    return cast(T, Computed(function, *fields))


@dataclass_transform(kw_only_default=True)
def state(declared: type[T]) -> type[T]:
    """A class with the declared fields as slots, a constructor that takes them by name, and the methods of State."""
    defaults = {name: value for name, value in vars(declared).items() if name in declared.__annotations__}
    values: dict[str, Any] = {f"_{name}": value for name, value in defaults.items()}
    fields: list[Field] = []
    for name in declared.__annotations__:
        default = defaults.get(name)
        if isinstance(default, Computed):
            values[f"_{name}"] = default.function
            fields.append(Field(name, "", "None", f"_{name}({', '.join(default.fields)})"))
        else:
            fields.append(Field(name, "", f"_{name}" if name in defaults else "", ""))
    left = {*defaults, "__dict__", "__weakref__"}
    own = {name: value for name, value in vars(declared).items() if name not in left}
    slots = tuple([field.name for field in fields if field.name not in COMMON[:2]])
    made: Any = type(declared.__name__, declared.__bases__, {**own, "__slots__": slots})
    space = {**vars(sys.modules[declared.__module__]), **values, "__class__": made, declared.__name__: made}
    exec(f"def written(__class__):\n{methods_source(made.__name__, fields)}\n    return locals()", space)
    for name, method in space["written"](made).items():
        if name != "__class__":
            setattr(made, name, method)
    return cast(type[T], made)


def methods_source(name: str, fields: Sequence[Field]) -> str:
    """The source of the methods of a class with these fields."""
    is_game = fields[0].name == COMMON[0]
    taken = sorted(fields, key=lambda field: bool(field.default))  # what must be given comes first
    told = [field.name for field in fields if field.name not in COMMON and not field.computed]
    copied = ["[p.clone() for p in self.players]" if f.name == "players" else f"self.{f.name}" for f in taken]
    if is_game:
        copied += ["self.stack.copy()", "self.draws", "self.dealer"]
    parameters = [parameter_source(field) for field in (*taken, *(PENDING if is_game else ()))]
    lines = [
        f"FIELDS: 'typing.ClassVar[tuple[str, ...]]' = {tuple(told)!r}",
        f"def __init__(self, {', '.join(parameters)}) -> None:",
        *[f"    {line}" for line in assignment_lines(fields, is_game)],
        f"def clone(self) -> {name!r}:  # type: ignore[override]",
        f"    return {name}({', '.join(copied)})",
        "def values(self) -> 'tuple[object, ...]':",
        f"    return ({', '.join([f'self.{field}' for field in told])},)",
    ]
    return "\n".join([f"    {line}" for line in lines])


def parameter_source(field: Field) -> str:
    hint = f"{field.hint} | None" if field.computed else field.hint
    return f"{field.name}: {hint!r}" + (f" = {field.default}" if field.default else "")


def assignment_lines(fields: Sequence[Field], is_game: bool) -> list[str]:
    """The body of the constructor."""
    begin = ["super().__init__(rules, settings, [] if stack is None else stack, draws, dealer)"] if is_game else []
    own = [field for field in fields if field.name not in COMMON[:2]]
    return begin + [
        f"self.{f.name}: {f.hint!r} = " + (f"{f.computed} if {f.name} is None else {f.name}" if f.computed else f.name)
        for f in own
    ]
