"""A site whose database is PostgreSQL: what is refused, what a restart of the database does to a
move, and the way there and back."""

from __future__ import annotations

import asyncio
import itertools
import re
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from lutetia.cli import app
from lutetia.ratings.log import Line, RatedGame
from lutetia.server import copying
from lutetia.server.errors import NotStored, StoreError
from lutetia.server.storage import postgresql
from lutetia.server.storage.explored import count_rows, mark_row
from lutetia.server.storage.open_checks import HEAD
from lutetia.server.storage.ratings import game_row, pending
from lutetia.server.storage.schema import metadata
from lutetia.server.storage.store import Store, event_rows
from lutetia.server.verify import verify
from tests.server.accounts import with_account
from tests.server.client import run_alone
from tests.server.conftest import quick, running
from tests.server.counts import COUNTS
from tests.server.older import make_older
from tests.server.patience import PATIENCE
from tests.server.postgresql import Cluster, cluster, program
from tests.server.service import demand

demand("postgresql", program("initdb"), whole_module=True)

pytestmark = pytest.mark.sqlite  # it has a database of each kind: once is enough


SITS = "INSERT INTO sittings (player_id, table_id, waits) VALUES ('p', 't', 0)"


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


def copy(source: Path | str, target: Path | str) -> copying.Copied:
    """Copy in a thread of its own: where a browser was started this one has a loop that runs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(copying.copy, source, target).result()


def event(n: int) -> list[tuple[str, list[tuple[object, ...]]]]:
    return [event_rows("t", n, [{"kind": "x", "n": n}])]  # type: ignore[list-item]


def test_what_cannot_be_used_is_told_in_one_sentence(server: Cluster, tmp_path: Path) -> None:
    server.do("CREATE DATABASE foreign_one")
    with psycopg.connect(server.address("foreign_one"), autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (name text)")
    newer = server.database(tmp_path / "newer")
    with psycopg.connect(newer, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    nobody = "postgresql://lutetia@127.0.0.1:1/x"
    for address, words in (
        (server.address("foreign_one"), "another program"),
        (server.address("missing"), "does not exist"),
        (newer, "newer"),
        (nobody, "refused"),
    ):
        with pytest.raises(StoreError, match=words) as said:
            Store.open(address, tmp_path)
        assert "\n" not in str(said.value)
        assert str(said.value).count("?") <= 1
        done = CliRunner().invoke(app, ["verify", "--db", address])
        assert done.exit_code == 2, done.output
    with psycopg.connect(server.address("foreign_one")) as connection:
        assert connection.execute("SELECT count(*) FROM recipes").fetchone() == (0,)


@pytest.mark.parametrize("address", ["mysql://somebody@host/x", "postgre://h/x", "sqlite:///x.db"])
def test_the_address_of_something_else_is_no_file(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # A browser test before this one may have left a loop running in the main thread.
    with ThreadPoolExecutor(1) as aside:
        for words in (["serve", "--port", "0"], ["verify"], ["backup"], ["admin", "reports"]):
            done = aside.submit(CliRunner().invoke, app, [*words, "--db", address]).result()
            assert done.exit_code == 2 and "postgresql://user@host/name" in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_password_is_not_taken_from_the_command_line_nor_told(
    server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "postgresql://lutetia:secret@127.0.0.1:1/x"
    monkeypatch.setattr("sys.argv", ["lutetia", "verify", "--db", address])
    done = CliRunner().invoke(app, ["verify", "--db", address])
    assert done.exit_code == 2
    assert "PGPASSWORD" in done.output
    monkeypatch.setattr("sys.argv", ["lutetia", "verify"])
    monkeypatch.setenv("LUTETIA_DB", address)
    done = CliRunner().invoke(app, ["verify"])
    assert done.exit_code == 2
    assert "secret" not in done.output
    assert "lutetia@127.0.0.1:1" in done.output


@pytest.mark.parametrize(
    "password", ["se%zzcret", "sec/ret", "1/secret", "se@cret", "s/e@cret", "[secret]", "?secret@b"]
)
def test_a_password_that_nobody_can_read_is_not_told(
    password: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"postgresql://lutetia:{password}@127.0.0.1:1/x"
    monkeypatch.setenv("LUTETIA_DB", address)
    monkeypatch.chdir(tmp_path)
    with ThreadPoolExecutor(1) as aside:  # a browser test may have left a loop in this thread
        for words in (["verify"], ["backup"], ["serve", "--port", "0"]):
            done = aside.submit(CliRunner().invoke, app, words).result()
            assert done.exit_code == 2, (words, done.output)
            for part in re.findall(r"\w{3,}", password):
                assert part not in done.output
            assert isinstance(done.exception, SystemExit) and len(done.output.splitlines()) == 1
    done = CliRunner().invoke(app, ["copy", address, str(tmp_path / "new.db")])
    assert done.exit_code == 2 and password not in done.output


@pytest.mark.parametrize(
    "address", ["postgresql://u@127.0.0.1:1/x?password=topsecret", "postgres://:topsecret@h/x"]
)
def test_a_password_anywhere_in_an_address_is_not_taken_from_the_command_line(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["lutetia", "verify", "--db", address])
    done = CliRunner().invoke(app, ["verify", "--db", address])
    assert done.exit_code == 2
    assert "PGPASSWORD" in done.output and "topsecret" not in done.output


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://u:secret@h:5/x?sslmode=require", "postgresql://u@h:5/x"),
        ("postgres://u@[::1]:5/x", "postgresql://u@[::1]:5/x"),
        ("postgresql://u@h,i/x", "postgresql://u@h,i/x"),
        ("postgresql://u@h:5,i:6/x", "postgresql://u@h:5,i:6/x"),
        ("postgresql://u@%2Fvar%2Frun/x", "postgresql://u@/var/run/x"),
        ("postgresql:///x?options=-c%20a%3Db@c", "postgresql:///x"),
    ],
)
def test_an_address_is_told_without_what_is_secret(address: str, told: str) -> None:
    assert postgresql.shown(address) == told


def test_one_server_a_database(
    server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.3)
    address = server.database(tmp_path / "one")
    store = Store.open(address, tmp_path)
    with pytest.raises(StoreError, match="in use"):
        Store.open(address, tmp_path)
    store.close()
    Store.open(address, tmp_path).close()


def test_a_wrong_job_undoes_only_itself(server: Cluster, tmp_path: Path) -> None:
    store = Store.open(server.database(tmp_path / "jobs"), tmp_path)

    async def go() -> list[object]:
        await store.write(*event(0))
        return await asyncio.gather(
            *(store.write(*event(n)) for n in (1, 0, 2)), return_exceptions=True
        )

    found = run_alone(go())
    assert [type(one) for one in found] == [type(None), NotStored, type(None)]
    assert [one["n"] for one in run_alone(store.events("t"))] == [0, 1, 2]
    store.close()


def test_the_schema_is_the_same_as_in_a_file(server: Cluster, tmp_path: Path) -> None:
    store = Store.open(server.database(tmp_path / "schema"), tmp_path)
    reading = store.reading()
    for table in metadata.sorted_tables:
        columns = {
            name: required == "NO"
            for name, required in reading.execute(
                "SELECT column_name, is_nullable FROM information_schema.columns "
                "WHERE table_schema = current_schema() AND table_name = ?",
                (table.name,),
            )
        }
        assert columns == {column.name: not column.nullable for column in table.columns}
    reading.close()
    store.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_the_database_is_restarted_under_moves(tmp_path: Path, how: signal.Signals) -> None:
    """What was acknowledged is there, nothing is there twice, and play goes on by itself."""
    with cluster() as server:
        store = Store.open(server.database(tmp_path / "x"), tmp_path)
        kept: list[int] = []
        done = threading.Event()

        async def play() -> None:
            n = 0
            while not done.is_set():
                try:
                    await store.write(*event(n))
                except NotStored:
                    continue
                kept.append(n)
                n += 1

        player = threading.Thread(target=lambda: run_alone(play()))
        player.start()
        try:
            for _ in range(3):
                before = len(kept)
                while len(kept) < before + 20:
                    time.sleep(0.01)
                server.stop(how)
                time.sleep(0.3)
                server.start()
            before = len(kept)
            while len(kept) < before + 20:
                time.sleep(0.01)
        finally:
            done.set()
            player.join(30)
        assert [one["n"] for one in run_alone(store.events("t"))] == kept == list(range(len(kept)))
        store.close()


def test_rated_games_are_numbered_in_the_order_of_their_commits(
    server: Cluster, tmp_path: Path
) -> None:
    """Ratings read on from the last number: one that came after a higher one was left out."""
    address = server.database(tmp_path / "rated")
    stores = [Store.open(address, tmp_path, shared=True) for _ in range(2)]
    games = [
        RatedGame(name, "paris", 1.0, [Line("p1", None, 1), Line("p2", None, 2)])
        for name in ("first", "second")
    ]
    pause = ("SELECT pg_sleep(1)", [()])

    async def end() -> tuple[list[str], list[str]]:
        first = asyncio.create_task(stores[0].write(game_row(games[0]), pause))
        await asyncio.sleep(0.3)
        second = asyncio.create_task(stores[1].write(game_row(games[1])))
        await asyncio.wait({first, second}, return_when=asyncio.FIRST_COMPLETED)
        early = [game.table for _, game in await pending(stores[0], 10)]
        await asyncio.gather(first, second)
        return early, [game.table for _, game in await pending(stores[0], 10)]

    early, late = run_alone(end())
    assert late == ["first", "second"]
    assert early == late[: len(early)] and early, "a higher number was there first"
    for store in stores:
        store.close()


def test_what_cannot_be_read_is_answered_as_what_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.5)
    with cluster() as server:
        address = server.database(tmp_path / "away")
        with running(quick(tmp_path, db=address, keys=tmp_path)) as site:
            ana = site.person("Ana")
            stranger = site.person()
            stranger.http.cookies.set("lutetia", "nobody")
            calls = [
                (ana, "/api/me/tables"), (ana, "/api/me/games"), (ana, "/api/tables/none/view"),
                (ana, "/api/ratings/paris/2"), (ana, "/api/status"), (stranger, "/api/me"),
            ]  # fmt: skip
            server.stop()
            caplog.clear()
            for who, path in calls:
                got = who.http.get(path, timeout=60)
                assert got.status_code == 503, (path, got.text)
                assert got.json()["error"]["code"] == "not_stored"
            said = [record for record in caplog.records if "nothing was read" in record.message]
            assert said and not [record for record in caplog.records if record.exc_info]
            server.start()
            for who, path in calls:
                assert who.http.get(path, timeout=60).status_code in {200, 404}, path


def test_a_name_is_found_whatever_the_case_of_its_letters(server: Cluster, tmp_path: Path) -> None:
    address = server.database(tmp_path / "names")
    for at in (tmp_path / "names.db", address):
        with running(quick(tmp_path, db=at, keys=tmp_path)) as site:
            bob = with_account(site, site.person("Bob"))
            emile = with_account(site, site.person("Émile Łoś"))
            table = bob.table(2)
            with emile.line(table) as line:
                line.do("sit", seat=1)
            for typed in ("émile", "ÉMILE", "łoś"):
                games = bob.http.get("/api/me/games", params={"opponent": typed}).json()["games"]
                assert [one["table"]["id"] for one in games] == [table], (at, typed)
                people = bob.http.get("/api/people", params={"name": typed}).json()
                assert [one["name"] for one in people] == ["Émile Łoś"], (at, typed)


def test_a_wrong_question_stays_an_error_of_the_program(server: Cluster, tmp_path: Path) -> None:
    for at in (tmp_path / "file.db", server.database(tmp_path / "asked")):
        store = Store.open(at, tmp_path)
        for sql, params in (("SELECT nothing FROM events", ()), ("SELECT 1 WHERE 1 = ?", (1, 2))):
            with pytest.raises(Exception) as raised:
                run_alone(store.read(sql, *params))
            assert not isinstance(raised.value, NotStored), sql
        store.close()


def test_a_file_that_cannot_be_read_is_no_error_of_the_program(tmp_path: Path) -> None:
    path = tmp_path / "damaged.db"
    store = Store.open(path)
    run_alone(store.write(*event(0)))
    store.close()
    store = Store.open(path)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"nonsense" * (path.stat().st_size // 8 - 512))
    with pytest.raises(NotStored, match="malformed"):
        run_alone(store.events("t"))
    store.close()


def test_a_site_moves_to_postgresql_and_back(
    server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, back = tmp_path / "site.db", tmp_path / "back.db"
    with running(quick(tmp_path, db=file)) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = ana.table(2)
        with ana.line(table) as one, bob.line(table) as two:
            two.do("sit", seat=1)
            one.do("start")
            while two.now["table"]["status"] != "playing":
                two.hear()
            (one if one.now["turn"]["mine"] else two).act()
            version = max(one.now["version"], two.now["version"])
        ana.http.post(f"/api/tables/{table}/note", json={"text": "mine"})
    server.do("CREATE DATABASE moved")
    address = server.address("moved")
    copied = copy(file, address)
    assert copied.rows["events"] == version + 1
    with pytest.raises(StoreError, match="not empty"):
        copy(file, address)
    assert verify(address).differences == verify(file).differences == []
    with running(quick(tmp_path, db=address, keys=tmp_path)) as site:
        ana.move(site.base)
        with ana.line(table) as line:
            assert line.now["version"] == version
    copy(address, back)
    assert verify(back).differences == []
    with running(quick(tmp_path, db=back)) as site:
        ana.move(site.base)
        with ana.line(table) as line:
            assert line.now["version"] >= version


def test_two_processes_count_games_and_wait_for_each_other_in_no_circle(
    server: Cluster, tmp_path: Path
) -> None:
    address = server.database(tmp_path / "counted")
    one_more = "UPDATE explored SET n = n + 1 WHERE game = ? AND thing = '1'"
    pause = ("SELECT pg_sleep(0.3)", [()])

    async def write() -> None:
        stores = [Store.open(address, tmp_path, shared=True) for _ in range(2)]
        await asyncio.gather(
            *(
                store.write(mark_row(f"{n}-{i}"), *count_rows(game, "1", 1, COUNTS))
                for n in range(30)
                for i, store in enumerate(stores)
                for game in (("a", "b")[(n + i) % 2],)
            )
        )
        with pytest.raises(NotStored):
            await stores[1].write(mark_row("0-0"), *count_rows("a", "1", 1, COUNTS))
        # A circle by force: PostgreSQL lets one of the two begin again.
        [first, second] = [(one_more, [(game,)]) for game in ("a", "b")]
        await asyncio.gather(
            stores[0].write(first, pause, second), stores[1].write(second, pause, first)
        )
        for store in stores:
            store.close()

    run_alone(write())
    with psycopg.connect(address) as connection:
        found = connection.execute(
            "SELECT game, n FROM explored WHERE thing IN ('', '1') ORDER BY game"
        ).fetchall()
    assert found == [("", 60), ("a", 32), ("b", 32)]


def test_what_is_not_known_at_the_end_is_not_waited_for(
    server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.3)
    address = server.database(tmp_path / "ends")
    database = postgresql.Postgresql.open(address, tmp_path)
    with psycopg.connect(address) as other:  # its transaction goes on all the time
        row = other.execute("SELECT pg_current_xact_id()::text").fetchone()
        assert row is not None
        database.closing()
        with pytest.raises(StoreError, match="what became of"):
            database._was_committed(row[0])
    database.close()


def test_a_commit_that_waits_for_a_standby_keeps_no_process_alive(tmp_path: Path) -> None:
    with cluster() as server:
        store = Store.open(server.database(tmp_path / "waits"), tmp_path)
        server.do("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        server.do("SELECT pg_reload_conf()")

        async def write() -> None:
            with pytest.raises(TimeoutError):
                for n in itertools.count():  # until the setting holds
                    await asyncio.wait_for(store.write(*event(n)), 2)

        run_alone(write())
        start = time.monotonic()
        store.close()
        assert time.monotonic() - start < 20
        server.stop(signal.SIGQUIT)


@pytest.mark.parametrize(
    ("before", "held", "change"),
    [
        # The last step takes long, as it does where much was played.
        ("0025", "LOCK TABLE coached IN ACCESS EXCLUSIVE MODE", SITS),
        # Somebody reads for long, as a backup does, what a step changes.
        ("0012", "SELECT count(*) FROM players", "UPDATE players SET name = 'Ana'"),
    ],
)
def test_nobody_waits_while_the_schema_is_brought_up(
    server: Cluster, tmp_path: Path, before: str, held: str, change: str
) -> None:
    address = server.database(tmp_path / before)
    make_older(address, before)
    patient = "-c lock_timeout=3000"
    with (
        ThreadPoolExecutor(1) as pool,
        psycopg.connect(address, options=patient, autocommit=True) as old,
        psycopg.connect(address) as busy,
    ):
        busy.execute(held.encode())
        opening = pool.submit(Store.open, address, tmp_path, shared=True)
        try:
            until = time.monotonic() + PATIENCE
            while not old.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchall():
                assert time.monotonic() < until and not opening.done()
                time.sleep(0.01)
            old.execute(change.encode())
        finally:
            busy.rollback()
        opening.result(PATIENCE).close()
    assert postgresql.check(address) == HEAD
