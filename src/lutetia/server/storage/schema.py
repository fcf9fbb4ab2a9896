"""The tables of the database. The log is the truth; ``tables``, ``sittings``
and ``deadlines`` are indexes over it and ``snapshots`` a cache: all three could be made again."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # one event of lutetia.table as JSON
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),  # open, playing, over
    Column("private", Integer, nullable=False),
    Column("bot", Integer, nullable=False),  # 1 when a bot is to act
    Column("created", Float, nullable=False),  # Unix seconds
    Column("updated", Float, nullable=False),
    Column("info", LargeBinary, nullable=False),  # TableInfo as JSON, for the lobby
    Column("seated", Integer, nullable=False),  # 1 when its people are in ``sittings``
    Index("tables_by_status", "status", "updated"),
)

sittings = Table(
    "sittings",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("waits", Integer, nullable=False),  # 1 when the table waits for this person
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("tag", String, nullable=False),  # the build that can read it
    Column("body", LargeBinary, nullable=False),  # lutetia.table.snapshot; a cache, may be deleted
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("due", Float, nullable=False),  # Unix seconds: when the running time is up
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),  # SHA-256 of the session's secret
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
)

probes = Table(
    "probes",
    metadata,
    Column("id", Integer, primary_key=True),  # 1: of the disk, 2: that time was counted
    Column(
        "at", Float, nullable=False
    ),  # Unix seconds of the latest probe: whether anything can be written
)
