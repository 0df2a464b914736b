"""What can be wrong with something that a caller asked for."""


class AstrariumError(Exception):
    """The root of every error that a caller may want to show to a person."""


class UnknownGame(AstrariumError):
    """There is no game of that name."""


class BadSetting(AstrariumError):
    """A setting does not exist, has a value outside its choices, or does not fit the others or the players.

    `code` says which, with `values`, so that it can be put into the words of any language.
    """

    def __init__(self, text: str, code: str = "", game: str = "", **values: str) -> None:
        super().__init__(text)
        self.code = code
        self.game = game
        self.values = values


class UnknownRevision(AstrariumError):
    """A game was begun by rules that are newer than these, or older than any that are known."""


class BadNotation(AstrariumError):
    """A text that names no action of this game."""


class BadRecord(AstrariumError):
    """A record that cannot be read, or a move in it that cannot be played."""


class IllegalAction(AstrariumError):
    """A move that a rule forbids; nothing has changed."""

    def __init__(self, seat: int, notation: str, rule: str) -> None:
        super().__init__(f"seat {seat}: {notation}: forbidden by {rule}")
        self.notation = notation
        self.rule = rule
