"""The log: plain lines, or with ``LUTETIA_LOG=json`` one JSON object a line.

An object tells of people only by hashes: whoever collects logs learns who had the same trouble
twice, and not who that is.
"""

from __future__ import annotations

import hmac
import logging
import os
import secrets
from datetime import UTC, datetime

import msgspec

from lutetia.server.errors import ServeError
from lutetia.server.operations.doing import doing

VARIABLE = "LUTETIA_LOG"

PEER = "peer"
"""The field of a line that holds the address it is about, which stands in its text as well."""


class JsonLines(logging.Formatter):
    """Writes a line as a JSON object; an address as a hash that only this process can make."""

    def __init__(self) -> None:
        super().__init__()
        self._key = secrets.token_bytes(32)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **doing(),
        }
        peer = getattr(record, PEER, None)
        if peer:
            said["address"] = hmac.new(self._key, peer.encode(), "sha256").hexdigest()[:16]
            said["message"] = said["message"].replace(peer, said["address"])
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def as_json() -> bool:
    """Return whether the log is to be JSON. Raises ServeError: nobody knows what it is to be."""
    kind = os.environ.get(VARIABLE, "") or "text"
    if kind not in ("json", "text"):
        raise ServeError(f"{VARIABLE}={kind!r} cannot be understood; it may be json or text")
    return kind == "json"


def begin() -> None:
    """Let this process write its log to standard error. Raises ServeError."""
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    if as_json():
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    logging.getLogger("alembic").setLevel(logging.WARNING)
