"""`astrarium admin`, straight on the database."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from astrarium.cli.admin import app
from astrarium.server.db.engine import Database
from astrarium.server.db.models import User
from astrarium.server.lockfile import write_address
from astrarium.server.people.names import name_key

from .tables import seated


@pytest.fixture
def database(sqlite_template: Path, tmp_path: Path) -> str:
    """A database with Alice, who has an account, and a guest, both at a table."""
    url = f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'admin.db')}"

    async def fill() -> None:
        db = Database(url)
        async with db.write() as session:
            for name, kind in (("Alice", "account"), ("Bold Vega 7", "guest")):
                user = User(
                    id=name[:3].lower(), name=name, name_key=name_key(name), kind=kind, settings={}, created_at=1,
                    seen_at=1,
                )  # fmt: skip
                session.add(user)
                await session.flush()
                await seated(session, {"id": user.id, "name": name})
        await db.close()

    asyncio.run(fill())
    return url


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ASTRARIUM_LANGUAGE", raising=False)


def run(database: str, *words: str) -> Result:
    return CliRunner().invoke(app, [*words, "--database", database])


def said(database: str, *words: str) -> list[str]:
    result = run(database, *words)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def test_people_are_listed(database: str) -> None:
    assert said(database, "users") == ["ali  Alice (account)", "bol  Bold Vega 7 (guest)", "2 people"]
    assert said(database, "users", "--search", "vega") == ["bol  Bold Vega 7 (guest)", "1 person"]


def test_people_are_listed_for_programs(database: str) -> None:
    found = json.loads("\n".join(said(database, "users", "--json")))
    assert [(person["name"], person["has_email"]) for person in found] == [("Alice", False), ("Bold Vega 7", False)]


def test_tables_are_listed(database: str) -> None:
    lines = said(database, "tables")
    assert lines[-1] == "2 tables"
    assert sorted(line.partition("  ")[2] for line in lines[:-1]) == ["toy, open: Alice", "toy, open: Bold Vega 7"]


def test_somebody_is_made_an_administrator(database: str) -> None:
    assert said(database, "make-admin", "alice") == ["Alice is an administrator now."]
    assert "ali  Alice (account, administrator)" in said(database, "users")


def test_a_guest_is_not_made_an_administrator(database: str) -> None:
    result = run(database, "make-admin", "bold vega 7")
    assert (result.exit_code, "is a guest" in result.stderr) == (2, True)


def test_somebody_is_suspended_and_forgiven(database: str) -> None:
    assert said(database, "suspend", "Alice") == ["Alice is suspended."]
    assert "ali  Alice (account, suspended)" in said(database, "users")
    assert said(database, "unsuspend", "Alice") == ["Alice may take part again."]
    assert "ali  Alice (account)" in said(database, "users")


def test_a_link_for_a_new_password_is_printed(database: str) -> None:
    sentence, link = said(database, "reset-password", "Alice", "--base-url", "https://a.test/")
    assert sentence == "The link for Alice works once and for one hour:"
    assert link.startswith("https://a.test/reset#")


def test_a_link_leads_to_the_address_that_the_server_last_had(database: str) -> None:
    write_address(database, "http://127.0.0.1:9999")
    _, link = said(database, "reset-password", "Bold Vega 7")
    assert link.startswith("http://127.0.0.1:9999/recovery#")


def test_without_an_address_no_link_is_made_up(database: str) -> None:
    result = run(database, "reset-password", "Alice")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Give the address with --base-url" in result.stderr
    assert run(database, "reset-password", "Alice", "--base-url", "foo").exit_code == 2


def test_somebody_unknown_is_one_clear_line(database: str) -> None:
    result = run(database, "suspend", "Nobody")
    assert (result.exit_code, result.stderr) == (2, "astrarium: There is nobody called Nobody.\n")


def test_the_command_speaks_the_language_of_the_host(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRARIUM_LANGUAGE", "ru")
    assert said(database, "users")[-1] == "2 человека"


@pytest.mark.parametrize("address", ["sqlite:///{}/missing.db", "postgresql://a:hidden@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_read_is_one_clear_line(tmp_path: Path, address: str) -> None:
    result = run(address.format(tmp_path), "users")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "cannot be read" in result.stderr
    assert "hidden" not in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["nonsense", "mysql://a:hidden@host/x"])
def test_what_is_no_database_is_one_clear_line(address: str) -> None:
    result = run(address, "users")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "--database is no address of a database." in result.stderr
    assert "hidden" not in result.stderr


def test_an_empty_database_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    result = run(f"sqlite:///{tmp_path / 'empty.db'}", "users")
    assert (result.exit_code, "cannot be read" in result.stderr) == (2, True)
