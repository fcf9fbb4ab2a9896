"""A log of JSON objects, and what stands in it of people: nothing that names them."""

from __future__ import annotations

import io
import json
import logging
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lutetia.server.errors import NotStored
from lutetia.server.gate import Gate, QuietLog
from lutetia.server.operations.doing import Doing, doing
from lutetia.server.operations.logs import JsonLines
from lutetia.server.settings import Settings
from tests.server.client import wait_until
from tests.server.conftest import Site
from tests.server.process import FREE, Server
from tests.server.test_logs import serve

NAME = "Marguerite Duras"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path / "site.db", {**FREE, "LUTETIA_LOG": "json"})
    found.start()
    yield found
    found.stop()


def lines(server: Server) -> list[dict[str, str]]:
    """Return the log, without what is printed for people."""
    return [json.loads(line) for line in server.said().splitlines() if line[:1] == "{"]


def test_every_line_of_the_log_is_an_object(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"NO REQUEST AT ALL\r\n\r\n")
        line.recv(1000)
    wait_until(
        lambda: any("address" in line for line in lines(server)), "nobody notes a bad request"
    )
    printed = [line for line in server.said().splitlines() if line[:1] != "{"]
    assert printed == [f"Lutetia is open at {server.base}"]
    for line in lines(server):
        assert {"time", "level", "logger", "message"} <= set(line), line
    assert "127.0.0.1" not in "".join(line["message"] for line in lines(server))


def test_what_goes_wrong_tells_where_and_for_whom_but_no_names(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = site.person(NAME)
    table = ana.table(2)
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(JsonLines())
    with ana.line(table) as line, monkeypatch.context() as patch:

        async def full(*_: object) -> None:
            raise NotStored("the disk is full")

        patch.setattr(site.app.state.store, "write", full)
        patch.setattr(logging.getLogger(), "handlers", [handler])
        assert line.ask("sit", seat=1)["text"]["key"] == "refusal.not_stored"
        assert line.ask("chat", text="my secret words")["type"] == "refused"
    told = [json.loads(line) for line in said.getvalue().splitlines()]
    assert [(one["command"], one["table"]) for one in told] == [("sit", table), ("chat", table)]
    assert told[0]["person"] == told[1]["person"] != ana.id
    secret = ana.cookie().split("=")[1]
    for hidden in (NAME, ana.id, secret, "my secret words", "127.0.0.1"):
        assert hidden not in said.getvalue()


def record(text: str, *args: object, **more: object) -> dict[str, str]:
    made = logging.getLogger("lutetia.test").makeRecord(
        "lutetia.test", logging.ERROR, __file__, 1, text, args, None, extra=more
    )
    found: dict[str, str] = json.loads(JsonLines().format(made))
    return found


def test_a_line_tells_table_command_and_a_hash_of_the_person() -> None:
    def mark(text: str) -> str:
        return f"<{len(text)}>"

    with Doing("act", "table-7", "person-1", mark):
        said = record("table %s: %s", "table-7", "full")
        with Doing("metrics"):
            assert doing() == {"command": "metrics"}
    assert said["message"] == "table table-7: full"
    assert (said["table"], said["command"], said["person"]) == ("table-7", "act", "<15>")
    assert doing() == {} and "table" not in record("nothing is being done")


def test_a_traceback_stays_in_its_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        made = logging.LogRecord("x", logging.ERROR, "", 1, "it failed", (), sys.exc_info())
    line = JsonLines().format(made)
    assert "\n" not in line and "ValueError: two\nlines" in json.loads(line)["traceback"]


def test_an_address_becomes_a_hash(caplog: pytest.LogCaptureFixture) -> None:
    quiet = QuietLog(logging.getLogger("peers"), Gate(Settings()), lambda: "203.0.113.9")
    quiet.warning("sent %s", "nonsense")
    lines = JsonLines()
    said = [json.loads(lines.format(one)) for one in caplog.records for _ in range(2)]
    assert said[0]["message"] == f"{said[0]['address']}: sent nonsense"
    assert said[0]["address"] == said[1]["address"], "the same address, the same hash"
    assert caplog.messages == ["203.0.113.9: sent nonsense"], "plain lines are as they were"


def test_an_unknown_kind_of_log_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUTETIA_LOG", "xml")
    done = serve("serve", "--port", "0", "--db", str(tmp_path / "no.db"))
    assert done.returncode == 2
    assert done.stderr == (
        "lutetia: LUTETIA_LOG='xml' cannot be understood; it may be json or text\n"
    )
    assert not (tmp_path / "no.db").exists()
