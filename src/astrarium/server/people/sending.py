"""What leaves the server: letters, webhooks, push messages. `delivering` calls these with the data of a job.

What raises `SendingFailed` may be tried again; after `ChannelGone` there is no point.
"""

from __future__ import annotations

import asyncio
import hmac
import json
from email.message import EmailMessage
from hashlib import sha256
from typing import Any, Final

import aiosmtplib

from ..config import Config
from .addresses import base_address
from .outward import TIMEOUT, SendingFailed, post
from .push import push_headers, sealed

SIGNATURE: Final = "X-Astrarium-Signature"
TLS_PORT: Final = 465  # where TLS begins at once


def letter(config: Config, data: dict[str, Any]) -> EmailMessage:
    """A letter with the address of our page at its end, if it speaks of one."""
    message = EmailMessage()
    message["From"] = config.mail.sender
    message["To"] = data["to"]
    message["Subject"] = data["subject"]
    message["Auto-Submitted"] = "auto-generated"
    path = data.get("path")
    message.set_content(f"{data['text']}\n\n{base_address(config)}{path}\n" if path else f"{data['text']}\n")
    return message


async def send_mail(config: Config, data: dict[str, Any]) -> None:
    """Data: to, subject, text, and path of a page of ours. Without a mail server nothing happens."""
    mail = config.mail
    if not mail.host:
        return
    is_tls = mail.port == TLS_PORT
    try:
        await aiosmtplib.send(
            letter(config, data),
            hostname=mail.host,
            port=mail.port,
            username=mail.username or None,
            password=mail.password or None,
            use_tls=is_tls,
            start_tls=mail.start_tls and not is_tls,
            timeout=TIMEOUT,
        )
    except (aiosmtplib.SMTPException, OSError) as error:
        raise SendingFailed(type(error).__name__) from None


async def send_webhook(config: Config, data: dict[str, Any]) -> None:
    """Data: url, secret, message. The receiver can check with the secret that the message is ours."""
    body = json.dumps(addressed(config, data["message"])).encode()
    signature = hmac.new(data["secret"].encode(), body, sha256).hexdigest()
    await post(data["url"], body, {"Content-Type": "application/json", SIGNATURE: f"sha256={signature}"})


async def send_push(config: Config, data: dict[str, Any]) -> None:
    """Data: subscription as the browser gave it, message."""
    subscription = data["subscription"]
    endpoint = subscription["endpoint"]
    contact = f"mailto:{config.mail.sender}" if config.mail.sender else base_address(config)
    body = await asyncio.to_thread(sealed, subscription, addressed(config, data["message"]))
    await post(endpoint, body, push_headers(config.secret, endpoint, contact), gone=(404, 410))


def addressed(config: Config, message: dict[str, Any]) -> dict[str, Any]:
    """A message with the full address of the page that it speaks of."""
    return {**message, "url": base_address(config) + message["url"]}
