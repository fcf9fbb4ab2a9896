"""What a server tells those who sit together for an evening and press everything once."""

from __future__ import annotations

from asyncio import run_coroutine_threadsafe
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from pytest import MonkeyPatch

from lutetia.server.moderation.admin import SOCKET, Answered, Asked, ask
from lutetia.server.moderation.types import Grant
from tests.server.accounts import with_account
from tests.server.client import Line, Message, Person, raw_line, wait_until
from tests.server.conftest import Site
from tests.server.patience import PATIENCE
from tests.server.stirrer import Stirrer


@dataclass
class Talk:
    """Messages of the tables' sockets and of the lobby's, and answers to calls by their path."""

    messages: list[Message] = field(default_factory=list)
    lobby: list[Message] = field(default_factory=list)
    answers: dict[str, Any] = field(default_factory=dict)


def evening(site: Site) -> Talk:
    """Play, ask, take back, resign, play again, bring a record; return everything that was told."""
    talk = Talk()
    ana, bob, eve = site.person("Ana"), site.person("Bob"), site.person("Eve")
    lines: list[Line] = []
    table = ana.table(2, game="cite")
    one, two = ana.line(table), bob.line(table)
    onlooker = eve.line(table)
    lines += [one, two, onlooker]
    one.do("bot", seat=1, level="greedy")
    one.do("bot", seat=1, level=None)
    two.do("sit", seat=1)
    two.do("stand", seat=1)
    two.do("sit", seat=1)
    one.do("start")
    two.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
    actor, waiter = (one, two) if one.now["turn"]["mine"] else (two, one)
    actor.ask("chat", text="/who")
    actor.do("chat", text="Good luck!")
    one.do("mute", seat=1, on=True)
    two.until(lambda m: "silenced" in m.get("you", ()))
    one.do("mute", seat=1, on=False)
    actor.say("log", before=2)
    actor.until(lambda m: m["type"] == "log")
    actor.say("look", ply=1)
    actor.until(lambda m: m["type"] == "position")
    actor.do("seen", version=actor.now["version"])
    actor.say("suppose", version=actor.now["version"], seat=actor.now["you"]["seat"], plan={})
    actor.until(lambda m: m["type"] == "supposed")
    actor.say("why", seat=actor.now["turn"]["to_act"], actions=["pass", "lay 1 at a1"])
    actor.until(lambda m: m["type"] == "because")
    alone = ana.line(ana.table(2, game="cite", bots="random"))
    lines.append(alone)
    alone.mine()
    alone.say("hint", seat=alone.now["turn"]["to_act"])
    alone.until(lambda m: m["type"] == "hint")
    assert waiter.ask("start")["type"] == "refused"
    actor.act()
    waiter.mine()
    waiter.act()
    actor.mine()
    actor.do("undo")
    waiter.until(lambda m: m["type"] == "update" and m["table"]["ask"] is not None)
    waiter.do("answer", yes=True)
    _bring(site, lines)
    lines.append(site.person("Ida").line(table))
    onlooker.presence()
    _finish(lines, site)
    _ask_for_a_seat(lines, site)
    _run_out_of_time(lines, site)
    _break_off(lines, site)
    _stir(lines, site)
    with raw_line(site.base, "/ws/lobby", cookie=ana.cookie()) as lobby:
        talk.lobby += [lobby.hear() for _ in range(3)]
        _seek(site, ana)
        talk.lobby += [lobby.until(lambda m: m["type"] == "found")]
    for line in lines:
        talk.messages += line.heard
        line.__exit__(None, None, None)
    ana.http.post("/api/me/notices/channels", json={"webhook": "https://example.org/hook"})
    _rated(site, talk)
    _moderate(site, talk)
    paths = (
        "/api/games",
        "/api/me",
        "/api/me/tables",
        "/api/me/notices",
        "/api/tables",
        "/api/games/paris/rules",
        "/api/seeks",
    )
    for path in paths:
        talk.answers[path] = ana.http.get(path).json()
    return talk


def _seek(site: Site, ana: Person) -> None:
    """Seek two games, of which one is found."""
    wanted = {"game": "cite", "players": [2], "pace": "daily", "weekends": "Europe/Paris"}
    for person in (site.person("Una"), ana):
        assert person.http.post("/api/seeks", json=wanted).status_code == 201
    assert ana.http.post("/api/seeks", json=_quick(wanted)).status_code == 201


def _quick(wanted: dict[str, Any]) -> dict[str, Any]:
    return {**wanted, "pace": None, "weekends": None}


def _bring(site: Site, lines: list[Line]) -> None:
    """Bring the record of a game, and look at it."""
    zoe = site.person("Zoe")
    record = 'format = 1\ngame = "paris_paris"\nplayers = 2\nactions = []\n'
    made = zoe.http.post("/api/records", content=record.encode())
    assert made.status_code == 201, made.text
    lines.append(zoe.line(made.json()["id"]))


def _finish(lines: list[Line], site: Site) -> None:
    """Play a whole game of Paris Paris, one that is given up and one that both agree to end, and
    play again."""
    ana, bob = site.person("Ana"), site.person("Bob")
    for how in ("whole", "given up", "agreed"):
        table = ana.table(2)
        one, two = ana.line(table), bob.line(table)
        lines += [one, two]
        two.do("sit", seat=1)
        one.do("start")
        while how == "whole" and one.now["table"]["status"] != "over":
            for line in (one, two):
                while line.now["version"] < max(one.now["version"], two.now["version"]):
                    line.hear()
                if line.now["turn"]["mine"]:
                    line.act()
        if how == "given up":
            two.do("resign", seat=1)
        if how == "agreed":
            one.do("end")
            two.until(lambda m: m["type"] == "update" and m["table"]["ask"] is not None)
            two.do("answer", yes=True)
        while one.now["table"]["status"] != "over":
            one.hear()
        one.do("rematch")


def _run_out_of_time(lines: list[Line], site: Site) -> None:
    """Play by the clock until somebody falls and returns, and until the site has been away."""
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2, pace="daily", fall="keeper", weekends="UTC")
    one, two = ana.line(table), bob.line(table)
    lines += [one, two]
    two.do("sit", seat=1)
    one.do("start")
    two.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
    registry = site.app.state.registry
    late = one if one.now["turn"]["mine"] else two
    ticking = registry.now
    with MonkeyPatch.context() as patch:
        patch.setattr(registry, "now", lambda: ticking() + 6 * 86_400)
        assert late.ask("start")["type"] == "refused"  # any command: now it is seen
        seat = late.now["you"]["seats"][0]
        late.do("sit", seat=seat)
        actor = site.actor(table)
        run_coroutine_threadsafe(actor.credit(7000), site.loop).result(PATIENCE)
        other = two if late is one else one
        other.until(lambda m: any(entry["kind"] == "credited" for entry in m.get("entries", ())))


def _stir(lines: list[Line], site: Site) -> None:
    """Stir sealed deals until one is given up, one loses its secrets, and somebody shows
    nothing."""
    for ends in ("resign", "lost", "late"):
        ana, bob = site.person("Ana"), site.person("Bob")
        table = ana.table(2, sealed=True)
        one, two = ana.line(table), bob.line(table)
        lines += [one, two]
        two.do("sit", seat=1)
        stirrers = [Stirrer(one, table, 0), Stirrer(two, table, 1)]
        for stirrer in stirrers:
            stirrer.promise()
        one.do("start")
        stirrers[0].show()
        if ends != "late":
            stirrers[1].show()
            while one.now["table"]["status"] == "open":
                one.hear()
        if ends == "late":
            one.until(lambda m: any(e.get("again") for e in m.get("entries", ())))
        elif ends == "lost":
            site.actor(table).envelope = None
            _until_drawn(one, two)
        else:
            one.do("resign", seat=0)


def _until_drawn(one: Line, two: Line) -> None:
    """Play until chance has answered."""
    while not any(e["kind"] == "unsealed" for m in one.heard for e in m.get("entries", ())):
        for line in (one, two):
            while line.now["version"] < max(one.now["version"], two.now["version"]):
                line.hear()
            if line.now["turn"]["mine"]:
                line.act()


def _rated(site: Site, talk: Talk) -> None:
    """Play a rated game, and look at everything about it."""
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    table = ana.table(2, rated=True)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
        two.do("resign", seat=1)
    _rest(site, talk, ana, bob)
    ids = {one: one.http.get("/api/me").json()["player"] for one in (ana, bob)}
    profile = f"/api/players/{ids[ana]}"
    wait_until(lambda: bob.http.get(profile).json()["standings"] != [], "ratings do not follow")
    ana.http.post(f"/api/tables/{table}/note", json={"text": "mine"})
    ana.http.post(f"/api/players/{ids[bob]}/tie", json={"follow": True})
    ana.http.post("/api/invitations", json={"player": ids[bob], "table": ana.table(2)})
    for who, name, path in (
        (bob, "profile", profile),
        (bob, "leaderboard", "/api/ratings/paris_paris/2"),
        (bob, "stakes", f"/api/tables/{table}/stakes"),
        (ana, "games", "/api/me/games?over=1"),
        (ana, "people", "/api/me/people"),
        (ana, "note", f"/api/tables/{table}/note"),
        (bob, "invitations", "/api/invitations"),
        (ana, "acquaintances", "/api/people?name=b"),
        (ana, "last_seen", f"/api/tables/{table}/seen"),
    ):
        talk.answers[name] = who.http.get(path).json()


def _rest(site: Site, talk: Talk, ana: Person, bob: Person) -> None:
    """Go on holiday, with a game that waits and one that ends."""
    table = ana.table(2, pace="daily")
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
        for person in (ana, bob):
            assert person.http.post("/api/me/holiday", json={"days": 2}).status_code == 200
        one.until(lambda m: m["type"] == "update" and "pauses" in m["turn"]["clock"])
        talk.messages += one.heard
        late = one if one.now["turn"]["mine"] else two
        talk.answers["running"] = (ana if late is one else bob).http.get("/api/me/games").json()
        talk.answers["/api/me/holiday"] = ana.http.get("/api/me/holiday").json()
        ana.http.post("/api/me/holiday", json={"days": None})
        one.until(lambda m: _ended(m.get("entries", ())))
        talk.messages += one.heard


def _ended(entries: Iterable[dict[str, Any]]) -> bool:
    return any(entry["kind"] == "holiday_over" for entry in entries)


def _moderate(site: Site, talk: Talk) -> None:
    """Say something, be reported, muted, and read it all as a moderator."""
    ana, bob, maud = (with_account(site, site.person(name)) for name in ("Ana", "Bob", "Maud"))
    table = ana.table(2)
    with bob.line(table) as line:
        bad = line.do("chat", text="an insult")["version"]
    report = {"reason": "insult", "line": bad, "words": "look"}
    talk.answers["reported"] = ana.http.post(f"/api/tables/{table}/report", json=report).json()
    asked = Asked("root", Grant(player=maud.id, why="appointed"))
    assert ask(site.app.state.store.beside(SOCKET), asked) == Answered("")
    for act in ({"act": "mute", "player": bob.id, "days": 1}, {"act": "close", "report": 1},
                {"act": "delete_line", "table": table, "line": bad}):  # fmt: skip
        body = {"why": "a reason", **act}
        assert maud.http.post("/api/moderation", json=body).status_code == 200
    talk.answers["desk"] = maud.http.get("/api/moderation?closed=1").json()
    talk.answers["account"] = bob.http.get("/api/account").json()


def _break_off(lines: list[Line], site: Site) -> None:
    """Begin a rated game, and break it off."""
    ana = with_account(site, site.person("Ana"))
    line = ana.line(ana.table(2, bots="random", rated=True))
    lines.append(line)
    line.do("abort", seat=0)


def _ask_for_a_seat(lines: list[Line], site: Site) -> None:
    """Leave a game of three, and have somebody else ask for the seat."""
    ana, bob, cyd = (site.person(name) for name in ("Ana", "Bob", "Cyd"))
    table = ana.table(3)
    one, two, three = ana.line(table), bob.line(table), cyd.line(table)
    two.do("sit", seat=1)
    three.do("sit", seat=2)
    one.do("start")
    three.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
    three.do("stand", seat=2)
    new = site.person("Dot").line(table)
    lines += [one, two, three, new]
    new.do("sit", seat=2)
    one.until(lambda m: m["type"] == "update" and m["table"]["ask"] is not None)
    one.do("answer", yes=True)
    two.do("answer", yes=True)
    new.until(lambda m: m["type"] == "update" and m["you"]["seats"] == [2])
