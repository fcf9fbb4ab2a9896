"""In which order tests run, what the garbage collector leaves alone, and packages of others that a
test puts in place."""

from __future__ import annotations

import gc
import shutil
import ssl
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lutetia import games
from lutetia.ai import bots
from lutetia.i18n.catalogue import catalogue
from lutetia.i18n.files import names
from lutetia.i18n.kinds import kinds
from tests.server.commands import COMMANDS

HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is there once all tests are found stays to the end: half a million objects, which the
    garbage collector would go through again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the files of each folder over the run: they often want the same, as browser tests a
    core for each, or machine code that the first of them compiles. So they go beside others."""
    folders: dict[str, list[Path]] = {}
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if item.path not in files:
            inside = item.path.parts[len(HERE.parts) : -1] or ("",)
            folders.setdefault(inside[0], []).append(item.path)
        files.setdefault(item.path, []).append(item)
    place = {
        path: (i + 1) / (len(paths) + 1)
        for paths in folders.values()
        for i, path in enumerate(paths)
    }
    items[:] = [item for path in sorted(files, key=place.__getitem__) for item in files[path]]


@pytest.fixture(scope="session", autouse=True)
def commands() -> Iterator[None]:
    """Begin servers as copies of one process, which ends with the tests."""
    COMMANDS.copied = True
    yield
    COMMANDS.copied = False
    COMMANDS.close()


@pytest.fixture(scope="session", autouse=True)
def authorities() -> Iterator[None]:
    """Have httpx read the certificates of public authorities once, not for each of three thousand
    clients, which takes it 30 ms: nothing that tests speak to has one of theirs."""
    if "httpx" not in sys.modules:  # so that nobody uses it
        yield
        return
    from httpx import create_ssl_context
    from httpx._transports import default

    usual = create_ssl_context()

    def context(verify: Any = True, cert: Any = None, trust_env: bool = True) -> ssl.SSLContext:
        return usual if verify is True and not cert else create_ssl_context(verify, cert, trust_env)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(default, "create_ssl_context", context)
        yield


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Return what puts a module, or the package in a folder, and its entry points where Python
    finds packages."""
    monkeypatch.syspath_prepend(tmp_path)
    before = {*sys.modules}

    def put(module: str, source: str | Path, group: str = "lutetia.bots", **points: str) -> None:
        if isinstance(source, Path):
            shutil.copytree(source, tmp_path / module, dirs_exist_ok=True)
        else:
            (tmp_path / f"{module}.py").write_text(textwrap.dedent(source))
        about = tmp_path / f"{module}-1.dist-info"
        about.mkdir(exist_ok=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        lines = [f"{name} = {value}" for name, value in points.items()]
        (about / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines]) + "\n")
        _forget()

    yield put
    for name in {*sys.modules} - before:
        if str(getattr(sys.modules[name], "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]
    _forget()


def _forget() -> None:
    bots._found.cache_clear()
    games._found.cache_clear()
    catalogue.cache_clear()
    kinds.cache_clear()
    names.cache_clear()
