"""A site as files that people can read: every game as a record, every table's log, a list of all.

Whoever leaves this software takes that along. Accounts, sessions and keys are no part of it.
"""

from __future__ import annotations

import csv
import hashlib
import io
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from lutetia.engine.errors import LutetiaError, OtherEdition
from lutetia.games.record import parse
from lutetia.server.errors import StoreError
from lutetia.server.storage.database import Where
from lutetia.server.storage.opening import found, read_only
from lutetia.server.storage.store import event_of, logs
from lutetia.table.fold import apply_event
from lutetia.table.records import record
from lutetia.table.table import Table

README = """\
Everything that was played on a site of Lutetia.

tables.csv         a line for each table: its id, game, state, when it was opened (UTC), how many
                   events its log has, who sat there, and the file of its record
logs/ID.jsonl      the log of a table: a line for each event, in order, as JSON. What was not
                   open to everybody when the game broke off is in it: keep it to yourself
records/ID.toml    a finished game as a record; `lutetia replay FILE` plays it again
SHA256SUMS         check everything with `sha256sum --check SHA256SUMS`
"""

HEAD = ("table", "game", "status", "opened", "events", "players", "record")


class Exported(msgspec.Struct):
    """What was written, and a sentence for whatever could not be: tables, events, records."""

    tables: int = 0
    events: int = 0
    records: int = 0
    differences: list[str] = msgspec.field(default_factory=list)


class _Place(Protocol):
    def write(self, name: str, body: bytes) -> None: ...
    def read(self, name: str) -> bytes: ...
    def close(self) -> None: ...


class _Folder:
    def __init__(self, path: Path) -> None:
        self._path = path
        path.mkdir(mode=0o700)
        for name in ("logs", "records"):
            (path / name).mkdir()

    def write(self, name: str, body: bytes) -> None:
        (self._path / name).write_bytes(body)

    def read(self, name: str) -> bytes:
        return (self._path / name).read_bytes()

    def close(self) -> None:
        pass


class _Zip:
    def __init__(self, path: Path) -> None:
        self._path = path
        path.touch(0o600, exist_ok=False)
        self._writing: zipfile.ZipFile | None = zipfile.ZipFile(
            path, "w", zipfile.ZIP_DEFLATED, compresslevel=6
        )
        self._reading: zipfile.ZipFile | None = None

    def write(self, name: str, body: bytes) -> None:
        assert self._writing is not None
        self._writing.writestr(name, body)

    def read(self, name: str) -> bytes:
        if self._writing is not None:
            self._writing.close()
            self._writing, self._reading = None, zipfile.ZipFile(self._path)
        assert self._reading is not None
        return self._reading.read(name)

    def close(self) -> None:
        for file in (self._writing, self._reading):
            if file is not None:
                file.close()


class _Row(NamedTuple):
    table: str
    game: str
    status: str
    opened: str
    events: int
    players: str
    record: str


@dataclass
class _Export:
    place: _Place
    done: Exported
    rows: list[_Row] = field(default_factory=list)
    sums: dict[str, str] = field(default_factory=dict)
    ends: dict[str, list[int]] = field(default_factory=dict)

    def write(self, name: str, body: bytes) -> None:
        self.place.write(name, body)
        self.sums[name] = hashlib.sha256(body).hexdigest()

    def table(self, name: str, bodies: list[bytes]) -> None:
        """Write one table, and its record where its game is over."""
        self.write(f"logs/{name}.jsonl", b"".join(body + b"\n" for body in bodies))
        self.done.tables += 1
        self.done.events += len(bodies)
        first = event_of(bodies[0])
        game, at = str(first.get("game", "")), first.get("at", 0.0)
        opened = datetime.fromtimestamp(float(at), UTC).isoformat(timespec="seconds")
        status, players, path = "", "", ""
        try:
            table = _replayed(name, bodies)
            status = table.status
            players = "; ".join(one.name or "" for one in table.seats)
            if status == "over" and table.state is not None:
                path = f"records/{name}.toml"
                self.write(path, record(table, ()).write().encode())
                self.done.records += 1
                if table.outcome is not None and not table.aborted and not table.resigned:
                    self.ends[path] = list(table.outcome.scores)
        except OtherEdition:
            status = "asleep"
        except (
            LutetiaError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError,
            AssertionError,
        ) as error:  # fmt: skip
            status, path = "broken", ""
            self.done.differences.append(f"table {name} cannot be replayed: {error}")
        self.rows.append(_Row(name, game, status, opened, len(bodies), players, path))

    def finish(self) -> None:
        text = io.StringIO()
        sheet = csv.writer(text)
        sheet.writerow(HEAD)
        sheet.writerows(self.rows)
        self.write("tables.csv", text.getvalue().encode())
        self.write("README.txt", README.encode())
        sums = "".join(f"{self.sums[name]}  {name}\n" for name in sorted(self.sums))
        self.place.write("SHA256SUMS", sums.encode())

    def check(self) -> None:
        """Read everything again, and replay every record."""
        for name, wanted in self.sums.items():
            body = self.place.read(name)
            if hashlib.sha256(body).hexdigest() != wanted:
                self.done.differences.append(f"{name} reads differently from what was written")
            elif name.startswith("records/"):
                end = parse(body.decode()).replay().outcome
                if name in self.ends and (end is None or list(end.scores) != self.ends[name]):
                    self.done.differences.append(f"{name} ends differently from its table")


def _replayed(name: str, bodies: list[bytes]) -> Table:
    events = iter(map(event_of, bodies))
    table = Table(name, next(events))
    for event in events:
        apply_event(table, event)
    return table


def export(at: Where, target: Path) -> Exported:
    """Write everything that was played in the database ``at``, whose site may be running, into a
    new folder, or a file when ``target`` ends in ``.zip``; read it again and compare.
    Raises StoreError."""
    if found(at) is None:
        raise StoreError("there is no site in that database")
    if target.exists():
        raise StoreError(f"{target} exists. Name a new folder, or a new file that ends in .zip")
    try:
        place: _Place = _Zip(target) if target.suffix == ".zip" else _Folder(target)
    except OSError as error:
        raise StoreError(f"{target} cannot be made: {error.strerror or error}") from None
    work = _Export(place, Exported())
    try:
        for name, bodies in _all(at):
            work.table(name, bodies)
        work.finish()
        work.check()
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror or error}") from None
    finally:
        place.close()
    return work.done


def _all(at: Where) -> Iterator[tuple[str, list[bytes]]]:
    reading = read_only(at)
    try:
        with reading.steady():
            for name, log in logs(reading):
                yield name, [bytes(body) for _, body in log]
    finally:
        reading.close()
