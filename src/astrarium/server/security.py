"""Checks of every request: its origin and the size of its body; and the security headers of every answer."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .config import Config
from .people.addresses import base_address
from .people.origins import SAFE_METHODS, host_of, is_own_host, is_own_page
from .problem_replies import reply
from .problems import Problem

OPERATIONS: Final = ("/healthz", "/metrics")
POLICY: Final = 1008  # how a WebSocket is refused
BODY_LIMIT: Final = 64 * 1024
NOT_KEPT: Final = (b"cache-control", b"no-store")
RawHeaders = list[tuple[bytes, bytes]]  # names in lower case, as ASGI has them
SENSORS: Final = "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()"


def content_policy(config: Config) -> str:
    """Pages load and run only what comes from here."""
    address = base_address(config)
    socket = "wss" if address.startswith("https:") else "ws"
    return "; ".join(
        [
            "default-src 'self'",
            "img-src 'self' data:",
            f"connect-src 'self' {socket}://{host_of(address)}",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "object-src 'none'",
        ]
    )


def answer_headers(config: Config) -> RawHeaders:
    headers = {
        "content-security-policy": content_policy(config),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",  # invite links are secrets
        "permissions-policy": SENSORS,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Security:
    """Middleware: `app.add_middleware(Security, config=config)`. Answers pass through as they come."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.headers = answer_headers(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not is_own_host(HTTPConnection(scope), self.config):
            await send({"type": "websocket.close", "code": POLICY})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self.guarded(scope, message.get("headers", []))
            await send(message)

        request = Request(scope)
        try:
            self.check_host(request)
            self.check_page(request)
            receive = await limited_body(request, receive)
        except Problem as problem:
            await reply(request, problem)(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)

    def check_host(self, request: Request) -> None:
        """Whoever asks has asked for us; only operations may come under any name, from programs on the network."""
        if request.scope["path"] not in OPERATIONS and not is_own_host(request, self.config):
            raise Problem(421, "wrong-host")

    def check_page(self, request: Request) -> None:
        """Only our own pages and programs may change something, not pages of other sites."""
        if request.method not in SAFE_METHODS and not is_own_page(request, self.config):
            raise Problem(403, "foreign-origin")

    def guarded(self, scope: Scope, headers: RawHeaders) -> RawHeaders:
        """The headers of an answer, and ours unless it has its own."""
        has = {name for name, _ in headers}
        ours = [*self.headers, NOT_KEPT] if scope["path"].startswith("/api") else self.headers
        return [*headers, *[header for header in ours if header[0] not in has]]


async def limited_body(request: Request, receive: Receive) -> Receive:
    """The body, if it is small enough. One without a length is read first."""
    headers = request.headers
    length = headers.get("content-length", "")
    if length.isascii() and length.isdigit() and "transfer-encoding" not in headers:
        if int(length) > BODY_LIMIT:
            raise Problem(413, "too-large", limit=BODY_LIMIT // 1024)
        return receive
    if request.method in SAFE_METHODS and "transfer-encoding" not in headers:
        return receive
    return await read_ahead(receive)


async def read_ahead(receive: Receive) -> Receive:
    """Read the body up to the limit, and pass it on as one message."""
    body, has_more = b"", True
    while has_more:
        message = await receive()
        if message["type"] != "http.request":
            return replay_message(message, receive)
        body += message.get("body", b"")
        has_more = message.get("more_body", False)
        if len(body) > BODY_LIMIT:
            raise Problem(413, "too-large", limit=BODY_LIMIT // 1024)
    return replay_message({"type": "http.request", "body": body, "more_body": False}, receive)


def replay_message(first: Message, rest: Receive) -> Receive:
    """A message that was read already, then what comes after it."""
    waiting = [first]

    async def receive() -> Message:
        return waiting.pop() if waiting else await rest()

    return receive
