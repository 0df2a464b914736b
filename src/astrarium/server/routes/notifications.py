"""Channels by which a person is told that it is their turn."""

from fastapi import Depends
from pydantic import BaseModel
from sqlalchemy import select

from ..clock import now
from ..db.models import Channel, new_id
from ..people.access import Signed, at_browser
from ..people.accounts import own_row
from ..people.channels import NewChannel
from ..people.exporting import Reached, address_of, channels_of
from ..people.fields import PathId
from ..people.limits import limited
from ..people.routing import MOST, api_router
from ..people.telling import forget_channel
from ..people.web_push import public_key
from ..problems import Problem, not_found
from ..services import Having

router = api_router("notifications")
Personal = Depends(at_browser)


class MadeChannel(Reached):
    secret: str | None  # of a webhook: X-Astrarium-Signature is sha256=HMAC-SHA256(secret, body)


class PushKey(BaseModel):
    key: str


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
    """Be told by one more channel. The same place is not told twice."""
    made = Channel(id=new_id(), user_id=user.id, kind=asked.kind, address=asked.kept(), created_at=now(), failures=0)
    async with having.db.write() as session:
        await asked.prepare(session, having.config, await own_row(session, user))
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
