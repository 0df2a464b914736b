"""What every kind of channel is: what a person gives to be reached by it, what it is told, and how that is sent."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from ...config import Config
from ...db.models import User
from ..addresses import base_address
from ..fields import RequestBody

Data = dict[str, Any]


class TurnNotice(NamedTuple):
    """It is somebody's turn: what is said about it, in that person's language."""

    table: str
    game: str
    subject: str
    text: str
    path: str  # of the page


class ChannelKind(RequestBody):
    """A channel as it is asked for. Sending raises `SendingFailed` if it may be tried again, `ChannelGone` if not."""

    delay: ClassVar[int] = 0  # milliseconds; who moves within them is not told

    async def prepare(self, session: AsyncSession, config: Config, user: User) -> None:
        """What must hold, or be asked of the person, before the channel is kept."""

    def stored_data(self) -> Data:
        """What is kept of it."""
        return {}

    @staticmethod
    def address(stored: Data) -> str:
        """What the person gave, as it is shown; channels with the same address are one."""
        return ""

    @staticmethod
    def turn_job_data(stored: Data, user: User, turn: TurnNotice) -> Data | None:
        """The data of the job that tells of a turn; None if the channel cannot be used yet."""
        raise NotImplementedError

    @staticmethod
    async def send(config: Config, data: Data) -> None:
        """Send what `turn` gave."""
        raise NotImplementedError


def with_full_url(config: Config, message: Data) -> Data:
    """A message with the full address of the page that it speaks of."""
    return {**message, "url": base_address(config) + message["url"]}
