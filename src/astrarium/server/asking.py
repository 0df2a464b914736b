"""Who asks for the work that is being done: a context variable that requests and jobs carry along."""

from __future__ import annotations

import hmac
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any


@dataclass
class Asker:
    """Where a request comes from. Jobs that follow from it keep its origin."""

    origin: str = ""  # the address, hashed with the server's secret
    state: dict[str, Any] = field(default_factory=dict)  # of the request; knows the person once they are recognised
    can_wait: bool = False  # a table in play comes first

    @property
    def person(self) -> str:
        return self.state.get("user_id") or ""


_ASKER: ContextVar[Asker] = ContextVar("asker")


def current_asker() -> Asker:
    """Whoever asks for what is done now; nobody in particular outside of requests and jobs."""
    return _ASKER.get(None) or Asker()


def set_asker(asker: Asker) -> None:
    """From now on this task, and all that it starts, works for somebody."""
    _ASKER.set(asker)


@lru_cache(maxsize=10_000)
def origin_of(secret: bytes, address: str) -> str:
    """An address as jobs may keep it: only this server can make it, and nobody can read it."""
    return hmac.new(secret, address.encode(), sha256).hexdigest()[:16]
