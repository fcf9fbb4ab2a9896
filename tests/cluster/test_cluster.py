"""Two processes, one site: what is done by one is there by the other, nobody is told more over the
bus than they may know, and a process that goes or hangs is replaced."""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from click.testing import Result
from typer.testing import CliRunner

from lutetia.cli import app
from lutetia.puzzles import asked
from lutetia.server.cluster import wire
from lutetia.server.cluster.bus import UNREADABLE, Bus
from lutetia.server.notices.waking import Waking
from tests.cluster.nats import PASSWORD, Nats
from tests.cluster.seat import Newest, Seat, check
from tests.cluster.site import Process, Site, site
from tests.server.client import Line, Person, run_alone, wait_until
from tests.server.commands import COMMANDS
from tests.server.entering import account, codes_of
from tests.server.entering import post as entered
from tests.server.notices.post_office import Browser, Office, Post, office


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    with office(tmp_path_factory.mktemp("post")) as found:
        yield found


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, post: Office) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("site")) as found:
        found.environment = {
            "LUTETIA_REACH": "127.0.0.0/8, ::1",
            "LUTETIA_URL": "https://lutetia.example",
            "SSL_CERT_FILE": str(post.cert),
        }
        found.begin(2)
        yield found


LATER = (
    "import lutetia; lutetia.__version__ = '99.0'; import lutetia.table.snapshot as snapshot; "
    "snapshot.tag = lambda: 'later'; "
)
"""Makes a process one of a later version, which cannot read the snapshots of this one."""

CLIENT = (
    "import pathlib, lutetia.server.settings as settings; made = settings.Settings.__init__; "
    "made.__defaults__ = tuple(pathlib.Path({folder!r}) if one == settings.STATIC else one "
    "for one in made.__defaults__); "
)
"""Makes a process serve the client in a folder."""


def owner(of: Site, table: str) -> Process:
    """Return the process that keeps a table."""
    with psycopg.connect(of.address) as connection:
        rows = connection.execute("SELECT member FROM owners WHERE table_id = %s", (table,))
        (member,) = rows.fetchone() or ("",)
    return next(
        one
        for one in of.processes
        if one.said().rsplit("this is process ", 1)[-1].startswith(member)
    )


def table_of(of: Site, process: Process, person: Person, **more: Any) -> str:
    """Return a new table that a process keeps."""
    while True:
        name = person.table(**more)
        with person.line(name):
            if owner(of, name) is process:
                return name


def playing(of: Site, keeper: Process, at: list[list[Process]]) -> list[Seat]:
    """Return three people who play Paris Connection at a table that ``keeper`` keeps, each at one
    of some processes, as long as these run."""
    people = [of.processes[0].person(f"Person {n}") for n in range(3)]
    name = table_of(of, keeper, people[0], players=3, game="connection")
    for seat, person in enumerate(people[1:], 1):
        with person.line(name) as line:
            line.do("sit", seat=seat)
    with people[0].line(name) as line:
        line.do("start")
    newest, end = Newest(), threading.Event()
    seats = [
        Seat(
            person,
            name,
            lambda where=where: [one.base for one in where if one.ready()],
            newest,
            end,
            lambda: 0.02,
        )
        for person, where in zip(people, at, strict=True)
    ]
    for seat in seats:
        seat.start()
    return seats


def acked(seats: list[Seat]) -> int:
    return sum(len(seat.told.acked) for seat in seats)


def looked_back(of: Site, seats: list[Seat]) -> None:
    """Have them end, and see that what they were told is true."""
    for seat in seats:
        seat._stopping.set()
    for seat in seats:
        seat.join(60)
        assert seat.error is None
    name = seats[0].table
    with psycopg.connect(of.address) as connection:
        rows = connection.execute(
            "SELECT body FROM events WHERE table_id = %s ORDER BY version", (name,)
        ).fetchall()
    check(name, [json.loads(body) for (body,) in rows], [seat.told for seat in seats])


def lobby(person: Person) -> Line:
    return Line(person.base, "/ws/lobby", {"cookie": person.cookie()})


def test_what_is_done_by_one_is_there_by_the_other(cluster: Site) -> None:
    one, other = cluster.processes
    anna, bert = one.person("Anna"), other.person("Bert")
    with lobby(bert) as looking:
        for process in (one, other):
            name = table_of(cluster, process, anna)
            looking.until(
                lambda m, name=name: (
                    m["type"] == "lobby" and any(t["id"] == name for t in m["tables"])
                )
            )
            with anna.line(name) as hers, bert.line(name) as his:
                his.do("sit", seat=1)
                looking.until(
                    lambda m, name=name: (
                        m["type"] == "mine" and any(t["table"]["id"] == name for t in m["tables"])
                    )
                )
                hers.do("start")
                his.do("chat", text=f"kept by {process.db.name}")
                hers.until(lambda m: any(e["kind"] == "chat" for e in m.get("entries", ())))
                assert hers.now["table"]["seats"][1]["online"]
            records = [
                person.http.get(f"/api/tables/{name}/record").text for person in (anna, bert)
            ]
            assert records[0].splitlines()[:3] == records[1].splitlines()[:3]
        bert.http.post("/api/me", json={"name": "Bertrand"})
        with anna.line(name) as hers:
            names = [seat["name"] for seat in hers.now["table"]["seats"]]
            assert "Bertrand" in names


def figure(process: Process, name: str) -> float:
    """Return what a process tells of itself."""
    lines = httpx.get(f"{process.base}/metrics").text.splitlines()
    [value] = [line.split()[1] for line in lines if line.split()[0] == name]
    return float(value)


def test_each_tells_who_is_there_and_one_that_it_leads(cluster: Site) -> None:
    for name, values in (("lutetia_processes", [2, 2]), ("lutetia_leads", [0, 1])):
        wait_until(
            lambda name=name, values=values: (  # type: ignore[misc]
                sorted(figure(one, name) for one in cluster.processes) == values
            ),
            f"{name} is not {values}",
        )


def test_people_who_seek_find_each_other_by_any_process(cluster: Site) -> None:
    people = [process.person(f"Seeker {n}") for n, process in enumerate(cluster.processes)]
    found = [
        person.http.post("/api/seeks", json={"game": "paris_paris", "players": [2]}).json()
        for person in people
    ]
    table = found[1]["table"]
    assert found[0]["table"] is None and table
    for person in people:
        with person.line(table) as line:
            assert line.now["you"]["seats"]


def test_an_attempt_at_a_puzzle_counts_once_whichever_process_is_asked(cluster: Site) -> None:
    one, other = cluster.processes
    ana, bob = one.person("Ana"), one.person("Bob")
    for person in (ana, bob):
        codes_of(person)  # an account
    puzzle = next(iter(asked("paris_paris").values()))
    path, body = f"/api/puzzles/paris_paris/{puzzle.id}", {"action": puzzle.best}
    cookies = [ana.cookie(), bob.cookie()] * 4

    def attempt(n: int) -> tuple[str, Any]:
        base, cookie = cluster.processes[n // 2 % 2].base, cookies[n]
        told = httpx.post(f"{base}{path}", json=body, headers={"cookie": cookie}, timeout=60)
        assert told.status_code == 200, told.text
        return cookie, told.json()["counted"]

    with ThreadPoolExecutor(len(cookies)) as pool:
        counted = [cookie for cookie, change in pool.map(attempt, range(len(cookies))) if change]
    assert sorted(counted) == sorted({ana.cookie(), bob.cookie()})
    lists = [
        httpx.get(
            f"{process.base}/api/puzzles/paris_paris", headers={"cookie": ana.cookie()}
        ).json()
        for process in (one, other)
    ]
    assert lists[0] == lists[1]
    assert lists[0]["mine"]["rating"]["games"] == lists[0]["mine"]["solved"] == 1
    with psycopg.connect(cluster.address) as connection:
        sql = "SELECT games FROM puzzle_ratings WHERE puzzle = %s"
        assert connection.execute(sql, (puzzle.id,)).fetchall() == [(2,)], "none was lost"


def test_a_notice_is_sent_once_whichever_process_keeps_the_table(
    cluster: Site, post: Office
) -> None:
    for process in cluster.processes:
        anna, bert = cluster.processes[0].person("Anna"), cluster.processes[1].person("Bert")
        browser = Browser(f"{post.base}/push/{bert.id}")
        entered(bert, "/api/me/notices/channels", 201, push=browser.subscription())
        told: list[str] = []

        def take(posted: Post, told: list[str] = told, browser: Browser = browser) -> None:
            told += browser.read(posted.body)["notification"]["data"]["tables"]

        post.told = take
        name = table_of(cluster, process, anna, private=True)
        with anna.line(name) as hers:
            with bert.line(name) as his:
                his.do("sit", seat=1)
                hers.do("start")
                if his.until(lambda m: m.get("version", 0) >= hers.now["version"])["turn"]["mine"]:
                    his.do("seen", version=his.now["version"])  # it is before their eyes
                    his.act()
                    hers.until(lambda m: m["type"] == "update" and m["turn"]["mine"])
            while hers.now["turn"]["mine"]:
                hers.act()
        wait_until(lambda told=told: bool(told), "nobody was told")
        time.sleep(3)  # in which a second one would come
        assert told == [name]


def test_reminders_follow_waking_hours_whichever_process_keeps_the_table(
    cluster: Site, post: Office
) -> None:
    for keeper in cluster.processes:
        for asked_at in cluster.processes:
            anna, bert = cluster.processes[0].person("Anna"), cluster.processes[1].person("Bert")
            name = table_of(
                cluster, keeper, anna, private=True, game="cite", pace="daily", fall="loss"
            )
            with anna.line(name) as hers, bert.line(name) as his:
                his.do("sit", seat=1)
                hers.do("start")
                mine = his.until(lambda m, to=hers: m.get("version", 0) >= to.now["version"])
                who = bert if mine["turn"]["mine"] else anna
            who.move(asked_at.base)
            browser = Browser(f"{post.base}/push/{who.id}")
            entered(who, "/api/me/notices/channels", 201, push=browser.subscription())
            before = reminders_of(cluster, name)
            assert sorted(before) == ["half", "hours"]
            minute = int(before["hours"] // 60 % 1440)
            waking = Waking("UTC", (minute + 120) % 1440, (minute - 120) % 1440)
            values = {"zone": "UTC", "since": waking.since, "until": waking.until}
            entered(who, "/api/me/notices", 200, **values)
            assert reminders_of(cluster, name)["hours"] == waking.before(before["hours"])


def reminders_of(of: Site, table: str) -> dict[str, float]:
    with psycopg.connect(of.address) as connection:
        sql = "SELECT kind, due FROM notices WHERE table_id = %s AND kind <> 'turn'"
        return dict(connection.execute(sql, (table,)).fetchall())


def test_a_session_that_ends_is_closed_everywhere(cluster: Site) -> None:
    one, other = cluster.processes
    anna = one.person("Anna")
    name = table_of(cluster, other, anna)
    codes_of(anna)  # they have an account now
    (session,) = account(anna)["sessions"]
    with anna.line(name) as line:
        entered(anna, f"/api/account/sessions/{session['handle']}/end")
        with pytest.raises(Exception, match=r"1013|received"):
            while True:
                line.hear(20)


def test_over_the_bus_goes_what_the_one_who_gets_it_may_know(cluster: Site, server: Nats) -> None:
    one, other = cluster.processes
    tapped: list[bytes] = []
    stop = threading.Event()
    os.environ["LUTETIA_NATS_PASSWORD"] = PASSWORD

    async def tap() -> None:
        import asyncio

        bus = await Bus.open(cluster.bus.address, "tap")

        async def take(body: bytes) -> None:
            tapped.append(body)

        await bus.listen(">", take)
        await bus.flush()
        listening.set()
        while not stop.is_set():
            await asyncio.sleep(0.05)
        await bus.close()

    listening = threading.Event()
    thread = threading.Thread(target=run_alone, args=(tap(),))
    thread.start()
    listening.wait(60)
    # Each stays at one process: wherever the table is, somebody is told of it over the bus.
    seats = playing(cluster, one, [[one], [other], [other]])
    name = seats[0].table
    wait_until(lambda: acked(seats) > 40, "too few moves")
    looked_back(cluster, seats)
    stop.set()
    thread.join(60)
    # Every view on the bus is one that the viewer of that very socket was shown, and checked above.
    whose: dict[str, str] = {}
    reader, views = wire.Reader(), 0
    shown = {
        (seat.person.cookie(), version): view
        for seat in seats
        for version, _, view, _ in seat.told.states
    }
    frames: list[wire.Frame] = []
    for body in tapped:
        with contextlib.suppress(*UNREADABLE):
            frames += reader.read(body)
    for frame in frames:
        if isinstance(frame, wire.Begin):
            whose[frame.id] = dict(frame.scope["headers"]).get(b"cookie", b"").decode()
        elif isinstance(frame, wire.Said) and frame.message["type"] == "websocket.send":
            message = json.loads(frame.message["text"])
            if message["type"] in ("table", "update") and message["table"]["id"] == name:
                known = shown.get((whose.get(frame.id, ""), message["version"]))
                assert known is None or known == message["view"]
                views += known is not None
    assert views > 40
    assert not any(b'"kind":"act"' in body and b'"cmd"' in body for body in tapped)


def test_whoever_runs_the_site_decides_from_any_machine(
    cluster: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUTETIA_NATS_PASSWORD", PASSWORD)
    monkeypatch.setenv("LUTETIA_KEYS", str(tmp_path))  # no socket of a process lies here

    def admin(*words: str) -> Result:
        with ThreadPoolExecutor(1) as pool:  # it has a loop of its own
            return pool.submit(CliRunner().invoke, app, ["admin", *words, *db]).result()

    db = ["--db", cluster.address]
    one, other = cluster.processes
    bert = other.person("Bert")
    name = table_of(cluster, one, bert)
    no_bus = admin("ban", bert.id, "--why", "insults")
    assert no_bus.exit_code == 2 and "LUTETIA_CLUSTER" in no_bus.output, no_bus.output
    monkeypatch.setenv("LUTETIA_CLUSTER", cluster.bus.address)
    assert admin("rename", bert.id, "--why", "offends", "--name", "Robert").exit_code == 0
    with bert.line(name) as line:
        assert line.now["table"]["seats"][0]["name"] == "Robert"
    assert admin("ban", bert.id, "--why", "insults", "--address").output == "done\n"
    answer = bert.http.post("/api/tables", json={"game": "cite", "players": 2, "options": {}})
    assert answer.json()["error"]["args"]["why"] == "insults", "it holds at once"
    person, place = (line.split()[0] for line in admin("sanctions").output.splitlines())
    guest = other.person()  # who is banned takes no name
    answer = guest.http.post("/api/tables", json={"game": "cite", "players": 2, "options": {}})
    assert answer.json()["error"]["args"]["why"] == "insults", "nor from where they came"
    assert admin("unban", place, "--why", "enough").exit_code == 0
    assert guest.table()
    nobody = admin("ban", "nobody", "--why", "insults")
    assert nobody.exit_code == 2 and "nobody of the id" in nobody.output
    assert admin("unban", person, "--why", "enough").exit_code == 0
    told = admin("audit").output.splitlines()
    assert [line.split()[4] for line in told] == ["lift", "lift", "ban", "rename"]
    assert f"cli:{getpass.getuser()}" in told[0]


def test_a_process_that_hangs_is_replaced_and_writes_nothing(cluster: Site) -> None:
    one, other = cluster.processes
    anna = other.person("Anna")
    name = table_of(cluster, one, anna)
    with anna.line(name) as line:
        line.do("sit", seat=1)
        version = line.do("start")["version"]
    assert one.process is not None
    one.process.send_signal(signal.SIGSTOP)
    try:
        wait_until(lambda: _serves(anna, name), "nobody keeps the table")
        with anna.line(name) as line:
            assert line.now["version"] == version
            version = line.act()["version"]
            assert owner(cluster, name) is other
    finally:
        one.process.send_signal(signal.SIGCONT)
    anna.move(one.base)
    wait_until(lambda: _serves(anna, name), "who hung does not take part again")
    with anna.line(name) as line:
        assert line.now["version"] == version
    wait_until(one.ready, "who hung is not ready again")


def test_whoever_ends_hands_on_what_it_keeps(cluster: Site) -> None:
    one, other = cluster.processes
    anna = other.person("Anna")
    names = [table_of(cluster, one, anna, bots="random") for _ in range(2)]
    assert one.stop() == 0, one.said()
    for name in names:
        wait_until(lambda name=name: _serves(anna, name), "nobody keeps the table")
        assert owner(cluster, name) is other
    with lobby(anna) as looking:
        looking.until(lambda m: m["type"] == "lobby", 20)
    assert "Traceback" not in one.said()


def test_a_new_version_takes_over_from_the_old_one(cluster: Site, tmp_path: Path) -> None:
    new, old = cluster.processes  # the one before this test has ended
    (tmp_path / "index.html").write_text("a later page")
    new.before = LATER + CLIENT.format(folder=str(tmp_path))
    new.begin()
    page = httpx.get(old.base).text
    assert httpx.get(new.base).text == page != "a later page", "its files are not at both"
    anna, bert = old.person("Anna"), new.person("Bert")
    names = [table_of(cluster, process, anna) for process in (old, new)]
    versions = []
    for name in names:  # both play, side by side
        with anna.line(name) as hers, bert.line(name) as his:
            his.do("sit", seat=1)
            hers.do("start")
            his.until(lambda m: m.get("version", 0) >= hers.now["version"])
            versions.append((his if his.now["turn"]["mine"] else hers).act()["version"])
    seats = playing(cluster, old, [[old, new], [old, new], [new]])
    wait_until(lambda: acked(seats) > 30, "too few moves")
    begin, so_far = time.monotonic(), acked(seats)
    assert old.stop() == 0, old.said()
    wait_until(lambda: acked(seats) > so_far + 20, "too few moves")
    assert httpx.get(new.base).text == "a later page"
    looked_back(cluster, seats)
    waits = [pause for seat in seats for pause in seat.told.pauses]
    usual = max(seconds for asked, seconds in waits if asked + seconds < begin)
    longest = max(seconds for asked, seconds in waits if asked + seconds >= begin)
    assert longest < 1.0 + 3 * usual, f"somebody waits {longest} s because a version ends"
    anna.move(new.base)
    for name, version in zip(names, versions, strict=True):
        wait_until(lambda name=name: _serves(anna, name), "nobody keeps the table")
        with anna.line(name) as hers, bert.line(name) as his:
            assert hers.now["version"] == version
            (his if his.now["turn"]["mine"] else hers).act()
        assert owner(cluster, name) is new
    for process in (new, old):
        assert "Traceback" not in process.said(), process.said()
    old.begin()


def _serves(person: Person, table: str) -> bool:
    try:
        with person.line(table):
            return True
    except (OSError, EOFError, TimeoutError, httpx.HTTPError):
        return False
    except Exception as error:
        assert "1012" in str(error) or "received" in str(error), error
        return False


def test_what_stands_against_it_is_told(cluster: Site, tmp_path: Path) -> None:
    database, bus = cluster.address, cluster.bus.address
    cases = (
        (["--db", database, "--cluster", "nats://lutetia@127.0.0.1:1"], {}, "cannot be used"),
        (["--db", database, "--cluster", bus], {"LUTETIA_NATS_PASSWORD": "x"}, "Authorization"),
        (["--db", database, "--cluster", "nats://a:secret@b"], {}, "LUTETIA_NATS_PASSWORD"),
        (["--db", str(tmp_path / "f.db"), "--cluster", bus], {}, "cannot share"),
        (["--db", database], {}, "another server"),
        (
            ["--db", database, "--cluster", bus],
            {"LUTETIA_DEAL_KEY": "ab" * 32},
            "LUTETIA_DEAL_KEY",
        ),
    )
    usual = {
        **os.environ,
        "LUTETIA_NATS_PASSWORD": PASSWORD,
        "LUTETIA_KEYS": str(cluster.folder),
        "LUTETIA_EAGER": "0",
    }
    for n, (more, environment, words) in enumerate(cases):
        log = tmp_path / f"{n}.log"
        command = COMMANDS.begin(["serve", "--port", "0", *more], {**usual, **environment}, log)
        ended = command.wait(300)
        said = log.read_text()
        assert ended == 2, (words, said)
        assert words in said.splitlines()[-1], said
        assert "Traceback" not in said
