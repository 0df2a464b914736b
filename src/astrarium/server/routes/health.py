"""Health and metrics, for the operators of the server."""

from __future__ import annotations

import asyncio
import hmac
from ipaddress import ip_address
from time import monotonic
from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from sqlalchemy import text

from .. import metrics
from ..db.engine import Database
from ..db.upgrade import is_current
from ..problems import not_found
from ..services import Services, ServicesDep

router = APIRouter(tags=["operations"])
CHECK_EVERY: Final = 5.0  # seconds between two attempts to write
WRITE_SECONDS: Final = 5.0


class Health(BaseModel):
    """The parts of the server, and whether each works."""

    ok: bool
    database: bool
    storage: bool
    revision: bool
    runner: bool
    bus: bool


class StorageCheck:
    """Tries to write something; whoever asks, not more often than every few seconds."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._checked_at = -CHECK_EVERY
        self._can_write = False

    async def can_write(self, db: Database) -> bool:
        async with self._lock:
            if monotonic() - self._checked_at >= CHECK_EVERY:
                self._can_write = await can_write(db)
                self._checked_at = monotonic()
        return self._can_write


async def can_write(db: Database) -> bool:
    """A transaction that changes nothing is written and committed like any other: not on a full disk."""
    try:
        async with asyncio.timeout(WRITE_SECONDS), db.write() as session:
            await session.execute(text("UPDATE alembic_version SET version_num = version_num"))
    except Exception:
        return False
    return True


def storage_check(request: Request) -> StorageCheck:
    """That of this server."""
    state = request.app.state
    if not hasattr(state, "storage_check"):
        state.storage_check = StorageCheck()
    check: StorageCheck = state.storage_check
    return check


async def database_answers(db: Database) -> tuple[bool, bool]:
    """The database can be read, and its tables are those of this version."""
    try:
        return True, await is_current(db)
    except Exception:
        return False, False


@router.get("/healthz", responses={503: {"model": Health}})
async def health(request: Request, services: ServicesDep, response: Response) -> Health:
    """200 if all parts work, 503 otherwise."""
    database, revision = await database_answers(services.db)
    parts = {
        "database": database,
        "storage": await storage_check(request).can_write(services.db),
        "revision": revision,
        "runner": services.runner.is_alive,
        "bus": services.bus.is_connected,
    }
    ok = all(parts.values())
    response.status_code = 200 if ok else 503
    return Health(ok=ok, **parts)


def can_see_metrics(request: Request, token: str) -> bool:
    """With the token if there is one; otherwise programs on this machine that do not come through a proxy."""
    if token:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    forwarded = any([name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip")])
    return not forwarded and is_loopback(request.client.host if request.client else "")


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def read_gauges(services: Services) -> None:
    metrics.SOCKETS.set(services.hub.size)
    metrics.JOBS_RUNNING.set(len(services.runner.running))
    metrics.BOTS_THINKING.set(services.pool.busy)
    metrics.BOTS_WAITING.set(services.pool.waiting)


@router.get("/metrics", include_in_schema=False)
async def figures(request: Request, services: ServicesDep) -> Response:
    """All figures in the format of Prometheus."""
    if not can_see_metrics(request, services.config.metrics_token):
        raise not_found("page")
    read_gauges(services)
    return Response(metrics.page(), media_type=metrics.CONTENT_TYPE)
