"""The life of a process among others: it joins, keeps what is its own, leads when it has been there
longest, begins anew when it was cut off, and hands everything on before it ends."""

from __future__ import annotations

import asyncio
import logging
from typing import get_args

from starlette.applications import Starlette

from lutetia.server.bot_pool import BotPool
from lutetia.server.cluster import admin
from lutetia.server.cluster.bus import NoAnswer
from lutetia.server.cluster.cluster import Cluster
from lutetia.server.cluster.shares import Shares
from lutetia.server.deadlines import Outage
from lutetia.server.envelopes import Envelopes
from lutetia.server.news import (
    Came,
    Changed,
    GameRated,
    News,
    NoticesChanged,
    OwnTables,
    PersonChanged,
    Remembered,
    Renamed,
    SessionsEnded,
    TableLooks,
    TableOpened,
)
from lutetia.server.notices.keys import KEY, Keys
from lutetia.server.operations.metrics import Metrics
from lutetia.server.services import Services
from lutetia.server.settings import Settings
from lutetia.server.static_client import mark
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.cluster")

AGAIN = 1.0
"""Seconds after which a process that was cut off tries to join again."""


class Process:
    """This process, from its first joining to its end."""

    def __init__(
        self, app: Starlette, settings: Settings, store: Store, bots: BotPool, metrics: Metrics
    ) -> None:
        self._app, self._settings, self._store = app, settings, store
        self._bots, self._metrics = bots, metrics
        self._cluster: Cluster | None = None
        self._services: Services | None = None
        self._one = asyncio.Lock()
        self._ending = False
        self._following: asyncio.Task[None] | None = None
        self._more = False

    async def open(self) -> None:
        """Join, as often as it takes until this process is not cut off meanwhile. Raises
        ServeError."""
        self._app.state.drain = self.drain
        while not self._ending:
            try:
                await self._join()
                return
            except NoAnswer as error:
                log.warning("this process was cut off while it joined: %s", error)
                await self._close()
                await asyncio.sleep(AGAIN)

    async def _join(self) -> None:
        """Join. Raises ServeError; NoAnswer: this process was cut off meanwhile."""
        key = Envelopes(self._store, self._settings.deal_key).mark("cluster")
        client, push = mark(self._settings.static), Keys.kept(self._store.beside(KEY)).public
        cluster = await Cluster.join(self._settings.cluster, self._store, key, client, push)
        services = Services(
            self._app, self._settings, self._store, self._bots, self._metrics, cluster
        )
        self._cluster, self._services = cluster, services
        cluster.heard, cluster.ordered = self._heard, services.orders.answer
        cluster.answer(self._app)
        await services.open()
        self._app.state.exchange, self._app.state.unready = cluster, cluster.unready
        await cluster.wait_for_leader(lambda: self._ending)
        first = cluster.leads
        if first:
            await self._lead(cluster, services)
        else:
            now = services.registry.now()
            services.registry.outage = Outage(now, now)  # others counted time meanwhile
        await services.registry.go_on()
        if first:
            await services.registry.deadlines.begun.wait()
        await cluster.members.become("ready")
        cluster.bus.again = self._missed_news
        shares = Shares(
            cluster.bus,
            cluster.members,
            {**self._app.state.gate.spendings, **services.registry.spendings},
            self._app.state.gate.holdings,
        )
        services.registry.keep(asyncio.create_task(shares.keep()))
        cluster.members.watchers.append(self._others_changed)
        self._others_changed()

    async def _lead(self, cluster: Cluster, services: Services) -> None:
        await services.lead()
        await admin.serve(cluster.bus, services.moderation, lambda: cluster.leads)

    # --- others come and go -----------------------------------------------------------------------

    def _others_changed(self) -> None:
        self._more = True
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while self._more:
            self._more = False
            try:
                await self._shared_anew()
            except Exception:
                log.exception("what belongs to this process cannot be told")
                await asyncio.sleep(AGAIN)
                self._more = True

    async def _shared_anew(self) -> None:
        cluster, services = self._cluster, self._services
        if self._ending or cluster is None or services is None:
            return
        async with self._one:
            registry = services.registry
            if cluster.members.cut_off or (registry.leads and not cluster.leads):
                await self._begin_anew()
                return
            if cluster.leads and not registry.leads:
                log.info("this process leads now")
                await self._lead(cluster, services)
            await registry.shared_anew()

    async def _begin_anew(self) -> None:
        """Forget everything, as a process that is started does: others have taken it over."""
        log.warning("this process was cut off from the others, and begins anew")
        await self._close()
        while not self._ending:
            try:
                await self.open()
                return
            except Exception as error:
                log.warning("it cannot join yet: %s", error)
                await self._close()
                await asyncio.sleep(AGAIN)

    def _missed_news(self) -> None:
        """The bus was gone for a moment: read everything that others may have told meanwhile."""
        services = self._services
        if services is not None:
            services.registry.keep(asyncio.create_task(self._read_again(services)))

    async def _read_again(self, services: Services) -> None:
        try:
            await services.registry.take_in(get_args(Remembered))
            await services.sessions.look_through()
            if services.registry.leads:
                await services.registry.notices.outbox.load()
        except Exception:
            log.exception("what others have told meanwhile cannot be read")

    async def _heard(self, news: News) -> None:
        services = self._services
        if services is None:
            return
        registry, leads = services.registry, services.registry.leads
        match news:
            case Changed():
                await registry.take_in(news.what)
            case SessionsEnded():
                services.sessions.ended(news.tokens)
            case PersonChanged():
                services.sessions.read_again(news.player)
            case Renamed():
                await registry.renamed(news.player)
            case Came():
                registry.sanctions.came_to_another(news.player, news.mark)
            case TableOpened():
                await registry.wake(news.table)
            case TableLooks() if leads:
                registry.list_(news.table, news.info)
            case OwnTables() if leads:
                registry.mine.changed(set(news.people))
            case NoticesChanged() if leads:
                await registry.notices.outbox.read_again(news.table)
            case GameRated() if leads:
                registry.ratings.wake()

    # --- ending -----------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Hand everything on: new calls are answered by others, who keep the tables, and whoever is
        here finds them there."""
        self._ending = True
        async with self._one:
            cluster, services = self._cluster, self._services
            if cluster is None or services is None:
                return
            try:
                await cluster.members.become("leaving")
            except NoAnswer as error:
                log.warning("the others are not told: %s", error)
            await services.leave()
            await services.close()
            self._services = None

    async def close(self) -> None:
        """End."""
        self._ending = True
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        await self._close()

    async def _close(self) -> None:
        services, self._services = self._services, None
        cluster, self._cluster = self._cluster, None
        if services is not None:
            await services.leave()
            await services.close()
        if cluster is not None:
            await cluster.close()
