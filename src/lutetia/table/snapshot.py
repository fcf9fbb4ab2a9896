"""A table as a few kilobytes, so that opening one does not replay it. A cache: the log alone is the
truth, and any of these may be lost.

What is kept of positions is every sixteenth and the present one, as the flat runs of their records.
A snapshot belongs to the very rules that made it (`tag`);
under any other sources or editions it is not read.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, cast

import msgspec

from lutetia.engine import edition
from lutetia.engine.game import State
from lutetia.engine.levels import Level
from lutetia.games import sources
from lutetia.table.clock import KeptClock
from lutetia.table.deal.state import Deal
from lutetia.table.entries import Entry
from lutetia.table.events import Event
from lutetia.table.history import History, Step
from lutetia.table.outcome import outcome
from lutetia.table.seating import Proposal, SeatState, Wish
from lutetia.table.table import Status, Table

FORMAT = 18
"""Rises whenever what is kept, or what events make of a table, changes."""


class Snapshot(msgspec.Struct):
    """A `Table` at one version."""

    version: int
    created: dict[str, Any]
    status: Status
    moved: int
    chairs: list[tuple[str, str | None, str, Level | None, bool, bool, Level | None, bool]]
    ask: tuple[int, str, int | None, list[int]] | None
    wish: tuple[int, str, Literal["sit", "bot"], str, bool, Level | None, list[str], bool] | None
    muted: dict[str, tuple[str, int]]
    wishes: dict[str, int]
    resigned: list[int]
    gave_up_by: str
    agreed: bool
    aborted: bool
    rematch: str | None
    seen: list[tuple[str, str, int]]
    known: dict[str, list[int]]
    held: dict[int, str]
    moving: bool
    entries: list[Entry]
    steps: list[Step] | None
    positions: dict[int, msgspec.Raw]
    clock: KeptClock | None
    deal: Deal | None
    times: list[str]
    began: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Snapshot)
_flat = msgspec.json.Decoder(list[int])


@cache
def tag() -> str:
    """Return what a snapshot must be marked with to be read by this build."""
    return f"{FORMAT}-{sources()}{edition.mark()}"


def dump(table: Table) -> bytes:
    """Return ``table`` as bytes. A few milliseconds even for a table of thousands of events:
    all of it is ready to be written."""
    past, clock = table.history, table.clock
    proposal, wish = table.proposal, table.wish
    return _encode(
        Snapshot(
            table.version,
            cast(dict[str, Any], table.created_event),
            table.status,
            table.position_version,
            [
                (
                    seat_state.kind,
                    seat_state.player,
                    seat_state.name,
                    seat_state.level,
                    seat_state.resigned,
                    seat_state.own,
                    seat_state.keeper,
                    seat_state.account,
                )
                for seat_state in table.seats
            ],
            None
            if proposal is None
            else (proposal.by, proposal.player, proposal.to, sorted(proposal.yes)),
            None
            if wish is None
            else (
                wish.seat,
                wish.player,
                wish.what,
                wish.name,
                wish.own,
                wish.level,
                sorted(wish.yes),
                wish.account,
            ),
            table.muted,
            table.wishes,
            table.resigned,
            table.gave_up_by,
            table.agreed,
            table.aborted,
            table.rematch,
            [(player, command, version) for (player, command), version in table.seen.items()],
            {player: sorted(seats) for player, seats in table.seen_hands.items()},
            table.last_holder,
            table.has_moved,
            table.entries,
            None if past is None else past.steps,
            {} if past is None else past.positions(),
            None if clock is None else clock.kept(),
            table.deal,
            table.times,
            table.began,
        )
    )


def load_snapshot(table_id: str, data: bytes) -> Table:
    """Return the table that `dump` made ``data`` of. Raises ValueError when it cannot be."""
    kept = _decode.decode(data)
    table = Table(table_id, cast(Event, kept.created))
    table.version, table.status, table.position_version, table.rematch = (
        kept.version,
        kept.status,
        kept.moved,
        kept.rematch,
    )
    table.resigned, table.agreed, table.aborted = kept.resigned, kept.agreed, kept.aborted
    table.gave_up_by = kept.gave_up_by
    if table.clock is not None and kept.clock is not None:
        table.clock.restore(kept.clock)
    table.deal = kept.deal
    table.times, table.began = kept.times, kept.began
    table.seats = [SeatState(*seat_state) for seat_state in kept.chairs]  # type: ignore[arg-type]
    if kept.ask is not None:
        by, player, to, yes = kept.ask
        table.proposal = Proposal(by, player, to, set(yes))
    if kept.wish is not None:
        seat, player, what, name, own, level, agree, account = kept.wish
        table.wish = Wish(seat, player, what, name, own, level, set(agree), account)
    table.muted = kept.muted
    table.wishes = kept.wishes
    table.seen = {(player, command): version for player, command, version in kept.seen}
    table.seen_hands = {player: set(seats) for player, seats in kept.known.items()}
    table.last_holder, table.has_moved = kept.held, kept.moving
    table.entries = kept.entries
    table.active_moves = [
        entry for entry in table.entries if entry.kind in ("act", "chance") and not entry.undone
    ]
    if kept.steps is not None:
        buffer = table.game.layout.from_ints(_flat.decode(kept.positions[0]))
        options = table.game.options(table.options)
        first = State(table.game, buffer, table.players, options)
        table.history = History.of(first, kept.steps, kept.positions)
        if table.status == "over":
            table.outcome = outcome(
                table.history.now,
                table.resigned,
                table.agreed,
                table.gave_up_by,
                table.aborted,
            )
    return table
