"""The calls for whoever runs the site, described."""

from __future__ import annotations

from lutetia.server.described import TEXT, Call

OPERATION_CALLS = (
    Call(
        "GET", "/metrics", "The figures of this process for Prometheus: to whoever asks from this "
        "machine without a proxy, or has the token.",
        TEXT,
    ),
)  # fmt: skip
