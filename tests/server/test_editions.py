"""A site that plays by an edition: its tables carry it, sleep under any other,
and nothing of them is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from lutetia.games import editions
from tests.editions import different
from tests.server.client import Person
from tests.server.postgresql import stands_for
from tests.server.process import FREE, Server


def listed(person: Person) -> tuple[list[str], list[str]]:
    """Return the tables of the lobby and those of ``person``."""
    tables = [one["id"] for one in person.http.get("/api/tables").json()]
    own = [one["table"]["id"] for one in person.http.get("/api/me/tables").json()]
    return sorted(tables), sorted(own)


def failure(answer: Any) -> tuple[int, str, str]:
    error = answer.json()["error"]
    return answer.status_code, error["key"], error["args"].get("why", "")


def test_tables_of_another_edition_sleep_and_wake_again(tmp_path: Path) -> None:
    file = tmp_path / "cite.toml"
    file.write_text(editions.text(different("cite")), encoding="utf-8")
    server = Server(tmp_path / "site.db", {**FREE, "LUTETIA_JIT": "0"})
    server.words = ["--edition", str(file)]
    server.start()
    try:
        ana = Person(server.base, "Ana")
        changed = ana.table(game="cite")
        other = ana.table(game="paris_paris")
        with ana.line(changed) as line:
            line.do("sit", seat=1)
            line.do("start")
            line.mine()
            line.act()
            assert line.now["table"]["edition"]["name"] == "cite, all else"
            version = line.now["version"]
        with ana.line(other) as line:
            assert "edition" not in line.now["table"]
        record = ana.http.get(f"/api/tables/{changed}/record").text
        assert 'edition = { name = "cite, all else", hash = "' in record
        assert listed(ana) == (sorted([changed, other]),) * 2

        assert server.stop() == 0
        server.words = []
        server.start()
        assert listed(ana) == ([other], [other])
        code, key, why = failure(ana.http.get(f"/api/tables/{changed}/record"))
        assert (code, key) == (409, "failure.edition")
        assert "“cite, all else”" in why
        assert "our reconstruction is in use" in why
        code, key, why = failure(ana.http.post("/api/records", content=record.encode()))
        assert (code, key) == (422, "failure.record")
        assert "“cite, all else”" in why

        assert server.stop() == 0
        said = subprocess.run(
            [sys.executable, "-m", "lutetia", "verify", "--db", stands_for(server.db)],
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        assert "0 differences" in said
        assert "1 table of another edition" in said

        server.words = ["--edition", str(file)]
        server.start()
        assert listed(ana) == (sorted([changed, other]),) * 2
        with ana.line(changed) as line:
            assert line.now["version"] == version
            line.act()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    assert "Traceback" not in server.said()


def test_an_edition_that_cannot_be_played_by_stops_the_server_before_it_begins(
    tmp_path: Path,
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('format = 1\ngame = "cite"\nname = "x"\n[values]\n"tiles.own" = 3\n')
    for words, why in (
        ([str(bad)], "tiles.own: a list is needed"),
        ([str(tmp_path / "nowhere.toml")], "nowhere.toml: No such file"),
        ([str(bad), "--edition", str(bad)], "only one can be in use"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "lutetia", "serve", "--db", str(tmp_path / "no.db"), "--edition",
                *words],
            capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 2
        assert why in done.stderr
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "no.db").exists()
