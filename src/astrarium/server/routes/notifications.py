"""Channels by which a person is told that it is their turn."""

from typing import Annotated, Any, Literal

from fastapi import Depends
from pydantic import AfterValidator, BaseModel, Field, StringConstraints
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import now
from ..config import Config
from ..db.models import Channel, User, new_id
from ..people.access import Signed, at_browser
from ..people.accounts import own_row
from ..people.exporting import Reached, address_of, channels_of
from ..people.fields import Asked, HttpsAddress, PathId
from ..people.letters import write_letter
from ..people.limits import limited
from ..people.push import decoded, is_browser_key, public_key
from ..people.routing import MOST, api_router
from ..people.telling import forget_channel
from ..people.tokens import new_token
from ..problems import Problem, not_found
from ..services import Having

router = api_router("notifications")
Personal = Depends(at_browser)


def browser_key(text: str) -> str:
    if not is_browser_key(text):
        raise ValueError("no key of a browser")
    return text


def browser_secret(text: str) -> str:
    if len(decoded(text)) != 16:
        raise ValueError("16 bytes in base64")
    return text


class PushKeys(Asked):
    p256dh: Annotated[str, StringConstraints(max_length=100), AfterValidator(browser_key)]
    auth: Annotated[str, StringConstraints(max_length=30), AfterValidator(browser_secret)]


class Subscription(Asked):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: HttpsAddress
    expirationTime: float | None = Field(default=None, allow_inf_nan=False)  # noqa: N815  the browsers' spelling
    keys: PushKeys


class ByMail(Asked):
    """Letters to the account's e-mail address, once it is confirmed."""

    kind: Literal["mail"]


class ByWebhook(Asked):
    """A POST to a public https address, signed with a secret that is shown once."""

    kind: Literal["webhook"]
    url: HttpsAddress


class ByPush(Asked):
    kind: Literal["push"]
    subscription: Subscription


NewChannel = Annotated[ByMail | ByWebhook | ByPush, Field(discriminator="kind")]


class MadeChannel(Reached):
    secret: str | None  # of a webhook: X-Astrarium-Signature is sha256=HMAC-SHA256(secret, body)


class PushKey(BaseModel):
    key: str


def channel_address(asked: ByMail | ByWebhook | ByPush) -> dict[str, Any]:
    """What is kept of a channel."""
    match asked:
        case ByWebhook():
            return {"url": asked.url, "secret": new_token()}
        case ByPush():
            return asked.subscription.model_dump(exclude={"expirationTime"})
        case _:
            return {}


async def prepare_mail(session: AsyncSession, config: Config, user: User) -> None:
    """Letters need a server that sends them and an address; a letter asks for it to be confirmed."""
    if not config.mail.host:
        raise Problem(409, "no-mail")
    if user.email is None:
        raise Problem(409, "no-email")
    if user.email_key is None:
        await write_letter(session, user, "confirm")


@router.get("/push-key")
async def push_key(having: Having) -> PushKey:
    """The key with which a browser allows us to push."""
    return PushKey(key=public_key(having.config.secret))


@router.get("/me/channels")
async def list_channels(having: Having, user: Signed) -> list[Reached]:
    """How I am told that it is my turn."""
    async with having.db.read() as session:
        return await channels_of(session, user.id)


@router.post("/me/channels", status_code=201, dependencies=[Personal, Depends(limited("mail"))])
async def add_channel(asked: NewChannel, having: Having, user: Signed) -> MadeChannel:
    """Be told by mail, webhook or push. The same place is not told twice."""
    made = Channel(
        id=new_id(), user_id=user.id, kind=asked.kind, address=channel_address(asked), created_at=now(), failures=0
    )
    async with having.db.write() as session:
        if asked.kind == "mail":
            await prepare_mail(session, having.config, await own_row(session, user))
        known = list(await session.scalars(select(Channel).where(Channel.user_id == user.id)))
        if len(known) >= MOST:
            raise Problem(409, "enough", limit=MOST)
        for channel in known:
            if (channel.kind, address_of(channel)) == (made.kind, address_of(made)):
                await forget_channel(session, channel.id)
        session.add(made)
    secret = made.address.get("secret")
    return MadeChannel(id=made.id, kind=made.kind, address=address_of(made), created_at=made.created_at, secret=secret)


@router.delete("/me/channels/{channel_id}", status_code=204, dependencies=[Personal])
async def remove_channel(channel_id: PathId, having: Having, user: Signed) -> None:
    """Be told there no more."""
    async with having.db.write() as session:
        channel = await session.get(Channel, channel_id)
        if channel is None or channel.user_id != user.id:
            raise not_found("channel")
        await forget_channel(session, channel_id)
