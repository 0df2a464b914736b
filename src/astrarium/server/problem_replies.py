"""How a refused request is answered: JSON with a code, a text in the reader's language, and the values."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from astrarium.kernel.errors import AstrariumError, BadSetting
from astrarium.text.messages import Messages

from .problems import Problem
from .words import preferred, words

log = logging.getLogger(__name__)

REASONS: Final = {"string_too_short": "short", "string_too_long": "long", "missing": "missing"}  # of pydantic's errors


class ProblemReply(BaseModel, extra="allow"):
    """What every 4xx says."""

    error: str
    message: str


def language_of(request: Request) -> str:
    """The signed-in person's language, or the browser's."""
    chosen = getattr(request.state, "language", None)
    return chosen or preferred(request.headers.get("accept-language", ""))


def reply(request: Request, problem: Problem) -> JSONResponse:
    values = {key: value for key, value in problem.values.items() if value is not None}
    message = message_text(words(language_of(request)), problem.code, values)
    headers = {"Retry-After": str(problem.values["seconds"])} if problem.status == 429 else None
    return JSONResponse({"error": problem.code, "message": message, **values}, problem.status, headers)


def message_text(texts: Messages, code: str, values: dict[str, Any]) -> str:
    """The problem in words; a field that people know by a name is called by it."""
    field = texts.find(f"field-{values['field']}", {}) if "field" in values else None
    if field is not None:
        return texts.format(f"field-wrong-{values['reason']}", **{**values, "field": field})
    return texts.format(f"problem-{code}", **values)


async def on_problem(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    return reply(request, error)


async def on_bad_request(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    errors = error.errors()
    fields = [".".join(str(part) for part in one["loc"]) for one in errors]
    return reply(request, Problem(422, "bad-request", fields=", ".join(fields), **first_complaint(errors)))


def first_complaint(errors: Sequence[Any]) -> dict[str, Any]:
    """What a person should read about the first wrong field."""
    if not errors:
        return {}
    first = errors[0]
    reason = REASONS.get(first["type"], "form")
    limit = first.get("ctx", {}).get("min_length" if reason == "short" else "max_length", 0)
    named = [str(part) for part in first["loc"] if isinstance(part, str)]
    return {"field": named[-1] if named else "", "reason": reason, "limit": limit}


async def on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    known = {404: "no-page", 405: "bad-method", 400: "bad-request"}
    answer = reply(request, Problem(error.status_code, known.get(error.status_code, "bad-request"), fields=""))
    answer.headers.update(error.headers or {})
    return answer


def settings_named(texts: Messages, values: dict[str, Any]) -> dict[str, Any]:
    """The values with the names that a game's settings have for people."""
    names = {key: f"{values['game']}-setting-{values[key]}" for key in ("setting", "other") if key in values}
    return values | {key: texts.find(message, {}) or values[key] for key, message in names.items()}


async def on_setting(request: Request, error: Exception) -> JSONResponse:
    """A setting that a game does not have, or that does not go with the others or the number of players."""
    assert isinstance(error, BadSetting)
    if not error.code:
        return await on_engine(request, error)
    texts = Messages.of_game(language_of(request), error.game)
    values = settings_named(texts, {"game": error.game, **error.values})
    return reply(request, Problem(422, f"setting-{error.code}", **values))


async def on_engine(request: Request, error: Exception) -> JSONResponse:
    """What the engines refuse before a move is made: a game, a setting or a notation that does not exist."""
    return reply(request, Problem(422, "engine", detail=str(error)))


async def on_database(request: Request, error: Exception) -> JSONResponse:
    """The database is away or refuses: nothing was acknowledged, and the same request may be made again."""
    log.error("the database failed", exc_info=error)
    return reply(request, Problem(503, "no-database"))


def install(app: FastAPI) -> None:
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(BadSetting, on_setting)
    app.add_exception_handler(AstrariumError, on_engine)
    app.add_exception_handler(SQLAlchemyError, on_database)
    app.add_exception_handler(ConnectionError, on_database)
