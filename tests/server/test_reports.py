"""Reports with their excerpt, what moderators have before them, and what nobody else hears."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.moderation.desk import DAY, MAX_ABOUT, MAX_OPEN
from lutetia.server.moderation.shown import MAX_EACH
from lutetia.server.storage.moderation import forget_rows
from lutetia.server.storage.store import Store
from lutetia.server.verify import verify
from tests.server.accounts import with_account
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.deciding import desk, do, moderator, post, said
from tests.server.older import make_older


def test_a_report_brings_the_talk_around_it_as_the_reporter_read_it(own: Site) -> None:
    ana, bob, eve = own.person("Ana"), own.person("Bob"), with_account(own, own.person("Eve"))
    maud = moderator(own)
    table = ana.table(2)
    with bob.line(table) as line:
        line.do("sit", seat=1)
    post(ana, f"/api/players/{eve.id}/tie", 200, mute=True)
    for n in range(20):
        said(ana, table, f"before {n}")
    said(eve, table, "muted by Ana")
    bad = said(bob, table, "an insult")
    for n in range(9):
        said(ana, table, f"after {n}")
    path = f"/api/tables/{table}/report"
    assert post(ana, path, reason="insult", words=" look\u202e ", line=bad) == {"again": False}
    assert post(ana, path, reason="spam", line=bad) == {"again": True}, "the same line counts once"
    told = desk(maud)
    assert told["open"] == 1
    [report] = told["reports"]
    assert (report["reason"], report["words"], report["table"]) == ("insult", "look", table)
    assert (report["subject"]["id"], report["name"]) == (bob.id, "Bob")
    assert report["by"]["id"] == ana.id
    texts = [one["text"] for one in report["lines"]]
    before, after = [f"before {n}" for n in range(12, 20)], [f"after {n}" for n in range(5)]
    assert texts == [*before, "an insult", *after]
    assert "muted by Ana" not in texts
    assert [one["n"] for one in report["lines"] if one["reported"]] == [bad]
    assert report["version"] > bad


def test_a_seat_and_a_player_are_reported(own: Site) -> None:
    ana, bob = own.person("Ana"), with_account(own, own.person("Bob"))
    maud = moderator(own)
    table = ana.table(2)
    with bob.line(table) as line:
        line.do("sit", seat=1)
    path = f"/api/tables/{table}/report"
    post(ana, path, reason="unfair", seat=1)
    assert post(ana, path, reason="name", seat=1) == {"again": True}
    post(ana, f"/api/players/{bob.id}/report", reason="name")
    assert post(ana, f"/api/players/{bob.id}/report", reason="name") == {"again": True}
    reports = desk(maud)["reports"]
    assert [(one["table"], one["reason"]) for one in reports] == [(table, "unfair"), (None, "name")]
    assert {one["subject"]["id"] for one in reports} == {bob.id}
    do(maud, "close", report=reports[1]["id"])
    assert post(ana, f"/api/players/{bob.id}/report", reason="name") == {"again": False}


def test_a_report_about_a_guest_is_about_the_account_they_have_become(own: Site) -> None:
    ana, bob, guest = own.person("Ana"), with_account(own, own.person("Bob")), own.person("Gast")
    maud = moderator(own)
    table = ana.table(2)
    line = said(guest, table, "an insult")
    with opened(own.app.state.settings.db) as connection:
        sql = "UPDATE players SET heir = ? WHERE id = ?"
        connection.execute(sql, (bob.id, guest.id))
    path = f"/api/tables/{table}/report"
    post(bob, path, 409, reason="insult", line=line)
    post(ana, path, reason="insult", line=line)
    [report] = desk(maud)["reports"]
    assert report["subject"] == {"id": bob.id, "name": "Bob", "account": True}
    assert report["lines"][0]["player"] == guest.id


def test_moderators_see_how_often_somebody_was_reported_and_what_they_may_not(own: Site) -> None:
    ana, zoe, maud = own.person("Ana"), own.person("Zoe"), moderator(own)
    bob, eve = with_account(own, own.person("Bob")), with_account(own, own.person("Eve"))
    for who in (ana, zoe):
        post(who, f"/api/players/{bob.id}/report", reason="name")
    post(ana, f"/api/tables/{bob.table(2)}/report", reason="name", seat=0)
    post(ana, f"/api/players/{eve.id}/report", reason="name")
    do(maud, "mute", player=bob.id, days=1)
    do(maud, "ban", player=own.person("Kim").id, days=1)
    found = desk(maud)["reports"]
    told = [
        (one["subject"]["id"], one["times"], [held["kind"] for held in one["sanctions"]])
        for one in found
    ]
    assert told == [(bob.id, 2, ["mute"])] * 3 + [(eve.id, 1, [])]


def test_what_is_closed_is_every_report_of_one_line_and_no_other(own: Site) -> None:
    ana, zoe, bob, maud = own.person("Ana"), own.person("Zoe"), own.person("Bob"), moderator(own)
    table = bob.table(2)
    path = f"/api/tables/{table}/report"
    first, second = (said(bob, table, text) for text in ("an insult", "another"))
    for who, line in ((ana, first), (ana, second), (zoe, first)):
        post(who, path, reason="insult", line=line)
    post(ana, path, reason="name", seat=0)
    do(maud, "close", report=desk(maud)["reports"][0]["id"])
    rest = desk(maud)["reports"]
    marked = [[one["n"] for one in report["lines"] if one["reported"]] for report in rest]
    assert marked == [[second], []]


def test_a_closed_report_is_kept_for_ninety_days(own: Site) -> None:
    ana, bob, maud = own.person("Ana"), own.person("Bob"), moderator(own)
    table = bob.table(2)
    line = said(bob, table, "an insult")
    post(ana, f"/api/tables/{table}/report", reason="insult", line=line)
    post(ana, f"/api/tables/{table}/report", reason="name", seat=0)
    do(maud, "close", report=desk(maud)["reports"][0]["id"])
    for days, left in ((89, 1), (91, 0)):
        own.wait(own.app.state.store.write(*forget_rows(time.time() + days * DAY)))
        assert len(desk(maud, "?closed=1")["reports"]) == left
    assert desk(maud)["open"] == 1, "what is open waits for ever"


def test_what_cannot_be_reported(own: Site) -> None:
    ana, bob = with_account(own, own.person("Ana")), own.person("Bob")
    table = ana.table(2)
    mine = said(ana, table, "my own")
    path = f"/api/tables/{table}/report"
    for body, status in (
        ({"reason": "insult"}, 404),  # neither a line nor a seat
        ({"reason": "insult", "seat": 1}, 404),  # nobody sits there
        ({"reason": "insult", "seat": 9}, 404),
        ({"reason": "insult", "line": 0}, 404),  # no line of chat
        ({"reason": "insult", "line": 10**9}, 404),
        ({"reason": "insult", "line": mine}, 409),
        ({"reason": "insult", "seat": 0}, 409),
        ({"reason": "boring", "seat": 0}, 400),
        ({"reason": "spam", "seat": -1}, 400),
        ({"reason": "spam", "seat": 0, "words": "x" * 501}, 400),
        ({"reason": "spam", "line": 1e99}, 400),
    ):
        post(ana, path, status, **body)
    post(ana, "/api/tables/none/report", 404, reason="spam", seat=0)
    post(ana, f"/api/players/{bob.id}/report", 404, reason="spam")  # a guest has no page
    post(bob, f"/api/players/{ana.id}/report", 201, reason="spam")


def test_reports_are_limited(tmp_path: Path) -> None:
    with running(quick(tmp_path, reports="3/minute")) as site:
        ana, bob = site.person("Ana"), with_account(site, site.person("Bob"))
        for _ in range(3):
            post(ana, f"/api/players/{bob.id}/report", reason="spam")
        answer = post(ana, f"/api/players/{bob.id}/report", 429, reason="spam")
        assert answer["error"]["code"] == "rate"


def test_one_person_has_so_many_open_reports(own: Site) -> None:
    ana, bob = own.person("Ana"), own.person("Bob")
    table = bob.table(2)
    with bob.line(table) as line:
        lines = [line.do("chat", text=f"line {n}")["version"] for n in range(MAX_OPEN + 1)]
    for n in lines[:-1]:
        post(ana, f"/api/tables/{table}/report", reason="spam", line=n)
    post(ana, f"/api/tables/{table}/report", 429, reason="spam", line=lines[-1])


def test_guests_of_one_address_report_no_more_than_one(tmp_path: Path) -> None:
    with running(quick(tmp_path, reports="6/minute; 30/day")) as site:
        bob = with_account(site, site.person("Bob"))
        for n in range(7):
            guest = site.person()
            status = 201 if n < 6 else 429
            post(guest, f"/api/players/{bob.id}/report", status, reason="spam")
        path = f"/api/tables/{bob.table(2)}/report"
        post(site.person(), path, 429, reason="name", seat=0)
        maud = moderator(site)
        assert desk(maud)["open"] == 6


def test_many_reports_about_one_person_hide_no_other(own: Site) -> None:
    bob, eve = with_account(own, own.person("Bob")), with_account(own, own.person("Eve"))
    maud = moderator(own)
    tables = [bob.table(2) for _ in range(3)]
    sent = 0
    while sent < MAX_ABOUT + 5:
        guest = own.person()
        for path in (f"/api/players/{bob.id}", *(f"/api/tables/{one}" for one in tables)):
            seat = {"seat": 0} if "tables" in path else {}
            told = post(guest, f"{path}/report", reason="insult", words=f"{sent}", **seat)
            assert told == {"again": sent >= MAX_ABOUT}, "further ones are thanked for, not kept"
            sent += 1
    post(own.person(), f"/api/players/{eve.id}/report", reason="name")
    found = desk(maud)
    assert found["open"] == MAX_ABOUT + 1
    assert [one["subject"]["id"] for one in found["reports"]] == [bob.id] * MAX_EACH + [eve.id]
    assert [one["words"] for one in found["reports"][:MAX_EACH]] == ["0", "1", "2"]
    do(maud, "close", report=found["reports"][0]["id"])
    rest = desk(maud)
    assert len(rest["reports"]) == MAX_EACH + 1, "the next of those about one person move up"
    assert rest["reports"][0]["words"] == "1"
    assert len(desk(maud, "?closed=1")["reports"]) > MAX_EACH
    post(own.person(), f"/api/players/{bob.id}/report", reason="name")
    assert desk(maud)["open"] == rest["open"] + 1


# --- who hears of it ------------------------------------------------------------------------------


def test_the_reported_person_never_hears_who(own: Site) -> None:
    ana, bob = with_account(own, own.person("Anastasia")), with_account(own, own.person("Bob"))
    maud = moderator(own)
    table = maud.table(2)
    bad = said(bob, table, "an insult")
    with bob.line(table) as line, maud.line(table) as other:
        post(ana, f"/api/tables/{table}/report", reason="insult", words="secret words", line=bad)
        number = desk(maud)["reports"][0]["id"]
        do(maud, "mute", player=bob.id, days=1, report=number)
        do(maud, "close", report=number)
        other.do("chat", text="the end")
        while "the end" not in line.raw[-1]:
            line.hear()
        heard = "".join(line.raw)
    told = heard + "".join(
        bob.http.get(path).text
        for path in ("/api/account", "/api/account/data", "/api/me", "/api/me/people",
                     "/api/me/games")
    )  # fmt: skip
    for secret in (ana.id, "Anastasia", "secret words"):
        assert secret not in told
    assert "report_lines" not in told
    assert bob.http.get("/api/account/data").json()["stored"]["reports"] == []
    [mine] = ana.http.get("/api/account/data").json()["stored"]["reports"]
    assert mine["words"] == "secret words"


def test_who_goes_leaves_no_report(own: Site) -> None:
    ana, bob = with_account(own, own.person("Ana")), with_account(own, own.person("Bob"))
    table = ana.table(2)
    bad = said(bob, table, "an insult")
    said(ana, table, "her words")
    post(ana, f"/api/tables/{table}/report", reason="insult", line=bad)
    post(bob, "/api/account/delete", 200, name="Bob")
    with opened(own.app.state.settings.db) as connection:
        for name in ("reports", "report_lines"):
            assert connection.execute(f"SELECT * FROM {name}").fetchall() == []


# --- the log, nonsense, and old databases ---------------------------------------------------------


def test_what_was_done_is_never_undone(own: Site) -> None:
    maud, bob = moderator(own), own.person("Bob")
    for _ in range(60):
        do(maud, "mute", player=bob.id, days=1)
    first = desk(maud)
    rest = desk(maud, f"?before={first['more']}")
    numbers = [row["id"] for row in first["audit"] + rest["audit"]]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) == 61
    assert rest["more"] is None
    for query in ("?before=x", "?before=" + "9" * 40, "?before=-1"):
        assert maud.http.get(f"/api/moderation{query}").status_code == 400
    path = own.app.state.settings.db
    for sql in ("UPDATE audit SET why = ''", "DELETE FROM audit"):
        with pytest.raises(Exception, match="only added"), opened(path) as connection:
            connection.execute(sql)


def test_nonsense_is_answered_and_never_breaks_anything(own: Site) -> None:
    rng, maud, bob = random.Random(3), moderator(own), own.person("Bob")
    table = bob.table(2)
    calls = (f"/api/tables/{table}/report", "/api/tables/%00/report", "/api/moderation",
             f"/api/players/{maud.id}/report", "/api/players/%ff/report")  # fmt: skip
    values: list[Any] = [None, True, -1, 1e308, 2**70, "", "x" * 900, "\ud800", "\x00", "\u202e",
                         [], {}, bob.id, table, "insult", "ban", "close", "rename", 1]  # fmt: skip
    names = ("reason", "words", "line", "seat", "act", "why", "report", "player", "days",
             "address", "sanction", "table", "name")  # fmt: skip
    kept = 0
    for n in range(600):
        body = {rng.choice(names): rng.choice(values) for _ in range(rng.randrange(6))}
        raw = json.dumps(body).encode()
        if n % 5 == 0:
            at = rng.randrange(len(raw))
            raw = raw[:at] + rng.randbytes(2) + raw[at + 1 :]
        answer = maud.http.post(calls[n % len(calls)], content=raw)
        assert answer.status_code < 500, (calls[n % len(calls)], raw)
        assert "traceback" not in answer.text.lower()
        kept += answer.status_code == 201 and not answer.json()["again"]
    assert desk(maud)["open"] == kept
    post(maud, calls[0], reason="insult", seat=0)
    assert desk(maud)["open"] == kept + 1


@pytest.mark.sqlite
def test_an_older_database_gets_a_place_for_reports(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table = ana.table(2)
        said(ana, table, "hello")
    path = tmp_path / "test.db"
    make_older(path, "0017")
    Store.open(path).close()
    assert verify(path).differences == []
    with running(quick(tmp_path)) as site:
        bob, maud = site.person("Bob"), moderator(site)
        post(bob, f"/api/tables/{table}/report", reason="name", seat=0)
        assert desk(maud)["reports"][0]["subject"]["id"] == ana.id
