"""A table as its events have made it, and what can be asked of it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Literal

import msgspec

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import RecordError
from lutetia.engine.game import State
from lutetia.engine.outcome import Outcome
from lutetia.games import require
from lutetia.table.clock import Clock
from lutetia.table.deal.state import Deal
from lutetia.table.entries import Entry
from lutetia.table.events import Event
from lutetia.table.history import History
from lutetia.table.outcome import RESIGNED
from lutetia.table.pace import Pace
from lutetia.table.seating import Player, Proposal, SeatState, Wish

Status = Literal["open", "playing", "over"]

SEVERAL = 2
"""So many people at least, and none of them is alone."""


class Table:
    """One table as its events have made it. Only `lutetia.table.fold` changes it.

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
        self.note_command(first)

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

    @property
    def between_people(self) -> bool:
        """Whether people play each other here, or for their ratings, and it is not over: nobody is
        to be helped then."""
        people = {one.player for one in self.seats if one.kind == "person" and not one.resigned}
        return self.status == "playing" and (self.rated or len(people) >= SEVERAL)

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

    def may_pass(self, guest: str, to: str) -> bool:
        """Return whether what ``guest`` has here may be the account ``to``'s: not where the account
        sits, asks for a seat or has seen a hand, since nobody gets two hands (docs/adr/0006)."""
        known = to in self.seen_hands or to in self.wishes or bool(self.seats_of(to))
        return not known and not (self.wish is not None and self.wish.player == to)

    def note_command(self, event: Event) -> None:
        """Remember whose command led to ``event``: sent again, it is not carried out again."""
        if "cmd" in event and "for" in event:
            self.seen[event["for"], event["cmd"]] = self.version


def _name_in(entry: Entry) -> str:
    """Return under which name a line of chat was said."""
    name: str = msgspec.json.decode(entry.raw)["name"]
    return name
