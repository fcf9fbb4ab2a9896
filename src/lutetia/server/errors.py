"""Why the site cannot be served, in one sentence that says what to do."""

from __future__ import annotations

from lutetia.engine.errors import LutetiaError


class ServeError(LutetiaError):
    """The server cannot start. The message is for whoever started it."""


class StoreError(ServeError):
    """The database file cannot be used. It has not been changed."""


class NotStored(LutetiaError):
    """Something could not be written down, so it did not happen; or it could not be read."""


class NotOwner(NotStored):
    """Another process keeps the table now, and only that one writes for it."""
