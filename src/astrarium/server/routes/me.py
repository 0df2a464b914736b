"""The person who asks: profile, password, e-mail, export, going away."""

from fastapi import Depends, Response
from pydantic import BaseModel

from ..db.models import User
from ..people.access import Account, Signed, Visiting, at_browser
from ..people.accounts import own_row, rename, set_email, set_password, tell_new_name
from ..people.addresses import base_address, link_path
from ..people.exporting import Export, export
from ..people.fields import Asked, Email, Language, Name, Password, TriedPassword
from ..people.leaving import delete_person
from ..people.limits import limited
from ..people.links import link_of, make_link
from ..people.passwords import Hashing, Passwords
from ..people.routing import api_router
from ..people.sessions import close_sockets, take_cookie
from ..people.settings import Settings
from ..people.tokens import csrf_token
from ..people.views import Here, Me
from ..problems import Problem
from ..services import Having

router = api_router("me")
Guarded = Depends(limited("sign_in"))
Personal = Depends(at_browser)


class Changes(Asked):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    settings: Settings | None = None


class NewPassword(Asked):
    old: TriedPassword
    new: Password


class NewEmail(Asked):
    email: Email | None  # null: none any more
    password: TriedPassword


class Leaving(Asked):
    password: TriedPassword | None = None  # of accounts


class RecoveryInfo(BaseModel):
    since: int | None  # when the link was made; null if there is none


class RecoveryLink(BaseModel):
    link: str  # shown this once


async def check_password(hashing: Passwords, user: User, password: str | None) -> None:
    """Whoever sits at a browser that is signed in is not yet its owner."""
    if not await hashing.is_right(user.password, password or ""):
        raise Problem(403, "wrong-password")


@router.get("/me")
async def who_am_i(having: Having, response: Response, visitor: Visiting) -> Here:
    """Who is signed in, if anybody, and the token for X-Astrarium-Token."""
    if visitor is None:
        take_cookie(response)
        return Here(user=None, csrf=None)
    token = visitor.session_token
    return Here(user=Me.of(visitor.user), csrf=csrf_token(having.config.secret, token) if token else None)


@router.patch("/me")
async def change_me(asked: Changes, having: Having, user: Signed) -> Me:
    """Change name, language or settings."""
    async with having.db.write() as session:
        mine = await own_row(session, user)
        if asked.name is not None:
            await rename(session, mine, asked.name)
            await tell_new_name(having.bus, session, user.id)
        mine.language = asked.language or mine.language
        mine.settings = mine.settings if asked.settings is None else asked.settings
    return Me.of(mine)


@router.post("/me/password", status_code=204, dependencies=[Guarded, Personal])
async def change_password(
    asked: NewPassword, having: Having, hashing: Hashing, user: Account, visitor: Visiting
) -> None:
    """Change the password; all other browsers are signed out."""
    await check_password(hashing, user, asked.old)
    hashed = await hashing.hash(asked.new)
    async with having.db.write() as session:
        mine = await own_row(session, user)
        await set_password(session, mine, hashed, but=visitor.session_token if visitor else None)
        await close_sockets(having.bus, session, user.id)


@router.post("/me/email", dependencies=[Guarded, Personal, Depends(limited("mail"))])
async def change_email(asked: NewEmail, having: Having, hashing: Hashing, user: Account) -> Me:
    """Give another e-mail address, or none. A letter asks for it to be confirmed."""
    await check_password(hashing, user, asked.password)
    async with having.db.write() as session:
        mine = await own_row(session, user)
        await set_email(session, mine, asked.email)
    return Me.of(mine)


@router.post("/me/delete", status_code=204, dependencies=[Guarded, Personal])
async def delete_me(asked: Leaving, response: Response, having: Having, hashing: Hashing, user: Signed) -> None:
    """Remove all that is known of me. Games stay, without my name."""
    if user.kind == "account":
        await check_password(hashing, user, asked.password)
    await having.tables.resign_all(user.id)
    async with having.db.write() as session:
        await delete_person(session, await own_row(session, user))
        await tell_new_name(having.bus, session, user.id)
        await close_sockets(having.bus, session, user.id)
    take_cookie(response)


@router.get("/me/export", dependencies=[Personal])
async def export_me(response: Response, having: Having, user: Signed) -> Export:
    """All that is known of me."""
    response.headers["Content-Disposition"] = 'attachment; filename="astrarium.json"'
    async with having.db.read() as session:
        return await export(session, user)


@router.get("/me/recovery")
async def recovery_info(having: Having, user: Signed) -> RecoveryInfo:
    """Whether I have a recovery link."""
    async with having.db.read() as session:
        found = await link_of(session, user.id, "recovery")
    return RecoveryInfo(since=found.created_at if found else None)


@router.post("/me/recovery", status_code=201, dependencies=[Personal])
async def make_recovery_link(having: Having, user: Signed) -> RecoveryLink:
    """A link with which a guest gets in from anywhere. An earlier one ends."""
    if user.kind != "guest":
        raise Problem(409, "already-account")
    async with having.db.write() as session:
        token = await make_link(session, user.id, "recovery")
    return RecoveryLink(link=base_address(having.config) + link_path("recovery", token))
