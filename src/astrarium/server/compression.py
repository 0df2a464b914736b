"""Which answers are compressed: those that are worth it and hold no secret (docs/decisions/0013)."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipResponder, IdentityResponder
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import route_of

SMALLEST: Final = 1000  # bytes; less than that fits into one packet anyway
LEVEL: Final = 5  # beyond it more time buys little
# Not in the list: answers with a CSRF token, an invitation or another secret beside texts that others choose.
ROUTES: Final = frozenset(
    {
        "/api/openapi.json",
        "/api/cards/{language}",
        "/api/games",
        "/api/games/{game}",
        "/api/games/{game}/text/{language}",
        "/api/games/{game}/rules/{language}",
        "/api/games/{game}/components",
        "/api/games/{game}/corrections",
        "/api/tables",
        "/api/tables/{table}/position",
        "/api/tables/{table}/why",
        "/api/tables/{table}/preview",
        "/api/tables/{table}/log",
        "/api/tables/{table}/record",
        "/api/tables/{table}/record/full",
        "/api/tables/{table}/positions",
        "/api/tables/{table}/positions/{move}",
        "/api/tables/{table}/chat",
        "/api/export/{game}",
        "/api/leaderboard/{game}",
    }
)
# Commands are answered with a position, which holds no more than GET position.
COMMANDS: Final = frozenset(
    f"/api/tables/{{table}}/{command}" for command in ("moves", "undo", "redo", "proposals", "answers", "resign", "end")
)
COMPRESSED: Final = {"GET": ROUTES, "POST": COMMANDS}


class SelectiveResponder(IdentityResponder):
    """Compresses the answers of the listed routes only."""

    scope: Scope

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        await super().__call__(scope, receive, send)

    async def send_with_compression(self, message: Message) -> None:
        is_open = route_of(self.scope) in COMPRESSED.get(self.scope["method"], ())
        await (super().send_with_compression(message) if is_open else self.send(message))


class SelectiveGzipResponder(SelectiveResponder, GZipResponder):
    """The same with gzip; each piece of a stream can be read as soon as it has come."""


class Compression:
    """Middleware. WebSockets pass through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            await SelectiveGzipResponder(self.app, SMALLEST, LEVEL)(scope, receive, send)
        else:
            await SelectiveResponder(self.app, SMALLEST)(scope, receive, send)
