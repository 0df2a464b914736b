"""What can be wrong with a request: a status, a code whose text is `problem-<code>` in text/*.ftl, and its values."""

from typing import Any


class Problem(Exception):
    """Refuses a request; nothing has changed."""

    def __init__(self, status: int, code: str, **values: Any) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.values = values  # for the text, and given to the client as they are


def not_found(what: str) -> Problem:
    """There is no such thing, or none that this visitor may know of."""
    return Problem(404, f"no-{what}")
