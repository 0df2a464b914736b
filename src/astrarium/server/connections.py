"""Limits of connections and addresses, before anybody is signed in (docs/decisions/0012)."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from .people.origins import counted_address

HEAD_BYTES: Final = 32 * 1024  # of a request: its address and its headers, trailers too
MOST_HEADERS: Final = 100
REQUEST_SECONDS: Final = 20.0  # for a request to arrive, or for a new connection to send anything
STALLED_SECONDS: Final = 60.0  # for somebody who does not read the answer
KEEP_ALIVE_SECONDS: Final = 65  # between requests; proxies commonly keep theirs for 60 and should close first
PER_ADDRESS: Final = 200  # connections; WebSockets are counted by the hub
WANTED_FILES: Final = 65_536
FEW_FILES: Final = 4_096  # less than that deserves a warning
SPARE_FILES: Final = 128  # for the database, logs, bots' processes

log = logging.getLogger(__name__)


def raise_file_limit() -> int:
    """Raise this process's limit of open files, which include connections, as far as allowed; returns the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # macOS has a lower limit that it does not report
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    limit = WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    if limit < FEW_FILES:
        log.warning("few files may be open", extra={"reason": f"ulimit -n {limit}"})
    return limit


class ConnectionLimiter:
    """Counts connections by address. Proxies are not counted: many people are behind them."""

    def __init__(self, app: ASGIApp, proxies: str, per_address: int, most: int) -> None:
        self.trusted = ProxyHeadersMiddleware(app, proxies).trusted_hosts  # type: ignore[arg-type]  # it is one
        self.per_address = per_address
        self.most = most
        self.counts: Counter[str] = Counter()

    def enter(self, host: str, connections: int) -> str | None:
        """The name under which a connection is counted; None if there is no room for it."""
        if connections > self.most:
            return None
        name = "" if not host or host in self.trusted else counted_address(host)
        if name and self.counts[name] >= self.per_address:
            return None
        self.counts[name] += 1
        return name

    def leave(self, name: str) -> None:
        self.counts[name] -= 1
        if not self.counts[name]:
            del self.counts[name]


class UvicornSettings(uvicorn.Config):
    """The settings of uvicorn, and the limiter of its connections."""

    def __init__(self, app: ASGIApp, limiter: ConnectionLimiter, **more: Any) -> None:
        super().__init__(app, http=LimitedProtocol, timeout_keep_alive=KEEP_ALIVE_SECONDS, **more)
        self.limiter = limiter


class HeadTooLong(Exception):
    """Ends the parsing of a request."""


class LimitedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with bounds on size and time."""

    def __init__(
        self, config: UvicornSettings, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.limiter = config.limiter
        self.name: str | None = None  # under which it is counted, while it is
        self.request_timer: asyncio.TimerHandle | None = None  # a request must be complete by then
        self.write_timer: asyncio.TimerHandle | None = None  # the answer must have been read by then
        self.head_bytes = self.header_count = 0
        self.silent_bytes = 0  # since the parser's last callback
        self.is_arriving = False
        self.is_too_long = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.name = self.limiter.enter(self.client[0] if self.client else "", len(self.connections))
        if self.name is None:
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """The connection is gone, or is a WebSocket now."""
        self.stop_request_timer()
        self.stop_write_timer()
        if self.name is not None:
            self.limiter.leave(self.name)
            self.name = None

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        self.silent_bytes += len(data)
        super().data_received(data)
        if self.name is None or self.transport.is_closing():
            return
        if self.silent_bytes > HEAD_BYTES:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self.is_arriving or self.silent_bytes:
            self.expect_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head_bytes = self.header_count = self.silent_bytes = 0
        self.is_arriving = True

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.header_count += 1
        self.count(len(name) + len(value))
        super().on_header(name, value)

    def count(self, size: int) -> None:
        self.silent_bytes = 0
        self.head_bytes += size
        if self.head_bytes > HEAD_BYTES or self.header_count > MOST_HEADERS:
            self.is_too_long = True
            raise HeadTooLong

    def on_headers_complete(self) -> None:
        self.silent_bytes = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.silent_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.silent_bytes = 0
        self.is_arriving = False
        self.stop_request_timer()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self.is_too_long:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)

    @property
    def is_answering(self) -> bool:
        """A request that has arrived whole is being answered."""
        return bool(self.cycle) and not self.cycle.more_body and not self.cycle.response_complete

    def refuse(self, status: HTTPStatus) -> None:
        """Close, and say why unless that would fall into another answer."""
        if not self.cycle or self.cycle.response_complete:
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()

    def expect_request(self) -> None:
        if self.request_timer is None:
            self.request_timer = self.loop.call_later(REQUEST_SECONDS, self.on_late_request)

    def on_late_request(self) -> None:
        self.request_timer = None
        if self.is_answering:
            self.expect_request()
        elif self.is_arriving:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def stop_request_timer(self) -> None:
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.write_timer is None:
            self.write_timer = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_write_timer()

    def stop_write_timer(self) -> None:
        if self.write_timer is not None:
            self.write_timer.cancel()
            self.write_timer = None
