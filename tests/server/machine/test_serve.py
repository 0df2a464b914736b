"""The server as a host meets it: it starts, says where it is, refuses what cannot work, and ends well."""

from __future__ import annotations

import json
import signal
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from astrarium.cli.host_messages import Terminal
from astrarium.cli.serve import default_secret_file, secret_from
from astrarium.server.config import Config
from astrarium.server.config_checks import has_client
from astrarium.server.lockfile import database_lock, last_address, sqlite_file
from astrarium.server.refusal import CannotServe
from astrarium.server.serve import import_games
from tests.server.machine.serve_process import running, start

LIMIT = 60.0


def test_it_starts_and_ends_gracefully(migrated_url: str, tmp_path: Path) -> None:
    with running(tmp_path, "--database", migrated_url) as (server, url):
        health = httpx.get(f"{url}/healthz")
        assert (health.status_code, health.json()["ok"]) == (200, True)
        with connect(f"{url.replace('http', 'ws')}/api/live") as socket:
            assert json.loads(socket.recv(LIMIT)) == {"type": "hello", "tables": {}}
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(LIMIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        _, errors = server.communicate(timeout=LIMIT)
    assert server.returncode == 0
    assert [json.loads(line)["route"] for line in errors.splitlines() if "request" in json.loads(line)] == ["/healthz"]


def test_the_second_process_on_a_sqlite_file_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as (first, _):
        with start(tmp_path, ASTRARIUM_LANGUAGE="uk") as second:
            _, errors = second.communicate(timeout=LIMIT)
        assert (second.returncode, errors.count("\n")) == (2, 1)
        assert "astrarium.db зайнятий іншим сервером" in errors
        first.kill()
        first.wait(LIMIT)
    with running(tmp_path) as (_, url):  # the lock died with its process
        assert httpx.get(f"{url}/healthz").status_code == 200


def test_what_it_writes_is_its_owners_alone(tmp_path: Path) -> None:
    with running(tmp_path):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert {"astrarium.db", "astrarium.secret"} <= modes.keys()
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--database", "postgresql://nobody@127.0.0.1:1/nothing", "--database-wait", "0"], "Cannot open the database"),
        (["--database", "sqlite:////proc/astrarium.db"], "The database /proc/astrarium.db cannot be opened"),
        (["--host", "192.0.2.1"], "Cannot listen on 192.0.2.1"),
        (["--game-module", "broken_game"], "The module broken_game cannot be imported: SyntaxError"),
    ],
)
def test_what_cannot_work_is_one_clear_line(tmp_path: Path, options: list[str], said: str) -> None:
    (tmp_path / "broken_game.py").write_text("def (", encoding="utf-8")
    with start(tmp_path, *options) as server:  # its folder is where modules are looked for
        _, errors = server.communicate(timeout=LIMIT)
    assert said in errors
    assert (server.returncode, errors.count("\n")) == (2, 1)


def test_the_address_is_kept_for_links(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'astrarium.db'}"
    assert last_address(database) == ""
    with running(tmp_path) as (_, url):
        assert last_address(database) == url
    assert last_address(database) == url
    with running(tmp_path, "--base-url", "http://127.0.0.1:1") as (_, url):
        assert last_address(database) == url == "http://127.0.0.1:1"
    assert last_address("postgresql://host/name") == ""


def test_a_server_without_pages_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not has_client(Config(web=tmp_path))
    (tmp_path / "index.html").touch()
    assert has_client(Config(web=tmp_path))
    monkeypatch.setattr("astrarium.server.config_checks.BUILT", tmp_path / "nowhere")
    told: list[str] = []
    host = Terminal(Config())
    monkeypatch.setattr(host, "tell", lambda message, **values: told.append(message))
    host.on_ready("http://127.0.0.1:8765")
    assert told == ["ready", "no-client"]


def test_the_lock_is_free_again_after_the_block(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with database_lock(url), pytest.raises(CannotServe, match="belongs to one process"), database_lock(url):
        pass
    with database_lock(url):
        pass
    with database_lock("postgresql://host/name"), database_lock("postgresql://host/name"):
        pass


def test_games_that_are_not_there_are_named() -> None:
    with pytest.raises(CannotServe, match=r"no\.such\.games cannot be imported"):
        import_games(Config(game_modules=("no.such.games",)))


def test_where_the_database_and_the_secret_are(tmp_path: Path) -> None:
    assert sqlite_file("sqlite:////var/lib/a.db") == Path("/var/lib/a.db")
    assert sqlite_file("postgresql://host/name") is None
    with pytest.raises(CannotServe, match="a database that lasts"):
        sqlite_file("sqlite://")
    assert default_secret_file("sqlite:////var/lib/a.db") == Path("/var/lib/astrarium.secret")
    assert default_secret_file("postgresql://host/name") == Path("astrarium.secret")


def test_a_secret_is_made_once_and_never_short(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    secret = secret_from(file)
    assert len(secret) == 64
    assert secret_from(file) == secret
    file.write_text("short\n")
    with pytest.raises(CannotServe, match="shorter than 32 bytes"):
        secret_from(file)
