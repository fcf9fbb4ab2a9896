"""Sealed deals at a real server: who is told what, what lies in the database, what a restart
leaves."""

from __future__ import annotations

import stat
import time
from base64 import b64decode
from pathlib import Path

import pytest

from lutetia.games.record import parse
from lutetia.server.envelopes import KEY, Envelopes
from lutetia.server.errors import ServeError
from lutetia.server.settings import Settings
from lutetia.table.deal import scheme
from lutetia.table.deal.check import check
from tests.server.client import Line, Person
from tests.server.conftest import Site, running
from tests.server.database import opened
from tests.server.stirrer import Stirrer


def settings(folder: Path, **more: object) -> Settings:
    return Settings(
        db=folder / "site.db", workers=1, bot_pause=(0, 0), eager=False, limit="", records="",
        reads="", **more,  # type: ignore[arg-type]
    )  # fmt: skip


def seated(site: Site, people: int) -> tuple[str, list[Person], list[Line]]:
    """Open a sealed table of La Cité or Paris Paris for so many, and sit them down."""
    them = [site.person(name) for name in ("Ana", "Bob", "Eve", "Zoe")[:people]]
    table = them[0].table(people, sealed=True)
    lines = [one.line(table) for one in them]
    for seat, line in enumerate(lines[1:], 1):
        line.do("sit", seat=seat)
    return table, them, lines


def begun(site: Site, people: int) -> tuple[str, list[Person], list[Line], float]:
    """Have everybody stir; return how many seconds passed from start to first draw as well."""
    table, them, lines = seated(site, people)
    stirrers = [Stirrer(line, table, seat) for seat, line in enumerate(lines)]
    for stirrer in stirrers:
        stirrer.promise()
    start = time.perf_counter()
    lines[0].do("start")
    for stirrer in stirrers:
        stirrer.show()
    for line in lines:
        while line.now["table"]["status"] != "playing":
            line.hear()
    return table, them, lines, time.perf_counter() - start


def finish(lines: list[Line]) -> None:
    while True:
        for line in lines:
            while line.now["version"] < max(other.now["version"] for other in lines):
                line.hear()
            if line.now["table"]["status"] == "over":
                return
            if line.now["turn"]["mine"]:
                line.act()


def test_a_sealed_game_from_the_root_to_a_record_that_holds(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        begun(site, 4)  # the rules are compiled now
        table, them, lines, took = begun(site, 4)
        assert took < 2, "it waits for nobody who is here"
        root = lines[0].now["table"]["deal"]["root"]
        early = them[0].http.get(f"/api/tables/{table}/deal").json()
        assert early["roots"] == [root]
        assert early["master"] is None
        assert early["seats"] == [0, 1, 2, 3]
        master = site.actor(table).envelope.master
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert master not in kept
        assert master.hex().encode() not in kept
        finish(lines)
        deal = them[1].http.get(f"/api/tables/{table}/deal").json()
        assert deal["master"] == master.hex()
        for draw in deal["draws"]:
            proof = b64decode(draw["proof"])
            assert scheme.root_of(draw["n"], proof[:32], proof[32:]).hex() == root
        text = them[2].http.get(f"/api/tables/{table}/record").text
        assert check(parse(text), root).draws == len(deal["draws"])
        with opened(tmp_path / "site.db") as database:
            left = [name for (name,) in database.execute("SELECT table_id FROM envelopes")]
        assert table not in left


def test_a_restart_leaves_the_deal_as_it_was(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        table, them, lines, _ = begun(site, 2)
        lines[0].act() if lines[0].now["turn"]["mine"] else lines[1].act()
        root = lines[0].now["table"]["deal"]["root"]
    with running(settings(tmp_path)) as site:
        for person in them:
            person.move(site.base)
        lines = [person.line(table) for person in them]
        finish(lines)
        text = them[0].http.get(f"/api/tables/{table}/record").text
        assert check(parse(text), root).stirred == [0, 1]


def test_with_another_key_the_game_goes_on_and_says_that_it_is_not_sealed(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        table, them, _, _ = begun(site, 2)
    with running(settings(tmp_path, deal_key="ab" * 32)) as site:
        for person in them:
            person.move(site.base)
        finish([person.line(table) for person in them])
        assert "broken = true" in them[0].http.get(f"/api/tables/{table}/record").text
        assert them[0].http.get(f"/api/tables/{table}/deal").json()["broken"] is True


def test_who_never_shows_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lutetia.table.handlers.stir.SHOW", 0.2)
    monkeypatch.setattr("lutetia.table.handlers.stir.ARRIVE", 0.2)
    with running(settings(tmp_path)) as site:
        table, them, lines = seated(site, 2)
        stirrers = [Stirrer(line, table, seat) for seat, line in enumerate(lines)]
        for stirrer in stirrers:
            stirrer.promise()
        lines[0].do("start")
        stirrers[0].show()
        lines[0].until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
        deal = them[0].http.get(f"/api/tables/{table}/deal").json()
        assert (deal["seats"], deal["away"]) == ([], [0, 1])
        assert len(deal["rounds"]) == 2


def test_a_table_with_bots_waits_for_the_page_of_whoever_made_it(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        ana = site.person("Ana")
        table = ana.table(2, sealed=True, bots="random")
        line = ana.line(table)
        assert line.now["table"]["status"] == "open"
        stirrer = Stirrer(line, table, 0)
        stirrer.promise()
        stirrer.show()
        while line.now["table"]["status"] == "open":
            line.hear()
        assert line.now["table"]["deal"]["seats"] == [0]


def test_the_same_people_play_again_at_a_table_with_a_deal_of_its_own(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        _, them, lines, _ = begun(site, 2)
        lines[1].do("resign", seat=1)
        lines[0].do("rematch")
        after = lines[0].now["table"]["rematch"]
        again = them[0].line(after)
        roots = {line.now["table"]["deal"]["root"] for line in (lines[0], again)}
        assert len(roots) == 2


def test_other_tables_have_no_deal(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        ana = site.person("Ana")
        table = ana.table(2, bots="random")
        assert "deal" not in ana.line(table).now["table"]
        answer = ana.http.get(f"/api/tables/{table}/deal")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_call")
        assert "sealed deal 1" in ana.http.get("/api/verify_deal.py").text


@pytest.mark.sqlite
def test_the_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    with running(settings(tmp_path)):
        path = tmp_path / f"site.db{KEY}"
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        key = path.read_text()
        assert len(bytes.fromhex(key)) == 32
    with running(settings(tmp_path)):
        assert path.read_text() == key


@pytest.mark.parametrize("text", ["", "ab", "no key", "ab" * 33, "\xff"])
def test_a_key_that_is_none_stops_the_server_with_a_sentence(tmp_path: Path, text: str) -> None:
    class Stored:
        def beside(self, end: str) -> Path:
            return tmp_path / f"site.db{end}"

    Stored().beside(KEY).write_bytes(text.encode("latin-1"))
    with pytest.raises(ServeError, match="key"):
        Envelopes(Stored()).prepare()  # type: ignore[arg-type]
    if text:
        with pytest.raises(ServeError, match="LUTETIA_DEAL_KEY"):
            Envelopes(Stored(), text).prepare()  # type: ignore[arg-type]
