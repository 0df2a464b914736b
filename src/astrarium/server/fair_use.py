"""Middleware: knows who asks, counts what that costs, and refuses reading to those who have used too much."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .asking import Asker, origin_of, set_asker
from .live.socket import TRY_LATER
from .metering import Metered
from .people.origins import SAFE_METHODS, client_address
from .problem_replies import reply
from .problems import Problem
from .services import Services

TOO_MANY: Final = 429
MOST_PAUSING: Final = 100  # sockets of one address that are being refused
PAUSE: Final = 1.0  # seconds before a refusal leaves: whoever asks again at once would cost more than the answer


class FairUse:
    """`app.add_middleware(FairUse)`: inside of what answers without work, outside of the routes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.pausing: Counter[str] = Counter()  # refused sockets by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        address = client_address(HTTPConnection(scope))
        asker = Asker(origin_of(services.config.secret, address), scope.setdefault("state", {}))
        set_asker(asker)
        if scope["type"] == "websocket":
            try:
                services.limits.take("socket", address)
            except Problem:
                await self.refuse_socket(address, send)
            else:
                await self.app(scope, receive, send)
            return

        async def send_calmly(message: Message) -> None:
            if message.get("status") == TOO_MANY:
                await asyncio.sleep(PAUSE)
            await send(message)

        try:
            if is_read(scope):
                services.limits.check_work(asker)
            elif scope["method"] not in SAFE_METHODS:
                services.limits.take("command", address)
        except Problem as problem:
            await reply(Request(scope), problem)(scope, receive, send_calmly)
            return
        work = Metered(self.app(scope, receive, send_calmly))  # type: ignore[arg-type]  # an application is a coroutine
        try:
            await work
        finally:
            services.limits.work.charge(asker, work.seconds)

    async def refuse_socket(self, address: str, send: Send) -> None:
        """Before it is accepted, which costs most; and late, unless many of the address wait already."""
        if self.pausing[address] < MOST_PAUSING:
            self.pausing[address] += 1
            try:
                await asyncio.sleep(PAUSE)
            finally:
                self.pausing[address] -= 1
                if not self.pausing[address]:
                    del self.pausing[address]
        await send({"type": "websocket.close", "code": TRY_LATER})


def is_read(scope: Scope) -> bool:
    """Commands have limits of their own, and a move must not be refused because somebody has looked at much."""
    return scope["method"] in SAFE_METHODS and scope["path"].startswith("/api/")
