"""Channels by which a person is notified of their turn."""

from fastapi import Depends
from pydantic import BaseModel
from sqlalchemy import select

from ..clock import now
from ..db.models import Channel, new_id
from ..people.access import SignedIn, browser_only
from ..people.accounts import user_in_session
from ..people.channels import NewChannel
from ..people.data_export import ChannelInfo, address_of, channels_of
from ..people.fields import PathId
from ..people.limits import limited
from ..people.routing import MAX_PER_PERSON, api_router
from ..people.turn_notifications import forget_channel
from ..people.web_push import public_key
from ..problems import Problem, not_found
from ..services import ServicesDep

router = api_router("notifications")
BrowserOnly = Depends(browser_only)


class MadeChannel(ChannelInfo):
    secret: str | None  # of a webhook: X-Astrarium-Signature is sha256=HMAC-SHA256(secret, body)


class PushKey(BaseModel):
    key: str


@router.get("/push-key")
async def push_key(services: ServicesDep) -> PushKey:
    """The public key for subscriptions to web push."""
    return PushKey(key=public_key(services.config.secret))


@router.get("/me/channels")
async def list_channels(services: ServicesDep, user: SignedIn) -> list[ChannelInfo]:
    """My notification channels."""
    async with services.db.read() as session:
        return await channels_of(session, user.id)


@router.post("/me/channels", status_code=201, dependencies=[BrowserOnly, Depends(limited("mail"))])
async def add_channel(body: NewChannel, services: ServicesDep, user: SignedIn) -> MadeChannel:
    """Add a channel. One with the same address is replaced."""
    made = Channel(
        id=new_id(), user_id=user.id, kind=body.kind, address=body.stored_data(), created_at=now(), failures=0
    )
    async with services.db.write() as session:
        await body.prepare(session, services.config, await user_in_session(session, user))
        known = list(await session.scalars(select(Channel).where(Channel.user_id == user.id)))
        if len(known) >= MAX_PER_PERSON:
            raise Problem(409, "enough", limit=MAX_PER_PERSON)
        for channel in known:
            if (channel.kind, address_of(channel)) == (made.kind, address_of(made)):
                await forget_channel(session, channel.id)
        session.add(made)
        await services.visitors.changed(session, user.id)
    secret = made.address.get("secret")
    return MadeChannel(id=made.id, kind=made.kind, address=address_of(made), created_at=made.created_at, secret=secret)


@router.delete("/me/channels/{channel_id}", status_code=204, dependencies=[BrowserOnly])
async def remove_channel(channel_id: PathId, services: ServicesDep, user: SignedIn) -> None:
    """Remove a channel."""
    async with services.db.write() as session:
        channel = await session.get(Channel, channel_id)
        if channel is None or channel.user_id != user.id:
            raise not_found("channel")
        await forget_channel(session, channel_id)
        await services.visitors.changed(session, user.id)
