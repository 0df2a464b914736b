"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import import_module

from fastapi import FastAPI

from . import clock, metrics, problem_replies, shown
from .compressing import Compressing
from .config import Config
from .db.engine import Database
from .jobs.pool import ThinkingPool
from .jobs.runner import Runner
from .live.bus import Bus
from .live.hub import PER_ADDRESS, PER_PROCESS, Hub
from .live.local_bus import LocalBus
from .live.postgres_bus import PostgresBus
from .logs import RequestLog
from .people import delivering
from .people.limits import Limits
from .people.sweeping import KIND, Sweeping, plan_sweep
from .play.tables import Tables
from .play.working import Working
from .routes import (
    admin,
    chat,
    games,
    health,
    live,
    me,
    moves,
    notifications,
    pages,
    people,
    records,
    signing,
    tables,
    tokens,
)
from .security import Security
from .services import Services

API = (me, signing, tokens, people, notifications, admin, games, tables, moves, records, chat)


def make_services(config: Config) -> Services:
    """One of each; nothing runs yet."""
    db = Database(config.database)
    bus: Bus = LocalBus() if db.is_sqlite else PostgresBus(db)
    hub = Hub(bus, per_address=PER_ADDRESS if config.limits else PER_PROCESS)
    pool = ThinkingPool(config)

    def poke() -> None:
        runner.poke()

    all_tables = Tables(db, bus, poke, lambda user, table: user in hub.present(table))
    handlers = {**Working(all_tables, pool).handlers, **delivering.handlers(config, db), KIND: Sweeping(db).sweep}
    runner = Runner(db, handlers, config)
    return Services(config, db, bus, hub, pool, runner, Limits(config.limits), all_tables)


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[None]:
    """Started in the order in which one thing needs the other, stopped in reverse."""
    having: Services = app.state.services
    lag = asyncio.create_task(metrics.watch_lag())
    await having.bus.start()
    await having.hub.start()
    async with having.db.write() as session:
        await plan_sweep(session, clock.now() + clock.MINUTE)
    await having.runner.start()
    try:
        yield
    finally:
        await having.hub.stop()
        await having.runner.stop()
        await having.pool.close()
        await having.bus.stop()
        having.tables.close()
        await having.db.close()
        lag.cancel()
        with suppress(asyncio.CancelledError):
            await lag


def create_app(config: Config) -> FastAPI:
    for module in config.game_modules:
        import_module(module)
    app = FastAPI(
        title="Astrarium",
        version="0.1.0",
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = make_services(config)
    problem_replies.install(app)
    shown.install(app)
    for room in API:
        app.include_router(room.router)
    app.include_router(live.router)
    app.include_router(health.router)
    pages.install(app, config.web)
    app.add_middleware(Compressing)
    app.add_middleware(Security, config=config)
    app.add_middleware(RequestLog)
    return app
