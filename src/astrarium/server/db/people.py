"""Models: people, their sessions, tokens, ratings, reports and channels."""

from typing import Any

from sqlalchemy import ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from .base import Base, new_id


class User(Base):
    """A guest, an account, or what is left of a deleted one. Times are milliseconds since 1970."""

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str] = mapped_column(String(80), unique=True)  # the name as it is compared
    name_look: Mapped[str | None] = mapped_column(String(200), unique=True)  # the same for names that look alike
    kind: Mapped[str] = mapped_column(String(10), default="guest")  # guest, account, deleted
    role: Mapped[str] = mapped_column(String(10), default="player")  # player, admin
    password: Mapped[str | None] = mapped_column(String(200))  # argon2id
    email: Mapped[str | None] = mapped_column(String(254), index=True)  # as given, in lower case
    email_key: Mapped[str | None] = mapped_column(String(254), unique=True)  # the same, once it is confirmed
    language: Mapped[str] = mapped_column(String(5), default="en")
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)  # of the client, and `quiet`
    created_at: Mapped[int]
    seen_at: Mapped[int]
    suspended_at: Mapped[int | None]
    muted_at: Mapped[int | None]  # by an administrator: no chat anywhere


class Session(Base):
    """A browser that is signed in. Only the hash of its token is kept."""

    __tablename__ = "sessions"

    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[int]
    seen_at: Mapped[int]
    expires_at: Mapped[int]


class ApiToken(Base):
    """A program that acts for a person."""

    __tablename__ = "api_tokens"

    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    created_at: Mapped[int]
    used_at: Mapped[int | None]


class Link(Base):
    """A link for one person: `recovery` signs a guest in, `reset` sets a password, `confirm` confirms an e-mail."""

    __tablename__ = "links"

    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    purpose: Mapped[str] = mapped_column(String(10))
    created_at: Mapped[int]
    expires_at: Mapped[int | None]


class Rating(Base):
    """How strong a person is at a game."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ix_ratings_board", "game", "ordinal"),)

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(30), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    ordinal: Mapped[float]  # mu less three sigma: what a leaderboard is sorted by
    games: Mapped[int] = mapped_column(default=0)


class IgnoredPerson(Base):
    """One person ignores another: `mute` hides the other's chat, `block` also keeps them from sitting at one table."""

    __tablename__ = "ignored_people"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(10))


class Report(Base):
    """A person's report about another, for the administrators."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    by_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    about_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str | None] = mapped_column(String(16))
    text: Mapped[str] = mapped_column(String(1000))
    created_at: Mapped[int]
    closed_at: Mapped[int | None]


class Channel(Base):
    """A channel by which a person is notified (`people/channels/`). A person has none until they add one."""

    __tablename__ = "channels"

    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    address: Mapped[dict[str, Any]]
    created_at: Mapped[int]
    failures: Mapped[int] = mapped_column(default=0)  # messages given up since the last one that arrived
