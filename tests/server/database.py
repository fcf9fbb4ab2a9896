"""A look into the database of a site, or a change to it, beside the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from lutetia.server.storage.driver import sqlite
from tests.server.postgresql import STAND_IN


class Opened:
    """A connection; values are marked with ``?``."""

    def __init__(self, connection: Any, mark: str) -> None:
        self._connection, self._mark = connection, mark

    def execute(self, sql: str, params: tuple[object, ...] = ()) -> Any:
        return self._connection.execute(sql.replace("?", self._mark), params)


@contextmanager
def opened(path: Path) -> Iterator[Opened]:
    """Open the database of ``path``; what is changed is kept at the end."""
    if STAND_IN:
        with psycopg.connect(STAND_IN[0].database(path)) as connection:
            yield Opened(connection, "%s")
        return
    file = sqlite.connect(path)
    try:
        with file:
            yield Opened(file, "?")
    finally:
        file.close()
