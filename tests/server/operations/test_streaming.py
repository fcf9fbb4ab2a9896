"""The drill with PostgreSQL and a copy of its log that streams to elsewhere: the machine of the
database is lost under play, and what was acknowledged up to its last second is there again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from lutetia.server.verify import verify
from tests.server.client import wait_until
from tests.server.kills import Hand, sit_down
from tests.server.postgresql import OWNER, Cluster, cluster, program
from tests.server.process import FREE, Server
from tests.server.service import demand

demand("postgresql", program("initdb"), whole_module=True)

pytestmark = pytest.mark.sqlite  # it has a database of its own: once is enough

LOST_AT_MOST = 1.0
"""Seconds before the end of which moves may be lost."""

BACK_WITHIN = 300.0


class Timed(dict[int, str]):
    """Acknowledged moves, with when that was."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[int, float] = {}

    def __setitem__(self, version: int, text: str) -> None:
        super().__setitem__(version, text)
        self.at[version] = time.monotonic()


@pytest.fixture
def database() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


def place(found: Cluster) -> tuple[str, ...]:
    return ("-h", "127.0.0.1", "-p", str(found.port), "-U", "lutetia_backup")


def finished(found: Cluster, *words: str) -> None:
    assert found.begin(*words, *place(found)).wait(120) == 0, found.said()


def streaming(found: Cluster, wal: Path) -> subprocess.Popen[bytes]:
    """Begin to stream the log, and return once it does."""
    begun = found.begin(
        "pg_receivewal", "-D", str(wal), "--slot=lutetia", "--synchronous", *place(found)
    )

    def streams() -> bool:
        assert begun.poll() is None, found.said()
        with psycopg.connect(found.address("postgres"), autocommit=True) as connection:
            rows = connection.execute(
                "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND "
                "application_name = 'pg_receivewal' AND flush_lsn >= pg_current_wal_flush_lsn()"
            ).fetchall()
        return bool(rows)

    wait_until(streams, "nothing is streamed")
    return begun


def put_back(found: Cluster, base: Path, wal: Path) -> None:
    """Start PostgreSQL from a base backup and what has been streamed since."""
    base.rename(found.folder / "data")
    with (found.folder / "data" / "postgresql.auto.conf").open("a") as settings:
        get = " || ".join(f"cp {wal}/%f{end} %p 2>/dev/null" for end in ("", ".partial"))
        settings.write(f"restore_command = '{get}'\n")
    (found.folder / "data" / "recovery.signal").touch()
    found.start()

    def recovered() -> bool:
        with psycopg.connect(found.address("site"), autocommit=True) as connection:
            return connection.execute("SELECT pg_is_in_recovery()").fetchone() == (False,)

    wait_until(recovered, "the recovery does not end")


def test_a_database_that_is_lost_is_back_to_its_last_second(
    database: Cluster, tmp_path: Path
) -> None:
    database.do("CREATE DATABASE site")
    base, wal = database.folder / "base", database.folder / "wal"
    wal.mkdir()
    if os.geteuid() == 0:
        shutil.chown(wal, OWNER, OWNER)
    server = Server(tmp_path / "site.db", {**FREE, "LUTETIA_DB": database.address("site")})
    server.start()
    database.do("CREATE ROLE lutetia_backup LOGIN REPLICATION")
    finished(database, "pg_receivewal", "--create-slot", "--slot=lutetia")
    streams = streaming(database, wal)
    finished(database, "pg_basebackup", "-D", str(base), "--checkpoint=fast", "--no-sync")
    streams.terminate()
    streams.wait(60)
    for _ in range(3):  # what nobody has streamed is kept for whoever does again
        database.do("SELECT pg_switch_wal()")
        database.do("CHECKPOINT")
    streams = streaming(database, wal)
    stop = threading.Event()
    hands: list[Hand] = []
    try:
        for game in ("paris", "connection"):
            hands.append(sit_down(server, stop, game))
            hands[-1].acked = Timed()
        wait_until(lambda: all(len(hand.acked) > 20 for hand in hands), "nobody plays")
        database.stop(signal.SIGQUIT)  # as a crash: nothing is sent before
        died = time.monotonic()
    finally:
        stop.set()
        server.kill()
        streams.terminate()
        streams.wait(60)
    for hand in hands:
        hand.join(60)
    shutil.rmtree(database.folder / "data")

    put_back(database, base, wal)
    server.start()
    try:
        lost = []
        for hand in hands:
            with hand.person.line(hand.table) as line:
                there = line.now["version"]
                assert isinstance(hand.acked, Timed)
                lost += [died - at for n, at in hand.acked.at.items() if n > there]
                assert line.act()["version"] > there, "the game does not go on"
        back = time.monotonic() - died
    finally:
        assert server.stop() == 0
    kept = sum(len(hand.acked) for hand in hands) - len(lost)
    print(f"{kept} moves are there, {len(lost)} lost, back after {back:.1f} s")
    assert max(lost, default=0.0) <= LOST_AT_MOST
    assert back <= BACK_WITHIN
    assert verify(database.address("site")).differences == []
