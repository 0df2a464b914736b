"""Webhooks: a POST to a program of the person."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Final, Literal

from ...config import Config
from ...db.models import User
from ..fields import HttpsAddress
from ..outbound_http import post
from ..tokens import new_token
from .channel import ChannelKind, Data, TurnNotice, with_full_url

SIGNATURE: Final = "X-Astrarium-Signature"


class WebhookChannel(ChannelKind):
    """A POST to a public https address, signed with a secret that is shown once."""

    kind: Literal["webhook"]
    url: HttpsAddress

    def stored_data(self) -> Data:
        return {"url": self.url, "secret": new_token()}

    @staticmethod
    def address(stored: Data) -> str:
        return str(stored["url"])

    @staticmethod
    def turn_job_data(stored: Data, user: User, turn: TurnNotice) -> Data | None:
        message = {"type": "turn", "table": turn.table, "game": turn.game, "text": turn.subject, "url": turn.path}
        return {**stored, "message": message}

    @staticmethod
    async def send(config: Config, data: Data) -> None:
        """Data: url, secret, message. The receiver can check with the secret that the message is ours."""
        body = json.dumps(with_full_url(config, data["message"])).encode()
        signature = hmac.new(data["secret"].encode(), body, sha256).hexdigest()
        await post(data["url"], body, {"Content-Type": "application/json", SIGNATURE: f"sha256={signature}"})
