"""Why a server does not start: a text of text/machine/*.ftl with its values."""

from __future__ import annotations

from astrarium.kernel.errors import AstrariumError

from .words import words


class CannotServe(AstrariumError):
    """Something is in the way that only the host can change."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(words("en").format(f"machine-{code}", **values))
        self.code = code
        self.values = values

    def message_in(self, language: str) -> str:
        """The reason in the host's language."""
        return words(language).format(f"machine-{self.code}", **self.values)
