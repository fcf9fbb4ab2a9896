"""board, replay, why and rules: looking at a played game in the terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import lutetia
from lutetia.games.record import Record
from lutetia.i18n import languages


def test_board_draws_the_position_after_so_many_actions(run, record):
    states = list(lutetia.record.read(record).states())
    for at in (0, 30, len(states) - 1):
        result = run("board", record, "--at", at)
        assert result.exit_code == 0
        assert str(states[at]) in result.output


def test_board_without_at_shows_the_end(run, record):
    assert str(lutetia.record.read(record).replay()) in run("board", record).output


@pytest.mark.parametrize("name", ["position.json", "POSITION.JSON"])
def test_board_draws_a_position_written_as_json(run, tmp_path, name):
    path = tmp_path / name
    path.write_text(
        json.dumps(
            {
                "game": "paris_paris",
                "players": 2,
                "phase": "draw",
                "round": 3,
                "houses": {"louvre": ["grey"]},
            }
        )
    )
    result = run("board", path)
    assert result.exit_code == 0
    assert "Louvre[g.]" in result.output


@pytest.mark.parametrize("command", ["replay", "coach", "verify-deal"])
def test_a_position_is_no_record(run, tmp_path, command):
    path = tmp_path / "position.json"
    path.write_text('{"game": "paris_paris", "players": 2}')
    result = run(command, path)
    assert result.exit_code == 2
    assert "a position cannot be replayed" in " ".join(result.output.split())
    assert "position (JSON)" not in run(command, "--help").output


def test_a_name_cannot_write_over_the_terminal(run, record, tmp_path):
    odd = tmp_path / "odd.toml"
    names = '["a\\u0000\\u001b[31mX", "\\u202eb"]'
    text = record.read_text(encoding="utf-8")
    odd.write_text(text.replace("players = 3", f"players = 3\nnames = {names}"), encoding="utf-8")
    said = run("replay", odd).output
    assert "X" in said
    assert not {"\0", "\x1b", "\u202e"} & set(said)


def test_whoever_stops_reading_is_told_nothing(record):
    command = [sys.executable, "-m", "lutetia", "replay", str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as started:
        assert started.stdout is not None and started.stderr is not None
        started.stdout.close()
        assert started.stderr.read() == b""


def test_letters_that_a_terminal_does_not_have_are_replaced():
    done = subprocess.run(
        [sys.executable, "-m", "lutetia", "rules", "paris", "--lang", "pl"],
        env={**os.environ, "PYTHONIOENCODING": "cp1252"}, capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert "ó".encode("cp1252") in done.stdout and b"?" in done.stdout


@pytest.mark.parametrize("lang", languages())
def test_replay_tells_every_action_and_event_in_words(run, record, lang):
    result = run("replay", record, "--lang", lang)
    assert result.exit_code == 0
    assert "paris_paris." not in result.output, "a key without a sentence"
    assert "{" not in result.output, "a placeholder that nothing fills"
    assert len(result.output.splitlines()) > 2 * len(lutetia.record.read(record).actions)


def test_replay_stops_where_it_is_told_to(run, record):
    output = run("replay", record, "--at", 5).output
    assert "   5  " in output
    assert "   6  " not in output


def test_replay_names_the_people_who_played(run, record, tmp_path):
    path = tmp_path / "named.toml"
    path.write_text(
        record.read_text().replace(
            "players = 3", 'players = 3\nnames = ["Ada", "Blaise", "Camille"]'
        )
    )
    assert "Camille" in run("replay", path).output


def test_replay_says_when_the_stored_result_is_wrong(run, record, tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text(record.read_text().replace('reason = "rounds"', 'reason = "flood"'))
    result = run("replay", path)
    assert result.exit_code == 2
    assert "result" in result.output


def decision(record):
    states = list(lutetia.record.read(record).states())
    return next(
        (n, state)
        for n, state in enumerate(states)
        if state.to_act is not None and state.to_act >= 0
    )


def test_why_says_legal(run, record):
    at, state = decision(record)
    result = run("why", record, "--at", at, str(state.legal()[0]))
    assert result.exit_code == 0
    assert result.output == f"legal: {state.legal()[0]}\n"


def test_why_names_the_rule_and_its_sentence(run, record):
    at, state = decision(record)
    gone = next(
        stop
        for stop in ("louvre", "opera", "odeon", "concorde")
        if all(stop not in str(a) for a in state.legal())
    )
    result = run("why", record, "--at", at, f"build {gone}", "--lang", "de")
    assert result.exit_code == 1
    assert "PP3.3" in result.output
    assert gone not in result.output, "a stop is called by its name"


def test_why_explains_nonsense(run, record):
    result = run("why", record, "fly to the moon")
    assert result.exit_code == 1
    assert "fly to the moon" in result.output


@pytest.mark.parametrize("lang", languages())
def test_rules_prints_every_rule(run, lang):
    output = run("rules", "paris_paris", "--lang", lang).output
    assert "PP1.1" in output
    assert "PP9.4" in output
    assert "paris_paris." not in output


BAD = {
    "missing.toml": None,
    "binary.toml": b"\xff\xfe\x00",
    "not.toml": b"this is not TOML",
    "empty.toml": b"",
    "other.toml": b'format = 1\ngame = "chess"\nplayers = 2\nactions = []\n',
    "crowd.toml": b'format = 1\ngame = "paris_paris"\nplayers = 9\nactions = []\n',
    "illegal.toml": b'format = 1\ngame = "paris_paris"\nrules = 1\nplayers = '
    b'2\nactions = ["lilac build louvre"]\n',
    "not.json": b"{",
    "list.json": b"[]",
    "field.json": b'{"game": "paris_paris", "players": 2, "hats": 3}',
}


@pytest.mark.parametrize("command", ["board", "replay", "why"])
@pytest.mark.parametrize("name", BAD)
def test_bad_files_get_one_clear_sentence(run, tmp_path, command, name):
    path = tmp_path / name
    if BAD[name] is not None:
        path.write_bytes(BAD[name])
    result = run(command, path, *(["build louvre"] if command == "why" else []))
    assert result.exit_code == 2
    assert name in result.output
    assert len(result.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["rules", "chess"], "there are paris_paris, cite, paris, connection"),
        (["rules", "paris_paris", "--lang", "tlh"], "there are en"),
        (["fuzz", "chess"], "there are paris_paris, cite, paris, connection"),
        (["perft", "paris_paris", "--players", 7], "2, 3"),
        (["perft", "paris_paris", "-o", "colour=red"], "open_bag"),
        (["perft", "paris_paris", "-o", "open_bag"], "NAME=VALUE"),
        (["play", "--level", "divine"], "there are top"),
        (["play", "--seat", 4], "0 to 3"),
        (["warmup", "chess"], "there are paris_paris, cite, paris, connection"),
    ],
)
def test_wrong_words_are_answered_with_what_there_is(run, words, says):
    result = run(*words)
    assert result.exit_code == 2
    assert says in " ".join(result.output.split())


def test_at_beyond_the_end_says_how_long_the_record_is(run, record):
    n = len(lutetia.record.read(record).actions)
    for command in (["board"], ["replay"], ["why", "build louvre"]):
        result = run(command[0], record, *command[1:], "--at", n + 1)
        assert result.exit_code == 2
        assert f"has {n} actions" in result.output


def test_one_of_something_is_one(run, tmp_path):
    path = tmp_path / "short.toml"
    first = lutetia.game("paris_paris").new(2)
    path.write_text(Record.of(first.play(first.draw(1))).write(), encoding="utf-8")
    assert run("board", path).output.startswith("Paris Paris, after 1 action\n")
    for command in ("board", "replay"):
        assert run(command, path, "--at", 5).output.endswith(" has 1 action\n")


def test_a_file_that_is_missing_is_told_by_what_named_it(run, tmp_path):
    missing = tmp_path / "nope"
    for words in (["copy", missing, tmp_path / "new.db"], ["restore", missing]):
        result = run(*words)
        assert result.exit_code == 2
        assert result.output == f"lutetia: {missing} does not exist\n"
    assert "Name the database with --db" in run("verify", "--db", missing).output
    result = run("serve", "--edition", missing, "--db", tmp_path / "new.db")
    assert result.exit_code == 2
    assert result.output == f"lutetia: --edition {missing}: No such file\n"
