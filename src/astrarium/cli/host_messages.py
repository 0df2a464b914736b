"""Messages to the host of a server: its address, that it is closing, that it is closed."""

from __future__ import annotations

import sys

import typer

from astrarium.server.config import Config
from astrarium.server.config_checks import has_client
from astrarium.server.serve import ServerListener
from astrarium.server.words import words

from .output import FAILED, say
from .words import chosen_language


class Terminal(ServerListener):
    """Prints one line for each message."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.was_forced = False

    def tell(self, message: str, **values: object) -> None:
        """Print one line, over the ^C that a terminal may have printed."""
        start = "\r" if sys.stdout.isatty() else ""
        say(start + words(chosen_language()).format(f"machine-{message}", **values))

    def on_ready(self, address: str) -> None:
        self.tell("ready", url=address)
        if not has_client(self.config):
            self.tell("no-client")

    def on_stopping(self) -> None:
        self.tell("closing")

    def on_forced_stop(self) -> None:
        self.was_forced = True
        self.tell("forced")

    def is_closed(self) -> None:
        """Print that the server is closed, or exit with an error code if it was forced to stop."""
        if self.was_forced:
            raise typer.Exit(FAILED)
        self.tell("closed")
