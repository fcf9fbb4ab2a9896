"""The coach at the site: of games that have ended alone, made once, one at a time, with limits."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import fmean
from typing import Any

import httpx
import msgspec
import pytest

from lutetia.coach import Effort, report
from lutetia.games.record import parse
from lutetia.server.coach.process import Limits
from lutetia.server.coach.types import Coached, CoachEffort, Coaching, CoachReport
from lutetia.server.coach.worker import SEED
from lutetia.server.errors import NotStored
from tests.golden.whole_games import files
from tests.protocol.fits import Fits
from tests.server.accounts import with_account
from tests.server.client import Line, Person, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.older import make_older
from tests.server.patience import PATIENCE
from tests.server.postgresql import STAND_IN
from tests.server.test_people import get, me

LITTLE = Effort(1, 12, 1)

ENOUGH = Effort(24, 12, 2)
"""To see that there is something to lose in thirty actions of Paris Paris."""


@contextmanager
def coached(folder: Path, effort: Effort = LITTLE, **more: Any) -> Iterator[Site]:
    with running(quick(folder, **more)) as site:
        site.app.state.coach.effort = effort
        yield site


def ended(person: Person, game: str = "paris_paris") -> str:
    """Bring a game that has ended, and return the id of its table."""
    answer = person.http.post("/api/records", content=files(game)[0].read_bytes())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def told(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    Fits().check(found, Coached)
    return found


def look(site: Site, table: str) -> httpx.Response:
    """Ask as somebody whom nobody knows."""
    return httpx.get(f"{site.base}/api/tables/{table}/coach", timeout=PATIENCE)


def ask(person: Person, table: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/coach", json={})


def made(site: Site, table: str) -> dict[str, Any]:
    def there() -> bool:
        time.sleep(0.1)
        return told(look(site, table))["state"] not in ("waits", "works")

    wait_until(there, "the report is not made")
    found = told(look(site, table))
    assert found["state"] == "made"
    return dict(found["made"])


def kept(folder: Path) -> list[tuple[str, bytes]]:
    with opened(folder / "test.db") as connection:
        rows = connection.execute("SELECT table_id, body FROM coached").fetchall()
    return [(name, bytes(body)) for name, body in rows]


def test_a_game_that_has_ended_is_judged_once(tmp_path: Path) -> None:
    with coached(tmp_path) as site:
        ana = site.person("Ana")
        table = ended(ana)
        nothing = {"state": "none", "done": 0, "total": 0, "made": None}
        assert told(look(site, table)) == nothing, "to look has nothing made"
        assert told(ask(ana, table))["state"] in ("waits", "works")
        found = made(site, table)
        record = parse(files("paris_paris")[0].read_text())
        judged = report(record, seed=SEED, effort=LITTLE)
        own = msgspec.json.decode(msgspec.json.encode(judged))
        assert any(record.names)
        assert found["report"] == {**own, "names": []}, "no name is kept with it"
        named = [one for one in own["decisions"] if one["judgement"]["verdict"]]
        assert [one["number"] for one in named] == [one["number"] for one in found["moves"]]
        for one, move in zip(named, found["moves"], strict=True):
            judged = one["judgement"]
            assert [entry["text"] for entry in move["told"]] == [
                candidate["action"] for candidate in judged["candidates"]
            ]
            assert {judged["played"], judged["best"]} <= {one["text"] for one in move["told"]}
            assert all(entry["seat"] == judged["seat"] for entry in move["told"])
            assert all(entry["events"] for entry in move["told"])
        before = kept(tmp_path)
        assert [name for name, _ in before] == [table]
        assert told(ask(ana, table))["state"] == "made"
    with coached(tmp_path) as site:
        assert made(site, table) == found
        assert kept(tmp_path) == before


def judged_games(person: Person, of: Person) -> Any:
    return get(person, f"/api/players/{me(of)}")["judged"]


def as_judged(table: str, seat: dict[str, Any]) -> dict[str, Any]:
    return {
        "table": table,
        "game": "paris_paris",
        "error_rate": seat["error_rate"],
        "counted": seat["counted"],
    }


def test_a_profile_tells_the_error_rates_of_public_games(tmp_path: Path) -> None:
    with coached(tmp_path, ENOUGH) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        tables = []
        for private in (False, True):
            table = ana.table(2, private=private)
            with ana.line(table) as line, bob.line(table) as other:
                other.do("sit", seat=1)
                line.do("start")
                play_until(line, other, 30)
                line.do("resign", seat=0)
            tables.append(table)
        assert judged_games(bob, ana) == [], "nobody has asked"
        reports = []
        for table in tables:
            ask(ana, table)
            reports.append(made(site, table)["report"]["seats"])
        shown = [
            [
                {key: value for key, value in one.items() if key != "at"}
                for one in judged_games(site.person("Cleo"), of)
            ]
            for of in (ana, bob)
        ]
        assert any(one["counted"] for one in reports[0])
        for seat, games in enumerate(shown):
            rate = reports[0][seat]
            assert games == ([as_judged(tables[0], rate)] if rate["counted"] else [])
        told_before = [judged_games(ana, of) for of in (ana, bob)]
        ids = [me(of) for of in (ana, bob)]
    if not STAND_IN:
        make_older(tmp_path / "test.db", "0023")
        with coached(tmp_path, ENOUGH) as site:
            cleo = site.person("Cleo")
            after = [get(cleo, f"/api/players/{one}")["judged"] for one in ids]
            assert after == told_before, "taken from the reports that were there"


def go_on(lines: Sequence[Line], plies: int) -> None:
    """Let whoever of some people is to act do so, until so many actions were done."""
    while min(one.now["turn"]["ply"] for one in lines) < plies:
        newest = max(one.now["version"] for one in lines)
        behind = [one for one in lines if one.now["version"] < newest]
        acting = [one for one in lines if one.now["turn"]["mine"]]
        if behind:
            behind[0].hear()
        elif acting:
            acting[0].act()
        else:
            lines[0].hear()


def test_what_a_bot_played_is_nobodys_error_rate(tmp_path: Path) -> None:
    """Neither once it has been kept, nor of what earlier versions kept."""
    with coached(tmp_path, ENOUGH) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        table = ana.table(3)
        with ana.line(table) as line, bob.line(table) as other:
            other.do("sit", seat=1)
            line.do("bot", seat=2, level="random")
            line.do("start")
            go_on([line, other], 16)
            ply = line.do("resign", seat=0)["turn"]["ply"]
            go_on([line, other], 60)
            other.do("resign", seat=1)
        ask(bob, table)
        found = made(site, table)
        decided = {one["number"]: one["judgement"] for one in found["report"]["decisions"]}
        for_ana = [n for n, one in decided.items() if one["seat"] == 0 and n > ply]
        assert for_ana
        assert found["bots"] == for_ana, "seat 2 was a bot's from the beginning"
        expected = []
        for seat in (0, 1):
            lost = [
                one["loss"] for n, one in decided.items()
                if one["seat"] == seat and one["counted"] and n not in for_ana
            ]  # fmt: skip
            expected.append([(100 * fmean(lost), len(lost))] if lost else [])
        of_seat = found["report"]["seats"][0]
        assert any(decided[n]["counted"] for n in for_ana)

        def rates(site: Site, who: Sequence[str]) -> list[list[tuple[float, int]]]:
            cleo = site.person("Cleo")
            games = [get(cleo, f"/api/players/{one}")["judged"] for one in who]
            return [[(one["error_rate"], one["counted"]) for one in found] for found in games]

        ids = [me(ana), me(bob)]
        assert rates(site, ids) == expected
        assert expected[1]
    if not STAND_IN:
        make_older(tmp_path / "test.db", "0026")
        with opened(tmp_path / "test.db") as connection:
            connection.execute("DELETE FROM error_rates WHERE seat = 0")
            connection.execute(
                "INSERT INTO error_rates SELECT table_id, mark, 0, ?, ? FROM coached",
                (of_seat["error_rate"], of_seat["counted"]),
            )
        with coached(tmp_path, ENOUGH) as site:
            assert rates(site, ids) == expected


@pytest.mark.sqlite
def test_a_damaged_report_of_an_older_site_goes_and_the_site_starts(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    with coached(tmp_path) as site:
        table = ended(with_account(site, site.person("Ana")))
    report = {"report": {"decisions": []}}
    bodies = {
        "whole": zlib.compress(msgspec.json.encode(report)),
        "no zlib": b"?",
        "cut": zlib.compress(msgspec.json.encode(report))[:-6],
        "no json": zlib.compress(b"{"),
        "no text": zlib.compress(b"\xff\xff"),
        "another": zlib.compress(b"[]"),
    }
    make_older(path, "0026")
    with opened(path) as connection:
        for mark, body in bodies.items():
            connection.execute("INSERT INTO coached VALUES (?, ?, ?)", (table, mark, body))
            connection.execute("INSERT INTO error_rates VALUES (?, ?, 0, 1.5, 9)", (table, mark))
        connection.execute("INSERT INTO coached VALUES ('broken', 'x', ?)", (bodies["whole"],))
        connection.execute("INSERT INTO error_rates VALUES ('broken', 'x', 0, 2.5, 9)")
        connection.execute("INSERT INTO events VALUES ('broken', 0, ?)", (b"\0\xff",))
    with coached(tmp_path) as site:
        assert site.person("Bob").http.get("/api/me").status_code == 200
    with opened(path) as connection:
        marks = {mark for (mark,) in connection.execute("SELECT mark FROM coached")}
        rates = connection.execute("SELECT table_id, mark, rate FROM error_rates").fetchall()
    assert marks == {"whole", "x"}
    assert rates == [("broken", "x", 2.5)], "of the whole report nothing counts"


def test_a_profile_tells_as_many_games_however_many_sat_there(tmp_path: Path) -> None:
    """Of 210 judged games for six the latest 200, and of each one's own seat."""
    with coached(tmp_path) as site:
        ana, cleo = with_account(site, site.person("Ana")), site.person("Cleo")
        who, mark, games = me(ana), site.app.state.coach.mark, range(210)
        tables, rates = [], []
        for n in games:
            seats = [{"player": who} if seat == n % 6 else {"name": who} for seat in range(6)]
            info = msgspec.json.encode({"game": "connection", "seats": seats})
            tables.append((f"t{n:03}", "connection", "over", 0, 0, 1.0, 1.0, info, 1))
            rates += [(f"t{n:03}", mark, seat, n if seat == n % 6 else 999, 9) for seat in range(6)]
        sittings = [(who, f"t{n:03}", 0, 1, 1000 + n) for n in games]
        for table, rows in (("tables", tables), ("sittings", sittings), ("error_rates", rates)):
            marks = ", ".join("?" * len(rows[0]))
            site.wait(site.app.state.store.write((f"INSERT INTO {table} VALUES ({marks})", rows)))
        told = judged_games(cleo, ana)
        assert [one["error_rate"] for one in told] == list(games)[-200:]
        assert [one["at"] for one in told] == [1000 + n for n in games][-200:]


def play_until(line: Any, other: Any, ply: int) -> None:
    """Let both sides act until so many actions were done."""
    while line.now["turn"]["ply"] < ply:
        for one in (line, other):
            if one.now["turn"]["mine"]:
                one.act()
            while one.now["version"] < max(line.now["version"], other.now["version"]):
                one.hear()


def test_a_game_that_runs_is_none_of_its_business(tmp_path: Path) -> None:
    with coached(tmp_path) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = ana.table(2, private=True)
        for answer in (look(site, table), ask(ana, table)):
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "coach_later")
        with ana.line(table) as line, bob.line(table) as other:
            other.do("sit", seat=1)
            line.do("start")
            for ply in range(2, 14, 2):
                play_until(line, other, ply)
                for answer in (look(site, table), ask(ana, table)):
                    said = answer.json()["error"]
                    assert (answer.status_code, said["code"]) == (409, "coach_later")
                    assert said["args"] == {}
            assert kept(tmp_path) == []
            line.do("resign", seat=0)
        assert told(ask(ana, table))["state"] in ("waits", "works")
        assert made(site, table)["report"]["over"]
        assert look(site, "none").status_code == 404


def test_one_report_at_a_time_and_one_for_each_address(tmp_path: Path) -> None:
    with coached(tmp_path) as site:
        ana = site.person("Ana")
        first, second = ended(ana), ended(ana)
        assert told(ask(ana, first))["state"] in ("waits", "works")
        assert told(ask(ana, first))["state"] in ("waits", "works"), "once is enough"
        busy = ask(site.person("Bob"), second)
        assert (busy.status_code, busy.json()["error"]["code"]) == (429, "coach_busy")
        assert 0 < int(busy.headers["retry-after"]) < 60
        assert told(look(site, second))["state"] == "none"
        made(site, first)
        assert told(ask(ana, second))["state"] in ("waits", "works")
        made(site, second)
    with coached(tmp_path, records="1/hour") as site:
        ana = site.person("Ana")
        third = ended(ana)
        assert ask(ana, third).json()["error"]["code"] == "rate"


def test_what_takes_too_much_is_tried_once(tmp_path: Path) -> None:
    for limits in (Limits(cpu=0.0), Limits(memory=2**20), Limits(deadline=0.0)):
        with coached(tmp_path) as site:
            ana = site.person("Ana")
            coach = site.app.state.coach
            coach.limits, coach.effort = limits, None  # with less it could be done at once
            table = ended(ana)
            ask(ana, table)
            wait_until(lambda c=coach, t=table: c.has_failed(t), "it was made all the same")  # type: ignore[misc]
            answer = ask(ana, table)
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "coach_failed")
            assert kept(tmp_path) == []


def test_what_could_not_be_kept_may_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with coached(tmp_path) as site:
        ana, coach = site.person("Ana"), site.app.state.coach
        table = ended(ana)

        async def full(*_: object) -> bytes:
            raise NotStored("the disk is full")

        monkeypatch.setattr(coach, "_run", full)
        ask(ana, table)
        wait_until(lambda: coach.work(table) is None, "it waits for ever")
        monkeypatch.undo()
        assert told(look(site, table))["state"] == "none"
        assert told(ask(ana, table))["state"] in ("waits", "works")


def alive(group: int) -> list[str]:
    """Return the processes of a group that do something."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            state, _, its, *_ = stat.read_text().rpartition(")")[2].split()
            if its == str(group) and state != "Z":
                found.append(stat.parent.name)
    return found


def test_a_server_that_ends_leaves_no_process_behind(tmp_path: Path) -> None:
    with coached(tmp_path) as site:
        coach = site.app.state.coach
        coach.effort = None
        ana = site.person("Ana")
        table = ended(ana)
        ask(ana, table)
        wait_until(lambda: told(look(site, table))["done"] > 0, "it does not begin")
        began = time.monotonic()
        process = coach.process
        assert str(process.pid) in alive(process.pid), "a group of its own"
    assert time.monotonic() - began < PATIENCE / 2
    assert process.returncode is not None
    wait_until(lambda: not alive(process.pid), "its helper goes on")
    assert kept(tmp_path) == []


def test_a_report_of_an_earlier_version_tells_the_effort_that_was_made() -> None:
    """What it does not tell was not asked for then, and nothing of bots."""
    report = CoachReport("cite", 2, [], 1, CoachEffort(1, 12, 1), True, True, True, [], [])
    first_of_all = {"report": msgspec.to_builtins(report), "moves": []}
    assert msgspec.convert(first_of_all, Coaching).bots == []
    told = {"simulations": 53, "trees": 96, "proposing": 12}
    first = msgspec.convert(told, CoachEffort)
    assert (first.rivals, first.closer, first.round) == (4, 1, 2)
    later = msgspec.convert({**told, "rivals": 8, "closer": 8, "round": 3}, CoachEffort)
    effort = Effort(53, 96, 12, rivals=8, closer=8, round=3)
    assert msgspec.to_builtins(later) == msgspec.to_builtins(effort)
