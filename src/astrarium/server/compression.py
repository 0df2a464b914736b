"""Which answers are compressed: those that are worth it and hold no secret (docs/decisions/0013)."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipResponder
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import route_of

SMALLEST: Final = 1000  # bytes; less than that fits into one packet anyway
LEVEL: Final = 5  # beyond it more time buys little
VARY: Final = (b"vary", b"Accept-Encoding")
# Not in the list: answers with a CSRF token, an invitation or another secret beside texts that others choose.
ROUTES: Final = frozenset(
    {
        "/api/openapi.json",
        "/api/cards/{language}",
        "/api/games",
        "/api/games/{game}",
        "/api/games/{game}/text/{language}",
        "/api/games/{game}/rules/{language}",
        "/api/games/{game}/explanations/{language}",
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


class Compression:
    """Middleware: compresses the answers of the listed routes only. WebSockets pass through.

    Each piece of a stream can be read as soon as it has come.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        chosen: Send | None = None

        async def send_chosen(message: Message) -> None:
            nonlocal chosen
            if chosen is None:  # only now is the route known
                chosen = compressing(scope, send) if is_listed(scope) else send
            await chosen(message)

        await self.app(scope, receive, send_chosen)


def is_listed(scope: Scope) -> bool:
    return route_of(scope) in COMPRESSED.get(scope["method"], ())


def compressing(scope: Scope, send: Send) -> Send:
    """Sends compressed to those who can read it; to others that it might have been compressed."""
    if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
        return partial(send_plain, send)
    responder = GZipResponder(unused, SMALLEST, LEVEL)
    responder.send = send
    return responder.send_with_compression


async def send_plain(send: Send, message: Message) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], VARY]
    await send(message)


async def unused(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """The application inside of a responder that only gets messages."""
