"""Who may do what: the dependencies that routes name in their signatures.

A route that changes something asks for one of these, so that nobody is recognised without the CSRF token.
"""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Request, Response, Security, WebSocket, WebSocketException
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection
from starlette.status import WS_1008_POLICY_VIOLATION

from ..db.models import User
from ..problem_replies import language_of
from ..problems import Problem
from ..services import Having, Services, services
from .guests import forget_guest, make_guest
from .origins import SAFE_METHODS, client_address, is_own_origin
from .sessions import (
    COOKIE,
    CSRF_HEADER,
    Visitor,
    by_cookie,
    by_program,
    give_cookie,
    refresh,
    start_session,
)
from .tokens import csrf_token, is_same


def bearer_token(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def recognise(connection: HTTPConnection, having: Services) -> Visitor | None:
    """The visitor, by bearer token or else by cookie."""
    bearer, cookie = bearer_token(connection), connection.cookies.get(COOKIE)
    if bearer is None and not cookie:
        return None
    async with having.db.read() as session:
        if bearer is not None:
            return await by_program(session, bearer)
        return await by_cookie(session, cookie or "")


async def visitor(request: Request, response: Response, having: Having) -> Visitor | None:
    """Whoever asks, once the request is known to come from our own page or from a program."""
    found = await recognise(request, having)
    request.state.user_id = found.user.id if found else None
    request.state.language = found.user.language if found else language_of(request)
    if found is None:
        if bearer_token(request) is not None:
            raise Problem(401, "bad-token")
        return None
    if found.session_token and request.method not in SAFE_METHODS:
        expected = csrf_token(having.config.secret, found.session_token)
        if not is_same(request.headers.get(CSRF_HEADER, ""), expected):
            raise Problem(403, "csrf")
    if await refresh(having.db, found) and found.session_token:
        give_cookie(response, having.config, found.session_token)
    return found


Visiting = Annotated[Visitor | None, Depends(visitor)]


async def anyone(request: Request, found: Visiting) -> User | None:
    """The person who asks, if known. Who is suspended may only read."""
    if found is None:
        return None
    if found.user.suspended_at is not None and request.method not in SAFE_METHODS:
        raise Problem(403, "suspended")
    return found.user


Anyone = Annotated[User | None, Depends(anyone)]


async def signed(
    user: Anyone,
    _cookie: Annotated[str | None, Security(APIKeyCookie(name=COOKIE, auto_error=False))],
    _program: Annotated[HTTPAuthorizationCredentials | None, Security(HTTPBearer(auto_error=False))],
) -> User:
    """A guest or an account. The two further arguments tell readers of the OpenAPI schema how to sign in."""
    if user is None:
        raise Problem(401, "not-signed-in")
    return user


Signed = Annotated[User, Depends(signed)]


async def signed_or_guest(request: Request, response: Response, having: Having, user: Anyone) -> AsyncIterator[User]:
    """Whoever asks; a stranger becomes a guest, unless the request is refused after all.

    The cookie travels on the response of FastAPI, so the route must return data and not a response of its own.
    """
    if user is not None:
        yield user
        return
    having.limits.take("guest", client_address(request))
    async with having.db.write() as session:
        guest = await make_guest(session, request.state.language)
        token = await start_session(session, guest)
    give_cookie(response, having.config, token)
    request.state.user_id = guest.id
    try:
        yield guest
    except Exception:
        async with having.db.write() as session:
            await forget_guest(session, guest.id)
        raise


SignedOrGuest = Annotated[User, Depends(signed_or_guest)]


async def account(user: Signed) -> User:
    if user.kind != "account":
        raise Problem(403, "guests-not-allowed")
    return user


Account = Annotated[User, Depends(account)]


async def at_browser(found: Visiting) -> None:
    """What decides over the account itself is for the person and not for a program with a token."""
    if found is not None and found.program:
        raise Problem(403, "browser-only")


async def admin(user: Signed, _browser: Annotated[None, Depends(at_browser)]) -> User:
    if user.role != "admin":
        raise Problem(403, "not-admin")
    return user


Admin = Annotated[User, Depends(admin)]


async def websocket_user(websocket: WebSocket) -> User | None:
    """The person behind a WebSocket, before it is accepted; a foreign page is turned away."""
    having = services(websocket)
    if not is_own_origin(websocket, having.config):
        raise WebSocketException(WS_1008_POLICY_VIOLATION)
    found = await recognise(websocket, having)
    return found.user if found else None
