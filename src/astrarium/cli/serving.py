"""`astrarium serve`: a server on which people play."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import unquote, urlsplit

import typer

from .output import fail, plain_errors, say
from .words import chosen_language

if TYPE_CHECKING:
    from astrarium.server.config import Mail

SECRET_BYTES: Final = 32
SECRET_NAME: Final = "astrarium.secret"
TLS_PORTS: Final = {"smtp": 587, "smtps": 465}


def serve(
    database: Annotated[
        str, typer.Option(envvar="ASTRARIUM_DATABASE", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
    ] = "sqlite:///astrarium.db",
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = 8765,
    base_url: Annotated[
        str, typer.Option(envvar="ASTRARIUM_BASE_URL", help="The address that people see, if a proxy is in front.")
    ] = "",
    secret_file: Annotated[Path | None, typer.Option(help="Signs what leaves and comes back; made if missing.")] = None,
    mail: Annotated[
        str, typer.Option(envvar="ASTRARIUM_MAIL", help="smtp://USER:PASSWORD@HOST:PORT; without it no letters leave.")
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="ASTRARIUM_MAIL_FROM", help="The sender of letters, for example games@example.org.")
    ] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes in which bots think; 0: cores less one.")] = 0,
    game_module: Annotated[list[str] | None, typer.Option(help="A further module that registers games.")] = None,
    metrics_token: Annotated[
        str, typer.Option(envvar="ASTRARIUM_METRICS_TOKEN", help="Opens /metrics to other machines.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(envvar="ASTRARIUM_PROXIES", help="Proxies whose forwarded headers are believed, with commas.")
    ] = "127.0.0.1,::1",
    limits: Annotated[bool, typer.Option(help="Refuse people and programs that ask too often.")] = True,
    web: Annotated[Path | None, typer.Option(help="The folder of the built client.")] = None,
) -> None:
    """Open a server on which people play, until Ctrl+C."""
    from astrarium.server.config import Config
    from astrarium.server.logs import write_json
    from astrarium.server.serving import run
    from astrarium.server.words import words

    with plain_errors(), plain_refusals():
        config = Config(
            database=database,
            host=host,
            port=port,
            base_url=base_url,
            secret=secret_from(secret_file or default_secret_file(database)),
            mail=mail_from_url(mail, mail_from),
            game_modules=tuple(game_module or ()),
            workers=workers,
            metrics_token=metrics_token,
            proxies=proxies,
            limits=limits,
            web=web,
        )
        write_json()
        run(config, lambda url: say(words(chosen_language()).format("machine-ready", url=base_url or url)))


@contextmanager
def plain_refusals() -> Iterator[None]:
    """What keeps a server from starting, in the host's language."""
    from astrarium.server.refusal import CannotServe

    try:
        yield
    except CannotServe as reason:
        raise fail(reason.said(chosen_language())) from None


def default_secret_file(database: str) -> Path:
    """Beside a SQLite database, otherwise in the working folder."""
    from astrarium.server.lockfile import sqlite_file

    file = sqlite_file(database)
    return (file.parent if file else Path()) / SECRET_NAME


def secret_from(file: Path) -> bytes:
    """The secret in the file, which is made readable for its owner alone if it does not exist."""
    from astrarium.server.refusal import CannotServe

    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = file.read_bytes().strip()
        if len(secret) < SECRET_BYTES:
            raise CannotServe("bad-secret", file=str(file), bytes=SECRET_BYTES) from None
        return secret
    with os.fdopen(handle, "wb") as made:
        secret = secrets.token_hex(SECRET_BYTES).encode()
        made.write(secret + b"\n")
    return secret


def mail_from_url(url: str, sender: str) -> Mail:
    """How letters leave, from an address such as smtp://user:password@host:587."""
    from astrarium.server.config import Mail
    from astrarium.server.refusal import CannotServe

    if not url:
        return Mail()
    parts = urlsplit(url)
    if parts.scheme not in TLS_PORTS or not parts.hostname:
        raise CannotServe("bad-mail", url=f"{parts.scheme}://{parts.hostname or ''}")
    return Mail(
        host=parts.hostname,
        port=parts.port or TLS_PORTS[parts.scheme],
        username=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=sender or unquote(parts.username or ""),
        start_tls=parts.scheme == "smtp",
    )
