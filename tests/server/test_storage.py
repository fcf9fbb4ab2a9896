"""The database: what is refused and left alone, what a failed write does, and what verification finds."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from lutetia.server.errors import NotStored, ServeError, StoreError
from lutetia.server.run import bind
from lutetia.server.settings import Settings
from lutetia.server.storage import check as check_
from lutetia.server.storage.schema import metadata
from lutetia.server.storage.store import Store, event_rows, read_only
from lutetia.server.verify import verify
from tests.server.client import raw_line
from tests.server.conftest import Site, quick, running


def serve(*args: str) -> subprocess.CompletedProcess[str]:
    code = "from lutetia.cli import main; import sys; sys.argv[0] = 'lutetia'; main()"
    return subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=60)


def made(path: Path) -> Path:
    Store.open(path).close()
    return path


def corrupt(path: Path) -> None:
    path.write_bytes(b"this is no database" * 100)


def damaged(path: Path) -> None:
    made(path)
    data = bytearray(path.read_bytes())
    data[100:4000] = os.urandom(3900)
    path.write_bytes(bytes(data))


def truncated(path: Path) -> None:
    made(path)
    path.write_bytes(path.read_bytes()[:5000])


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def newer(path: Path) -> None:
    made(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [(corrupt, "no database of Lutetia"), (damaged, "damaged"), (truncated, "damaged"), (foreign, "another program"), (newer, "newer")],
)
def test_a_file_that_cannot_be_used_is_left_alone(tmp_path: Path, spoil: Callable[[Path], None], words: str) -> None:
    path = tmp_path / "x.db"
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=words) as error:
        Store.open(path)
    assert "--db" in str(error.value)
    assert path.read_bytes() == before


def test_on_the_command_line_it_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    corrupt(path)
    before = path.read_bytes()
    done = serve("serve", "--port", "0", "--db", str(path))
    assert done.returncode == 2
    assert done.stderr.startswith("lutetia: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert path.read_bytes() == before
    assert serve("verify", "--db", str(path)).returncode == 2
    assert serve("verify", "--db", str(tmp_path / "none.db")).returncode == 2


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        Store.open(tmp_path)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written"):
        Store.open(tmp_path / "file" / "x.db")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="permissions do not bind root")
def test_a_folder_without_permission(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match="cannot be written"):
        Store.open(tmp_path / "x.db")


def test_one_server_a_file(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "x.db")
    with pytest.raises(StoreError, match="in use by another server"):
        Store.open(tmp_path / "x.db")
    store.close()
    Store.open(tmp_path / "x.db").close()


def test_a_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"port {port} is in use.*--port"):
            bind("127.0.0.1", port)
    with pytest.raises(ServeError, match="--host"):
        bind("no.such.host.invalid", 0)


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUTETIA_BOT_PAUSE", "0.1-0.2")
    monkeypatch.setenv("LUTETIA_WORKERS", "2")
    settings = Settings.from_environment(port=1)
    assert (settings.bot_pause, settings.workers, settings.port) == ((0.1, 0.2), 2, 1)
    for name, bad in (("LUTETIA_WORKERS", "0"), ("LUTETIA_BOT_PAUSE", "soon"), ("LUTETIA_BOT_PAUSE", "3-1"), ("LUTETIA_BOT_BUDGET", "x")):
        with monkeypatch.context() as patch:
            patch.setenv(name, bad)
            with pytest.raises(ServeError, match=name):
                Settings.from_environment()


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    path = made(tmp_path / "x.db")
    connection = read_only(path)
    for table in metadata.sorted_tables:
        columns = {name: bool(required) for _, name, _, required, *_ in connection.execute(f"PRAGMA table_info({table.name})")}
        assert columns == {column.name: not column.nullable for column in table.columns}
    connection.close()
    config = Config()
    config.set_main_option("script_location", str(Path(check_.__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [check_.HEAD]
    assert {step.revision for step in script.walk_revisions()} == set(check_.KNOWN)


def test_writes_together_and_apart(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "x.db")

    async def main() -> None:
        await asyncio.gather(*(store.write(event_rows(f"t{i}", 0, [{"kind": "x"}])) for i in range(100)))
        # one of these is wrong: the version is taken; it alone fails
        results = await asyncio.gather(
            store.write(event_rows("t1", 1, [{"n": 1}, {"n": 2}])),
            store.write(event_rows("t2", 1, [{"n": 1}]), event_rows("t2", 0, [{"n": 0}])),
            store.write(event_rows("t3", 1, [{"n": 1}])),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], NotStored)
        assert results[2] is None
        assert len(await store.events("t1")) == 3
        assert len(await store.events("t2")) == 1, "all of a command or none of it"
        assert len(await store.events("t3")) == 2
        assert await store.events("t999") == []

    asyncio.run(main())
    store.close()


def test_what_cannot_be_stored_did_not_happen(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    with ana.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        before = line.now

        async def full(*_: object) -> None:
            raise NotStored("the disk is full")

        store = site.app.state.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "write", full)
            turn = before["turn"]
            answer = line.ask("act", seat=turn["to_act"], version=before["version"], action=turn["legal"][0]["text"])
            assert answer["code"] == "table"
            assert answer["text"]["key"] == "refusal.not_stored"
            assert line.now["turn"]["ply"] == turn["ply"]
            assert ana.http.post("/api/me", json={"name": "Anna"}).status_code == 503
        line.act()
        assert line.now["turn"]["ply"] > before["turn"]["ply"]
        assert line.now["version"] > before["version"]


def test_what_fails_half_way_did_not_happen(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    with ana.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        turn, version = line.now["turn"], line.now["version"]
        with monkeypatch.context() as patch:
            patch.setattr("lutetia.table.deed.Deed.settle", lambda self: 1 / 0)
            answer = line.ask("act", seat=turn["to_act"], version=version, action=turn["legal"][0]["text"])
            assert answer["text"]["key"] == "refusal.internal"
        assert line.now["version"] == version
        line.act()


def test_verify(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        with ana.line(ana.table(2, bots="random")) as line:
            while line.mine()["table"]["status"] != "over":
                line.act()
    path = tmp_path / "test.db"
    report = verify(path)
    assert (report.tables, report.differences) == (1, [])
    assert report.events > 100
    for sql, words in (
        ("UPDATE events SET body = replace(body, '\"reason\":\"rounds\"', '\"reason\":\"dance\"')", "stored"),
        ("UPDATE events SET body = '{' WHERE version = 30", "event 30"),
        ("DELETE FROM events WHERE version = 20", "event 20 is missing"),
    ):
        with sqlite3.connect(path) as connection:
            connection.execute(sql)
        connection.close()
        [difference] = verify(path).differences
        assert words in difference
    assert serve("verify", "--db", str(path)).returncode == 1


def test_a_table_whose_log_is_broken_stays_visible(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table = ana.table(2)
        with ana.line(table) as line:
            line.do("sit", seat=1)
            line.do("start")
            for _ in range(4):
                line.act()
            last = line.now["version"]
    with sqlite3.connect(tmp_path / "test.db") as connection:
        connection.execute("UPDATE events SET body = ? WHERE version = ?", (b'{"kind":"act","at":1,"by":null,"seat":0,"text":"x"}', last))
    connection.close()
    with running(quick(tmp_path)) as site, raw_line(site.base, f"/ws/t/{table}", cookie=ana.cookie()) as line:
        line.hear()
        line_now = line.now
        assert line_now["version"] == last - 1
        turn = line_now["turn"]
        answer = line.ask("act", seat=turn["to_act"] or 0, version=last - 1, action="build louvre")
        assert answer["text"]["key"] == "refusal.broken"
        assert site.person().http.get(f"/api/tables/{line_now['table']['id']}/record").status_code == 200



def test_opening_from_a_snapshot_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lutetia.server.house.SNAPSHOT_EVERY", 10)
    path = tmp_path / "test.db"
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table = ana.table(2)
        with ana.line(table) as line:
            line.do("sit", seat=1)
            line.do("start")
            for _ in range(9):
                line.act()
        with ana.line(table) as line:
            whole = line.now
    assert verify(path).differences == []
    with sqlite3.connect(path) as connection:
        [(version,)] = connection.execute("SELECT version FROM snapshots").fetchall()
        assert 10 < version <= whole["version"]
    connection.close()
    spoils = (
        None,
        "UPDATE snapshots SET body = '{}'",
        "UPDATE snapshots SET tag = 'another build'",
        "DELETE FROM snapshots",
    )
    for spoil in spoils:
        if spoil is not None:
            with sqlite3.connect(path) as connection:
                connection.execute(spoil)
            connection.close()
            if "body" in spoil:
                assert "snapshot differs" in verify(path).differences[0]
        with running(quick(tmp_path)) as site, raw_line(site.base, f"/ws/t/{table}", cookie=ana.cookie()) as line:
            assert line.hear() == whole


def test_an_older_file_is_brought_up(tmp_path: Path) -> None:
    path = made(tmp_path / "x.db")
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE snapshots")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    assert verify(path).differences == []
    Store.open(path).close()
    assert check_.check(path) == check_.HEAD
