"""Model: jobs."""

from typing import Any

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from .base import Base, new_id


class Job(Base):
    """A job that any process may claim for the time of a lease; deleted when it is done."""

    __tablename__ = "jobs"

    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=lambda: new_id(16))
    kind: Mapped[str] = mapped_column(String(10))  # bot, clock, consent, forced, sweep, or a channel's
    key: Mapped[str] = mapped_column(String(80), unique=True)  # one job at a time for each thing to do
    table_id: Mapped[str | None] = mapped_column(String(16), index=True)
    due_at: Mapped[int] = mapped_column(index=True)
    lease_until: Mapped[int] = mapped_column(default=0)
    attempts: Mapped[int] = mapped_column(default=0)
    data: Mapped[dict[str, Any]]
