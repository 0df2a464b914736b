"""The signed-in person: profile, password, e-mail, export, deletion."""

from fastapi import Depends, Response
from pydantic import BaseModel

from ..db.models import User
from ..people.access import Account, CurrentVisitor, SignedIn, browser_only
from ..people.account_deletion import delete_person
from ..people.accounts import rename, set_email, set_password, user_in_session
from ..people.addresses import base_address, link_path
from ..people.data_export import Export, export
from ..people.fields import Email, Language, Name, Password, PasswordAttempt, RequestBody
from ..people.limits import limited
from ..people.links import link_of, make_link
from ..people.passwords import Passwords, PasswordsDep
from ..people.routing import api_router
from ..people.sessions import clear_session_cookie, close_sockets
from ..people.settings import Settings
from ..people.tokens import csrf_token
from ..people.views import Me, SessionInfo
from ..problems import Problem
from ..services import ServicesDep

router = api_router("me")
SignInLimit = Depends(limited("sign_in"))
BrowserOnly = Depends(browser_only)


class ProfileChanges(RequestBody):
    """Fields that are left out stay as they are."""

    name: Name | None = None
    language: Language | None = None
    settings: Settings | None = None


class NewPassword(RequestBody):
    old: PasswordAttempt
    new: Password


class NewEmail(RequestBody):
    email: Email | None  # null: none any more
    password: PasswordAttempt


class DeleteRequest(RequestBody):
    password: PasswordAttempt | None = None  # of accounts


class RecoveryInfo(BaseModel):
    since: int | None  # when the link was made; null if there is none


class RecoveryLink(BaseModel):
    link: str  # shown this once


async def check_password(hashing: Passwords, user: User, password: str | None) -> None:
    """Check the password again: a browser that is signed in may be used by somebody else."""
    if not await hashing.is_correct(user.password, password or ""):
        raise Problem(403, "wrong-password")


@router.get("/me")
async def who_am_i(services: ServicesDep, response: Response, visitor: CurrentVisitor) -> SessionInfo:
    """Who is signed in, if anybody, and the token for X-Astrarium-Token."""
    if visitor is None:
        clear_session_cookie(response)
        return SessionInfo(user=None, csrf=None)
    token = visitor.session_token
    return SessionInfo(user=Me.of(visitor.user), csrf=csrf_token(services.config.secret, token) if token else None)


@router.patch("/me", dependencies=[Depends(limited("request"))])
async def change_me(body: ProfileChanges, services: ServicesDep, user: SignedIn) -> Me:
    """Change name, language or settings."""
    async with services.db.write() as session:
        mine = await user_in_session(session, user)
        if body.name is not None and body.name != mine.name:
            services.limits.take("rename", user.id)
            await rename(session, mine, body.name)
        mine.language = body.language or mine.language
        mine.settings = mine.settings if body.settings is None else body.settings
        await services.visitors.changed(session, user.id)
    return Me.of(mine)


@router.post("/me/password", status_code=204, dependencies=[SignInLimit, BrowserOnly])
async def change_password(
    body: NewPassword, services: ServicesDep, hashing: PasswordsDep, user: Account, visitor: CurrentVisitor
) -> None:
    """Change the password; all other browsers and all programs are signed out."""
    await check_password(hashing, user, body.old)
    hashed = await hashing.hash(body.new)
    async with services.db.write() as session:
        mine = await user_in_session(session, user)
        await set_password(session, mine, hashed, except_token=visitor.session_token if visitor else None)
        await services.visitors.changed(session, user.id)
        await close_sockets(services.bus, session, user.id)


@router.post("/me/email", dependencies=[SignInLimit, BrowserOnly, Depends(limited("mail"))])
async def change_email(body: NewEmail, services: ServicesDep, hashing: PasswordsDep, user: Account) -> Me:
    """Set another e-mail address, or none. An e-mail asks for it to be confirmed."""
    await check_password(hashing, user, body.password)
    async with services.db.write() as session:
        mine = await user_in_session(session, user)
        await set_email(session, mine, body.email)
        await services.visitors.changed(session, user.id)
    return Me.of(mine)


@router.post("/me/delete", status_code=204, dependencies=[SignInLimit, BrowserOnly])
async def delete_me(
    body: DeleteRequest, response: Response, services: ServicesDep, hashing: PasswordsDep, user: SignedIn
) -> None:
    """Delete my data. Games stay, without my name."""
    if user.kind == "account":
        await check_password(hashing, user, body.password)
    await services.tables.resign_all(user.id)
    async with services.db.write() as session:
        await delete_person(session, await user_in_session(session, user))
        await services.visitors.changed(session, user.id)
        await close_sockets(services.bus, session, user.id)
    clear_session_cookie(response)


@router.get("/me/export", dependencies=[BrowserOnly])
async def export_me(response: Response, services: ServicesDep, user: SignedIn) -> Export:
    """All my data."""
    response.headers["Content-Disposition"] = 'attachment; filename="astrarium.json"'
    async with services.db.read() as session:
        return await export(session, user)


@router.get("/me/recovery")
async def recovery_info(services: ServicesDep, user: SignedIn) -> RecoveryInfo:
    """Whether I have a recovery link."""
    async with services.db.read() as session:
        link = await link_of(session, user.id, "recovery")
    return RecoveryInfo(since=link.created_at if link else None)


@router.post("/me/recovery", status_code=201, dependencies=[BrowserOnly])
async def make_recovery_link(services: ServicesDep, user: SignedIn) -> RecoveryLink:
    """A link with which a guest signs in from anywhere. An earlier one ends."""
    if user.kind != "guest":
        raise Problem(409, "already-account")
    async with services.db.write() as session:
        token = await make_link(session, user.id, "recovery")
    return RecoveryLink(link=base_address(services.config) + link_path("recovery", token))
