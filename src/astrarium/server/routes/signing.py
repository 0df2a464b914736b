"""Coming and going: signing up, in and out, and the links that let people in again."""

from typing import Annotated, Literal

from fastapi import BackgroundTasks, Depends, Header, Response
from pydantic import BaseModel
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import Request

from ..db.engine import Database
from ..db.models import User
from ..people.access import Anyone, Visiting
from ..people.accounts import (
    confirm_email,
    own_row,
    send_reset_letters,
    set_password,
    sign_up,
    tell_new_name,
    to_sign_in,
)
from ..people.fields import Asked, Email, Language, Login, Name, Password, Token, TriedPassword
from ..people.limits import limited
from ..people.links import find_link, use_link
from ..people.passwords import Hashing
from ..people.routing import api_router, entered
from ..people.sessions import Visitor, close_sockets, end_session, end_sessions, start_session, take_cookie
from ..people.views import Here
from ..problem_replies import language_of
from ..problems import Problem
from ..services import Having

router = api_router("signing in")
Guarded = Depends(limited("sign_in"))


class SigningUp(Asked):
    """A new account; a guest who is signed in becomes it and keeps all games."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language | None = None


class SigningIn(Asked):
    login: Login  # the name or the e-mail address
    password: TriedPassword


class SigningOut(Asked):
    everywhere: bool = False


class Forgotten(Asked):
    login: Login


class Resetting(Asked):
    token: Token
    password: Password


class Following(Asked):
    """A link that somebody opened, and wants to use."""

    token: Token


class LinkInfo(BaseModel):
    """What a link is for, and for whom."""

    purpose: Literal["recovery", "reset", "confirm"]
    name: str


class ServerInfo(BaseModel):
    """What everybody may know of this server."""

    mail: bool  # it sends letters; otherwise its host gives out links for new passwords


async def change_session(session: AsyncSession, user: User, before: Visitor | None) -> str:
    """Sign a person in with a new token; the session that the browser had until now ends."""
    if before is not None and before.session_token:
        await end_session(session, before.session_token)
    return await start_session(session, user)


@router.get("/server")
async def about_the_server(having: Having) -> ServerInfo:
    """What pages need to know before they promise anything."""
    return ServerInfo(mail=bool(having.config.mail.host))


@router.post("/sign-up", status_code=201, dependencies=[Guarded])
async def signing_up(
    asked: SigningUp, request: Request, response: Response, having: Having, hashing: Hashing, guest: Anyone,
    before: Visiting,
) -> Here:  # fmt: skip
    """Make an account, and be signed in."""
    if guest is not None and guest.kind != "guest":
        raise Problem(409, "already-account")
    hashed = await hashing.hash(asked.password)
    language = asked.language or language_of(request)
    async with having.db.write() as session:
        user = await sign_up(session, guest.id if guest else None, asked.name, hashed, asked.email, language)
        if guest is not None:
            await tell_new_name(having.bus, session, user.id)
        token = await change_session(session, user, before)
    return entered(having, response, user, token)


@router.post("/sign-in", dependencies=[Guarded])
async def signing_in(asked: SigningIn, response: Response, having: Having, hashing: Hashing, before: Visiting) -> Here:
    """Sign in by name or e-mail. Whether it is the name or the password that is wrong is not told."""
    async with having.db.read() as session:
        found = await to_sign_in(session, asked.login)
    if not await hashing.is_right(found.password if found else None, asked.password) or found is None:
        raise Problem(401, "wrong-login")
    renewed = await hashing.hash(asked.password) if hashing.is_outdated(found.password or "") else found.password
    async with having.db.write() as session:
        user = await own_row(session, found)
        user.password = renewed
        token = await change_session(session, user, before)
    return entered(having, response, user, token)


@router.post("/sign-out", status_code=204)
async def signing_out(asked: SigningOut, response: Response, having: Having, before: Visiting) -> None:
    """Sign this browser out, or all of them. Those who are suspended may go, too."""
    take_cookie(response)
    if before is None:
        return
    async with having.db.write() as session:
        if before.session_token:
            await end_session(session, before.session_token)
        if asked.everywhere:
            await end_sessions(session, before.user.id)
            await close_sockets(having.bus, session, before.user.id)


@router.get("/link")
async def looking_at_a_link(token: Annotated[Token, Header(alias="X-Astrarium-Link")], having: Having) -> LinkInfo:
    """What a link is for, before it is used. The token comes in a header, because addresses are logged."""
    async with having.db.read() as session:
        link, user = await find_link(session, token)
    return LinkInfo(purpose=link.purpose, name=user.name)  # type: ignore[arg-type]  # the column holds one of them


@router.post("/recover", dependencies=[Guarded])
async def recovering(asked: Following, response: Response, having: Having, before: Visiting) -> Here:
    """Be the guest for whom a recovery link was made."""
    async with having.db.write() as session:
        user = await use_link(session, asked.token, "recovery")
        token = await change_session(session, user, before)
    return entered(having, response, user, token)


async def write_to(db: Database, login: str) -> None:
    async with db.write() as session:
        await send_reset_letters(session, login)


@router.post("/password/forgot", status_code=202, dependencies=[Depends(limited("mail"))])
async def forgetting_the_password(asked: Forgotten, having: Having, later: BackgroundTasks) -> None:
    """Send a link for a new password, if there is such an account and it has an e-mail address.

    The answer is the same for everybody, and is given before anything is looked up. A server without mail refuses.
    """
    if not having.config.mail.host:
        raise Problem(409, "ask-host")
    later.add_task(write_to, having.db, asked.login)


@router.post("/password/reset", dependencies=[Guarded])
async def resetting_the_password(
    asked: Resetting, response: Response, having: Having, hashing: Hashing, before: Visiting
) -> Here:
    """Set a new password with a link, and be signed in. All other browsers are signed out."""
    hashed = await hashing.hash(asked.password)
    async with having.db.write() as session:
        user = await use_link(session, asked.token, "reset")
        await set_password(session, user, hashed)
        await close_sockets(having.bus, session, user.id)
        token = await change_session(session, user, before)
    return entered(having, response, user, token)


@router.post("/email/confirm", status_code=204, dependencies=[Guarded])
async def confirming_the_email(asked: Following, having: Having) -> None:
    """Confirm an e-mail address with the link of a letter. It need not be the browser that asked for it."""
    async with having.db.write() as session:
        await confirm_email(session, asked.token)
