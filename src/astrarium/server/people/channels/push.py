"""Web push: the browser shows a message, even when no page of ours is open."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from ...config import Config
from ...db.models import User
from ..addresses import base_address
from ..fields import HttpsAddress, RequestBody
from ..outbound_http import post
from ..web_push import decoded, encrypted, is_browser_key, push_headers
from .channel import ChannelKind, Data, TurnNotice, with_full_url


def browser_key(text: str) -> str:
    if not is_browser_key(text):
        raise ValueError("no key of a browser")
    return text


def browser_secret(text: str) -> str:
    if len(decoded(text)) != 16:
        raise ValueError("16 bytes in base64")
    return text


class PushKeys(RequestBody):
    p256dh: Annotated[str, StringConstraints(max_length=100), AfterValidator(browser_key)]
    auth: Annotated[str, StringConstraints(max_length=30), AfterValidator(browser_secret)]


class PushSubscription(RequestBody):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: HttpsAddress
    expirationTime: float | None = Field(default=None, allow_inf_nan=False)  # noqa: N815  the browsers' spelling
    keys: PushKeys


class PushChannel(ChannelKind):
    """A message to one browser, which alone can read it."""

    kind: Literal["push"]
    subscription: PushSubscription

    def stored_data(self) -> Data:
        return self.subscription.model_dump(exclude={"expirationTime"})

    @staticmethod
    def address(stored: Data) -> str:
        return str(stored["endpoint"])

    @staticmethod
    def turn_job_data(stored: Data, user: User, turn: TurnNotice) -> Data | None:
        return {"subscription": stored, "message": {"title": turn.subject, "table": turn.table, "url": turn.path}}

    @staticmethod
    async def send(config: Config, data: Data) -> None:
        """Data: subscription as the browser gave it, message."""
        subscription = data["subscription"]
        endpoint = subscription["endpoint"]
        contact = f"mailto:{config.mail.sender}" if config.mail.sender else base_address(config)
        body = await asyncio.to_thread(encrypted, subscription, with_full_url(config, data["message"]))
        await post(endpoint, body, push_headers(config.secret, endpoint, contact), gone=(404, 410))
