"""What a host types wrongly is one clear line, and nothing is made before it is right."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from astrarium.cli.app import app
from astrarium.server.config_checks import check_base_url, check_database, check_proxies, mail_from_url
from astrarium.server.refusal import CannotServe
from astrarium.text.catalogue import LANGUAGES


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--database", "nonsense"], "--database is no address of a database. It looks like sqlite:///astrarium.db"),
        (["--database", "mysql://x"], "--database is no address of a database."),
        (["--database", "postgresql://a:hidden@host:port/x"], "--database is no address of a database."),
        (["--database", "sqlite:///missing/a.db"], "The database missing/a.db cannot be made: there is no folder"),
        (["--database", "sqlite:///."], "is a folder"),
        (["--database", "sqlite://"], "a database that lasts"),
        (["--web", "missing"], "--web missing holds no built client: there is no index.html in it."),
        (["--base-url", "foo"], "--base-url foo is no address of a site. It looks like https://games.example.org"),
        (["--base-url", "https://games.example.org/play"], "is no address of a site"),
        (["--proxies", "127.0.0.1,zzz"], "--proxies: zzz is no address and no network."),
        (["--mail", "foo"], "--mail is no address of a mail server. It looks like smtp://user:password@host:587."),
        (["--mail", "smtp://ann:hidden@host:port"], "--mail is no address of a mail server."),
        (["--mail", "smtp://mail.example.org"], "Letters need a sender"),
        (["--secret-file", "missing/secret"], "The secret file missing/secret can be neither read nor made"),
    ],
)
def test_a_wrong_choice_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["serve", *options])
    assert said in result.stderr
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "hidden" not in result.stderr
    assert {path.name for path in tmp_path.iterdir()} <= {"astrarium.db.lock"}


@pytest.mark.parametrize("port", ["99999", "eight"])
def test_a_wrong_port_is_named(port: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", port])
    assert result.exit_code == 2
    assert "Error: Invalid value for '--port'" in result.stderr.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_hosts_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRARIUM_LANGUAGE", language)
    result = CliRunner().invoke(app, ["serve", "--base-url", "foo"])
    assert result.stderr == f"astrarium: {CannotServe('bad-base-url', url='foo').message_in(language)}\n"


def test_what_is_right_is_left_alone(tmp_path: Path) -> None:
    for database in (f"sqlite:///{tmp_path / 'a.db'}", "postgresql://a:b@host:5432/name", "postgres://host/name"):
        check_database(database)
    for url in ("", "http://127.0.0.1:8765", "https://games.example.org/", "http://[::1]:80"):
        check_base_url(url)
    for proxies in ("", "*", "127.0.0.1,::1", "172.16.0.0/12, 10.0.0.10"):
        check_proxies(proxies)


def test_a_mail_server_is_an_address() -> None:
    mail = mail_from_url("smtp://ann%40example.org:p%2Fw@mail.example.org", "")
    assert (mail.host, mail.port, mail.start_tls) == ("mail.example.org", 587, True)
    assert (mail.username, mail.password, mail.sender) == ("ann@example.org", "p/w", "ann@example.org")
    assert mail_from_url("smtps://mail.example.org", "games@example.org").port == 465
    assert mail_from_url("", "").host == ""
    with pytest.raises(CannotServe) as refused:
        mail_from_url("http://ann:hidden@example.org", "")
    assert "hidden" not in str(refused.value)
