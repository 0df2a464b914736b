"""The parts of a running server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .config import Config
from .db.engine import Database

if TYPE_CHECKING:
    from .jobs.pool import BotPool
    from .jobs.runner import Runner
    from .jobs.thinking_order import ThinkingOrder
    from .live.bus import Bus
    from .live.hub import Hub
    from .people.heavy_answers import HeavyAnswers
    from .people.limits import Limits
    from .people.visitors import Visitors
    from .play.bot_games import BotGames
    from .play.tables import Tables


@dataclass
class Services:
    """One of each, made by `app.create_app` and the same for all requests."""

    config: Config
    db: Database
    bus: Bus
    hub: Hub
    pool: BotPool
    order: ThinkingOrder
    runner: Runner
    limits: Limits
    heavy: HeavyAnswers
    bot_games: BotGames
    visitors: Visitors
    tables: Tables


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def services_dependency(connection: HTTPConnection) -> Services:
    """The same as a dependency of routes; async, because FastAPI runs other functions in a thread."""
    return services_of(connection)


ServicesDep = Annotated[Services, Depends(services_dependency)]
