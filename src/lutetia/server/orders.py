"""What the site does at tables by itself, wherever they are kept: people who are deleted, renamed,
banned or on holiday, or are to be reminded otherwise, guests who become accounts, invitations that
are accepted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from typing import Any, Literal

import msgspec

from lutetia.engine.errors import OtherEdition
from lutetia.server.deadlines import RETRY
from lutetia.server.errors import NotStored
from lutetia.server.limits import TooMuch
from lutetia.server.log_edits import LogEdits, Renaming
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.registry import TableRegistry
from lutetia.server.storage import belongings
from lutetia.server.storage.database import Statement
from lutetia.server.storage.games import unhurried
from lutetia.server.storage.store import Store
from lutetia.table import commands
from lutetia.table.messages import Code
from lutetia.table.pace import PaceName
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player

log = logging.getLogger("lutetia.orders")

MAX_PASSED = 10_000
"""Tables of a guest that pass to an account: more than anybody has."""

KNOWN_WITHIN = 5.0
"""Seconds that somebody waits until their tables know of their holiday, or when they are awake; it
goes on after."""

CHANGES = 100
"""Changes of channels and waking hours of which is known that they have been read."""


class PassOn(msgspec.Struct, tag="pass_on"):
    """What a guest has at a table becomes ``player``'s."""

    guest: str
    player: Player


class Erase(msgspec.Struct, tag="erase"):
    """Somebody who has gone gives up their seats, and their name and words go from the log."""

    player: str


class Rename(msgspec.Struct, tag="rename"):
    """Somebody has another name in the log."""

    player: str
    name: str


class Silence(msgspec.Struct, tag="silence"):
    """The words go out of a line of chat; ``also`` is written in the same commit."""

    line: int
    also: list[tuple[str, list[list[Any]]]]


class StandUp(msgspec.Struct, tag="stand_up"):
    """Somebody loses the seats of a game that has not begun."""

    player: str


class Rest(msgspec.Struct, tag="rest"):
    """The log follows the holidays of its people."""


class Remind(msgspec.Struct, tag="remind"):
    """Somebody is to be reminded by other channels, or at other hours.

    Attributes:
        change: what all orders because of the same change have alike; an earlier version orders
            without it.
    """

    player: str
    change: str = ""


class SitDown(msgspec.Struct, tag="sit_down"):
    """Somebody who has no seat takes the first free one; with the last one the game starts.

    Attributes:
        invitation: that they have accepted; an earlier version orders without it.
    """

    player: Player
    address: str
    invitation: str = ""


Order = PassOn | Erase | Rename | Silence | StandUp | Rest | Remind | SitDown


class Carried(msgspec.Struct, tag="carried"):
    """An order is carried out.

    Attributes:
        done: False where nothing was to be done, but perhaps to start a game.
        game, pace: of the table at which somebody has sat down.
        full: no seat is free there any more.
    """

    done: bool = True
    game: str = ""
    pace: PaceName | None = None
    full: bool = False


class No(msgspec.Struct, tag="no"):
    """An order is not carried out.

    Attributes:
        text: why it is not.
        refusal: code, key, rule and values of what the table refuses.
        seconds: after which the address of whoever asked may go on.
    """

    why: Literal["refused", "rate", "edition", "missing", "not_stored"]
    text: str = ""
    refusal: tuple[Code, str, str | None, dict[str, Any]] | None = None
    seconds: int = 0


Answer = Carried | No


class Orders:
    """Has orders carried out by whoever keeps the table."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry
        self._edits = LogEdits(store, registry)
        self._taken_in: deque[str] = deque(maxlen=CHANGES)

    # --- giving -----------------------------------------------------------------------------------

    async def give(self, table: str, order: Order) -> Carried:
        """Have an order carried out.

        Raises TableRefusal, TooMuch, NotStored, OtherEdition, LookupError: there is no such table,
        line or seat.
        """
        neighbours = self._registry.neighbours
        if neighbours.owns(table):
            with contextlib.suppress(KeptElsewhere):
                return await self._carry_out(table, order)
        said = await neighbours.order(table, msgspec.msgpack.encode(order))
        try:
            answer: Answer = msgspec.msgpack.decode(said, type=Answer)
        except msgspec.DecodeError as error:
            raise NotStored(f"table {table}: {error}; is its owner of a later version?") from None
        return _carried(answer)

    async def answer(self, table: str, order: bytes) -> bytes:
        """Carry out what another process orders, and return the answer."""
        try:
            asked: Order = msgspec.msgpack.decode(order, type=Order)
        except msgspec.DecodeError as error:  # it is tried again when this process has gone
            log.warning("table %s: an order of a later version cannot be read: %s", table, error)
            return msgspec.msgpack.encode(No("not_stored", text=f"of a later version: {error}"))
        if isinstance(asked, Remind) and asked.change not in self._taken_in:
            # News of what has changed may come later than this.
            await self._registry.take_in(["channels"])
            if asked.change:
                self._taken_in.append(asked.change)
        return msgspec.msgpack.encode(await self._answer(table, asked))

    async def _answer(self, table: str, order: Order) -> Answer:
        try:
            return await self._carry_out(table, order)
        except TableRefusal as no:
            return No("refused", refusal=(no.code, no.key, no.rule, no.args_))
        except TooMuch as much:
            return No("rate", seconds=much.seconds)
        except OtherEdition as other:
            return No("edition", str(other))
        except LookupError as error:
            return No("missing", str(error))
        except (KeptElsewhere, NotStored) as error:
            return No("not_stored", str(error))

    # --- carrying out -----------------------------------------------------------------------------

    async def _carry_out(self, table: str, order: Order) -> Carried:
        match order:
            case PassOn():
                actor = await self._registry.get(table)
                passed = actor is not None and await actor.pass_on(order.guest, order.player)
                return Carried(passed)
            case Erase():
                await self._erase(table, order.player)
            case Rename():
                await self._edits.rename(table, Renaming(order.player, order.name, silent=False))
            case Silence():
                await self._edits.silence(table, order.line, *order.also)
            case StandUp():
                actor = await self._registry.get(table)
                if actor is not None:
                    await actor.stand_up(order.player)
            case Rest():
                actor = await self._registry.get(table)
                if actor is not None:
                    await actor.rest()
            case Remind():
                await self._registry.remind(table, order.player)
            case SitDown():
                return await self._sit(table, order)
        return Carried()

    async def _erase(self, table: str, player: str) -> None:
        kept = await belongings.info_of(self._store, table)
        actor = self._registry.actors.get(table)
        if actor is None and kept is not None and kept[0] != "over":
            with contextlib.suppress(OtherEdition):
                actor = await self._registry.get(table)
        if actor is not None:
            await actor.give_up(player)
        await self._edits.rename(table, Renaming(player))

    async def _sit(self, table: str, order: SitDown) -> Carried:
        actor = await self._registry.get(table)
        if actor is None:
            raise LookupError("there is no such table")
        live, who = actor.table, order.player
        free = [n for n, one in enumerate(live.seats) if one.kind == "empty"]
        # A table takes the same id of the same person for the same command, sent once more.
        name = f"invited-sit-{order.invitation}"
        sits = bool(live.seats_of(who.id))
        if not sits:
            if not free:
                raise LookupError("there is no free seat")
            await actor.obey(who, order.address, commands.Sit(id=name, seat=free.pop(0)))
        elif live.status != "open" and (who.id, name) not in live.seen:
            return Carried(False)  # they sat down by another way, and play
        # Who sits there by this order, whose answer was lost, may not have started the game yet.
        if not free and actor.table.status == "open":
            with contextlib.suppress(TableRefusal):  # then somebody there starts it
                start = commands.Start(id=f"invited-start-{order.invitation}")
                await actor.obey(who, order.address, start)
        pace = None if live.timing is None else live.timing["pace"]
        return Carried(not sits, live.game.meta.id, pace, not free)

    # --- at many tables ---------------------------------------------------------------------------

    async def pass_on(self, guest: str, player: Player) -> int:
        """Let the tables of a guest be those of ``player``, to whose account they signed in, and
        return how many stay with the guest."""
        stayed = 0
        for one in await self._store.sittings(guest, MAX_PASSED):
            try:
                passed = (await self.give(one.table, PassOn(guest, player))).done
            except (TableRefusal, OtherEdition):
                passed = False
            except Exception:
                log.exception("table %s does not pass to an account", one.table)
                passed = False
            stayed += not passed
        return stayed

    async def stand_up(self, player: str) -> None:
        """Take somebody from the seats of games that have not begun."""
        for one in await self._store.sittings(player, MAX_PASSED):
            if msgspec.json.decode(one.info).get("status") == "open":
                with contextlib.suppress(OtherEdition, TableRefusal):
                    await self.give(one.table, StandUp(player))

    async def rest(self, player: str) -> None:
        """Let the running games of somebody know their holidays. What cannot be read or written
        down now is tried again while this process runs, and found at the next start."""
        await self._know(player, Rest())

    async def remind(self, player: str) -> None:
        """Let the reminders of somebody come by the channels and at the hours that are theirs now.
        What cannot be read or written down now is tried again while this process runs."""
        await self._know(player, Remind(player, secrets.token_urlsafe(9)))

    async def _know(self, player: str, order: Rest | Remind) -> None:
        task = asyncio.create_task(self._carry_on(player, order))
        self._registry.keep(task)
        await asyncio.wait([task], timeout=KNOWN_WITHIN)

    async def _carry_on(self, player: str, order: Rest | Remind) -> None:
        left = await self._unhurried(player)
        while left := [name for name in left if not await self._carried(name, order)]:
            await asyncio.sleep(RETRY)  # no table waits for another that cannot be reached

    async def _unhurried(self, player: str) -> list[str]:
        while True:
            try:
                return await unhurried(self._store, player)
            except NotStored:
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("the games of somebody cannot be read")
                return []

    async def _carried(self, name: str, order: Rest | Remind) -> bool:
        """Return whether a table follows its people now, or never will."""
        try:
            await self.give(name, order)
        except (TableRefusal, NotStored):
            return False  # it could not be written down
        except Exception:
            log.exception("table %s does not follow its people", name)
        return True

    async def silence(self, table: str, line: int, *also: Statement) -> None:
        """Take the words out of a line of chat, and carry out ``also`` in the same commit.

        Raises LookupError: there is no such line, NotStored.
        """
        more = [(sql, [list(run) for run in runs]) for sql, runs in also]
        await self.give(table, Silence(line, more))


def _carried(answer: Answer) -> Carried:
    if isinstance(answer, Carried):
        return answer
    match answer.why:
        case "refused" if answer.refusal is not None:
            code, key, rule, args = answer.refusal
            raise TableRefusal(code, key, rule, **args)
        case "rate":
            raise TooMuch(answer.seconds)
        case "edition":
            raise OtherEdition(answer.text)
        case "missing":
            raise LookupError(answer.text)
    raise NotStored(answer.text)
