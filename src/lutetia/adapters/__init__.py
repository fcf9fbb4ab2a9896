"""The games as other libraries know games: Gymnasium, PettingZoo, OpenSpiel. Each is an extra."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Say which extra brings a package that is imported within, where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"lutetia.adapters.{name} needs packages that are not installed ({error.name}): "
            f"pip install 'lutetia[{name}]'",
            name=error.name,
        ) from error
