"""Messages in the reader's language: Fluent files of the shell and of the games.

Every component is a Fluent term that knows its cases. Values of messages are references such as `structure:mine`;
a message asks for a name in the case it needs, `{ NAME($structure, case: "accusative") }`, or for a number of things,
`{ AMOUNT($resource, $amount) }`, which the message `amount-resource-ore` puts into words with the right plural.
A message that a language lacks is shown in English, and one that English lacks as its id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from astrarium.kernel.bills import Term
from astrarium.kernel.causes import Cause
from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.events import Event
from astrarium.kernel.explanations import Fact
from astrarium.kernel.game import Option

from .catalogue import LANGUAGES, folder_of

CASES: Final = ("nominative", "genitive", "dative", "accusative", "instrumental", "locative")
FALLBACK: Final = "en"
TERM: Final = re.compile(r"^-([a-zA-Z][\w-]*) =", re.MULTILINE)
# Kinds whose names may be without a translation: they are shown on the boards and are the same in all languages.
UNTRANSLATED_KINDS: Final = ("hex", "sector", "card")


class UnknownLanguage(AstrariumError):
    """There are no texts in that language."""


class Messages:
    """The texts of some folders in one language."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        places = tuple(folders)
        self.bundles = [bundle_of(name, places) for name in dict.fromkeys((language, FALLBACK))]

    @staticmethod
    def of_game(language: str, game: str, *more: Path) -> Messages:
        """The texts of a game, and of further folders."""
        folder = folder_of(game)
        return Messages(language, (folder / "text", folder / "explanations", *more))

    def find(self, message: str, values: Mapping[str, object]) -> str | None:
        """A message with its values, or None if no file has it."""
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(values))[0])
        return None

    def format(self, message: str, **values: object) -> str:
        """A message with its values; its id if no file has it."""
        found = self.find(message, values)
        return message if found is None else found

    def name(self, reference: str, case: str = CASES[0]) -> str:
        """The name of a component: `structure:mine`."""
        kind, _, name = reference.partition(":")
        found = self.find(term_message(f"{kind}-{name}", case), {})
        return name if found is None else found

    def option(self, option: Option) -> str:
        """The text of an option."""
        message, values = option.text
        return self.format(message, **values)

    def event(self, game: str, event: Event, players: Sequence[str]) -> str:
        """The text of an event, with the names of the players."""
        return self.format(f"{game}-event-{event.kind}", **with_player(event.values, players))

    def fact(self, game: str, fact: Fact, players: Sequence[str]) -> str:
        """The text of a fact."""
        return self.format(f"{game}-fact-{fact.name}", **with_player(fact.values, players))

    def cause(self, game: str, cause: Cause, players: Sequence[str]) -> str:
        """The text of a cause: why a seat must decide."""
        values = {**cause.values, "player": players[cause.actor], "place": cause.place, "piece": cause.piece}
        return self.format(f"{game}-cause-{cause.event}", **values)

    def term(self, game: str, term: Term) -> str:
        """The text of the reason of a term."""
        return self.format(f"{game}-reason-{term.reason}", **term.values)


def with_player(values: Mapping[str, object], players: Sequence[str]) -> dict[str, object]:
    """The values, with the player's name if one of them is a seat."""
    seat = values.get("seat")
    return {**values, "player": players[seat]} if isinstance(seat, int) else dict(values)


def term_message(term: str, case: str) -> str:
    """The id of the message that shows a term in a case."""
    return f"name-{term}-{case}"


@lru_cache(maxsize=64)
def bundle_of(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All texts of a language. Terms also become messages, one for each case, so that values can name them."""
    made: FluentBundle

    def name(reference: object, case: str = CASES[0]) -> str:
        kind, _, term = str(reference).partition(":")
        message = term_message(f"{kind}-{term}", case)
        pattern = made.get_message(message).value if made.has_message(message) else None
        return (term or kind) if pattern is None else str(made.format_pattern(pattern, {})[0])

    def amount(reference: object, count: object) -> str:
        kind, _, term = str(reference).partition(":")
        message = f"amount-{kind}-{term}"
        pattern = made.get_message(message).value if made.has_message(message) else None
        return f"{count} {term}" if pattern is None else str(made.format_pattern(pattern, {"count": count})[0])

    functions: dict[str, Any] = {"NAME": name, "AMOUNT": amount}
    made = FluentBundle([language], functions=functions, use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.exists():
            text = path.read_text(encoding="utf-8")
            made.add_resource(FluentResource(text))
            made.add_resource(FluentResource("\n".join(term_messages(text))))
    return made


def term_messages(text: str) -> list[str]:
    """The source of messages for the terms of a file, one for each case."""
    terms = TERM.findall(text)
    return [f'{term_message(term, case)} = {{ -{term}(case: "{case}") }}' for term in terms for case in CASES]
