"""The bots of a table: whose turn it is thinks, and whoever asks is given a hint."""

from __future__ import annotations

import asyncio
import logging
import secrets

from lutetia.engine.errors import LutetiaError
from lutetia.engine.json_types import JsonObject
from lutetia.server import codec
from lutetia.server.connection import Link
from lutetia.server.limits import network
from lutetia.server.live_table import LiveTable
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.turn_queue import Claim
from lutetia.table import messages, projection
from lutetia.table.commands import Hint
from lutetia.table.handlers import bot_act
from lutetia.table.refusals import TableRefusal

log = logging.getLogger("lutetia.table")


class TableBots:
    """The bots of ``live``, which think in other processes while the table goes on."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._task: asyncio.Task[None] | None = None
        self.advising = False  # a worker thinks about a hint

    def wake(self) -> None:
        """Let the bot whose turn it is think, unless one does already."""
        if self.live.broken is None and self.live.table.bot_to_act() is not None and not self.busy:
            self._task = asyncio.create_task(self._play())

    @property
    def busy(self) -> bool:
        """True while a bot is at work."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Let no bot think or play any more."""
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        try:
            await self._turns()
        except KeptElsewhere:
            return
        except Exception:
            log.exception("table %s: its bots have stopped", self.live.table.id)

    async def _turns(self) -> None:
        live = self.live
        while (turn := live.table.bot_to_act()) is not None and live.broken is None:
            table, moved, (seat, level) = live.table, live.table.position_version, turn
            assert table.state is not None
            view = table.state.view(seat, recall=True)
            text = await live.journal.bots.choose(table.game.meta.id, view, level, self._claim())
            async with live.lock:
                if live.gone:
                    return
                # People may have gone back, left or resigned meanwhile:
                # an answer to a position that is gone is dropped.
                if (
                    live.table is not table
                    or table.position_version != moved
                    or table.bot_to_act() != turn
                ):
                    continue
                if not await self._play_one(seat, text):
                    return

    def _claim(self) -> Claim:
        """Return for whom the bots here think: a person who plays and is here, else who plays,
        else who opened the table."""
        table, links = self.live.table, self.live.links
        seated = [one.player for one in table.seats if one.player]
        here = {link.player_id: link.address for link in links if link.player_id is not None}
        person = next((name for name in seated if name in here), None) or next(
            iter([*seated, table.host or ""])
        )
        address = here.get(person) or self.live.address
        return Claim(table.id, person, network(address) if address else "", bool(links))

    async def _play_one(self, seat: int, text: str | None) -> bool:
        """Play ``text`` for ``seat``, or something else where a bot had no legal answer; False: the
        bots here can do nothing more."""
        live, table = self.live, self.live.table
        before, state = table.version, table.state
        assert state is not None
        if text is None or state.refusal(text) is not None:
            if text is not None:
                log.error(
                    "table %s: a bot answered %r, which is refused; a random action is played",
                    table.id,
                    text,
                )
            legal = state.legal()
            if not legal:
                log.error("table %s: a bot can do nothing here", table.id)
                return False
            text = secrets.choice(legal).text
        try:
            done = bot_act(table, seat, text, live.journal.now(), live.chance)
            await live.commit(before, done, None)
        except TableRefusal:
            await asyncio.sleep(1)  # the disk may be full: no haste
            return True
        except LutetiaError:
            log.exception("table %s: a bot's action failed", table.id)
            await live.rebuild()
            return False
        live.tell(done)
        return True

    def hint(self, link: Link, command: Hint) -> None:
        """Let a worker think for the asker while the table goes on: one hint at a time for each.

        Raises TableRefusal: they may not have one, or not now.
        """
        view = projection.advised(self.live.table, link.player_id, command.seat)
        if self.advising:
            raise TableRefusal("table", "refusal.hint_busy")
        self.advising = True
        self.live.journal.keep(asyncio.create_task(self._advise(link, command, view)))

    async def _advise(self, link: Link, command: Hint, view: JsonObject) -> None:
        live = self.live
        table, moved = live.table, live.table.position_version
        try:
            advice = await live.journal.bots.advise(table.game.meta.id, view, self._claim())
        finally:
            self.advising = False
        if live.table is not table or table.position_version != moved:
            live.refuse(link, command, TableRefusal("stale", "refusal.stale"))
        elif (
            advice is None or table.state is None or table.state.refusal(advice.action) is not None
        ):
            live.refuse(link, command, TableRefusal("table", "refusal.hint_none"))
        else:
            said = messages.Advised(
                command.id, table.version, advice.action, advice.gain, advice.most
            )
            link.push(codec.text(said))
