"""What runs in the worker that reads records. Imported there, so it imports little."""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from lutetia.ai import warmup
from lutetia.engine.errors import RecordError
from lutetia.games.record import Record, parse
from lutetia.server.bot_worker import serve_the_server
from lutetia.server.codec import encode
from lutetia.server.ids import SystemRandomChance
from lutetia.table import projection
from lutetia.table.handlers import play_chance
from lutetia.table.records import opened
from lutetia.table.snapshot import dump, tag

FULL = 77
"""Exit status of a worker that had no memory left."""


@dataclass(frozen=True)
class Brought:
    """A table out of a record, ready to be written down: nobody has to replay it.

    Attributes:
        events: its log, each event as JSON.
        version: of the last one.
        snapshot: the table as `dump` keeps it, marked `tag`.
        info: TableInfo as JSON.
    """

    table: str
    game: str
    status: str
    created: float
    events: list[bytes]
    version: int
    tag: str
    snapshot: bytes
    info: bytes


def begin() -> None:
    """Prepare a worker."""
    serve_the_server()


def bring(
    body: bytes, table_id: str, host: str, now: float, seconds: float, memory: int
) -> Brought | str:
    """Return the table of the record in ``body``, or what is wrong with the record.

    Reading and replaying it may take so many ``seconds`` of processor time, after which the system
    ends this process, and so many bytes of ``memory`` more than it has now,
    without which it ends itself with `FULL`.
    """
    try:
        with limited(seconds, memory):
            record = parse(body.decode("utf-8"))
        warmup(record.game, parts=["rules"])  # loads what is compiled; no fault of the record
        with limited(seconds, memory):
            return _brought(record, table_id, host, now)
    except (RecordError, ValueError, TypeError, LookupError, OverflowError) as error:
        # Beyond RecordError: a position made to mislead.
        # Whatever is wrong with a text from outside is the text's fault.
        return str(error)[:400]
    except (MemoryError, SystemError, ImportError, OSError):
        # Short of memory, the interpreter may raise any of these: it reads no file and opens no
        # socket here, and a module that it loads late fails as an import does.
        os._exit(FULL)


@contextmanager
def limited(seconds: float, memory: int) -> Iterator[None]:
    """Limit what this process takes; where the system knows no such limits,
    only the deadline of the pool holds."""
    if sys.platform == "win32":
        yield
        return
    import resource

    def allow(what: int, most: int) -> None:
        _, hard = resource.getrlimit(what)
        resource.setrlimit(what, (most, hard))

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    allow(resource.RLIMIT_CPU, math.ceil(time.process_time() + seconds))
    size = _size()
    allow(resource.RLIMIT_AS, size + memory if size else resource.RLIM_INFINITY)
    try:
        yield
    finally:
        for what in (resource.RLIMIT_CPU, resource.RLIMIT_AS):
            allow(what, resource.RLIM_INFINITY)


def _size() -> int:
    """Return the bytes of address space this process has, 0 where that cannot be told."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def _brought(record: Record, table_id: str, host: str, now: float) -> Brought:
    table, events = opened(record, table_id, host, now)
    events += play_chance(table, now, SystemRandomChance()).events
    return Brought(
        table.id, table.game.meta.id, table.status, table.created,
        [encode(event) for event in events],
        table.version, tag(), dump(table), encode(projection.info(table)),
    )  # fmt: skip
