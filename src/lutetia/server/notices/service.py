"""All that sends notices, together."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection

from lutetia.server.limits import Limit, TooMuch
from lutetia.server.notices import letters
from lutetia.server.notices.channels import Channel, Channels
from lutetia.server.notices.keys import KEY, Keys
from lutetia.server.notices.mail import Mail, Server, mailbox
from lutetia.server.notices.outbox import Outbox, Sender
from lutetia.server.notices.outcome import Outcome
from lutetia.server.notices.push import Push
from lutetia.server.notices.reach import Poster, networks
from lutetia.server.notices.webhook import Webhook
from lutetia.server.settings import Settings
from lutetia.server.storage.store import Store
from lutetia.table.pauses import Away

TRIALS, CONFIRMATIONS = "6/minute; 40/hour", "3/hour; 6/day"
"""How often one person may try out channels, and one mail address be asked whether it wants mail,
or one person ask any."""

UNCONFIRMED = 7 * 86_400.0
"""Seconds after which a mail address is forgotten that nobody has confirmed."""


class Notices:
    """What tells people that a table waits.

    Attributes:
        keys: of the site, for push services.
        new_key: whether these were made now.
        mail: sends mails; None where the operator names no server, or no address of the site.
        trials: of channels, by person.
        confirmations: questions to mail addresses, by mail address and by who has them asked.
        mails: the same by where that comes from: as many guests as one likes come from there.

    Args:
        now: Unix seconds, steadily.
        spare: whether somebody with an account, by id, could take a holiday.
        away: when somebody was, is or will be on holiday.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float],
        spare: Callable[[str], bool],
        away: Away,
    ) -> None:
        path = store.beside(KEY)
        self.new_key = not path.exists()
        self.keys = Keys.kept(path)
        self.channels = Channels(store)
        self.trials, self.confirmations = Limit(TRIALS), Limit(CONFIRMATIONS)
        self.mails = Limit(settings.mails)
        self.url = settings.url.rstrip("/")
        self._poster = Poster(networks(settings.reach))
        senders: dict[str, Sender] = {
            "push": Push(self.keys, self._poster),
            "webhook": Webhook(self._poster),
        }
        self.mail: Mail | None = None
        if settings.smtp and settings.mail_from and settings.url:
            self.mail = Mail(Server.of(settings.smtp), settings.mail_from, self.url)
            senders["mail"] = self.mail
        self._senders = senders
        self.outbox = Outbox(store, self.channels, senders, now, spare, away)

    async def close(self) -> None:
        """Stop."""
        await self.outbox.close()
        await self._poster.close()

    def count_question(self, target: str, player: str, address: str) -> None:
        """Count that ``player``, who comes from ``address``, has a mail address asked whether it
        wants mail. Raises TooMuch; then nothing is counted: who asks too much takes nothing from
        whose address it is."""
        if seconds := self.mails.left(address):
            raise TooMuch(seconds)
        self.confirmations.count(player, mailbox(target))
        self.mails.count(address)

    async def tidy(self) -> None:
        """Forget the mail addresses that nobody has confirmed. Raises NotStored."""
        for channel in self.channels.unconfirmed(time.time() - UNCONFIRMED):
            await self.drop(channel)

    async def try_out(self, channel: Channel, lang: str) -> Outcome:
        """Send a notice that says only that it has come. Raises NotStored."""
        sender = self._senders.get(channel.kind)
        if sender is None:
            return Outcome.LATER
        letter = letters.trial(secrets.token_urlsafe(18), lang, channel.site)
        outcome = await sender.send(channel, letter)
        if outcome is Outcome.GONE:
            await self.drop(channel)
        return outcome

    async def drop(self, channel: Channel) -> None:
        """Forget a channel. Raises NotStored."""
        await self.channels.drop(channel)
        self.outbox.forget(channel.id)

    def over(self, sessions: Collection[str]) -> None:
        """Take in that the browsers of sessions are forgotten, by the handles of these."""
        for one in self.channels.over(sessions):
            self.outbox.forget(one.id)

    async def switch(self, channel: Channel, wanted: bool) -> bool:
        """Switch a channel on or off; return whether it is open by that, for its reminders to be
        planned. Raises NotStored."""
        opened = await self.channels.change(channel, wanted=wanted)
        if not wanted:
            self.outbox.forget(channel.id)
        return opened
