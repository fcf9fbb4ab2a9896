"""What the server needs of the place where its rows are: a file of SQLite, or PostgreSQL.

SQL stands once, in what both understand, with ``?`` for each value. What SQLite has and PostgreSQL
lacks (``instr``, ``json_extract``, ``json_each``) a migration adds there as functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from lutetia.server.errors import StoreError
from lutetia.server.storage.files import real

Statement = tuple[str, Sequence[Sequence[object]]]
"""SQL, and the parameters of each of its runs."""

Job = Sequence[Statement]
"""Statements of which all are carried out, or none."""

Where = Path | str
"""A file of SQLite, or the address of a PostgreSQL database, ``postgresql://host/name``."""

PROBE = "INSERT INTO probes (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
"""Writes a row that nobody reads: can anything be written?"""


IN_ORDER = "INSERT INTO rated_games "
"""How a statement begins whose rows are numbered in the order of their commits: whoever reads on
from the highest number that they know leaves none out."""


class Rows(Protocol):
    """What a query has found."""

    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Reading(Protocol):
    """A connection that only reads."""

    def execute(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Return what ``sql`` finds."""
        ...

    def stream(self, sql: str) -> Iterator[Any]:
        """Yield the rows that ``sql`` finds, however many, a few at a time in memory."""
        ...

    def steady(self) -> AbstractContextManager[object]:
        """Return a context in which everything is read as it is at its beginning, whatever others
        write meanwhile."""
        ...

    def names(self) -> set[str]:
        """Return the names of the tables."""
        ...

    def close(self) -> None:
        """End it."""
        ...


class Database(Protocol):
    """An open database, for this process alone.

    Attributes:
        readers: how many threads may call `fetch` at a time.
    """

    readers: int

    def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Carry out all jobs and have them safe on the disk; return for each why it was not carried
        out. One thread calls this. Raises what stood against all of them; then nothing is done."""
        ...

    def fetch(self, sql: str, params: Sequence[object] = ()) -> list[Any]:
        """Return the rows that ``sql`` finds."""
        ...

    def away(self, error: Exception) -> bool:
        """Return whether ``error``, raised by reading, is about the database and its surroundings:
        nothing is wrong with what was asked."""
        ...

    def reading(self) -> Reading:
        """Return a connection of its own, for long reading beside the others."""
        ...

    def obstacle(self) -> str | None:
        """Return why what is written will not be found at the next start, or None."""
        ...

    def beside(self, end: str) -> Path:
        """Return the file, kept apart from the rows, whose name ends in ``end``."""
        ...

    def counted(self) -> list[Statement]:
        """Return the statements after which rows that are numbered by the database go on after
        those that were copied into it."""
        ...

    def closing(self) -> None:
        """Wait for nothing without end from now on: `close` will be called soon."""
        ...

    def close(self) -> None:
        """End all connections."""
        ...


def where(text: str | Path) -> Where:
    """Return what ``--db`` means. Raises StoreError: an address of something else."""
    scheme, separator, _ = str(text).partition("://")
    if not separator:
        return Path(text)
    if scheme not in ("postgresql", "postgres"):
        raise StoreError(
            f"{scheme}:// is no address of a database: name postgresql://user@host/name, or a file "
            "by its path alone, with --db"
        )
    return str(text)


def beside(at: Where, keys: Path, end: str) -> Path:
    """Return the file, kept apart from the rows, whose name ends in ``end``. Raises StoreError."""
    if not isinstance(at, Path):
        return keys / f"lutetia{end}"
    path = real(at)
    return path.with_name(path.name + end)
