"""The events of a table, as its log keeps them: plain JSON, one type for each kind.

An event has ``at`` in Unix seconds and ``by``, the player or None; its version is its place in the
log. The last event of a command carries the command's id as ``cmd`` and its player as ``for``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict, Union

from lutetia.engine.game import Game
from lutetia.engine.levels import Level
from lutetia.engine.schema import Options
from lutetia.table.pace import PACES, Fall, PaceName
from lutetia.table.pauses import Span, Weekends

Signed = TypedDict("Signed", {"cmd": NotRequired[str], "for": NotRequired[str]})
"""What the last event of a command has besides."""


class Noted(Signed):
    """What every event has."""

    at: float
    by: str | None


class Personal(Signed):
    """What an event has that is somebody's doing."""

    at: float
    by: str


class Seated(Noted):
    """What every event has that is about a seat."""

    seat: int


class Timing(TypedDict):
    """How much time a seat has, in seconds, and what happens to one whose time is up.

    Attributes:
        pace: the name under which it was offered.
        bank: at the start.
        added: after each turn.
        most: no more is saved up.
        weekends: in which zone weekends pause; left out where they count.
    """

    pace: PaceName
    bank: int
    added: int
    most: int | None
    fall: Fall
    weekends: NotRequired[Weekends]


class Opening(TypedDict):
    """What chance brings first.

    Attributes:
        sat: who must sit where for it, in the order of the seats: people by id, bots by level.
    """

    text: str
    sat: list[str | None]


class Created(Noted):
    """The table was opened: always the first event.

    Attributes:
        names: of an imported record.
        plies: how many actions an imported record has.
        start: the position from which the game begins.
        previous: the table before a rematch.
        rated: its result counts for the ratings of its people.
        sealed: draws come out of an envelope (docs/sealed_deals.md).
    """

    kind: Literal["created"]
    game: str
    rules_version: int
    players: int
    options: Options
    private: bool
    host: str | None
    names: NotRequired[list[str]]
    plies: NotRequired[int]
    start: NotRequired[Mapping[str, Any] | None]
    previous: NotRequired[str]
    edition: NotRequired[dict[str, str]]
    opening: NotRequired[Opening]
    timing: NotRequired[Timing]
    rated: NotRequired[Literal[True]]
    sealed: NotRequired[Literal[True]]


class Sat(Seated):
    """Somebody sat down; ``own``: under a name that is this seat's alone; ``account``: somebody who
    has one, and so a public profile."""

    kind: Literal["sat"]
    player: str
    name: str
    own: NotRequired[bool]
    account: NotRequired[Literal[True]]


class Stood(Seated):
    """Somebody left a seat."""

    kind: Literal["stood"]


class Named(Noted):
    """Somebody took another name."""

    kind: Literal["named"]
    player: str
    name: str


class Passed(Noted):
    """What a guest, ``player``, had here is the account ``to``'s now: they are one person;
    ``account``: False when that account has gone since."""

    kind: Literal["passed"]
    player: str
    to: str
    name: str
    account: NotRequired[Literal[False]]


class BotCame(Seated):
    """A bot came to a seat, or went (level None)."""

    kind: Literal["bot"]
    level: Level | None
    name: str


class Started(Noted):
    """The game began."""

    kind: Literal["started"]


class Acted(Seated):
    """A seat acted; ``lag``: milliseconds of its time that went by on the way."""

    kind: Literal["act"]
    text: str
    lag: NotRequired[int]


class Drew(Noted):
    """Chance brought something; at a sealed table with `deal.envelope.Numbers`,
    unless it was said before the game."""

    kind: Literal["chance"]
    text: str
    n: NotRequired[int]
    t: NotRequired[int]
    pick: NotRequired[int]
    proof: NotRequired[str]


class Sealed(Noted):
    """The site has fixed the secrets of the draws from ``first`` on; ``root`` in hexadecimal."""

    kind: Literal["sealed"]
    root: str
    first: int


class Promised(Personal):
    """Somebody has promised bytes that they will show: their hash in hexadecimal."""

    kind: Literal["promised"]
    seat: int
    promise: str


class Stirring(Noted):
    """The promises of ``seats`` are awaited; the people of ``away`` are not here."""

    kind: Literal["stirring"]
    seats: list[int]
    away: list[int]


class Showing(Noted):
    """Nobody promises any more, and ``seats`` show their bytes."""

    kind: Literal["showing"]
    seats: list[int]


class Shown(Personal):
    """Somebody showed the bytes that they had promised, in hexadecimal."""

    kind: Literal["shown"]
    seat: int
    bytes: str


class Stirred(Noted):
    """What was shown is put together: the draws are fixed, and nobody knows any."""

    kind: Literal["stirred"]


class Opened(Noted):
    """The game is over and the master secret is shown, in hexadecimal."""

    kind: Literal["opened"]
    master: str


class Unsealed(Noted):
    """The site cannot open the envelope any more: from here on it draws as at other tables."""

    kind: Literal["unsealed"]


class Said(Noted):
    """Somebody said something."""

    kind: Literal["chat"]
    seat: int | None
    name: str
    text: str


class Muted(Personal):
    """Whoever opened the table let ``player`` say nothing here, or (``on`` False) speak again."""

    kind: Literal["muted"]
    player: str
    name: str
    seat: int | None
    on: bool


class Asked(Personal):
    """A seat asked to go back to a ply, or (None) to end the game as it stands."""

    kind: Literal["asked"]
    seat: int
    to: int | None


class Wished(Seated):
    """Somebody asked that a seat changes hands; see `seating.Wish`."""

    kind: Literal["wished"]
    what: Literal["sit", "bot"]
    player: str
    name: str
    level: Level | None
    own: NotRequired[bool]
    account: NotRequired[Literal[True]]


class Answered(Personal):
    """Somebody answered what was asked, or (``wish``) what was wished."""

    kind: Literal["answered"]
    seat: int | None
    yes: bool
    wish: NotRequired[Literal[True]]


class Undone(Seated):
    """Everything from a ply on was taken back.

    Attributes:
        left: milliseconds that the seat to act then has left; only at a table with a clock and
            where nobody was asked. Logs of earlier versions do not have it.
    """

    kind: Literal["undone"]
    to: int
    left: NotRequired[int]


class Resigned(Seated):
    """A seat gave up."""

    kind: Literal["resigned"]


class Aborted(Seated):
    """The game was broken off before anybody's second turn, and counts for nothing."""

    kind: Literal["aborted"]


class Fell(Seated):
    """The time of a seat was up; with ``level`` a bot keeps the seat, else it has given up."""

    kind: Literal["fell"]
    level: NotRequired[Level]


class Returned(Seated):
    """Whose seat a bot has kept plays again."""

    kind: Literal["returned"]


class Credited(Seated):
    """A seat was given back milliseconds in which the site could not be reached."""

    kind: Literal["credited"]
    ms: int


class Rested(Seated):
    """When whoever sits on a seat is on holiday: from ``since``, in milliseconds of Unix time, on
    these spans hold and no others."""

    kind: Literal["holiday"]
    since: int
    spans: list[Span]


class Agreed(Noted):
    """All agreed to end the game as it stands; seat None: only bots played on."""

    kind: Literal["agreed"]
    seat: int | None


class Ended(Noted):
    """The game is over."""

    kind: Literal["over"]
    scores: list[int]
    ranks: list[int]
    reason: str


class Again(Noted):
    """The same people play again at another table."""

    kind: Literal["rematch"]
    table: str


Event = Union[  # noqa: UP007
    Created, Sat, Stood, Named, Passed, BotCame, Sealed, Promised, Stirring, Showing, Shown,
    Stirred, Opened, Unsealed, Started, Acted, Drew, Said, Muted, Asked, Wished, Answered,
    Undone, Resigned, Aborted, Fell, Returned, Credited, Rested, Agreed, Ended, Again,
]  # fmt: skip
"""Any of them, told apart by ``kind``."""


def timing(pace: PaceName, fall: Fall, weekends: Weekends | None = None) -> Timing:
    """Return the times of a pace by its name; ``weekends``: where they pause."""
    times = PACES[pace]
    made: Timing = {
        "pace": pace,
        "bank": times.bank,
        "added": times.added,
        "most": times.most,
        "fall": fall,
    }
    if weekends is not None:
        made["weekends"] = weekends
    return made


def created(
    game: Game, players: int, options: Options, host: str | None, private: bool, at: float
) -> Created:
    """Return the first event of a table of ``game``,
    opened by ``host`` at ``at`` in Unix seconds."""
    first: Created = {
        "kind": "created",
        "at": round(at, 3),
        "by": host,
        "game": game.meta.id,
        "rules_version": game.meta.rules_version,
        "players": players,
        "options": options,
        "private": private,
        "host": host,
    }
    if game.edition is not None:
        first["edition"] = game.edition.to_data()
    return first
