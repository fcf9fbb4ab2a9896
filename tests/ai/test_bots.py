"""Bots of other packages: found by entry points or by their file, shown no more than their seat may
know, and what is wrong with one told in a sentence."""

from __future__ import annotations

import json
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import lutetia
from lutetia.ai import bots
from lutetia.ai.bots import BotError, Installed
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import LEVELS, NoLevel, choose, levels
from lutetia.ai.strengths import measured
from lutetia.cli import app
from lutetia.i18n.catalogue import catalogue

STATE = lutetia.game("paris_paris").new(players=3, seed=5)
SEAT = STATE.to_act
assert SEAT is not None
VIEW = STATE.view(SEAT, recall=True)


def ask(bot: object, seed: int = 1) -> str:
    state = STATE.game.determinize(VIEW, seed)
    return STATE.game.format_action(Installed.of("mine", bot).ask(state, VIEW, seed))


def test_a_function_or_a_class_gives_an_action_its_text_or_its_code() -> None:
    action = STATE.legal()[3]

    class Third:
        def choose(self, game: Any, view: Any, seed: int) -> Any:
            return game.determinize(view, seed).legal()[3]

    assert ask(Third) == action.text
    assert ask(lambda game, view, seed: action.text) == action.text
    assert ask(lambda game, view, seed: action.code) == action.text


def test_it_is_shown_what_its_seat_may_know_and_cannot_change_it() -> None:
    before, shown = json.dumps(VIEW), []

    def curious(game: Any, view: Any, seed: int) -> str:
        shown.append(json.dumps(view))
        view.clear()
        return STATE.legal()[0].text

    ask(curious)
    assert shown == [before]
    assert json.dumps(VIEW) == before
    other = STATE.game.determinize(VIEW, seed=99)  # whatever else is hidden, it sees the same
    assert json.dumps({**other.view(SEAT, recall=True), "ply": STATE.ply}) == before


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("fly", "fly"), (10**30, "is refused"), (None, "number"), (1.5, "number"), ([], "number"),
    ],
)  # fmt: skip
def test_what_is_no_legal_action_is_told(answer: object, says: str) -> None:
    with pytest.raises(BotError, match="mine, paris_paris, action") as told:
        ask(lambda game, view, seed: answer)
    assert says in str(told.value)
    assert len(str(told.value)) < 600


def test_a_bot_that_fails_is_told_with_its_line() -> None:
    def broken(game: Any, view: Any, seed: int) -> int:
        return 1 // 0

    with pytest.raises(BotError, match=r"ZeroDivisionError: .* \(test_bots\.py, line \d+\)"):
        ask(broken)

    class Unmade:
        def __init__(self) -> None:
            raise SystemExit("no net")

        choose = broken

    with pytest.raises(BotError, match="SystemExit: no net"):
        ask(Unmade)


def test_a_bot_that_does_not_stop_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.2)

    def stuck(game: Any, view: Any, seed: int) -> str:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue

    with pytest.raises(BotError, match=r"no answer after 0\.2 s"):
        ask(stuck)
    assert ask(lambda game, view, seed: STATE.legal()[0].text) == STATE.legal()[0].text


GOOD = '''
    class Mine:
        """takes the first thing"""
        games = ("paris_paris",)
        words = {"en": "mine", "de": "meiner"}

        def choose(self, game, view, seed):
            return game.determinize(view, seed).legal()[0]

    def plain(game, view, seed):
        return game.determinize(view, seed).legal()[-1].text
'''


def test_installed_bots_are_levels(install: Callable[..., None]) -> None:
    install("fine", GOOD, mine="fine:Mine", plain="fine:plain")
    assert list(levels()) == [*LEVELS, "mine", "plain"]
    assert list(levels("cite")) == [*LEVELS, "plain"]
    assert choose("paris_paris", VIEW, "mine", 1) == STATE.legal()[0].text
    assert choose("paris_paris", VIEW, "plain", 1) == STATE.legal()[-1].text
    assert not measured("paris_paris", "mine")
    german, english = catalogue("de"), catalogue("en")
    assert german.format("level.mine", {}) == "meiner"
    assert german.format("level_help.mine", {}) == "takes the first thing"
    assert english.format("level.plain", {}) == "plain"
    assert english.format("level_help.plain", {}) == english.format("level_help.installed", {})


def test_a_level_that_is_gone_says_which_there_are() -> None:
    with pytest.raises(NoLevel, match=f"no level 'gone'; there are {', '.join(LEVELS)}"):
        choose("paris_paris", VIEW, "gone", 1)


def test_what_cannot_be_used_is_left_out_and_told(install: Callable[..., None]) -> None:
    install("bad", "1 // 0", bad="bad:Mine")
    install("odd", "three = 3\nclass Idle: pass", odd="odd:three", idle="odd:Idle", no="odd:no")
    install("own", GOOD, top="own:Mine", Loud="own:Mine", mine="own:Mine")
    install("twin", GOOD, mine="twin:Mine")
    assert list(levels()) == [*LEVELS, "mine"]
    told = "\n".join(bots.broken(LEVELS))
    for what in (
        "bad (bad:Mine) is left out: ZeroDivisionError",
        "odd (odd:three) is left out: TypeError: a bot is a class or a function, not 3",
        "idle (odd:Idle) is left out: TypeError: Idle has no choose",
        "no (odd:no) is left out: AttributeError",
        "top (own:Mine) is left out: the name is taken",
        "Loud (own:Mine) is left out: a name is written as",
        "mine (twin:Mine) is left out: the name is taken",
    ):
        assert what in told
    assert len(told.splitlines()) == 7


def test_competitors_of_a_file_and_of_a_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, install: Callable[..., None]
) -> None:
    install("fine", GOOD, mine="fine:Mine")
    (tmp_path / "beside.py").write_text("NAME = 'choose'\n")
    (tmp_path / "file.py").write_text("import beside\nfrom fine import Mine\n")
    monkeypatch.chdir(tmp_path)
    for text in ("file.py:Mine", f"{tmp_path}/file.py:Mine", "fine:Mine", "fine:plain", "mine"):
        found = parse_competitor(text)
        assert (found.name, found.level.kind) == (text, "bot")
    for text, says in (
        ("none.py:Mine", "there is no file none.py"),
        ("file.py:Nobody", "there is no 'Nobody' in file.py"),
        ("nowhere.at_all:Mine", "ModuleNotFoundError"),
        ("mine@10", "nothing comes after its name"),
        ("mine:depth=1", "nothing comes after its name"),
        ("champion", f"no level 'champion'; there are {', '.join(LEVELS)}, mine"),
    ):
        with pytest.raises(ValueError, match=says.replace("(", r"\(")):
            parse_competitor(text)


def test_the_arena_plays_it_and_tells_its_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(textwrap.dedent(GOOD))
    words = ["arena", "paris_paris", "my_bot.py:Mine", "random", "--games", "2", "--json", "a.json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    (row,) = json.loads((tmp_path / "a.json").read_text())["rows"]
    assert (row["level"], row["against"], row["games"]) == ("my_bot.py:Mine", "random", 2)
    (tmp_path / "bad_bot.py").write_text("def bad(game, view, seed):\n    return 'fly'\n")
    done = CliRunner().invoke(app, ["arena", "paris_paris", "bad_bot.py:bad", "random"])
    assert done.exit_code == 2
    assert "bad_bot.py:bad, paris_paris, action" in done.output
