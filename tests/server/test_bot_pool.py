"""Bots: out of the way, out of date, out of order."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from lutetia.server.bot_processes import Processes
from tests.server.client import run_alone, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE


@pytest.mark.parametrize("thinker", ["crash", "nonsense", "fail"])
def test_a_bot_that_cannot_play_plays_at_random(tmp_path: Path, game: str, thinker: str) -> None:
    with running(quick(tmp_path, thinker=f"tests.server.chooser:{thinker}")) as site:
        ana = site.person("Ana")
        with ana.line(ana.table(2, game=game, bots="top")) as line:
            for _ in range(2):
                line.mine()
                line.act()
            line.mine()


def test_waiting_for_a_worker_is_no_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(
        "LUTETIA_JIT", "0"
    )  # for the workers: no answer waits for rules to be loaded
    monkeypatch.setattr("lutetia.server.bot_processes.PATIENCE", 3.0)
    with (
        running(quick(tmp_path, thinker="tests.server.chooser:slow")) as site,
        caplog.at_level(logging.ERROR),
    ):
        ana = site.person("Ana")
        tables = [ana.table(2, bots="random", sit=False) for _ in range(30)]
        with ana.line(ana.table(2, bots="random")) as line:
            end = time.monotonic() + 3.5
            while time.monotonic() < end:
                line.mine()
                line.act()
        assert all(site.actor(table).busy for table in tables), "where somebody looks comes first"
    assert "no answer" not in caplog.text


def test_a_worker_that_is_stuck_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lutetia.server.bot_processes.PATIENCE", 0.4)
    with running(quick(tmp_path, thinker="tests.server.chooser:stuck")) as site:
        site.person("Ana").table(2, bots="random", sit=False)
        bots, pools = site.app.state.registry.bots._own, []
        end = time.monotonic() + PATIENCE
        while len(pools) < 3:
            assert time.monotonic() < end
            if bots._pool is not None and bots._pool not in pools and bots._pool._processes:
                pools.append(bots._pool)
            time.sleep(0.01)
        for pool in pools[:-1]:
            assert not any(process.is_alive() for process in (pool._processes or {}).values())


def test_with_real_opponents(tmp_path: Path) -> None:
    with running(quick(tmp_path, thinker="lutetia.ai.levels:choose", bot_budget=0.01)) as site:
        ana = site.person("Ana")
        table = ana.table(4)
        with ana.line(table) as line:
            for seat, level in ((1, "top"), (2, "middle"), (3, "greedy")):
                line.do("bot", seat=seat, level=level)
            line.do("start")
            for _ in range(3):
                line.mine()
                line.act()


def test_how_long_an_answer_takes_does_not_tell_whether_it_was_easy(tmp_path: Path) -> None:
    """What answers at once is held back as long as its level may think."""
    with running(quick(tmp_path, bot_budget=0.4)) as site:
        ana = site.person("Ana")
        for level, least in (("top", 0.4), ("greedy", 0.0)):
            with ana.line(ana.table(2, bots=level)) as line:
                waits = []
                while len(waits) < 3:
                    line.mine()
                    begun = time.monotonic()
                    line.act()
                    if not line.now["turn"]["mine"]:
                        line.mine()
                        waits.append(time.monotonic() - begun)
                assert min(waits) >= least
                assert least or min(waits) < 0.4


@pytest.fixture
def slow(tmp_path: Path) -> Site:
    with running(quick(tmp_path, bot_pause=(0.6, 0.6))) as site:
        yield site  # type: ignore[misc]


def test_an_answer_to_a_position_that_is_gone_is_dropped(slow: Site) -> None:
    ana = slow.person("Ana")
    table = ana.table(2, bots="random")
    with ana.line(table) as line:
        for _ in range(4):
            line.mine()
            before = line.now["turn"]["ply"]
            line.act()
            if line.now["turn"]["to_act"] == 1:
                break
        line.do("undo")  # while the bot thinks
        assert line.now["turn"]["ply"] == before
        time.sleep(1)
        actor = slow.actor(table)
        assert actor.table.ply == before, "the bot's answer came too late"
        line.act()
        line.until(lambda m: m["type"] == "update" and m["turn"]["ply"] >= before + 2)


def test_a_bot_taken_away_while_it_thinks(slow: Site) -> None:
    ana = slow.person("Ana")
    table = ana.table(2, bots="random")
    with ana.line(table) as line:
        line.mine()
        line.act()
        while line.now["turn"]["to_act"] != 1:
            line.act()
        line.do("bot", seat=1, level=None)
        ply = line.now["turn"]["ply"]
        time.sleep(1)
        assert slow.actor(table).table.ply == ply
        line.do("bot", seat=1, level="greedy")
        line.until(lambda m: m["type"] == "update" and m["turn"]["ply"] > ply)


def test_bots_leave_time_to_follow(slow: Site) -> None:
    ana = slow.person("Ana")
    with ana.line(ana.table(2, bots="random")) as line:
        while line.mine()["turn"]["to_act"] == 0:
            line.act()
            if line.now["turn"]["to_act"] == 1:
                break
        start = time.monotonic()
        line.until(
            lambda m: (
                m["type"] == "update" and any(entry["kind"] == "act" for entry in m["entries"])
            )
        )
        assert time.monotonic() - start > 0.4


def test_bots_wake_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path, bot_pause=(30.0, 30.0))) as site:
        ana = site.person("Ana")
        table = ana.table(3, bots="random", sit=False)
        assert site.actor(table).table.ply < 15
    with running(quick(tmp_path)) as site:
        actors = site.app.state.registry.actors
        wait_until(
            lambda: table in actors and actors[table].table.status == "over",
            "the bots did not wake",
        )


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(quick(tmp_path, idle=1000.0)) as site:
        ana = site.person("Ana")
        table = ana.table(2)
        with ana.line(table) as line:
            line.do("sit", seat=1)
            line.do("start")
            version = line.now["version"]
            registry = site.app.state.registry
            site.call(lambda: registry.sweep(time.monotonic() + 2000))
            assert table in registry.actors, "somebody looks at it"
        ana.http.post("/api/me", json={"name": "Anna"})
        wait_until(lambda: not site.actor(table).links, "somebody still looks at it")
        site.call(lambda: registry.sweep(time.monotonic() + 2000))
        assert table not in registry.actors
        with ana.line(table) as line:
            assert line.now["version"] >= version
            assert line.now["table"]["seats"][0]["name"] == "Anna"
            line.act()


def test_workers_end_with_the_server(tmp_path: Path) -> None:
    bots = Processes(quick(tmp_path))

    async def warm() -> None:
        bots.warm()

    run_alone(warm())
    pool = bots._pool
    assert pool is not None
    workers = list(pool._processes)
    assert workers
    bots.close()
    wait_until(lambda: not any(alive(pid) for pid in workers), "a worker outlived its server")


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    script = (
        "import asyncio, os, sys, pathlib\n"
        "from lutetia.server.bot_processes import Processes\n"
        "from lutetia.server.settings import Settings\n"
        "if __name__ == '__main__':\n"
        "    bots = Processes(Settings(thinker='tests.server.chooser:choose'))\n"
        "    async def warm(): bots.warm()\n"
        "    asyncio.run(warm())\n"
        "    print(*bots._pool._processes, flush=True)\n"
        "    sys.stdin.read()\n"
    )
    (tmp_path / "killed.py").write_text(script)
    root = str(Path(__file__).resolve().parents[2])
    parent = subprocess.Popen(
        [sys.executable, str(tmp_path / "killed.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert parent.stdout is not None
    workers = [int(word) for word in parent.stdout.readline().split()]
    assert workers
    time.sleep(0.5)
    parent.kill()
    parent.wait()
    wait_until(lambda: not any(alive(pid) for pid in workers), "a worker outlived its server")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().split(")")[-1].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # gone meanwhile, or a system without /proc
        return not Path("/proc/self").exists()


FAULTY = """
    import os

    def fails(game, view, seed):
        raise RuntimeError("no idea")

    def dies(game, view, seed):
        os._exit(3)

    def gone(game, view, seed):
        return game.determinize(view, seed).legal()[0]
"""


def test_the_usual_level_stands_in_for_a_bot_that_cannot_play(
    tmp_path: Path, install: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    install("faulty", FAULTY, fails="faulty:fails", dies="faulty:dies", gone="faulty:gone")
    usual = quick(tmp_path, thinker="lutetia.ai.levels:choose", bot_budget=0.01)
    with running(usual) as site, caplog.at_level(logging.ERROR):
        ana = site.person("Ana")
        offered = ana.http.get("/api/games").json()[0]["levels"]
        assert offered[0] == {"name": "top", "measured": True}
        assert offered[-1] == {"name": "gone", "measured": False}
        table = ana.table(4)
        with ana.line(table) as line:
            for seat, level in ((1, "fails"), (2, "dies"), (3, "gone")):
                line.do("bot", seat=seat, level=level)
            assert line.ask("bot", seat=1, level="genius")["text"]["key"] == "refusal.no_level"
            install("faulty", FAULTY, fails="faulty:fails", dies="faulty:dies")
            line.do("start")
            for _ in range(2):
                line.mine()
                line.act()
            line.mine()
    for what in ("RuntimeError: no idea (faulty.py, line 5)", "dies, paris_paris: no answer"):
        assert what in caplog.text
    assert "there is no level 'gone'" in caplog.text
    assert "random action" not in caplog.text
