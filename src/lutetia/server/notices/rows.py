"""The rows of the outbox, in memory as in the database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, cast

from lutetia.server.notices.letters import Kind
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

_KEY = "table_id = ? AND version = ? AND player_id = ? AND kind = ? AND channel = ?"
_ADD = (
    "INSERT INTO notices (table_id, version, player_id, kind, channel, due) "
    "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, version, player_id, kind, channel) "
    "DO UPDATE SET due = excluded.due, message = NULL, sent = NULL"
)
"""Two may invite the same person to one table, which is told anew where the first was sent."""

_MOVE = f"UPDATE notices SET due = ?, message = NULL, sent = NULL WHERE {_KEY}"
_CLAIM = f"UPDATE notices SET message = ? WHERE {_KEY} AND due = ?"
_SENT = f"UPDATE notices SET sent = ? WHERE {_KEY} AND message = ?"
_GIVEN_UP = f"DELETE FROM notices WHERE {_KEY} AND message = ?"
_DROP = f"DELETE FROM notices WHERE {_KEY}"
_OVER = "DELETE FROM notices WHERE table_id = ? AND player_id = ? AND kind = 'turn'"
_IN_TIME = "DELETE FROM notices WHERE table_id = ? AND player_id = ? AND kind <> 'turn'"


REMINDERS: tuple[Kind, ...] = ("half", "holiday", "hours")
"""What is told while time runs: kept once it is sent, until that time runs no more."""


class Key(NamedTuple):
    """What a row is about, and by which channel it goes.

    Attributes:
        version: of the event by which the table began to wait for the player.
    """

    table: str
    version: int
    player: str
    kind: Kind
    channel: str


@dataclass
class Row:
    """A notice that is not sent yet, or a reminder.

    Attributes:
        due: Unix seconds.
        message: the id of the message that carries it, once that is on its way.
        sent: False until that is done.
    """

    key: Key
    due: float
    message: str | None = None
    sent: bool = False


@dataclass
class Plan:
    """What a commit changes in the outbox.

    Attributes:
        turned: table and player for whom it no longer waits.
        timed: table and player whose time no longer runs.
        moved: rows with the moment at which they are due now, also once more.
        dropped: rows that are to be sent no more.
    """

    added: list[Row] = field(default_factory=list)
    turned: list[tuple[str, str]] = field(default_factory=list)
    timed: list[tuple[str, str]] = field(default_factory=list)
    moved: list[tuple[Row, float]] = field(default_factory=list)
    dropped: list[Row] = field(default_factory=list)

    def statements(self) -> list[Statement]:
        """Return what writes it down."""
        every: list[Statement] = [
            (_OVER, self.turned),
            (_IN_TIME, self.timed),
            (_DROP, [tuple(row.key) for row in self.dropped]),
            (_MOVE, [(due, *row.key) for row, due in self.moved]),
            (_ADD, [(*row.key, row.due) for row in self.added]),
        ]
        return [(sql, runs) for sql, runs in every if runs]


def claim(rows: list[Row], message: str) -> Statement:
    """Return what notes that ``rows`` go with ``message``, but for those moved meanwhile."""
    return _CLAIM, [(message, *row.key, row.due) for row in rows]


def mark_sent(rows: list[Row], message: str, at: float) -> Statement:
    """Return what notes that ``rows`` are sent, but for those that ``message`` carries no more."""
    return _SENT, [(at, *row.key, message) for row in rows]


def give_up(rows: list[Row], message: str) -> Statement:
    """Return what takes ``rows`` away, but for those that ``message`` carries no more."""
    return _GIVEN_UP, [(*row.key, message) for row in rows]


def drop(rows: list[Row]) -> Statement:
    """Return what takes ``rows`` away."""
    return _DROP, [tuple(row.key) for row in rows]


async def kept(store: Store, table: str | None = None) -> list[Row]:
    """Return the rows that are not sent yet, and the reminders, of all tables or of one."""
    sql = (
        "SELECT table_id, version, player_id, kind, channel, due, message, sent IS NOT NULL "
        f"FROM notices WHERE (sent IS NULL OR kind IN ({', '.join('?' * len(REMINDERS))}))"
    )
    more = "" if table is None else " AND table_id = ?"
    found = await store.read(sql + more, *REMINDERS, *([] if table is None else [table]))
    return [
        Row(Key(name, version, player, cast(Kind, kind), channel), due, message, bool(sent))
        for name, version, player, kind, channel, due, message, sent in found
    ]
