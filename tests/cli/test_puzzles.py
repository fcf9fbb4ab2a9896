"""``lutetia puzzles mine``: what is in the file stays."""

from __future__ import annotations

from pathlib import Path

from lutetia.games import load
from lutetia.puzzles.puzzle import path_of
from tests.cli.conftest import Run


def test_a_file_with_enough_puzzles_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    text = path_of(load("connection")).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    done = run("puzzles", "mine", "connection", "--count", 1, "--out", path)
    assert done.exit_code == 0, done.output
    assert path.read_text(encoding="utf-8") == text
    assert [one.name for one in tmp_path.iterdir()] == ["mine.jsonl"]
