"""Whole games that people played, taken from the database of a site into ``tests/golden``.

    python -m tests.golden.from_database browser.db ...

writes each finished game to ``tests/golden/<game>/games/people_<n>.toml``, but for those that began
from a position, that somebody gave up or that ended by agreement, and those that are there already.
The browser tests leave such databases in pytest's ``--basetemp``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
from tests.golden.whole_games import HERE, files, text_of

from lutetia.games.record import Record, read
from lutetia.server.storage.opening import read_only
from lutetia.server.storage.store import logs
from lutetia.table.fold import table_from_events
from lutetia.table.records import record
from lutetia.table.table import Table


def finished(path: Path) -> Iterator[Record]:
    """Yield the records of the games in the database ``path`` that the rules brought to an end."""
    connection = read_only(path)
    try:
        for name, log in logs(connection):
            table = table_from_events(name, (msgspec.json.decode(body) for _, body in log))
            if table.status != "over" or table.resigned or table.agreed or table.start is not None:
                continue
            if any(one.kind == "person" for one in table.seats):
                yield replace(record(table, ()), names=tuple(_sat(table)))
    finally:
        connection.close()


def _sat(table: Table) -> Iterator[str]:
    """Yield ``"person"`` or the level of the opponent on each seat: no names of people are kept."""
    for seat_state in table.seats:
        yield seat_state.level or "person"


def main(paths: list[str]) -> None:
    """Keep what is new."""
    for path in paths:
        for found in finished(Path(path)):
            kept = files(found.game)
            if any(read(other).actions == found.actions for other in kept):
                continue
            taken = [int(n[1]) for f in kept if (n := re.fullmatch(r"people_(\d+)", f.stem))]
            name = HERE / found.game / "games" / f"people_{max(taken, default=0) + 1:02}.toml"
            name.parent.mkdir(exist_ok=True)
            name.write_text(text_of(found, "played in a browser"), encoding="utf-8")
            print(f"{name.relative_to(HERE)}: {len(found.actions)} actions")


if __name__ == "__main__":
    main(sys.argv[1:])
