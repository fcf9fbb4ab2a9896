"""Many games on a Ray cluster, a real one on this machine: who plays them, how many do and who dies
meanwhile changes nothing."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lutetia.ai import spread
from lutetia.ai.arena import Pairing, match
from lutetia.ai.spread import AUTO, LOCAL, RayCluster, SpreadError
from lutetia.cli import app
from lutetia.ratings.calibration import calibrate
from lutetia.server.verify import verify
from tests.server.client import wait_until
from tests.server.patience import PATIENCE
from tests.server.test_old_site import restored

PAIRING = Pairing("paris_paris", 2, "middle@3", "greedy")

SIXTEEN = 16


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    """A Ray of this file's own with places for sixteen. Its workers run the rules interpreted, so
    that each begins in no time; where nothing is said, the tests themselves have them compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUTETIA_JIT", "0")
        patch.setenv("RAY_worker_niceness", "0")  # else they starve beside other tests
        found = RayCluster(LOCAL, SIXTEEN)
    yield found
    found.close()


def played(pairing: Pairing = PAIRING, games: int = 36, **more: Any) -> list[Any]:
    """Return all that is told of the games but how long they took."""
    lines = [line for block in match(pairing, games, seed=5, **more) for line in block]
    return [(x.deal, x.seats, x.points, x.ranks, x.moves, x.finished) for x in lines]


@pytest.fixture(scope="module")
def alone() -> list[Any]:
    return played()


@pytest.fixture
def head(tmp_path: Path) -> Iterator[None]:
    """A Ray that runs on this machine, as its operator has started it."""
    words = ["ray", "start", "--head", "--block", "--port=0", "--num-cpus=2"]
    more = ["--include-dashboard=false", "--disable-usage-stats"]
    environment = {**os.environ, "LUTETIA_JIT": "0", "RAY_worker_niceness": "0"}
    log = tmp_path / "ray.log"
    with log.open("wb") as output:
        started = subprocess.Popen(
            [str(Path(sys.executable).parent / words[0]), *words[1:], *more],
            stdout=output,
            stderr=output,
            env=environment,
        )
    wait_until(lambda: "Ray runtime started" in log.read_text(), "Ray does not start")
    yield
    started.terminate()
    started.wait(PATIENCE)


def test_the_ray_of_this_machine_is_found(head: None, tmp_path: Path) -> None:
    words = ["arena", "paris_paris", "greedy", "random", "--games", "6", "--save"]
    here = CliRunner().invoke(app, [*words, str(tmp_path / "here")])
    assert here.exit_code == 0, here.output
    there = subprocess.run(
        [sys.executable, "-m", "lutetia", *words, str(tmp_path / "there"), "--ray", AUTO],
        capture_output=True,
        text=True,
        check=False,
    )
    assert there.returncode == 0, there.stderr
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


@pytest.mark.parametrize("at_once", [1, 2, SIXTEEN])
def test_any_number_of_workers_plays_the_same(
    cluster: RayCluster, alone: list[Any], at_once: int
) -> None:
    assert played(spread=partial(cluster.spread, at_once)) == alone


def parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def at_work() -> list[int]:
    """Return the workers that do a piece right now, by what Ray calls their processes; their parent
    is Ray's, whose parent is this one."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        worker = int(path.parent.name)
        try:
            if path.read_bytes().startswith(b"ray::_work_as") and os.getpid() == parent(
                parent(worker)
            ):
                found.append(worker)
        except OSError:  # it has ended meanwhile
            continue
    return found


def test_a_worker_killed_in_the_middle_changes_nothing(cluster: RayCluster) -> None:
    pairing = Pairing("paris_paris", 2, "middle@30", "greedy")
    killed: list[int] = []

    def killing(deals: Iterable[int]) -> Iterator[int]:
        for deal in deals:
            if len(killed) < 2 and (found := at_work()):
                os.kill(found[0], signal.SIGKILL)
                killed.append(found[0])
            yield deal

    def spread_over(work: Any, pieces: Any) -> Iterator[Any]:
        return cluster.spread(2, work, killing(pieces))

    assert played(pairing, 12, spread=spread_over) == played(pairing, 12)
    assert len(set(killed)) == 2


def test_levels_come_out_as_far_apart(cluster: RayCluster) -> None:
    instead = {"top": "middle@4", "strong": "middle@3", "good": "middle@2", "middle": "middle@1"}
    here = list(calibrate("paris_paris", 3, 6, instead=instead))
    there = list(
        calibrate("paris_paris", 3, 6, spread=partial(cluster.spread, None), instead=instead)
    )
    assert there == here
    weaker = ["middle@3", "middle@2", "middle@1", "greedy", "easy", "beginner", "random"]
    assert [one.weaker for one in here] == weaker
    assert sum(one.mu for one in here) > 5


def test_another_build_is_refused(cluster: RayCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    other = spread.build()._replace(version="0.0.9")
    monkeypatch.setattr(spread, "build", lambda: other)
    with pytest.raises(SpreadError, match=r"here is version 0\.0\.9 .*install the same"):
        list(cluster.spread(None, abs, [1]))


def test_what_cannot_be_done_is_said(cluster: RayCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TypeError):
        list(cluster.spread(None, abs, ["no number"]))
    monkeypatch.setattr(cluster, "_work", cluster._work.options(max_retries=0))
    dying = "(os := __import__('os')).kill(os.getpid(), 9)"
    with pytest.raises(SpreadError, match=r"gave a piece of the work up.*memory\?"):
        list(cluster.spread(None, eval, [dying]))


def test_the_command_saves_the_same_over_ray(cluster: RayCluster, tmp_path: Path) -> None:
    words = ["arena", "paris_paris", "greedy", "random", "--games", "6", "--save"]
    here = CliRunner().invoke(app, [*words, str(tmp_path / "here")])
    assert here.exit_code == 0, here.output
    more = [str(tmp_path / "there"), "--ray", cluster.address]
    there = subprocess.run(
        [sys.executable, "-m", "lutetia", *words, *more],
        capture_output=True,
        text=True,
        check=False,
    )
    assert there.returncode == 0, there.stderr
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()
    assert (tmp_path / "here").read_text().count("\n") == 6


@pytest.mark.sqlite
def test_an_archive_is_verified_over_ray(
    cluster: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = restored(tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute(
            "UPDATE events SET body = '{' WHERE version = 3 AND table_id = "
            "(SELECT max(table_id) FROM events)"
        )
    connection.close()
    monkeypatch.setattr("lutetia.server.verify.PIECE", 200)
    here = verify(path)
    assert verify(path, partial(cluster.spread, None)) == here
    assert here.tables > 5
    [difference] = here.differences
    assert "event 3: " in difference


def test_a_wrong_address_is_one_sentence_and_soon() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        for address, why in (
            (f"127.0.0.1:{free.getsockname()[1]}", "no Ray at"),
            (f"127.0.0.1:{other.getsockname()[1]}", "no Ray at"),
            ("127.0.0.1:99999", "ports are 1 to 65535"),
            (f"127.0.0.1:{2**16 + other.getsockname()[1]}", "ports are 1 to 65535"),
            ("127.0.0.1:0", "ports are 1 to 65535"),
            ("somewhere", "an address is HOST:PORT"),
            ("ray://127.0.0.1:10001", "an address is HOST:PORT"),
        ):
            words = ("paris_paris", "greedy", "random", "--games", "2", "--ray", address)
            done = CliRunner().invoke(app, ["arena", *words])
            assert done.exit_code == 2
            assert why in done.output
            assert done.output.count("\n") == 1


def test_a_ray_that_does_not_start_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(*_: object, **__: object) -> None:
        raise Exception("The current node timed out during startup.\nMore of it.")

    monkeypatch.setattr("ray.init", init)
    words = ("paris_paris", "greedy", "random", "--games", "2", "--ray", LOCAL)
    done = CliRunner().invoke(app, ["arena", *words])
    assert done.exit_code == 2
    assert "timed out during startup. Try again" in done.output and done.output.count("\n") == 1


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ("paris_paris", "greedy", "random", "--games", "2", "--ray", LOCAL)
    done = CliRunner().invoke(app, ["arena", *words])
    assert done.exit_code == 2
    assert "pip install 'lutetia[ray]'" in done.output
