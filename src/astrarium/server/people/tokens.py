"""Tokens of people and programs. Only their hashes are stored."""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from hashlib import sha256


def new_token() -> str:
    """32 random bytes that fit into a link and a header."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> bytes:
    """The hash of a token, as the database stores it."""
    return sha256(token.encode()).digest()


@lru_cache(maxsize=10_000)  # making it lets go of the interpreter's lock, and moves would wait for the engines
def csrf_token(secret: bytes, session_token: str) -> str:
    """The token that a page sends with every change, so that other sites cannot request one."""
    return hmac.digest(secret, session_token.encode(), "sha256").hex()


def is_same(received: str, expected: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(received.encode(), expected.encode())
