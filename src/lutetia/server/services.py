"""What lives as long as the server does, or, among many processes, until this one is cut off from
the others and begins anew."""

from __future__ import annotations

import asyncio

from starlette.applications import Starlette

from lutetia.server.accounts.book import Accounts
from lutetia.server.bot_pool import BotPool
from lutetia.server.hourly import hourly
from lutetia.server.invitations.service import InvitationBook
from lutetia.server.lobby import Lobby
from lutetia.server.moderation.admin import SOCKET, AdminSocket
from lutetia.server.moderation.desk import Moderation
from lutetia.server.neighbours import Neighbours
from lutetia.server.operations.days import Days
from lutetia.server.operations.levels import levels
from lutetia.server.operations.metrics import Metrics
from lutetia.server.operations.status import Page
from lutetia.server.orders import Orders
from lutetia.server.puzzles.book import PuzzleBook
from lutetia.server.ready import Ready
from lutetia.server.registry import TableRegistry
from lutetia.server.seeks.service import Seeks
from lutetia.server.sessions import Sessions
from lutetia.server.settings import Settings
from lutetia.server.storage.store import Store


class Services:
    """Everything that calls and sockets ask; ``app.state`` has it while it is open.

    Attributes:
        registry: the tables.
        orders: what the site does at them.
        sessions: who is who.
    """

    def __init__(
        self,
        app: Starlette,
        settings: Settings,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        neighbours: Neighbours | None = None,
    ) -> None:
        self._store, self._app = store, app
        self.registry = registry = TableRegistry(settings, store, bots, metrics, neighbours)
        self._days = days = Days(store, metrics)
        metrics.look_up(levels(registry, app.state.gate, bots, days))
        self.orders = orders = Orders(store, registry)
        registry.notices.channels.plan_anew = orders.remind
        self.sessions = sessions = Sessions(store, registry.neighbours.tell)
        self.seeks = seeks = Seeks(store, registry)
        self.invitations = invitations = InvitationBook(store, sessions, registry, orders, seeks)
        self.accounts = Accounts(settings, store, sessions, registry, orders, seeks, invitations)
        self.moderation = Moderation(store, registry, orders, sessions, seeks)
        self.lobby = Lobby(registry, seeks, invitations)
        self.accounts.watchers.append(self.lobby.signed_in)
        self._admin: AdminSocket | None = None

    async def open(self) -> None:
        """Begin to serve."""
        state = self._app.state
        state.registry, state.orders, state.sessions = self.registry, self.orders, self.sessions
        state.seeks, state.invitations = self.seeks, self.invitations
        state.accounts, state.moderation, state.lobby = self.accounts, self.moderation, self.lobby
        state.puzzles = PuzzleBook(self._store)
        state.ready, state.status = Ready(self._store), Page(self._store)
        await self.registry.open()
        self.registry.keep(asyncio.create_task(self._days.keep()))

    async def lead(self) -> None:
        """Do from now on what a site does once."""
        registry = self.registry
        await self.seeks.open()
        await registry.lead()
        await self.invitations.open()
        await self.accounts.free.open()
        registry.keep(asyncio.create_task(self.accounts.finish()))
        registry.keep(asyncio.create_task(hourly(self.accounts.tidy)))
        await self.moderation.open()
        self._admin = await AdminSocket.open(self._store.beside(SOCKET), self.moderation)

    async def leave(self) -> None:
        """Let everybody who is here come again, to whichever process serves them then."""
        await self.registry.leave()
        self.lobby.leave()

    async def close(self) -> None:
        """End."""
        if self._admin is not None:
            self._admin.close()
        await self.registry.close()
        self.accounts.close()
