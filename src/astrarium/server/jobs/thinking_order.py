"""Which bots think first, and where people stand who wait for something that is computed beside them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..asking import Asker
from ..db.jobs import Job
from ..shares import Shares
from .ordered_room import Turn
from .store import DueJob

Rank = tuple[bool, float]


class ThinkingOrder:
    """Bots of tables where somebody is come first; then those of whoever has let bots think least lately."""

    def __init__(self, is_watched: Callable[[str], bool]) -> None:
        self.is_watched = is_watched
        self.shares = Shares()

    def rank(self, job: Job | DueJob) -> Rank:
        """The lowest comes first."""
        return not self.is_watched(job.table_id or ""), self.shares.used(origin_of_job(job))

    def owner(self, job: Job | DueJob) -> str:
        return origin_of_job(job)

    def turn(self, job: Job) -> Turn:
        """The place of a bot among those who wait for a process."""
        return Turn(partial(self.rank, job), partial(self.shares.add, origin_of_job(job)), origin_of_job(job))

    def turn_of(self, asker: Asker) -> Turn:
        """The place of somebody who waits for an answer: like that of a bot whose table is watched."""
        origin = asker.origin or asker.person
        return Turn(lambda: (False, self.shares.used(origin)), partial(self.shares.add, origin), origin)


def origin_of_job(job: Job | DueJob) -> str:
    """Where the move came from that the bot answers; if that is not known, its table."""
    return str(job.data.get("origin") or job.table_id)
