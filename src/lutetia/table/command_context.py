"""One command being carried out: what it may use, and the events it makes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.table.deal.envelope import Chance, SealedChance
from lutetia.table.deal.scheme import LEAVES
from lutetia.table.events import Event
from lutetia.table.fold import apply_event
from lutetia.table.messages import Message
from lutetia.table.outcome import outcome
from lutetia.table.pauses import Away, at_work
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.table import Table

Deed = Literal["sit", "say"]
"""What moderators may keep somebody from: taking a seat or opening a table, and talk."""


@dataclass
class CommandContext:
    """A command on its way.

    Attributes:
        player: who gives it; None for bots and the site itself.
        now: Unix seconds.
        new_id: makes the name of a new table.
        present: names of those who are looking at the table.
        online: ids of those who are connected; None: nobody can be yet.
        apart: whether two people, by id, never sit at one table.
        away: when somebody, by id, is on holiday.
        lag: milliseconds that the command may have been on its way.
        held: why the player may not do something now; None: they may.
        may_sit: whether moderators let somebody else, who does not ask now, take a seat.
        events: what came of it so far; already applied to the table.
        info: an answer for the asker alone.
        opens: the name of the table that a rematch opens.
        ended: True when the game has just ended.
    """

    table: Table
    player: Player | None
    now: float
    chance: Chance
    new_id: Callable[[], str]
    present: Sequence[str] = ()
    online: Collection[str] | None = None
    apart: Callable[[str, str], bool] = lambda one, other: False
    away: Away = at_work
    lag: int = 0
    held: Callable[[Deed], TableRefusal | None] = lambda deed: None
    may_sit: Callable[[Player], bool] = lambda player: True
    events: list[Event] = field(default_factory=list)
    info: Message | None = None
    opens: str | None = None
    ended: bool = False

    @property
    def who(self) -> Player:
        """The player. Raises TableRefusal for somebody without a session."""
        if self.player is None:
            raise TableRefusal("forbidden", "refusal.no_session")
        return self.player

    @property
    def own_seats(self) -> list[int]:
        """The seats of the player."""
        return self.table.seats_of(self.player.id if self.player else None)

    def emit(
        self, kind: str, state: State | None = None, *, site: bool = False, **values: object
    ) -> None:
        """Add an event and apply it; with ``site``, nobody's doing."""
        by = None if site or self.player is None else self.player.id
        made = {"kind": kind, "at": round(self.now, 3), "by": by, **values}
        event = cast(Event, made)  # what each kind has is `lutetia.table.events`, and tests hold it
        apply_event(self.table, event, state)
        self.events.append(event)

    def play_chance(self, wish: str | None = None) -> None:
        """Let chance play until a seat is to act, and end the game when it has ended; ``wish`` is
        what chance brings as soon as it can."""
        table = self.table
        while (
            table.status == "playing" and table.state is not None and table.state.to_act == CHANCE
        ):
            if wish is not None and table.state.refusal(wish) is None:
                text, wish = wish, None
            else:
                self._draw(table.state)
                continue
            self.emit("chance", table.state.play(text), site=True, text=text)
        self.end()

    def _draw(self, state: State) -> None:
        """Let chance bring something: out of the envelope where the deal is sealed."""
        deal, chance = self.table.deal, self.chance
        if deal is not None and deal.phase == "done":
            if isinstance(chance, SealedChance):
                part, rest = divmod(deal.next, LEAVES)
                if not rest and part:
                    self.emit("sealed", site=True, root=chance.envelope.root(part), first=deal.next)
                text, numbers = chance.envelope.draw(state, deal.stirred, deal.next)
                self.emit("chance", state.play(text), site=True, text=text, **numbers)
                return
            self.emit("unsealed", site=True)
        text = chance.draw(state)
        self.emit("chance", state.play(text), site=True, text=text)

    def end(self) -> None:
        """Note the end of the game when the rules, resignations or consent have brought it."""
        table = self.table
        if table.status != "playing" or table.state is None:
            return
        if (
            all(seat_state.kind == "bot" or not seat_state.plays for seat_state in table.seats)
            and table.state.bots_agree
        ):
            self.emit("agreed", site=True, seat=None)  # bots would go on for ever
        end = outcome(table.state, table.resigned, table.agreed, table.gave_up_by, table.aborted)
        if end is not None:
            self.ended = True
            self.emit(
                "over", site=True, scores=list(end.scores), ranks=list(end.ranks), reason=end.reason
            )
            self.open_envelope()

    def open_envelope(self) -> None:
        """Show the master secret of a sealed table whose game is over, however it ended."""
        if self.table.deal is not None and isinstance(self.chance, SealedChance):
            self.emit("opened", site=True, master=self.chance.envelope.master.hex())

    def may(self, deed: Deed) -> None:
        """Raise TableRefusal where moderators keep the player from it."""
        no = self.held(deed)
        if no is not None:
            raise no

    def may_speak_here(self) -> None:
        """Raise TableRefusal where whoever opened the table has muted the player."""
        if self.who.id in self.table.muted:
            raise TableRefusal("forbidden", "refusal.muted_here")

    def not_stirring(self) -> None:
        """Raise TableRefusal while the deal is being stirred: no seat changes hands then."""
        if self.table.deal is not None and self.table.deal.stirring:
            raise TableRefusal("table", "refusal.started")

    def seat_of_mine(self, seat: int) -> None:
        """Raise TableRefusal unless ``seat`` is one of the player's."""
        self.real_seat(seat)
        if seat not in self.own_seats:
            raise TableRefusal("forbidden", "refusal.not_your_seat", seat=seat)

    def real_seat(self, seat: int) -> None:
        """Raise TableRefusal unless the table has ``seat``."""
        if not 0 <= seat < self.table.players:
            raise TableRefusal("table", "refusal.no_such_seat", n=self.table.players)

    def all_are_here(self) -> None:
        """Raise TableRefusal where a bot keeps somebody's seat: who is away cannot be asked."""
        if self.table.away(self.who.id):
            raise TableRefusal("table", "refusal.away")

    def playing(self) -> None:
        """Raise TableRefusal unless the game is being played."""
        if self.table.status == "open":
            raise TableRefusal("table", "refusal.not_started")
        if self.table.status == "over":
            raise TableRefusal("over", "refusal.over")
