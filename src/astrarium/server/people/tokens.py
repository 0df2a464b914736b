"""Secrets that people and programs carry. Only their hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def new_token() -> str:
    """32 random bytes that fit into a link and a header."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> bytes:
    """What the database keeps of a token."""
    return sha256(token.encode()).digest()


def csrf_token(secret: bytes, session_token: str) -> str:
    """What a page must say with every change, so that a foreign page cannot ask for one."""
    return hmac.new(secret, session_token.encode(), sha256).hexdigest()


def is_same(received: str, expected: str) -> bool:
    """Compare in a time that tells nothing."""
    return hmac.compare_digest(received.encode(), expected.encode())
