"""Sessions: a secret in a cookie, its hash in the database, and the person behind it."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeVar

from lutetia.i18n import languages
from lutetia.server.errors import NotStored
from lutetia.server.ids import guest_name, player_id
from lutetia.server.news import News, PersonChanged, SessionsEnded
from lutetia.server.storage import people
from lutetia.server.storage.people import Person, Session
from lutetia.server.storage.store import Store
from lutetia.table.seating import Player

K = TypeVar("K")
V = TypeVar("V")

COOKIE = "lutetia"
GUEST_COOKIE = "lutetia-guest"
"""The session of the guest who was here before somebody signed in, where they keep tables."""

MAX_SECRET_LENGTH = 100
SEEN_EVERY = 3600.0
"""Seconds between two notes that a session is in use."""

LIFE = 365 * 86400
"""Seconds for which a session, and its cookie, hold after its last use."""

_KEPT = 50_000


def hashed(secret: str) -> bytes:
    """Return what is stored of a session's secret."""
    return hashlib.sha256(secret.encode()).digest()


def language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that this site speaks,
    else English."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in languages():
            return code
    return "en"


class Sessions:
    """Who is who, with the recent ones in memory.

    Args:
        tell: lets other processes of the site know.
    """

    def __init__(self, store: Store, tell: Callable[[News], None] = lambda news: None) -> None:
        self._store, self._tell = store, tell
        self._known: OrderedDict[bytes, Session] = OrderedDict()
        self._people: OrderedDict[str, Person] = OrderedDict()
        self._changes = 0  # of people: what was being read meanwhile may be of before
        self._ended: OrderedDict[bytes, bool] = OrderedDict()
        self._sockets: dict[bytes, set[Callable[[], None]]] = {}

    async def find(self, secret: str | None) -> Person | None:
        """Return the person of a cookie's secret, or None when it is missing or unknown."""
        session = await self.session(secret)
        return None if session is None else await self.person(session.player)

    async def session(self, secret: str | None) -> Session | None:
        """Return the session of a cookie's secret, or None when it is missing or unknown."""
        if not secret or len(secret) > MAX_SECRET_LENGTH:
            return None
        token = hashed(secret)
        session = self._known.get(token) or await people.session(self._store, token)
        if session is None or token in self._ended:  # it may have ended while it was looked up
            return None
        _keep(self._known, token, session)
        return session

    async def person(self, player: str) -> Person | None:
        """Return a person by their id; None: there is none, or they have gone."""
        person = self._people.get(player)
        if person is None:
            before = self._changes
            person = await people.person(self._store, player)
            if person is None or self._changes != before:
                return person
        _keep(self._people, player, person)
        return person

    async def make(self, lang: str, device: str) -> tuple[Person, str]:
        """Return a new guest, who says to use ``device``, and the secret for their cookie.

        Raises NotStored.
        """
        now = time.time()
        person = Person(player_id(), guest_name(), lang, now)
        session, secret = self.begun(person.id, device)
        await self._store.write(people.person_row(person), people.session_row(session))
        _keep(self._people, person.id, person)
        return person, secret

    def begun(self, player: str, device: str) -> tuple[Session, str]:
        """Return a new session of a person and its secret; it holds once it is written down."""
        secret, now = secrets.token_urlsafe(32), time.time()
        handle = secrets.token_hex(8)
        return Session(hashed(secret), handle, player, now, now, now, device), secret

    async def seen(self, session: Session, device: str) -> bool:
        """Note that a session is in use, at most once in `SEEN_EVERY`; return whether it was noted,
        so that its cookie is to hold longer."""
        now = time.time()
        if now - session.seen < SEEN_EVERY:
            return False
        _keep(self._known, session.token, replace(session, seen=now, device=device))
        try:
            await self._store.write(people.seen_row(session.token, now, device))
        except NotStored:
            return False  # it is noted the next time
        return session.token not in self._ended  # it may have ended meanwhile

    def end(self, tokens: Iterable[bytes]) -> None:
        """Let sessions that are no longer stored hold no more, and close their sockets."""
        ended = list(tokens)
        self.ended(ended)
        self._tell(SessionsEnded(ended))

    def ended(self, tokens: Iterable[bytes]) -> None:
        """As `end`, where another process has told it."""
        for token in tokens:
            self._known.pop(token, None)
            _keep(self._ended, token, True)
            for close in list(self._sockets.get(token, ())):
                close()

    async def look_through(self) -> None:
        """Forget what may have changed in the database, and end the sockets of sessions that are
        no longer there."""
        self._changes += 1
        self._people.clear()
        self._known.clear()
        gone = [
            token
            for token in list(self._sockets)
            if token != hashed("") and await people.session(self._store, token) is None
        ]
        self.ended(gone)

    def gone(self, player: str, tokens: Iterable[bytes]) -> None:
        """Forget a person whose sessions are no longer stored."""
        self.anew(player)
        self.end(tokens)

    @contextmanager
    def socket(self, secret: str | None, close: Callable[[], None]) -> Iterator[None]:
        """Have ``close`` called when the session of this secret ends before the block does."""
        token = hashed(secret or "")
        if token in self._ended:
            close()
        closers = self._sockets.setdefault(token, set())
        closers.add(close)
        try:
            yield
        finally:
            closers.discard(close)
            if not closers and self._sockets.get(token) is closers:
                del self._sockets[token]

    def anew(self, player: str) -> None:
        """Read a person anew when they come next: what is stored of them has changed."""
        self.read_again(player)
        self._tell(PersonChanged(player))

    def read_again(self, player: str) -> None:
        """As `anew`, where another process has told it."""
        self._changes += 1
        self._people.pop(player, None)

    def account(self, player: str) -> None:
        """Take in that a person has an account now, as it is stored."""
        self._changes += 1
        person = self._people.get(player)
        if person is not None:
            self._people[player] = replace(person, account=True)
        self._tell(PersonChanged(player))

    def told(self, session: Session, now: float) -> None:
        """Take in that the owner of a session has read all news, as it is stored."""
        if session.token in self._known:
            self._known[session.token] = replace(self._known[session.token], told=now)

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person | None:
        """Give a person another name or language, and return them as they are stored then: where
        a moderator has renamed them meanwhile, that name stands. None: they have gone.

        Raises NotStored.
        """
        rows = []
        if name is not None:
            rows.append(people.name_row(person.id, name, person.name))
        if lang is not None:
            rows.append(people.lang_row(person.id, lang))
        await self._store.write(*rows)
        self.anew(person.id)
        return await self.person(person.id)


def _keep(cache: OrderedDict[K, V], key: K, value: V) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > _KEPT:
        cache.popitem(last=False)


def player(person: Person) -> Player:
    """Return the person as tables know them."""
    return Player(person.id, person.name, person.account)
