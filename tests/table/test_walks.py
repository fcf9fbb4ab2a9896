"""Evenings of people who press everything at any time, over every game:
nobody learns what they may not know, and nothing is lost.

At any moment a hidden draw of the log is put in another's place. Where that leaves a log that could
have been, nobody from whom the draw
is hidden may be told anything else: not by view, log, legal actions, positions looked back at,
record, refusals, plans, nor as a bot.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from lutetia.engine.game import State
from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.events import Event
from lutetia.table.fold import apply_event, table_from_events
from lutetia.table.handlers import execute
from lutetia.table.handlers.undo import offer
from lutetia.table.records import record
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.shown import Shown, Views
from lutetia.table.snapshot import dump, load_snapshot
from lutetia.table.table import Table
from tests.table.table_driver import ANA, BOB, EVERYBODY, Seeded, TableDriver, fingerprint

WALKS = int(os.environ.get("LUTETIA_WALKS", "2"))
STEPS = 80
COUNTED = ("deal",)
"""Draws of which everybody knows how many there were of each: shares of Paris Connection."""

Draw = tuple[int, State, Event]
"""The place in the log of a draw or action that is not told to everybody, the position before,
and the event."""


class Walk:
    """One such evening; ``bench`` holds the table."""

    def __init__(self, game: str, seed: int) -> None:
        self.pick = random.Random(seed)
        meta = load(game).meta
        options = {option.name: self.pick.choice(option.choices) for option in meta.options}
        self.bench = TableDriver(self.pick.choice(meta.players), seed=seed, game=game, **options)

    def step(self) -> None:
        """Do something that somebody might do, sensible or not."""
        pick, table = self.pick, self.bench.table
        if table.status == "open" and pick.random() < 0.5:
            free = [seat for seat, one in enumerate(table.seats) if one.kind == "empty"]
            if not free:
                self.try_(ANA, c.Start)
            elif pick.random() < 0.3:
                self.try_(ANA, c.Bot, seat=free[0], level="random")
            else:
                self.try_(pick.choice((ANA, BOB)), c.Sit, seat=free[0])
        elif (
            table.to_act is not None
            and pick.random() < 0.7
            and (self.bench.holder(table.to_act) or table.bot_to_act())
        ):
            self.bench.act(pick.choice)
        else:
            who, (kind, values) = pick.choice(EVERYBODY), pick.choice(list(self.presses()))
            self.try_(who, kind, **values)

    def presses(self) -> Iterator[tuple[type[Any], dict[str, Any]]]:
        """Yield one of each command, with a seat that may be anybody's."""
        seat, meta = self.pick.randrange(self.bench.table.players), self.bench.table.game.meta
        yield c.Sit, {"seat": seat}
        yield c.Sit, {"seat": seat, "name": "Léon"}
        yield c.Stand, {"seat": seat}
        yield c.Bot, {"seat": seat, "level": self.pick.choice(("random", "top", "genius", None))}
        yield c.Start, {}
        yield c.Undo, {}
        yield c.Undo, {}
        if self.pick.random() < 0.3:
            yield c.End, {}
        yield c.Answer, {"yes": True}
        yield c.Answer, {"yes": True}
        yield c.Answer, {"yes": True, "what": self.pick.choice(("undo", "sit", "bot"))}
        yield c.Answer, {"yes": False}
        yield (
            c.Chat,
            {
                "text": self.pick.choice(
                    (
                        "hello",
                        "/join",
                        f"/leave {meta.colours[seat]}",
                        "/undo",
                        "/end",
                        "/yes",
                        "/bot remove",
                        "/who",
                    )
                )
            },
        )
        yield c.MuteHere, {"seat": seat, "on": self.pick.random() < 0.5}
        line = self.pick.randrange(self.bench.table.version + 1)
        yield c.MuteHere, {"line": line, "on": self.pick.random() < 0.5}
        yield c.Act, {"seat": seat, "action": "nonsense", "version": self.bench.table.version}
        if self.pick.random() < 0.05:
            yield c.Resign, {"seat": seat}
        yield c.Rematch, {}

    def on(self) -> None:
        """Play on for a while, maybe to where there is most to hide."""
        for _ in range(self.pick.randrange(min(400, self.bench.table.game.meta.max_plies // 2))):
            table = self.bench.table
            if table.to_act is not None and (self.bench.holder(table.to_act) or table.bot_to_act()):
                self.bench.act(self.pick.choice)

    def try_(self, who: Player, kind: type[Any], **values: Any) -> None:
        """Give a command; a refusal must change nothing."""
        before = fingerprint(self.bench.table)
        try:
            self.bench.do(who, kind, **values)
        except TableRefusal as no:
            assert no.key != "refusal.malformed"
            assert fingerprint(self.bench.table) == before


def told(table: Table, player: Player | None, probes: list[str]) -> bytes:
    """Return everything that ``player`` can learn at this moment, whatever they ask for;
    ``probes`` are actions that are refused."""
    name = player.id if player else None
    seats = table.seats_of(name)
    legal = projection.legal(table) if projection.may_act(table, name) else []
    out: list[Any] = [
        projection.info(table),
        projection.you(table, player, None),
        record(table, seats).write(),
    ]
    for seat in seats or [None]:
        out += [
            projection.view(table, seat),
            msgspec.Raw(Views(table).of(seat)),
            projection.turn(table, name, seat, legal),
            projection.entries(table, seat),
            [projection.page(table, seat, before) for before in (None, table.version // 2)],
        ]
        out += [
            projection.position(table, ply, seat)
            for ply in sorted(
                {*range(0, table.ply, 7), *range(max(0, table.ply - 8), table.ply + 1)}
            )
        ]
    for seat in seats if table.state is not None and table.game.has_what_if else []:
        out.append(projection.supposed(table, name, seat, {}))
    seat = table.to_act if table.to_act in seats else (seats or [0])[0]
    for text in probes:
        try:
            out.append(
                execute(
                    table,
                    player,
                    c.Act(id="probe", seat=seat, action=text, version=table.version),
                    9.0,
                    Seeded(),
                    str,
                ).version
            )
            raise AssertionError(f"{text} was played")
        except TableRefusal as no:
            out.append([no.code, no.rule, no.text])
    return msgspec.json.encode(out)


def refused(table: Table) -> list[str]:
    """Return actions that are refused to anybody at the table, those of chance among them."""
    played = [step.text for step in table.history.steps] if table.history is not None else []
    texts = dict.fromkeys([*played, "lay 3 at a1", "hand blue 3", "marker grey red"])
    return [
        text
        for text in texts
        if table.state is None or table.to_act is None or table.state.refusal(text) is not None
    ]


def views(table: Table, player: Player | None, since: int) -> list[Any]:
    """Return what ``player`` has had before their eyes since a ply, position by position."""
    assert table.history is not None
    seats = table.seats_of(player.id if player else None) or [None]
    return [
        table.history.at(ply).view(seat) for ply in range(since, table.ply + 1) for seat in seats
    ]


def hidden_draws(driver: TableDriver) -> Iterator[Draw]:
    """Yield each draw or action of the log that is not told to everybody."""
    table = Table("t1", driver.log[0])
    for place, event in enumerate(driver.log[1:], 1):
        before = table.state
        apply_event(table, event)
        if event["kind"] in ("act", "chance") and before is not None:
            if (
                table.game.format_action(before.parse(event["text"]).code, None, reveal_all=False)
                != event["text"]
            ):
                yield place, before, event


def others(draw: Draw, draws: list[Draw], pick: random.Random) -> Iterator[dict[int, str]]:
    """Yield what the log could have had instead, by place: another draw, or where all draws
    together are known, two that change places."""
    place, before, event = draw
    *words, drawn = event["text"].split()
    if words[0] in COUNTED:
        same = [
            (other, there["text"].split())
            for other, _, there in draws
            if there["text"].split()[0] == words[0]
        ]
        fit = [
            (other, there) for other, there in same if there[1] != words[1] and there[-1] != drawn
        ]
        for other, there in pick.sample(fit, min(2, len(fit))):
            yield {place: " ".join([*words, there[-1]]), other: " ".join([*there[:-1], drawn])}
        return
    texts = [action.text for action in before.legal() if action.text.split()[:-1] == words]
    for text in pick.sample(texts, min(2, len(texts))):
        yield {place: text}


def check_secrets(driver: TableDriver, pick: random.Random) -> int:
    """Compare what is told with what would be told had a hidden draw been another;
    return how many could have been."""
    table, twins = driver.table, 0
    if table.status != "playing":
        return 0
    draws = list(hidden_draws(driver))
    probes = refused(table) if draws else []
    latest, earlier = draws[-2:], draws[:-2]
    for draw in [*latest, *pick.sample(earlier, min(2, len(earlier)))]:
        for changed in others(draw, draws, pick):
            hidden, since = set(range(table.players)), table.ply
            for _, before, event in (there for there in draws if there[0] in changed):
                code, since = before.parse(event["text"]).code, min(before.ply, since)
                hidden -= {
                    seat
                    for seat in hidden
                    if table.game.format_action(code, seat, reveal_all=False) == event["text"]
                }
            ignorant = [
                player
                for player in (None, *EVERYBODY)
                if hidden.issuperset(table.seats_of(player.id if player else None))
            ]
            log = [
                {**event, "text": changed[place]} if place in changed else event
                for place, event in enumerate(driver.log)
            ]
            try:
                twin = table_from_events("t1", log)
            except ValueError:
                continue  # it has come to light since
            twins += log != driver.log
            if draw[2]["kind"] == "act":  # who looked through what was left has seen the difference
                ignorant = [
                    player
                    for player in ignorant
                    if views(twin, player, since) == views(table, player, since)
                ]
            for player in ignorant:
                assert told(twin, player, probes) == told(table, player, probes), (
                    player,
                    draw[2],
                    changed,
                )
            bot = table.bot_to_act()
            if bot is not None and bot[0] in hidden:
                assert twin.state is not None
                assert table.state is not None
                assert twin.state.view(bot[0], recall=True) == table.state.view(bot[0], recall=True)
    return twins


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("seed", range(WALKS))
def test_an_evening(game: str, seed: int) -> None:
    walk = Walk(game, seed)
    driver, shown = walk.bench, Shown()
    for n in range(STEPS):
        walk.on() if n == STEPS // 3 else walk.step()
        # What is kept from telling to telling is never what was true before.
        assert bytes(shown.info(driver.table, (), 0)) == msgspec.json.encode(
            projection.info(driver.table)
        )
        assert bytes(shown.legal(driver.table)) == msgspec.json.encode(
            projection.legal(driver.table)
        )
        if n % 12 == 11:
            check_secrets(driver, walk.pick)
        if n % 25 == 24:
            looks = fingerprint(driver.table)
            log = msgspec.json.decode(msgspec.json.encode(driver.log))
            again, thawed = table_from_events("t1", log), load_snapshot("t1", dump(driver.table))
            assert fingerprint(again) == looks == fingerprint(thawed)
            assert dump(again) == dump(thawed)
            assert all(
                offer(again, person.id) == offer(driver.table, person.id) for person in EVERYBODY
            )


@pytest.mark.parametrize("game", IDS)
def test_there_are_secrets_to_compare(game: str) -> None:
    """The comparison must not be empty: sooner or later a hidden draw
    or action could have been another."""
    walk, twins = Walk(game, 4), 0
    driver = TableDriver.of(game, seed=4)
    while twins < 4:
        assert driver.table.status == "playing"
        for _ in range(3):
            driver.act(walk.pick.choice)
        twins += check_secrets(driver, walk.pick)
