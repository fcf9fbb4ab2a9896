"""What of a table is written beside its log: its snapshot, and its rows in the indexes."""

from __future__ import annotations

import time

from lutetia.server.codec import encode
from lutetia.server.deadlines import Deadlines
from lutetia.server.journal import Kept
from lutetia.server.mine import Mine
from lutetia.server.notices.outbox import Outbox, timed
from lutetia.server.notices.rows import Plan
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Row, index_row, snapshot_row
from lutetia.table import projection
from lutetia.table.snapshot import dump, tag

SNAPSHOT_EVERY = 64
"""Events after which a table is kept as a snapshot again: opening it replays fewer than these."""

SNAPSHOT_SHARE = 16
"""A long table is kept again when it has grown by one part of these:
else each event would cost the more the longer its log is."""


class TableRows:
    """Each method notes at the table what it returns as written."""

    def __init__(self, mine: Mine, deadlines: Deadlines, outbox: Outbox) -> None:
        self._mine, self._deadlines, self._outbox = mine, deadlines, outbox

    def looks(self, kept: Kept) -> list[Statement]:
        """Return what puts a table into the index, if anything in it has changed."""
        table = kept.table
        if kept.indexed_at == table.info_version:
            return []
        kept.indexed_at = table.info_version
        info = encode(projection.info(table))
        if info == kept.indexed:
            return []
        kept.indexed = info
        bot = any(table.bot_of(seat) for seat in range(table.players))
        row = Row(
            table.id,
            table.game.meta.id,
            table.status,
            table.private,
            bot,
            table.created,
            time.time(),
            info,
        )
        return [index_row(row)]

    def indexes(self, kept: Kept, ended: bool = False) -> tuple[list[Statement], Plan]:
        """Return what brings the indexes of who sits, who is waited for and whose time runs up to
        date with a table, and what of it the outbox follows."""
        before, was = kept.sitting, kept.timed
        found = self._mine.rows(kept, ended) + self._deadlines.rows(kept.table)
        kept.timed = timed(kept.table)
        plan = self._outbox.plan(kept.table, before, kept.sitting, was)
        return found + plan.statements(), plan

    def snapshot(self, kept: Kept, ended: bool = False) -> list[Statement]:
        """Return what keeps a snapshot when it is time for one, or the game has ended."""
        table = kept.table
        every = max(SNAPSHOT_EVERY, table.version // SNAPSHOT_SHARE)
        if table.version - kept.frozen < every and not ended:
            return []
        kept.frozen = table.version
        return [snapshot_row(table.id, table.version, tag(), dump(table))]
