"""The application: routes, and what lives as long as the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from lutetia.i18n import languages
from lutetia.server import courses, editions, routes
from lutetia.server.accounts import calls as account_calls
from lutetia.server.bot_pool import BotPool
from lutetia.server.coach import calls as coach_calls
from lutetia.server.coach.exercise import exercise
from lutetia.server.coach.service import Coach
from lutetia.server.errors import ServeError
from lutetia.server.explorer import calls as explorer
from lutetia.server.fair import FairShare, FewSockets
from lutetia.server.gate import Gate
from lutetia.server.holidays import routes as holidays
from lutetia.server.invitations import calls as invitation_calls
from lutetia.server.lobby import lobby_socket
from lutetia.server.moderation import calls as moderation_calls
from lutetia.server.notices import routes as notices
from lutetia.server.operations import calls as operation_calls
from lutetia.server.operations import status
from lutetia.server.operations.answers import Answers
from lutetia.server.operations.metrics import Metrics
from lutetia.server.people import calls as people_calls
from lutetia.server.puzzles import calls as puzzle_calls
from lutetia.server.questions import Thinkers
from lutetia.server.ratings import calls as rating_calls
from lutetia.server.readers import Readers
from lutetia.server.responses import handle_errors
from lutetia.server.security import Security
from lutetia.server.seeks import routes as seek_routes
from lutetia.server.services import Services
from lutetia.server.settings import Settings
from lutetia.server.sockets import or_later, table_socket
from lutetia.server.static_client import Client
from lutetia.server.storage.store import Store
from lutetia.server.trials import Trials

if TYPE_CHECKING:
    from lutetia.server.cluster.relay import Exchange
    from lutetia.server.cluster.run import Process

_BOTH = ["GET", "POST"]

_ANY = ["GET", "POST", "PUT", "PATCH", "DELETE"]

_PAGES = (
    "/", "/me", "/games", "/ratings", "/players/{player}", "/t/{table}", "/rules/{game}",
    "/about/{game}", "/editions/{game}", "/moderation", "/status", "/learn/{game}",
    "/learn/{game}/{lesson}", "/explore/{game}", "/coach/{table}", "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
)  # fmt: skip


def addresses(client: Client) -> list[BaseRoute]:
    """Return every address of the site."""
    api = handle_errors
    return [
        WebSocketRoute("/ws/lobby", or_later(lobby_socket)),
        WebSocketRoute("/ws/t/{table}", or_later(table_socket)),
        Route("/healthz", api(routes.healthz)),
        Route("/readyz", api(routes.readyz)),
        Route("/metrics", api(operation_calls.metrics)),
        Route("/api/games", api(routes.games)),
        Route("/api/games/{game}/material", api(routes.material)),
        Route("/api/games/{game}/rules", api(routes.rules)),
        Route("/api/locales/{lang}", api(routes.locale)),
        Route("/api/locales/{lang}/{part}", api(routes.locale)),
        Route("/api/editions/{game}", api(editions.sheet), methods=_BOTH),
        Route("/api/editions/{game}/game", api(editions.trial), methods=["POST"]),
        Route("/api/courses/{game}", api(courses.lessons)),
        Route("/api/courses/{game}/{lesson}", api(courses.moment), methods=["POST"]),
        Route("/api/puzzles/{game}", api(puzzle_calls.listed)),
        Route("/api/puzzles/{game}/brought", api(puzzle_calls.bring), methods=["POST"]),
        Route("/api/puzzles/{game}/{puzzle}", api(puzzle_calls.attempt), methods=["POST"]),
        Route("/api/me", api(routes.me), methods=_BOTH),
        Route("/api/me/tables", api(routes.my_tables)),
        Route("/api/me/holiday", api(holidays.holiday), methods=_BOTH),
        Route("/api/me/notices", api(notices.settings), methods=_BOTH),
        Route("/api/me/notices/channels", api(notices.add), methods=["POST"]),
        Route("/api/me/notices/channels/{channel}", api(notices.change), methods=["POST"]),
        Route("/api/me/notices/channels/{channel}/test", api(notices.trial), methods=["POST"]),
        Route("/mail/confirm/{secret}", notices.mailed, methods=_BOTH),
        Route("/mail/leave/{secret}", notices.mailed, methods=_BOTH),
        *(
            Route(path, api(handler), methods=[method])
            for method, path, handler in account_calls.ADDRESSES
        ),
        Route("/api/tables", api(routes.tables), methods=_BOTH),
        Route("/api/tables/{table}/record", api(routes.table_record)),
        Route("/api/tables/{table}/deal", api(routes.table_deal)),
        Route("/api/verify_deal.py", api(routes.deal_script)),
        Route("/api/tables/{table}/view", api(routes.table_view)),
        Route("/api/tables/{table}/coach", api(coach_calls.coach), methods=_BOTH),
        Route("/api/tables/{table}/judgement", api(coach_calls.judgement), methods=["POST"]),
        Route("/api/tables/{table}/exercise", api(exercise), methods=["POST"]),
        Route("/api/tables/{table}/stakes", api(rating_calls.stakes)),
        Route("/api/tables/{table}/note", api(people_calls.note), methods=_BOTH),
        Route("/api/tables/{table}/seen", api(people_calls.last_seen)),
        Route("/api/ratings/{game}/{seats}", api(rating_calls.leaderboard)),
        Route("/api/explore/{game}", api(explorer.explored)),
        Route("/api/players/{player}", api(rating_calls.profile)),
        Route("/api/players/{player}/tie", api(people_calls.tie), methods=["POST"]),
        Route(
            "/api/tables/{table}/report", api(moderation_calls.report_at_table), methods=["POST"]
        ),
        Route(
            "/api/players/{player}/report", api(moderation_calls.report_player), methods=["POST"]
        ),
        Route("/api/moderation", api(moderation_calls.moderation), methods=_BOTH),
        Route("/api/me/games", api(people_calls.my_games)),
        Route("/api/me/people", api(people_calls.people)),
        Route("/api/invitations", api(invitation_calls.invitations), methods=_BOTH),
        Route(
            "/api/invitations/{invitation}",
            api(invitation_calls.respond),
            methods=["POST", "DELETE"],
        ),
        Route("/api/people", api(invitation_calls.people)),
        Route("/api/seeks", api(seek_routes.seeks), methods=_BOTH),
        Route("/api/seeks/{seek}", api(seek_routes.withdraw), methods=["DELETE"]),
        Route("/api/status", api(status.call)),
        Route("/api/openapi.json", api(routes.openapi)),
        Route("/api/records", api(routes.records), methods=["POST"]),
        Route("/api/{rest:path}", api(routes.nowhere), methods=_ANY),
        *(Route(path, client.page) for path in _PAGES),
        Mount("/", client),
    ]


def create_app(
    settings: Settings, store: Store | None = None, gate: Gate | None = None
) -> Starlette:
    """Return the application.

    Args:
        settings: how the site is run.
        store: an open database; without it, the one of ``settings`` is opened at the start.
        gate: what counts connections; the protocols that read them must have the same one.

    Raises:
        StoreError: at the start, when the database cannot be used.
    """

    gate = gate or Gate(settings)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = store if store is not None else Store.open(settings.db, settings.keys)
        async with _bots(settings) as bots:
            app.state.settings = settings
            app.state.store = opened
            app.state.unready = lambda: None
            app.state.readers = readers = Readers()
            app.state.trials = trials = Trials()
            app.state.coach = coach = Coach(opened)
            if settings.eager:
                bots.warm()
                for lang in languages():  # nobody's first page waits for it
                    routes.words(lang)
            process = _process(app, settings, opened, bots, metrics)
            try:
                await process.open()
            except ServeError as error:
                app.state.failed = error  # whoever runs the server says it
                raise
            try:
                yield
            finally:
                await coach.close()
                await process.close()
                readers.close()
                trials.close()
                opened.close()

    middleware = [
        Middleware(Answers, metrics=metrics),
        Middleware(FewSockets, gate=gate),
        *_relay(settings, lambda: app.state.exchange),
        Middleware(FairShare, gate=gate),
        Middleware(Security),
        Middleware(GZipMiddleware, minimum_size=512, compresslevel=7),
    ]
    app = Starlette(
        routes=addresses(Client(settings.static)), middleware=middleware, lifespan=lifespan
    )
    app.state.gate = gate
    app.state.failed = None
    app.state.metrics = metrics
    return app


class _Alone:
    """The life of a process that is the site."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def open(self) -> None:
        await self._services.open()
        await self._services.lead()
        await self._services.registry.go_on()

    async def close(self) -> None:
        await self._services.close()


@asynccontextmanager
async def _bots(settings: Settings) -> AsyncIterator[BotPool]:
    """Have somebody think for bots until the block ends."""
    async with AsyncExitStack() as stack:
        elsewhere: list[Thinkers] = []
        if settings.cluster:
            from lutetia.server.cluster.remote_workers import RemoteWorkers

            elsewhere.append(await stack.enter_async_context(RemoteWorkers.open(settings.cluster)))
        bots = BotPool(settings, elsewhere)
        try:
            yield bots
        finally:
            bots.close()


def _process(
    app: Starlette, settings: Settings, store: Store, bots: BotPool, metrics: Metrics
) -> _Alone | Process:
    if not settings.cluster:
        return _Alone(Services(app, settings, store, bots, metrics))
    from lutetia.server.cluster.run import Process

    return Process(app, settings, store, bots, metrics)


def _relay(settings: Settings, exchange: Callable[[], Exchange]) -> list[Middleware]:
    """Return what passes calls on that another process answers."""
    if not settings.cluster:
        return []
    from lutetia.server.cluster.relay import Relay

    return [Middleware(Relay, exchange=exchange)]
