"""Reports taken in, and decided."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

import msgspec

from lutetia.server.errors import NotStored
from lutetia.server.hourly import hourly
from lutetia.server.ids import guest_name
from lutetia.server.moderation.types import (
    AnyAct,
    Ban,
    BanAddress,
    Close,
    DeleteLine,
    Grant,
    Lift,
    Mute,
    Rename,
    Revoke,
)
from lutetia.server.operations.days import Backup
from lutetia.server.orders import Orders
from lutetia.server.orders import Rename as InLog
from lutetia.server.registry import TableRegistry
from lutetia.server.seeks.service import Seeks
from lutetia.server.sessions import Sessions, player
from lutetia.server.storage import belongings
from lutetia.server.storage import moderation as kept
from lutetia.server.storage.database import Statement
from lutetia.server.storage.moderation import Deed, KeptLine, KeptReport, Sanction
from lutetia.server.storage.people import Person, name_row
from lutetia.server.storage.store import Store
from lutetia.table.seating import clean_name
from lutetia.table.typed_text import clean

log = logging.getLogger("lutetia.moderation")

BEFORE, AFTER = 10, 5
"""Lines of chat of an excerpt: up to the one that is reported, and after it."""

MAX_OPEN = 20
"""Open reports of one person."""

MAX_ABOUT = 50
"""Open reports about one person: whoever reads so many needs no more."""

DAY = 86_400.0

ADDRESS_DAYS = 30.0
"""Days after which a ban of an address ends: it may be somebody else's by then."""


class Impossible(Exception):
    """It cannot be done; ``code`` is that of a failure, the text a sentence in English."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def _by_operator(deed: Deed) -> bool:
    """Return whether whoever runs the site decides, and not a moderator."""
    return deed.actor.startswith("cli:")


def _may_decide_about(person: Person | None, deed: Deed) -> None:
    """Raise Impossible where moderators decide about themselves or each other."""
    if person is not None and person.moderator and not _by_operator(deed):
        raise Impossible("no_player", f"{person.id} is a moderator")


class Moderation:
    """What moderators and whoever runs the site decide."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        orders: Orders,
        sessions: Sessions,
        seeks: Seeks,
    ) -> None:
        self._store, self._registry, self._orders = store, registry, orders
        self._sessions, self._seeks = sessions, seeks
        self._one = asyncio.Lock()
        self._renaming: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Go on with what the end of the process before has interrupted."""
        for who, name in await kept.renaming(self._store):
            self._begin_renaming(who, name)
        self._registry.keep(asyncio.create_task(hourly(self._tidy)))

    async def _tidy(self) -> None:
        await self._store.write(*kept.forget_rows(time.time()))

    async def settled(self) -> None:
        """Return when all logs have the new names."""
        while self._renaming:
            await asyncio.gather(*self._renaming)

    # --- reports ----------------------------------------------------------------------------------

    async def report(
        self, reporter: Person, report: KeptReport, lines: Sequence[KeptLine] = ()
    ) -> bool:
        """Keep a report; False where that person has reported the same already, or the moderators
        have enough about the same person before them.

        Raises Impossible, NotStored.
        """
        subject = await kept.account_of(self._store, report.subject)
        if subject == reporter.id:
            raise Impossible("tie_self", "nobody reports themselves")
        report = replace(report, subject=subject, words=clean(report.words))
        async with self._one:
            if await kept.reported_already(self._store, report):
                return False
            if await kept.open_reports_by(self._store, reporter.id) >= MAX_OPEN:
                raise Impossible("rate", "too many reports of one person are open")
            if await kept.open_reports_about(self._store, subject) >= MAX_ABOUT:
                return False
            await self._store.write(*kept.report_rows(report, lines))
        return True

    async def excerpt(
        self, reporter: Person, table: str, line: int | None, version: int
    ) -> list[KeptLine]:
        """Return the talk around a line, or at the end of a log, as the reporter may read it."""
        last, after = (version, 0) if line is None else (line, AFTER)
        unheard = self._registry.ties.unheard(reporter.id)
        found = []
        for n, body in await kept.talk(self._store, table, last, BEFORE, after):
            event = msgspec.json.decode(body)
            who = event.get("by")
            if event.get("kind") == "chat" and who is not None and who not in unheard:
                found.append(KeptLine(n, who, event["name"], event["at"], event["text"]))
        return found

    # --- deciding ---------------------------------------------------------------------------------

    async def backed_up(self, made: Backup) -> None:
        """Note that somebody with the rights of the site has backed it up. Raises NotStored."""
        await self._store.write(made.row())

    async def perform(self, act: AnyAct, actor: str) -> None:
        """Do what a moderator, by id, or whoever runs the site has decided, and write it down in
        the same commit.

        Raises Impossible, NotStored, TableRefusal.
        """
        tag = type(act).__struct_config__.tag
        deed = Deed(time.time(), actor, tag, "", report=act.report)  # type: ignore[arg-type]
        deed = replace(deed, why=clean(act.why) or "…")
        match act:
            case Close():
                ids = await kept.about_the_same(self._store, act.report, not _by_operator(deed))
                if not ids:
                    raise Impossible("malformed", f"there is no open report {act.report}")
                await self._write(deed, kept.closed_rows(ids, deed.at))
            case DeleteLine():
                await self._delete(act, deed)
            case Mute() | Ban():
                await self._sanction(act, deed)
            case BanAddress():
                until = deed.at + act.days * DAY
                mark = self._registry.sanctions.marked(act.address)
                row = Sanction(0, "ban", None, mark, deed.at, until, deed.why)
                await self._write(replace(deed, until=until), kept.sanction_row(row))
                await self._registry.sanctions.read_again()
            case Lift():
                await self._lift(act.sanction, deed)
            case Rename():
                await self._rename(act, deed)
            case Grant() | Revoke():
                person = await self._person(act.player, deed)
                if not person.account:
                    raise Impossible("no_player", f"{act.player} is a guest")
                made = isinstance(act, Grant)
                await self._write(replace(deed, subject=person.id), kept.role_row(person.id, made))
                self._sessions.anew(person.id)
            case _:
                assert_never(act)

    async def _write(self, deed: Deed, *statements: Statement) -> None:
        await self._store.write(*statements, kept.audit_row(deed))

    async def _person(self, name: str, deed: Deed) -> Person:
        """Return somebody about whom may be decided. Raises Impossible."""
        person = await self._sessions.person(await kept.account_of(self._store, name))
        if person is None:
            raise Impossible("no_player", f"there is nobody of the id {name}")
        _may_decide_about(person, deed)
        return person

    async def _delete(self, act: DeleteLine, deed: Deed) -> None:
        rows = await self._store.read(
            "SELECT body FROM events WHERE table_id = ? AND version = ?", act.table, act.line
        )
        event = msgspec.json.decode(rows[0][0]) if rows else {}
        subject = event.get("by")
        if subject is not None:
            whose = await kept.account_of(self._store, subject)
            _may_decide_about(await self._sessions.person(whose), deed)
        deed = replace(deed, subject=subject, table=act.table, line=act.line)
        try:
            await self._orders.silence(act.table, act.line, kept.audit_row(deed))
        except LookupError:
            raise Impossible(
                "malformed", f"table {act.table} has no line of chat {act.line}"
            ) from None

    async def _sanction(self, act: Mute | Ban, deed: Deed) -> None:
        person = await self._person(act.player, deed)
        until = None if act.days is None else deed.at + act.days * DAY
        kind = "mute" if isinstance(act, Mute) else "ban"
        rows = [Sanction(0, kind, person.id, None, deed.at, until, deed.why)]
        sanctions = self._registry.sanctions
        if isinstance(act, Ban) and act.address:
            mark = sanctions.last_mark(person.id)
            if mark is None:
                raise Impossible("malformed", f"from where {person.id} comes is not known")
            end = min(deed.at + ADDRESS_DAYS * DAY, until or float("inf"))
            rows.append(Sanction(0, kind, None, mark, deed.at, end, deed.why))
        deed = replace(deed, subject=person.id, until=until)
        await self._write(deed, *(kept.sanction_row(one) for one in rows))
        await sanctions.read_again()
        if kind == "ban":
            await self._seeks.withdraw([one.id for one in self._seeks.of(person.id)])
            await self._orders.stand_up(person.id)

    async def _lift(self, number: int, deed: Deed) -> None:
        holds = await kept.sanctions(self._store, deed.at)
        found = next((one for one in holds if one.id == number), None)
        if found is None:
            raise Impossible("malformed", f"there is no ban or mute {number}")
        if found.player is not None:
            _may_decide_about(await self._sessions.person(found.player), deed)
        if not _by_operator(deed) and (found.player is None or found.until is None):
            why = "sanction: for good, or of an address, is up to whoever runs the site"
            raise Impossible("malformed", why)
        deed = replace(deed, subject=found.player, sanction=number)
        await self._write(deed, kept.no_sanction_row(number))
        await self._registry.sanctions.read_again()

    async def _rename(self, act: Rename, deed: Deed) -> None:
        person = await self._person(act.player, deed)
        if act.name is not None and not _by_operator(deed):
            raise Impossible("malformed", "name: to choose one is up to whoever runs the site")
        name = guest_name() if act.name is None else clean_name(act.name)
        if name is None:
            raise Impossible("malformed", "a name has 1 to 30 characters that can be seen")
        person = replace(person, name=name)
        await self._write(
            replace(deed, subject=person.id),
            name_row(person.id, name),
            kept.renaming_row(person.id, deed.at),
        )
        self._sessions.anew(person.id)
        if await self._sessions.person(person.id) is None:
            return  # they have gone meanwhile, and no log is to have a name of theirs
        await self._registry.rename(player(person))
        self._seeks.rename(player(person))
        self._begin_renaming(person.id, name)

    def _begin_renaming(self, who: str, name: str) -> None:
        task = asyncio.create_task(self._in_logs(who, name))
        self._renaming.add(task)
        task.add_done_callback(self._renaming.discard)
        self._registry.keep(task)

    async def _in_logs(self, who: str, name: str) -> None:
        """Give somebody their new name in all logs; what fails is done after the next start."""
        async with self._one:
            done = True
            for table in await belongings.tables_of(self._store, who):
                try:
                    await self._orders.give(table, InLog(who, name))
                except NotStored:
                    done = False
                except Exception:
                    done = False
                    log.exception("table %s still shows a name that was taken away", table)
            if done:
                with contextlib.suppress(NotStored):
                    await self._store.write(kept.renaming_row(who, None))
