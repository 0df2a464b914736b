"""Passwords: argon2id, computed in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Depends

T = TypeVar("T")
THREADS: Final = 2  # each needs 64 MB while it works


class Passwords:
    """Makes and checks hashes, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self.dummy_hash = self.hasher.hash("nobody")  # compared with the password of an unknown person

    async def hash(self, password: str) -> str:
        return await self._in_thread(lambda: self.hasher.hash(password))

    async def is_correct(self, known: str | None, password: str) -> bool:
        """Whether the password matches the hash; takes as long if there is no hash."""
        return await self._in_thread(lambda: self._verify(known or self.dummy_hash, password)) and known is not None

    def is_outdated(self, known: str) -> bool:
        """Whether the hash was made with older, cheaper parameters."""
        return self.hasher.check_needs_rehash(known)

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)


@cache
def passwords() -> Passwords:
    """The hasher of this process; tests replace it with a cheaper one."""
    return Passwords()


PasswordsDep = Annotated[Passwords, Depends(passwords)]
