"""The pages that show what people type, and how each is sent names and texts to show."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Page, Route, WebSocketRoute

from lutetia.coach import Effort
from lutetia.games.record import parse
from lutetia.server.coach.worker import coaching
from tests.golden.whole_games import files
from tests.server.accounts import with_account
from tests.server.client import Message
from tests.server.conftest import Site

Texts = list[str]
NOWHERE = "/nowhere"
"""A page of the site that says that there is none."""

GO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
"""Goes to another page of the site."""

AT = 1_700_000_000
"""When everything happened, in Unix seconds."""


class Place(ABC):
    """A page, and what stands in for the server behind it.

    Attributes:
        batch: how many texts it is sent at once, a multiple of ``group``.
        group: how many make one row.
        moments: every second text is a line of chat, in which "#42" is a link.
    """

    name: ClassVar[str]
    path = "/"
    batch: ClassVar[int]
    group: ClassVar[int]
    moments = False

    def __init__(self, site: Site) -> None:
        self.site = site
        self.person = with_account(site, site.person("Ana"))
        self.person.http.post("/api/me", json={"lang": "en"})
        with self.person.line(self.person.table(2)) as line:
            self._table: Message = line.now["table"]

    @abstractmethod
    def answer(self, page: Page) -> None:
        """Answer, from now on, in place of the server."""

    @abstractmethod
    def send(self, page: Page, texts: Texts) -> None:
        """Have ``texts`` shown."""

    def rows(self, texts: Texts) -> Iterator[tuple[int, Texts]]:
        """Yield ``texts`` row by row, each with its number."""
        for n in range(0, len(texts), self.group):
            yield n, texts[n : n + self.group]

    def table(self, n: int, names: Texts) -> Message:
        """Return a table at which ``names`` sit."""
        seats = self._table["seats"]
        return {
            **self._table,
            "id": f"t{n}",
            "seats": [
                {**seats[0], "seat": i, "name": name, "player": f"p{n}-{i}"}
                for i, name in enumerate(names)
            ],
        }


class Called(Place):
    """A page that fetches what it shows."""

    call: ClassVar[str]
    _body: Any = None

    def answer(self, page: Page) -> None:
        self._body = self.body(["x"] * self.group)
        page.route(self.call, self._fulfill)

    def _fulfill(self, route: Route) -> None:
        route.fulfill(body=json.dumps(self._body), content_type="application/json")

    def send(self, page: Page, texts: Texts) -> None:
        """Let the page be left and come back, so that it asks anew; a reload would only load the
        same program again."""
        self._body = self.body(texts)
        page.evaluate(GO, NOWHERE)
        page.wait_for_selector("main a.button[href='/']")
        page.evaluate(GO, self.path)

    @abstractmethod
    def body(self, texts: Texts) -> Any:
        """Return the answer that holds ``texts``."""


class Told(Place):
    """A page that is told what it shows on a socket."""

    socket: ClassVar[str]

    def __init__(self, site: Site) -> None:
        super().__init__(site)
        self._first: list[Message] = []
        self._routes: list[WebSocketRoute] = []

    def answer(self, page: Page) -> None:
        page.route_web_socket(self.socket, self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        route.on_message(lambda _: None)
        for message in self._first:
            route.send(json.dumps(message))
        self._routes.append(route)

    def send(self, page: Page, texts: Texts) -> None:
        while not self._routes:
            page.wait_for_timeout(20)
        for message in self.messages(texts):
            self._routes[-1].send(json.dumps(message))

    @abstractmethod
    def messages(self, texts: Texts) -> list[Message]:
        """Return what tells ``texts``."""


class Table(Told):
    """The page of a table: names at the seats and beside what they say."""

    name, socket, batch, group, moments = "a table", "**/ws/t/*", 4000, 2, True

    def __init__(self, site: Site) -> None:
        super().__init__(site)
        bob = site.person("Bob")
        table = self.person.table(2)
        self.path = f"/t/{table}"
        with self.person.line(table) as one, bob.line(table) as two:
            two.do("sit", seat=1)
            one.do("start")
            one.do("chat", text="hello")
        with self.person.line(table) as one:
            self._first = [one.now]
        [self._said] = [entry for entry in one.now["entries"] if entry["kind"] == "chat"]

    def messages(self, texts: Texts) -> list[Message]:
        [told] = self._first
        pairs = [some for _, some in self.rows(texts)]
        entries = [
            {**self._said, "n": n, "seat": n % 3 if n % 3 < 2 else None, "name": name, "chat": text}
            for n, (name, text) in enumerate(pairs)
        ]
        seats = [
            {**seat, "name": name}
            for seat, (name, _) in zip(told["table"]["seats"], pairs, strict=False)
        ]
        return [{**told, "entries": entries, "table": {**told["table"], "seats": seats}}]


def _lost(report: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the decisions of a report that lost something."""
    return [one for one in report["report"]["decisions"] if one["judgement"]["verdict"]]


class Report(Called):
    """How a game was played, as the coach judges it: names at its seats, over their results, and in
    what is told of their moves."""

    name, call, batch, group = "a report of the coach", "**/api/tables/*/coach", 300, 1

    def __init__(self, site: Site) -> None:
        super().__init__(site)
        # The first game in which so weak a coach finds fault with a decision.
        record, self._report = next(
            (record, report)
            for record, report in map(self._judged, files("paris_paris"))
            if _lost(report)
        )
        made = self.person.http.post("/api/records", content=record.encode())
        self.path = f"/coach/{made.json()['id']}"
        with self.person.line(made.json()["id"]) as line:
            self._now = line.now

    def _judged(self, file: Path) -> tuple[str, dict[str, Any]]:
        record = file.read_text()
        return record, json.loads(coaching(parse(record), Effort(2, 12, 1)))

    def answer(self, page: Page) -> None:
        super().answer(page)
        page.route_web_socket("**/ws/t/*", self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        route.on_message(lambda _: None)
        route.send(json.dumps(self._now))

    def body(self, texts: Texts) -> Any:
        told = self._now["table"]
        seats = [{**told["seats"][0], "seat": n, "name": name} for n, name in enumerate(texts)]
        self._now = {**self._now, "table": {**told, "players": len(texts), "seats": seats}}
        report, [one, *_] = self._report["report"], self._report["report"]["seats"]
        found = [self._decision(n) for n in range(len(texts))]
        return {
            "state": "made", "done": 0, "total": 0,
            "made": {
                "report": {
                    **report,
                    "seats": [{**one, "seat": n, "prospects": []} for n in range(len(texts))],
                    "decisions": [decision for decision, _ in found],
                },
                "moves": [move for _, move in found],
            },
        }  # fmt: skip

    def _decision(self, seat: int) -> tuple[Message, Message]:
        """Return a decision that lost something, as if ``seat`` had taken it, and its words."""
        [lost, *_] = _lost(self._report)
        number = lost["number"]
        [told] = [one["told"] for one in self._report["moves"] if one["number"] == number]
        entries = [
            {**one, "seat": seat, "events": [{**event, "seat": seat} for event in one["events"]]}
            for one in told
        ]
        judgement = {**lost["judgement"], "seat": seat}
        return {"number": seat + 1, "judgement": judgement}, {"number": seat + 1, "told": entries}


class Lobby(Told):
    """The lobby: names at public tables and at one's own, and of those who seek a game."""

    name, socket, batch, group = "the lobby", "**/ws/lobby", 3000, 5

    def messages(self, texts: Texts) -> list[Message]:
        rows = list(self.rows(texts))
        return [
            {"type": "lobby", "idle": [], "tables": [self.table(n, r[:2]) for n, r in rows]},
            {
                "type": "mine",
                "seeks": [],
                "invited": 0,
                "tables": [
                    {"waits": False, "updated": AT, "table": self.table(n + 1, r[2:4])}
                    for n, r in rows
                ],
            },
            {"type": "seeks", "here": 2, "seeks": [self._seek(n, row[4]) for n, row in rows]},
        ]

    def _seek(self, n: int, name: str) -> dict[str, Any]:
        return {
            "id": f"s{n}", "name": name, "game": "paris", "players": [2], "pace": None,
            "fall": "keeper", "since": AT, "rated": False, "within": None, "points": None,
            "level": "solid", "weekends": None,
        }  # fmt: skip


class Games(Called):
    """One's own games: who sits there, and one's notes."""

    name, path, call, batch, group = "one's games", "/games", "**/api/me/games?*", 4500, 3

    def body(self, texts: Texts) -> Any:
        games = [
            {"waits": n % 2 == 0, "at": AT, "note": some[2], "table": self.table(n, some[:2])}
            for n, some in self.rows(texts)
        ]
        return {"games": games, "after": None}


class Invitations(Called):
    """Who invites one."""

    name, path, call, batch, group = "invitations", "/games", "**/api/invitations", 3000, 1

    def body(self, texts: Texts) -> Any:
        got = [
            {
                "id": f"i{n}", "by": by, "by_player": f"p{n}", "name": "Ana", "player": "a",
                "until": AT, "declined": False, "table": self._table,
            }
            for n, [by] in self.rows(texts)
        ]  # fmt: skip
        return {"got": got, "sent": []}


class Player(Called):
    """The page of somebody: their name, and their latest games."""

    name, path, call, batch, group = "a player", "/players/p7", "**/api/players/p7", 4000, 2

    def body(self, texts: Texts) -> Any:
        recent = [self.table(n, some) for n, some in self.rows(texts)]
        return {
            "player": "p7", "name": texts[0], "since": AT, "standings": [], "recent": recent,
            "versus": None,
        }  # fmt: skip


class Ratings(Called):
    """The order of the strongest."""

    name, path, call, batch, group = "ratings", "/ratings", "**/api/ratings/*/*", 4000, 1

    def body(self, texts: Texts) -> Any:
        rating = {"points": 1500, "give": 100, "games": 3}
        places = [
            {"player": f"p{n}", "name": name, "level": None, "rating": rating}
            for n, [name] in self.rows(texts)
        ]
        return {"game": "paris", "seats": "2", "places": places}


class People(Called):
    """Whom one follows, has muted and has blocked, on the page of one's account."""

    name, path, call, batch, group = "one's people", "/me", "**/api/me/people", 4000, 1

    def body(self, texts: Texts) -> Any:
        return [
            {"player": f"p{n}", "name": name, "follow": True, "mute": n % 2 == 0, "block": True}
            for n, [name] in self.rows(texts)
        ]


class Moderation(Called):
    """The page of the moderators: reports with talk, what was decided, and what was done."""

    name, path, call, batch, group = "moderation", "/moderation", "**/api/moderation", 2400, 12

    def body(self, texts: Texts) -> Any:
        rows = list(self.rows(texts))
        return {
            "open": len(rows),
            "reports": [self._report(n, some) for n, some in rows],
            "audit": [self._act(n, some[9:]) for n, some in rows],
            "more": None,
        }

    def _report(self, n: int, texts: Texts) -> dict[str, Any]:
        subject, name, by, words, reason, *said = texts[:9]
        lines = [
            {"n": i, "player": f"p{i}", "name": who, "at": AT, "text": what, "reported": i == 0}
            for i, (who, what) in enumerate(zip(said[::2], said[1::2], strict=True))
        ]
        held = {
            "id": n, "kind": "mute", "player": "p", "since": AT, "until": None, "reason": reason,
        }  # fmt: skip
        return {
            "id": n, "at": AT, "closed": None, "reason": "insult", "words": words,
            "name": f"once {name}",  # what they are called now is not said twice
            "subject": {"id": f"p{n}", "name": subject, "account": n % 2 == 0},
            "by": {"id": "b", "name": by, "account": True}, "times": 1, "table": "abcdef",
            "version": 3, "lines": lines, "sanctions": [held],
        }  # fmt: skip

    def _act(self, n: int, texts: Texts) -> dict[str, Any]:
        actor, subject, why = texts
        return {
            "id": n, "at": AT, "actor": "m", "actor_name": actor, "act": "mute", "subject": "p",
            "subject_name": subject, "table": None, "line": None, "report": None,
            "sanction": None, "until": None, "why": why,
        }  # fmt: skip


PLACES: list[type[Place]] = [
    Table, Report, Lobby, Games, Invitations, Player, Ratings, People, Moderation,
]  # fmt: skip
