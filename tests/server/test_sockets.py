"""The socket at a table: playing, coming back, the next game."""

from __future__ import annotations

import json
import time

import pytest

from tests.server.client import Line, Person, raw_line, wait_until
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


def test_a_whole_game_between_two(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    with ana.line(table) as one, bob.line(table) as other:
        started(one, other)
        while one.now["table"]["status"] != "over":
            actor = one if one.now["turn"]["mine"] else other
            waiter = other if actor is one else one
            actor.act()
            while waiter.now["version"] < actor.now["version"]:
                waiter.hear()
        for line in (one, other):
            outcome = line.now["table"]["outcome"]
            assert sorted(outcome["ranks"])[0] == 1
            assert outcome["scores"] == [seat["points"] for seat in line.now["view"]["seats"]]
            assert len(outcome["lines"]) == 2
            numbers = [entry["n"] for message in line.heard for entry in message.get("entries", [])]
            assert numbers == sorted(set(numbers)), "every entry once, in order"


def test_against_bots_to_the_end(site: Site, game: str) -> None:
    ana = site.person("Ana")
    with ana.line(ana.table(2, game=game, bots="greedy")) as line:
        moves = 0
        while line.mine()["table"]["status"] != "over":
            line.act()
            moves += 1
        assert moves >= 12


def test_bots_among_themselves(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(3, bots="random", sit=False)
    wait_until(lambda: site.actor(table).table.status == "over", "the bots did not finish")


def test_hotseat(site: Site) -> None:
    ana = site.person("Ana")
    with ana.line(ana.table(3)) as line:
        line.do("sit", seat=1)
        line.do("sit", seat=2)
        line.do("start")
        for _ in range(6):
            turn = line.now["turn"]
            assert turn["mine"]
            assert line.now["you"]["seat"] == turn["to_act"] == line.now["view"]["viewer"]
            line.act()
        assert line.ask("watch", seat=0)["type"] == "ack"
        assert line.ask("watch", seat=None)["type"] == "ack"
        assert line.ask("watch", seat=5)["code"] == "forbidden"


def test_watch_one_of_ones_seats(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(3)
    with ana.line(table) as one, bob.line(table) as other:
        one.do("sit", seat=1)
        started_by = other.do("sit", seat=2)
        assert started_by["you"]["seats"] == [2]
        one.do("start")
        while not other.now["turn"]["mine"]:
            one.act() if one.now["turn"]["mine"] else None
            other.hear()
        one.hear() if one.now["version"] < other.now["version"] else None
        for seat in (1, 0):
            one.say("watch", seat=seat)
            assert one.until(lambda m: m["type"] == "update")["view"]["viewer"] == seat


def test_spectators_see_and_do_nothing(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    eve = site.person("Eve")
    with ana.line(table) as one, bob.line(table) as other, eve.line(table) as watcher:
        started(one, other)
        watcher.until(lambda m: "table" in m and m["table"]["status"] == "playing")
        assert watcher.now["you"] == {
            "player": eve.id,
            "name": "Eve",
            "seats": [],
            "seat": None,
            "open": [],
            "may_ask": [],
            "asks": False,
            "host": False,
        }
        assert watcher.now["table"]["spectators"] == 1
        assert watcher.now["turn"]["legal"] == []
        assert all(
            seat.get("marker") is None and seat.get("hand") is None
            for seat in watcher.now["view"]["seats"]
        )
        version = watcher.now["version"]
        assert (
            watcher.ask("act", seat=0, action="build louvre", version=version)["code"]
            == "forbidden"
        )
        assert watcher.ask("undo")["code"] == "forbidden"
        assert watcher.ask("chat", text="hello")["type"] == "ack"
    with raw_line(site.base, f"/ws/t/{table}") as stranger:
        assert stranger.hear()["you"]["player"] == ""
        answer = stranger.ask("chat", text="hello")
        assert (answer["code"], answer["text"]["key"]) == ("forbidden", "refusal.no_session")


def test_online_and_away(site: Site) -> None:
    ana, bob, table = two(site)
    with ana.line(table) as one:
        with bob.line(table) as other:
            other.do("sit", seat=1)
            one.until(lambda m: m["type"] == "update" and m["table"]["seats"][1]["online"])
        while one.now["table"]["seats"][1]["online"]:
            one.presence()
        assert one.now["table"]["spectators"] == 0
        assert one.now["table"]["seats"][0]["online"]


def test_a_crowd_that_comes_and_goes_is_told_in_few_words(site: Site) -> None:
    ana, eve = site.person("Ana"), site.person("Eve")
    table = ana.table(2)
    with ana.line(table) as one:
        one.ask("chat", text="before")
        said, begin = len(one.raw), time.monotonic()
        for _ in range(60):
            with eve.line(table), raw_line(site.base, f"/ws/t/{table}"):
                pass
        took = time.monotonic() - begin
        while one.now["table"]["spectators"]:
            one.presence()
        one.ask("chat", text="after")
        told = [text for text in one.raw[said:] if json.loads(text)["type"] != "ack"]
        # 120 arrivals: one number a second, and the update that the chat itself brings.
        assert len(told) <= took + 6
        assert sum(len(text) for text in told if '"presence"' in text) < 100 * len(told)
        assert [json.loads(text)["type"] for text in told if '"presence"' not in text] == ["update"]


def test_a_reload_is_no_absence(site: Site) -> None:
    ana, bob, table = two(site)
    with ana.line(table) as one:
        with bob.line(table) as other:
            other.do("sit", seat=1)
        with bob.line(table) as other:
            one.until(lambda m: m["type"] == "update" and m["table"]["seats"][1]["online"])
            said = len(one.heard)
            time.sleep(1.5)
            one.ask("chat", text="well?")
            told = [m["online"][1] for m in one.heard[said:] if m["type"] == "presence"]
            assert all(told)


# --- coming back ----------------------------------------------------------------------------------


def test_resuming_by_version(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    with ana.line(table) as one, bob.line(table) as other:
        actor, waiter = started(one, other)
        gone = one.now["version"]
        actor.act()
        waiter.hear()
        actor.ask("chat", text="well?")
        who = ana if actor is other else bob
        with who.line(table, since=gone) as back:
            assert back.now["type"] == "update"
            assert [
                entry["kind"] for entry in back.now["entries"] if entry["kind"] != "chance"
            ] == ["act", "chat"]
            assert all(entry["n"] > gone for entry in back.now["entries"])
        with who.line(table, since=back.now["version"]) as back:
            assert (back.now["type"], back.now["entries"]) == ("update", [])
        for since in (9999, 10**12):
            with who.line(table, since=since) as back:
                assert back.now["type"] == "table"
                assert len(back.now["entries"]) > 5


def test_resuming_after_taking_back_sends_everything(site: Site) -> None:
    ana, bob, table = two(site)
    with ana.line(table) as one, bob.line(table) as other:
        actor, waiter = started(one, other)
        gone = one.now["version"]
        actor.act()
        actor.do("undo")
        assert actor.now["type"] == "table"
        assert (
            waiter.until(lambda m: m["type"] == "table")["turn"]["ply"] == actor.now["turn"]["ply"]
        )
    with ana.line(table, since=gone) as back:
        assert back.now["type"] == "table"
        assert any(entry.get("undone") for entry in back.now["entries"])


def test_resuming_after_the_end_opens_what_was_hidden(site: Site) -> None:
    ana, bob, table = two(site)
    with ana.line(table) as one, bob.line(table) as other:
        started(one, other)
        assert "?" in "".join(one.raw + other.raw)
        gone = one.now["version"]
        one.do("resign", seat=0)
    with ana.line(table, since=gone) as back:
        assert (back.now["type"], back.now["table"]["status"]) == ("table", "over")
        assert [entry for entry in back.now["entries"] if "?" in entry.get("text", "")] == []


def test_looking_back(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    with ana.line(table) as one, bob.line(table) as other:
        actor, _ = started(one, other)
        actor.act()
        last = actor.now["turn"]["ply"]
        actor.say("look", ply=2)
        answer = actor.until(lambda m: m["type"] == "position")
        assert (answer["ply"], answer["last"], answer["view"]["ply"], answer["entry"]["ply"]) == (
            2,
            last,
            2,
            2,
        )
        for ply in (-1, last + 1, 10**9):
            name = actor.say("look", ply=ply)
            assert (
                actor.until(lambda m, name=name: m.get("id") == name)["text"]["key"]
                == "refusal.no_such_ply"
            )


def test_a_resend_is_harmless(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    with ana.line(table) as one, bob.line(table) as other:
        actor, _ = started(one, other)
        turn, version = actor.now["turn"], actor.now["version"]
        act = {
            "id": "mine-1",
            "seat": turn["to_act"],
            "version": version,
            "action": turn["legal"][0]["text"],
        }
        first = actor.ask("act", **act)
        again = actor.ask("act", **act)
        assert first == again
        assert first["type"] == "ack"
    with ana.line(table) as one:
        assert one.now["version"] == first["version"]


# --- the lobby ------------------------------------------------------------------------------------


def test_the_lobby_hears_of_tables(site: Site) -> None:
    ana = site.person("Ana")
    with raw_line(site.base, "/ws/lobby") as lobby:
        assert lobby.hear()["type"] == "lobby"
        table = ana.table(2)

        def look(message: dict[str, object]) -> dict[str, object] | None:
            return next((t for t in message.get("tables", ()) if t["id"] == table), None)  # type: ignore[attr-defined]

        lobby.until(lambda m: look(m) is not None)
        with ana.line(table) as line:
            line.do("sit", seat=1)
            line.do("start")
            assert look(lobby.until(lambda m: (look(m) or {}).get("status") == "playing"))
            line.ask("resign", seat=0)
            lobby.until(lambda m: m["type"] == "lobby" and look(m) is None)


def test_a_rematch_is_a_table(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    with ana.line(table) as one, bob.line(table) as other:
        started(one, other)
        one.ask("resign", seat=0)
        one.do("rematch")
        after = other.until(lambda m: m["type"] == "update" and m["table"]["rematch"])["table"][
            "rematch"
        ]
        assert after == one.now["table"]["rematch"]
        with bob.line(after) as line:
            assert [seat["name"] for seat in line.now["table"]["seats"]] == ["Ana", "Bob"]
            assert line.now["table"]["status"] == "open"
            line.do("start")


def test_a_rematch_alone_against_bots_begins_at_once(site: Site, game: str) -> None:
    ana = site.person("Ana")
    with ana.line(ana.table(2, game=game, bots="random")) as line:
        while line.mine()["table"]["status"] != "over":
            line.act()
        line.do("rematch")
        with ana.line(line.now["table"]["rematch"]) as again:
            assert again.now["table"]["status"] == "playing"
            again.mine()


def test_a_new_name_reaches_the_table(site: Site) -> None:
    ana, bob, table = two(site)
    with ana.line(table) as one, bob.line(table) as other:
        other.do("sit", seat=1)
        bob.http.post("/api/me", json={"name": "Robert"})
        one.until(lambda m: "table" in m and m["table"]["seats"][1]["name"] == "Robert")
        other.until(lambda m: m.get("you", {}).get("name") == "Robert")


def test_a_table_that_cannot_be_shown_keeps_no_name_from_the_others(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    broken, whole = ana.table(2), ana.table(2)
    with bob.line(whole) as line:
        monkeypatch.setattr(site.actor(broken), "rename", lambda player: 1 / 0)
        assert ana.http.post("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
        line.until(lambda m: "table" in m and m["table"]["seats"][0]["name"] == "Anna")


def test_undo_by_agreement_over_the_wire(site: Site, game: str) -> None:
    ana, bob, table = two(site, game)
    with ana.line(table) as one, bob.line(table) as other:
        actor, waiter = started(one, other)
        while actor.now["turn"]["mine"]:
            ply = actor.now["turn"]["ply"]
            actor.act()
        waiter.mine()
        waiter.act()
        while actor.now["version"] < waiter.now["version"]:
            actor.hear()
        assert actor.now["turn"]["undo"] == "ask"
        actor.do("undo")
        ask = waiter.until(lambda m: m["type"] == "update" and m["table"]["ask"])["table"]["ask"]
        assert (ask["what"], ask["to"], ask["need"], ask["yes"]) == (
            "undo",
            ply,
            [waiter.now["you"]["seat"]],
            [],
        )
        waiter.ask("answer", yes=True)
        assert actor.until(lambda m: m["type"] == "table")["turn"]["ply"] == ply
