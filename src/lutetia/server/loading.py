"""A table made from its log: from its latest snapshot on where one is of use, a little at a time,
and up to the last event that is right."""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence

from lutetia.engine.errors import LutetiaError, OtherEdition
from lutetia.server.slices import Slices
from lutetia.server.storage.store import Store, event_of
from lutetia.table.fold import apply_event
from lutetia.table.snapshot import load_snapshot, tag
from lutetia.table.table import Table

log = logging.getLogger("lutetia.registry")

_BAD = (
    LutetiaError,
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
)
"""What a log or snapshot that contradicts itself raises."""


async def load(store: Store, slices: Slices, name: str) -> tuple[Table, str | None, int]:
    """Return a table made from its log, what is wrong with the log, if anything (then the table
    stands where it was still right), and the version of its snapshot. Raises KeyError when
    there is no such table, OtherEdition when it sleeps."""
    kept = await store.snapshot(name, tag())
    if kept is not None:
        try:
            table = await slices.run(_thawed(name, kept))
            frozen = table.version
            await slices.run(_go_on(table, await store.bodies(name, after=frozen)))
        except OtherEdition:
            raise
        except _BAD:
            log.exception("table %s: its snapshot is of no use; its log is replayed", name)
        else:
            return table, None, frozen
    bodies = await store.bodies(name)
    if not bodies:
        raise KeyError(name)
    table, broken = await slices.run(_replay(name, bodies))
    return table, broken, 0


def _thawed(name: str, kept: bytes) -> Generator[None, None, Table]:
    table = load_snapshot(name, kept)
    yield
    return table


def _go_on(table: Table, bodies: Sequence[bytes]) -> Generator[None, None, None]:
    """Apply the events ``bodies`` to ``table``, with a pause after each."""
    for body in bodies:
        apply_event(table, event_of(body))
        yield


def _replay(name: str, bodies: Sequence[bytes]) -> Generator[None, None, tuple[Table, str | None]]:
    """Return the table of a log, up to its last good event, and what is wrong with the next one;
    with a pause after each event."""
    table: Table | None = None
    for n, body in enumerate(bodies):
        try:
            if table is None:
                table = Table(name, event_of(body))
            else:
                apply_event(table, event_of(body))
        except OtherEdition:
            raise
        except _BAD as error:
            if table is None:
                raise KeyError(name) from error
            log.error("table %s: its log is right up to event %d only: %s", name, n - 1, error)
            table = Table(
                name, event_of(bodies[0])
            )  # the other one may be half-way into the bad event
            yield from _go_on(table, bodies[1:n])
            return table, str(error)
        yield
    if table is None:
        raise KeyError(name)
    return table, None
