"""How people are told: the browsers, addresses and webhooks that they have given."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from typing import Literal, cast

from lutetia.server.notices.waking import ALWAYS, Waking
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

Kind = Literal["push", "mail", "webhook"]

MOST = 10
"""Channels of one person."""

_FIELDS = "id, player_id, kind, target, secret, site, wanted, confirmed, created"
_ADD = f"INSERT INTO channels ({_FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_CHANGE = "UPDATE channels SET wanted = ?, confirmed = ? WHERE id = ?"
_DROP = "DELETE FROM channels WHERE id = ?"
_DROP_ROWS = "DELETE FROM notices WHERE channel = ?"
_BIND = "UPDATE channels SET secret = ? WHERE id = ?"
_OF_SESSION = "kind = 'push' AND secret = ?"
_HAND_ON = f"UPDATE channels SET secret = ? WHERE {_OF_SESSION}"
_OVER = f"DELETE FROM channels WHERE {_OF_SESSION}"
_OVER_ROWS = f"DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE {_OF_SESSION})"
_WAKING = (
    "INSERT INTO waking (player_id, zone, since, until) VALUES (?, ?, ?, ?) ON CONFLICT "
    "(player_id) DO UPDATE SET zone = excluded.zone, since = excluded.since, until = excluded.until"
)


@dataclass(frozen=True)
class Channel:
    """One way to one person.

    Attributes:
        target: a push subscription as JSON, an address, a URL.
        secret: what stands in the links of its mails, or signs what a webhook gets; of a browser,
            the handle of the session in it, with which the channel ends. Of browsers of earlier
            versions it names no session.
        site: the address of this site, as the person sees it.
        wanted: False while it is switched off.
        confirmed: False until somebody has followed the link that was mailed there.
    """

    id: str
    player: str
    kind: Kind
    target: str
    secret: str
    site: str
    wanted: bool
    confirmed: bool
    created: float

    @property
    def open(self) -> bool:
        """Whether anything is sent by it."""
        return self.wanted and self.confirmed


def fresh(player: str, kind: Kind, target: str, site: str, session: str = "") -> Channel:
    """Return a new channel, which is not kept yet; a mail address is to be confirmed. ``session``
    is the handle of the one that asks for it."""
    secret = session if kind == "push" else secrets.token_urlsafe(32)
    return Channel(
        secrets.token_urlsafe(9), player, kind, target, secret, site, True, kind != "mail",
        time.time(),
    )  # fmt: skip


def hand_on_row(session: str, new: str) -> Statement:
    """Return the statement that binds the browser of a session to another one in it."""
    return _HAND_ON, [(new, session)]


def over_rows(sessions: Collection[str]) -> list[Statement]:
    """Return the statements that forget the browsers of sessions that end, by their handles."""
    every = [(one,) for one in sessions]
    return [(_OVER_ROWS, every), (_OVER, every)] if every else []


async def _nothing(player: str) -> None:
    """Plan nothing."""


class Channels:
    """All channels of the site, in memory and in the database.

    Attributes:
        changed: called when they have, or the hours in which somebody may be reminded.
        plan_anew: called with the id of somebody whose reminders are to come by another channel as
            well, or at other hours.
        one: held while a channel is added or sessions end: nobody has more than they may, and no
            channel outlives its session. Nobody plans reminders while it is held: that may wait
            for tables.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.changed: Callable[[], None] = lambda: None
        self.plan_anew: Callable[[str], Awaitable[None]] = _nothing
        self.one = asyncio.Lock()
        self._all: dict[str, Channel] = {}
        self._of: dict[str, dict[str, None]] = {}
        self._waking: dict[str, Waking] = {}

    async def load(self) -> None:
        """Read what is kept: before anything is asked, and when people have changed."""
        found = await self._store.read(f"SELECT {_FIELDS} FROM channels ORDER BY created")
        waking = await self._store.read("SELECT player_id, zone, since, until FROM waking")
        self._all, self._of = {}, {}
        for row in found:
            one, player, kind, target, secret, site, wanted, confirmed, created = row
            self._take(
                Channel(
                    one, player, cast(Kind, kind), target, secret, site, bool(wanted),
                    bool(confirmed), created,
                )
            )  # fmt: skip
        self._waking = {player: Waking(*rest) for player, *rest in waking}

    def _take(self, channel: Channel) -> None:
        self._all[channel.id] = channel
        self._of.setdefault(channel.player, {})[channel.id] = None

    def get(self, name: str) -> Channel | None:
        """Return a channel by its id."""
        return self._all.get(name)

    def of(self, player: str) -> list[Channel]:
        """Return all channels of a person, the oldest first."""
        return [self._all[name] for name in self._of.get(player, ())]

    def open(self, player: str) -> list[Channel]:
        """Return those by which something is sent."""
        return [one for one in self.of(player) if one.open]

    def unconfirmed(self, before: float) -> list[Channel]:
        """Return the mail addresses that were given before ``before``, in Unix seconds, and that
        nobody has confirmed."""
        return [one for one in self._all.values() if not one.confirmed and one.created < before]

    def by_secret(self, secret: str) -> Channel | None:
        """Return the channel of a link in a mail."""
        sent = secret.encode()  # as text, compare_digest takes ASCII only
        found = [
            one for one in self._all.values() if secrets.compare_digest(one.secret.encode(), sent)
        ]
        return found[0] if found and found[0].kind == "mail" else None

    async def add(self, channel: Channel) -> bool:
        """Keep a new channel; return whether it is open, for its reminders to be planned.

        Raises NotStored.
        """
        c = channel
        row = (
            c.id, c.player, c.kind, c.target, c.secret, c.site, int(c.wanted), int(c.confirmed),
            c.created,
        )  # fmt: skip
        await self._store.write((_ADD, [row]))
        self._take(channel)
        self.changed()
        return channel.open

    async def change(
        self, channel: Channel, wanted: bool | None = None, confirmed: bool | None = None
    ) -> bool:
        """Switch a channel on or off, or note that its owner has confirmed it; return whether it is
        open by that, for its reminders to be planned.

        Raises NotStored.
        """
        new = replace(
            channel,
            wanted=channel.wanted if wanted is None else wanted,
            confirmed=channel.confirmed if confirmed is None else confirmed,
        )
        row = (int(new.wanted), int(new.confirmed), new.id)
        off = [] if new.open else [(_DROP_ROWS, [(new.id,)])]
        await self._store.write((_CHANGE, [row]), *off)
        self._all[new.id] = new
        self.changed()
        return new.open and not channel.open

    async def drop(self, channel: Channel) -> None:
        """Forget a channel and what was to be sent by it. Raises NotStored."""
        await self._store.write((_DROP, [(channel.id,)]), (_DROP_ROWS, [(channel.id,)]))
        self._forget(channel)
        self.changed()

    async def bind(self, name: str, session: str) -> None:
        """Note in which session a browser is now, by the handle of that. Raises NotStored."""
        await self._store.write((_BIND, [(session, name)]))
        if name in self._all:
            self._all[name] = replace(self._all[name], secret=session)
            self.changed()

    def handed_on(self, session: str, new: str) -> None:
        """Take in that `hand_on_row` is written."""
        for one in self._of_sessions([session]):
            self._all[one.id] = replace(one, secret=new)
            self.changed()

    def over(self, sessions: Collection[str]) -> list[Channel]:
        """Take in that `over_rows` are written, and return the channels that are gone."""
        gone = self._of_sessions(sessions)
        for one in gone:
            self._forget(one)
        if gone:
            self.changed()
        return gone

    def _of_sessions(self, handles: Collection[str]) -> list[Channel]:
        return [one for one in self._all.values() if one.kind == "push" and one.secret in handles]

    def _forget(self, channel: Channel) -> None:
        self._all.pop(channel.id, None)
        self._of.get(channel.player, {}).pop(channel.id, None)

    async def only(self, channel: Channel) -> None:
        """Take a browser away from everybody else: whoever uses it now is told there, and nobody
        who used it before. Raises NotStored."""
        for other in list(self._all.values()):
            if other.kind == channel.kind and other.target == channel.target:
                await self.drop(other)

    def waking(self, player: str) -> Waking:
        """Return when somebody may be reminded."""
        return self._waking.get(player, ALWAYS)

    async def set_waking(self, player: str, waking: Waking) -> None:
        """Keep when somebody may be reminded. Raises NotStored."""
        await self._store.write((_WAKING, [(player, waking.zone, waking.since, waking.until)]))
        self._waking[player] = waking
        self.changed()
        await self.plan_anew(player)
