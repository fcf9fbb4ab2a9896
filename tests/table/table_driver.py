"""A table to try things on: scripted chance, numbered commands, and the log beside it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import events, projection
from lutetia.table.events import Event
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import CommandResult, bot_act, execute, fall
from lutetia.table.pauses import Away, at_work
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.table import Table

ANA, BOB, EVE, ZOE = (Player(f"p-{name.lower()}", name) for name in ("Ana", "Bob", "Eve", "Zoe"))
EVERYBODY = (ANA, BOB, EVE, ZOE)
KIM = Player("p-kim", "Kim")
"""Somebody new."""


class Seeded:
    """Chance that draws the same every time; ``script`` overrides it by ply."""

    def __init__(self, seed: int = 1, script: dict[int, str] | None = None) -> None:
        self.seed = seed
        self.script = script or {}

    def draw(self, state: State) -> str:
        return self.script.get(state.ply) or state.draw(self.seed).text


def created(
    players: int = 4,
    private: bool = False,
    host: Player = ANA,
    of: str = "paris_paris",
    timing: events.Timing | None = None,
    **options: Any,
) -> Event:
    game = load(of)
    first = events.created(game, players, game.options(options), host.id, private, 1.0)
    if timing is not None:
        first["timing"] = timing
    return first


def harmless(state: State, text: str) -> bool:
    """Return whether playing ``text`` makes nothing hidden known and asks nothing of chance."""
    after = state.play(text)
    return not after.barrier and after.to_act != CHANCE


class TableDriver:
    """A table with its log; every call is one command."""

    def __init__(
        self,
        players: int = 4,
        seed: int = 1,
        script: dict[int, str] | None = None,
        game: str = "paris_paris",
        timing: events.Timing | None = None,
        **options: Any,
    ) -> None:
        self.log: list[Event] = [created(players, of=game, timing=timing, **options)]
        self.now = 2.0
        self.table = table_from_events("t1", self.log)
        self.chance = Seeded(seed, script)
        self.away: Away = at_work
        self.blocks: set[frozenset[str]] = set()
        self.banned: set[str] = set()
        self.lag = 0
        self._ids = count()

    @classmethod
    def of(cls, game: str, seed: int = 2) -> TableDriver:
        """Return a table of ``game`` for as few as it takes, one of `EVERYBODY` on each seat,
        begun."""
        players = min(load(game).meta.players)
        return cls(players, seed, game=game).seat(*EVERYBODY[:players]).start()

    def do(
        self, who: Player | None, kind: type[Any], command_id: str | None = None, **values: Any
    ) -> CommandResult:
        command = kind(id=command_id or f"c{next(self._ids)}", **values)
        done = execute(
            self.table, who, command, self.now, self.chance, lambda: "t2", ("Ana", "Bob"),
            away=self.away, lag=self.lag, apart=self.apart, may_sit=self.may_sit,
        )  # fmt: skip
        self.log += done.events
        return done

    def apart(self, one: str, other: str) -> bool:
        return frozenset((one, other)) in self.blocks

    def may_sit(self, player: Player) -> bool:
        return player.id not in self.banned

    def fall(self) -> CommandResult:
        """Look whether the time of the seat to act is up."""
        apart, may_sit = self.apart, self.may_sit
        done = fall(self.table, self.now, self.chance, self.away, apart=apart, may_sit=may_sit)
        self.log += done.events
        return done

    def agreed(self, who: Player, kind: type[Any], **values: Any) -> CommandResult:
        """Ask for a seat to change hands, and let everybody who is asked say yes."""
        done = self.do(who, kind, **values)
        while self.table.wish is not None:
            names = self.table.asked() - self.table.wish.yes
            done = self.do(next(p for p in EVERYBODY if p.id in names), c.Answer, yes=True)
        return done

    def say(self, who: Player | None, text: str) -> CommandResult:
        return self.do(who, c.Chat, text=text)

    def no(self, who: Player | None, kind: type[Any], **values: Any) -> TableRefusal:
        """Return the refusal of a command; fails when it is carried out or
        when the refusal changes anything."""
        before, snapshot = len(self.log), fingerprint(self.table)
        try:
            self.do(who, kind, **values)
        except TableRefusal as no:
            assert len(self.log) == before
            assert fingerprint(self.table) == snapshot
            assert no.key.split(".")[0] in {"refusal", *IDS}
            return no
        raise AssertionError("it was carried out")

    def seat(self, *people: Player | str | None) -> TableDriver:
        """Fill the seats in order: a player, the level of a bot, or None to leave one empty."""
        for seat, who in enumerate(people):
            if isinstance(who, Player):
                self.do(who, c.Sit, seat=seat)
            elif who is not None:
                self.do(ANA, c.Bot, seat=seat, level=who)
        return self

    def start(self) -> TableDriver:
        self.do(ANA, c.Start)
        return self

    def holder(self, seat: int) -> Player | None:
        return next((p for p in EVERYBODY if p.id == self.table.seats[seat].player), None)

    def act(self, pick: Callable[[list[str]], str] = lambda texts: texts[0]) -> CommandResult:
        """Let whoever is to act do what ``pick`` chooses of the legal texts."""
        seat = self.table.to_act
        assert seat is not None
        assert self.table.state is not None
        text = pick([action.text for action in self.table.state.legal()])
        if self.table.bot_to_act() is not None:
            done = bot_act(self.table, seat, text, self.now, self.chance)
            self.log += done.events
            return done
        return self.do(self.holder(seat), c.Act, seat=seat, action=text, version=self.table.version)

    def calm(self) -> TableDriver:
        """Play on until whoever is to act can do something after which nothing hidden is known."""
        return self.until(
            lambda table: (
                table.state is not None
                and any(harmless(table.state, a.text) for a in table.state.legal())
            )
        )

    def quiet(self) -> CommandResult:
        """Let whoever is to act do something after which nothing hidden is known."""
        state = self.table.state
        assert state is not None
        return self.act(lambda texts: next(text for text in texts if harmless(state, text)))

    def until(self, condition: Callable[[Table], bool]) -> TableDriver:
        while not condition(self.table):
            self.act()
        return self

    def finish(self) -> TableDriver:
        return self.until(lambda table: table.status == "over")


LATE = 1e6
"""Unix seconds after everything that happens at these tables."""


def fingerprint(table: Table) -> bytes:
    """Return everything that a table tells anybody, as bytes."""
    people: list[str | None] = [None, *(player.id for player in EVERYBODY)]
    seats = (None, *range(table.players))
    return msgspec.json.encode(
        [
            table.version,
            table.position_version,
            projection.info(table),
            [projection.view(table, seat) for seat in seats],
            [projection.entries(table, seat) for seat in seats],
            [
                projection.turn(table, name, projection.eyes(table, name), projection.legal(table))
                for name in people
            ],
            [list(key) + [version] for key, version in sorted(table.seen.items())],
            None if table.history is None else [step.text for step in table.history.steps],
            None if table.state is None else table.state.key(),
            projection.clock(table, LATE) or None,
        ]
    )
