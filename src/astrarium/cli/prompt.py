"""What a person can type at a decision."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.game import Game, Option
from astrarium.kernel.verbs import Action
from astrarium.text.catalogue import Rule, catalogue
from astrarium.text.messages import Messages

from .listing import grouped, show_options
from .ruling import search
from .session import Session, seat_name
from .showing import show_map, show_position

LOG_LINES = 30
RULES_SHOWN = 12


class Quit(Exception):
    """The person leaves the table."""


class Prompt:
    """Asks one person after the other; commands are answered on the spot, a move ends the question."""

    def __init__(self, session: Session, texts: Messages, out: Console) -> None:
        self.session = session
        self.texts = texts
        self.out = out
        self.options: list[Option] = []
        self.entries: dict[str, Rule] = {}
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "why": self.why,
            "preview": self.preview,
            "undo": self.undo,
            "log": self.log,
            "help": self.help,
            "rules": self.rules,
            "save": self.save,
            "map": self.map,
            "show": self.show,
            "quit": self.quit,
        }

    @property
    def g(self) -> Game:
        return self.session.g

    def say(self, message: str, **values: object) -> None:
        self.out.print(self.texts.format(message, **values), markup=False)

    def ask(self, seat: int) -> Action | None:
        """The action that a person chooses; None if the position has changed instead."""
        self.show(seat, "")
        while True:
            line = self.read(seat)
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.lower())
            if command is not None:
                if command(seat, rest.strip()):
                    return None
            elif line:
                action = self.chosen(seat, line)
                if action is not None:
                    return action

    def read(self, seat: int) -> str:
        """A line; the end of the input is a polite farewell."""
        try:
            return input(self.texts.format("play-prompt", seat=seat_name(seat)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            raise Quit from None

    def chosen(self, seat: int, line: str) -> Action | None:
        """The option of a number or of a notation; a refusal is explained."""
        if line.isdecimal():
            if 1 <= int(line) <= len(self.options):
                return self.options[int(line) - 1].action
            self.say("play-no-number", number=line, count=len(self.options))
            return None
        action = self.parsed(line)
        if action is None or self.g.why_not(seat, action) is None:
            return action
        self.explain(seat, action)
        return None

    def parsed(self, line: str) -> Action | None:
        """A notation, or the number of an option; what is wrong with it is said."""
        if line.isdecimal() and 1 <= int(line) <= len(self.options):
            return self.options[int(line) - 1].action
        try:
            return self.g.parse(line)
        except AstrariumError as error:
            self.out.print(str(error), markup=False)
            return None

    def show(self, seat: int, _: str) -> bool:
        """The position and the options."""
        self.options = grouped(self.g, seat)
        show_position(self.out, self.g, seat, self.texts)
        self.say("play-options", seat=seat_name(seat), count=len(self.options))
        show_options(self.out, self.g, seat, self.options, self.texts)
        return False

    def map(self, seat: int, _: str) -> bool:
        show_map(self.out, self.g, self.texts)
        return False

    def why(self, seat: int, line: str) -> bool:
        action = self.parsed(line)
        if action is not None:
            self.explain(seat, action)
        return False

    def explain(self, seat: int, action: Action) -> None:
        """Every condition that fails, with the rule and the numbers."""
        failures = self.g.explain(seat, action)
        notation = self.g.rules.verbs.notation(action)
        if not failures:
            self.say("why-allowed", move=notation)
            return
        self.say("why-refused", move=notation)
        for failure in failures:
            rule = self.catalogue().get(failure.rule)
            numbers = ", ".join([f"{name} {value}" for name, value in failure.numbers.items()])
            text = rule.text if rule is not None else ""
            self.out.print(f"  {failure.rule}  {text}{f' ({numbers})' if numbers else ''}", markup=False)

    def catalogue(self) -> dict[str, Rule]:
        if not self.entries:
            self.entries = catalogue(self.g.rules.id, self.texts.language)
        return self.entries

    def preview(self, seat: int, line: str) -> bool:
        """What a move does up to the next unknown."""
        action = self.parsed(line)
        if action is None:
            return False
        if self.g.why_not(seat, action) is not None:
            self.explain(seat, action)
            return False
        shown = self.g.preview(seat, action)
        names = [seat_name(who) for who in range(len(self.session.seats))]
        for event in shown.events:
            self.out.print(f"  {self.texts.event(self.g.rules.id, event, names)}", markup=False)
        if shown.asks:
            self.say("preview-asks", seats=", ".join([seat_name(who) for who in shown.asks]))
        elif not shown.events:
            self.say("preview-nothing")
        return False

    def undo(self, seat: int, _: str) -> bool:
        if self.session.undo(seat):
            self.say("undo-done", moves=self.session.moves)
            return True
        self.say("undo-nothing")
        return False

    def log(self, seat: int, _: str) -> bool:
        """The last moves, as this seat may see them."""
        history = self.g.history or []
        start = max(0, len(history) - LOG_LINES)
        for number, (who, action, seen) in enumerate(history[start:], start + 1):
            notation = self.g.rules.verbs.notation(action) if seen is None or seat in seen else "?"
            self.out.print(f"{number}. {seat_name(who)} {notation}", markup=False)
        return False

    def help(self, seat: int, _: str) -> bool:
        self.say("play-help")
        return False

    def rules(self, seat: int, line: str) -> bool:
        found = search(self.catalogue(), line)
        for rule in found[:RULES_SHOWN]:
            self.out.print(f"  {rule.id}  {rule.text}", markup=False)
        if not found:
            self.say("no-rule", word=line)
        elif len(found) > RULES_SHOWN:
            self.say("rules-more", count=len(found) - RULES_SHOWN)
        return False

    def save(self, seat: int, line: str) -> bool:
        """The record of the game so far."""
        if not line:
            self.say("save-where")
            return False
        try:
            Path(line).write_text(self.session.record(), encoding="utf-8")
        except OSError as error:
            self.out.print(str(error), markup=False)
        else:
            self.say("play-saved", file=line)
        return False

    def quit(self, seat: int, _: str) -> bool:
        raise Quit
