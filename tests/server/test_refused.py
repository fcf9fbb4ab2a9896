"""The socket at a table: what it refuses, and what nobody is told."""

from __future__ import annotations

import json
import random
import re
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Line, Person, raw_line
from tests.server.conftest import Site


def two(site: Site, game: str = "paris_paris") -> tuple[Person, Person, str]:
    ana, bob = site.person("Ana"), site.person("Bob")
    return ana, bob, ana.table(2, game=game)


def started(one: Line, other: Line) -> tuple[Line, Line]:
    """Sit the second down, start, and return who acts and who waits."""
    other.do("sit", seat=1)
    one.do("start")
    other.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
    return (one, other) if one.now["turn"]["mine"] else (other, one)


# --- refusals -------------------------------------------------------------------------------------


def test_stale_turn_notation_rule(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    with ana.line(table) as one, bob.line(table) as other:
        actor, waiter = started(one, other)
        seat, version = actor.now["turn"]["to_act"], actor.now["version"]
        legal = actor.now["turn"]["legal"][0]["text"]
        drawn = next(
            entry["text"]
            for message in actor.heard
            for entry in message.get("entries", [])
            if entry["kind"] == "chance"
        )
        wrong = {
            "turn": waiter.ask("act", seat=1 - seat, version=version, action=legal),
            "forbidden": waiter.ask("act", seat=seat, version=version, action=legal),
            "notation": actor.ask("act", seat=seat, version=version, action="dance"),
            "rule": actor.ask("act", seat=seat, version=version, action=drawn),
        }
        for code, answer in wrong.items():
            assert (answer["type"], answer["code"], answer["version"]) == ("refused", code, version)
            assert answer["text"]["key"]
        waiter.ask("chat", text="hm")
        actor.ask("act", seat=seat, version=version, action=legal)
        seat = 1 - seat
        assert waiter.ask("act", seat=seat, version=version, action=legal)["code"] == "stale"


@pytest.mark.parametrize(
    "frame",
    [
        "", "{", "null", "[]", '"text"', '{"type":"act"}', '{"type":"dance","id":"q"}',
        '{"type":"chat","id":"q"}',
        '{"type":"chat","id":"","text":"x"}', '{"type":"chat","id":7,"text":"x"}',
        '{"type":"sit","id":"q","seat":"0"}',
        '{"type":"sit","id":"q","seat":-1}',
        '{"type":"bot","id":"q","seat":0,"level":"my_bot.py:Mine"}',
        '{"type":"bot","id":"q","seat":0,"level":""}',
        '{"type":"bot","id":"q","seat":0,"level":"%s"}' % ("a" * 31),
        "[" * 5000,
        '{"type":"log","id":"q"}', '{"type":"log","id":"q","before":-1}',
        '{"type":"log","id":"q","before":"1"}',
        '{"type":"log","id":"q","before":1e99}',
        '{"type":"chat","id":"q","text":"\\ud800"}', '{"type":"look","id":"q","ply":1e99}',
        '{"type":"chat","id":"q","text":null}',
    ],
)  # fmt: skip
def test_malformed(site: Site, frame: str) -> None:
    ana = site.person("Ana")
    with ana.line(ana.table(2)) as line:
        line.socket.send(frame)
        answer = line.until(lambda m: m["type"] == "refused")
        assert answer["code"] == "malformed"
        assert answer["id"] == ("q" if '"id":"q"' in frame else None)
        line.socket.send(b"\x00\x01")
        assert line.until(lambda m: m["type"] == "refused")["code"] == "malformed"
        assert line.ask("chat", text="still here")["type"] == "ack"


def test_too_large_a_frame_closes(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    with ana.line(table) as line:
        assert line.ask("chat", text="x" * 4000)["code"] == "toolarge"
        line.socket.send(json.dumps({"type": "chat", "id": "big", "text": "x" * 9000}))
        with pytest.raises(ConnectionClosed) as closed:
            line.until(lambda m: m.get("id") == "big")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with ana.line(table) as line:
        assert line.ask("chat", text="back")["type"] == "ack"


def test_too_many_messages(site: Site) -> None:
    ana = site.person("Ana")
    with ana.line(ana.table(2)) as line:
        names = {line.say("chat", text="/who") for _ in range(80)}
        answers = []
        while names:
            answer = line.until(lambda m: m.get("id") in names)
            names.discard(answer["id"])
            answers.append(answer.get("code", answer["type"]))
        assert answers.count("rate") >= 25
        assert answers.count("info") >= 40
        time.sleep(0.3)
        assert line.ask("chat", text="/who")["type"] == "info"


def test_unseen_talk_is_refused_and_nobody_else_hears_of_it(site: Site) -> None:
    ana, bob, table = two(site)
    with ana.line(table) as one, bob.line(table) as other:
        while one.now["table"]["spectators"] != 1:
            one.presence()
        for text in ("\u0001 \u0001", "\u0001\u200d \u0001", "\u202e\u3164", " \u0000 "):
            answer = other.ask("chat", text=text)
            assert (answer["type"], answer["text"]["key"]) == ("refused", "refusal.empty")
        other.ask("chat", text="\u0001 now \u202eseen")
        heard = one.hear()
        assert [entry["chat"] for entry in heard["entries"]] == ["now seen"]


def test_what_fails_before_anything_is_done_is_told_to_nobody_else(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slip(*_: object) -> None:
        raise IndexError("a slip of ours")

    ana, bob, table = two(site)
    with ana.line(table) as one, bob.line(table) as other:
        while one.now["table"]["spectators"] != 1:
            one.presence()
        for where in ("handlers.chat.clean", "projection.position", "handlers.seats.take"):
            with monkeypatch.context() as patch:
                patch.setattr(f"lutetia.table.{where}", slip)
                for kind, values in (
                    ("chat", {"text": "/who"}),
                    ("look", {"ply": 0}),
                    ("sit", {"seat": 0}),
                ):
                    other.say(kind, **values, id=f"{where} {kind}")
                    other.until(lambda m, name=f"{where} {kind}": m.get("id") == name)
        other.ask("chat", text="still here")
        assert [entry["chat"] for entry in one.hear()["entries"]] == ["still here"]


def test_many_sockets_of_one_person_are_one_person(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    with ana.line(table) as one, ana.line(table) as other:
        asked = [(line, line.say("chat", text="/who")) for _ in range(40) for line in (one, other)]
        answers = [line.until(lambda m, name=name: m.get("id") == name) for line, name in asked]
        assert sum(answer.get("code") == "rate" for answer in answers) >= 25


def test_a_log_does_not_grow_for_ever(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bob, table = two(site)
    with ana.line(table) as one, bob.line(table) as other:
        actor, waiter = started(one, other)
        version = actor.now["version"]
        monkeypatch.setattr("lutetia.table.handlers.MAX_TALK", version + 1)
        monkeypatch.setattr("lutetia.table.handlers.MAX_EVENTS", version + 2)
        assert waiter.ask("chat", text="so much")["type"] == "ack"
        assert waiter.ask("chat", text="to say")["text"]["key"] == "refusal.log_full"
        bob.http.post("/api/me", json={"name": "Robert"})
        with ana.line(table) as again:
            assert again.now["version"] == version + 1, "no more names than talk"
        actor.act()
        assert actor.ask("undo")["text"]["key"] == "refusal.log_full"
        waiter.until(lambda m: m["type"] == "update" and m["turn"]["mine"])
        waiter.act()
        assert waiter.now["table"]["seats"][waiter.now["you"]["seat"]]["name"] in ("Ana", "Bob")
        mover = waiter if waiter.now["turn"]["mine"] else actor
        now = mover.mine()
        monkeypatch.setattr("lutetia.table.handlers.MAX_ACTIONS", now["version"])
        action = now["turn"]["legal"][0]["text"]
        answer = mover.ask("act", seat=now["turn"]["to_act"], version=now["version"], action=action)
        assert answer["text"]["key"] == "refusal.log_full"
        assert waiter.ask("resign", seat=waiter.now["you"]["seat"])["type"] == "ack"
        assert waiter.ask("rematch")["type"] == "ack"


def test_a_page_of_another_site_may_not_connect(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    for path in (f"/ws/t/{table}", "/ws/lobby"):
        with pytest.raises(InvalidStatus) as refused:
            raw_line(site.base, path, origin="https://elsewhere.example", cookie=ana.cookie())
        assert refused.value.response.status_code == 403
    with ana.line(table, origin=site.base) as line:
        assert line.now["you"]["player"] == ana.id


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://]", "null", ""])
def test_an_origin_that_is_no_address_is_of_another_site(site: Site, origin: str) -> None:
    ana = site.person("Ana")
    for path in (f"/ws/t/{ana.table(2)}", "/ws/lobby"):
        with pytest.raises(InvalidStatus) as refused:
            raw_line(site.base, path, origin=origin, cookie=ana.cookie())
        assert refused.value.response.status_code == 403
    answer = ana.http.post("/api/me", json={"name": "Anna"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


@pytest.mark.parametrize("name", ["nosuchtable", "%00"])
def test_no_such_table(site: Site, name: str) -> None:
    with raw_line(site.base, f"/ws/t/{name}") as line:
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


# --- secrets --------------------------------------------------------------------------------------


def test_no_frame_tells_a_secret(site: Site) -> None:
    ana, bob, table = two(site)
    eve = site.person("Eve")
    with ana.line(table) as one, bob.line(table) as other, eve.line(table) as watcher:
        actor, waiter = started(one, other)
        for _ in range(12):
            actor.act()
            while waiter.now["version"] < actor.now["version"]:
                waiter.hear()
            actor, waiter = (one, other) if one.now["turn"]["mine"] else (other, one)
        actor.ask("chat", text="/record")
        actor.ask("act", seat=0, version=1, action="start green")
        watcher.until(lambda m: m["version"] == one.now["version"])
        truth = [
            line.now["view"]["seats"][seat]["marker"] for seat, line in enumerate((one, other))
        ]
        assert all(truth)
        for line, seat in ((one, 0), (other, 1), (watcher, None)):
            sent = "".join(line.raw)
            for actor, colour in enumerate(("lilac", "grey")):
                known = set(re.findall(rf"marker {colour} ([a-z?]+)", sent))
                if actor != seat:
                    assert known <= {"?"}
            markers = re.findall(
                r'"seat":(\d),"colour":"[a-z]+",[^}]*?"marker":("[a-z]+"|null)', sent
            )
            assert markers
            assert all(marker == "null" for actor, marker in markers if int(actor) != seat)
            events = re.findall(r'\{"kind":"marker","seat":(\d),"route":("[a-z]+"|null)\}', sent)
            assert events
            assert all(route == "null" for actor, route in events if int(actor) != seat)
        assert ana.id not in "".join(other.raw + watcher.raw)


def test_no_frame_tells_more_than_its_eyes_see(site: Site, game: str) -> None:
    """Each viewer's log quotes what their own view shows and ``?`` for the rest,
    in every frame until the game is over."""
    ana, bob, table = two(site, game)
    eve = site.person("Eve")
    with ana.line(table) as one, bob.line(table) as other, eve.line(table) as watcher:
        actor, waiter = started(one, other)
        pick, done, known = random.Random(3), 0, [0, 0]
        while done < 12 or not all(known):
            actor.act(pick.choice)
            done += 1
            while waiter.now["version"] < actor.now["version"]:
                waiter.hear()
            watcher.until(lambda m: m["version"] == one.now["version"])
            quoted = [
                {
                    entry["n"]: entry["text"]
                    for message in line.heard
                    for entry in message.get("entries", [])
                    if "text" in entry
                }
                for line in (one, other, watcher)
            ]
            secret = [n for n, text in quoted[2].items() if "?" in text]
            known = [sum("?" not in told[n] for n in secret) for told in quoted[:2]]
            assert one.now["table"]["status"] == "playing", "each had a secret before the end"
            actor, waiter = (one, other) if one.now["turn"]["mine"] else (other, one)
        for n in secret:
            assert ["?" in told[n] for told in quoted[:2]].count(False) == 1, (
                "its owner knows it, and nobody else"
            )
        assert not any(
            action
            for message in watcher.heard
            for action in message.get("turn", {}).get("legal", [])
        )


def test_nobody_looks_into_a_second_hand(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(3)
    with ana.line(table) as one, bob.line(table) as other:
        one.do("bot", seat=2, level="random")
        started(one, other)
        one.do("bot", seat=2, level=None)
        other.do("answer", yes=True)
        other.do("stand", seat=1)
        for seat in (1, 2):
            answer = one.ask("sit", seat=seat)
            assert (answer["type"], answer["code"], answer["text"]["key"]) == (
                "refused",
                "forbidden",
                "refusal.seat_secret",
            )
        assert one.now["you"]["seats"] == [0]
        assert (other.now["you"]["seats"], other.now["you"]["open"]) == ([], [1])
        assert other.ask("sit", seat=2)["code"] == "forbidden"
        other.do("sit", seat=1)
        secrets = [[seat["marker"] for seat in line.now["view"]["seats"]] for line in (one, other)]
        for seat, markers in enumerate(secrets):
            assert [marker is not None for marker in markers] == [k == seat for k in range(3)]


def test_a_second_account_looks_into_no_bots_hand(site: Site) -> None:
    ana, second = site.person("Ana"), site.person("Ana again")
    table = ana.table(3, bots="random")
    with ana.line(table) as one, second.line(table) as other:
        for seat in (1, 2):
            one.do("bot", seat=seat, level=None)
        for seat in (1, 2):
            for kind, values in (
                ("sit", {"seat": seat}),
                ("chat", {"text": f"/join {seat + 1}"}),
                ("watch", {"seat": seat}),
                ("suppose", {"seat": seat, "version": 1, "plan": {}}),
            ):
                name = other.say(kind, **values)
                answer = other.until(lambda m, name=name: m.get("id") == name)
                assert (answer["type"], answer["code"]) == ("refused", "forbidden")
        one.do("stand", seat=0)
        assert other.ask("sit", seat=1)["code"] == "forbidden"
        other.ask("chat", text="still here")
        assert all(
            seat["marker"] is None
            for m in other.heard
            if m.get("view")
            for seat in m["view"]["seats"]
        )
        one.do("sit", seat=0)
