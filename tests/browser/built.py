"""The files of the built client: their names say little, and the build tells whose they are."""

from __future__ import annotations

import json

from lutetia.server.settings import STATIC


def built_from(source: str) -> str:
    """Return the file that ``source``, a module fetched when it is wanted, has become.

    Both are paths: one from ``web/``, one from the root of the site, without a first slash.
    """
    told = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    file: str = told[source]["file"]
    return file
