"""How people are told: the browsers, addresses and webhooks that they have given."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, cast

from lutetia.server.notices.waking import ALWAYS, Waking
from lutetia.server.storage.store import Store

Kind = Literal["push", "mail", "webhook"]

MOST = 10
"""Channels of one person."""

_FIELDS = "id, player_id, kind, target, secret, site, wanted, confirmed, created"
_ADD = f"INSERT INTO channels ({_FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_CHANGE = "UPDATE channels SET wanted = ?, confirmed = ? WHERE id = ?"
_DROP = "DELETE FROM channels WHERE id = ?"
_DROP_ROWS = "DELETE FROM notices WHERE channel = ?"
_WAKING = (
    "INSERT INTO waking (player_id, zone, since, until) VALUES (?, ?, ?, ?) ON CONFLICT "
    "(player_id) DO UPDATE SET zone = excluded.zone, since = excluded.since, until = excluded.until"
)


@dataclass(frozen=True)
class Channel:
    """One way to one person.

    Attributes:
        target: a push subscription as JSON, an address, a URL.
        secret: what stands in the links of its mails, or signs what a webhook gets.
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


def fresh(player: str, kind: Kind, target: str, site: str) -> Channel:
    """Return a new channel, which is not kept yet; a mail address is to be confirmed."""
    return Channel(
        secrets.token_urlsafe(9), player, kind, target, secrets.token_urlsafe(32), site, True,
        kind != "mail", time.time(),
    )  # fmt: skip


class Channels:
    """All channels of the site, in memory and in the database.

    Attributes:
        changed: called when they have, or the hours in which somebody may be reminded.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.changed: Callable[[], None] = lambda: None
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

    def by_secret(self, secret: str) -> Channel | None:
        """Return the channel of a link in a mail."""
        found = [one for one in self._all.values() if secrets.compare_digest(one.secret, secret)]
        return found[0] if found and found[0].kind == "mail" else None

    async def add(self, channel: Channel) -> None:
        """Keep a new channel. Raises NotStored."""
        c = channel
        row = (
            c.id, c.player, c.kind, c.target, c.secret, c.site, int(c.wanted), int(c.confirmed),
            c.created,
        )  # fmt: skip
        await self._store.write((_ADD, [row]))
        self._take(channel)
        self.changed()

    async def change(
        self, channel: Channel, wanted: bool | None = None, confirmed: bool | None = None
    ) -> None:
        """Switch a channel on or off, or note that its owner has confirmed it. Raises NotStored."""
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

    async def drop(self, channel: Channel) -> None:
        """Forget a channel and what was to be sent by it. Raises NotStored."""
        await self._store.write((_DROP, [(channel.id,)]), (_DROP_ROWS, [(channel.id,)]))
        self._all.pop(channel.id, None)
        self._of.get(channel.player, {}).pop(channel.id, None)
        self.changed()

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
