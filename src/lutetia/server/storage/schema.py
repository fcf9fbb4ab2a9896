"""The tables of the database. The log is the truth; ``tables``, ``sittings``
and ``deadlines`` are indexes over it and ``snapshots`` a cache: all three could be made again."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # one event of lutetia.table as JSON
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),  # open, playing, over
    Column("private", Integer, nullable=False),
    Column("bot", Integer, nullable=False),  # 1 when a bot is to act
    Column("created", Float, nullable=False),  # Unix seconds
    Column("updated", Float, nullable=False),
    Column("info", LargeBinary, nullable=False),  # TableInfo as JSON, for the lobby
    Column("seated", Integer, nullable=False),  # 1 when its people are in ``sittings``
    Index("tables_by_status", "status", "updated"),
)

sittings = Table(
    "sittings",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("waits", Integer, nullable=False),  # 1 when the table waits for this person
    Column("over", Integer, nullable=False, server_default="0"),  # 1 when the game has ended
    Column("at", Float, nullable=False, server_default="0"),  # Unix seconds: when that changed
    Index("sittings_by_person", "player_id", "over", "waits", "at"),
    Index("sittings_by_table", "table_id"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("tag", String, nullable=False),  # the build that can read it
    Column("body", LargeBinary, nullable=False),  # lutetia.table.snapshot; a cache, may be deleted
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("due", Float, nullable=False),  # Unix seconds: when the running time is up
    sqlite_with_rowid=False,
)

seeks = Table(
    "seeks",
    metadata,
    Column("id", String, primary_key=True),
    Column("player_id", String, nullable=False),
    Column("body", String, nullable=False),  # a Seek of lutetia.server.seeks as JSON
    sqlite_with_rowid=False,
)

envelopes = Table(
    "envelopes",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("master", LargeBinary, nullable=False),  # encrypted; server/envelopes.py has no key here
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("account", Float),  # Unix seconds: since when it is an account; NULL: a guest
    Column("heir", String),  # the account to which a guest's tables have passed
    Column("gone", Float),  # Unix seconds: when they had themselves deleted
    Column("erased", Float),  # Unix seconds: since then no log bears their name
    Column("role", String),  # moderator; NULL: none
    Column("renaming", Float),  # Unix seconds: since when logs are given their new name
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, primary_key=True),  # SHA-256 of the secret in the cookie
    Column("handle", String, nullable=False, unique=True),  # by which its owner names it
    Column("player_id", String, nullable=False),
    Column("created", Float, nullable=False),  # Unix seconds
    Column("seen", Float, nullable=False),  # Unix seconds, within the hour
    Column("told", Float, nullable=False),  # Unix seconds: ``account_news`` up to here were read
    Column("device", String, nullable=False),  # as the browser says, such as "Firefox, Linux"
    Index("sessions_by_player", "player_id"),
    sqlite_with_rowid=False,
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),  # the credential id of WebAuthn
    Column("player_id", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("counter", Integer, nullable=False),  # of signatures, as its authenticator last said
    Column("transports", String, nullable=False),  # separated by spaces
    Column("device", String, nullable=False),  # where it was made
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_by_player", "player_id"),
    sqlite_with_rowid=False,
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("selector", String, primary_key=True),  # the beginning of the code, which finds it
    Column("player_id", String, nullable=False),
    Column("hash", String, nullable=False),  # Argon2id of the rest
    Column("used", Float),  # Unix seconds; NULL: not yet
    Index("recovery_codes_by_player", "player_id"),
    sqlite_with_rowid=False,
)

account_news = Table(
    "account_news",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),  # what happened, such as "signed_in"
    Column("device", String, nullable=False),  # where
    Column("session", String, nullable=False),  # the handle of the session that did it, or ""
    Index("account_news_by_player", "player_id", "at"),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String, primary_key=True),
    Column("player_id", String, nullable=False, index=True),
    Column("kind", String, nullable=False),  # push, mail, webhook
    Column("target", String, nullable=False),  # a subscription as JSON, an address
    Column("secret", String, nullable=False),  # of mailed links, of signatures; a session's handle
    Column("site", String, nullable=False),  # the address of this site as the person sees it
    Column("wanted", Integer, nullable=False),  # 0 while it is switched off
    Column("confirmed", Integer, nullable=False),  # 0 until a mailed link was followed
    Column("created", Float, nullable=False),
)

waking = Table(
    "waking",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("zone", String, nullable=False),  # IANA name of a time zone
    Column("since", Integer, nullable=False),  # minutes of the day
    Column("until", Integer, nullable=False),
    sqlite_with_rowid=False,
)

holidays = Table(
    "holidays",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("since", BigInteger, primary_key=True),  # milliseconds of Unix time
    Column("until", BigInteger, nullable=False),  # likewise; once it is ended early, when it was
    sqlite_with_rowid=False,
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, primary_key=True),  # of the event by which the table began to wait
    Column("player_id", String, primary_key=True),
    Column("kind", String, primary_key=True),  # turn, half, hours, holiday, invited
    Column("channel", String, primary_key=True),
    Column("due", Float, nullable=False),  # Unix seconds
    Column("message", String),  # id of the message that carries it, once that is on its way
    Column("sent", Float),  # Unix seconds; null: not yet
    sqlite_with_rowid=False,
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("n", Integer, primary_key=True),  # the order in which they ended
    Column("table_id", String, nullable=False, unique=True),
    Column("at", Float, nullable=False),  # Unix seconds
    Column("body", LargeBinary, nullable=False),  # RatedGame of lutetia.ratings.log as JSON
    sqlite_autoincrement=True,
)

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("n", Integer, primary_key=True),  # of rated_games
    Column("game", String, nullable=False),
    Column("seats", String, nullable=False),  # 2, 3-4, 5-6
    Column("rank", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu", Float, nullable=False),  # this and what follows: after the game
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("rating_steps_by_game", "n"),
    sqlite_with_rowid=False,
)

standings = Table(
    "standings",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("seats", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("standings_by_game", "game", "seats"),
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("text", String, nullable=False),
    sqlite_with_rowid=False,
)

looks = Table(
    "looks",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("version", Integer, nullable=False),  # the latest that was before their eyes
    sqlite_with_rowid=False,
)

ties = Table(
    "ties",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("other_id", String, primary_key=True),
    Column("follow", Integer, nullable=False),
    Column("mute", Integer, nullable=False),  # what the other says is not shown to this one
    Column("block", Integer, nullable=False),  # nor the other way, and they never sit together
    sqlite_with_rowid=False,
)

free_accounts = Table(
    "free_accounts",
    metadata,
    Column("mark", String, primary_key=True),  # keyed hash of an address, for a day
    Column("at", Float, primary_key=True),  # Unix seconds
    sqlite_with_rowid=False,
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("by_id", String, nullable=False),  # who invites
    Column("player_id", String, nullable=False),  # who is invited
    Column("until", Float, nullable=False),  # Unix seconds
    Column("declined", Integer, nullable=False),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", String, nullable=False),  # who reports
    Column("subject", String, nullable=False),  # the id of whom they report
    Column("name", String, nullable=False),  # under which that person was seen
    Column("reason", String, nullable=False),
    Column("words", String, nullable=False),
    Column("table_id", String),  # NULL: reported on their page
    Column("version", Integer),  # of the table, then
    Column("line", Integer),  # version of the line of chat that is reported; NULL: of none
    Column("at", Float, nullable=False),  # Unix seconds
    Column("closed", Float),  # Unix seconds; NULL: open
    Index("reports_by_person", "player_id", "subject"),
    Index("reports_by_subject", "subject"),
    sqlite_autoincrement=True,
)

report_lines = Table(
    "report_lines",
    metadata,
    Column("report_id", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),  # version of the line in the log of its table
    Column("player_id", String, nullable=False),  # who said it
    Column("name", String, nullable=False),
    Column("at", Float, nullable=False),  # Unix seconds
    Column("text", String, nullable=False),
    sqlite_with_rowid=False,
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # ban, mute
    Column("player_id", String),  # NULL: it is for an address
    Column("network", String),  # an address as `Envelopes.mark` writes it; the key is not here
    Column("since", Float, nullable=False),  # Unix seconds
    Column("until", Float),  # Unix seconds; NULL: for good
    Column("reason", String, nullable=False),  # as the person reads it
    sqlite_autoincrement=True,
)

audit = Table(
    "audit",  # triggers refuse every change but a new row
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # Unix seconds
    Column("actor", String, nullable=False),  # id of a moderator, or "cli:" and a system's user
    Column("act", String, nullable=False),
    Column("subject", String),  # id of a person
    Column("table_id", String),
    Column("line", Integer),
    Column("report", Integer),
    Column("sanction", Integer),
    Column("until", Float),  # Unix seconds
    Column("why", String, nullable=False),
    sqlite_autoincrement=True,
)

days = Table(
    "days",
    metadata,
    Column("day", String, primary_key=True),  # 2026-11-25, UTC
    Column("process", String, primary_key=True),  # drawn at its start
    Column("up", LargeBinary, nullable=False),  # a bit for each half minute in which it was there
    Column("times", String, nullable=False),  # JSON: acknowledgements by length (`BUCKETS`)
    Column("broken", Integer, nullable=False),  # tables that could not be replayed
    Column("lost", Integer, nullable=False),  # acknowledged changes that were gone
    sqlite_with_rowid=False,
)

backups = Table(
    "backups",
    metadata,
    Column("at", Float, primary_key=True),  # when it began, Unix seconds
    Column("bytes", BigInteger, nullable=False),
    Column("seconds", Float, nullable=False),  # that it took
    Column("replayed", Integer, nullable=False),  # tables of which every event was
    sqlite_with_rowid=False,
)

explored = Table(
    "explored",  # what was played, added up: lutetia.explore.tally; nothing of any one game
    metadata,
    Column("game", String, primary_key=True),  # "" in the row that every commit changes first
    Column("rules", String, primary_key=True),  # their version, and the edition
    Column("players", Integer, primary_key=True),  # number of seats
    Column("who", String, primary_key=True),  # people, bots
    Column("options", String, primary_key=True),  # as JSON
    Column("topic", String, primary_key=True),
    Column("thing", String, primary_key=True),  # what somebody did
    Column("n", BigInteger, nullable=False),  # how often
    Column("wins", BigInteger, nullable=False),  # in sixtieths
    Column("points", BigInteger, nullable=False),  # final ones, added up
    Column("squares", BigInteger, nullable=False),  # their squares, added up
    Column("own_n", BigInteger, nullable=False),  # how often it is known what it paid by itself
    Column("own", BigInteger, nullable=False),  # that, added up
    Column("own_squares", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

explored_games = Table(
    "explored_games",
    metadata,
    Column("table_id", String, primary_key=True),  # its game was looked at, once and for all
    sqlite_with_rowid=False,
)

coached = Table(
    "coached",  # reports of the coach, without names; they could be made again
    metadata,
    Column("table_id", String, primary_key=True),
    Column("mark", String, primary_key=True),  # how it was made
    Column("body", LargeBinary, nullable=False),  # a Coaching of lutetia.server.coach, zlib
)

error_rates = Table(
    "error_rates",  # of each seat whose person took a decision that counts: of these alone
    metadata,
    Column("table_id", String, primary_key=True),
    Column("mark", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("rate", Float, nullable=False),  # points of win share a decision that counts
    Column("counted", Integer, nullable=False),  # decisions that count
)

puzzle_attempts = Table(
    "puzzle_attempts",  # of those with an account
    metadata,
    Column("player_id", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("at", Float, nullable=False),  # Unix seconds: of the first attempt
    Column("first", Integer),  # 1: it was right, 0: wrong; NULL: it did not count
    Column("solved", Integer, nullable=False),  # 1 when the latest attempt was right
    Column("latest", Integer, nullable=False),  # number of that attempt among all of theirs
)

puzzle_standings = Table(
    "puzzle_standings",  # of who attempts: lutetia.ratings.glicko
    metadata,
    Column("player_id", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),  # attempts that counted
    Column("at", Float, nullable=False),  # Unix seconds: of the last of them
)

puzzle_ratings = Table(
    "puzzle_ratings",  # of the puzzles that somebody has attempted
    metadata,
    Column("game", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

owners = Table(
    "owners",  # where many processes share a site
    metadata,
    Column("table_id", String, primary_key=True),  # or "site": what there is once
    Column("epoch", BigInteger, nullable=False),  # rises with each new owner
    Column("member", String, nullable=False),  # that process
)

probes = Table(
    "probes",
    metadata,
    Column("id", Integer, primary_key=True),  # 1: of the disk, 2: that time was counted
    Column(
        "at", Float, nullable=False
    ),  # Unix seconds of the latest probe: whether anything can be written
)
