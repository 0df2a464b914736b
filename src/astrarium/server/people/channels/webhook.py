"""Webhooks: a program of the person is called."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Final, Literal

from ...config import Config
from ...db.models import User
from ..fields import HttpsAddress
from ..outward import post
from ..tokens import new_token
from .channel import ChannelKind, Data, Turn, addressed

SIGNATURE: Final = "X-Astrarium-Signature"


class ByWebhook(ChannelKind):
    """A POST to a public https address, signed with a secret that is shown once."""

    kind: Literal["webhook"]
    url: HttpsAddress

    def kept(self) -> Data:
        return {"url": self.url, "secret": new_token()}

    @staticmethod
    def address(kept: Data) -> str:
        return str(kept["url"])

    @staticmethod
    def turn(kept: Data, user: User, turn: Turn) -> Data | None:
        message = {"type": "turn", "table": turn.table, "game": turn.game, "text": turn.subject, "url": turn.path}
        return {**kept, "message": message}

    @staticmethod
    async def send(config: Config, data: Data) -> None:
        """Data: url, secret, message. The receiver can check with the secret that the message is ours."""
        body = json.dumps(addressed(config, data["message"])).encode()
        signature = hmac.new(data["secret"].encode(), body, sha256).hexdigest()
        await post(data["url"], body, {"Content-Type": "application/json", SIGNATURE: f"sha256={signature}"})
