"""Commands run in this process, on records made for the test."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

import lutetia
from lutetia.cli import app
from lutetia.games.record import Record

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Run ``lutetia`` with these words; nothing it prints may be a traceback."""

    def runner(*words: object, typed: str | None = None) -> Result:
        # In a thread of its own: where a browser was started this one has a loop that runs.
        with ThreadPoolExecutor(1) as pool:
            call = pool.submit(CliRunner().invoke, app, [str(word) for word in words], input=typed)
            result = call.result()
        assert result.exception is None or isinstance(result.exception, SystemExit), (
            result.exception
        )
        assert "Traceback" not in result.output
        return result

    return runner


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Paris Paris for three."""
    state, pick = lutetia.game("paris_paris").new(3), random.Random(4)
    while not state.is_over:
        state = state.play(
            state.draw(4) if state.to_act == lutetia.CHANCE else pick.choice(state.legal())
        )
    path = tmp_path_factory.mktemp("records") / "game.toml"
    path.write_text(Record.of(state).write(), encoding="utf-8")
    return path
