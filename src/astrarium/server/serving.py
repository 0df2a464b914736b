"""Opens the server and closes it gracefully."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from . import lockfile
from .app import create_app
from .config import Config
from .db.engine import Database
from .db.upgrading import upgrade
from .refusal import CannotServe

MakeApp = Callable[[Config], ASGIApp]
OnReady = Callable[[str], None]

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
FINISHING_SECONDS: Final = 10  # for requests that have begun
LONGEST_FRAME: Final = 4096  # bytes that a client may send on its WebSocket
PING_SECONDS: Final = 20.0


class Server(uvicorn.Server):
    """Uvicorn that tells when it is ready and ends well on the first signal; the second ends it at once."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, self.end)
        try:
            yield
        finally:
            for number in SIGNALS:
                loop.remove_signal_handler(number)

    def end(self) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def settings(app: ASGIApp, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # the messages are shorter than what it would remember for each socket
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=FINISHING_SECONDS,
    )


def open_port(config: Config) -> socket.socket:
    """A socket that listens where the host wants; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe("bad-address", host=config.host, port=str(config.port), reason=reason) from None


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def import_games(config: Config) -> None:
    for module in config.game_modules:
        try:
            import_module(module)
        except ImportError as error:
            raise CannotServe("bad-module", module=module, reason=str(error)) from None


async def prepare_database(config: Config) -> None:
    """Bring the tables to the newest revision."""
    db = Database(config.database)
    try:
        await upgrade(db)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise CannotServe("bad-database", reason=reason) from None
    finally:
        await db.close()


async def serve(config: Config, on_ready: OnReady | None = None, make_app: MakeApp = create_app) -> None:
    """Serve until a signal comes. `on_ready` gets the address once requests are answered."""
    import_games(config)
    with lockfile.held(config.database), open_port(config) as listening:
        await prepare_database(config)
        address = address_of(listening)
        found = replace(config, port=listening.getsockname()[1], base_url=config.base_url or address)
        server = Server(settings(make_app(found), found), lambda: on_ready(address) if on_ready else None)
        await server.serve(sockets=[listening])


def run(config: Config, on_ready: OnReady | None = None) -> None:
    """`serve` on the fastest event loop that there is; the files that it makes are its owner's alone."""
    os.umask(0o077)
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(serve(config, on_ready))
