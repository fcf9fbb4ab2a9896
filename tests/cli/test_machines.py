"""fuzz, perft and warmup: what developers look after the games with."""

from __future__ import annotations

import json

import pytest

import lutetia
from lutetia.cli import invariants
from lutetia.cli.perft import count


def test_fuzz_plays_games_and_finds_nothing(run):
    result = run("fuzz", "paris_paris", "--games", 4, "--seed", 100)
    assert result.exit_code == 0
    assert "everything holds" in result.output


def test_fuzz_keeps_the_game_that_broke_something_as_a_record(run, tmp_path, monkeypatch):
    def check(state, pick):
        if state.ply == 40:
            raise invariants.ContractViolation("the sky does not fall")

    monkeypatch.setattr(invariants, "check_state", check)
    result = run("fuzz", "paris_paris", "--games", 2, "--seed", 7, "--out", tmp_path)
    assert result.exit_code == 1
    assert "the sky does not fall" in result.output
    [path] = tmp_path.glob("*.toml")
    assert lutetia.record.read(path).replay().ply == 40


def test_fuzz_edits_positions_and_plays_what_is_read(run):
    result = run("fuzz", "paris_paris", "--positions", 60, "--seed", 3)
    assert result.exit_code == 0
    assert "60 edited positions" in result.output
    assert "no faults" in result.output


def test_fuzz_keeps_a_position_that_cannot_be_played(run, tmp_path, monkeypatch):
    game = lutetia.game("paris_paris")
    reader = type(game).from_json

    def crashing(self, data):
        if data.get("players") == 3:
            raise KeyError("three")
        return reader(self, data)

    monkeypatch.setattr(type(game), "from_json", crashing)
    result = run("fuzz", "paris_paris", "--positions", 800, "--seed", 3, "--out", tmp_path)
    assert result.exit_code == 1
    assert "1 fault" in result.output
    [path] = tmp_path.glob("*.json")
    assert json.loads(path.read_text()) == {"players": 3}


def test_an_option_without_effect_is_said_to_have_none(run):
    words = ("perft", "paris_paris", "--players", 2, "--depth", 1, "--option", "open_bag=true")
    assert "open_bag has no effect: it needs players 3 or 4" in run(*words).output
    words = ("perft", "cite", "--players", 2, "--depth", 1, "--option", "pool=all")
    assert "pool has no effect: it needs cards random or chosen" in run(*words).output
    assert "no effect" not in run(*words, "--option", "cards=random").output


def test_perft_counts_sequences():
    state = lutetia.game("paris_paris").new(4, seed=1)
    by_hand = 0
    for first in state.legal():
        for second in state.play(first).legal():
            by_hand += len(state.play(first).play(second).legal())
    assert [count(state, 1), count(state, 3)] == [len(state.legal()), by_hand]


def test_perft_counts_every_outcome_of_chance(run):
    state = lutetia.game("paris_paris").new(2)
    assert count(state, 1) == 2, "two start players"
    assert count(state, 4) == 2 * 5 * 4 * 3, "and the special-tour cards"
    assert run("perft", "cite", "--depth", 1).output.startswith("depth 1:")
    result = run("perft", "paris_paris", "--players", 2, "--depth", 3, "--seed", 5)
    assert result.exit_code == 0
    assert "depth 3:" in result.output


def test_perft_is_zero_past_the_end(record):
    assert count(lutetia.record.read(record).replay(), 2) == 0


@pytest.mark.slow
def test_warmup_says_what_it_compiled(run):
    result = run("warmup", "paris_paris")
    assert result.exit_code == 0
    assert "paris_paris" in result.output or "interpreted" in result.output


def test_every_command_has_help(run):
    from lutetia.cli import app

    for command in app.registered_commands:
        result = run(command.name, "--help")
        assert result.exit_code == 0
        assert command.name in result.output


@pytest.mark.parametrize(
    "words",
    [
        ("ratings", "calibrate", "paris_paris", "--games", 1, "--top"),
        ("explore", "paris_paris", "--games", 1, "--db", "{}/site.db", "--level"),
        ("fit-coach", "paris_paris", "--games", 1, "--out", "{}/fits.json", "--by"),
    ],
    ids=lambda words: words[0],
)
def test_a_bot_that_fails_is_named_in_a_sentence(run, tmp_path, monkeypatch, words):
    monkeypatch.setattr("lutetia.ratings.calibration.LEVELS", ("top", "random"))
    bot = tmp_path / "sick.py"
    bot.write_text("class Sick:\n    def choose(self, game, view, seed):\n        1 / 0\n")
    result = run(*(str(word).format(tmp_path) for word in words), f"{bot}:Sick")
    assert result.exit_code == 2
    assert result.output.startswith(f"lutetia: {bot}:Sick"), result.output


def test_levels_of_ones_own_choice_are_compared_each_with_the_next(run):
    words = ["ratings", "calibrate", "paris_paris", "--games", 2, "--processes", 1]
    chosen = ["--level", "middle@8", "--level", "greedy", "--level", "random"]
    result = run(*words, *chosen)
    assert result.exit_code == 0
    first, second = result.output.splitlines()
    assert first.startswith("middle@8 above greedy: ")
    assert second.startswith("greedy above random: ")
    result = run(*words, "--level", "greedy")
    assert result.exit_code == 2
    assert "takes two" in result.output
