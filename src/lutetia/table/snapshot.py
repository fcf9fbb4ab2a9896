"""A table as a few kilobytes, so that opening one does not replay it. A cache: the log alone is the truth, and any of these may be lost.

What is kept of positions is every sixteenth and the present one, as the flat runs of their records. A snapshot belongs to
the very rules that made it (`tag`); under any other sources it is not read.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from lutetia.engine import events as engine
from lutetia.engine.game import Game, State
from lutetia.engine.kernel import source_hash
from lutetia.table.ending import outcome
from lutetia.table.entries import Entry
from lutetia.table.past import EVERY, Past, Step
from lutetia.table.people import Ask, Chair
from lutetia.table.table import Event, Status, Table

FORMAT = 6
"""Rises whenever what is kept, or what events make of a table, changes."""


class FrozenEntry(msgspec.Struct, array_like=True):
    """An `Entry`: what all may know as JSON, or what it is made of when it holds a secret."""

    n: int
    kind: str
    seat: int | None
    ply: int | None
    undone: bool
    code: int | None
    raw: msgspec.Raw
    values: dict[str, Any]
    events: list[tuple[str, dict[str, Any], list[str], int | None, bool]]


class FrozenStep(msgspec.Struct, array_like=True):
    """A `Step`."""

    actor: int
    text: str
    by: str | None
    barrier: bool
    version: int


class Frozen(msgspec.Struct):
    """A `Table` at one version."""

    version: int
    created: Event
    status: Status
    moved: int
    chairs: list[tuple[str, str | None, str, str | None, bool, bool]]
    ask: tuple[int, str, int | None, list[int]] | None
    resigned: list[int]
    agreed: bool
    rematch: str | None
    seen: list[tuple[str, str, int]]
    known: dict[str, list[int]]
    held: dict[int, str]
    moving: bool
    entries: list[FrozenEntry]
    steps: list[FrozenStep] | None
    positions: dict[int, list[int]]


_NOTHING = msgspec.Raw(b"null")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Frozen)


@cache
def tag() -> str:
    """Return what a snapshot must be marked with to be read by this build."""
    return f"{FORMAT}-{source_hash()}"


def freeze(table: Table) -> bytes:
    """Return ``table`` as bytes."""
    past = table.past
    positions: dict[int, list[int]] = {}
    steps = None
    if past is not None:
        plies = [*range(0, past.ply, EVERY), past.ply]
        positions = {ply: list(past.at(ply).key()) for ply in plies}
        steps = [
            FrozenStep(step.actor, step.text, step.by, step.barrier, step.version)
            for step in past.steps
        ]
    ask = table.ask
    return _encode(
        Frozen(
            table.version,
            table.origin,
            table.status,
            table.moved,
            [
                (chair.kind, chair.player, chair.name, chair.level, chair.resigned, chair.own)
                for chair in table.chairs
            ],
            None if ask is None else (ask.by, ask.player, ask.to, sorted(ask.yes)),
            table.resigned,
            table.agreed,
            table.rematch,
            [(player, command, version) for (player, command), version in table.seen.items()],
            {player: sorted(seats) for player, seats in table.known.items()},
            table.held,
            table.moving,
            [_frozen(entry) for entry in table.entries],
            steps,
            positions,
        )
    )


def thaw(table_id: str, data: bytes) -> Table:
    """Return the table that `freeze` made ``data`` of. Raises ValueError when it cannot be."""
    kept = _decode.decode(data)
    table = Table(table_id)
    table.apply(kept.created)
    table.version, table.status, table.moved, table.rematch = (
        kept.version,
        kept.status,
        kept.moved,
        kept.rematch,
    )
    table.resigned, table.agreed = kept.resigned, kept.agreed
    table.chairs = [Chair(*chair) for chair in kept.chairs]  # type: ignore[arg-type]
    if kept.ask is not None:
        by, player, to, yes = kept.ask
        table.ask = Ask(by, player, to, set(yes))
    table.seen = {(player, command): version for player, command, version in kept.seen}
    table.known = {player: set(seats) for player, seats in kept.known.items()}
    table.held, table.moving = kept.held, kept.moving
    table.entries = [_thawed(entry, table.game) for entry in kept.entries]
    table.acts = [
        entry for entry in table.entries if entry.kind in ("act", "chance") and not entry.undone
    ]
    if kept.steps is not None:
        steps = [
            Step(step.actor, step.text, step.by, step.barrier, step.version) for step in kept.steps
        ]
        options = table.game.options(table.options)
        layout = table.game.layout
        states = {
            ply: State(table.game, layout.box(flat), table.players, options, ply=ply)
            for ply, flat in kept.positions.items()
        }
        table.past = Past.of(steps, states)
        if table.status == "over":
            table.outcome = outcome(table.past.now, table.resigned, table.agreed)
    return table


def _frozen(entry: Entry) -> FrozenEntry:
    events = [
        (event.kind, event.args, list(event.secret), event.owner, event.reveals)
        for event in entry.events
    ]
    values = entry.values if entry.secret else {}
    return FrozenEntry(
        entry.n,
        entry.kind,
        entry.seat,
        entry.ply,
        entry.undone,
        entry.code,
        entry.raw or _NOTHING,
        values,
        events,
    )


def _thawed(kept: FrozenEntry, game: Game[Any]) -> Entry:
    raw = None if bytes(kept.raw) == b"null" else msgspec.Raw(bytes(kept.raw))
    events = tuple(
        engine.Event(kind, args, tuple(secret), owner, reveals)
        for kind, args, secret, owner, reveals in kept.events
    )
    return Entry.again(
        kept.n,
        kept.kind,
        kept.seat,
        kept.ply,
        kept.values,
        events,
        game,
        kept.code,
        kept.undone,
        raw,
    )
