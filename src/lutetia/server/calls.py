"""What the calls of the site take and answer, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from lutetia.engine.doubts import Kinds
from lutetia.engine.levels import Level
from lutetia.engine.schema import Options
from lutetia.table.messages import (
    Because,
    Edition,
    Encoded,
    Entry,
    Legal,
    Message,
    TableInfo,
    View,
)
from lutetia.table.pace import Fall, PaceName


class Needs(msgspec.Struct, frozen=True):
    """Where an option has any effect: where another one, or ``players``,
    has one of these values."""

    name: str
    values: list[bool | str | int]


class Option(msgspec.Struct, frozen=True):
    """A choice at the opening of a table.

    Attributes:
        choices: of a ``choice``.
        needs: elsewhere it is not offered, and whatever is sent for it counts as the default.
    """

    name: str
    kind: Literal["bool", "choice"]
    default: bool | str
    choices: list[str] | UnsetType = UNSET
    needs: Needs | UnsetType = UNSET


class Offered(msgspec.Struct, frozen=True):
    """A level of bots; its word is ``level.<name>``, what it does ``level_help.<name>``.

    Attributes:
        measured: how strong it is is known: it may play where the result counts.
    """

    name: Level
    measured: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game that is offered.

    Attributes:
        players: how many may play.
        colours: of the seats, in their order.
        unsure: names of the data that nobody here has seen printed.
        levels: of bots that play it, our own first, the strongest first.
    """

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    stage: str
    rules_version: int
    players: list[int]
    default_players: int
    colours: list[str]
    options: list[Option]
    unsure: list[str]
    levels: list[Offered]


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule; its sentence is ``<game>.rule.<id>``, its chapter's ``<game>.chapter.<chapter>``."""

    id: str
    kind: Literal["rule", "ruling", "table"]
    chapter: str
    source: str


class Locale(msgspec.Struct, frozen=True):
    """The words of a language.

    Attributes:
        languages: all that there are.
        ids: of the messages, separated by spaces; an id has hyphens for dots.
        messages: of Fluent in that order, parsed as ``@fluent/bundle`` keeps them.
        attributes: of those messages that have any, by id and name.
        kinds: by key, what each argument names (docs/translating.md).
    """

    languages: list[str]
    ids: str
    messages: list[Any]
    attributes: dict[str, dict[str, Any]]
    kinds: dict[str, dict[str, str]]


class Me(msgspec.Struct, frozen=True):
    """Who asks.

    Attributes:
        account: they are no guest.
        news: how often something happened to their account that this browser was not told.
    """

    player: str
    name: str
    lang: str
    account: bool
    news: int


class Change(msgspec.Struct):
    """What shall change of who asks."""

    name: str | None = None
    lang: str | None = None


class MyTable(msgspec.Struct, frozen=True):
    """A table at which one sits.

    Attributes:
        waits: for oneself.
        updated: Unix seconds.
    """

    waits: bool
    updated: int
    table: Encoded[TableInfo]


ZoneName = Annotated[str, msgspec.Meta(max_length=64)]
"""The IANA name of a time zone."""


class NewTable(msgspec.Struct):
    """A table to be opened.

    Attributes:
        private: not listed in the lobby; left out: whether only bots play with.
        sit: whoever opens it takes the first seat.
        bots: fill every other seat, and the game starts.
        pace: how much time each seat has; null: as much as it likes.
        fall: what happens to a seat whose time is up.
        rated: the result counts for the ratings of its people, who need accounts.
        sealed: draws come out of an envelope that is sealed before the game and can be checked
            (docs/sealed_deals.md).
        weekends: IANA name of the time zone in whose weekends no time runs, at a pace of ``daily``
            or ``slow``; null: time runs in weekends as well.
    """

    game: str
    players: int
    options: Options = {}
    private: bool | None = None
    sit: bool = True
    bots: Level | None = None
    pace: PaceName | None = None
    fall: Fall = "keeper"
    rated: bool = False
    sealed: bool = False
    weekends: ZoneName | None = None


class Opened(msgspec.Struct, frozen=True):
    """A new table and the page where it is played."""

    id: str
    url: str


class NewSeek(msgspec.Struct):
    """A game that somebody seeks.

    Attributes:
        players: how many may sit at the table: every number that would do.
        pace: how much time each seat has; null: as much as it likes.
        fall: what happens to a seat whose time is up.
        rated: the result counts for the ratings of all who play, who need accounts.
        within: opponents' ratings are at most so many points above or below one's own; null: any.
        weekends: as for a table; of those who come together, the zone of who sought first holds.
    """

    game: str
    players: list[int]
    pace: PaceName | None = None
    fall: Fall = "keeper"
    rated: bool = False
    within: Annotated[int, msgspec.Meta(ge=1, le=2000)] | None = None
    weekends: ZoneName | None = None


class Sought(msgspec.Struct, frozen=True):
    """What came of seeking.

    Attributes:
        id: of the seek.
        table: where one sits now; null: nobody has come yet.
    """

    id: str
    table: str | None


class SeekInfo(msgspec.Struct, frozen=True):
    """A game that somebody seeks, as everybody sees it.

    Attributes:
        name: of who seeks it.
        players: how many may sit at the table.
        since: Unix seconds.
        points: the seeker's rating with the fewest of ``players``; null: they have no account.
        level: of a bot about as strong as the seeker.
        weekends: the time zone in whose weekends no time would run; null: it would.
    """

    id: str
    name: str
    game: str
    players: list[int]
    pace: PaceName | None
    fall: Fall
    since: int
    rated: bool
    within: int | None
    points: int | None
    level: Level
    weekends: str | None


class Onlooker(msgspec.Struct, frozen=True):
    """What an onlooker sees; None before the start."""

    view: Encoded[View | None]


class Health(msgspec.Struct, frozen=True):
    """Whether the process answers, or can keep anything.

    Attributes:
        reason: why not.
    """

    ok: bool
    version: str
    reason: str | UnsetType = UNSET


class Lobby(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """The public tables.

    Attributes:
        tables: first those that seek players, then newest first.
        idle: ids of those where nobody has been for ten minutes.
    """

    tables: Encoded[list[TableInfo]]
    idle: list[str]


class Mine(msgspec.Struct, frozen=True, tag_field="type", tag="mine"):
    """The tables of whoever looks.

    Attributes:
        seeks: ids of what they seek.
        invited: how many invitations wait for their answer.
    """

    tables: list[MyTable]
    seeks: list[str]
    invited: int


class Seeks(msgspec.Struct, frozen=True, tag_field="type", tag="seeks"):
    """Games that are sought.

    Attributes:
        seeks: those who have waited longest first.
        here: how many people are at the site.
    """

    seeks: list[SeekInfo]
    here: int


class Found(msgspec.Struct, frozen=True, tag_field="type", tag="found"):
    """Whoever looks has found a game that they sought, and sits at its table."""

    table: str
    game: str
    pace: PaceName | None


class NewSignIn(msgspec.Struct, frozen=True, tag_field="type", tag="signed_in"):
    """Somebody has just signed in to the account of whoever looks.

    Attributes:
        device: browser and system, as the browser says.
    """

    device: str


FromLobby = Lobby | Mine | Seeks | Found | NewSignIn
"""What the socket of the lobby says."""


class Doubt(msgspec.Struct, frozen=True):
    """A value that nobody here has seen printed.

    Attributes:
        path: its place in the data.
        key: one of the game's ``unsure``.
        value: in use here.
        ours: the reconstruction's.
        kind: what it may be.
    """

    path: str
    key: str
    item: str
    field: str
    at: list[str]
    value: Any
    ours: Any
    kind: Kinds


class EditionSheet(msgspec.Struct, frozen=True):
    """What of a game may be set by an edition.

    Attributes:
        view: a beginning, for a drawing.
    """

    game: str
    name: str
    edition: Edition | None
    view: Encoded[View]
    doubts: list[Doubt]


class EditionChecked(msgspec.Struct, frozen=True):
    """An edition that fits.

    Attributes:
        text: the file with everything in it.
    """

    edition: Edition | None
    name: str
    values: dict[str, Any]
    text: str


class EditionTrial(msgspec.Struct, frozen=True):
    """A game of greedy bots by an edition.

    Attributes:
        material: the game's own.
        moments: at most 24, as an onlooker sees them.
    """

    edition: Edition | None
    players: int
    plies: int
    material: dict[str, Any]
    moments: list[Encoded[View]]
    scores: list[int] | None
    ranks: list[int] | None


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson; its name is ``course.<game>.<id>.title``.

    Attributes:
        steps: how many it has.
        asks: it consists of questions.
        tries: ids of the rules that one tries in it.
    """

    id: str
    steps: int
    asks: bool
    tries: list[str]


ShortText = Annotated[str, msgspec.Meta(max_length=200)]
"""An action or an answer as somebody may type it."""


class Answers(msgspec.Struct):
    """What somebody has answered in a lesson so far.

    Attributes:
        answers: to each step: an action in notation, one of the ``choices``, or "" to read on, or
            where others play on in the learner's place.
        why: actions of which is asked why they may not be done now.
        rule: one of the rules that one tries in it: where that is tried, whatever the answers.
    """

    answers: Annotated[list[ShortText], msgspec.Meta(max_length=300)] = []
    why: Annotated[list[ShortText], msgspec.Meta(max_length=50)] = []
    rule: ShortText | None = None


class LessonMoment(msgspec.Struct, frozen=True):
    """Where a lesson stands.

    Attributes:
        at: number of the step, from 0; ``of``: that of all steps, and at the end of the lesson.
        taken: so many of the answers led here; one that was wrong is not taken.
        waits: for what: that the learner reads on, acts, or chooses one of ``choices``.
        say: what the teacher says; null at the end.
        rule: what it is about.
        point: CSS selectors of what is shown on the board.
        plays_out: whether "" is taken as well as actions: bots play on for a while then, and to
            the end of the game where that is answered as long as it is taken.
        view: what the learner sees.
        legal: all that the learner may do, also what is not asked for.
        entries: what was done since the answer before, as the log tells it.
        wrong: why the last answer was not taken.
        learned: why the last answer to a question was right.
        answers: why the actions of ``why`` may not be done; null where one may.
        way: the right answers that led here, where a rule was asked for; otherwise null.
    """

    at: int
    of: int
    taken: int
    waits: Literal["read", "act", "choose", "end"]
    say: Message | None
    rule: str | None
    point: list[str]
    choices: list[str]
    plays_out: bool
    view: Encoded[View]
    legal: list[Legal]
    prompt: Message | None
    entries: list[Entry]
    wrong: Because | None
    learned: Because | None
    answers: list[Because | None]
    way: list[str] | None


class Failed(msgspec.Struct, frozen=True):
    """Why not.

    Attributes:
        key: of a sentence that says what to do.
    """

    code: str
    key: str
    args: dict[str, Any]


class Failure(msgspec.Struct, frozen=True):
    """An error answer."""

    error: Failed
