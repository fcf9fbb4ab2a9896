"""Bots: whose thinks next, how long its move is held back, and who is asked."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from lutetia.ai.levels import LEVELS, thinking_time
from lutetia.ai.search_params import for_turn
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.levels import USUAL
from lutetia.server.bot_processes import Processes
from lutetia.server.questions import Answer, Nobody, Question, Thinkers, Unanswered
from lutetia.server.settings import Settings
from lutetia.server.turn_queue import Claim, TurnQueue

log = logging.getLogger("lutetia.bots")

TRIES = 2
"""Times that a question is asked until a bot has no answer."""

LONGER = 1.2
"""By how much an answer comes later, at most, than its level would take with all of its time."""

ADVISER = "top"
"""The level that gives hints."""


class BotPool:
    """All who think for bots.

    Args:
        settings: how many processes of its own this server has, and how long a bot's move waits.
        elsewhere: who is asked first; processes of this server only while nobody is there.
    """

    def __init__(self, settings: Settings, elsewhere: Sequence[Thinkers] = ()) -> None:
        self._settings = settings
        self._own = Processes(settings)
        self._thinkers: Sequence[Thinkers] = [*elsewhere, self._own]
        self._changed = asyncio.Event()
        self.turns = TurnQueue(self.places(), settings.thinking)
        for one in elsewhere:
            one.watch(self._resize)

    def places(self) -> int:
        """Return how many bots can think at a time."""
        found = self._now()
        return 0 if found is None else found.places

    def warm(self) -> None:
        """Have this server's own processes ready before the first bot, where they are asked."""
        if self._now() is self._own:
            self._own.warm()

    def _now(self) -> Thinkers | None:
        return next((one for one in self._thinkers if one.places), None)

    def _resize(self) -> None:
        self.turns.resize(self.places())
        self._changed.set()

    async def choose(self, game: str, view: JsonMapping, level: str, claim: Claim) -> str | None:
        """Return the notation of what a bot of ``level`` does, no sooner than the pause;
        None when no answer could be had. A bot of another package that fails, or takes its process
        with it, is told in the log, and the usual level plays instead.

        When is a matter of ``claim``.
        """
        answer, _ = await asyncio.gather(
            self._act(game, view, level, claim), asyncio.sleep(self._pause(game, level))
        )
        return None if answer is None else answer.action

    def _pause(self, game: str, level: str) -> float:
        """Draw how long an answer is held back: longer than the level may think, or how soon it
        comes would tell whether the choice was easy."""
        most = thinking_time(game, level, for_turn(self._settings.bot_budget))
        return max(random.uniform(*self._settings.bot_pause), most * random.uniform(1.0, LONGER))

    async def _act(self, game: str, view: JsonMapping, level: str, claim: Claim) -> Answer | None:
        answer = await self._answer("act", game, view, level, claim)
        fault = f"{level}, {game}: no answer" if answer is None else answer.fault
        if answer is None and level not in LEVELS:
            answer = await self._answer("act", game, view, USUAL, claim)
        if fault and level not in LEVELS:
            log.error("a bot could not play, so the level %s did: %s", USUAL, fault)
        return answer

    async def advise(self, game: str, view: JsonMapping, claim: Claim) -> Answer | None:
        """Return what the strongest level would do; None when it cannot be had."""
        if not self.places():
            return None
        return await self._answer("advise", game, view, ADVISER, claim)

    async def _answer(
        self,
        kind: Literal["act", "advise"],
        game: str,
        view: JsonMapping,
        level: str,
        claim: Claim,
    ) -> Answer | None:
        seed = secrets.randbits(62)
        question = Question(kind, game, dict(view), level, seed, self._settings.bot_budget)
        if (there := self._now()) is not None:
            with suppress(Unanswered):  # asked all the same, and then counted
                await there.have(game)  # meanwhile bots of other games take their turns
        async with self.turns.turn(claim) as turn:
            tries = 0
            while tries < TRIES:
                try:
                    thought = await (await self._there()).think(question)
                except Nobody:
                    continue
                except Unanswered as error:
                    turn.used += error.seconds
                    tries += 1
                else:
                    turn.used += thought.seconds
                    return thought.answer
        return None

    async def _there(self) -> Thinkers:
        """Return whom to ask, waiting while nobody is there."""
        while (found := self._now()) is None:
            self._changed.clear()
            await self._changed.wait()
        return found

    def close(self) -> None:
        """End this server's processes."""
        self._own.close()
