"""What the routes of operations need of a server, without the rest of it."""

from __future__ import annotations

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

from fastapi import FastAPI

from astrarium.server import problem_replies
from astrarium.server.config import Config
from astrarium.server.db.engine import Database
from astrarium.server.jobs.pool import BotPool
from astrarium.server.jobs.runner import Runner
from astrarium.server.live import make_bus
from astrarium.server.live.hub import Hub
from astrarium.server.logs import RequestLog
from astrarium.server.people.limits import Limits
from astrarium.server.people.visitors import Visitors
from astrarium.server.routes import health, live


class NoTables:
    """Everybody may watch the table `open`, and ann sits at `own`."""

    async def watchable(self, user_id: str | None, names: Collection[str]) -> dict[str, int]:
        return {"open": 3} if any(name.partition(":")[0] == "open" for name in names) else {}

    async def of_user(self, user_id: str) -> dict[str, int]:
        return {"own": 7} if user_id == "ann" else {}


def make_app(db: Database, **settings: Any) -> FastAPI:
    config = Config(secret=b"x" * 32, **settings)
    bus = make_bus(db)
    app = FastAPI()
    app.state.services = SimpleNamespace(
        config=config,
        db=db,
        bus=bus,
        hub=Hub(bus),
        pool=BotPool(config),
        runner=Runner(db, {}, config),
        tables=NoTables(),
        limits=Limits(enabled=True),
        visitors=Visitors(db, bus),
    )
    problem_replies.install(app)
    app.include_router(health.router)
    app.include_router(live.router)
    app.add_middleware(RequestLog)
    return app
