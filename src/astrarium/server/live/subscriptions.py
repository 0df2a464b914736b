"""The message by which a client chooses the tables that its WebSocket watches."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

MOST_TABLES: Final = 20  # that one socket may watch

Watched = Annotated[str, StringConstraints(pattern=r"^[2-9a-z]{1,16}(:[A-Za-z0-9_-]{0,64})?$")]  # with an invitation


class Subscription(BaseModel):
    """The only message of a client: watch these tables, and no others."""

    model_config = ConfigDict(extra="forbid")

    watch: list[Watched] = Field(max_length=MOST_TABLES)


def watched_tables(text: str) -> list[str]:
    """The tables that a message names; ValueError if it is another message."""
    return Subscription.model_validate_json(text).watch
