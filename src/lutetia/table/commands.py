"""What a client may say to a table (docs/protocol.md),
as types that decode and check themselves."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from lutetia.engine.levels import Level

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNo = Annotated[int, msgspec.Meta(ge=0, le=15)]


class BaseCommand(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    """What every command carries: ``id`` is made by the client,
    and a resend with the same id is harmless."""

    id: Id


class Act(BaseCommand, tag="act", frozen=True, kw_only=True):
    """Play ``action`` (notation) with ``seat``, seeing the table as of ``version``."""

    seat: SeatNo
    action: str
    version: int


class Sit(BaseCommand, tag="sit", frozen=True, kw_only=True):
    """Sit down at ``seat``, under a ``name`` of its own if several people share the device."""

    seat: SeatNo
    name: str | None = None


class Stand(BaseCommand, tag="stand", frozen=True, kw_only=True):
    """Leave ``seat``."""

    seat: SeatNo


class Bot(BaseCommand, tag="bot", frozen=True, kw_only=True):
    """Give ``seat`` to a bot of ``level``; None takes the bot away."""

    seat: SeatNo
    level: Level | None


class Start(BaseCommand, tag="start", frozen=True, kw_only=True):
    """Begin the game."""


class Resign(BaseCommand, tag="resign", frozen=True, kw_only=True):
    """Give up with ``seat``."""

    seat: SeatNo


class Abort(BaseCommand, tag="abort", frozen=True, kw_only=True):
    """Break the game off before anybody's second turn: it counts for nothing."""

    seat: SeatNo


class Undo(BaseCommand, tag="undo", frozen=True, kw_only=True):
    """Take back one's latest action, or ask the others for it; ``to`` goes further back,
    to a ply that is free to reach."""

    to: Annotated[int, msgspec.Meta(ge=0)] | None = None


class End(BaseCommand, tag="end", frozen=True, kw_only=True):
    """End the game as it stands, or ask the others for it."""


class Answer(BaseCommand, tag="answer", frozen=True, kw_only=True):
    """Agree or not with what is asked; ``what`` says which question is meant,
    so that no other gets the answer."""

    yes: bool
    what: Literal["undo", "end", "sit", "bot"] | None = None


Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal."""


class Promise(BaseCommand, tag="promise", frozen=True, kw_only=True):
    """Promise the bytes with which ``seat`` will stir the sealed deal: their ``hash``."""

    seat: SeatNo
    hash: Hash


class Show(BaseCommand, tag="show", frozen=True, kw_only=True):
    """Show the bytes, in hexadecimal, that ``seat`` has promised."""

    seat: SeatNo
    bytes: Hash


class Chat(BaseCommand, tag="chat", frozen=True, kw_only=True):
    """Say something, or give a command that begins with ``/``, or a move in notation."""

    text: str


class MuteHere(BaseCommand, tag="mute", frozen=True, kw_only=True):
    """Let somebody say nothing at a table that one has opened, or (``on`` False) speak again: who
    sits on ``seat``, or who said ``line``, by its version in the log."""

    on: bool
    seat: SeatNo | None = None
    line: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Look(BaseCommand, tag="look", frozen=True, kw_only=True):
    """Ask for the position after ``ply`` actions."""

    ply: int


class Log(BaseCommand, tag="log", frozen=True, kw_only=True):
    """Ask for the page of the log before version ``before``."""

    before: Annotated[int, msgspec.Meta(ge=0)]


class Rematch(BaseCommand, tag="rematch", frozen=True, kw_only=True):
    """Open the next table for the same people."""


class Watch(BaseCommand, tag="watch", frozen=True, kw_only=True):
    """Look through the eyes of ``seat``, one of one's own; None: whichever is usual."""

    seat: SeatNo | None


class Suppose(BaseCommand, tag="suppose", frozen=True, kw_only=True):
    """Ask what the position would score with the ``plan`` of one's own ``seat`` laid on it."""

    seat: SeatNo
    version: int
    plan: dict[str, Any]


class Why(BaseCommand, tag="why", frozen=True, kw_only=True):
    """Ask why one's own ``seat``, whose turn it is,
    may not do each of ``actions`` (notation) now."""

    seat: SeatNo
    actions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=16)
    ]


class Hint(BaseCommand, tag="hint", frozen=True, kw_only=True):
    """Ask what a strong player would do now with one's own ``seat``, whose turn it is."""

    seat: SeatNo


class Seen(BaseCommand, tag="seen", frozen=True, kw_only=True):
    """Say that the page with version ``version`` is before one's eyes: nothing is sent elsewhere to
    say that the table waits, and what comes later is news when one returns."""

    version: Annotated[int, msgspec.Meta(ge=0)]


Command = Union[  # noqa: UP007
    Act,
    Sit,
    Stand,
    Bot,
    Start,
    Resign,
    Abort,
    Undo,
    End,
    Answer,
    Promise,
    Show,
    Chat,
    MuteHere,
    Look,
    Log,
    Rematch,
    Watch,
    Suppose,
    Why,
    Hint,
    Seen,
]
"""Any of them, told apart by ``type``."""
