"""Proof of work: who has made some accounts pays for the next with a second of computing."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any, cast

import altcha

LIFE = 600
"""Seconds for which a task holds."""

MAX_LENGTH = 4000
"""Characters of a solution."""

COST = 12
"""Rounds of SHA-256 for one try."""

PREFIX = "0000"
"""How a key must begin, in hexadecimal: one try in 65,536 does."""

ALGORITHM = "SHA-256"
"""Iterated: also a page that came by plain http can compute it, without Web Crypto."""


class Work:
    """Tasks, and the solutions that were used."""

    def __init__(self, cost: int = COST, prefix: str = PREFIX) -> None:
        self._cost, self._prefix = cost, prefix
        self._secret = secrets.token_hex(32)
        self._used: OrderedDict[str, float] = OrderedDict()

    def task(self) -> dict[str, Any]:
        """Return a task as JSON."""
        task = altcha.create_challenge(
            ALGORITHM,
            self._cost,
            key_prefix=self._prefix,
            expires_at=int(time.time()) + LIFE,
            hmac_secret=self._secret,
        )
        return cast(dict[str, Any], task.to_dict())

    def done(self, solution: str | None) -> bool:
        """Return whether a task of this site was solved, for the first time."""
        if not solution or len(solution) > MAX_LENGTH:
            return False
        try:
            payload = altcha.Payload.from_base64(solution)
            verified = altcha.verify_solution(payload, self._secret).verified
            nonce = str(payload.challenge.parameters.nonce)
        except Exception:  # a stranger's text goes through a parser
            return False
        now = time.time()
        while self._used and next(iter(self._used.values())) < now:
            self._used.popitem(last=False)
        if not verified or nonce in self._used:
            return False
        self._used[nonce] = now + LIFE
        return True
