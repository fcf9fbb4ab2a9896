"""Editions are tried in processes of their own, one for each game that is played,
few at once and with limits."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from dataclasses import dataclass

import msgspec

from lutetia.engine.edition import VARIABLE
from lutetia.server.places import Places
from lutetia.server.responses import HttpError

MAX_AT_ONCE = 3
"""Games that are played or wait for it, each for another address."""


@dataclass(frozen=True)
class Effort:
    """What one game may cost: seconds of processor time (the longest takes about eight),
    seconds by the clock, bytes of memory."""

    cpu: float = 30.0
    deadline: float = 180.0
    memory: int = 512 * 2**20


class Told(msgspec.Struct):
    """What the process of a trial says.

    Attributes:
        trial: a `lutetia.server.calls.EditionTrial`.
        wrong: why there is none.
    """

    trial: msgspec.Raw = msgspec.Raw()
    wrong: str = ""


class Trials:
    """Who tries an edition just now; one game is played at a time."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self.place = Places(MAX_AT_ONCE, "edition_busy").hold
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def play(self, text: bytes) -> msgspec.Raw:
        """Return a game by the edition ``text`` (`lutetia.server.trial_worker.play`).
        Raises HttpError."""
        async with self._turn:
            told = await self._told(text)
        if told.wrong:
            raise HttpError(422, "edition_wrong", why=told.wrong)
        return told.trial

    async def _told(self, text: bytes) -> Told:
        effort = self.effort
        words = (str(effort.cpu), str(effort.memory), str(secrets.randbits(30)))
        environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "lutetia.server.trial_worker", *words,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**environment, "LUTETIA_JIT": "0"}, start_new_session=True,
        )  # fmt: skip
        try:
            said, _ = await asyncio.wait_for(process.communicate(text), effort.deadline)
        except TimeoutError:
            raise HttpError(422, "edition_heavy") from None
        finally:
            self._end()
        if process.returncode != 0:
            raise HttpError(422, "edition_heavy")
        return msgspec.json.decode(said, type=Told)

    def _end(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    def close(self) -> None:
        """End the game that is being played."""
        self._end()
