"""Reading the data files of the games: what is printed on the components."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lutetia.engine.errors import MaterialError

Need = Callable[[bool, str, str], None]
"""``need(ok, key, why)`` raises MaterialError naming file and key unless ``ok``."""


def read(path: Path) -> tuple[dict[str, Any], Need]:
    """Return what the TOML file ``path`` holds, and how to ask something of it. Raises MaterialError: it is no TOML."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise MaterialError(f"{path.name}: {error}") from error

    def need(ok: bool, key: str, why: str) -> None:
        if not ok:
            raise MaterialError(f"{path.name}: {key}: {why}")

    return data, need
