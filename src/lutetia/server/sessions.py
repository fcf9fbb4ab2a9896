"""Guest sessions: a secret in a cookie, its hash in the database, a name that can be changed."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import replace

from lutetia.i18n import languages
from lutetia.server.ids import guest_name, player_id
from lutetia.server.storage.store import Guest, Store
from lutetia.table.seating import Player

COOKIE = "lutetia"
MAX_SECRET_LENGTH = 100
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
    """Who is who, with the recent ones in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, Guest] = OrderedDict()

    async def find(self, secret: str | None) -> Guest | None:
        """Return the guest of a cookie's secret, or None when it is missing or unknown."""
        if not secret or len(secret) > MAX_SECRET_LENGTH:
            return None
        token = hashed(secret)
        guest = self._known.get(token) or await self._store.guest(token)
        if guest is not None:
            self._keep(guest)
        return guest

    async def make(self, lang: str) -> tuple[Guest, str]:
        """Return a new guest and the secret for their cookie. Raises NotStored."""
        secret = secrets.token_urlsafe(32)
        guest = Guest(player_id(), hashed(secret), guest_name(), lang, time.time())
        await self._store.save_guest(guest)
        self._keep(guest)
        return guest, secret

    async def change(self, guest: Guest, name: str | None, lang: str | None) -> Guest:
        """Give a guest another name or language. Raises NotStored."""
        guest = replace(guest, name=name or guest.name, lang=lang or guest.lang)
        await self._store.save_guest(guest)
        self._keep(guest)
        return guest

    def _keep(self, guest: Guest) -> None:
        self._known[guest.token] = guest
        self._known.move_to_end(guest.token)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)


def player(guest: Guest) -> Player:
    """Return the guest as tables know them."""
    return Player(guest.id, guest.name)
