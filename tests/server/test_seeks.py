"""People who seek a game find each other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.seeks import service
from tests.server.accounts import stand, with_account
from tests.server.client import Line, Person, raw_line, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened


@contextmanager
def lobby(person: Person) -> Iterator[Line]:
    with raw_line(person.base, "/ws/lobby", cookie=person.cookie()) as line:
        line.until(lambda m: m["type"] == "seeks")
        yield line


def seek(person: Person, status: int = 201, **wanted: Any) -> dict[str, Any]:
    answer = person.http.post("/api/seeks", json={"game": "cite", "players": [2], **wanted})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def sought(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.http.get("/api/seeks").json()
    return found


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Site]:
    with running(quick(tmp_path)) as site:
        yield site


def test_two_find_each_other_and_the_game_begins(fresh: Site) -> None:
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    with lobby(ana) as one, lobby(bob) as two:
        first = seek(ana, pace="live")
        assert first["table"] is None
        told = two.until(lambda m: m["type"] == "seeks" and m["seeks"])
        [shown] = told["seeks"]
        assert (shown["id"], shown["name"], shown["pace"]) == (first["id"], "Ana", "live")
        assert ana.id not in repr(told), "nobody's id is shown to others"
        one.until(lambda m: m["type"] == "mine" and m["seeks"] == [first["id"]])
        table = seek(bob, pace="live")["table"]
        for line in (one, two):
            found = line.until(lambda m: m["type"] == "found")
            assert (found["table"], found["game"], found["pace"]) == (table, "cite", "live")
        one.until(lambda m: m["type"] == "mine" and not m["seeks"])
    with ana.line(table) as line:
        while (info := line.now["table"])["status"] != "playing":  # nobody stirs the deal here
            line.hear()
        assert (info["status"], info["private"]) == ("playing", False)
        assert {seat["name"] for seat in info["seats"]} == {"Ana", "Bob"}
        assert info["timing"]["pace"] == "live"
    assert sought(ana) == []


def test_who_is_between_two_pages_is_told_on_the_next(fresh: Site) -> None:
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    with lobby(ana):
        seek(ana, pace="live")
    table = seek(bob, pace="live")["table"]
    with raw_line(ana.base, "/ws/lobby?only=mine", cookie=ana.cookie()) as line:
        assert line.until(lambda m: m["type"] == "found")["table"] == table
    with raw_line(ana.base, "/ws/lobby?only=mine", cookie=ana.cookie()) as line:
        assert line.hear()["type"] == "mine"  # once is enough


def test_three_are_needed_and_the_lot_decides_who_sits_where(fresh: Site) -> None:
    firsts = set()
    people = [fresh.person(f"P{n}") for n in range(3)]
    for _ in range(12):
        told = [seek(one, game="connection", players=[3]) for one in people]
        assert [bool(one["table"]) for one in told] == [False, False, True]
        with people[0].line(told[-1]["table"]) as line:
            firsts.add(line.now["table"]["seats"][0]["name"])
    assert len(firsts) > 1


def test_a_second_seek_of_a_kind_takes_the_place_of_the_first(fresh: Site) -> None:
    ana = fresh.person("Ana")
    seek(ana, game="paris", players=[2])
    second = seek(ana, game="paris", players=[3, 4, 3])
    assert [(one["id"], one["players"]) for one in sought(ana)] == [(second["id"], [3, 4])]


def test_what_is_sought_at_once_is_counted_one_after_another(fresh: Site) -> None:
    ana, bob = fresh.person("Ana"), fresh.person("Bob")

    def at_once(wishes: list[dict[str, Any]]) -> list[int]:
        def ask(wish: dict[str, Any]) -> int:
            return ana.http.post("/api/seeks", json={"pace": "daily", **wish}).status_code

        with ThreadPoolExecutor(len(wishes)) as people:
            return sorted(people.map(ask, wishes))

    assert at_once([{"game": "cite", "players": [2]}] * 12) == [201] * 12
    assert len(sought(bob)) == 1
    assert seek(bob, pace="daily")["table"]
    assert seek(bob, pace="daily")["table"] is None
    bob.http.delete(f"/api/seeks/{sought(bob)[0]['id']}")
    games = [("cite", 2), ("paris", 2), ("paris_paris", 2), ("connection", 3)]
    wishes = [
        {"game": game, "players": [n], "pace": pace}
        for game, n in games
        for pace in ("slow", "daily", "live")
    ]
    most = service.MAX_SEEKS
    assert at_once(wishes) == [201] * most + [409] * (len(wishes) - most)
    assert len(sought(bob)) == most
    assert not fresh.app.state.seeks._locks, "no lock is left of anybody"


def test_one_game_in_one_sitting_ends_the_other_seeks_of_that_kind(fresh: Site) -> None:
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    seek(ana, game="paris", pace="live")
    slow = seek(ana, game="paris", pace="slow")
    seek(ana, pace="live")
    assert seek(bob, pace="live")["table"]
    assert [one["id"] for one in sought(ana)] == [slow["id"]]


def test_rated_games_are_for_accounts_and_near_ratings_meet(fresh: Site) -> None:
    guest = fresh.person("Gil")
    for wish in ({"rated": True}, {"within": 100}):
        refused = guest.http.post("/api/seeks", json={"game": "cite", "players": [2], **wish})
        assert refused.json()["error"]["code"] in ("forbidden", "rated_account")
    names = ("Ana", "Bob", "Cyd", "Dan")
    ana, bob, cyd, dan = (with_account(fresh, fresh.person(name)) for name in names)
    for person, mu in ((ana, 25.0), (bob, 32.0), (cyd, 27.0)):
        stand(fresh, person, mu)
    wish = {"game": "paris_paris", "rated": True}
    seek(ana, **wish, within=100)
    assert seek(bob, **wish)["table"] is None  # 294 points above
    assert seek(guest, game="paris_paris")["table"] is None
    shown = {one["name"]: one for one in sought(ana)}
    assert [shown[name]["points"] for name in ("Ana", "Bob", guest.name)] == [1500, 1794, None]
    assert shown["Ana"]["level"] == "middle"
    table = seek(cyd, **wish)["table"]  # nearest to who has waited longest
    with cyd.line(table) as line:
        assert line.now["table"]["rated"] is True
        assert {seat["name"] for seat in line.now["table"]["seats"]} == {"Ana", "Cyd"}
    assert seek(dan, **wish, within=100)["table"] is None
    assert seek(dan, **wish, within=300)["table"]


def test_who_blocked_somebody_is_not_seated_with_them(fresh: Site) -> None:
    ana, bob = (with_account(fresh, fresh.person(name)) for name in ("Ana", "Bob"))
    tie = ana.http.post(f"/api/players/{bob.id}/tie", json={"block": True})
    assert tie.status_code == 200, tie.text
    seek(ana)
    assert seek(bob)["table"] is None


def test_who_is_deleted_seeks_nothing(fresh: Site) -> None:
    ana, bob = with_account(fresh, fresh.person("Ana")), fresh.person("Bob")
    seek(ana, pace="daily")
    seek(ana, pace="live")
    gone = ana.http.post("/api/account/delete", json={"name": "Ana"})
    assert gone.status_code == 200, gone.text
    assert sought(bob) == []
    assert seek(bob, pace="daily")["table"] is None


def test_withdrawn_is_gone_and_nobody_elses_can_be(fresh: Site) -> None:
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    name = seek(ana)["id"]
    path = f"/api/seeks/{name}"
    for one in (bob, Person(fresh.base)):
        assert one.http.delete(path).json()["error"]["code"] == "no_seek"
    assert ana.http.delete(path).json() == []
    assert ana.http.delete(path).status_code == 404
    assert seek(bob)["table"] is None


def test_bad_wishes_are_told_why(fresh: Site) -> None:
    ana = fresh.person("Ana")
    assert seek(ana, 404, game="chess")["error"]["code"] == "no_game"
    for players in ([], [1], [2, 9]):
        assert seek(ana, 422, players=players)["error"]["code"] == "players"
    assert seek(ana, 400, pace="bullet")["error"]["code"] == "malformed"
    games = [("cite", 2), ("paris", 2), ("paris_paris", 2), ("connection", 3)]
    wishes = [(game, n, pace) for game, n in games for pace in (None, "live", "daily")]
    for game, n, pace in wishes[: service.MAX_SEEKS]:
        seek(ana, game=game, players=[n], pace=pace)
    game, n, pace = wishes[service.MAX_SEEKS]
    refused = seek(ana, 409, game=game, players=[n], pace=pace)
    assert refused["error"]["code"] == "seeks_many"


def test_who_leaves_seeks_on_only_what_is_played_slowly(
    fresh: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "GONE_AFTER", 0.05)
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    with lobby(ana):
        seek(ana, pace="live")
        slow = seek(ana, pace="daily")
    wait_until(
        lambda: [one["id"] for one in sought(bob)] == [slow["id"]], "who left is still offered"
    )
    table = seek(bob, pace="daily")["table"]
    assert table in {one["table"]["id"] for one in ana.http.get("/api/me/tables").json()}


def test_who_never_came_to_the_lobby_is_not_waited_for(
    fresh: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "GONE_AFTER", 30.0)
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    leaving = fresh.app.state.seeks._leaving
    slow = seek(ana, pace="daily")["id"]
    assert not leaving, "she need not be here for that"
    name = seek(ana, pace="live")["id"]
    assert leaving.keys() == {ana.id}
    with lobby(ana):
        assert not leaving, "she has come in time"
        assert [one["id"] for one in sought(bob)] == [slow, name]
        monkeypatch.setattr(service, "GONE_AFTER", 0.05)
    wait_until(lambda: [one["id"] for one in sought(bob)] == [slow], "who left is still offered")
    seek(ana, pace="live")
    wait_until(lambda: [one["id"] for one in sought(bob)] == [slow], "nobody is offered for ever")
    assert seek(bob, pace="live")["table"] is None


def test_a_reload_withdraws_nothing(fresh: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "GONE_AFTER", 30.0)
    ana = fresh.person("Ana")
    with lobby(ana):
        name = seek(ana, pace="live")["id"]
    with lobby(ana) as again:
        assert not fresh.app.state.seeks._leaving
        told = again.until(lambda m: m["type"] == "seeks")
        assert [one["id"] for one in told["seeks"]] == [name]


def test_what_is_played_slowly_outlives_a_restart_and_a_match_is_one_commit(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        seek(ana, pace="live")
        slow = seek(ana, pace="slow")
        gone = seek(ana, game="paris", pace="slow")
        ana.http.delete(f"/api/seeks/{gone['id']}")
    with running(settings) as site:
        ana.move(site.base)
        bob.move(site.base)
        assert [one["id"] for one in sought(ana)] == [slow["id"]]
        assert seek(bob, pace="slow")["table"]
    with running(settings) as site:
        ana.move(site.base)
        assert sought(ana) == []


def test_seeks_of_another_version_sleep(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana = site.person("Ana")
        kept = seek(ana, pace="slow")["id"]
    with opened(settings.db) as connection:
        sql = "INSERT INTO seeks SELECT ?, player_id, replace(body, ?, ?) FROM seeks WHERE id = ?"
        for name, was, now in (
            ("pace", '"slow"', '"slower"'),
            ("game", '"cite"', '"not_here"'),
            ("none", "{", "["),
        ):
            connection.execute(sql, (name, was, now, kept))
    with running(settings) as site:
        ana.move(site.base)
        assert [one["id"] for one in sought(ana)] == [kept]
    with opened(settings.db) as connection:
        [(count,)] = connection.execute("SELECT count(*) FROM seeks").fetchall()
    assert count == 4, "they are there again in their version"


def test_a_full_disk_loses_nobody_their_place(fresh: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    pool, name = fresh.app.state.seeks, seek(ana, pace="live")["id"]

    async def full(*_: object) -> None:
        pool._gone(ana.id)  # she has been away for so long
        raise service.NotStored("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(fresh.app.state.registry.store, "write", full)
        assert seek(bob, 503, pace="live")["error"]["code"] == "not_stored"
    assert [one["id"] for one in sought(ana)] == [name]
    assert pool._leaving.keys() == {ana.id}, "she is waited for as before"
    assert seek(bob, pace="live")["table"]


def test_a_new_name_is_shown(fresh: Site) -> None:
    ana = fresh.person("Ana")
    seek(ana)
    ana.http.post("/api/me", json={"name": "Anaïs"})
    assert [one["name"] for one in sought(ana)] == ["Anaïs"]


def test_how_many_are_here(fresh: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lutetia.server.lobby.PRESENCE_PAUSE", 0.01)
    ana, bob = fresh.person("Ana"), fresh.person("Bob")
    with lobby(ana) as one, lobby(ana):
        with lobby(bob):
            one.until(lambda m: m["type"] == "seeks" and m["here"] == 2)
        one.until(lambda m: m["type"] == "seeks" and m["here"] == 1)
