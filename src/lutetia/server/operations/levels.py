"""What of a running site is looked up when its figures are read."""

from __future__ import annotations

import time
from collections.abc import Iterator

from lutetia.server.bot_pool import BotPool
from lutetia.server.gate import Gate
from lutetia.server.operations.days import Days
from lutetia.server.operations.metrics import Level
from lutetia.server.registry import TableRegistry


def levels(
    registry: TableRegistry, gate: Gate, bots: BotPool, days: Days
) -> Iterator[tuple[str, str, Level]]:
    """Yield name, sentence and value of each."""
    backlog = registry.notices.outbox.backlog
    yield "lutetia_tables", "Tables in memory", lambda: len(registry.actors)
    yield (
        "lutetia_processes", "Processes of the site that keep tables, as this one hears",
        registry.neighbours.keepers,
    )  # fmt: skip
    yield "lutetia_leads", "Whether this process does what a site does once", lambda: registry.leads
    yield "lutetia_sockets", "Open sockets, at tables and in the lobby", gate.sockets
    yield "lutetia_connections", "Open connections", lambda: len(gate.connections)
    yield "lutetia_bots_waiting", "Bots that wait for a worker", bots.turns.waiting
    yield "lutetia_bots_places", "Bots that can think at a time, here or in workers", bots.places
    yield "lutetia_bots_thinking", "Bots that think", bots.turns.running
    yield "lutetia_outbox_length", "Notices that are due and not sent", lambda: len(backlog())
    yield (
        "lutetia_outbox_age_seconds", "For how long the oldest of them has been due",
        lambda: max((registry.now() - due for due in backlog()), default=0.0),
    )  # fmt: skip
    yield (
        "lutetia_last_write_seconds", "Since the last commit of a table",
        lambda: time.monotonic() - registry.last_write,
    )  # fmt: skip
    yield "lutetia_backup_age_seconds", "Since the last backup that was checked", days.backup_age
