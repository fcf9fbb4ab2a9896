"""Reading the data files of the games: what is printed on the components."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lutetia.engine.errors import MaterialError

Check = Callable[[bool, str, str], None]
"""``check(ok, key, why)`` raises MaterialError naming file and key unless ``ok``."""


def load_toml(path: Path) -> tuple[dict[str, Any], Check]:
    """Return what the TOML file ``path`` holds, and a check that names file and key.
    Raises MaterialError: it is no TOML."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise MaterialError(f"{path.name}: {error}") from error

    def check(ok: bool, key: str, why: str) -> None:
        if not ok:
            raise MaterialError(f"{path.name}: {key}: {why}")

    return data, check
