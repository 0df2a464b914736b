"""The PostgreSQL of the tests is a real one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from astrarium.server.db.engine import Database
from tools import postgres

pytestmark = pytest.mark.anyio


async def test_it_keeps_what_it_commits(empty_postgres_url: str) -> None:
    db = Database(empty_postgres_url)
    async with db.read() as session:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            assert await session.scalar(text(f"SHOW {setting}")) == "on"
    await db.close()


def test_without_the_right_to_install_the_package_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(postgres, "PLACES", ())
    assert postgres.main(["start"]) == 1
    assert "apt install postgresql" in capsys.readouterr().err


def test_the_newest_version_is_taken() -> None:
    places = [Path("/usr/lib/postgresql/9/bin"), Path("/usr/lib/postgresql/15/bin")]
    assert max(places, key=postgres.version).parts[-2] == "15"
