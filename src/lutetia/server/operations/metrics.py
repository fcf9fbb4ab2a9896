"""The figures of one process, as Prometheus reads them.

What happens often is counted as it happens; what can be looked up (sockets, tables, queues) is
looked up when somebody asks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import NoReturn, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

import lutetia
from lutetia.games import IDS
from lutetia.table.events import Event

disable_created_metrics()  # type: ignore[no-untyped-call]

BUCKETS = (
    0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15,
    0.25, 0.5, 1.0, 2.5, 5.0, 10.0,
)  # fmt: skip
"""Seconds at which the times of the histograms are told apart."""

LAG_EVERY = 0.25
"""Seconds between two looks at how late the event loop is."""

MOVES = frozenset(("act", "asked", "undone", "resigned"))
"""Events that a person or a bot has caused by playing."""


class Level(Protocol):
    """Something that can be looked up: name, sentence, and the value now."""

    def __call__(self) -> float:
        """Return the value."""
        ...


class Metrics:
    """The figures.

    Attributes:
        commits: seconds from asking for a commit to its being safe.
        lost: acknowledged moves that the log no longer has.
        broken: the tables whose log this process could not replay.
    """

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.broken: set[str] = set()
        self._levels: _Levels | None = None
        ProcessCollector(registry=registry)
        Gauge("lutetia_build", "The version that runs, as a label", ["version"],
            registry=registry).labels(lutetia.__version__).set(1)  # fmt: skip
        self._moves = Counter(
            "lutetia_moves", "Moves that were kept", ["game", "by"], registry=registry
        )
        self._move = {
            (game, by): self._moves.labels(game, by) for game in IDS for by in ("person", "bot")
        }
        self.acknowledged = _times(
            "lutetia_acknowledgement", "From a command received to its acknowledgement", registry
        )
        self.fan_out = _times(
            "lutetia_fan_out", "To put a change into the queues of all who look at it", registry
        )
        self.commits = _times(
            "lutetia_commit", "From asking for a commit to its being safe", registry
        )
        self._lag = _times("lutetia_loop_lag", "By which the event loop is late", registry)
        self.failed = Counter(
            "lutetia_failed_commits", "Commits that could not be kept", registry=registry
        )
        self._refusals = Counter(
            "lutetia_refusals", "Commands and calls that were refused", ["code"], registry=registry
        )
        self._answers = Counter(
            "lutetia_http_answers", "Answers to calls over HTTP", ["status"], registry=registry
        )
        self.lost = Counter(
            "lutetia_lost_moves", "Acknowledged changes that the log no longer has",
            registry=registry,
        )  # fmt: skip
        Gauge(
            "lutetia_broken_tables", "Tables whose log this process could not replay",
            registry=registry,
        ).set_function(lambda: len(self.broken))  # fmt: skip

    def moved(self, game: str, events: Iterable[Event], by: str) -> None:
        """Count the moves among ``events``, by a ``person`` or a ``bot``."""
        moves = sum(event["kind"] in MOVES for event in events)
        if moves:
            self._move[game, by].inc(moves)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def answered(self, status: int) -> None:
        """Count an answer to a call over HTTP."""
        self._answers.labels(status).inc()

    def lengths(self) -> list[int]:
        """Return how many acknowledgements took so long, by `BUCKETS`; at the end, longer."""
        [family] = self.acknowledged.collect()
        all_ = [round(one.value) for one in family.samples if one.name.endswith("_bucket")]
        return [now - before for now, before in zip(all_, [0, *all_], strict=False)]

    def losses(self) -> int:
        """Return how many acknowledged changes are lost."""
        [family] = self.lost.collect()
        return round(family.samples[0].value)

    def look_up(self, levels: Iterable[tuple[str, str, Level]]) -> None:
        """Ask for these values, each with name and sentence, whenever somebody reads the
        figures, in place of those before."""
        if self._levels is not None:
            self.registry.unregister(self._levels)
        self._levels = _Levels(tuple(levels))
        self.registry.register(self._levels)

    def text(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> NoReturn:
        """Note how late the loop is, until cancelled."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self._lag.observe(max(0.0, time.perf_counter() - start - LAG_EVERY))


def _times(name: str, says: str, registry: CollectorRegistry) -> Histogram:
    return Histogram(f"{name}_seconds", says, buckets=BUCKETS, registry=registry)


class _Levels(Collector):
    def __init__(self, levels: tuple[tuple[str, str, Level], ...]) -> None:
        self._levels = levels

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Look everything up."""
        for name, says, level in self._levels:
            yield GaugeMetricFamily(name, says, value=level())
