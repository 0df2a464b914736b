"""The options of a decision: numbered, and shown whole if they fit on a screen, else in groups or page by page."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from rich.console import Console

from astrarium.kernel.game import Game, Option
from astrarium.kernel.steps import Decision
from astrarium.text.messages import Messages

from .display import remark
from .option_effects import option_changes
from .output import say_item

FEW: Final = 12  # options that are never grouped, however small the screen
PUNCTUATION: Final = ",;:“«"


class OptionList:
    """The options of a seat, and which of them `more` shows next."""

    def __init__(self, out: Console, g: Game, seat: int, words: Messages) -> None:
        self.out = out
        self.g = g
        self.seat = seat
        self.words = words
        self.options = ordered_options(g, seat)
        # Half of the screen is left for the board; without a terminal all options are shown.
        self.room = max(FEW, out.height // 2) if out.is_terminal else len(self.options)
        self.all = range(len(self.options))
        self.rest = range(0)  # what `more` shows next

    def show(self, part: range) -> None:
        """Show these options if they fit or all begin alike, else their groups."""
        parts = [part] if self.fits(part) else split_into_groups(self.options, part, self.room)
        if len(parts) == 1:
            self.show_page(part)
            return
        heads = [(f"{numbers(group)}  ", f"{self.start(group)}  ") for group in parts]
        wide = [max([len(head[column]) for head in heads]) for column in (0, 1)]
        for group, (number, start) in zip(parts, heads, strict=True):
            say_item(self.out, f"  {number:>{wide[0]}}{start:{wide[1]}}", self.summary(group))
        example = max(parts, key=len)
        self.say("play-groups", words=" ".join(common_words(self.options, example)), numbers=numbers(example))
        self.rest = part

    def fits(self, part: range) -> bool:
        """Whether these are shown at once; a few lines more than fit are allowed."""
        return len(part) <= self.room + self.room // 4

    def start(self, part: range) -> str:
        """The common first words of a group's moves, or its only move."""
        start = " ".join(common_words(self.options, part))
        return start if len(part) == 1 else f"{start} …"

    def summary(self, part: range) -> str:
        """The common start of a group's texts and its size; for a single option its whole text."""
        if len(part) == 1:
            return self.described(part)[0]
        texts = [self.words.option(self.options[number]).split() for number in part]
        said = " ".join(same_start(texts)).rstrip(PUNCTUATION)
        return self.words.format("play-group", text=said, count=len(part))

    def show_page(self, part: range) -> None:
        """Show as many of these options as fit; `more` shows the others."""
        size = len(part) if self.fits(part) else self.room
        page, self.rest = part[:size], part[size:]
        wide = max([len(self.options[number].notation) for number in page])
        verb = self.options[page[0]].action[0]
        for number, text in zip(page, self.described(page), strict=True):
            option = self.options[number]
            if option.action[0] != verb:
                self.out.print()
                verb = option.action[0]
            say_item(self.out, f"{number + 1:4}  {option.notation:{wide}}  ", text)
        if self.rest:
            self.say("play-rest", count=len(self.rest))

    def described(self, part: range) -> list[str]:
        """Each option as text, with remarks and changes."""
        view = self.g.view(self.seat)
        options = [self.options[number] for number in part]
        effects = option_changes(self.g, self.seat, options, self.words)
        said = [
            (self.words.option(option), remark(self.g, view, option.targets, self.words), effect)
            for option, effect in zip(options, effects, strict=True)
        ]
        return [joined([part for part in parts if part]) for parts in said]

    def more(self) -> None:
        if self.rest:
            self.show_page(self.rest)
        else:
            self.say("play-no-more")

    def group(self, line: str) -> range | None:
        """The options that a person means by the first words of a move, or by two numbers: `place 1`, `14-26`."""
        first, dash, last = line.partition("-")
        if dash and first.strip().isdecimal() and last.strip().isdecimal():
            found = self.all[max(0, int(first) - 1) : int(last)]
            return found or None
        typed = line.lower().split()
        matching = [
            n for n, option in enumerate(self.options) if option.notation.lower().split()[: len(typed)] == typed
        ]
        return range(matching[0], matching[-1] + 1) if matching else None

    def chosen(self, line: str) -> Option | None:
        """The option of a number, or of a move exactly as it is listed."""
        if line.isdecimal():
            return self.options[int(line) - 1] if 1 <= int(line) <= len(self.options) else None
        return next((option for option in self.options if option.notation.lower() == line.lower()), None)

    def say(self, message: str, **values: object) -> None:
        self.out.print(self.words.format(message, **values), markup=False)


def joined(parts: list[str]) -> str:
    """Join parts of a line, with a semicolon after a part that is no sentence."""
    ends = [" " if part.endswith(".") else "; " for part in parts[:-1]]
    return "".join([part + end for part, end in zip(parts, [*ends, ""], strict=True)])


def ordered_options(g: Game, seat: int) -> list[Option]:
    """The options as the game lists them, but moves that leave the decision open come later, and undo last."""
    rules = g.rules
    inside = rules.decision_position(g, seat)
    step = None if inside is None else rules.steps[inside.stack[-1][0]]
    moves = step.moves if isinstance(step, Decision) else ()
    later = [move.verb.number for move in (*[move for move in moves if move.keeps_step], *rules.anytime_moves)]
    later.append(rules.verbs.take_back.number)
    found = sorted(
        g.options(seat), key=lambda option: later.index(option.action[0]) if option.action[0] in later else -1
    )
    return by_words(found, 0)


def by_words(options: list[Option], depth: int) -> list[Option]:
    """Sort options so that moves that begin alike are together, in the order of the first of them."""
    if len(options) < 2:
        return options
    parts: dict[str, list[Option]] = {}
    for option in options:
        parts.setdefault(" ".join(option.notation.split()[depth : depth + 1]), []).append(option)
    if list(parts) == [""]:
        return options
    return [option for part in parts.values() for option in by_words(part, depth + 1)]


def same_start(lists: list[list[str]]) -> list[str]:
    """The common first words."""
    columns = zip(*lists, strict=False)
    return [column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns)]


def common_words(options: list[Option], part: range) -> list[str]:
    return same_start([options[number].notation.split() for number in part])


def split_into_groups(options: list[Option], part: range, room: int) -> list[range]:
    """Group moves by their first words; verbs with few moves are split first, as finely as there is room for."""
    verbs = split_by_words(options, part, 1)
    groups = {verb: [verb] for verb in verbs}
    for verb in sorted(verbs, key=len):
        others = sum([len(groups[other]) for other in verbs if other != verb])
        for depth in range(2, len(options[verb[0]].notation.split()) + 1):
            finer = split_by_words(options, verb, depth)
            if others + len(finer) <= room:
                groups[verb] = finer
    return [group for verb in verbs for group in groups[verb]]


def split_by_words(options: list[Option], part: range, depth: int) -> list[range]:
    """Split a group by the first `depth` words of its moves."""
    starts = [n for n in part if n == part[0] or words_of(options[n], depth) != words_of(options[n - 1], depth)]
    return [range(start, end) for start, end in zip(starts, [*starts[1:], part[-1] + 1], strict=True)]


def words_of(option: Option, depth: int) -> list[str]:
    return option.notation.lower().split()[:depth]


def numbers(part: range) -> str:
    """The numbers of a group, counted from 1."""
    return str(part[0] + 1) if len(part) == 1 else f"{part[0] + 1}-{part[-1] + 1}"
