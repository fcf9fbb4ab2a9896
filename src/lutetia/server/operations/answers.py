"""Middleware that counts the answers by their status."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lutetia.server.neighbours import PASSED
from lutetia.server.operations.metrics import Metrics

STARTS = ("http.response.start", "websocket.http.response.start")


class Answers:
    """The middleware; the outermost, so that what others refuse is counted as well."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if PASSED in scope:
            await self._app(scope, receive, send)
            return

        async def counted(message: Message) -> None:
            if message["type"] in STARTS:
                self._metrics.answered(message["status"])
            await send(message)

        await self._app(scope, receive, counted)
