"""Middleware: knows who asks, counts what that costs, and refuses reading to those who have used too much."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from .asking import Asker, origin_of, set_asker
from .metering import Metered
from .people.origins import SAFE_METHODS, client_address
from .problem_replies import reply
from .problems import Problem
from .services import Services


class FairUse:
    """`app.add_middleware(FairUse)`: inside of what answers without work, outside of the routes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        address = client_address(HTTPConnection(scope))
        asker = Asker(origin_of(services.config.secret, address), scope.setdefault("state", {}))
        set_asker(asker)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        try:
            if is_read(scope):
                services.limits.check_work(asker)
        except Problem as problem:
            await reply(Request(scope), problem)(scope, receive, send)
            return
        work = Metered(self.app(scope, receive, send))  # type: ignore[arg-type]  # an application is a coroutine
        try:
            await work
        finally:
            services.limits.work.charge(asker, work.seconds)


def is_read(scope: Scope) -> bool:
    """Commands have limits of their own, and a move must not be refused because somebody has looked at much."""
    return scope["method"] in SAFE_METHODS and scope["path"].startswith("/api/")
