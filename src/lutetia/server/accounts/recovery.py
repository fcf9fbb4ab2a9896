"""Recovery codes: ten for an account, each good for one sign-in.

The first five characters of a code only find it among all others; the other fifteen, 74 bits, are
the secret of which Argon2id is kept.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lutetia.server.ids import LETTERS

T = TypeVar("T")

HOW_MANY = 10
GROUP = 5
GROUPS = 4
LENGTH = GROUP * GROUPS
MAX_TYPED = 100

ROUNDS = 2
MEMORY = 19 * 1024
"""Of Argon2id, as OWASP advises it; in KiB. A code takes some 30 ms by it."""

MAX_WAITING = 20
"""Codes of strangers that wait for the one thread that compares them."""


class Busy(Exception):
    """Too many codes wait to be compared."""


class Hashes:
    """Argon2id in a thread of its own."""

    def __init__(self) -> None:
        self._argon = PasswordHasher(ROUNDS, MEMORY, parallelism=1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="argon2")
        self._waiting = 0
        self._nobody = self._argon.hash(secrets.token_hex())

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(cancel_futures=True)

    async def all_of(self, codes: Sequence[str]) -> list[str]:
        """Return what is kept of each code. Raises Busy."""
        return await self._run(lambda: [self._argon.hash(secret(code)) for code in codes])

    async def fits(self, code: str, kept: str | None) -> bool:
        """Return whether ``kept`` is of this code; without any, False after the same time.

        Raises Busy.
        """
        return await self._run(lambda: self._fits(code, kept))

    def _fits(self, code: str, kept: str | None) -> bool:
        try:
            return self._argon.verify(kept or self._nobody, secret(code)) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MAX_WAITING:
            raise Busy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


def new_codes() -> list[str]:
    """Return ten codes, such as ``k7m2p-…``, no two with the same beginning."""
    found: dict[str, str] = {}
    while len(found) < HOW_MANY:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        found[selector(code)] = code
    return ["-".join(code[i : i + GROUP] for i in range(0, LENGTH, GROUP))
            for code in found.values()]  # fmt: skip


def plain(typed: str) -> str | None:
    """Return a code as it is hashed, however it was typed; None when it cannot be one."""
    if len(typed) > MAX_TYPED:
        return None
    text = "".join(letter for letter in typed.lower() if letter.isalnum())
    return text if len(text) == LENGTH and set(text) <= set(LETTERS) else None


def selector(code: str) -> str:
    """Return the part of a plain code that finds it."""
    return code[:GROUP]


def secret(code: str) -> str:
    """Return the part of a code, plain or as shown, that is secret."""
    return code.replace("-", "")[GROUP:]
