"""Inviting somebody by name to a table: sent, seen, answered, kept, and lapsed."""

from __future__ import annotations

from asyncio import run_coroutine_threadsafe
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.invitations import service
from lutetia.server.orders import SitDown
from lutetia.table.commands import Sit
from lutetia.table.seating import Player
from tests.server.accounts import with_account
from tests.server.client import Person, raw_line
from tests.server.conftest import Site, quick, running
from tests.server.older import make_older
from tests.server.patience import PATIENCE
from tests.server.test_people import get, post


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Site]:
    with running(quick(tmp_path)) as site:
        yield site


def invite(by: Person, to: Person, table: str, status: int = 201) -> Any:
    answer = by.http.post("/api/invitations", json={"player": to.id, "table": table})
    assert answer.status_code == status, answer.text
    return answer.json()


def got(person: Person) -> list[Any]:
    return list(get(person, "/api/invitations")["got"])


def sent(person: Person) -> list[Any]:
    return list(get(person, "/api/invitations")["sent"])


def pair(site: Site) -> tuple[Person, Person]:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    return ana, bob


def test_a_challenge_is_seen_accepted_and_begins(fresh: Site) -> None:
    ana, bob = pair(fresh)
    table = ana.table(2, game="cite", pace="daily", rated=True, sealed=True, private=True)
    with (
        raw_line(bob.base, "/ws/lobby?only=mine", cookie=bob.cookie()) as his,
        raw_line(ana.base, "/ws/lobby?only=mine", cookie=ana.cookie()) as hers,
    ):
        invite(ana, bob, table)
        his.until(lambda m: m["type"] == "mine" and m["invited"] == 1)
        [one] = got(bob)
        assert (one["by"], one["by_player"], one["name"]) == ("Ana", ana.id, "Bob")
        assert one["table"]["id"] == table
        assert one["table"]["rated"]
        left = one["until"] - fresh.app.state.registry.now()
        assert 6.9 * service.DAY < left <= 7 * service.DAY
        answer = post(bob, f"/api/invitations/{one['id']}", accept=True)
        assert answer == {"id": table, "url": f"/t/{table}"}
        hers.until(lambda m: m["type"] == "found" and m["table"] == table)
        his.until(lambda m: m["type"] == "mine" and m["invited"] == 0)
    with ana.line(table) as line:
        while line.now["table"]["status"] != "playing":  # nobody stirs the deal here
            line.hear()
        assert [seat["name"] for seat in line.now["table"]["seats"]] == ["Ana", "Bob"]
    assert got(bob) == sent(ana) == []
    assert bob.http.post(f"/api/invitations/{one['id']}", json={"accept": True}).status_code == 404


def test_declined_with_one_call_and_not_asked_again(fresh: Site) -> None:
    ana, bob = pair(fresh)
    table = ana.table(3, pace="live")
    invite(ana, bob, table)
    [one] = got(bob)
    assert one["until"] - fresh.app.state.registry.now() <= service.DAY
    path = f"/api/invitations/{one['id']}"
    eve = with_account(fresh, fresh.person("Eve"))
    for other in (eve, ana, fresh.person()):
        assert other.http.post(path, json={"accept": True}).status_code == 404, "not theirs"
    assert got(eve) == []
    assert "Bob" not in eve.http.get("/api/invitations").text
    post(bob, path, accept=False)
    assert got(bob) == []
    assert [one["declined"] for one in sent(ana)] == [True]
    assert invite(ana, bob, table, 409)["error"]["code"] == "invite_seat"


def test_three_sit_down_one_after_another(fresh: Site) -> None:
    ana, bob = pair(fresh)
    eve = with_account(fresh, fresh.person("Eve"))
    table = ana.table(3)
    for other in (bob, eve):
        invite(ana, other, table)
    for other in (bob, eve):
        post(other, f"/api/invitations/{got(other)[0]['id']}", accept=True)
    with ana.line(table) as line:
        assert line.now["table"]["status"] == "playing"


def test_a_second_invitation_is_accepted_like_the_first(fresh: Site) -> None:
    ana, bob = pair(fresh)
    table = ana.table(3)
    for _ in range(2):
        invite(ana, bob, table)
        post(bob, f"/api/invitations/{got(bob)[0]['id']}", accept=True)
        with bob.line(table) as line:
            assert [seat["name"] for seat in line.now["table"]["seats"]] == ["Ana", "Bob", ""]
            line.do("stand", seat=1)


def test_who_has_sat_down_by_another_way_gets_no_second_seat(fresh: Site) -> None:
    ana, bob = pair(fresh)
    table = ana.table(3)
    invite(ana, bob, table)
    [one] = got(bob)
    with raw_line(bob.base, "/ws/lobby?only=mine", cookie=bob.cookie()) as his:
        his.until(lambda m: m["type"] == "mine" and m["invited"] == 1)
        with bob.line(table) as line:
            line.do("sit", seat=1)
            his.until(lambda m: m["type"] == "mine" and m["invited"] == 0)
            assert got(bob) == sent(ana) == []
            # His page may have shown it until now.
            answer = post(bob, f"/api/invitations/{one['id']}", accept=True)
            assert answer == {"id": table, "url": f"/t/{table}"}
    with bob.line(table) as line:
        assert [seat["name"] for seat in line.now["table"]["seats"]] == ["Ana", "Bob", ""]
        assert line.now["table"]["status"] == "open"
    assert bob.http.post(f"/api/invitations/{one['id']}", json={"accept": True}).status_code == 404
    order = SitDown(Player(bob.id, "Bob", True), "::1", "later")
    assert not fresh.wait(fresh.app.state.invitations._orders.give(table, order)).done


@pytest.mark.parametrize("begun", [False, True])
def test_an_order_that_comes_again_does_what_is_left_to_do(fresh: Site, begun: bool) -> None:
    """Its answer was lost: they sit there, and the game may not have begun."""
    ana, bob = pair(fresh)
    table = ana.table(2, pace="daily")
    order = SitDown(Player(bob.id, "Bob", True), "::1", "one")
    registry = fresh.app.state.registry
    give = fresh.app.state.invitations._orders.give
    if begun:
        assert fresh.wait(give(table, order)).done
    else:
        actor = fresh.wait(registry.get(table))
        sit = Sit(id="invited-sit-one", seat=1)
        fresh.wait(actor.obey(order.player, order.address, sit))
        assert actor.table.status == "open"
    again = fresh.wait(give(table, order))
    assert (again.done, again.game, again.pace, again.full) == (False, "paris_paris", "daily", True)
    assert registry.actors[table].table.status == "playing"
    other = fresh.wait(give(table, SitDown(order.player, "::1", "another")))
    assert not other.full, "they play there, and nobody is brought to the table"


def test_what_nobody_need_answer_is_not_counted(fresh: Site) -> None:
    ana, bob = pair(fresh)
    tables = [ana.table(3) for _ in range(service.MAX_SENT)]
    for table in tables:
        invite(ana, bob, table)
    last = ana.table(3)
    assert invite(ana, bob, last, 409)["error"]["code"] == "invited_many"
    with bob.line(tables[0]) as line:
        line.do("sit", seat=1)
    invite(ana, bob, last)


def test_who_is_blocked_learns_nothing(fresh: Site) -> None:
    ana, bob = pair(fresh)
    before = invite(ana, bob, ana.table(2))
    post(bob, f"/api/players/{ana.id}/tie", block=True)
    assert got(bob) == []
    after = invite(ana, bob, ana.table(2))
    first, second = before["sent"][0], after["sent"][0]
    assert first.keys() == second.keys()
    assert [one["declined"] for one in after["sent"]] == [False, False]
    for one in after["sent"]:
        assert bob.http.post(
            f"/api/invitations/{one['id']}", json={"accept": True}
        ).status_code == 404  # fmt: skip


def test_what_cannot_be(fresh: Site) -> None:
    ana, bob = pair(fresh)
    guest = fresh.person("Gil")
    table = ana.table(2)
    assert invite(guest, bob, table, 403)["error"]["code"] == "invite_account"
    assert invite(ana, guest, table, 404)["error"]["code"] == "no_player"
    assert invite(ana, ana, table, 404)["error"]["code"] == "no_player"
    assert invite(bob, ana, table, 409)["error"]["code"] == "invite_seat", "he has no seat there"
    assert invite(ana, bob, "nosuchtable", 409)["error"]["code"] == "invite_seat"
    full = ana.table(2, bots="random")
    assert invite(ana, bob, full, 409)["error"]["code"] == "invite_seat"
    for body in ({}, {"player": bob.id}, {"player": 1, "table": table}, [], {"accept": "no"}):
        assert ana.http.post("/api/invitations", json=body).status_code == 400
    assert ana.http.post("/api/invitations/none", json={"accept": True}).status_code == 404
    assert ana.http.post("/api/invitations/none", json={"accept": 3}).status_code == 400
    assert got(bob) == []


def test_only_so_many_at_a_time(fresh: Site) -> None:
    ana, bob = pair(fresh)
    for _ in range(service.MAX_SENT):
        invite(ana, bob, ana.table(2))
    last = ana.table(2)
    assert invite(ana, bob, last, 409)["error"]["code"] == "invited_many"
    post(bob, f"/api/invitations/{got(bob)[0]['id']}", accept=False)
    invite(ana, bob, last)


def test_those_that_are_sent_at_once_are_counted_one_after_another(fresh: Site) -> None:
    ana, bob = pair(fresh)

    def at_once(tables: list[str]) -> list[int]:
        def ask(table: str) -> int:
            body = {"player": bob.id, "table": table}
            return ana.http.post("/api/invitations", json=body).status_code

        with ThreadPoolExecutor(len(tables)) as people:
            return sorted(people.map(ask, tables))

    assert at_once([ana.table(3)] * 6) == [201] + [409] * 5
    assert len(got(bob)) == 1
    rest = service.MAX_SENT - 1
    assert at_once([ana.table(2) for _ in range(rest + 3)]) == [201] * rest + [409] * 3
    assert len(got(bob)) == service.MAX_SENT
    assert not fresh.app.state.invitations._locks, "no lock is left of anybody"


@pytest.mark.sqlite
def test_it_lapses_and_is_kept_until_then(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = pair(site)
        table = ana.table(2)
        invite(ana, bob, table)
    with running(settings) as site:
        for one in (ana, bob):
            one.move(site.base)
        [one] = got(bob)
        registry, now = site.app.state.registry, site.app.state.registry.now
        registry.now = lambda: now() + service.DAY + 1
        assert got(bob) == sent(ana) == []
        path = f"/api/invitations/{one['id']}"
        assert bob.http.post(path, json={"accept": True}).status_code == 404
        registry.now = now
        assert len(got(bob)) == 1
        with ana.line(table) as line:
            line.do("stand", seat=0)
        assert got(bob) == [], "who has invited is no longer there"
    make_older(settings.db, "0015")
    with running(settings) as site:
        bob.move(site.base)
        assert got(bob) == []


def test_a_no_outlives_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = pair(site)
        no, open_ = ana.table(2), ana.table(2)
        invite(ana, bob, no)
        post(bob, f"/api/invitations/{got(bob)[0]['id']}", accept=False)
        invite(ana, bob, open_)
    with running(settings) as site:
        for one in (ana, bob):
            one.move(site.base)
        assert [one["table"]["id"] for one in got(bob)] == [open_]
        declined = {one["table"]["id"]: one["declined"] for one in sent(ana)}
        assert declined == {no: True, open_: False}


def test_who_has_invited_takes_it_back(fresh: Site) -> None:
    ana, bob = pair(fresh)
    table = ana.table(2)
    path = f"/api/invitations/{invite(ana, bob, table)['sent'][0]['id']}"
    for other in (bob, with_account(fresh, fresh.person("Eve")), fresh.person()):
        assert other.http.delete(path).status_code == 404, "not theirs"
    with raw_line(bob.base, "/ws/lobby?only=mine", cookie=bob.cookie()) as his:
        his.until(lambda m: m["type"] == "mine" and m["invited"] == 1)
        answer = ana.http.delete(path)
        assert (answer.status_code, answer.json()) == (200, {"got": [], "sent": []})
        his.until(lambda m: m["type"] == "mine" and m["invited"] == 0)
    assert got(bob) == sent(ana) == []
    assert bob.http.post(path, json={"accept": True}).status_code == 404
    assert ana.http.delete(path).status_code == 404
    # Nobody is called again and again.
    assert invite(ana, bob, table, 409)["error"]["code"] == "invite_seat"
    for _ in range(service.MAX_SENT - 1):
        invite(ana, bob, ana.table(2))
    assert invite(ana, bob, ana.table(2), 409)["error"]["code"] == "invited_many"
    post(bob, f"/api/invitations/{got(bob)[0]['id']}", accept=False)
    [declined] = [one for one in sent(ana) if one["declined"]]
    assert ana.http.delete(f"/api/invitations/{declined['id']}").status_code == 404


def test_who_is_deleted_invites_nobody(fresh: Site) -> None:
    ana, bob = pair(fresh)
    invite(ana, bob, ana.table(2))
    book = fresh.app.state.invitations
    run_coroutine_threadsafe(_forget(book, ana.id), fresh.loop).result(PATIENCE)
    assert got(bob) == []


async def _forget(book: service.InvitationBook, person: str) -> None:
    book.forget(person)


def test_people_are_found_by_name_among_those_one_knows(fresh: Site) -> None:
    ana, bob = pair(fresh)
    eve = with_account(fresh, fresh.person("Bobby"))
    assert get(ana, "/api/people?name=bo") == []
    post(ana, f"/api/players/{eve.id}/tie", follow=True)
    table = ana.table(2)
    with bob.line(table) as line:
        line.do("sit", seat=1)
    found = get(ana, "/api/people?name=BO")
    assert [(one["player"], one["follow"]) for one in found] == [(eve.id, True), (bob.id, False)]
    assert get(ana, "/api/people?name=%25") == [], "no pattern, a plain text"
    assert get(fresh.person(), "/api/people?name=bo") == []
    post(ana, f"/api/players/{bob.id}/tie", block=True)
    assert [one["name"] for one in get(ana, "/api/people")] == ["Bobby"]


def test_those_who_are_kept_apart_do_not_see_what_the_other_seeks(fresh: Site) -> None:
    ana, bob = pair(fresh)
    eve = fresh.person("Eve")
    body = {"game": "cite", "players": [2], "pace": "slow"}
    assert ana.http.post("/api/seeks", json=body).status_code == 201
    assert len(get(bob, "/api/seeks")) == 1
    post(bob, f"/api/players/{ana.id}/tie", block=True)
    assert get(bob, "/api/seeks") == []
    assert bob.http.post("/api/seeks", json={**body, "game": "paris"}).status_code == 201
    assert [one["name"] for one in get(ana, "/api/seeks")] == ["Ana"]
    assert [one["name"] for one in get(bob, "/api/seeks")] == ["Bob"]
    assert len(get(eve, "/api/seeks")) == 2
    for person, names in ((ana, ["Ana"]), (bob, ["Bob"]), (eve, ["Ana", "Bob"])):
        with raw_line(person.base, "/ws/lobby", cookie=person.cookie()) as line:
            told = line.until(lambda m: m["type"] == "seeks")
            assert [one["name"] for one in told["seeks"]] == names
