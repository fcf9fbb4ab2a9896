"""The calls for whoever runs the site."""

from __future__ import annotations

import hmac
import ipaddress
from urllib.parse import urlsplit

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lutetia.server.registry import TableRegistry
from lutetia.server.responses import address, count

PROXIED = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "via",
    "x-real-ip")  # fmt: skip
"""Headers by which a proxy gives itself away: what comes through one comes from the world."""


NO = (
    "Ask from the machine itself, http://127.0.0.1, without a proxy, or send the token of "
    "LUTETIA_METRICS_TOKEN as `Authorization: Bearer TOKEN`.\n"
)


def _loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def from_this_machine(request: Request) -> bool:
    """Return whether whoever asks runs on this machine and came here directly, by an address that
    only this machine has: a proxy would name the site, and so would a page of another site whose
    name was made to lead here."""
    if any(name in request.headers for name in PROXIED):
        return False
    try:
        asked = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return _loopback(address(request)) and _loopback(asked)


def by_operator(request: Request) -> bool:
    """Return whether whoever runs the site asks: from this machine, or with the token.

    Raises HttpError: this address has tried too often.
    """
    registry: TableRegistry = request.app.state.registry
    token = registry.settings.metrics_token
    given = request.headers.get("authorization")
    if given is None and from_this_machine(request):
        return True
    wanted = f"Bearer {token}"
    if token and hmac.compare_digest((given or "").encode(), wanted.encode()):
        return True
    count(request, registry.limits.operators)
    return False


async def metrics(request: Request) -> Response:
    """``GET /metrics``"""
    if not by_operator(request):
        return PlainTextResponse(NO, 403)
    text = request.app.state.metrics.text()
    return Response(text, 200, {"cache-control": "no-store"}, CONTENT_TYPE_LATEST)
