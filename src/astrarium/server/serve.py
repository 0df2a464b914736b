"""Opens the server and closes it gracefully."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from . import lockfile
from .app import create_app
from .config import Config
from .connections import PER_ADDRESS, SPARE_FILES, ConnectionLimiter, UvicornSettings, raise_file_limit
from .database_wait import reason_of, when_reachable
from .db.engine import Database
from .db.upgrade import upgrade
from .processes import Supervisor, end_with
from .refusal import CannotServe

MakeApp = Callable[[Config], ASGIApp]

GARBAGE_AFTER: Final = 10_000  # more new objects than freed ones; a position alone has thousands
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
FINISHING_SECONDS: Final = 10  # for requests that have begun
LONGEST_FRAME: Final = 4096  # bytes that a client may send on its WebSocket
PING_SECONDS: Final = 20.0
# Make, for example, signals a whole group of processes and one of them: the same signal comes twice.
SAME_SIGNAL_SECONDS: Final = 1.0


class ServerListener:
    """Callbacks for the stages of a server; each does nothing unless overridden."""

    def on_ready(self, address: str) -> None:
        """The server answers requests at this address."""

    def on_stopping(self) -> None:
        """A signal has come, and what has begun is being finished."""

    def on_forced_stop(self) -> None:
        """A second signal has come, and nothing is being finished."""


class Server(uvicorn.Server):
    """Uvicorn that calls its listener. The first signal ends it gracefully, the second at once."""

    def __init__(self, config: uvicorn.Config, listener: ServerListener, address: str) -> None:
        super().__init__(config)
        self.listener = listener
        self.address = address
        self.ending_since = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        look_for_garbage_less()
        if self.started and not self.should_exit:
            self.listener.on_ready(self.address)

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
        now = asyncio.get_running_loop().time()
        if not self.should_exit:
            self.should_exit, self.ending_since = True, now
            self.listener.on_stopping()
        elif now - self.ending_since > SAME_SIGNAL_SECONDS and not self.force_exit:
            self.force_exit = True
            logging.getLogger("uvicorn.error").disabled = True  # that it was cut short is no error
            self.listener.on_forced_stop()


def look_for_garbage_less() -> None:
    """What is loaded by now stays: the search for unreachable cycles leaves it out, and begins less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER, *gc.get_threshold()[1:])


def uvicorn_settings(app: ASGIApp, config: Config) -> UvicornSettings:
    most = raise_file_limit() - SPARE_FILES
    limiter = ConnectionLimiter(app, config.proxies, PER_ADDRESS if config.limits else most, most)
    return UvicornSettings(
        app,
        limiter,
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
        except Exception as error:  # a module may fail in any way
            raise CannotServe("bad-module", module=module, reason=f"{type(error).__name__}: {error}") from None


async def prepare_database(config: Config) -> None:
    """Bring the tables to the newest revision."""
    db = Database(config.database)
    try:
        await when_reachable(partial(upgrade, db), 0.0 if db.is_sqlite else config.database_wait)
    except (SQLAlchemyError, OSError) as error:
        raise CannotServe("bad-database", reason=reason_of(error)) from None
    finally:
        await db.close()


def served_at(config: Config, listening: socket.socket) -> Config:
    """The configuration with the address that is listened on."""
    return replace(config, port=listening.getsockname()[1], base_url=config.base_url or address_of(listening))


async def serve(config: Config, listener: ServerListener, make_app: MakeApp = create_app) -> None:
    """Serve until a signal comes."""
    import_games(config)
    with lockfile.database_lock(config.database), open_port(config) as listening:
        await prepare_database(config)
        served = served_at(config, listening)
        lockfile.write_address(config.database, served.base_url)
        await Server(uvicorn_settings(make_app(served), served), listener, served.base_url).serve(sockets=[listening])


def serve_in_processes(config: Config, listener: ServerListener) -> None:
    """The same in several processes on one PostgreSQL."""
    import_games(config)
    with open_port(config) as listening:
        run_loop(prepare_database(config))
        served = replace(served_at(config, listening), workers=config.workers or workers_each(config.processes))

        async def serve_child(shared: socket.socket, parent: int, on_ready: Callable[[], None]) -> None:
            server = Server(uvicorn_settings(create_app(served), served), ReadyListener(on_ready), served.base_url)
            end_with(parent, server.end)
            await server.serve(sockets=[shared])

        supervisor = Supervisor(config.processes, listening, serve_child, run_loop)
        stages = [listener.on_stopping, listener.on_forced_stop]

        def on_signal() -> None:
            if stages:
                stages.pop(0)()

        supervisor.run(lambda: listener.on_ready(served.base_url), on_signal)


class ReadyListener(ServerListener):
    """Of one of several processes: the first of them tells the host everything else."""

    def __init__(self, on_ready: Callable[[], None]) -> None:
        self.tell_ready = on_ready

    def on_ready(self, address: str) -> None:
        self.tell_ready()


def workers_each(processes: int) -> int:
    """The thinking processes of each server process, so that together they leave one core free."""
    return max(1, ((os.cpu_count() or 1) - 1) // processes)


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest event loop that there is."""
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(work)


def run(config: Config, listener: ServerListener) -> None:
    """Serve until a signal comes; the files that the server makes are its owner's alone."""
    os.umask(0o077)
    if config.processes > 1:
        serve_in_processes(config, listener)
    else:
        run_loop(serve(config, listener))
