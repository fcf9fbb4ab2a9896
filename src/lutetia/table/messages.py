"""What a table tells a client, as types: the server encodes these, field after field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar, Union

import msgspec

from lutetia.engine.levels import Level
from lutetia.engine.schema import Options, SeatHead, SharedHead, ViewHead
from lutetia.table.pace import Fall, PaceName

T = TypeVar("T")

Code = Literal[
    "rule", "turn", "stale", "notation", "over", "table", "forbidden", "malformed", "toolarge",
    "rate",
]  # fmt: skip
"""What kind of no."""

EntryKind = Literal[
    "act", "chance", "chat", "sat", "stood", "bot", "started", "undone", "resigned", "agreed",
    "aborted", "over", "asked", "wished", "answered", "rematch", "fell", "returned", "credited",
    "holiday", "holiday_over", "muted", "unmuted",
    "sealed", "promised", "stirring", "showing", "shown", "stirred", "opened", "unsealed",
]  # fmt: skip
"""What a line of the log tells."""

if TYPE_CHECKING:
    Encoded = Union[T, msgspec.Raw, Sequence[msgspec.Raw], Mapping[str, object]]  # noqa: UP007
    """A part that is JSON already, or a plain object as a game makes it."""
else:

    class Encoded:
        def __class_getitem__(cls, kind: T) -> T:
            return kind


Args = dict[str, Any]
"""Values in a sentence, by name: any JSON."""


class Message(msgspec.Struct, frozen=True):
    """A sentence: the key of a catalogue and the values in it."""

    key: str
    args: Args


class Seat(msgspec.Struct, frozen=True):
    """A seat and who is on it.

    Attributes:
        keeper: level of the bot that keeps the seat of a person whose time was up, until they
            return.
        player: only of a person with an account: their profile is ``/players/<player>``.
        holiday: until when they are on the holiday that was begun last, in Unix seconds; only
            where their clock stands for it while the game is on.
    """

    seat: int
    colour: str
    kind: Literal["empty", "person", "bot"]
    name: str
    level: Level | None
    online: bool
    resigned: bool
    keeper: Level | msgspec.UnsetType = msgspec.UNSET
    player: str | msgspec.UnsetType = msgspec.UNSET
    holiday: int | msgspec.UnsetType = msgspec.UNSET


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A question to some of the people at a table.

    Attributes:
        what: ``undo`` and ``end`` are about the game; ``sit`` and ``bot``: that a seat of the
            running game changes hands.
        by: whose question it is; None: somebody without a seat.
        to: a ply to go back to; None: the end of the game, counted as it stands.
        yes: the seats that agreed.
        need: the seats that are asked.
        seat: of ``sit`` and ``bot``: which one.
        name: of ``sit`` and ``bot``: who would sit there.
        level: of ``bot``.
    """

    what: Literal["undo", "end", "sit", "bot"]
    by: int | None
    to: int | None
    seat: int | msgspec.UnsetType = msgspec.UNSET
    name: str | msgspec.UnsetType = msgspec.UNSET
    level: Level | None | msgspec.UnsetType = msgspec.UNSET
    yes: list[int]
    need: list[int]


class OutcomeLine(msgspec.Struct, frozen=True):
    """A line of a seat's score.

    Attributes:
        key: what it is called.
        rule: the rule that pays it.
        pieces: the components behind it, each with its share.
    """

    key: str
    points: int
    rule: str | None
    pieces: list[Any]
    args: Args


class SeatLines(msgspec.Struct, frozen=True):
    """The score of a seat, line by line."""

    seat: int
    lines: list[OutcomeLine]


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game.

    Attributes:
        scores: points of each seat.
        ranks: place of each seat, 1 is best; equal places are shared.
        reason: how it ended, ``<game>.reason.<reason>`` or ``final.reason_<reason>``.
        tiebreak: the rule that decided between winners equal on points.
        resigned: seats that gave up, in that order; they rank last, whoever gave up first last of
            all.
        lines: the score of each seat, line by line.
    """

    scores: list[int]
    ranks: list[int]
    reason: str
    tiebreak: str | None
    lines: list[SeatLines]
    resigned: list[int]


class Edition(msgspec.Struct, frozen=True):
    """The edition by which a server plays a game."""

    name: str
    hash: str


class Timing(msgspec.Struct, frozen=True):
    """How much time a seat has, in seconds, and what happens to one whose time is up.

    Attributes:
        pace: the name under which it was offered.
        bank: at the start.
        added: after each turn of its own.
        most: no more is saved up; None: no bound.
        fall: it gives up, or a bot keeps it until its player returns.
        weekends: the time zone in whose weekends no time runs; only at a table that has one.
    """

    pace: PaceName
    bank: int
    added: int
    most: int | None
    fall: Fall
    weekends: str | msgspec.UnsetType = msgspec.UNSET


class Pause(msgspec.Struct, frozen=True):
    """A span in which the running time stands.

    Attributes:
        since: milliseconds from now; 0 or more.
        until: likewise.
        why: it is a weekend, or the seat's player is on holiday.
    """

    since: int
    until: int
    why: Literal["weekend", "holiday"]


class Clock(msgspec.Struct, frozen=True):
    """How much time each seat has.

    Attributes:
        left: milliseconds of each seat, now; 0 or more.
        runs: the seat whose time is running, or None.
        pauses: the spans from now until its time is up in which it stands, in their order; they may
            overlap.
    """

    left: list[int]
    runs: int | None
    pauses: list[Pause] | msgspec.UnsetType = msgspec.UNSET


class Stirring(msgspec.Struct, frozen=True):
    """How far the sealed deal of a table is.

    Attributes:
        root: the hash over all secrets, in hexadecimal.
        phase: people sit down and promise; the last promises are awaited; all show what they
            promised; draws come out of the envelope; it can be opened no more.
        turn: of stirring, 1 or 2.
        seats: that are to promise or to show; once the deal is stirred, that have stirred.
        promised: the seats whose promise is in the log.
        shown: the seats whose bytes are.
    """

    root: str
    phase: Literal["open", "promise", "show", "done", "broken"]
    turn: int
    seats: list[int]
    promised: list[int]
    shown: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table.

    Attributes:
        spectators: how many look on without a seat.
        rematch: the table where the same people play again.
        created: Unix seconds.
        edition: only at a server that plays the game by one.
        timing: only at a table with a clock.
        rated: only at a table whose result counts for the ratings of its people.
        deal: only at a table whose deal is sealed.
    """

    id: str
    game: str
    players: int
    options: Options
    status: Literal["open", "playing", "over"]
    private: bool
    seats: list[Seat]
    spectators: int
    rematch: str | None
    ask: Ask | None
    outcome: Outcome | None
    created: int
    edition: Edition | msgspec.UnsetType = msgspec.UNSET
    timing: Timing | msgspec.UnsetType = msgspec.UNSET
    rated: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    deal: Stirring | msgspec.UnsetType = msgspec.UNSET


class Muted(msgspec.Struct, frozen=True):
    """Somebody who may say nothing at a table.

    Attributes:
        name: that they had when it was said.
        line: by which they are named so that they may speak again.
        seats: where they sit.
    """

    name: str
    line: int
    seats: list[int]


class You(msgspec.Struct, frozen=True):
    """Who is told.

    Attributes:
        seats: their seats.
        seat: the seat whose eyes these are.
        open: free seats that they may take.
        may_ask: seats of the running game for which they may ask the people who play.
        asks: whether the question about a seat is theirs.
        host: whether they opened the table.
        silenced: whoever opened the table lets them say nothing here.
        muted: whom they let say nothing here; only to whoever opened the table.
    """

    player: str
    name: str
    seats: list[int]
    seat: int | None
    open: list[int]
    may_ask: list[int]
    asks: bool
    host: bool
    silenced: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    muted: list[Muted] | msgspec.UnsetType = msgspec.UNSET


class Legal(msgspec.Struct, frozen=True):
    """One legal action; each game says what its parts and effects are.

    Attributes:
        text: the action in notation, as `act` takes it.
        parts: what it consists of.
        effect: what the seat to act knows of its consequences.
    """

    text: str
    parts: dict[str, Any]
    effect: dict[str, Any]


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is and what they may do.

    Attributes:
        ply: the number of actions so far.
        mine: whether it is the turn of one of the reader's seats.
        seat: the seat whose eyes these are.
        prompt: the sentence for whoever acts, only when ``mine``: it may go by what they hide.
        wait: the sentence for everybody else; None before the start.
        legal: filled only when ``mine``.
        undo: whether one may take back: at once, by asking the others, or not.
        back: the earliest ply to which one may go back at once.
        end: whether the game can be ended as it stands: at once, by asking the others, or not:
            ``bots`` play on.
        clock: only at a table that has one, once the game has begun.
        abort: only where the game can be broken off without counting, by whoever is told.
    """

    ply: int
    to_act: int | None
    mine: bool
    seat: int | None
    prompt: Encoded[Message | None]
    wait: Encoded[Message | None]
    legal: Encoded[list[Legal]]
    undo: Literal["free", "ask"] | None
    back: int | None
    end: Literal["free", "ask", "bots"] | None
    clock: Clock | msgspec.UnsetType = msgspec.UNSET
    abort: Literal[True] | msgspec.UnsetType = msgspec.UNSET


class Event(msgspec.Struct, frozen=True):
    """A fact that followed from an action; its values are the game's own.

    Attributes:
        kind: its sentence is ``<game>.event.<kind>``.
    """

    kind: str


class Draw(msgspec.Struct, frozen=True):
    """A draw out of the envelope (docs/sealed_deals.md).

    Attributes:
        n: its number.
        t: the sum of the weights of all outcomes; left out, as the rest, where the reader may not
            know it yet.
        pick: the number below ``t`` on which it fell.
        proof: its secret and the hashes that lead from it to the root, in base64.
    """

    n: int
    t: int | msgspec.UnsetType = msgspec.UNSET
    pick: int | msgspec.UnsetType = msgspec.UNSET
    proof: str | msgspec.UnsetType = msgspec.UNSET


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log.

    Attributes:
        n: the version of the table after it.
        ply: the number of actions after it, of what still stands.
        text: the action in notation.
        to: of `asked` and `undone`: a ply to go back to, None: the end of the game.
        what: of `wished`: whether somebody asks for themselves or for a bot.
        level: of a bot; of `fell`: None where the seat has given up.
        ms: of `credited`: the time that was given back, in milliseconds.
        until: of `holiday`: how long it lasts, in Unix seconds.
        table: of `rematch`: where it is played.
        brought: of `started`: the game goes on from a record, whose bringer may know what was
            hidden.
        root: of `sealed`: the hash over all secrets, in hexadecimal.
        hash: of `promised`, `shown` and `opened`: the promise, the bytes, the master secret, in
            hexadecimal.
        again: of `stirring`: somebody did not show what they had promised.
        seats: of `showing` and `stirred`: who stirs, or has stirred.
        away: of `stirred`: the people who have not.
        draw: of `chance` at a table whose deal is sealed.
        undone: it was taken back: it stays in the log but leads to no position.
        events: what followed by the rules.
    """

    n: int
    ply: int | None
    seat: int | None
    kind: EntryKind
    text: str | msgspec.UnsetType = msgspec.UNSET
    chat: str | msgspec.UnsetType = msgspec.UNSET
    name: str | msgspec.UnsetType = msgspec.UNSET
    to: int | None | msgspec.UnsetType = msgspec.UNSET
    level: Level | None | msgspec.UnsetType = msgspec.UNSET
    yes: bool | msgspec.UnsetType = msgspec.UNSET
    what: Literal["sit", "bot"] | msgspec.UnsetType = msgspec.UNSET
    ms: int | msgspec.UnsetType = msgspec.UNSET
    until: int | msgspec.UnsetType = msgspec.UNSET
    table: str | msgspec.UnsetType = msgspec.UNSET
    brought: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    root: str | msgspec.UnsetType = msgspec.UNSET
    hash: str | msgspec.UnsetType = msgspec.UNSET
    again: bool | msgspec.UnsetType = msgspec.UNSET
    seats: list[int] | msgspec.UnsetType = msgspec.UNSET
    away: list[int] | msgspec.UnsetType = msgspec.UNSET
    draw: Draw | msgspec.UnsetType = msgspec.UNSET
    undone: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    events: list[Event]


class SeatView(SeatHead):
    """What every game tells of a seat; each tells more.

    Attributes:
        points: None where they are hidden from the viewer.
    """

    points: int | None


class View(ViewHead, SharedHead):
    """What every game tells of a position; each tells much more."""

    phase: str
    seats: list[SeatView]


class Because(msgspec.Struct, frozen=True):
    """Why an action may not be done now."""

    rule: str | None
    text: Message


class Full(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Everything: on connect, and after something was taken back.

    Attributes:
        entries: the newest page of the log.
        more: the log has entries older than these.
    """

    version: int
    table: Encoded[TableInfo]
    view: Encoded[View | None]
    turn: Turn
    entries: Encoded[list[Entry]]
    more: bool
    you: You


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What is new; of the log only the entries after what was told before."""

    version: int
    table: Encoded[TableInfo]
    view: Encoded[View | None]
    turn: Turn
    entries: Encoded[list[Entry]]
    you: You


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected, by seat, and how many look on."""

    online: list[bool]
    spectators: int


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """A command was carried out."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not carried out, and nothing has changed.

    Attributes:
        id: None where no id could be found in the frame.
    """

    id: str | None
    code: Code
    rule: str | None
    text: Message
    version: int


class Page(msgspec.Struct, frozen=True, tag_field="type", tag="log"):
    """The page of the log before version ``before``: an answer to `log`."""

    id: str
    before: int
    entries: Encoded[list[Entry]]
    more: bool


class Position(msgspec.Struct, frozen=True, tag_field="type", tag="position"):
    """A position of the past: an answer to `look`.

    Attributes:
        last: the ply of the present position.
        entry: what led to it.
    """

    ply: int
    last: int
    view: Encoded[View]
    entry: Encoded[Entry | None]


class Info(msgspec.Struct, frozen=True, tag_field="type", tag="info"):
    """An answer to a chat command, for the asker alone."""

    id: str
    text: Message


class Supposed(msgspec.Struct, frozen=True, tag_field="type", tag="supposed"):
    """What a plan would score in the position at ``version``: an answer to `suppose`."""

    id: str
    version: int
    result: Any


class Advised(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What a strong player would do: an answer to `hint`.

    Attributes:
        gain: its points at once.
        most: the most that any action brings at once.
    """

    id: str
    version: int
    action: str
    gain: int
    most: int


class Reasons(msgspec.Struct, frozen=True, tag_field="type", tag="because"):
    """Why actions may not be done, in order; None where one may: an answer to `why`."""

    id: str
    version: int
    answers: list[Because | None]


FromServer = Union[  # noqa: UP007
    Full, Update, Presence, Ack, Refused, Page, Position, Info, Supposed, Advised, Reasons
]  # fmt: skip
"""Any of them, told apart by ``type``."""
