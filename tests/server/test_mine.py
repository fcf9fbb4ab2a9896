"""A person's own tables: listed for them alone, told where they are waited for,
kept over restarts and from old databases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.client import Person, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.older import make_older
from tests.server.patience import PATIENCE


def mine(person: Person) -> list[dict[str, Any]]:
    answer = person.http.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def waits(person: Person) -> dict[str, bool]:
    return {one["table"]["id"]: one["waits"] for one in mine(person)}


def begun(ana: Person, bob: Person, **more: Any) -> str:
    """Return a table at which both play."""
    table = ana.table(2, **more)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
        two.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
    return table


def test_it_waits_for_whoever_must_act(site: Site) -> None:
    ana, bob, eve = site.person("Ana"), site.person("Bob"), site.person("Eve")
    table = begun(ana, bob, private=True)
    assert sorted([waits(ana)[table], waits(bob)[table]]) == [False, True]
    before = waits(ana)[table]
    with (ana if before else bob).line(table) as line:
        seat = line.mine()["turn"]["to_act"]
        while line.now["turn"]["to_act"] == seat:
            line.act()
    assert waits(ana)[table] is not before
    assert waits(bob)[table] is before
    assert waits(eve) == {}, "a private table is nobody else's"
    assert Person(site.base).http.get("/api/me/tables").json() == []


def test_it_waits_for_whoever_is_asked(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = begun(ana, bob, game="cite")
    people = {True: ana, False: bob}
    first, second = people[waits(ana)[table]], people[not waits(ana)[table]]
    with first.line(table) as one, second.line(table) as two:
        for line in (one, two):
            line.mine()
            while line.now["turn"]["mine"]:
                line.act()
        one.mine()
        assert (waits(first)[table], waits(second)[table]) == (True, False)
        one.do("undo")
        wait_until(lambda: waits(second)[table], "whoever is asked is not waited for")
        two.until(lambda m: m["type"] == "update" and m["table"]["ask"] is not None, 20)


def test_a_seat_given_back_is_no_table_of_ones_own(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    assert waits(ana) == {table: False}
    with ana.line(table) as line:
        line.do("stand", seat=0)
    assert waits(ana) == {}


def test_a_finished_game_stays_and_waits_for_nobody(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = begun(ana, bob)
    with ana.line(table) as line, bob.line(table) as other:
        line.do("resign", seat=0)
        assert not waits(ana)[table], "whoever has resigned is not waited for"
        if other.now["table"]["status"] != "over":
            other.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over")
        while line.now["table"]["status"] != "over":
            line.hear()
    [one] = mine(ana)
    assert (one["table"]["status"], one["waits"]) == ("over", False)
    assert waits(bob) == {table: False}


def test_the_lobby_tells_each_person_of_their_own(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    address = site.base.replace("http", "ws", 1) + "/ws/lobby"
    with connect(address, additional_headers={"Cookie": bob.cookie()}) as line:

        def told() -> list[dict[str, Any]]:
            while True:
                message = json.loads(line.recv(PATIENCE))
                if message["type"] == "mine":
                    found: list[dict[str, Any]] = message["tables"]
                    return found

        assert told() == []
        other = ana.table(2)  # not Bob's: nothing is told of it
        table = begun(ana, bob, private=True)
        while not (now := told()) or now[0]["table"]["status"] != "playing":
            assert all(one["table"]["id"] != other for one in now)
        assert [one["table"]["id"] for one in now] == [table]
    with connect(address) as stranger:
        while (message := json.loads(stranger.recv(PATIENCE)))["type"] != "mine":
            pass
        assert message["tables"] == []


def test_other_pages_are_told_of_ones_own_tables_and_no_others(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    address = site.base.replace("http", "ws", 1) + "/ws/lobby?only=mine"
    with connect(address, additional_headers={"Cookie": bob.cookie()}) as line:
        first = json.loads(line.recv(PATIENCE))
        assert (first["type"], first["tables"]) == ("mine", [])
        ana.table(2)  # in the list of all, which is not sent
        table = begun(ana, bob)
        found: list[str] = []
        while table not in found:
            message = json.loads(line.recv(PATIENCE))
            assert message["type"] == "mine"
            found = [one["table"]["id"] for one in message["tables"]]
        assert found == [table]


def test_alone_with_bots_one_is_not_listed(site: Site) -> None:
    ana = site.person("Ana")
    alone = ana.table(2, bots="random")
    shown = ana.table(2, bots="random", private=False)
    listed = {table["id"] for table in ana.http.get("/api/tables").json()}
    assert (alone in listed, shown in listed) == (False, True)
    assert set(waits(ana)) == {alone, shown}


def test_where_the_time_runs_out_first_comes_first_then_what_has_waited_longest(
    site: Site,
) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")

    def waiting(**more: Any) -> str:
        for _ in range(40):  # who begins is drawn by lot
            table = begun(ana, bob, **more)
            if waits(ana)[table]:
                return table
        raise AssertionError("she never begins")

    first, second = waiting(), waiting()
    slow, daily = waiting(pace="slow"), waiting(pace="daily")
    wanted = [daily, slow, first, second]
    assert [name for name in waits(ana) if name in wanted] == wanted


@pytest.mark.sqlite
def test_after_a_restart_and_from_an_older_database(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = begun(ana, bob, private=True)
        before = waits(ana), waits(bob)
    with running(settings) as site:
        for person, was in zip((ana, bob), before, strict=True):
            person.move(site.base)
            assert waits(person) == was == {table: was[table]}
    make_older(settings.db, "0003")
    with running(settings) as site:
        for person, was in zip((ana, bob), before, strict=True):
            person.move(site.base)
            wait_until(lambda p=person, w=was: waits(p) == w, "an old table is not found again")


def test_the_picture_of_a_table_is_what_an_onlooker_sees(site: Site) -> None:
    ana, bob, eve = site.person("Ana"), site.person("Bob"), site.person("Eve")
    table = ana.table(2)
    path = f"/api/tables/{table}/view"
    assert ana.http.get(path).json() == {"view": None}
    with ana.line(table) as one, bob.line(table) as two, eve.line(table) as watcher:
        two.do("sit", seat=1)
        one.do("start")
        for line in (one, two, watcher):
            if line.now["table"]["status"] != "playing":
                line.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
        actor = one if one.now["turn"]["mine"] else two
        actor.act()
        watcher.until(lambda m: m["type"] == "update" and m["version"] >= actor.now["version"])
        for person in (ana, bob, eve):
            shown = person.http.get(path).json()["view"]
            assert shown == watcher.now["view"], "not even one's own hand is in it"
    assert ana.http.get("/api/tables/nosuchtable/view").status_code == 404
