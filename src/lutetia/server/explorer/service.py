"""Counts follow the games: each game is added in the commit that ends it; those that ended before
there were counts, one after another once the site runs.

A game counts when its rules have ended it at the table where it began: not one that was given up,
lost by time, broken off or ended by agreement, nor one out of a record. A seat of it counts unless
its player had left it, or a bot kept it, at the end. What was taken back is no part of a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from lutetia.engine.errors import OtherEdition
from lutetia.engine.exploring import Played
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonMapping
from lutetia.explore.tally import Counts, Who, rules_of, tally
from lutetia.server.asleep import asleep
from lutetia.server.errors import NotStored
from lutetia.server.storage import explored
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store
from lutetia.table.rated import present
from lutetia.table.table import Table

log = logging.getLogger("lutetia.explorer")

AT_ONCE = 100
"""Games of before that are looked for at a time."""

PAUSE = 0.05
"""Seconds between two of them."""


def played(table: Table) -> Played | None:
    """Return the game of a table as it is counted; None: it is not."""
    outcome = table.outcome
    brought = table.plies is not None or table.start is not None
    if outcome is None or brought or table.aborted or table.agreed or table.resigned:
        return None
    facts: list[JsonMapping] = []
    for entry in table.active_moves:
        told = msgspec.json.decode(entry.for_viewer(table.game, None, reveal_all=True))
        facts += told["events"]
    return Played(table.players, table.options, facts, outcome)


def _who(table: Table, seat: int) -> Who | None:
    if not present(table, seat):
        return None
    return "people" if table.last_holder.get(seat) else "bots"


def rows(table: Table) -> list[Statement]:
    """Return what is written with the end of a game. Whatever is wrong with its counts, it ends."""
    try:
        counts = _count_rows(table)
    except Exception:
        log.exception("table %s: its game is not counted", table.id)
        counts = []
    return [explored.mark_row(table.id), *counts]


def _count_rows(table: Table) -> list[Statement]:
    game, found = table.game, played(table)
    if found is None:
        return []
    counts = tally(game, found, [_who(table, seat) for seat in range(table.players)])
    return explored.count_rows(game.meta.id, rules_of(game), 1, counts)


def keep(store: Store, game: Game, parts: Iterable[tuple[int, Counts]]) -> int:
    """Add counts of games that were played elsewhere as they come, each part in one commit, and
    return of how many games they were. Raises NotStored."""
    total = 0
    for games, counts in parts:
        found = explored.count_rows(game.meta.id, rules_of(game), games, counts)
        asyncio.run(store.write(*found))
        total += games
    return total


async def fill(
    store: Store, load: Callable[[str], Awaitable[tuple[Table, str | None, int]]]
) -> None:
    """Count the games that ended before there were counts, one after another; what cannot be
    written now the next start goes on with."""
    after = ""
    while found := await explored.waiting(store, after, AT_ONCE):
        after = found[-1][0]
        for name, info in found:
            if asleep(info):
                continue  # until somebody plays by that edition again
            try:
                table, broken, _ = await load(name)
                if broken is None:
                    await store.write(*rows(table))
            except NotStored:
                return
            except OtherEdition:
                continue
            except Exception:
                log.exception("table %s: its game is not counted", name)
            await asyncio.sleep(PAUSE)
