"""coach and fit-coach: a played game judged in the terminal."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import lutetia
from lutetia import coach
from lutetia.coach import fitting
from lutetia.i18n import languages

LITTLE = ("--simulations", 4, "--processes", 1)


def test_a_report_is_told_in_every_language(run, record, monkeypatch):
    judged, made = coach.report, []

    def once(*args):
        made.extend([] if made else [judged(*args)])
        return made[0]

    monkeypatch.setattr(coach, "report", once)
    told = set()
    for lang in languages():
        result = run("coach", record, "--seat", 1, "--lang", lang, *LITTLE)
        assert result.exit_code == 0
        assert "coach." not in result.output, "a key without a sentence"
        assert "paris_paris." not in result.output
        assert "{" not in result.output, "a placeholder that nothing fills"
        assert max(map(len, result.output.splitlines())) <= 80
        told.add(result.output)
    assert len(told) == len(languages())


def test_the_same_as_json(run, record):
    result = run("coach", record, "--json", *LITTLE)
    told = json.loads(result.stdout)
    assert told["game"] == "paris_paris"
    assert told["over"]
    assert [seat["seat"] for seat in told["seats"]] == [0, 1, 2]
    played = lutetia.record.read(record)
    for one in told["decisions"]:
        found = one["judgement"]
        assert (found["seat"], found["played"]) == played.actions[one["number"] - 1]
        assert found["verdict"] in (None, "inaccuracy", "mistake", "blunder")
    for seat in told["seats"]:
        book = seat["ledger"]
        parts = (book[part] for part in ("start", "errors", "luck", "others"))
        assert round(10 * sum(parts)) == round(10 * book["result"])


@pytest.fixture
def short(record, tmp_path):
    """The beginning of a game."""
    path = tmp_path / "short.toml"
    lines = record.read_text().splitlines()
    first = lines.index("actions = [")
    path.write_text("\n".join([*lines[: first + 16], "]"]) + "\n")
    return path


def test_the_same_seed_gives_the_same_report(run, short):
    words = ("coach", short, "--json", *LITTLE)
    result = run(*words)
    assert len(json.loads(result.stdout)["decisions"]) > 1
    assert run(*words).stdout == result.stdout
    assert run(*words, "--seed", 2).stdout != result.stdout


def test_a_game_that_is_not_over_says_so(run, short):
    result = run("coach", short, *LITTLE)
    assert result.exit_code == 0
    assert "not over" in result.output


def test_about_so_much_time_a_decision(run, record):
    result = run("coach", record, "--seat", 0, "--json", "--seconds", 0.02, "--processes", 1)
    assert json.loads(result.stdout)["effort"]["simulations"] >= 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seat", 3), "seats 0 to 2"),
        (("--simulations", 5, "--seconds", 1), "only one of"),
        (("--lang", "eo"), "there are no texts"),
        (("--seconds", "nan"), "say a number"),
        (("--seconds", "inf"), "not in the range"),
        (("--simulations", 10**12), "not in the range"),
    ],
)
def test_what_cannot_be_done_is_said(run, record, words, said):
    result = run("coach", record, *words)
    assert result.exit_code == 2
    assert said in result.output


def test_a_file_that_is_no_record_is_named(run, tmp_path):
    path = tmp_path / "none.toml"
    path.write_text("format = 1\ngame = 'chess'\n")
    result = run("coach", path)
    assert result.exit_code == 2
    assert str(path) in result.output
    assert run("coach", tmp_path / "missing.toml").exit_code == 2


def test_a_fit_is_written_and_says_how_good_it_is(run, tmp_path, monkeypatch):
    monkeypatch.setattr("lutetia.coach.effort.usual_effort", lambda game: coach.Effort(2))
    path = tmp_path / "fits.json"
    words = ("fit-coach", "paris_paris", "--games", 3, "--held-out", 2, "--by", "random")
    result = run(*words, "--players", 2, "--out", path)
    assert result.exit_code == 0
    assert "apart" in result.output
    assert json.loads(path.read_text())["2"]["about"]["games"] == 3
    assert run(*words, "--by", "nobody", "--out", path).exit_code == 2
    assert list(tmp_path.iterdir()) == [path]


def test_what_others_fitted_meanwhile_stays(run, tmp_path, monkeypatch):
    path = tmp_path / "fits.json"
    make = fitting.make

    def slow(*how):
        path.write_text(json.dumps({"4": "of others"}))
        return make(*how)

    monkeypatch.setattr("lutetia.coach.effort.usual_effort", lambda game: coach.Effort(2))
    monkeypatch.setattr(fitting, "make", slow)
    words = ("fit-coach", "paris_paris", "--games", 3, "--held-out", 2, "--by", "random")
    assert run(*words, "--players", 2, "--out", path).exit_code == 0
    assert set(json.loads(path.read_text())) == {"2", "4"}


@pytest.mark.parametrize(
    "text",
    [b"[1, 2]", b'{"2": ', b'{"a": {}}', b"\xff\xfe", b"[" * 100_000],
    ids=lambda one: one[:6],
)
def test_another_file_is_left_as_it_is_before_a_game_is_played(run, tmp_path, text):
    path = tmp_path / "other.json"
    path.write_bytes(text)
    result = run("fit-coach", "paris_paris", "--games", 10**9, "--out", path)
    assert result.exit_code == 2
    assert "is no file of fits" in result.output.replace("\n", " ")
    assert path.read_bytes() == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_fit_that_cannot_be_written_is_not_begun(run, tmp_path):
    for path, said in ((tmp_path / "none" / "fits.json", "no folder"), (tmp_path, "directory")):
        result = run("fit-coach", "paris_paris", "--games", 10**9, "--out", path)
        assert result.exit_code == 2
        assert said in result.output


def test_a_folder_of_others_is_told_before_the_work(run, tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_text("{}")
    monkeypatch.setattr(os, "access", lambda at, how: Path(at) != tmp_path)
    result = run("fit-coach", "paris_paris", "--games", 10**9, "--out", path)
    assert result.exit_code == 2
    assert "you may not write there" in " ".join(result.output.split())
    kept = run("play", "--level", "random", "--save", path, typed="quit\n")
    assert kept.exit_code == 0, "a game is written into the file itself"
