"""E-mails: notices of turns, and about the account itself."""

from __future__ import annotations

from email.message import EmailMessage
from typing import ClassVar, Final, Literal

import aiosmtplib
from sqlalchemy.ext.asyncio import AsyncSession

from ...clock import MINUTE
from ...config import Config
from ...db.models import User
from ...problems import Problem
from ..addresses import base_address
from ..emails import queue_email
from ..outbound_http import TIMEOUT, SendingFailed
from .channel import ChannelKind, Data, TurnNotice

TLS_PORT: Final = 465  # where TLS begins at once


class MailChannel(ChannelKind):
    """E-mails to the account's address, once it is confirmed."""

    kind: Literal["mail"]

    delay: ClassVar[int] = 5 * MINUTE

    async def prepare(self, session: AsyncSession, config: Config, user: User) -> None:
        """E-mails need a mail server and an address; an unconfirmed address gets an e-mail to confirm it."""
        if not config.mail.host:
            raise Problem(409, "no-mail")
        if user.email is None:
            raise Problem(409, "no-email")
        if user.email_key is None:
            await queue_email(session, user, "confirm")

    @staticmethod
    def turn_job_data(stored: Data, user: User, turn: TurnNotice) -> Data | None:
        if user.email_key is None:
            return None
        return {"to": user.email, "subject": turn.subject, "text": turn.text, "path": turn.path}

    @staticmethod
    async def send(config: Config, data: Data) -> None:
        """Data: to, subject, text, and path of a page of ours. Without a mail server nothing happens."""
        mail = config.mail
        if not mail.host:
            return
        is_tls = mail.port == TLS_PORT
        try:
            await aiosmtplib.send(
                email_message(config, data),
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


def email_message(config: Config, data: Data) -> EmailMessage:
    """The e-mail, with the address of our page at its end if it has one."""
    message = EmailMessage()
    message["From"] = config.mail.sender
    message["To"] = data["to"]
    message["Subject"] = data["subject"]
    message["Auto-Submitted"] = "auto-generated"
    path = data.get("path")
    message.set_content(f"{data['text']}\n\n{base_address(config)}{path}\n" if path else f"{data['text']}\n")
    return message
