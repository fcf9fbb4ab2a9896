"""Weekends that pause, as a table is opened and as one is sought."""

from __future__ import annotations

from typing import Any

import pytest

from lutetia.server.zones import weekends_of
from lutetia.table.pauses import Weekends
from tests.server.client import Person
from tests.server.conftest import Site

ZONE = "Europe/Paris"


def wanted(person: Person, path: str, status: int, **values: Any) -> dict[str, Any]:
    players: Any = 2 if path == "/api/tables" else [2]
    body = {"game": "cite", "players": players, **values}
    answer = person.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_table_has_the_weekends_of_the_zone_it_was_opened_in(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(2, pace="slow", weekends=ZONE)
    with ana.line(table) as line:
        assert line.now["table"]["timing"]["weekends"] == ZONE
    first = site.actor(table).table.created_event
    rule = weekends_of(ZONE, first["at"])
    assert first["timing"]["weekends"] == rule
    assert {seconds for _, seconds in rule["offsets"]} == {3600, 7200}
    assert len(rule["offsets"]) > 18, "ten years ahead"
    with ana.line(ana.table(2, pace="slow")) as line:
        assert "weekends" not in line.now["table"]["timing"]


@pytest.mark.parametrize("zone", [ZONE, "Europe/Lutetia"])
def test_a_rematch_knows_the_law_of_today(site: Site, zone: str) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2, pace="slow", weekends=ZONE)
    old: Weekends = {"zone": zone, "offsets": [(0, 7200)]}
    timing = site.actor(table).table.timing
    assert timing is not None
    timing["weekends"] = old
    with bob.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        line.do("resign", seat=1)
        after = line.do("rematch")["table"]["rematch"]
    first = site.actor(after).table.created_event
    gone = zone != ZONE
    assert first["timing"]["weekends"] == (old if gone else weekends_of(ZONE, first["at"]))


@pytest.mark.parametrize("path", ["/api/tables", "/api/seeks"])
def test_what_has_no_weekends(site: Site, path: str) -> None:
    ana = site.person("Ana")
    for zone in ("Europe/Lutetia", "", "../../etc/passwd"):
        told = wanted(ana, path, 422, pace="daily", weekends=zone)
        assert told["error"]["code"] == "zone"
    for pace in (None, "live", "evening"):
        told = wanted(ana, path, 422, pace=pace, weekends=ZONE)
        assert told["error"]["code"] == "weekends"
    assert wanted(ana, path, 400, pace="daily", weekends="x" * 65)
    assert wanted(ana, path, 400, pace="daily", weekends=7)


def test_who_seeks_weekends_finds_who_does(site: Site) -> None:
    ana, bob, cyd = (site.person(name) for name in ("Ana", "Bob", "Cyd"))
    for person in (ana, bob, cyd):
        for one in person.http.get("/api/seeks").json():
            person.http.delete(f"/api/seeks/{one['id']}")
    assert wanted(ana, "/api/seeks", 201, pace="slow", weekends=ZONE)["table"] is None
    [shown] = [one for one in bob.http.get("/api/seeks").json() if one["name"] == "Ana"]
    assert shown["weekends"] == ZONE
    assert wanted(bob, "/api/seeks", 201, pace="slow")["table"] is None
    table = wanted(cyd, "/api/seeks", 201, pace="slow", weekends="Asia/Tokyo")["table"]
    with cyd.line(table) as line:
        assert line.now["table"]["timing"]["weekends"] == ZONE, "who sought first"
        assert {one["name"] for one in line.now["table"]["seats"]} == {"Ana", "Cyd"}
