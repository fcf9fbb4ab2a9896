"""play: a game in the terminal, in which nothing hidden is printed."""

from __future__ import annotations

import errno
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import lutetia
from lutetia.ai import levels
from lutetia.ai.bots import BotError
from lutetia.cli.play import _Table
from lutetia.games.paris_paris.material import ROUTES
from lutetia.games.record import parse
from lutetia.i18n import Speaker
from tests.games.connection.endings import closed

TRADES = Path(__file__).parent.parent / "golden" / "connection" / "nothing_but_trades_remains.toml"


def test_a_whole_game_can_be_played_with_numbers(run, tmp_path):
    path = tmp_path / "played.toml"
    result = run(
        "play",
        "paris_paris",
        "--players",
        2,
        "--level",
        "random",
        "--seed",
        5,
        "--save",
        path,
        typed="1\n" * 20,
    )
    assert result.exit_code == 0
    final = lutetia.record.read(path).replay()
    assert final.is_over
    for rank, colour, points in zip(
        final.outcome.ranks, ("Lilac", "Grey"), final.outcome.scores, strict=True
    ):
        assert f"{rank}. {colour} {points}\n" in result.output


def test_a_move_can_be_typed_in_notation(run):
    first = lutetia.game("paris_paris").new(3, seed=None).play_chance(9)
    assert first.to_act is not None
    action = first.legal()[-1]
    result = run(
        "play",
        "--players",
        3,
        "--seat",
        first.to_act,
        "--level",
        "random",
        "--seed",
        9,
        typed=f"{action}\nquit\n",
    )
    assert f": {action}" in result.output


def test_wrong_input_is_explained_and_asked_again(run):
    result = run(
        "play", "--level", "random", "--seed", 3, typed="fly\n99\nhelp\nrules\nundo\nquit\n"
    )
    assert result.exit_code == 0
    assert "“fly” is not a move" in result.output
    assert "There are actions 1 to" in result.output
    assert "lutetia rules paris_paris" in result.output
    assert "nothing to take back" in result.output
    assert "Stopped." in result.output


def test_undo_goes_back_to_before_the_last_action(monkeypatch):
    before = lutetia.game("paris_paris").new(2).play_chance(11)
    after = before.play(before.legal()[0])
    table = _Table(after, after.to_act, "random", 11, Speaker(after.game, "en"))
    table.before.append((before, 0))
    monkeypatch.setattr("typer.prompt", lambda *_, **__: "undo")
    table._ask()
    assert table.state is before


@pytest.mark.rule("PC7.6")
def test_a_game_that_goes_nowhere_is_counted_on_demand(monkeypatch, capsys):
    stuck = lutetia.game("connection").position(closed())
    table = _Table(stuck, stuck.to_act, "random", 11, Speaker(stuck.game, "en"))
    monkeypatch.setattr("typer.prompt", lambda *_, **__: "end")
    table.run()
    assert "1. " in capsys.readouterr().out
    assert table.state.outcome.reason == "agreed"


def test_bots_do_not_let_one_end_a_game_that_goes_on(monkeypatch, capsys):
    going = lutetia.record.read(TRADES).replay()
    table = _Table(going, going.to_act, "random", 11, Speaker(going.game, "en"))
    typed = iter(["end", "quit"])
    monkeypatch.setattr("typer.prompt", lambda *_, **__: next(typed))
    with pytest.raises(EOFError):
        table.run()
    said = capsys.readouterr().out
    assert "The bots play on" in said
    assert "resign" not in said  # there is no such word here
    assert not table.state.is_over


def test_undo_stops_at_a_draw(run):
    state = lutetia.game("paris_paris").new(2).play_chance(11)
    result = run(
        "play",
        "--players",
        2,
        "--seat",
        state.to_act,
        "--level",
        "greedy",
        "--seed",
        11,
        typed="1\nundo\nquit\n",
    )
    assert "nothing to take back" in result.output


def test_the_end_of_input_stops_the_game_politely(run):
    result = run("play", "--seed", 3, "--level", "random", typed="")
    assert result.exit_code == 0
    assert "Stopped." in result.output


def test_what_cannot_be_saved_is_not_begun(run, tmp_path):
    for path, said in ((tmp_path / "no" / "such.toml", "no folder"), (tmp_path, "directory")):
        result = run("play", "--level", "random", "--save", path, typed="quit\n")
        assert result.exit_code == 2
        assert said in result.output
        assert "You are" not in result.output


def test_a_record_that_cannot_be_saved_any_more_is_printed(run, tmp_path, monkeypatch):
    def full(*_, **__):
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "game.toml"
    monkeypatch.setattr(Path, "write_text", full)
    result = run("play", "--seed", 3, "--level", "random", "--save", path, typed="1\nquit\n")
    assert result.exit_code == 2
    assert "No space left on device" in result.output
    said = result.output.partition("Stopped.")[2].partition("lutetia:")[0]
    assert parse(said).replay().ply > 0


def test_the_cards_of_others_are_not_printed(run):
    seed = 21
    state = lutetia.game("paris_paris").new(4).play_chance(seed)
    markers = state.to_data()["marker"]
    output = run(
        "play", "--players", 4, "--seat", 0, "--level", "random", "--seed", seed, typed="quit\n"
    ).output
    told = [line for line in output.splitlines() if "special-tour card" in line]
    assert [line for line in told if "only you know" in line]
    for line in told:
        for route in ROUTES:
            if f" {route} route" in line:
                assert line.split("Lilac")[0] != line, line
                assert route == markers["lilac"], line


def test_thousands_of_actions_are_listed_by_their_beginnings(monkeypatch, capsys):
    game = lutetia.game("cite")
    state = game.position({"ground": ["bbbbbbbb"] * 8, "reserve": {"blue": ["T5", "L6"]}})
    typed = iter(["build T5", "build T5 at a1", "build T5 at c3"])
    monkeypatch.setattr("typer.prompt", lambda *_, **__: next(typed))
    table = _Table(state, 0, "random", 1, Speaker(game, "en"))
    monkeypatch.setattr(table, "_tell", lambda _: None)
    table._ask()
    output = capsys.readouterr().out
    assert "build ... (" in output
    assert "build T5 at a1 ... (4)" in output
    assert "build T5 at a1 turn 1" not in output, "an action that is legal as it stands is played"
    assert table.state == state.play("build T5 at a1")
    assert len(output.splitlines()) < 120


def test_la_cite_can_be_played_to_the_end_and_hides_the_rivals_tile(run, tmp_path):
    path = tmp_path / "played.toml"
    result = run("play", "cite", "--level", "random", "--seed", 5, "--save", path, typed="1\n" * 60)
    assert result.exit_code == 0
    final = lutetia.record.read(path).replay()
    assert final.is_over
    assert "Orange draws a tile." in result.output
    assert "Orange draws tile" not in result.output
    assert result.output.count("(only you know) Blue draws tile") == result.output.count(
        "(only you know)"
    )
    known = [line for line in result.output.splitlines() if line.startswith("(only you know)")]
    assert len(known) > 3
    assert len(result.output.splitlines()) < 4000


def test_the_record_is_kept_where_a_bot_fails(run, tmp_path, monkeypatch):
    legal, asked = levels.choose, []

    def choose(game, view, level, seed):
        asked.append(view)
        if len(asked) > 3:
            raise BotError("it gave up")
        return legal(game, view, "random", seed)

    path = tmp_path / "played.toml"
    monkeypatch.setattr(levels, "choose", choose)
    result = run("play", "--players", 2, "--seed", 3, "--save", path, typed="1\n" * 20)
    assert result.exit_code == 2
    assert "it gave up" in result.output
    assert len([who for who, _ in lutetia.record.read(path).actions if who == 1]) == 3


def test_a_closed_input_is_an_end_of_the_input(tmp_path):
    path = tmp_path / "played.toml"
    words = f"-m lutetia play --players 2 --level random --seed 3 --save {path}"
    done = subprocess.run(
        f"{shlex.quote(sys.executable)} {words} <&-",
        shell=True, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "Stopped." in done.stdout
    assert lutetia.record.read(path).actions
