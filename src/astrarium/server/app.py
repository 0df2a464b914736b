"""The application: everything put together."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import import_module

from fastapi import FastAPI

from . import clock, metrics, problem_replies, view_types
from .compression import Compression
from .config import Config
from .db.engine import Database
from .fair_use import FairUse
from .jobs.pool import BotPool
from .jobs.runner import Runner
from .jobs.thinking_order import ThinkingOrder
from .live.bus import Bus
from .live.hub import PER_ADDRESS, PER_PROCESS, Hub
from .live.local_bus import LocalBus
from .live.postgres_bus import PostgresBus
from .lockfile import lock_of, sqlite_file
from .logs import RequestLog
from .people import delivery
from .people.cleanup import KIND as CLEANUP
from .people.cleanup import Cleanup, schedule_cleanup
from .people.heavy_answers import HeavyAnswers
from .people.limits import Limits
from .people.visitors import Visitors
from .play.bot_games import BotGames
from .play.engine_queue import EngineQueue
from .play.table_jobs import TableJobs
from .play.tables import Tables
from .routes import (
    admin,
    calculator,
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
    sign_in,
    tables,
    tokens,
)
from .routes.light_route import LightRoutes
from .security import Security
from .services import Services

API = (me, sign_in, tokens, people, notifications, admin, games, calculator, tables, moves, records, chat)


def make_services(config: Config) -> Services:
    """One of each; nothing runs yet."""
    db, file = Database(config.database), sqlite_file(config.database)
    bus: Bus = PostgresBus(db) if file is None else LocalBus(lock_of(file))
    hub = Hub(bus, per_address=PER_ADDRESS if config.limits else PER_PROCESS)
    pool, limits = BotPool(config), Limits(config.limits)

    def wake() -> None:
        runner.wake()

    all_tables = Tables(db, bus, EngineQueue(limits.work), wake, lambda user, table: user in hub.present(table))

    def is_watched(table: str) -> bool:
        cached = all_tables.cache.get(table)
        return bool(hub.present(table)) or (cached is not None and cached.was_seen_lately)

    order = ThinkingOrder(is_watched)
    table_jobs = TableJobs(all_tables, pool, order)
    handlers = {**table_jobs.handlers, **delivery.handlers(config, db), CLEANUP: Cleanup(db).clean_up}
    runner = Runner(db, handlers, config, orders={"bot": order})
    visitors = Visitors(db, bus)
    bot_games = BotGames() if config.limits else BotGames(sys.maxsize, sys.maxsize)
    return Services(config, db, bus, hub, pool, order, runner, limits, HeavyAnswers(), bot_games, visitors, all_tables)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Started in the order in which one thing needs the other, stopped in reverse."""
    services: Services = app.state.services
    lag = asyncio.create_task(metrics.watch_lag())
    await services.bus.start()
    await services.hub.start()
    async with services.db.write() as session:
        await schedule_cleanup(session, clock.now() + clock.MINUTE)
    await services.runner.start()
    try:
        yield
    finally:
        await services.hub.stop()
        await services.runner.stop()
        await services.pool.close()
        await services.bus.stop()
        services.tables.engines.close()
        await services.db.close()
        lag.cancel()
        with suppress(asyncio.CancelledError):
            await lag


def create_app(config: Config) -> FastAPI:
    for module in config.game_modules:
        import_module(module)
    app = FastAPI(
        title="Astrarium",
        version="0.1.0",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # `/metrics` and the log are ours
    )
    app.state.services = make_services(config)
    problem_replies.install(app)
    view_types.install(app)
    for router in (moves.light, *[api_module.router for api_module in API]):
        app.include_router(router)
    app.include_router(live.router)
    app.include_router(health.router)
    pages.install(app, config.web)
    app.add_middleware(LightRoutes, routes=moves.light.routes, handlers=app.exception_handlers)
    app.add_middleware(Compression)
    app.add_middleware(FairUse)
    app.add_middleware(Security, config=config)
    app.add_middleware(RequestLog)
    return app
