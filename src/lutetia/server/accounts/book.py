"""What may be done with accounts: made, entered, left, and told of."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from lutetia.server.accounts import passkeys, recovery
from lutetia.server.accounts.erasing import Erasing
from lutetia.server.accounts.free import FreeAccounts
from lutetia.server.accounts.handout import everything
from lutetia.server.accounts.pairing import Pairings
from lutetia.server.accounts.passkeys import Challenges, Passkey
from lutetia.server.accounts.recovery import Hashes
from lutetia.server.accounts.site import Site
from lutetia.server.accounts.types import (
    Account,
    Credential,
    MyData,
    News,
    NewsKind,
    PasskeyInfo,
    SessionInfo,
)
from lutetia.server.accounts.work import Work
from lutetia.server.errors import NotStored
from lutetia.server.invitations.service import InvitationBook
from lutetia.server.limits import Limit
from lutetia.server.moderation.shown import sanction_info
from lutetia.server.notices.channels import hand_on_row, over_rows
from lutetia.server.orders import Orders
from lutetia.server.registry import TableRegistry
from lutetia.server.seeks.service import Seeks
from lutetia.server.sessions import LIFE, Sessions, player
from lutetia.server.settings import Settings
from lutetia.server.storage import accounts as kept
from lutetia.server.storage import belongings, people
from lutetia.server.storage.accounts import KeptPasskey
from lutetia.server.storage.database import Statement
from lutetia.server.storage.people import Person, Session, session_row
from lutetia.server.storage.store import Store

MAX_PASSKEYS = 20
_HANDOUTS = "6/hour"
MAX_SESSIONS = 50


class LastWay(Exception):
    """Without it nobody could come into the account any more."""


class Unknown(Exception):
    """There is no such passkey, code or session, or it is no longer good."""


class TooMany(Exception):
    """The account has as many of these as it may have."""


@dataclass(frozen=True)
class Present:
    """Who asks, from which browser.

    Attributes:
        device: browser and system, as it says.
    """

    person: Person
    session: Session
    device: str


@dataclass(frozen=True)
class Entered:
    """Somebody has signed in.

    Attributes:
        secret: of the new session; None: it was theirs already.
        stayed: tables that the guest of before keeps.
    """

    secret: str | None
    stayed: int


class Accounts:
    """All accounts.

    Attributes:
        free: how many accounts an address may make before each costs a proof of work.
        attempts: what may be tried with codes and passkeys from one address.
        watchers: called when somebody has signed in to an account, with its id and what the browser
            says to be.
        handouts: how often a person, and an address, may have everything of somebody handed out.
        guesses: how often one recovery code may be tried.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sessions: Sessions,
        registry: TableRegistry,
        orders: Orders,
        seeks: Seeks,
        invitations: InvitationBook,
    ) -> None:
        self._store, self._sessions, self._registry = store, sessions, registry
        self._orders, self._seeks, self._invitations = orders, seeks, invitations
        self.challenges = Challenges()
        self.pairings = Pairings()
        self.hashes = Hashes()
        self.work = Work()
        self.free = FreeAccounts(settings.free_accounts, store, registry.envelopes.mark)
        self.watchers: list[Callable[[str, str], None]] = []
        self.attempts = Limit(settings.attempts)
        self.guesses = Limit("5/minute; 20/hour")
        self.handouts = Limit(_HANDOUTS)
        self._erasing = Erasing(store, orders)
        self._one = asyncio.Lock()  # a code is used once, and a counter read before it is written

    def close(self) -> None:
        """End what runs besides."""
        self.hashes.close()

    async def shown(self, here: Present, site: Site) -> Account:
        """Return what the page of the account shows."""
        who = here.person.id
        news = await kept.news(self._store, here.session)
        return Account(
            player=who,
            name=here.person.name,
            account=here.person.account,
            passkeys_here=site.takes_passkeys,
            sessions=[
                SessionInfo(
                    one.handle,
                    one.device,
                    int(one.created),
                    int(one.seen),
                    one.handle == here.session.handle,
                )
                for one in await kept.sessions_of(self._store, who)
            ],
            passkeys=[
                PasskeyInfo(passkeys.handle_of(one.id), one.device, int(one.created), int(one.used))
                for one in await kept.passkeys_of(self._store, who)
            ],
            codes=await kept.codes_left(self._store, who),
            news=[News(cast(NewsKind, one.kind), int(one.at), one.device) for one in news],
            moderator=here.person.moderator,
            sanctions=[sanction_info(one) for one in self._registry.sanctions.of(here.person)],
        )

    # --- making and keeping -----------------------------------------------------------------------

    async def add_passkey(self, here: Present, site: Site, answer: Credential) -> None:
        """Keep the passkey that a browser has made; a guest becomes an account.

        Raises NoChallenge, WrongOrigin, NotVerified, TooMany, NotStored.
        """
        challenge = self.challenges.take(here.session.token, "make")
        made = passkeys.made(site, answer.credential, challenge)
        player, now = here.person.id, time.time()
        async with self._one:
            if len(await kept.passkeys_of(self._store, player)) >= MAX_PASSKEYS:
                raise TooMany
            if await kept.passkey(self._store, made.id) is not None:
                raise passkeys.NotVerified("this passkey is known")
            one = KeptPasskey(
                made.id,
                player,
                made.public_key,
                made.counter,
                " ".join(made.transports),
                here.device,
                now,
                now,
            )
            await self._store.write(
                kept.passkey_row(one),
                kept.account_row(player, now),
                _news(here, now, "passkey_added"),
            )
        self._sessions.account(player)

    async def passkey_ids(self, here: Present) -> list[bytes]:
        """Return the ids of the passkeys of whoever asks."""
        return [one.id for one in await kept.passkeys_of(self._store, here.person.id)]

    async def drop_passkey(self, here: Present, handle: str) -> None:
        """Forget a passkey. Raises Unknown, LastWay, NotStored."""
        player = here.person.id
        async with self._one:
            known = await kept.passkeys_of(self._store, player)
            found = [one for one in known if passkeys.handle_of(one.id) == handle]
            if not found:
                raise Unknown
            if len(known) == 1 and not await kept.codes_left(self._store, player):
                raise LastWay
            now = time.time()
            await self._store.write(
                kept.no_passkey_row(found[0].id), _news(here, now, "passkey_removed")
            )
        self.pairings.drop(player)

    async def new_codes(self, here: Present) -> list[str]:
        """Return new recovery codes, of which only hashes are kept; a guest becomes an account.

        Raises Busy, NotStored.
        """
        player, now = here.person.id, time.time()
        async with self._one:
            codes = recovery.new_codes()
            while await kept.taken(self._store, [recovery.selector(one) for one in codes]):
                codes = recovery.new_codes()
            hashes = await self.hashes.all_of(codes)
            selectors = [recovery.selector(one) for one in codes]
            await self._store.write(
                *kept.code_rows(player, list(zip(selectors, hashes, strict=True))),
                kept.account_row(player, now),
                _news(here, now, "codes_made"),
            )
        self.pairings.drop(player)
        self._sessions.account(player)
        return codes

    async def delete(self, here: Present) -> None:
        """Delete whoever asks: at once what makes them known, and then their name in all logs.

        Raises NotStored.
        """
        async with self._one:
            ids = await belongings.ids_of(self._store, here.person.id)
            sessions = {one: await kept.sessions_of(self._store, one) for one in ids}
            now = time.time()
            rows = [row for one in ids for row in belongings.gone_rows(one, now)]
            await self._store.write(*rows)
        for one in ids:
            self.pairings.drop(one)
            self._sessions.gone(one, [session.token for session in sessions[one]])
            self._seeks.forget(one)
            self._registry.looks.forget(one)
            self._registry.holidays.forget(one)
            self._invitations.forget(one)
        await self._registry.read_again()
        self._registry.keep(asyncio.create_task(self._erase(ids)))

    async def _erase(self, ids: Sequence[str]) -> None:
        for one in ids:
            await self._erasing.erase(one)

    async def everything(self, here: Present) -> MyData:
        """Return all that is kept of whoever asks."""
        return await everything(self._store, self._registry, here.person)

    async def read_news(self, here: Present) -> None:
        """Note that all news were read in this browser. Raises NotStored."""
        now = time.time()
        await self._store.write(kept.told_row(here.session.token, now))
        self._sessions.told(here.session, now)

    # --- coming in --------------------------------------------------------------------------------

    async def by_passkey(self, here: Present, site: Site, answer: Credential) -> Person:
        """Return whose passkey has signed.

        Raises NoChallenge, WrongOrigin, NotVerified, Unknown, Cloned, NotStored.
        """
        challenge = self.challenges.take(here.session.token, "use")
        name = passkeys.named(answer.credential)
        async with self._one:
            found = await kept.passkey(self._store, name)
            if found is None:
                raise Unknown
            now = time.time()
            key = Passkey(found.id, found.public_key, found.counter, ())
            try:
                counter = passkeys.used(site, answer.credential, challenge, key)
            except passkeys.Cloned:
                await self._store.write(kept.news_row(found.player, now, "cloned", here.device))
                raise
            await self._store.write(kept.used_row(found.id, counter, now))
        return await self._whose(found.player)

    async def by_code(self, typed: str) -> Person:
        """Return whose recovery code it is; it is void from now on.

        Raises Unknown, Busy, TooMuch, NotStored.
        """
        code = recovery.plain(typed)
        if code is None:
            raise Unknown
        selector = recovery.selector(code)
        self.guesses.count(selector)
        async with self._one:
            found = await kept.code(self._store, selector)
            if not await self.hashes.fits(code, found[1] if found else None) or found is None:
                raise Unknown
            await self._store.write(kept.code_used_row(selector, time.time()))
        return await self._whose(found[0])

    async def by_pairing(self, typed: str) -> Person:
        """Return who has shown this code on another device; it is void from now on.

        Raises Unknown.
        """
        by = self.pairings.take(typed)
        # Another process may have ended the session that shows it.
        if by is None or await people.session(self._store, by.token) is None:
            raise Unknown
        return await self._whose(by.player)

    async def _whose(self, player: str) -> Person:
        person = await self._sessions.person(player)
        if person is None:
            raise Unknown
        return person

    async def enter(self, here: Present, person: Person, how: NewsKind) -> Entered:
        """Begin a session of ``person`` in the browser that asks.

        The tables of the guest whom it belonged to pass to the account. Where some cannot, the
        guest's session is kept; another account's ends. Raises NotStored.
        """
        now = time.time()
        if here.person.id == person.id:
            await self._store.write(_news(here, now, how))
            return Entered(None, 0)
        sessions = await kept.sessions_of(self._store, person.id)
        session, secret = self._sessions.begun(person.id, here.device)
        guest = None if here.person.account else here.person.id
        statements: list[Statement] = [
            session_row(session),
            kept.news_row(person.id, now, how, here.device, session.handle),
        ]
        # A session that nobody has used for longest makes room.
        ends = sessions[MAX_SESSIONS - 1 :]
        if guest is None:
            ends.append(here.session)
        else:
            statements.append(kept.heir_row(guest, person.id))
            statements.append(hand_on_row(here.session.handle, session.handle))
        await self._end(ends, *statements)
        if guest is not None:
            self._registry.notices.channels.handed_on(here.session.handle, session.handle)
        for watcher in self.watchers:
            watcher(person.id, here.device)
        stayed = 0 if guest is None else await self._pass_on(guest, person)
        if guest is not None and not stayed:
            await self._end([here.session])
        return Entered(secret, stayed)

    async def _pass_on(self, guest: str, person: Person) -> int:
        """Return how many tables of a guest stay theirs when the others have passed."""
        await self._seeks.withdraw([one.id for one in self._seeks.of(guest)])
        stayed = await self._orders.pass_on(guest, player(person))
        rows = kept.belongings_rows(guest, person.id, stays=stayed > 0)
        if stayed:
            rows.append(kept.heir_row(guest, None))
        await self._store.write(*rows)
        await self._registry.read_again()
        return stayed

    async def finish(self) -> None:
        """Go on with what the end of the process before has interrupted."""
        await self._erasing.finish()
        for guest, heir in await kept.heirs(self._store):
            person = await self._sessions.person(heir)
            if person is not None:
                try:
                    await self._pass_on(guest, person)
                except NotStored:
                    return  # the next start goes on

    # --- going ------------------------------------------------------------------------------------

    async def end_session(self, here: Present, handle: str) -> None:
        """End a session of one's own. Raises Unknown, NotStored."""
        for one in await kept.sessions_of(self._store, here.person.id):
            if one.handle == handle:
                await self._end([one])
                self.pairings.drop(here.person.id)
                return
        raise Unknown

    async def tidy(self) -> None:
        """End the sessions that no browser has a cookie of any more. Raises NotStored."""
        await self.end_unused(time.time())

    async def end_unused(self, now: float) -> None:
        """End the sessions that nobody has used for `LIFE` seconds. Raises NotStored."""
        over = await kept.unused(self._store, now - LIFE)
        if over:
            await self._end(over)

    async def _end(self, sessions: Sequence[Session], *also: Statement) -> None:
        """End sessions, with the notices to their browsers, and write ``also`` in the same commit.

        Raises NotStored.
        """
        notices, handles = self._registry.notices, {one.handle for one in sessions}
        tokens = [one.token for one in sessions]
        async with notices.channels.one:
            await self._store.write(*also, *map(kept.no_session_row, tokens), *over_rows(handles))
            self._sessions.end(tokens)
            notices.over(handles)


def _news(here: Present, now: float, kind: NewsKind) -> Statement:
    """Return what tells the other sessions of something done in this one."""
    return kept.news_row(here.person.id, now, kind, here.device, here.session.handle)
