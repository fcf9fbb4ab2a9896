"""A whole site from one database to another: every row, compared afterwards."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table

from lutetia.server.errors import NotStored, StoreError
from lutetia.server.storage.database import Reading, Where
from lutetia.server.storage.open_checks import HEAD
from lutetia.server.storage.opening import found, revision
from lutetia.server.storage.schema import metadata
from lutetia.server.storage.store import Store

BATCH = 500
"""Rows that are carried over at once."""

_CARRIED = {"probes": "id = 2"}
"""Which rows of a table are carried over, where not all are: when time was last counted, from which
the next start gives time back. Whether a database can be written is its own affair."""


@dataclass(frozen=True)
class Copied:
    """What was carried over: ``rows`` by table."""

    rows: dict[str, int]


def copy(source: Where, target: Where) -> Copied:
    """Copy a site into an empty database, and compare every row.

    Neither may be in use. Raises StoreError: nothing was copied, or what stands in the target is
    not what stands in the source.
    """
    at = found(source, by_option=False)
    if at != HEAD:
        raise StoreError(
            f"the site to be copied has schema {at or 'none'}, this Lutetia has {HEAD}: start it "
            "there once, which brings it up, then copy"
        )
    if revision(target) is not None:
        raise StoreError("the database to copy to is not empty. Name another one")
    one = Store.open(source)  # holds its lock: nobody plays there meanwhile
    try:
        other = Store.open(target)
        try:
            return _copied(one, other)
        finally:
            other.close()
    finally:
        one.close()


def _copied(one: Store, other: Store) -> Copied:
    rows = {}
    here = one.reading()
    try:
        asyncio.run(_carry(here, other))
        there = other.reading()
        try:
            for table in metadata.sorted_tables:
                counted = digest(here, table)
                rows[table.name] = counted[0]
                if counted != digest(there, table):
                    raise StoreError(f"the rows of {table.name} differ: the copy cannot be used")
        finally:
            there.close()
    finally:
        here.close()
    return Copied(rows)


def insertion(table: Table) -> str:
    """Return the SQL that inserts a row of `batches`."""
    names = [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


async def _carry(here: Reading, other: Store) -> None:
    try:
        for table in metadata.sorted_tables:
            for batch in batches(here, table):
                await other.write((insertion(table), batch))
        await other.write(*other.counted())
    except NotStored as error:
        raise StoreError(f"the copy could not be written: {error}") from None


def _rows(reading: Reading, table: Table) -> Iterator[tuple[Any, ...]]:
    names = ", ".join(column.name for column in table.columns)
    key = ", ".join(column.name for column in table.primary_key)
    which = _CARRIED.get(table.name, "1 = 1")
    for row in reading.stream(f"SELECT {names} FROM {table.name} WHERE {which} ORDER BY {key}"):
        yield tuple(row)


def batches(reading: Reading, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """Yield all rows of a table that are carried over, some at a time."""
    batch: list[tuple[Any, ...]] = []
    for row in _rows(reading, table):
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def digest(reading: Reading, table: Table) -> tuple[int, str]:
    """Return how many rows a table has, and a digest of them in any order."""
    n, total = 0, 0
    for row in _rows(reading, table):
        n += 1
        total ^= int.from_bytes(hashlib.sha256(repr(row).encode()).digest())
    return n, f"{total:064x}"
