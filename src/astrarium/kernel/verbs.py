"""Verbs: the kinds of action of a game. Notation, references and numbers of actions follow from the declaration."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Final, TypeVar

from astrarium.kernel.errors import BadNotation

T = TypeVar("T")
Action = tuple[int, ...]
HIDDEN: Final = "?"


class Domain:
    """The values of one kind of argument, by the names that our boards show."""

    def __init__(self, kind: str, names: tuple[str, ...], *, numeric: bool = False) -> None:
        self.kind = kind
        self.names = names
        self.numeric = numeric
        self.references: tuple[str, ...] = tuple([f"{kind}:{name}" for name in names])
        self.values: dict[str, int] = {name.lower(): value for value, name in enumerate(names)}

    def reference(self, value: int) -> str:
        """How boards and texts point at a value: `hex:3B2`."""
        return self.references[value]

    def text_value(self, value: int) -> int | str:
        """A number itself, anything else as its reference."""
        return int(self.names[value]) if self.numeric else self.reference(value)


def number_domain(kind: str, count: int) -> Domain:
    return Domain(kind, tuple([str(value) for value in range(count)]), numeric=True)


def find_by_kind(by_kind: Mapping[str, tuple[Domain, T]], reference: str) -> tuple[T, int] | None:
    """What a table by kinds holds for a reference, and the value that the reference names."""
    kind, _, name = reference.partition(":")
    if kind not in by_kind:
        return None
    domain, entry = by_kind[kind]
    value = domain.values.get(name.lower())
    return None if value is None else (entry, value)


class Verb:
    """One kind of action; calling it with arguments makes the action."""

    def __init__(self, number: int, name: str, domains: dict[str, Domain], open_arguments: tuple[str, ...]) -> None:
        self.number = number
        self.name = name
        self.open_arguments = open_arguments  # arguments that everybody sees even if the action is hidden
        self.arguments: tuple[str, ...] = tuple(domains)
        self.domains: tuple[Domain, ...] = tuple(domains.values())
        self.all: list[Action] = list(product((number,), *[range(len(domain.names)) for domain in self.domains]))

    def __call__(self, *values: int) -> Action:
        return (self.number, *values)

    def each(self, values: Iterable[int]) -> list[Action]:
        """The actions of a verb with one argument."""
        return [(self.number, value) for value in values]

    def notation(self, action: Action) -> str:
        pairs = zip(self.domains, action[1:], strict=True)
        return " ".join([self.name, *[domain.names[value] for domain, value in pairs]])

    def hidden_notation(self, action: Action) -> str:
        """The notation for seats that do not see the action: `favour 2 ?`."""
        if not self.open_arguments:
            return HIDDEN
        named = zip(self.arguments, self.domains, action[1:], strict=True)
        shown = [domain.names[value] if name in self.open_arguments else HIDDEN for name, domain, value in named]
        return " ".join([self.name, *shown])

    def values(self, action: Action) -> dict[str, int | str]:
        shown = [domain.text_value(value) for domain, value in zip(self.domains, action[1:], strict=True)]
        return dict(zip(self.arguments, shown, strict=True))

    def targets(self, action: Action) -> tuple[str, ...]:
        return tuple([value for value in self.values(action).values() if isinstance(value, str)])


class Verbs:
    """All verbs of a game in the order of their declaration, which fixes the number of every action."""

    def __init__(self) -> None:
        self.list: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.actions: list[Action] = []
        self.numbers: dict[Action, int] = {}  # the fixed number of an action, for policies and masks
        self.take_back: Verb = self.verb("take-back")

    def verb(self, name: str, *, open_arguments: tuple[str, ...] = (), **domains: Domain) -> Verb:
        if name in self.by_name:
            raise ValueError(f"verb {name} is declared twice")
        made = Verb(len(self.list), name, domains, open_arguments)
        if len(made.all) > 5_000:
            raise ValueError(f"verb {name} has {len(made.all)} actions; split it into steps")
        self.list.append(made)
        self.by_name[name] = made
        self.numbers.update({action: number for number, action in enumerate(made.all, len(self.actions))})
        self.actions += made.all
        return made

    def notation(self, action: Action) -> str:
        return self.list[action[0]].notation(action)

    def hidden_notation(self, action: Action) -> str:
        return self.list[action[0]].hidden_notation(action)

    def parse(self, text: str, aliases: dict[str, str]) -> Action:
        """The action that a text names; `aliases` are other words for references that the position accepts."""
        words = text.split()
        verb = self.by_name.get(words[0].lower()) if words else None
        if verb is None:
            raise BadNotation(f"{text!r}: no such action; the actions are {', '.join(self.by_name)}")
        if len(words) - 1 != len(verb.domains):
            raise BadNotation(f"{text!r}: write {' '.join([verb.name, *[f'<{a}>' for a in verb.arguments]])}")
        values = [verb.number]
        for argument, domain, word in zip(verb.arguments, verb.domains, words[1:], strict=True):
            lower = word.lower()
            value = domain.values.get(aliases.get(lower, lower))
            if value is None:
                raise BadNotation(f"{text!r}: {word!r} is no {argument}")
            values.append(value)
        return tuple(values)
