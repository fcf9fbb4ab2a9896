"""A stopwatch for the parts of the server: each part's own processor time,
without that of the parts inside it."""

from __future__ import annotations

import functools
import importlib
import inspect
import time
from collections.abc import Callable, Iterable
from typing import Any

PARTS = (
    ("lutetia.table.projection", "view", "views"),
    ("lutetia.table.shown", "Views.of", "views"),
    ("lutetia.table.projection", "legal", "legal"),
    ("lutetia.table.shown", "Shown.legal", "legal"),
    ("lutetia.table.projection", "turn", "turn"),
    ("lutetia.table.projection", "info", "info"),
    ("lutetia.table.projection", "entries", "entries"),
    ("lutetia.server.codec", "encode", "encode"),
    ("lutetia.server.codec", "Broadcast.message", "messages"),
    ("lutetia.table.handlers", "execute", "execute"),
    ("lutetia.server.table_actor", "execute", "execute"),
)
"""Module, function, part. A version of the server that lacks one of them is measured without it."""


class Parts:
    """Seconds of this thread's processor by part; ``rest`` is everything outside all parts."""

    def __init__(self, clock: Callable[[], int] = time.thread_time_ns) -> None:
        self._clock = clock
        self.start()

    def start(self) -> None:
        """Begin again from nothing."""
        self.spent: dict[str, int] = {}
        self._inside = ["rest"]
        self._since = self._clock()

    def seconds(self) -> dict[str, float]:
        """Return what each part has used so far."""
        self._turn_to()
        return {part: spent / 1e9 for part, spent in self.spent.items()}

    def name(self, part: str) -> str:
        """Return under which name the time of ``part`` is kept."""
        return part

    def _turn_to(self) -> None:
        now = self._clock()
        part = self.name(self._inside[-1])
        self.spent[part] = self.spent.get(part, 0) + now - self._since
        self._since = now

    def timed(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """Return ``work`` with its time put down to ``part``."""

        @functools.wraps(work)
        def watched(*args: Any, **named: Any) -> Any:
            self._turn_to()
            self._inside.append(part)
            try:
                return work(*args, **named)
            finally:
                self._turn_to()
                self._inside.pop()

        return watched

    def watch(self, parts: Iterable[tuple[str, str, str]] = PARTS) -> None:
        """Time the functions named in ``parts`` from now on."""
        for module, name, part in parts:
            try:
                holder: Any = importlib.import_module(module)
            except ModuleNotFoundError:
                continue
            *path, last = name.split(".")
            for step in path:
                holder = getattr(holder, step, None)
            work = getattr(holder, last, None)
            if callable(work) and not inspect.iscoroutinefunction(work):
                setattr(holder, last, self.timed(part, work))
