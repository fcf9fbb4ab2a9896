"""What can be set, by argument or by environment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from limits import parse_many
from msgspec import Meta, ValidationError, convert

from lutetia.server.environment import value
from lutetia.server.errors import ServeError
from lutetia.server.notices.mail import Server, proper_address
from lutetia.server.notices.reach import networks
from lutetia.server.storage.database import Where
from lutetia.table.deal.scheme import BYTES

SHORTEST_TOKEN = 16
"""Characters that a token has at least."""

STATIC = Path(__file__).resolve().parent / "static"


@dataclass(frozen=True)
class Settings:
    """How the site is run.

    Attributes:
        host: address to listen on.
        port: port to listen on; 0 takes any free one.
        db: the database file, or the address of a PostgreSQL database.
        keys: the folder of the site's keys where the database is no file.
        cluster: the bus that the processes of one site share, ``nats://user@host:4222``; "": this
            process is the site.
        static: folder of the built client.
        workers: processes in which bots think, unless workers on the bus do; 0: never here.
        bot_pause: shortest and longest time in seconds that passes before a bot's move is played,
            so that people can follow.
        bot_budget: seconds a bot may think about a turn; None leaves it to its level.
        thinker: ``module:function`` that chooses for bots,
            called as ``lutetia.ai.levels.choose`` is.
        thinking: seconds of thinking that the bots of one address may have used of
            late (it counts half after five minutes) before they wait behind everybody else's.
        eager: True when bot workers are started, and all sentences read, with the server, and not
            when they are first needed.
        limit: how many guests, tables and records one address may make,
            as the package ``limits`` writes it; empty for no limit.
        records: how many records of these one address may bring.
        reads: how many records, lists of tables and whole tables one address may have sent to it.
        free_accounts: how many accounts one address may make without a proof of work.
        attempts: how often one address may try to come into an account.
        reports: how many people one address may report to the moderators.
        names: how often one person may take another name: tables note each in their logs.
        address_names: how often all people of one address may.
        mails: how many mail addresses one address may have asked whether they want notices.
        sockets: how many sockets one address may have open, at tables and in the lobby together;
            0 for no limit.
        connections: how many connections of any kind one address may have open; 0 for no limit.
        frames: how many frames of any kind one address may send in a second by all its sockets;
            0 for no limit.
        share: the part of one processor core that one address may use in the long run;
            0 for no limit.
        idle: seconds after which a table that nobody looks at is dropped from memory.
        url: the address of the site as people see it, https://…: in the links of notices;
            without it, as whoever asks for notices sees it.
        smtp: the server that mails go by, ``smtp://user:password@host:587`` or ``smtps://…``;
            without it nobody is mailed.
        mail_from: the address from which mails come.
        reach: networks to which webhooks may lead although they are not public.
        metrics_token: what whoever reads ``/metrics`` from elsewhere shows; "" lets nobody.
        secure: True when the site is reached by https whatever the request says;
            sessions are then marked Secure.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    db: Where = Path("lutetia.db")
    keys: Path = Path()
    cluster: str = ""
    static: Path = STATIC
    workers: int = 1
    bot_pause: tuple[float, float] = (0.4, 0.9)
    bot_budget: float | None = None
    thinker: str = "lutetia.ai.levels:choose"
    thinking: float = 180.0
    eager: bool = True
    limit: str = "120/minute; 1200/hour"
    records: str = "12/minute; 120/hour"
    reads: str = "300/minute"
    free_accounts: str = "3/day"
    attempts: str = "20/minute; 100/hour"
    reports: str = "6/minute; 30/day"
    names: str = "10/hour"
    address_names: str = "100/hour"
    mails: str = "6/hour; 20/day"
    sockets: int = 120
    connections: int = 240
    frames: float = 200.0
    share: float = 0.25
    idle: float = 600.0
    url: str = ""
    smtp: str = ""
    mail_from: str = ""
    reach: str = ""
    secure: bool = False
    deal_key: str = ""
    metrics_token: str = ""

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """Return the settings of ``LUTETIA_WORKERS``, ``LUTETIA_BOT_PAUSE`` (seconds, ``0.4-0.9``
        or one number), ``LUTETIA_BOT_BUDGET`` (seconds), ``LUTETIA_THINKING`` (seconds),
        ``LUTETIA_LIMIT`` (``120/minute; 1200/hour``, or ``none``), ``LUTETIA_RECORDS`` and
        ``LUTETIA_READS``, ``LUTETIA_FREE_ACCOUNTS`` and ``LUTETIA_ATTEMPTS``,
        ``LUTETIA_REPORTS``, ``LUTETIA_NAMES``, ``LUTETIA_ADDRESS_NAMES`` and ``LUTETIA_MAILS``
        (likewise),
        ``LUTETIA_EAGER``, ``LUTETIA_SECURE``, ``LUTETIA_SOCKETS``, ``LUTETIA_URL``,
        ``LUTETIA_SMTP``, ``LUTETIA_MAIL_FROM``, ``LUTETIA_REACH``, ``LUTETIA_CONNECTIONS``,
        ``LUTETIA_FRAMES``, ``LUTETIA_SHARE`` (numbers, or ``none``), ``LUTETIA_DEAL_KEY``
        (64 hexadecimal digits), ``LUTETIA_KEYS`` (a folder), ``LUTETIA_CLUSTER`` and ``given``,
        which comes first.

        Raises:
            ServeError: a variable cannot be understood, or the file cannot be read that the
                variable of the same name with ``_FILE`` names.
        """
        values: dict[str, Any] = {}
        for name in _VARIABLES:
            text = value(variable := f"LUTETIA_{name.upper()}")
            if text is None:
                continue
            try:
                values[name] = _read(name, text)
            except (ValueError, ValidationError):
                told = variable if name in _SECRET else f"{variable}={text!r}"
                raise ServeError(f"{told} cannot be understood; see docs/operations.md") from None
        return cls(**{**values, **given})


Whole = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0, lt=1e6)]
Pause = Annotated[float, Meta(ge=0, le=60)]
Seconds = Annotated[float, Meta(ge=0, lt=1e9)]

_VARIABLES: dict[str, Any] = {
    "workers": Annotated[int, Meta(ge=0)],
    "bot_pause": tuple[Pause, Pause],
    "bot_budget": Annotated[float, Meta(gt=0, lt=1e9)],
    "thinking": Seconds,
    "limit": str,
    "records": str,
    "reads": str,
    "url": str,
    "smtp": str,
    "mail_from": str,
    "reach": str,
    "free_accounts": str,
    "attempts": str,
    "reports": str,
    "names": str,
    "address_names": str,
    "mails": str,
    "sockets": Whole,
    "connections": Whole,
    "frames": Rate,
    "share": Rate,
    "eager": bool,
    "secure": bool,
    "deal_key": str,
    "metrics_token": str,
    "keys": Path,
    "cluster": str,
}
"""What may be set by the environment, and what it may be."""

_SECRET = frozenset(("smtp", "deal_key", "metrics_token"))
"""What is never shown, not even where it is wrong."""

_LIFTED = dict.fromkeys(
    (
        "limit",
        "records",
        "reads",
        "free_accounts",
        "attempts",
        "reports",
        "names",
        "address_names",
        "mails",
    ),
    "",
) | dict.fromkeys(("sockets", "connections", "frames", "share"), 0)
"""What stands for a limit that ``none`` lifts."""

_YES_OR_NO = {"": "false", "no": "false", "yes": "true"}


def _site(text: str) -> str:
    """Return the address of a site without a path. Raises ValueError."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise ValueError(text)
    return text


def _sender(text: str) -> str:
    """Return an address from which mails come. Raises ValueError."""
    if not proper_address(parseaddr(text)[1]):
        raise ValueError(text)
    return text


def _key(text: str) -> str:
    """Return the key of sealed deals. Raises ValueError."""
    if text and len(bytes.fromhex(text)) != BYTES:
        raise ValueError(text)
    return text


def _token(text: str) -> str:
    """Return a token that nobody guesses. Raises ValueError."""
    if len(text) < SHORTEST_TOKEN or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError(text)
    return text


_TEXTS: dict[str, Callable[[str], object]] = {
    "deal_key": _key,
    "metrics_token": _token,
    "url": _site,
    "smtp": Server.of,
    "mail_from": _sender,
    "reach": networks,
    "cluster": str,
}
"""What a text must be; the others are limits."""


def _read(name: str, text: str) -> Any:
    """Return what ``text`` means for the setting ``name``.

    Raises ValueError, ValidationError: it means nothing.
    """
    if name in _LIFTED and text in ("", "none"):
        return _LIFTED[name]
    kind, value = _VARIABLES[name], text
    if kind is Path:
        return Path(text)
    if kind is str:
        _TEXTS.get(name, parse_many)(text)
    elif kind is bool:
        value = _YES_OR_NO.get(text, text)
    elif name == "bot_pause":
        low, _, high = text.partition("-")
        pause = convert((low, high or low), kind, strict=False)
        if pause[0] > pause[1]:
            raise ValueError(text)
        return pause
    return convert(value, kind, strict=False)
