"""A table: a fold over an append-only list of events.

`Table.from_events` rebuilds a table exactly from its events (`lutetia.table.events`), with no
random source and no clock; whatever is kept besides them is a cache.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import RecordError
from lutetia.engine.game import State
from lutetia.engine.outcome import Outcome
from lutetia.games import require
from lutetia.table import events, times
from lutetia.table.clock import MS, Clock
from lutetia.table.deal.hidden_weights import depends_on_hidden
from lutetia.table.deal.scheme import LEAVES
from lutetia.table.deal.state import Deal
from lutetia.table.entries import Draw, Entry
from lutetia.table.events import Event
from lutetia.table.history import History, Step
from lutetia.table.outcome import RESIGNED, TIME, outcome
from lutetia.table.pace import Pace
from lutetia.table.seating import Player, Proposal, SeatState, Wish

Status = Literal["open", "playing", "over"]

SEVERAL = 2
"""So many people at least, and none of them is alone."""


class Table:
    """One table as its events have made it. Only `apply` changes it.

    Attributes:
        id: its name in addresses.
        version: of the last event; -1 before the first.
        position_version: version from which on the position on the board is the present one.
        active_moves: the entries of the actions that stand; ``active_moves[k]`` led to ply
            ``k + 1``.
        created_event: the first event.
        seen: ids of commands that were carried out, by player, with the version they led to.
        seen_hands: by player, the seats whose secrets they have had before their eyes: all that
            they held while the game was on.
        last_holder: by seat, the person who held it last while the game was on; "" where only bots
            have.
        muted: whom whoever opened the table lets say nothing here, by id: the name that they had,
            and the version at which it was said.
        wish: that a seat changes hands, while people are asked.
        wishes: how often each player has asked for a seat while the game was on.
        info_version: how many events have changed what `projection.info` tells, or may have: all
            but actions and talk.
        timing: how much time each seat has; None: as much as it likes.
        clock: how much it still has; None without ``timing``.
        gave_up_by: ``resigned`` or ``time``: how the latest seat gave up.
        rated: the result counts for the ratings of its people.
        aborted: the game was broken off at its beginning.
        deal: whose draws come out of an envelope; None where they do not.
        times: of a table with a clock, what its clock has followed; see `lutetia.table.times`.
        began: when the game began, in milliseconds of Unix time; of a table with a clock.
        has_moved: True once an action was taken at this very table, and not only in the record it
            was opened from.
    """

    def __init__(self, table_id: str, first: Event) -> None:
        """Open a table by its ``first`` event. Raises RecordError, OtherEdition (also OtherRules,
        NoGame)."""
        if first["kind"] != "created":
            raise RecordError(
                f"table {table_id}, event 0: {first['kind']!r} comes before 'created'"
            )
        self.id = table_id
        self.version = 0
        self.created_event = first
        self.game = require(first["game"])
        self.game.require_edition(first.get("edition"))
        self.rules_version = first["rules_version"]
        self.game.require_rules(self.rules_version)
        self.players = first["players"]
        self.options: dict[str, Any] = self.game.options(first["options"], self.players)
        self.private = first["private"]
        self.host = first["host"]
        self.names = first.get("names") or []
        self.start = first.get("start")
        self.created = first["at"]
        self.plies = first.get("plies")
        self.seats = [
            SeatState(name=name) for name in (self.names + [""] * self.players)[: self.players]
        ]
        self.status: Status = "open"
        self.position_version = 0
        self.entries: list[Entry] = []
        self.history: History | None = None
        self.proposal: Proposal | None = None
        self.muted: dict[str, tuple[str, int]] = {}
        self.wish: Wish | None = None
        self.wishes: dict[str, int] = {}
        self.resigned: list[int] = []
        self.agreed = False
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.seen: dict[tuple[str, str], int] = {}
        self.seen_hands: dict[str, set[int]] = {}
        self.last_holder: dict[int, str] = {}
        self.info_version = 1
        self.has_moved = False
        self.gave_up_by = RESIGNED
        self.rated: bool = first.get("rated", False)
        self.aborted = False
        self.timing = first.get("timing")
        self.clock: Clock | None = None
        if self.timing is not None:
            pace = Pace(self.timing["bank"], self.timing["added"], self.timing["most"])
            self.clock = Clock(pace, self.players, self.timing.get("weekends"))
        self.deal: Deal | None = Deal() if first.get("sealed") else None
        self.times: list[str] = []
        self.began = 0
        self.active_moves: list[Entry] = []
        self._sign(first)

    @classmethod
    def from_events(cls, table_id: str, log: Iterable[Event]) -> Table:
        """Return the table that ``log`` makes. Raises RecordError where it contradicts itself,
        or is empty."""
        rest = iter(log)
        first = next(rest, None)
        if first is None:
            raise RecordError(f"table {table_id} has no events")
        table = cls(table_id, first)
        for event in rest:
            table.apply(event)
        return table

    # --- questions --------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """The present position, or None before the start."""
        return self.history.now if self.history is not None else None

    @property
    def ply(self) -> int:
        """The number of actions up to the present position."""
        return self.history.ply if self.history is not None else 0

    @property
    def to_act(self) -> int | None:
        """The seat to act, or None when no seat can."""
        state = self.state
        if self.status != "playing" or state is None or state.to_act == CHANCE:
            return None
        return state.to_act

    def seats_of(self, player: str | None) -> list[int]:
        """Return the seats on which ``player`` sits."""
        if player is None:
            return []
        return [
            seat
            for seat, one in enumerate(self.seats)
            if one.kind == "person" and one.player == player
        ]

    def seating(self, player: str, seat: int) -> Literal["free", "ask"] | None:
        """Return whether ``player`` may sit down on ``seat`` at once,
        has to ask all people who play, or may not.

        While the game is on a seat is a hand, and somebody may have a second account: docs/adr/0006
        says why it is so. Whoever has seen one hand never gets another. Who held a seat last comes
        back to it; where a bot plays it now, the others are asked. To anybody new a seat passes
        only when at least two people play there, and all of them agree.
        A rated game is of those who began it: there nobody new comes.
        A record holds no secrets from who brought it: until it is played on they may take several
        seats of it. A seat of it that nobody has played here is free to newcomers.
        """
        seat_state, known = self.seats[seat], self.seen_hands.get(player, set())
        if self.returns(player, seat):
            return "free"
        if seat_state.resigned or seat_state.kind == "person" or self.status == "over":
            return None
        if self.status == "open":
            return "free" if seat_state.kind == "empty" else None
        back = self.last_holder.get(seat) == player
        brought = player == self.host and not self.has_moved and self.plies is not None
        if not (back or brought or known <= {seat}) or (self.rated and not back):
            return None
        if seat_state.kind == "empty" and (back or brought or seat not in self.last_holder):
            return "free"
        people = {self.seats[other].player for other in self.others(player)}
        if back:
            return "ask" if people else "free"
        return "ask" if len(people) >= SEVERAL else None

    def returns(self, player: str | None, seat: int) -> bool:
        """Return whether a bot keeps ``seat`` for ``player``, who may play it again."""
        seat_state = self.seats[seat]
        kept = (
            seat_state.keeper is not None
            and seat_state.kind == "person"
            and not seat_state.resigned
        )
        return kept and seat_state.player == player and self.status == "playing"

    def open_to(self, player: str | None, how: Literal["free", "ask"] = "free") -> list[int]:
        """Return the seats that ``player`` may take at once, or may ``ask`` for."""
        if player is None:
            return []
        return [seat for seat in range(self.players) if self.seating(player, seat) == how]

    def outdated(self, player: Player) -> bool:
        """Return whether ``player`` sits under a name that is theirs no more."""
        seats = (self.seats[seat] for seat in self.seats_of(player.id))
        return any(one.name != self.name_of(player) and not one.own for one in seats)

    def name_of(self, player: Player) -> str:
        """Return what ``player`` is called here: who is muted takes no other name, which would be a
        way to say something."""
        muted = self.muted.get(player.id)
        return player.name if muted is None else muted[0]

    def said_by(self, line: int) -> tuple[str, str] | None:
        """Return id and name of who said the line of version ``line``, or was muted at it; None:
        nobody."""
        for player, (name, version) in self.muted.items():
            if version == line:
                return player, name
        place = bisect_left(self.entries, line, key=lambda entry: entry.n)
        for entry in self.entries[place : place + 1]:
            if entry.n == line and entry.kind == "chat" and entry.by is not None:
                return entry.by, _name_in(entry)
        return None

    def called(self, name: str) -> tuple[str, str] | None:
        """Return id and name of who spoke last under a ``name``, casefolded, or was muted under it;
        None: nobody."""
        for player, (known, _) in self.muted.items():
            if known.casefold() == name:
                return player, known
        for entry in reversed(self.entries):
            if entry.kind == "chat" and entry.by is not None:
                known = _name_in(entry)
                if known.casefold() == name:
                    return entry.by, known
        return None

    def bot_of(self, seat: int) -> str | None:
        """Return the level of the bot that plays ``seat``,
        or None when a person does or nobody sits there."""
        seat_state = self.seats[seat]
        if seat_state.resigned:
            return "greedy"
        if seat_state.keeper is not None:
            return seat_state.keeper
        return seat_state.level if seat_state.kind == "bot" else None

    def bot_to_act(self) -> tuple[int, str] | None:
        """Return seat and level of the bot whose turn it is.
        Bots wait while people talk about going back."""
        seat = self.to_act
        if seat is None or self.proposal is not None:
            return None
        level = self.bot_of(seat)
        return None if level is None else (seat, level)

    def needed(self) -> list[int]:
        """Return the seats whose players must agree to what is asked:
        all other people's that still play."""
        if self.proposal is None:
            return []
        return self.others(self.proposal.player)

    def others(self, player: str) -> list[int]:
        """Return the seats of people other than ``player`` that still play."""
        return [
            seat
            for seat, seat_state in enumerate(self.seats)
            if seat_state.kind == "person"
            and seat_state.player != player
            and not seat_state.resigned
        ]

    def away(self, player: str) -> bool:
        """Return whether a bot keeps the seat of somebody else, who cannot be asked anything."""
        return any(self.seats[seat].keeper is not None for seat in self.others(player))

    def asked(self) -> set[str]:
        """Return the ids of the players who must agree to what is wished:
        all other people who still play."""
        if self.wish is None:
            return set()
        seats = (self.seats[seat] for seat in self.others(self.wish.player))
        return {one.player for one in seats if one.player is not None}

    def bots_agree(self) -> bool:
        """Return whether no bot at the table would play on where people want to end the game.

        A bot that plays a seat which resigned is not asked. A seat left free counts as a bot's
        where one person alone plays: sending the bots away must not let anybody end a game.
        """
        playing = [seat_state for seat_state in self.seats if not seat_state.resigned]
        people = {
            seat_state.player
            for seat_state in playing
            if seat_state.kind == "person" and seat_state.plays
        }
        asked = any(
            seat_state.kind == "bot"
            or seat_state.keeper is not None
            or (len(people) < SEVERAL and seat_state.kind == "empty")
            for seat_state in playing
        )
        return not asked or (self.state is not None and self.state.bots_agree)

    @property
    def fair(self) -> bool:
        """Whether no draw may be taken back and drawn again without anybody's consent."""
        return self.deal is not None or self.rated

    def stirrers(self) -> list[int]:
        """Return the seats that stir before the game: one of each person, their first."""
        first: dict[str | None, int] = {}
        for seat, one in enumerate(self.seats):
            if one.kind == "person":
                first.setdefault(one.player, seat)
        return sorted(first.values())

    def act_entry(self, ply: int) -> Entry | None:
        """Return the entry of the action that led to ``ply``, or None for the first position."""
        return self.active_moves[ply - 1] if 0 < ply <= len(self.active_moves) else None

    # --- the fold ---------------------------------------------------------------------------------

    def apply(self, event: Event, state: State | None = None) -> None:
        """Go one event on. ``state`` is the position after an act
        or chance when it is known already.

        Raises:
            RecordError: the event cannot follow the ones before it.
        """
        if event["kind"] == "created" or event["kind"] not in _KINDS:
            raise RecordError(
                f"table {self.id}, event {self.version + 1}: {event['kind']!r} cannot come here"
            )
        self.version += 1
        # An action ends what was asked.
        if event["kind"] not in _FACELESS or self.proposal is not None:
            self.info_version += 1
        free = self.proposal is None
        if event["kind"] == "act" or event["kind"] == "chance":
            self._play(event, state)
        else:
            _HANDLERS[event["kind"]](self, event)
        if self.clock is not None:
            self._tick(self.clock, event, free)
        self._sign(event)

    def _tick(self, clock: Clock, event: Event, free: bool) -> None:
        """Let the clock follow; ``free``: the event needed nobody's consent."""
        at = round(event["at"] * MS)
        before = clock.runs
        if event["kind"] == "started":
            self.began = at
        if event["kind"] == "undone":
            clock.back(event["to"], at, free)
        elif event["kind"] == "act" and "lag" in event:
            clock.count(at)
            clock.lag(event["lag"])
        elif event["kind"] in ("sat", "stood", "bot", "passed"):
            clock.count(at)  # somebody else's holidays, from now on
        self._follow(clock, event, at)
        if self.status == "open":
            return
        draws = self.status == "playing" and self.state is not None and self.state.to_act == CHANCE
        text = times.line(event, self.began, free, before, clock.runs, draws)
        if text is not None:
            self.times.append(text)

    def _follow(self, clock: Clock, event: Event, at: int) -> None:
        """Let the clock run for whoever must act after ``event``."""
        if self.status != "playing" or self.history is None:
            clock.stop(at)
            return
        seat = self.to_act
        if self.history.now.to_act != CHANCE:  # it acts at once, within the turn
            counts = seat is not None and self.bot_of(seat) is None
            clock.go(seat if counts else None, at)
        if event["kind"] in ("started", "act", "chance"):
            clock.mark(self.ply, at)

    def _sign(self, event: Event) -> None:
        if "cmd" in event and "for" in event:
            self.seen[event["for"], event["cmd"]] = self.version

    def _sat(self, event: events.Sat) -> None:
        self._leaves(event["seat"])
        seat_state = self.seats[event["seat"]]
        seat_state.kind, seat_state.player, seat_state.name, seat_state.level = (
            "person",
            event["player"],
            event["name"],
            None,
        )
        seat_state.own, seat_state.keeper = event.get("own", False), None
        seat_state.account = event.get("account", False)
        self._see(event["player"], event["seat"])
        self._granted(event["seat"])
        self._tell("sat", event["seat"], name=event["name"])

    def _stood(self, event: events.Stood) -> None:
        self._leaves(event["seat"])
        seat_state = self.seats[event["seat"]]
        self._tell("stood", event["seat"], name=seat_state.name)
        seat_state.kind, seat_state.player, seat_state.name, seat_state.own = (
            "empty",
            None,
            "",
            False,
        )
        seat_state.keeper, seat_state.account = None, False
        here = {other.player for other in self.seats}
        if self.proposal is not None and self.proposal.player not in here:
            self.proposal = None
        if self.wish is not None and self.wish.what == "bot" and self.wish.player not in here:
            self.wish = None

    def _named(self, event: events.Named) -> None:
        for seat in self.seats_of(event["player"]):
            if not self.seats[seat].own:
                self.seats[seat].name = event["name"]

    def _passed(self, event: events.Passed) -> None:
        """Everything that bears the id of the one bears that of the other from now on."""
        guest, to = event["player"], event["to"]
        for seat in self.seats_of(guest):
            seat_state = self.seats[seat]
            seat_state.player, seat_state.account = to, True
            if not seat_state.own:
                seat_state.name = event["name"]
        if self.host == guest:
            self.host = to
        if guest in self.seen_hands:
            self.seen_hands[to] = self.seen_hands.pop(guest)
        if guest in self.wishes:
            self.wishes[to] = self.wishes.pop(guest)
        for seat, holder in self.last_holder.items():
            if holder == guest:
                self.last_holder[seat] = to
        if self.proposal is not None and self.proposal.player == guest:
            self.proposal.player = to
        if self.wish is not None:
            if self.wish.player == guest:
                self.wish.player, self.wish.account = to, True
                if self.wish.what == "sit" and not self.wish.own:
                    self.wish.name = event["name"]
            if guest in self.wish.yes:
                self.wish.yes = self.wish.yes - {guest} | {to}
        if guest in self.muted:
            self.muted[to] = event["name"], self.muted.pop(guest)[1]
        for entry in self.entries:
            if entry.by == guest:
                entry.by = to
        if self.history is not None:
            self.history.pass_on(guest, to)

    def may_pass(self, guest: str, to: str) -> bool:
        """Return whether what ``guest`` has here may be the account ``to``'s: not where the account
        sits, asks for a seat or has seen a hand, since nobody gets two hands (docs/adr/0006)."""
        known = to in self.seen_hands or to in self.wishes or bool(self.seats_of(to))
        return not known and not (self.wish is not None and self.wish.player == to)

    def _leaves(self, seat: int) -> None:
        if self.deal is not None:
            self.deal.left_by(seat)

    def _sealed(self, event: events.Sealed) -> None:
        deal = self._dealt()
        if event["first"] != len(deal.roots) * LEAVES:
            raise RecordError(f"table {self.id}, event {self.version}: another root is due")
        deal.roots.append(event["root"])
        self._tell("sealed", root=event["root"])

    def _promised(self, event: events.Promised) -> None:
        self._dealt().round.promises[event["seat"]] = event["promise"]
        self._tell("promised", event["seat"], hash=event["promise"])

    def _stirring(self, event: events.Stirring) -> None:
        deal = self._dealt()
        again = deal.phase == "show"
        deal.stir(event["seats"], event["away"], event["at"])
        self._tell("stirring", again=again)

    def _showing(self, event: events.Showing) -> None:
        self._dealt().show(event["seats"], event["at"])
        self._tell("showing", seats=event["seats"])

    def _shown(self, event: events.Shown) -> None:
        self._dealt().round.shown[event["seat"]] = event["bytes"]
        self._tell("shown", event["seat"], hash=event["bytes"])

    def _stirred(self, event: events.Stirred) -> None:
        deal = self._dealt()
        deal.finish(self.id)
        self._tell("stirred", seats=deal.seats, away=deal.away)

    def _opened(self, event: events.Opened) -> None:
        self._dealt().master = event["master"]
        self._tell("opened", hash=event["master"])

    def _unsealed(self, event: events.Unsealed) -> None:
        self._dealt().phase = "broken"
        self._tell("unsealed")

    def _dealt(self) -> Deal:
        if self.deal is None:
            raise RecordError(f"table {self.id}, event {self.version}: its deal is not sealed")
        return self.deal

    def _draw(self, event: events.Drew) -> Draw | None:
        """Return the numbers of a sealed draw; the next one has another."""
        if "n" not in event:
            return None
        deal, where = self._dealt(), f"table {self.id}, event {self.version}"
        if "t" not in event or "pick" not in event or "proof" not in event:
            raise RecordError(f"{where}: a sealed draw has n, t, pick and proof")
        if event["n"] != deal.next:
            raise RecordError(f"{where}: draw {deal.next} is due")
        deal.next += 1
        closed = deal.hidden and depends_on_hidden(self.game.meta.id, event["text"])
        return Draw(event["n"], event["t"], event["pick"], event["proof"], closed)

    def _bot(self, event: events.BotCame) -> None:
        self._leaves(event["seat"])
        seat_state = self.seats[event["seat"]]
        seat_state.level, seat_state.name = event["level"], event["name"]
        seat_state.kind, seat_state.player, seat_state.own = (
            "bot" if event["level"] else "empty",
            None,
            False,
        )
        seat_state.keeper, seat_state.account = None, False
        if self.status == "playing" and event["level"]:
            self.last_holder.setdefault(event["seat"], "")
        self._granted(event["seat"])
        if event["level"] and self.proposal is not None and self.proposal.to is None:
            self.proposal = None  # a bot that has just come was not asked
        self._tell("bot", event["seat"], level=event["level"], name=event["name"])

    def _started(self, event: events.Started) -> None:
        if self.start is not None:
            first = self.game.position(self.start)
        else:
            first = self.game.new(self.players, **self.options)
        self.history = History(first)
        self.status = "playing"
        self.position_version = self.version
        for seat, seat_state in enumerate(self.seats):
            if seat_state.kind == "person" and seat_state.player is not None:
                self._see(seat_state.player, seat)
            elif seat_state.kind == "bot":
                self.last_holder[seat] = ""
        self._tell("started", **({} if self.plies is None else {"brought": True}))

    def _see(self, player: str, seat: int) -> None:
        if self.status == "playing":
            self.seen_hands.setdefault(player, set()).add(seat)
            self.last_holder[seat] = player

    def _play(self, event: events.Acted | events.Drew, state: State | None) -> None:
        assert self.history is not None
        before = self.history.now
        actor = event["seat"] if event["kind"] == "act" else CHANCE
        if before.to_act != actor:
            raise RecordError(f"table {self.id}, event {self.version}: {actor} is not to act")
        if state is None:
            state = before.play(event["text"])
        self.history.push(
            Step(actor, event["text"], event["by"], state.barrier, self.version), state
        )
        self.position_version = self.version
        self.has_moved = self.has_moved or (
            actor != CHANCE and self.history.ply > (self.plies or 0)
        )
        self.proposal = None
        entry = Entry.of(
            self.version, event["kind"], None if actor == CHANCE else actor, self.history.ply,
            {"text": event["text"]}, state.events, self.game, state.last_code,
            self._draw(event) if event["kind"] == "chance" else None,
        )  # fmt: skip
        if self.deal is not None and not entry.bare:
            self.deal.hidden = True
        self.entries.append(entry)
        self.active_moves.append(entry)

    def _chat(self, event: events.Said) -> None:
        self._tell("chat", event["seat"], name=event["name"], chat=event["text"])
        self.entries[-1].by = event["by"]

    def _muted(self, event: events.Muted) -> None:
        if event["on"]:
            self.muted[event["player"]] = event["name"], self.version
        else:
            del self.muted[event["player"]]
        kind = "muted" if event["on"] else "unmuted"
        self._tell(kind, event["seat"], name=event["name"])

    def _asked(self, event: events.Asked) -> None:
        self.proposal = Proposal(event["seat"], event["by"], event["to"], set())
        self._tell("asked", event["seat"], to=event["to"])

    def _wished(self, event: events.Wished) -> None:
        self.wish = Wish(
            event["seat"],
            event["player"],
            event["what"],
            event["name"],
            event.get("own", False),
            event["level"],
            set(),
            event.get("account", False),
        )
        if event["what"] == "sit":
            self.wishes[event["player"]] = self.wishes.get(event["player"], 0) + 1
        values = {"what": event["what"], "name": event["name"], "level": event["level"]}
        self._tell("wished", event["seat"], **values)

    def _granted(self, seat: int) -> None:
        if self.wish is not None and self.wish.seat == seat:
            self.wish = None

    def _answered(self, event: events.Answered) -> None:
        if event.get("wish"):
            name = "" if self.wish is None else self.wish.name
            if self.wish is not None and event["yes"]:
                self.wish.yes.add(event["by"])
            elif not event["yes"]:
                self.wish = None
            self._tell("answered", event["seat"], yes=event["yes"], name=name)
            return
        proposal = self.proposal
        if proposal is not None:
            if event["yes"]:
                proposal.yes.update(self.seats_of(event["by"]))
            else:
                self.proposal = None
        if proposal is not None and event["by"] == proposal.player:  # who asked can only withdraw
            self._tell("answered", None, yes=False, name=self.seats[proposal.by].name)
        else:
            self._tell("answered", event["seat"], yes=event["yes"])

    def _undone(self, event: events.Undone) -> None:
        assert self.history is not None
        for entry in self.active_moves[event["to"] :]:
            entry.mark_undone()
        del self.active_moves[event["to"] :]
        self.history.cut(event["to"])
        self.proposal = None
        self.position_version = self.version
        self._tell("undone", event["seat"], to=event["to"])

    def _resigned(self, event: events.Resigned) -> None:
        self._give_up(event["seat"], RESIGNED)
        self._tell("resigned", event["seat"], name=self.seats[event["seat"]].name)

    def _give_up(self, seat: int, how: str) -> None:
        self.seats[seat].resigned = True
        self.resigned.append(seat)
        self.gave_up_by = how
        if self.proposal is not None and self.proposal.by == seat:
            self.proposal = None

    def _aborted(self, event: events.Aborted) -> None:
        self.aborted = True
        self.proposal = self.wish = None
        self._tell("aborted", event["seat"], name=self.seats[event["seat"]].name)

    def _fell(self, event: events.Fell) -> None:
        seat, level = event["seat"], event.get("level")
        seat_state = self.seats[seat]
        if level is None:
            self._give_up(seat, TIME)
        else:
            seat_state.keeper = level
            self.proposal = self.wish = None  # who is away cannot answer
        self._tell("fell", seat, name=seat_state.name, level=level)

    def _returned(self, event: events.Returned) -> None:
        seat_state = self.seats[event["seat"]]
        seat_state.keeper = None
        if self.clock is not None:
            self.clock.reset(event["seat"])
        self._tell("returned", event["seat"], name=seat_state.name)

    def _credited(self, event: events.Credited) -> None:
        if self.clock is not None:
            self.clock.credit(event["seat"], event["ms"])
        self._tell("credited", event["seat"], ms=event["ms"])

    def _rested(self, event: events.Rested) -> None:
        seat, clock = event["seat"], self.clock
        if clock is None:
            raise RecordError(f"table {self.id}, event {self.version}: there is no clock to stop")
        spans = [(since, until) for since, until in event["spans"]]
        clock.rest(seat, event["since"], spans, round(event["at"] * MS))
        name, until = self.seats[seat].name, clock.away[seat] // MS
        if until:
            self._tell("holiday", seat, name=name, until=until)
        else:
            self._tell("holiday_over", seat, name=name)

    def _agreed(self, event: events.Agreed) -> None:
        self.agreed = True
        self.proposal = None
        self._tell("agreed", event["seat"])

    def _over(self, event: events.Ended) -> None:
        assert self.state is not None
        self.status = "over"
        self.proposal = self.wish = None
        self.outcome = outcome(
            self.state, self.resigned, self.agreed, self.gave_up_by, self.aborted
        )
        self._tell("over")

    def _rematch(self, event: events.Again) -> None:
        self.rematch = event["table"]
        seats = self.seats_of(event["by"])
        self._tell("rematch", seats[0] if seats else None, table=event["table"])

    def _tell(self, kind: str, seat: int | None = None, **values: object) -> None:
        self.entries.append(Entry.of(self.version, kind, seat, None, values))


_FACELESS = ("act", "chance", "chat", "muted")


def _name_in(entry: Entry) -> str:
    """Return under which name a line of chat was said."""
    name: str = msgspec.json.decode(entry.raw)["name"]
    return name


_HANDLERS: dict[str, Callable[[Table, Any], None]] = {
    "sat": Table._sat, "stood": Table._stood, "named": Table._named,
    "passed": Table._passed, "bot": Table._bot,
    "sealed": Table._sealed, "promised": Table._promised, "stirring": Table._stirring,
    "showing": Table._showing, "shown": Table._shown, "stirred": Table._stirred,
    "opened": Table._opened, "unsealed": Table._unsealed,
    "started": Table._started, "chat": Table._chat, "muted": Table._muted,
    "asked": Table._asked, "wished": Table._wished,
    "answered": Table._answered, "undone": Table._undone, "resigned": Table._resigned,
    "aborted": Table._aborted,
    "fell": Table._fell, "returned": Table._returned, "credited": Table._credited,
    "holiday": Table._rested,
    "agreed": Table._agreed, "over": Table._over, "rematch": Table._rematch,
}  # fmt: skip
"""What each kind of event does to a table. Actions go on by `Table._play`,
which may know the position already."""

_KINDS = {*_HANDLERS, "act", "chance"}
"""What may come after the first event."""
