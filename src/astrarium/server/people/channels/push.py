"""Push: the browser shows a message, also when no page of ours is open."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from ...config import Config
from ...db.models import User
from ..addresses import base_address
from ..fields import Asked, HttpsAddress
from ..outward import post
from ..web_push import decoded, is_browser_key, push_headers, sealed
from .channel import ChannelKind, Data, Turn, addressed


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


class ByPush(ChannelKind):
    """A message to one browser, which alone can read it."""

    kind: Literal["push"]
    subscription: Subscription

    def kept(self) -> Data:
        return self.subscription.model_dump(exclude={"expirationTime"})

    @staticmethod
    def address(kept: Data) -> str:
        return str(kept["endpoint"])

    @staticmethod
    def turn(kept: Data, user: User, turn: Turn) -> Data | None:
        return {"subscription": kept, "message": {"title": turn.subject, "table": turn.table, "url": turn.path}}

    @staticmethod
    async def send(config: Config, data: Data) -> None:
        """Data: subscription as the browser gave it, message."""
        subscription = data["subscription"]
        endpoint = subscription["endpoint"]
        contact = f"mailto:{config.mail.sender}" if config.mail.sender else base_address(config)
        body = await asyncio.to_thread(sealed, subscription, addressed(config, data["message"]))
        await post(endpoint, body, push_headers(config.secret, endpoint, contact), gone=(404, 410))
