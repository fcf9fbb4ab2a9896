"""The record of a table as text: made once for each version and for all who may know the same,
a little at a time."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from lutetia.server.slices import Slices
from lutetia.table.records import recording
from lutetia.table.table import Table


@dataclass(frozen=True)
class Export:
    """A record as it is sent."""

    plain: bytes
    packed: bytes


class Exports:
    """The records of one table that have been asked for at its present version."""

    def __init__(self) -> None:
        self._of: tuple[Table, int] | None = None
        self._made: dict[tuple[int, ...], asyncio.Task[Export]] = {}

    async def get(self, table: Table, seats: Sequence[int], slices: Slices) -> Export:
        """Return the record as whoever holds ``seats`` may know it.
        Raises RecordError as `recording` does."""
        if self._of is None or self._of[0] is not table or self._of[1] != table.version:
            self._of = table, table.version
            self._made = {}
        eyes = () if table.status == "over" else tuple(seats)
        task = self._made.get(eyes)
        if task is None:
            task = self._made[eyes] = asyncio.create_task(_make(table, eyes, slices))
        return await asyncio.shield(task)


async def _make(table: Table, eyes: tuple[int, ...], slices: Slices) -> Export:
    plain = await slices.run(_text(table, eyes))
    return Export(plain, await asyncio.to_thread(gzip.compress, plain, 6))


def _text(table: Table, eyes: tuple[int, ...]) -> Generator[None, None, bytes]:
    made = yield from recording(table, eyes)
    lines = []
    for line in made.lines():
        lines.append(line)
        yield
    return ("\n".join(lines) + "\n").encode()
