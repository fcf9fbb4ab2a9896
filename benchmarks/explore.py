"""How long the explorer takes to answer: ``python -m benchmarks.explore``.

The sums of a million games of our own titles, with everything there is done by people and by bots,
for each number of seats and every choice of options, are put into a new database. A server then
answers for each page of a game, one after another over HTTP. Printed are, for each game, the rows
of the database, the bytes of the largest answer, and in milliseconds the processor time of an
answer, whoever asks included, and the median, the 99th percentile and the most of the times.
"""

from __future__ import annotations

import argparse
import itertools
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
from tests.server.client import run_alone
from tests.server.conftest import quick, running
from tests.server.patience import PATIENCE

from lutetia.engine.game import Game
from lutetia.explore.tally import SEATS, WHOLE, Cell, Counts, Sums, Who, options_of, rules_of
from lutetia.games import OURS, load
from lutetia.i18n import catalogue
from lutetia.i18n.catalogue import message_id
from lutetia.server.storage import explored
from lutetia.server.storage.store import Store

GAMES = 1_000_000


def things(game: Game) -> Iterator[tuple[str, str]]:
    """Yield topic and key of all that can be done in a game."""
    name, known = game.meta.id, catalogue("en").entries
    module = game.exploring()
    assert module is not None
    for topic in module.TOPICS:
        begin = message_id(f"{name}.{topic.names}.")
        keys = {key.removeprefix(begin) for key in known if key.startswith(begin)}
        yield from ((topic.id, key) for key in sorted({*topic.words, *keys}))


def variants(game: Game) -> list[str]:
    """Return every choice of options that differs from the others."""
    names = [option.name for option in game.meta.options]
    every = itertools.product(*(option.choices for option in game.meta.options))
    return sorted({options_of(game.options(dict(zip(names, one, strict=True)))) for one in every})


def counts_of(game: Game, games: int, dice: random.Random) -> Counts:
    """Return the sums of so many games, spread over everything that can be."""
    kinds: tuple[Who, ...] = get_args(Who)
    tables = [*itertools.product(game.meta.players, kinds, variants(game))]
    found: Counts = {}
    for players, who, options in tables:
        n = games // len(tables)
        done = [(SEATS, str(place + 1)) for place in range(players)]
        for topic, key in [*done, *things(game)]:
            times = n if topic == SEATS else dice.randint(1, n)
            points = times * dice.randint(20, 80)
            found[Cell(players, who, options, topic, key)] = Sums(
                times, times * WHOLE // players, points, points * 60, times, points, points * 60
            )
    return found


def fill(path: Path, games: int) -> dict[str, int]:
    """Write the sums of ``games`` games, a quarter of each title, and return how many rows each
    title has."""
    rows: dict[str, int] = {}

    async def write() -> None:
        store = Store.open(path)
        for name in OURS:
            game, part = load(name), games // len(OURS)
            counts = counts_of(game, part, random.Random(name))
            rows[name] = len(counts)
            await store.write(*explored.count_rows(name, rules_of(game), part, counts))
        store.close()

    run_alone(write())
    return rows


def times(base: str, name: str, rounds: int) -> tuple[list[float], float, int]:
    """Return the seconds of every answer about a game, ``rounds`` for each page, the mean of their
    processor time, and the bytes of the largest."""
    found, most = [], 0
    with httpx.Client(base_url=base, timeout=PATIENCE) as client:
        client.get(f"/api/explore/{name}")
        spent = time.process_time()
        pages = itertools.product(load(name).meta.players, get_args(Who))
        for players, who in [*pages] * rounds:
            begun = time.perf_counter()
            answer = client.get(f"/api/explore/{name}?players={players}&who={who}")
            found.append(time.perf_counter() - begun)
            assert answer.status_code == httpx.codes.OK, answer.text
            most = max(most, len(answer.content))
        spent = time.process_time() - spent
    return sorted(found), spent / len(found), most


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rounds", type=int, default=50)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = quick(Path(folder))
        rows = fill(settings.db, args.games)
        print("game         rows   bytes  processor  median     p99    most")
        with running(settings) as site:
            for name in OURS:
                found, spent, most = times(site.base, name, args.rounds)
                middle, late = found[len(found) // 2], found[len(found) * 99 // 100]
                shown = "".join(f"  {1000 * one:6.1f}" for one in (middle, late, found[-1]))
                print(f"{name:11} {rows[name]:5}  {most:6}  {1000 * spent:9.1f}{shown}")


if __name__ == "__main__":
    main()
