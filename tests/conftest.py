"""In which order tests run."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the files of browser tests over the run: each takes a core for itself, so they go
    beside those that wait."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    browser = [path for path in files if BROWSER in path.parents]
    others = [path for path in files if BROWSER not in path.parents]
    place = {path: (i + 1) / (len(browser) + 1) for i, path in enumerate(browser)}
    place |= {path: (i + 1) / (len(others) + 1) for i, path in enumerate(others)}
    items[:] = [item for path in sorted(files, key=place.__getitem__) for item in files[path]]
