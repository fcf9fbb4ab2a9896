"""Which tests run once more with PostgreSQL."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lutetia.server.storage.sqlite_file import SqliteFile
from tests.server.statements import ALONE, WITHOUT, Notes, needed, noting, read

pytestmark = pytest.mark.sqlite

ADDS = "INSERT INTO events (table_id, version, body) VALUES (?, ?, ?)"
FINDS = "SELECT version FROM events WHERE table_id = ?"


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> Notes:
    """What is asked of files from here on."""
    found = Notes()
    noting(found, monkeypatch)
    return found


@pytest.fixture
def file(tmp_path: Path, notes: Notes) -> Iterator[SqliteFile]:
    found = SqliteFile.open(tmp_path / "x.db")
    yield found
    found.close()


def test_a_question_is_a_statement_its_values_and_what_comes_of_it(
    file: SqliteFile, notes: Notes
) -> None:
    with notes.of("first"):
        file.commit([[(ADDS, [("a", 0, b"")])]])
    with notes.of("the same"):
        file.commit([[(ADDS, [("b", 1, b"more")])]])
    assert notes.asked["first"] == notes.asked["the same"]
    for name, values in (
        ("not allowed", ("a", 0, b"")),
        ("letters", ("ż", 0, b"")),
        ("large", ("c", 2**40, b"")),
        ("nothing", ("", 0, b"")),
    ):
        with notes.of(name):
            file.commit([[(ADDS, [values])]])
        assert not notes.asked[name] & notes.asked["first"], name
    with notes.of("together"):
        file.commit([[(ADDS, [("d", 0, b"")]), (ADDS, [("d", 1, b"")])]])
    assert not notes.asked["together"] & notes.asked["first"]


def test_what_is_found_counts_and_rows_in_no_order_are_no_question_of_others(
    file: SqliteFile, notes: Notes
) -> None:
    file.commit([[(ADDS, [("a", 0, b""), ("b", 0, b""), ("b", 1, b"")])]])
    asked = {}
    for table in ("none", "a", "b"):
        with notes.of(table):
            file.fetch(FINDS, (table,))
        asked[table] = notes.asked[table]
    assert not asked["none"] & asked["a"]
    assert ALONE in asked["b"] and ALONE not in asked["a"]
    with notes.of("ordered"):
        file.fetch(f"{FINDS} ORDER BY version", ("b",))
    assert ALONE not in notes.asked["ordered"]
    reading = file.reading()
    with notes.of("read beside it"):
        assert len(reading.execute(FINDS, ("b",)).fetchall()) == 2
    assert notes.asked["read beside it"] == asked["b"]
    with notes.of("read as a stream"):
        assert len(list(reading.stream("SELECT version FROM events"))) == 3
    assert ALONE in notes.asked["read as a stream"]
    reading.close()


def test_a_process_asks_what_nobody_can_see(notes: Notes) -> None:
    with notes.of("starts one"):
        subprocess.run([sys.executable, "-c", ""], check=True)
    assert ALONE in notes.asked["starts one"]
    with notes.of("starts one by its name"):
        subprocess.run(sys.executable, input=b"", check=True)
    assert ALONE in notes.asked["starts one by its name"]


@pytest.mark.parametrize("module", WITHOUT)
def test_a_process_that_knows_of_no_database_asks_nothing(notes: Notes, module: str) -> None:
    with notes.of("starts one"):
        subprocess.run([sys.executable, "-m", module], capture_output=True, check=False)
    assert not notes.asked["starts one"]
    loaded = (
        f"import sys, {module};"
        "print([name for name in sys.modules if 'sql' in name or 'storage' in name])"
    )
    said = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True)
    assert said.stdout.strip() == b"[]"


def test_all_questions_are_asked_and_what_cannot_be_known_is_tried(
    tmp_path: Path, notes: Notes
) -> None:
    for name, asked, seconds in (
        ("both", {"x", "y"}, 0.1), ("slow", {"x", "y"}, 9.0), ("one", {"x"}, 0.1),
        ("other", {"z"}, 20.0), ("alone", {"x", ALONE}, 0.1), ("asks nothing", set(), 0.1),
    ):  # fmt: skip
        notes.asked[name], notes.seconds[name] = asked, seconds
    notes.write(tmp_path / "notes", "gw0")
    found = read(tmp_path / "notes")
    tests = [*found, "new"]
    assert needed(tests, found) == {"both", "other", "alone", "new"}
    assert needed(["slow", "one"], found) == {"slow"}
