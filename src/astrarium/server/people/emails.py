"""E-mails about the account itself. The address of the page is added when the e-mail is sent."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import now
from ..db.models import User
from ..jobs import store as jobs
from ..words import words
from .addresses import link_path
from .links import Purpose, make_link


async def queue_email(session: AsyncSession, user: User, purpose: Purpose) -> None:
    """Queue an e-mail with a link to the person's address; one that still waits is replaced."""
    assert user.email is not None, "nobody writes to those without an address"
    texts = words(user.language)
    data = {
        "to": user.email,
        "subject": texts.format(f"email-{purpose}-subject"),
        "text": texts.format(f"email-{purpose}-text", name=user.name),
        "path": link_path(purpose, await make_link(session, user.id, purpose)),
    }
    await jobs.schedule(session, "mail", f"{purpose}:{user.id}", now(), data)
