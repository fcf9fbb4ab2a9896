"""Golden games and positions: ``tests/golden/<game>/*.toml``, records as the site writes them,
with notes of what they show.

Besides what a record holds (``docs/record_format.md``), a file may have

    source, comment      where it comes from; what a reader should see in it
    shows = [...]        the rules it shows
    [[refused]]          after = <actions played>, action = "...", rule = "..." ("" when it is no
    matter of rules)
    [[check]]            after = <actions played>; to_act = a colour, "~" or "nobody"; scores =
    {colour = points}; legal = how many actions
                         or which; every other key is a field of the position as JSON
    [[sees]]             after = <actions played>, seat = a colour or "spectator"; no and yes =
    texts not in and in the JSON of that view
"""

from __future__ import annotations

import importlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import lutetia
from lutetia.engine.errors import NotationError
from lutetia.games.record import Record

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FILES = sorted(HERE.glob("*/*.toml"))
COMPLETE = [
    path
    for path in FILES
    if {"start", "result"} & set(tomllib.loads(path.read_text(encoding="utf-8"))) == {"result"}
]
KEYS = {"source", "comment", "shows", "refused", "check", "sees"}


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def actor_of(state: Any) -> str:
    if state.to_act is None:
        return "nobody"
    return Record.actor_word(state.game, state.to_act)


def refused(state: Any, note: dict[str, Any]) -> None:
    try:
        refusal = state.refusal(note["action"])
    except NotationError as error:
        refusal = error.refusal
    assert refusal is not None, f"{note['action']} is legal"
    assert (refusal.rule or "") == note["rule"], f"{note['action']}: {refusal}"
    before = state.to_data()
    with pytest.raises(lutetia.engine.errors.LutetiaError):
        state.play(note["action"])
    assert state.to_data() == before


def checked(state: Any, note: dict[str, Any]) -> None:
    colours = state.game.meta.colours
    data = state.to_data()
    for key, value in note.items():
        if key == "after":
            continue
        if key == "to_act":
            assert actor_of(state) == value
        elif key == "scores":
            assert dict(zip(colours, state.scores().totals, strict=False)) == value
        elif key == "legal":
            texts = [str(action) for action in state.legal()]
            assert (len(texts) if isinstance(value, int) else sorted(texts)) == (
                value if isinstance(value, int) else sorted(value)
            )
        else:
            assert data[key] == value, f"{key} after {note['after']} actions"


def seen(state: Any, note: dict[str, Any]) -> None:
    seat = None if note["seat"] == "spectator" else state.game.seat(note["seat"])
    text = json.dumps(state.view(seat), ensure_ascii=False)
    for word in note.get("no", []):
        assert word not in text, f"{note['seat']} may not know {word} after {note['after']} actions"
    for word in note.get("yes", []):
        assert word in text, f"{note['seat']} should see {word} after {note['after']} actions"


DEEDS = {"refused": refused, "check": checked, "sees": seen}


def referee_of(game: str) -> Any:
    """The game's referee, or None; a file beside the game's tests."""
    path = ROOT / "tests" / "games" / game / "referee.py"
    if not path.exists():
        return None
    return importlib.import_module(f"tests.games.{game}.referee")


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_golden(path: Path) -> None:
    record = lutetia.record.read(path)
    assert record.game == path.parent.name
    assert set(record.extra) <= KEYS, "unknown keys"
    for kind in DEEDS:
        for note in record.extra.get(kind, []):
            assert 0 <= note["after"] <= len(record.actions), note

    states = list(record.states())  # raises for an action that is not legal
    game = states[0].game
    for ply, state in enumerate(states):
        if ply < len(record.actions):
            action = state.parse(record.actions[ply][1])
            assert str(action) == record.actions[ply][1], "written as the notation has it"
            assert action.code in state.legal_codes()
            assert state.parse(str(action)) == action
        data = json.loads(json.dumps(state.to_data()))
        again = game.position(data)
        assert again.to_data() == data
        assert [str(a) for a in again.legal()] == [str(a) for a in state.legal()]
        assert again.to_act == state.to_act
        for kind, deed in DEEDS.items():
            for note in record.extra.get(kind, []):
                if note["after"] == ply:
                    deed(state, note)

    end = states[-1]
    assert end.is_over == (record.result is not None), "a game that is over says how, and no other"
    if record.result is not None:
        assert list(end.outcome.scores) == record.result["scores"]
        assert list(end.outcome.ranks) == record.result["ranks"]
        assert end.outcome.reason == record.result["reason"]
        assert end.outcome.tiebreak == record.result.get("tiebreak")


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_golden_record_replays_and_rewrites_itself(path: Path) -> None:
    record = lutetia.record.read(path)
    end = record.replay()
    bare = Record.of(end, record.names, record.start)
    again = lutetia.record.parse(bare.write())
    assert again.actions == record.actions
    assert again.replay().to_data() == end.to_data()
    assert [state.to_data() for state in again.states()] == [
        state.to_data() for state in record.states()
    ]


@pytest.mark.parametrize(
    "path", [path for path in COMPLETE if referee_of(path.parent.name)], ids=name_of
)
def test_the_referee_agrees(path: Path) -> None:
    referee = referee_of(path.parent.name)
    assert referee is not None
    referee.judge(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_golden_file_says_what_it_is(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert data["source"].strip()
    assert len(data["comment"].split()) >= 8
    assert data["shows"], "every file shows something"
    assert len(set(data["shows"])) == len(data["shows"])
    rules = (ROOT / "src/lutetia/games" / data["game"] / "RULES.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\| ([A-Z]{2}\d+\.\d+) \|", rules, re.MULTILINE))
    assert set(data["shows"]) <= known
    assert len(path.read_text(encoding="utf-8").splitlines()) < 300
