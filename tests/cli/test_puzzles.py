"""``lutetia puzzles mine``: what is in the file stays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from lutetia.games import load
from lutetia.puzzles.puzzle import from_text, path_of, to_text
from tests.cli.conftest import Run


def test_a_file_with_enough_puzzles_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    text = path_of(load("connection")).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    done = run("puzzles", "mine", "connection", "--count", 1, "--out", path)
    assert done.exit_code == 0, done.output
    assert path.read_text(encoding="utf-8") == text
    assert [one.name for one in tmp_path.iterdir()] == ["mine.jsonl"]


def test_no_minutes_are_none(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    done = run("puzzles", "mine", "paris_paris", "--count", 9999, "--minutes", 0, "--out", path)
    assert done.exit_code == 0, done.output
    assert "puzzles from" in done.output
    wrong = run("puzzles", "mine", "paris_paris", "--minutes", "nan", "--out", path)
    assert wrong.exit_code == 2
    path.write_bytes(b"\xff\xfe")
    for words in (("check",), ("prove",), ("lengthen",)):
        odd = run("puzzles", *words, "paris_paris", path)
        assert odd.exit_code == 2
        assert "not UTF-8 text" in " ".join(odd.output.split())


def test_where_nobody_has_looked_the_rest_of_a_turn_is_looked_for(run: Run, tmp_path: Path) -> None:
    made, found = from_text(path_of(load("paris_paris")).read_text(encoding="utf-8"))
    path, some = tmp_path / "mine.jsonl", list(found[:3])
    before = [replace(one, then=None) for one in some[:2]] + some[2:]
    path.write_text(to_text(made, before), encoding="utf-8")
    done = run("puzzles", "lengthen", "paris_paris", path)
    assert done.exit_code == 0, done.output
    assert "0 of 3 go on, 0 not looked at" in done.output
    assert from_text(path.read_text(encoding="utf-8")) == (made, tuple(some))
    path.write_text("nothing", encoding="utf-8")
    refused = run("puzzles", "lengthen", "paris_paris", path)
    assert (refused.exit_code, path.read_text(encoding="utf-8")) == (2, "nothing")


def test_what_is_no_longer_clearly_the_best_is_told_and_retired(run: Run, tmp_path: Path) -> None:
    game = load("paris_paris")
    made, found = from_text(path_of(game).read_text(encoding="utf-8"))
    path = tmp_path / "mine.jsonl"
    one = next(one for one in found if not one.is_quiet and not one.retired)
    worst = max(one.costs, key=one.costs.__getitem__)
    text = to_text(made, [one, replace(one, id="0123456789", best=worst)])
    path.write_text(text, encoding="utf-8")
    asked = run("puzzles", "prove", "paris_paris", path)
    assert (asked.exit_code, path.read_text(encoding="utf-8")) == (1, text)
    assert f"0123456789: {worst}: not clearly the best" in asked.output
    assert "1 of 2 are clear" in asked.output
    assert run("puzzles", "prove", "paris_paris", path, "--retire").exit_code == 1
    _, (first, second) = from_text(path.read_text(encoding="utf-8"))
    assert (first.id, first.best, first.retired) == (one.id, one.best, False)
    assert first.costs.keys() >= {one.best, one.natural}
    assert (second.id, second.retired) == ("0123456789", True)
    assert run("puzzles", "prove", "paris_paris", path).exit_code == 0
    assert [one.name for one in tmp_path.iterdir()] == ["mine.jsonl"]


def test_an_opponent_looks_for_the_best_action(run: Run, tmp_path: Path) -> None:
    made, found = from_text(path_of(load("paris_paris")).read_text(encoding="utf-8"))
    path, live = tmp_path / "mine.jsonl", [one for one in found if not one.retired]
    some = [next(one for one in live if one.is_quiet == quiet) for quiet in (True, False)]
    path.write_text(to_text(made, [*some, replace(some[0], retired=True)]), encoding="utf-8")
    for side, n in (("greedy", 1), ("middle@20000", 2)):
        done = run("puzzles", "check", "paris_paris", path, "--by", side)
        assert done.exit_code == 0, done.output
        assert done.output.endswith(f"{n} of 2 that are asked are found by {side}\n")
