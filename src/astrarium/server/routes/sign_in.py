"""Signing up, in and out, and the links for recovery, reset and confirmation."""

from typing import Annotated, Literal

from fastapi import BackgroundTasks, Depends, Header, Response
from pydantic import BaseModel
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import Request

from ..db.engine import Database
from ..db.models import User
from ..people.access import CurrentVisitor, OptionalUser, browser_only
from ..people.accounts import (
    account_by_login,
    confirm_email,
    create_account,
    queue_reset_emails,
    set_password,
    user_in_session,
)
from ..people.fields import Email, Language, Login, Name, Password, PasswordAttempt, RequestBody, Token
from ..people.limits import limited
from ..people.links import find_link, use_link
from ..people.passwords import PasswordsDep
from ..people.routing import api_router, signed_in_reply
from ..people.sessions import Visitor, clear_session_cookie, close_sockets, end_session, end_sessions, start_session
from ..people.views import SessionInfo
from ..problem_replies import language_of
from ..problems import Problem
from ..services import Services, ServicesDep

router = api_router("signing in")
SignInLimit = Depends(limited("sign_in"))


class SignUpRequest(RequestBody):
    """A new account; a guest who is signed in becomes it and keeps all games."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language | None = None


class SignInRequest(RequestBody):
    login: Login  # the name or the e-mail address
    password: PasswordAttempt


class SignOutRequest(RequestBody):
    everywhere: bool = False


class ForgotPasswordRequest(RequestBody):
    login: Login


class ResetPasswordRequest(RequestBody):
    token: Token
    password: Password


class LinkRequest(RequestBody):
    """The token of a link that is used."""

    token: Token


class LinkInfo(BaseModel):
    """What a link is for, and for whom."""

    purpose: Literal["recovery", "reset", "confirm"]
    name: str


class ServerInfo(BaseModel):
    """What everybody may know of this server."""

    mail: bool  # it sends e-mails; otherwise its host gives out links for new passwords


async def change_session(services: Services, session: AsyncSession, user: User, before: Visitor | None) -> str:
    """Sign a person in with a new token; the session that the browser had until now ends."""
    if before is not None and before.session_token:
        await end_session(session, before.session_token)
        await services.visitors.changed(session, before.user.id)
    return await start_session(session, user)


@router.get("/server")
async def server_info(services: ServicesDep) -> ServerInfo:
    """What this server offers."""
    return ServerInfo(mail=bool(services.config.mail.host))


@router.post("/sign-up", status_code=201, dependencies=[SignInLimit])
async def sign_up(
    body: SignUpRequest, request: Request, response: Response, services: ServicesDep, hashing: PasswordsDep,
    guest: OptionalUser, before: CurrentVisitor,
) -> SessionInfo:  # fmt: skip
    """Make an account, and be signed in."""
    if guest is not None and guest.kind != "guest":
        raise Problem(409, "already-account")
    hashed = await hashing.hash(body.password)
    language = body.language or language_of(request)
    async with services.db.write() as session:
        user = await create_account(session, guest.id if guest else None, body.name, hashed, body.email, language)
        await services.visitors.changed(session, user.id)
        token = await change_session(services, session, user, before)
    return signed_in_reply(services, response, user, token)


@router.post("/sign-in", dependencies=[SignInLimit])
async def sign_in(
    body: SignInRequest, response: Response, services: ServicesDep, hashing: PasswordsDep, before: CurrentVisitor
) -> SessionInfo:
    """Sign in by name or e-mail. The refusal does not say whether the name or the password is wrong."""
    async with services.db.read() as session:
        account = await account_by_login(session, body.login)
    if not await hashing.is_correct(account.password if account else None, body.password) or account is None:
        raise Problem(401, "wrong-login")
    renewed = await hashing.hash(body.password) if hashing.is_outdated(account.password or "") else account.password
    async with services.db.write() as session:
        user = await user_in_session(session, account)
        user.password = renewed
        await services.visitors.changed(session, user.id)
        token = await change_session(services, session, user, before)
    return signed_in_reply(services, response, user, token)


@router.post("/sign-out", status_code=204, dependencies=[Depends(browser_only)])
async def sign_out(body: SignOutRequest, response: Response, services: ServicesDep, before: CurrentVisitor) -> None:
    """Sign this browser out, or all of them. Suspended people may sign out, too."""
    clear_session_cookie(response)
    if before is None:
        return
    async with services.db.write() as session:
        if before.session_token:
            await end_session(session, before.session_token)
        await services.visitors.changed(session, before.user.id)
        if body.everywhere:
            await end_sessions(session, before.user.id)
            await close_sockets(services.bus, session, before.user.id)


@router.get("/link")
async def link_info(token: Annotated[Token, Header(alias="X-Astrarium-Link")], services: ServicesDep) -> LinkInfo:
    """What a link is for, before it is used. The token comes in a header, because addresses are logged."""
    async with services.db.read() as session:
        link, user = await find_link(session, token)
    return LinkInfo(purpose=link.purpose, name=user.name)  # type: ignore[arg-type]  # the column holds one of them


@router.post("/recover", dependencies=[SignInLimit])
async def recover(body: LinkRequest, response: Response, services: ServicesDep, before: CurrentVisitor) -> SessionInfo:
    """Sign in as the guest of a recovery link."""
    async with services.db.write() as session:
        user = await use_link(session, body.token, "recovery")
        token = await change_session(services, session, user, before)
    return signed_in_reply(services, response, user, token)


async def queue_emails(db: Database, login: str) -> None:
    async with db.write() as session:
        await queue_reset_emails(session, login)


@router.post("/password/forgot", status_code=202, dependencies=[Depends(limited("mail"))])
async def forgot_password(body: ForgotPasswordRequest, services: ServicesDep, later: BackgroundTasks) -> None:
    """Send a link for a new password, if there is such an account and it has an e-mail address.

    The answer is the same for everybody, and is given before anything is looked up. A server without mail refuses.
    """
    if not services.config.mail.host:
        raise Problem(409, "ask-host")
    later.add_task(queue_emails, services.db, body.login)


@router.post("/password/reset", dependencies=[SignInLimit])
async def reset_password(
    body: ResetPasswordRequest, response: Response, services: ServicesDep, hashing: PasswordsDep, before: CurrentVisitor
) -> SessionInfo:
    """Set a new password with a link, and be signed in. All other browsers and all programs are signed out."""
    hashed = await hashing.hash(body.password)
    async with services.db.write() as session:
        user = await use_link(session, body.token, "reset")
        await set_password(session, user, hashed)
        await services.visitors.changed(session, user.id)
        await close_sockets(services.bus, session, user.id)
        token = await change_session(services, session, user, before)
    return signed_in_reply(services, response, user, token)


@router.post("/email/confirm", status_code=204, dependencies=[SignInLimit])
async def confirm_email_address(body: LinkRequest, services: ServicesDep) -> None:
    """Confirm an e-mail address with the link of an e-mail, in any browser."""
    async with services.db.write() as session:
        user = await confirm_email(session, body.token)
        await services.visitors.changed(session, user.id)
