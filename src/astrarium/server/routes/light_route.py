"""Routes that are asked so often that FastAPI's own machinery would cost more than their answers.

Their parameters are checked by the types of their signature, and the schema describes them like all others; but no
dependencies are solved for them, and what a dependency would do is called by name (docs/decisions/0025).
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Final, get_type_hints
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError, create_model
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from ..asking import current_asker
from ..db.people import User
from ..people.access import optional_user, visitor
from ..people.limits import Kind, address_or_person
from ..people.sessions import Visitor
from ..services import Services, services_of

BODY: Final = "body"
CALL: Final = "call"
# In the schema of a route that is only for people who are signed in.
SECURITY: Final[dict[str, Any]] = {"security": [{"APIKeyCookie": []}, {"HTTPBearer": []}]}


class JsonAnswer(Response):
    """An answer to which cookies may be added before its body is known."""

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        self.raw_headers = [(b"content-type", b"application/json")]

    def fill(self, body: bytes) -> None:
        self.body = body
        self.raw_headers.append((b"content-length", b"%d" % len(body)))


class LightCall:
    """A request, and what is known of whoever sent it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.services: Services = services_of(request)
        self.response = JsonAnswer()
        self.visitor: Visitor | None = None

    async def recognise(self) -> User | None:
        """The user who asks; from now on also as `visitor`."""
        self.visitor = await visitor(self.request, self.response, self.services)
        return await optional_user(self.request, self.visitor)

    def count(self, kind: Kind, user: User | None) -> None:
        """Count the request; `Problem` if there have been too many."""
        self.services.limits.take(kind, address_or_person(self.request, None if user is None else user.id))
        if kind == "request":
            self.services.limits.check_work(current_asker())


class LightRoute(APIRoute):
    """Calls its function with a `LightCall`, the checked parameters and the checked body; it answers with JSON."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        assert not more.get("dependencies"), "nothing would call them"
        endpoint = inspect.unwrap(endpoint)  # a router that includes another makes its routes anew
        hints = get_type_hints(endpoint, include_extras=True)
        taken = inspect.signature(endpoint).parameters
        fields: dict[str, Any] = {
            name: (hints[name], ... if one.default is one.empty else one.default)
            for name, one in taken.items()
            if name not in (CALL, BODY)
        }
        self.parameters: type[BaseModel] = create_model(f"{endpoint.__name__}_parameters", **fields)
        self.body: type[BaseModel] | None = hints.get(BODY)
        super().__init__(path, described(endpoint), **more)
        self.call: Callable[..., Awaitable[bytes]] = endpoint

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        call = LightCall(request)
        given = {**query_of(scope), **request.path_params}
        values = {**vars(checked("query", self.parameters.model_validate, given))}
        if self.body is not None:
            values[BODY] = checked(BODY, self.body.model_validate_json, await json_body(request))
        call.response.fill(await self.call(call, **values))
        await call.response(scope, receive, send)


class LightRoutes:
    """Middleware: finds these routes before the router looks through all of them, which costs as much as an answer."""

    def __init__(self, app: ASGIApp, routes: Sequence[BaseRoute], handlers: Mapping[Any, Any]) -> None:
        self.app = app
        self.routes = [route for route in routes if isinstance(route, LightRoute)]
        self.answer = ExceptionMiddleware(answer_found, handlers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            for route in self.routes:
                found = route.path_regex.match(scope["path"])
                if found and scope["method"] in (route.methods or ()):
                    scope["route"], scope["path_params"] = route, found.groupdict()
                    await self.answer(scope, receive, send)
                    return
        await self.app(scope, receive, send)


async def answer_found(scope: Scope, receive: Receive, send: Send) -> None:
    route: LightRoute = scope["route"]
    await route.answer(scope, receive, send)


def described(endpoint: Callable[..., Any]) -> Callable[..., Any]:
    """The function as its schema shows it: without the call itself."""

    @wraps(endpoint)
    async def shown(**values: Any) -> None:
        raise NotImplementedError

    signature, hints = inspect.signature(endpoint), get_type_hints(endpoint, include_extras=True)
    kept = [
        one.replace(annotation=hints[name], kind=inspect.Parameter.KEYWORD_ONLY)
        for name, one in signature.parameters.items()
        if name != CALL
    ]
    shown.__signature__ = signature.replace(parameters=kept, return_annotation=hints["return"])  # type: ignore[attr-defined]  # as functools does
    return shown


def query_of(scope: Scope) -> dict[str, str]:
    """What the address asks for; of several with the same name the last."""
    query: bytes = scope["query_string"]
    return dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True)) if query else {}


def checked(where: str, check: Callable[[Any], Any], given: Any) -> Any:
    try:
        return check(given)
    except ValidationError as error:
        raise RequestValidationError([{**one, "loc": (where, *one["loc"])} for one in error.errors()]) from None


async def json_body(request: Request) -> bytes:
    """The body; nothing if it does not say that it is JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return await request.body() if kind == "application/json" or kind.endswith("+json") else b""
