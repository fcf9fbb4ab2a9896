"""The calls for whoever runs the site, described."""

from __future__ import annotations

from lutetia.server.described import TEXT, Call
from lutetia.server.operations.types import SiteStatus

OPERATION_CALLS = (
    Call(
        "GET", "/metrics", "The figures of this process for Prometheus: to whoever asks from this "
        "machine without a proxy, or has the token.",
        TEXT,
    ),
    Call("GET", "/api/status", "How the site has run, day by day.", SiteStatus),
)  # fmt: skip
