"""Settings of the environment, and those that stand in files: a password belongs neither into a
command line nor, where it can be helped, into the environment that children inherit."""

from __future__ import annotations

import os
from pathlib import Path

from lutetia.server.errors import ServeError

FILE = "_FILE"
"""What the name of a variable ends in that names a file in place of a value."""


def value(variable: str) -> str | None:
    """Return what a variable is set to: itself, or the content of the file that the variable of the
    same name and ``_FILE`` names, as systemd's credentials and container secrets are handed over.

    Raises ServeError: both are set, or the file cannot be read.
    """
    given, path = os.environ.get(variable), os.environ.get(f"{variable}{FILE}")
    if path is None:
        return given
    if given is not None:
        raise ServeError(f"{variable} and {variable}{FILE} are both set. Unset one of them")
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is no text"
        raise ServeError(f"{variable}{FILE}: {path} cannot be read: {why}") from None
