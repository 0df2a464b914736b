"""`astrarium serve`: a server on which people play."""

from __future__ import annotations

import os
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from astrarium.server.config import LogFormat

from .output import plain_errors
from .server_errors import plain_server_errors
from .words import chosen_language

SECRET_BYTES: Final = 32
SECRET_NAME: Final = "astrarium.secret"


def serve(
    database: Annotated[
        str, typer.Option(envvar="ASTRARIUM_DATABASE", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
    ] = "sqlite:///astrarium.db",
    database_wait: Annotated[
        float, typer.Option(min=0, help="Seconds to wait at the start for a PostgreSQL that is away.")
    ] = 60.0,
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
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve the port together; needs PostgreSQL.")
    ] = 1,
    game_module: Annotated[list[str] | None, typer.Option(help="A further module that registers games.")] = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="Also list games that are being built.")] = False,
    metrics_token: Annotated[
        str, typer.Option(envvar="ASTRARIUM_METRICS_TOKEN", help="Opens /metrics to other machines.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(envvar="ASTRARIUM_PROXIES", help="Proxies whose forwarded headers are believed, with commas.")
    ] = "127.0.0.1,::1",
    limits: Annotated[bool, typer.Option(help="Refuse people and programs that ask too often.")] = True,
    web: Annotated[Path | None, typer.Option(help="The folder of the built client.")] = None,
    log_format: Annotated[
        LogFormat, typer.Option(help="How the log is written; auto: text on a terminal, else JSON.")
    ] = "auto",
) -> None:
    """Open a server on which people play, until Ctrl+C."""
    from astrarium.server.config import Config
    from astrarium.server.config_checks import check, mail_from_url
    from astrarium.server.lockfile import database_lock
    from astrarium.server.logs import configure_logging
    from astrarium.server.serve import run

    from .host_messages import Terminal

    with plain_errors(), plain_server_errors():
        config = Config(
            database=database,
            database_wait=database_wait,
            host=host,
            port=port,
            base_url=base_url,
            mail=mail_from_url(mail, mail_from),
            game_modules=tuple(game_module or ()),
            unfinished=unfinished,
            workers=workers,
            processes=processes,
            metrics_token=metrics_token,
            proxies=proxies,
            limits=limits,
            web=web,
        )
        check(config)
        with database_lock(database):
            secret = secret_from(secret_file or default_secret_file(database))
        configure_logging(log_format, chosen_language())
        terminal = Terminal(config)
        run(replace(config, secret=secret), terminal)
        terminal.is_closed()


def default_secret_file(database: str) -> Path:
    """In the folder of a SQLite database, otherwise in the working folder."""
    from astrarium.server.lockfile import sqlite_file

    file = sqlite_file(database)
    return (file.parent if file else Path()) / SECRET_NAME


def secret_from(file: Path) -> bytes:
    """The secret in the file. A missing file is created, readable only for its owner."""
    from astrarium.server.refusal import CannotServe

    try:
        secret = read_or_made(file)
    except OSError as error:
        raise CannotServe("no-secret", file=str(file), reason=error.strerror) from None
    if len(secret) < SECRET_BYTES:
        raise CannotServe("bad-secret", file=str(file), bytes=SECRET_BYTES)
    return secret


def read_or_made(file: Path) -> bytes:
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes().strip()
    with os.fdopen(handle, "wb") as made:
        secret = secrets.token_hex(SECRET_BYTES).encode()
        made.write(secret + b"\n")
    return secret
