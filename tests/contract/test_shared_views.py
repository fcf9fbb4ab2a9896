"""What is worked out once for everybody gives each viewer the very view,
and the very list of actions, that they get alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import lutetia
from lutetia.engine.game import State
from lutetia.table import projection
from lutetia.table.events import created
from lutetia.table.fold import apply_event
from lutetia.table.shown import Shown, Views
from lutetia.table.table import Table

GOLDEN = sorted((Path(__file__).resolve().parent.parent / "golden").glob("*/*.toml"))
encode = msgspec.json.encode


def table_at(state: State) -> Table:
    """Return a table whose present position is ``state``."""
    first = created(state.game, state.players, state.options, None, False, 1.0)
    table = Table("t1", first)
    apply_event(table, {"kind": "started", "at": 1.0, "by": None})
    table.history = type(table.history)(state)
    return table


def agrees(state: State) -> None:
    table = table_at(state)
    views, before = Views(table), state.key()
    for viewer in [*range(state.players), None]:
        assert bytes(views.of(viewer)) == encode(state.view(viewer)), f"viewer {viewer}"
    acting = state.to_act is not None and state.to_act >= 0
    alone = [state.preview(code) for code in state.legal_codes()] if acting else []
    if acting:
        assert encode(state.previews(state.legal_codes())) == encode(alone)
    assert bytes(Shown().legal(table)) == encode(projection.legal(table))
    assert state.key() == before, "looking changes nothing"


def test_in_every_position_of_random_games(states):
    for state in states[::4]:
        agrees(state)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_in_every_position_of_golden_games(path):
    for state in lutetia.record.read(path).states():
        agrees(state)


def test_what_is_kept_of_one_position_is_not_told_of_the_next(states):
    shown = Shown()
    for before, after in zip(states[::5], states[1::5], strict=False):
        for state in (before, after, before):
            table = table_at(state)
            assert bytes(shown.legal(table)) == encode(projection.legal(table))
            assert encode(shown.prompt(table)) == encode(state.prompt())
