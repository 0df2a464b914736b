"""A database that is away at the start is waited for."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import DBAPIError

from astrarium.server import database_wait
from astrarium.server.database_wait import when_reachable

pytestmark = pytest.mark.anyio


class Starting(Exception):
    sqlstate = "57P03"


class WrongPassword(Exception):
    sqlstate = "28P01"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_wait, "PAUSE", 0.0)


class Attempts:
    """Fails in these ways, and then no more."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)

    async def __call__(self) -> None:
        if self.errors:
            raise self.errors.pop(0)


async def test_it_is_tried_until_it_answers() -> None:
    attempts = Attempts(ConnectionRefusedError(), DBAPIError("", None, Starting()), ConnectionResetError())
    await when_reachable(attempts, 60.0)
    assert attempts.errors == []


async def test_what_waiting_does_not_cure_is_said_at_once() -> None:
    attempts = Attempts(DBAPIError("", None, WrongPassword()), ConnectionRefusedError())
    with pytest.raises(DBAPIError):
        await when_reachable(attempts, 60.0)
    assert len(attempts.errors) == 1


async def test_waiting_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_wait, "PAUSE", 1.0)
    with pytest.raises(ConnectionRefusedError):
        await when_reachable(Attempts(ConnectionRefusedError()), 0.0)
