"""A new version compiles its opponents beside those who play."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from pathlib import Path

import pytest

from lutetia.games import IDS
from lutetia.server.bot_processes import Processes
from lutetia.server.compiling import Compiling
from tests.server.client import run_alone, wait_until
from tests.server.conftest import quick, running
from tests.server.test_bot_pool import alive

OURS = "lutetia.ai.levels:choose"
HELD, NOTED = "TEST_COMPILING_HELD", "TEST_COMPILING_NOTED"


def note(game: str) -> None:
    """Stand in for a process that compiles: it notes the game, and takes as long as a file is
    there."""
    with Path(os.environ[NOTED]).open("a") as file:
        file.write(f"{game}\n")
    while Path(os.environ[HELD]).exists():
        time.sleep(0.01)


def fail(game: str) -> None:
    """Stand in for a compiler that does not get along with a machine."""
    raise RuntimeError(f"no room for {game}")


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that lets one process compile for ever; no game was compiled before."""
    monkeypatch.setenv(HELD, str(tmp_path / "held"))
    monkeypatch.setenv(NOTED, str(tmp_path / "noted"))
    monkeypatch.setattr("lutetia.server.compiling.PROCESSES", 1)
    monkeypatch.setattr("lutetia.server.compiling.compile_game", note)
    monkeypatch.setattr("lutetia.server.compiling.is_compiled", lambda game, part: False)
    (tmp_path / "held").touch()
    return tmp_path / "held"


def noted() -> list[str]:
    """Return the games that were begun, in order."""
    file = Path(os.environ[NOTED])
    return file.read_text().split() if file.exists() else []


def test_the_game_that_is_played_comes_before_the_others(held: Path) -> None:
    compiling = Compiling(OURS)

    async def work() -> None:
        behind = [asyncio.create_task(compiling.wait(game)) for game in IDS]
        while not noted():
            await asyncio.sleep(0.01)
        asked = asyncio.create_task(compiling.wait(IDS[-1], first=True))
        await asyncio.sleep(0.05)
        assert not asked.done()
        held.unlink()
        await asyncio.gather(asked, *behind)
        while compiling._pool is not None:
            await asyncio.sleep(0.01)

    run_alone(work())
    assert noted() == [IDS[0], IDS[-1], *IDS[1:-1]]


def test_nothing_is_compiled_twice_or_for_opponents_of_others(
    held: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lutetia.server.compiling.is_compiled", lambda game, part: True)
    run_alone(Compiling(OURS).wait(IDS[0]))
    monkeypatch.setattr("lutetia.server.compiling.is_compiled", lambda game, part: False)
    run_alone(Compiling("tests.server.chooser:choose").wait(IDS[0]))
    assert not noted()


def test_what_cannot_be_compiled_ahead_is_left_to_who_needs_it(
    held: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("lutetia.server.compiling.compile_game", fail)
    with caplog.at_level(logging.ERROR):
        run_alone(Compiling(OURS).wait(IDS[-1]))
    assert f"no room for {IDS[-1]}" in caplog.text


def test_bots_of_a_game_do_not_wait_for_another_game(
    tmp_path: Path, held: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, plays = IDS[0], IDS[1]
    monkeypatch.setattr("lutetia.server.compiling.is_compiled", lambda game, part: game != waits)
    with running(quick(tmp_path, thinker=OURS, bot_budget=0.01, workers=1)) as site:
        ana = site.person("Ana")
        late = ana.table(2, game=waits, bots="greedy", sit=False)
        wait_until(lambda: noted() == [waits], "nobody compiles what is played")
        early = ana.table(2, game=plays, bots="greedy", sit=False)
        wait_until(lambda: site.actor(early).table.ply > 4, "it waits for the other game")
        begun = site.actor(late).table.ply
        held.unlink()
        wait_until(lambda: site.actor(late).table.ply > begun, "it waits for ever")


def test_processes_that_compile_end_with_the_server(tmp_path: Path, held: Path) -> None:
    bots = Processes(quick(tmp_path, thinker=OURS))

    async def warm() -> None:
        bots.warm()
        while not noted():
            await asyncio.sleep(0.01)

    run_alone(warm())
    pool = bots._compiling._pool
    assert pool is not None
    compiling = list(pool._processes)
    bots.close()
    wait_until(lambda: not any(alive(pid) for pid in compiling), "one outlived its server")
