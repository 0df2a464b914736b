"""Models: tables, seats, the rows that a game is made of, and chat."""

from typing import Any

from sqlalchemy import ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from .base import Base, new_id


class Table(Base):
    """A game that is prepared, played or over. The game itself is its rows."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_lobby", "status", "is_public", "created_at"),
        Index("ix_tables_running", "status", "is_public", "moved_at"),
        Index("ix_tables_finished", "status", "is_public", "ended_at"),
    )

    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    game: Mapped[str] = mapped_column(String(30))
    options: Mapped[dict[str, Any]]
    status: Mapped[str] = mapped_column(String(10), default="open")  # open, running, paused, finished, abandoned
    is_public: Mapped[bool]
    is_rated: Mapped[bool] = mapped_column(default=False)
    is_live: Mapped[bool] = mapped_column(default=True)  # or a slow game, a move now and then
    takeover: Mapped[bool] = mapped_column(default=False)  # a bot takes a seat that runs out of time
    clock: Mapped[dict[str, Any]]  # its kind and the fields of that kind
    invite: Mapped[str] = mapped_column(String(32))  # the secret of the invite link
    host_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))  # never leaves before the end
    commitment: Mapped[str] = mapped_column(String(64))  # the seed's hash, published at once
    index: Mapped[int] = mapped_column(default=-1)  # of the newest row
    created_at: Mapped[int]
    started_at: Mapped[int | None]
    moved_at: Mapped[int | None]
    ended_at: Mapped[int | None] = mapped_column(index=True)
    result: Mapped[dict[str, Any] | None]
    pause_reason: Mapped[str | None] = mapped_column(String(500))  # why it is paused
    rematch_of: Mapped[str | None] = mapped_column(String(16))
    study_of: Mapped[str | None] = mapped_column(String(16), index=True)  # the table that a study branched from
    study_move: Mapped[int | None]
    seats: Mapped[list["Seat"]] = relationship(order_by="Seat.seat", lazy="selectin", cascade="all, delete-orphan")


class Seat(Base):
    """A place at a table."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_of_user", "user_id", "table_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # open, human, bot
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))
    bot: Mapped[str | None] = mapped_column(String(20))  # the level that plays it now
    name: Mapped[str] = mapped_column(String(40))
    entropy: Mapped[str | None] = mapped_column(String(64))  # what the seat adds to chance, hex
    auto_replies: Mapped[dict[str, Any]] = mapped_column(default=dict)  # automatic replies to decisions
    is_to_move: Mapped[bool] = mapped_column(default=False)  # for lists; the rows decide
    has_resigned: Mapped[bool] = mapped_column(default=False)
    seen_at: Mapped[int | None]


class Row(Base):
    """One thing that happened at a table; never changed, never deleted, and no index is used twice."""

    __tablename__ = "rows"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None]
    user_id: Mapped[str | None] = mapped_column(String(16))
    at: Mapped[int]
    data: Mapped[dict[str, Any]]


class Snapshot(Base):
    """A position that need not be played through again: only a cache."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int]
    code: Mapped[str] = mapped_column(String(64))  # of the rules that made it
    data: Mapped[bytes]


class ChatLine(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int]
    removed_at: Mapped[int | None]
