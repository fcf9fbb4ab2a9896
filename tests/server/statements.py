"""Which tests are worth a second run, with PostgreSQL: those that ask something of the database
that no other test does.

With LUTETIA_TEST_STATEMENTS=FOLDER the first run notes there what each test asks of the database:
every statement with the kinds of its values, what else is committed with it, and what comes of it.
The run with PostgreSQL then leaves out tests all of whose questions others ask there as well. What
cannot be seen from here is never left out: a test that starts processes which may open a database,
one that a run before has not noted, and one that is given rows in no order, which the two kinds of
databases may give differently.
"""

from __future__ import annotations

import json
import os
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.storage.open_checks import SqliteReading
from lutetia.server.storage.sqlite_file import SqliteFile
from tests.server.template import Template

VARIABLE = "LUTETIA_TEST_STATEMENTS"

ALONE = "-"
"""Stands among the questions of a test that cannot be left out."""

WITHOUT = ("lutetia.server.coach.worker", "lutetia.server.trial_worker")
"""Processes of a site that know of no database."""

BIG = 2**31
"""From here on an integer is not one of the usual size."""


def _kind(value: object) -> str:
    """Return what of a value the two kinds of databases might take differently."""
    if isinstance(value, int) and not isinstance(value, bool):
        return "int" if abs(value) < BIG else "big"
    if isinstance(value, str):
        plain = "text" if value.isascii() else "letters"
        return f"{plain}0" if "\0" in value else plain if value else "empty"
    return type(value).__name__


def _kinds(values: Any) -> str:
    return ",".join(map(_kind, values))


def _size(rows: list[Any]) -> str:
    return str(min(len(rows), 2))


class Notes:
    """What each test asks, by its name.

    Attributes:
        asked: questions, by test.
        seconds: how long each test took.
    """

    def __init__(self) -> None:
        self.asked: dict[str, set[str]] = {}
        self.seconds: dict[str, float] = {}
        self._now: set[str] = set()

    @contextmanager
    def of(self, test: str) -> Iterator[None]:
        """Note what is asked from here on as asked by ``test``."""
        self._now = self.asked.setdefault(test, set())
        begin = time.monotonic()
        yield
        self._now = set()  # what comes next is no test of the server
        self.seconds[test] = self.seconds.get(test, 0.0) + time.monotonic() - begin

    def found(self, sql: str, values: Any, rows: list[Any]) -> None:
        """Note a question, and how much it found."""
        self._now.add(f"{sql} | {_kinds(values)} | {_size(rows)}")
        if len(rows) > 1 and "ORDER BY" not in sql:
            self._now.add(ALONE)

    def committed(self, jobs: Any, errors: list[Exception | None]) -> None:
        """Note what was to be written, and what became of it."""
        for job, error in zip(jobs, errors, strict=True):
            whole = " ; ".join(sql for sql, _ in job)
            for sql, runs in job:
                for values in runs:
                    self._now.add(f"{sql} | {_kinds(values)} | {type(error).__name__} | {whole}")

    def began(self, *words: object) -> None:
        """Note that a process was started, by its command."""
        if not any(word in WITHOUT for word in words):
            self._now.add(ALONE)

    def write(self, folder: Path, name: str) -> None:
        """Keep the notes for the second run."""
        folder.mkdir(parents=True, exist_ok=True)
        told = {
            test: [self.seconds.get(test, 0.0), sorted(asked)] for test, asked in self.asked.items()
        }
        (folder / f"{name}.json").write_text(json.dumps(told), encoding="utf-8")


class Fetched:
    """Rows that were fetched, as a cursor gives them."""

    def __init__(self, rows: list[Any]) -> None:
        self._rows = iter(rows)

    def __iter__(self) -> Iterator[Any]:
        return self._rows

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        return list(self._rows)


def noting(notes: Notes, patch: pytest.MonkeyPatch) -> None:
    """Have everything that is asked of a file noted."""
    fetch, commit = SqliteFile.fetch, SqliteFile.commit
    execute, stream, begin = SqliteReading.execute, SqliteReading.stream, subprocess.Popen.__init__
    copy, inside = Template.copy, threading.local()

    def fetched(self: SqliteFile, sql: str, params: Any = ()) -> list[Any]:
        inside.fetch = True
        try:
            rows = fetch(self, sql, params)
        finally:
            inside.fetch = False
        notes.found(sql, params, rows)
        return rows

    def committed(self: SqliteFile, jobs: Any) -> list[Exception | None]:
        errors = commit(self, jobs)
        notes.committed(jobs, errors)
        return errors

    def executed(self: SqliteReading, sql: str, params: Any = ()) -> Any:
        rows = execute(self, sql, params)
        if getattr(inside, "fetch", False):
            return rows
        found = rows.fetchall()
        notes.found(sql, params, found)
        return Fetched(found)

    def streamed(self: SqliteReading, sql: str) -> Iterator[Any]:
        rows = list(stream(self, sql))
        notes.found(sql, (), rows)
        return iter(rows)

    def begun(self: Any, args: Any, *more: Any, **how: Any) -> None:
        notes.began(*([args] if isinstance(args, str | bytes | Path) else args))
        begin(self, args, *more, **how)

    patch.setattr(SqliteFile, "fetch", fetched)
    patch.setattr(SqliteFile, "commit", committed)
    patch.setattr(SqliteReading, "execute", executed)
    patch.setattr(SqliteReading, "stream", streamed)

    def copied(self: Template, *args: Any) -> Any:
        notes.began()
        return copy(self, *args)

    patch.setattr(subprocess.Popen, "__init__", begun)
    patch.setattr(Template, "copy", copied)


def read(folder: Path) -> dict[str, tuple[float, set[str]]]:
    """Return the seconds and questions of each test."""
    found: dict[str, tuple[float, set[str]]] = {}
    for path in sorted(folder.glob("*.json")):
        for test, (seconds, asked) in json.loads(path.read_text(encoding="utf-8")).items():
            before = found.get(test, (0.0, set()))
            found[test] = max(before[0], seconds), before[1] | set(asked)
    return found


def needed(tests: list[str], notes: dict[str, tuple[float, set[str]]]) -> set[str]:
    """Return those of ``tests`` that together ask everything that any of them asks, those that
    cannot be left out among them; of the others the quick ones."""
    known = {test: notes[test] for test in tests if test in notes}
    chosen = {test for test in tests if test not in known or ALONE in known[test][1]}
    left = {test: one for test, one in known.items() if test not in chosen and one[1]}
    open_ = set().union(*(asked for _, asked in left.values()))
    open_ -= set().union(*(known[test][1] for test in chosen & known.keys()))

    def worth(test: str) -> float:
        return len(left[test][1] & open_) / (1 + int(left[test][0]))

    taken: list[str] = []
    while open_:
        taken.append(max(sorted(left.keys() - taken), key=worth))
        open_ -= left[taken[-1]][1]
    for test in sorted(taken, key=lambda test: -left[test][0]):
        others = set().union(
            *(known[one][1] for one in [*chosen, *taken] if one in known and one != test)
        )
        if left[test][1] <= others:
            taken.remove(test)
    return chosen.union(taken)


def folder() -> Path | None:
    """Return where notes are kept, if they are to be."""
    given = os.environ.get(VARIABLE)
    return Path(given) if given else None
