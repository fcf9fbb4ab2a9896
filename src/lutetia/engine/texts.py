"""What the engine asks of the words, which stand above it: `lutetia.i18n` answers.

The rules know keys and values only. Two things need words all the same: an error that somebody
reads in Python, and a name typed in place of an id. Whoever has the words says so with `use`;
``lutetia/__init__.py`` does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol


class Words(Protocol):
    """What `lutetia.i18n.words` gives."""

    def sentence(self, key: str, args: Mapping[str, object], game: str | None) -> str:
        """Return the English sentence of ``key``, said at a table of ``game``."""
        ...

    def spellings(self, key: str) -> Iterable[str]:
        """Return what ``key`` is in every language that has it."""
        ...

    def check(self, game: str, folder: Path) -> None:
        """Read the words of ``game`` in ``folder``. Raises OSError, ValueError."""
        ...


_from: list[Callable[[], Words]] = []


def use(words: Callable[[], Words]) -> None:
    """Take the words from what ``words`` returns; it is called when they are first needed."""
    _from[:] = [words]


def sentence(key: str, args: Mapping[str, object], game: str | None = None) -> str:
    """Return the English sentence of ``key`` with ``args`` filled in; at a table of ``game`` seats
    are called by their colours."""
    return _from[0]().sentence(key, args, game)


def spellings(key: str) -> Iterable[str]:
    """Return what ``key`` is in every language that has it."""
    return _from[0]().spellings(key)


def check(game: str, folder: Path) -> None:
    """Read the words of ``game`` in ``folder``. Raises OSError, ValueError."""
    _from[0]().check(game, folder)
