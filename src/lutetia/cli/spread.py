"""``--processes`` and ``--ray``: where a command does its many pieces of work."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import fail

if TYPE_CHECKING:
    from lutetia.ai.spread import Spread

Processes = Annotated[
    int | None,
    typer.Option(
        min=1, help="Processes to spread the work over; with --ray, pieces of work at a time."
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Spread it over a Ray cluster: HOST:PORT, auto (one that runs on this machine) or "
        "local (start one).",
    ),
]


@contextmanager
def spread_over(processes: int | None, ray: str | None) -> Iterator[Spread]:
    """Yield how to do many pieces of work; say in a sentence why it cannot be done."""
    from lutetia.ai.spread import SpreadError, over_processes, over_ray

    try:
        with over_processes(processes or 1) if ray is None else over_ray(ray, processes) as spread:
            yield spread
    except SpreadError as error:
        fail(str(error))
