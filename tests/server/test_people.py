"""One's own games, notes, leaderboards, profiles, and people who are kept away from each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lutetia.ai.levels import LEVELS
from lutetia.server.moderation.types import Ban
from lutetia.server.people.calls import PAGE
from lutetia.server.storage.driver import sqlite
from lutetia.server.storage.invitations import ACQUAINTANCES
from tests.server.accounts import with_account
from tests.server.client import Person, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.deciding import decide
from tests.server.older import make_older
from tests.server.test_ratings import begun


def get(person: Person, path: str) -> Any:
    answer = person.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def post(person: Person, path: str, **body: object) -> Any:
    answer = person.http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def me(person: Person) -> str:
    return str(get(person, "/api/me")["player"])


def finished(one: Person, other: Person, **more: object) -> str:
    table = begun(one, other, **more)
    with other.line(table) as line:
        line.do("resign", seat=1)
    return table


def test_ones_own_games_by_state_and_filters(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    assert get(site.person(), "/api/me/games") == {"games": [], "after": None}
    over, running = finished(ana, bob), begun(ana, bob, pace="daily")
    plain = ana.table(2, game="cite")

    def found(query: str) -> set[str]:
        return {one["table"]["id"] for one in get(ana, f"/api/me/games?{query}")["games"]}

    assert found("") == {running, plain}
    assert found("over=1") == {over}
    assert found("game=cite") == {plain}
    assert found("pace=daily") == {running}
    assert found("pace=none") == {plain}
    assert found("rated=1") == {running}
    assert found("rated=0") == {plain}
    assert found("opponent=bo") == {running}
    assert found("opponent=nobody") == set()
    [one] = get(ana, "/api/me/games?over=1")["games"]
    assert one["table"]["outcome"]["ranks"] == [1, 2]
    assert one["at"] >= one["table"]["created"]
    waits = [one["waits"] for one in get(ana, "/api/me/games")["games"]]
    assert waits == sorted(waits, reverse=True), "those that wait come first"
    assert get(ana, "/api/me/games?opponent=%25")["games"] == [], "no pattern, a plain text"


@pytest.mark.parametrize(
    ("query", "status"),
    [("game=chess", 404), ("pace=fast", 400), ("rated=2", 400), ("after=x", 400)],
)
def test_what_cannot_be_asked(site: Site, query: str, status: int) -> None:
    assert site.person("Ana").http.get(f"/api/me/games?{query}").status_code == status


def test_page_after_page(site: Site) -> None:
    ana = site.person("Ana")
    tables = {ana.table(2, game="cite") for _ in range(2 * PAGE + 3)}
    seen: list[str] = []
    after: str | None = ""
    while after is not None:
        page = get(ana, f"/api/me/games?after={after}")
        seen += [one["table"]["id"] for one in page["games"]]
        after = page["after"]
    assert len(seen) == len(set(seen))
    assert set(seen) == tables


@pytest.mark.sqlite
def test_a_page_of_thousands_is_found_by_the_index(site: Site) -> None:
    connection = sqlite.connect(site.app.state.settings.db)
    plan = connection.execute(
        "EXPLAIN QUERY PLAN SELECT s.table_id FROM sittings s JOIN tables t ON t.id = s.table_id "
        "WHERE s.player_id = 'p' AND s.over = 1 AND (s.waits, s.at, s.table_id) < (0, 9.0, 't') "
        "ORDER BY s.waits DESC, s.at DESC, s.table_id DESC LIMIT 21"
    ).fetchall()
    connection.close()
    steps = " ".join(str(row[-1]) for row in plan)
    assert "sittings_by_person" in steps
    assert "TEMP B-TREE" not in steps, "nothing is sorted"


@pytest.mark.sqlite
def test_games_of_an_older_database_are_over_or_going_on_as_they_were(tmp_path: Path) -> None:
    settings = quick(tmp_path)

    with running(settings) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        on, over = begun(ana, bob), finished(ana, bob)
    make_older(settings.db, "0011")
    with running(settings) as site:
        ana.move(site.base)
        with opened(settings.db) as connection:
            rows = connection.execute("SELECT table_id, over FROM sittings").fetchall()
        assert set(rows) == {(on, 0), (over, 1)}


@pytest.mark.sqlite
def test_who_is_asked_for_by_name_is_found_by_the_index(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        begun(ana, bob)
    make_older(tmp_path / "test.db", "0025")
    with running(quick(tmp_path)) as site:
        ana.move(site.base)
        assert [one["name"] for one in get(ana, "/api/people?name=b")] == ["Bob"]
        connection = sqlite.connect(site.app.state.settings.db)
        plan = connection.execute(
            f"EXPLAIN QUERY PLAN {ACQUAINTANCES}", ("a", "a", "b", "a", 10)
        ).fetchall()
        connection.close()
    assert "sittings_by_table" in " ".join(str(row[-1]) for row in plan)


def test_a_note_is_for_oneself(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2)
    address = f"/api/tables/{table}/note"
    assert get(ana, address) == {"text": ""}
    post(ana, address, text=" north first ")
    assert get(ana, address) == {"text": "north first"}
    assert get(bob, address) == {"text": ""}
    assert [one["note"] for one in get(ana, "/api/me/games")["games"]] == ["north first"]
    with bob.line(table) as line:
        assert "north first" not in "".join(line.raw)
    post(ana, address, text="")
    assert get(ana, address) == {"text": ""}
    assert ana.http.post(address, json={"text": "x" * 301}).status_code == 400
    assert ana.http.post("/api/tables/none/note", json={"text": "x"}).status_code == 404


@pytest.mark.sqlite
def test_what_one_last_saw_is_known_on_any_device_and_to_nobody_else(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob, eve = (site.person(name) for name in ("Ana", "Bob", "Eve"))
        table = begun(with_account(site, ana), with_account(site, bob))
        address = f"/api/tables/{table}/seen"
        assert get(ana, address) == {"version": None}
        with ana.line(table) as line, eve.line(table) as watcher:
            version = line.now["version"]
            line.do("seen", version=version - 1)
            assert get(ana, address) == {"version": version - 1}, "before it is written down"
            line.do("seen", version=version + 100)
            line.do("seen", version=version - 2)
            assert get(ana, address) == {"version": version}, "what is to come nobody has seen"
            watcher.do("seen", version=version)
        assert get(bob, address) == get(eve, address) == {"version": None}, "each for oneself"
        assert get(site.person(), address) == {"version": None}
        assert ana.http.get("/api/tables/none/seen").json() == {"version": None}
    with running(settings) as site:
        ana.move(site.base)
        assert get(ana, address) == {"version": version}
    make_older(settings.db, "0013")
    with running(settings) as site:
        ana.move(site.base)
        assert get(ana, address) == {"version": None}, "nothing was noted before"


def test_leaderboard_and_profile(site: Site) -> None:
    ana, bob, eve = (with_account(site, site.person(name)) for name in ("Ana", "Bob", "Eve"))
    hidden = finished(ana, bob, private=True)
    shown = finished(ana, bob)

    def standings() -> list[Any]:
        return list(get(bob, f"/api/players/{me(ana)}")["standings"])

    wait_until(
        lambda: standings() and standings()[0]["rating"]["games"] == 2, "ratings do not follow"
    )
    places = get(bob, "/api/ratings/paris_paris/2")["places"]
    names = [place["name"] for place in places if place["player"] in {me(ana), me(bob)}]
    assert names == ["Ana", "Bob"]
    levels = [place["level"] for place in places if place["level"] is not None]
    assert levels == list(LEVELS)
    profile = get(bob, f"/api/players/{me(ana)}")
    [standing] = profile["standings"]
    assert (standing["wins"], len(standing["history"])) == (2, 2)
    assert standing["rating"]["points"] > 1500
    assert profile["versus"] == {"games": 2, "ahead": 0, "behind": 2}
    tables = {one["id"] for one in profile["recent"]}
    assert shown in tables
    assert hidden not in tables, "private tables are listed to nobody"
    assert get(eve, f"/api/players/{me(ana)}")["versus"]["games"] == 0
    assert get(ana, f"/api/players/{me(ana)}")["versus"] is None
    assert get(site.person(), f"/api/players/{me(ana)}")["versus"] is None


def test_a_profile_lists_no_game_of_when_they_were_a_guest(site: Site) -> None:
    ana, bob = site.person("Ana"), with_account(site, site.person("Bob"))
    before = ana.table(2)
    with ana.line(before) as line, bob.line(before) as other:
        other.do("sit", seat=1)
        line.do("start")
        line.do("resign", seat=0)
    after = finished(with_account(site, ana), bob)
    found = [get(bob, f"/api/players/{me(one)}")["recent"] for one in (ana, bob)]
    ids = [[one["id"] for one in recent] for recent in found]
    assert (ids[0], sorted(ids[1])) == ([after], sorted([before, after]))


def test_a_guest_has_no_profile(site: Site) -> None:
    gil = site.person("Gil")
    for name in (me(gil), "nobody"):
        assert gil.http.get(f"/api/players/{name}").status_code == 404
    for path in ("paris/5-6", "paris/7", "cite/3-4"):
        assert gil.http.get(f"/api/ratings/{path}").status_code == 404


def test_what_is_at_stake_is_told_beforehand(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    table = ana.table(2, rated=True)
    for person in (ana, bob):
        told = get(person, f"/api/tables/{table}/stakes")
        assert told["loss"]["points"] < told["now"]["points"] < told["win"]["points"]
        assert told["chance"] == 50
    assert site.person("Gil").http.get(f"/api/tables/{table}/stakes").status_code == 403
    plain = ana.table(2)
    assert ana.http.get(f"/api/tables/{plain}/stakes").status_code == 404
    with bob.line(table) as line, ana.line(table) as other:
        line.do("sit", seat=1)
        before = get(bob, f"/api/tables/{table}/stakes")
        other.do("start")
        assert get(bob, f"/api/tables/{table}/stakes") == before
        line.do("resign", seat=1)

    def now() -> Any:
        standings = get(bob, f"/api/players/{me(bob)}")["standings"]
        return standings[0]["rating"]["points"] if standings else None

    wait_until(lambda: now() is not None, "ratings do not follow")
    assert now() == before["loss"]["points"], "what was told is what came"


def test_who_is_blocked_never_sits_with_one(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    table = ana.table(2)
    tie = post(ana, f"/api/players/{me(bob)}/tie", block=True, follow=True)
    assert (tie["block"], tie["follow"], tie["mute"]) == (True, False, False)
    with bob.line(table) as line:
        assert line.ask("sit", seat=1)["text"]["key"] == "refusal.apart"
        assert line.ask("chat", text="/join")["text"]["key"] == "refusal.apart"
    others = bob.table(2)
    with ana.line(others) as line:
        assert line.ask("sit", seat=1)["text"]["key"] == "refusal.apart", "nor the other way"
    assert get(bob, "/api/me/people") == [], "who is blocked is not told"
    for person in (ana, bob):
        body = {"game": "connection", "players": [3], "pace": "daily"}
        assert person.http.post("/api/seeks", json=body).json()["table"] is None
    post(ana, f"/api/players/{me(bob)}/tie", block=False)
    with bob.line(table) as line:
        line.do("sit", seat=1)


def test_a_rematch_seats_nobody_who_is_blocked_or_banned(site: Site) -> None:
    x, y, z, w = (with_account(site, site.person(name)) for name in ("Xe", "Ye", "Ze", "We"))
    table = x.table(4)
    for seat, person in enumerate((y, z, w), 1):
        with person.line(table) as line:
            line.do("sit", seat=seat)
    with x.line(table) as line:
        line.do("start")
    for seat, person in enumerate((x, z, w)):
        with person.line(table) as line:
            line.do("resign", seat=seat if seat == 0 else seat + 1)
    post(x, f"/api/players/{me(y)}/tie", block=True)
    assert decide(site, Ban(player=me(z), days=1, why="insults")) == ""
    with y.line(table) as line:
        after = line.do("rematch")["table"]["rematch"]
    with y.line(after) as line:
        names = [one["name"] for one in line.now["table"]["seats"]]
        assert names == ["", "Ye", "", "We"]
        assert line.ask("start")["text"]["key"] == "refusal.seats_free"
    for person, why in ((x, "refusal.apart"), (z, "refusal.held")):
        with person.line(after) as line:
            assert line.ask("sit", seat=0)["text"]["key"] == why
    # They find it nowhere among their tables.
    for person, listed in ((w, True), (x, False), (z, False)):
        mine = [one["table"]["id"] for one in get(person, "/api/me/tables")]
        assert (after in mine) is listed


def test_a_rematch_seats_nobody_who_has_gone(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    table = ana.table(2)
    with bob.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        line.do("resign", seat=1)
    post(bob, "/api/account/delete", name="Bob")
    with ana.line(table) as line:
        after = line.do("rematch")["table"]["rematch"]
    with ana.line(after) as line:
        assert [one["kind"] for one in line.now["table"]["seats"]] == ["person", "empty"]


@pytest.mark.parametrize("how", ["block", "mute"])
def test_words_are_kept_from_each_other(site: Site, how: str) -> None:
    ana, bob, eve = (with_account(site, site.person(name)) for name in ("Ana", "Bob", "Eve"))
    table = ana.table(2)
    with ana.line(table) as one, bob.line(table) as two, eve.line(table) as three:
        post(ana, f"/api/players/{me(bob)}/tie", **{how: True})
        two.do("chat", text="from Bob to all")
        one.do("chat", text="from Ana to all")
        three.do("chat", text="from Eve to all")
        for line in (one, two, three):
            while "from Eve" not in "".join(line.raw):
                line.hear()
        assert "from Bob" not in "".join(one.raw)
        assert ("from Ana" in "".join(two.raw)) is (how == "mute")
        assert "from Bob" in "".join(three.raw)
        one.say("log", before=100)
        one.until(lambda m: m["type"] == "log")
        assert "from Bob" not in "".join(one.raw)
    with ana.line(table) as again:
        assert "from Bob" not in "".join(again.raw)
        assert "from Eve" in "".join(again.raw)


def test_onlookers_are_told_the_words_that_each_of_them_hears(site: Site) -> None:
    ana, bob, eve = (with_account(site, site.person(name)) for name in ("Ana", "Bob", "Eve"))
    table = ana.table(2)
    post(bob, f"/api/players/{me(ana)}/tie", mute=True)
    with ana.line(table) as one, bob.line(table) as deaf, eve.line(table) as hears:
        one.do("sit", seat=1)
        one.do("start")
        said = one.do("chat", text="from Ana")["version"]
        for line in (deaf, hears):
            line.until(lambda m: m["version"] == said)
            told = [entry["chat"] for entry in line.now["entries"] if "chat" in entry]
            assert told == ([] if line is deaf else ["from Ana"])
        one.act()
        one.do("undo")
        for line in (deaf, hears):
            line.until(lambda m: m["type"] == "table")
            told = [entry["chat"] for entry in line.now["entries"] if "chat" in entry]
            assert told == ([] if line is deaf else ["from Ana"])


def test_nobody_is_tied_to_themselves_or_to_a_guest(site: Site) -> None:
    ana, gil = with_account(site, site.person("Ana")), site.person("Gil")
    assert ana.http.post(f"/api/players/{me(ana)}/tie", json={"mute": True}).status_code == 409
    assert ana.http.post(f"/api/players/{me(gil)}/tie", json={"mute": True}).status_code == 404
