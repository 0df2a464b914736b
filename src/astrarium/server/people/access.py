"""Who may do what: the dependencies that routes name in their signatures.

Every route that changes something uses one of these, so the CSRF token is always checked.
"""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Request, Response, Security, WebSocket, WebSocketException
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.status import WS_1008_POLICY_VIOLATION

from ..db.models import User
from ..problem_replies import language_of
from ..problems import Problem
from ..services import ServicesDep, services_of
from .guests import forget_guest, make_guest
from .origins import SAFE_METHODS, client_address, is_own_origin
from .sessions import COOKIE, CSRF_HEADER, Visitor, set_session_cookie, start_session
from .tokens import csrf_token, is_same
from .visitors import bearer_token


async def visitor(request: Request, response: Response, services: ServicesDep) -> Visitor | None:
    """The visitor who sent the request, or None. Checks the CSRF token of requests that change something."""
    current = await services.visitors.find(request)
    request.state.user_id = current.user.id if current else None
    request.state.language = current.user.language if current else language_of(request)
    if current is None:
        if bearer_token(request) is not None:
            raise Problem(401, "bad-token")
        return None
    if current.session_token and request.method not in SAFE_METHODS:
        expected = csrf_token(services.config.secret, current.session_token)
        if not is_same(request.headers.get(CSRF_HEADER, ""), expected):
            raise Problem(403, "csrf")
    if await services.visitors.refresh(current) and current.session_token:
        set_session_cookie(response, services.config, current.session_token)
    return current


CurrentVisitor = Annotated[Visitor | None, Depends(visitor)]


async def optional_user(request: Request, current: CurrentVisitor) -> User | None:
    """The visitor's user, or None. Suspended people may only read."""
    if current is None:
        return None
    if current.user.suspended_at is not None and request.method not in SAFE_METHODS:
        raise Problem(403, "suspended")
    return current.user


OptionalUser = Annotated[User | None, Depends(optional_user)]


def signed_in_user(user: User | None) -> User:
    if user is None:
        raise Problem(401, "not-signed-in")
    return user


async def signed_in(
    user: OptionalUser,
    _cookie: Annotated[str | None, Security(APIKeyCookie(name=COOKIE, auto_error=False))],
    _program: Annotated[HTTPAuthorizationCredentials | None, Security(HTTPBearer(auto_error=False))],
) -> User:
    """A guest or an account. The two further arguments tell readers of the OpenAPI schema how to sign in."""
    return signed_in_user(user)


SignedIn = Annotated[User, Depends(signed_in)]


async def signed_in_or_guest(
    request: Request, response: Response, services: ServicesDep, user: OptionalUser
) -> AsyncIterator[User]:
    """The visitor's user. A stranger becomes a guest; the guest is removed again if the request fails.

    The cookie travels on the response of FastAPI, so the route must return data and not a response of its own.
    """
    if user is not None:
        yield user
        return
    services.limits.take("guest", client_address(request))
    async with services.db.write() as session:
        guest = await make_guest(session, request.state.language)
        token = await start_session(session, guest)
    set_session_cookie(response, services.config, token)
    request.state.user_id = guest.id
    try:
        yield guest
    except Exception:
        async with services.db.write() as session:
            await forget_guest(session, guest.id)
        raise


SignedInOrGuest = Annotated[User, Depends(signed_in_or_guest)]


async def account(user: SignedIn) -> User:
    if user.kind != "account":
        raise Problem(403, "guests-not-allowed")
    return user


Account = Annotated[User, Depends(account)]


async def browser_only(current: CurrentVisitor) -> None:
    """Refuse API tokens: the account itself is managed only in a browser."""
    if current is not None and current.program:
        raise Problem(403, "browser-only")


async def admin(user: SignedIn, _browser: Annotated[None, Depends(browser_only)]) -> User:
    if user.role != "admin":
        raise Problem(403, "not-admin")
    if user.suspended_at is not None:
        raise Problem(403, "suspended")
    return user


Admin = Annotated[User, Depends(admin)]


async def websocket_user(websocket: WebSocket) -> User | None:
    """The person behind a WebSocket, before it is accepted; pages of other sites are refused."""
    services = services_of(websocket)
    if not is_own_origin(websocket, services.config):
        raise WebSocketException(WS_1008_POLICY_VIOLATION)
    current = await services.visitors.find(websocket)
    return current.user if current else None
