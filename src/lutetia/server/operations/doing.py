"""What the process does at this moment, for whom and where: told by lines of the log and spans."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar, Token
from types import TracebackType

from lutetia.server.operations.traces import Span, span, tracing

Mark = Callable[[str], str]
"""Returns a hash of a text that nobody can make without a key of the site."""

_now: ContextVar[Doing | None] = ContextVar("doing", default=None)


class Doing:
    """A context: a command at a table, or a call.

    Args:
        command: what it is.
        table: where, or "".
        person: the id of who asks for it, or None.
        mark: makes what is told of the person; needed where there is one.
    """

    __slots__ = ("_before", "_mark", "_person", "_span", "command", "table")

    def __init__(
        self, command: str, table: str = "", person: str | None = None, mark: Mark | None = None
    ) -> None:
        self.command, self.table = command, table
        self._person, self._mark = person, mark
        self._before: Token[Doing | None] | None = None
        self._span: Span | None = None

    def told(self) -> dict[str, str]:
        """Return what may be told of it."""
        told = {"command": self.command, "table": self.table}
        if self._person is not None and self._mark is not None:
            told["person"] = self._mark(f"person {self._person}")
        return {name: value for name, value in told.items() if value}

    def __enter__(self) -> Doing:
        self._before = _now.set(self)
        if tracing():
            self._span = span(self.command, **self.told())
            self._span.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._span is not None:
            self._span.__exit__(kind, error, trace)
        if self._before is not None:
            _now.reset(self._before)


def doing() -> dict[str, str]:
    """Return what may be told of what is being done now."""
    now = _now.get()
    return {} if now is None else now.told()
