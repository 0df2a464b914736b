"""The prompt at a decision: moves, numbers of options, and commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.game import Game
from astrarium.kernel.verbs import Action
from astrarium.text.catalogue import Rule, catalogue
from astrarium.text.messages import Messages

from .display import show_map, show_position
from .option_list import OptionList
from .output import say_item
from .reasons import numbers_of, term_of
from .rules import search
from .session import Session, seat_name

LOG_LINES = 30
RULES_SHOWN = 12


class Quit(Exception):
    """The person quits."""


class Prompt:
    """Asks a person for a move; commands are answered until a move is entered."""

    def __init__(self, session: Session, texts: Messages, out: Console) -> None:
        self.session = session
        self.texts = texts
        self.out = out
        self.entries: dict[str, Rule] = {}
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "why": self.why,
            "preview": self.preview,
            "undo": self.undo,
            "log": self.log,
            "more": self.more,
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
        """The action that a person chooses; None if the position has changed (undo)."""
        self.show(seat, "")
        while True:
            line = self.read(seat)
            option = self.option_list.chosen(line)
            if option is not None:
                return option.action
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.lower())
            if command is not None:
                if command(seat, rest.strip()):
                    return None
            elif line:
                action = self.action_from(seat, line)
                if action is not None:
                    return action

    def read(self, seat: int) -> str:
        """Read a line; the end of the input quits."""
        try:
            return input(self.texts.format("play-prompt", seat=seat_name(seat)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            raise Quit from None

    def action_from(self, seat: int, line: str) -> Action | None:
        """The action for a line that is no listed option; None after showing a group or explaining a refusal."""
        group = self.option_list.group(line)
        if group is not None:
            self.option_list.show(group)
            return None
        action = self.parsed(line)
        if action is None or self.g.why_not(seat, action) is None:
            return action
        self.explain(seat, action)
        return None

    def parsed(self, line: str) -> Action | None:
        """The action for a move or the number of an option; None after an error message."""
        option = self.option_list.chosen(line)
        if option is not None:
            return option.action
        if line.isdecimal():
            self.say("play-no-number", number=line, count=len(self.option_list.options))
            return None
        try:
            return self.g.parse(line)
        except AstrariumError:
            self.say_how_moves_are_written(line)
            return None

    def say_how_moves_are_written(self, line: str) -> None:
        """Show how moves are written, those of the typed verb if it is legal now."""
        word = line.partition(" ")[0].lower()
        moves = [option.notation for option in self.option_list.options]
        of_verb = [move for move in moves if move.partition(" ")[0] == word]
        if of_verb:
            self.say("play-bad-move", line=line, move=of_verb[0])
        else:
            verbs = dict.fromkeys(move.partition(" ")[0] for move in moves)
            self.say("play-unknown", line=line, verbs=", ".join(verbs))

    def show(self, seat: int, _: str) -> bool:
        """Show the position and the options."""
        self.option_list = OptionList(self.out, self.g, seat, self.texts)
        show_position(self.out, self.g, seat, self.texts)
        self.say("play-options", seat=seat_name(seat), count=len(self.option_list.options))
        self.option_list.show(self.option_list.all)
        return False

    def more(self, seat: int, _: str) -> bool:
        self.option_list.more()
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
        """Show every condition that fails, with its rule and price, and the free moves that cure it."""
        explanation, notation = self.g.explain(seat, action), self.g.rules.verbs.notation(action)
        if not explanation.conditions:
            self.say("why-allowed", move=notation)
            return
        self.say("why-refused", move=notation)
        for condition in explanation.conditions:
            failure = condition.failure
            rule = self.catalogue().get(failure.rule)
            numbers = numbers_of(self.texts, self.g.rules.id, failure)
            text = rule.text if rule is not None else ""
            say_item(self.out, f"  {failure.rule}  ", f"{text}{f' ({numbers})' if numbers else ''}")
            for term in (*condition.needs, *condition.holds):
                say_item(self.out, "      ", term_of(self.texts, self.g.rules.id, term))
        if explanation.cure is not None:
            moves = [self.g.rules.verbs.notation(step) for step in explanation.cure]
            self.say("why-cure", moves=", ".join(moves))

    def catalogue(self) -> dict[str, Rule]:
        if not self.entries:
            self.entries = catalogue(self.g.rules.id, self.texts.language)
        return self.entries

    def preview(self, seat: int, line: str) -> bool:
        """Show what a move does up to the next unknown."""
        action = self.parsed(line)
        if action is None:
            return False
        if self.g.why_not(seat, action) is not None:
            self.explain(seat, action)
            return False
        shown = self.g.preview(seat, action)
        names = [seat_name(who) for who in range(len(self.session.seats))]
        for event in shown.events:
            say_item(self.out, "  ", self.texts.event(self.g.rules.id, event, names))
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
        """Show the last moves, as this seat may see them."""
        history, verbs = self.g.history or [], self.g.rules.verbs
        start = max(0, len(history) - LOG_LINES)
        for number, (who, action, seen) in enumerate(history[start:], start + 1):
            notation = verbs.notation(action) if seen is None or seat in seen else verbs.hidden_notation(action)
            self.out.print(f"{number}. {seat_name(who)} {notation}", markup=False)
        return False

    def help(self, seat: int, _: str) -> bool:
        """Show the commands, with a legal move as an example."""
        about = self.texts.find(f"{self.g.rules.id}-help-map", {}) or self.texts.format("play-help-map")
        self.say("play-help", move=self.option_list.options[0].notation, map=about)
        return False

    def rules(self, seat: int, line: str) -> bool:
        found = search(self.catalogue(), line)
        for rule in found[:RULES_SHOWN]:
            say_item(self.out, f"  {rule.id}  ", rule.text)
        if not found:
            self.say("no-rule", word=line)
        elif len(found) > RULES_SHOWN:
            self.say("rules-more", count=len(found) - RULES_SHOWN)
        return False

    def save(self, seat: int, line: str) -> bool:
        """Write the record of the game so far to a file."""
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
