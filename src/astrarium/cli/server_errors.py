"""Errors that keep a server from starting, in the host's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .output import exit_with
from .words import chosen_language


@contextmanager
def plain_server_errors() -> Iterator[None]:
    """Such errors become one line and exit code 2."""
    from astrarium.server.refusal import CannotServe

    try:
        yield
    except CannotServe as reason:
        raise exit_with(reason.message_in(chosen_language())) from None
