"""The base of all channels: the request that adds one, what is stored, and how a message is sent."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from ...config import Config
from ...db.models import User
from ..addresses import base_address
from ..fields import RequestBody

Data = dict[str, Any]


class TurnNotice(NamedTuple):
    """A notice of somebody's turn, in that person's language."""

    table: str
    game: str
    subject: str
    text: str
    path: str  # of the page


class ChannelKind(RequestBody):
    """A request to add a channel. Sending raises `SendingFailed` if it may be tried again, `ChannelGone` if not."""

    delay: ClassVar[int] = 0  # milliseconds; people who move within them get no notice

    async def prepare(self, session: AsyncSession, config: Config, user: User) -> None:
        """Check that the channel can be added; raises `Problem` if not."""

    def stored_data(self) -> Data:
        """The data that is stored."""
        return {}

    @staticmethod
    def address(stored: Data) -> str:
        """The address to show; a channel with the same address replaces an earlier one."""
        return ""

    @staticmethod
    def turn_job_data(stored: Data, user: User, turn: TurnNotice) -> Data | None:
        """The data of the job that tells of a turn; None if the channel cannot be used yet."""
        raise NotImplementedError

    @staticmethod
    async def send(config: Config, data: Data) -> None:
        """Send the data of a job."""
        raise NotImplementedError


def with_full_url(config: Config, message: Data) -> Data:
    """A message with the full address of the page that it speaks of."""
    return {**message, "url": base_address(config) + message["url"]}
