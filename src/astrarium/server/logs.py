"""The server's log, which never contains what people wrote or sent.

For programs each line is a JSON object; on a terminal only warnings and errors, in the person's language.

Of a request: its id, method, route template, status and milliseconds. Of an error: its type and the places in the code.
Query strings, bodies, headers, addresses and the texts of errors, which may quote any of these, stay out.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import time
import traceback
from contextlib import nullcontext
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import lru_cache
from itertools import count
from typing import Any, Final, TextIO

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .config import LogFormat
from .db.base import new_id
from .words import words

# The fields that a line may have beside its text; other attributes of a record are left out.
FIELDS: Final = ("method", "route", "status", "ms", "job", "kind", "attempts", "bot", "reason", "table")
NO_ROUTE: Final = "-"  # no route matched: the path is whatever somebody typed
NO_STATUS: Final = 500
WRITTEN_AFTER: Final = 0.1  # seconds, in which lines are gathered

request_id: ContextVar[str] = ContextVar("request_id", default="")
log = logging.getLogger("astrarium.request")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": f"{second_text(int(record.created))}.{int(record.msecs):03}+00:00",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[1]:
            line["error"] = error_data(record.exc_info[1])
        return orjson.dumps(line, default=str).decode()


@lru_cache(maxsize=2)
def second_text(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def error_data(error: BaseException) -> dict[str, Any]:
    """The type of an error, where it happened, and what caused it; a text only from the system, which quotes nobody."""
    frames = traceback.extract_tb(error.__traceback__)
    data: dict[str, Any] = {
        "type": type(error).__name__,
        "trace": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
    if isinstance(error, OSError) and error.strerror:
        data["text"] = error.strerror
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        data["cause"] = error_data(cause)
    return data


class TextLines(logging.Formatter):
    """A record as a sentence with its time, and each error with the place where it happened on a line of its own."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.words = words(language)

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        lines = [
            self.words.format(
                "log-line",
                time=datetime.fromtimestamp(record.created).strftime("%H:%M:%S"),
                level="error" if record.levelno >= logging.ERROR else "warning",
                text=(self.words.find(text_id(text), {}) or text) + details(record),
            )
        ]
        error = error_data(record.exc_info[1]) if record.exc_info and record.exc_info[1] else None
        while error:
            summary = ": ".join([error["type"], *[error[name] for name in ("text",) if name in error]])
            lines.append(self.words.format("log-error", error=summary, place=(error["trace"] or [NO_ROUTE])[-1]))
            error = error.get("cause")
        return "\n    ".join(lines)


class GatheredLines(logging.StreamHandler[TextIO]):
    """Writes the lines of a moment together: at each writing the engines' thread would get in between.

    A warning is written at once, after all that came before it.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.lines.append(self.format(record))
            if record.levelno > logging.INFO:
                self.flush()
            elif len(self.lines) == 1:
                asyncio.get_running_loop().call_later(WRITTEN_AFTER, self.flush)
        except RuntimeError:  # no event loop runs here, so that nobody would write it later
            self.flush()
        except Exception:
            self.handleError(record)

    def flush(self) -> None:
        with self.lock or nullcontext():
            text, self.lines = "".join([f"{line}\n" for line in self.lines]), []
            self.stream.write(text)
            super().flush()


def text_id(text: str) -> str:
    """The message that says a record's text to people: `a bot gave no move` is `log-a-bot-gave-no-move`."""
    return "log-" + re.sub(r"[^a-z]+", "-", text.lower()).strip("-")


def details(record: logging.LogRecord) -> str:
    """What a record says beside its text, in brackets."""
    parts = [f"{name}: {record.__dict__[name]}" for name in FIELDS if name in record.__dict__]
    return f" ({', '.join(parts)})" if parts else ""


def configure_logging(form: LogFormat, language: str, stream: TextIO | None = None) -> None:
    """From now on all records of this process go to the stream in this form, by default to that of errors."""
    out = stream or sys.stderr
    is_text = out.isatty() if form == "auto" else form == "text"
    handler = GatheredLines(out)
    handler.setFormatter(TextLines(language) if is_text else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if is_text else logging.INFO)
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line tells them
    for name in ("alembic", "sqlalchemy", "asyncio", "websockets", "uvicorn", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)


class RequestLog:
    """The outermost middleware: gives every request an id, counts it, and writes one line about it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.process = new_id(8)
        self.numbers = count()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        name = f"{self.process}-{next(self.numbers)}"
        token = request_id.set(name)
        status, start = NO_STATUS, time.perf_counter()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", name.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            log_request(scope, status, time.perf_counter() - start)
            request_id.reset(token)


def log_request(scope: Scope, status: int, seconds: float) -> None:
    method, route = scope["method"], route_of(scope)
    metrics.request(method, route, status, seconds)
    level = logging.ERROR if status >= 500 else logging.INFO
    if log.isEnabledFor(level):
        data = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        # Not `log.log`, which looks through the stack for the line that called it.
        log.handle(log.makeRecord(log.name, level, "", 0, "request", (), None, extra=data))


def route_of(scope: Scope) -> str:
    """The template of the route, for example /api/tables/{table}: ids of things do not belong into logs."""
    return getattr(scope.get("route"), "path", NO_ROUTE)
