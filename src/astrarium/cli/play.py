"""`astrarium play`: a whole game in the terminal."""

from __future__ import annotations

from itertools import dropwhile
from pathlib import Path
from typing import Annotated

import typer

from astrarium import bots
from astrarium.kernel.events import Event
from astrarium.kernel.registry import rules_of
from astrarium.kernel.verbs import Action
from astrarium.text.messages import Messages

from .games import Game
from .output import console, plain_errors
from .prompt import Prompt, Quit
from .results import show_result
from .session import PERSON, Session, seat_name
from .settings import seats_of, settings_of
from .words import LANGUAGE_HELP, game_words


def play(
    game: Game,
    seats: Annotated[
        str, typer.Option(help="human or a bot for each seat, with commas.")
    ] = f"{PERSON},{bots.DEFAULT_BOT}",
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A setting of the table, name=value.")] = None,
    language: Annotated[str, typer.Option(help=LANGUAGE_HELP)] = "",
    record: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
) -> None:
    """Play a game in the terminal; type help at any question."""
    with plain_errors():
        rules_of(game)
        texts = game_words(game, language)
        names = seats_of(seats)
        for name in names:
            if name != PERSON:
                bots.make(name)
        session = Session(game, names, seed if seed is not None else fresh_seed(), settings_of(game, option or []))
        table = Table(session, texts)
        table.run()
        if record is not None:
            record.write_text(session.record(), encoding="utf-8")
            table.say("play-saved", file=str(record))


def fresh_seed() -> str:
    """A random seed."""
    from secrets import token_hex

    return token_hex(8)


class Table:
    """Plays until the game is over or a person quits."""

    def __init__(self, session: Session, texts: Messages) -> None:
        self.session = session
        self.texts = texts
        self.out = console()
        self.prompt = Prompt(session, texts, self.out)

    def say(self, message: str, **values: object) -> None:
        self.out.print(self.texts.format(message, **values), markup=False)

    def run(self) -> None:
        try:
            while self.session.g.actors:
                self.step()
        except Quit:
            self.say("play-left", moves=self.session.moves)
            return
        names = [self.session.seats[seat] for seat in range(len(self.session.seats))]
        show_result(self.out, self.session.g, self.texts, names)

    def step(self) -> None:
        """Play one decision: of a bot, forced, or of a person."""
        session = self.session
        seat = session.next_seat()
        actions = session.g.actions(seat)
        if not session.is_person(seat):
            self.move(seat, session.bot_move(seat), "play-bot")
        elif len(actions) == 1:
            self.move(seat, actions[0], "play-forced")
        else:
            session.mark(seat)
            action = self.prompt.ask(seat)
            if action is not None:
                self.move(seat, action, "play-person")

    def move(self, seat: int, action: Action, message: str) -> None:
        g = self.session.g
        events = g.play(seat, action)
        name = self.session.seats[seat]
        self.say(message, seat=seat_name(seat), name=name, move=g.rules.verbs.notation(action))
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        """Print what the rules did after the move: the events from the first that names its rule."""
        names = [seat_name(seat) for seat in range(len(self.session.seats))]
        for event in dropwhile(lambda event: "rule" not in event.values, events):
            if event.seen_by is None:
                told = self.texts.event(self.session.g.rules.id, event, names)
                self.out.print(f"  {told}", markup=False)
