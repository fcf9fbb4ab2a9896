"""Compiling all that a game's table and its opponents need,
before the first move has to wait for it.

There are three *parts*: ``rules`` is what a table needs, ``greedy`` and ``search`` what opponents
need besides. Each is kept when it is done, so a second call, here or in another process,
only loads it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import lutetia
from lutetia.ai.exact import Ending
from lutetia.ai.levels import choose
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.engine.game import Game
from lutetia.engine.kernel import array, cache_of, zeros
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import make_null_trace, make_trace

Progress = Callable[[str, int, int], None]
"""Told ``(what is compiled next, steps done, steps in all)``;
at the end once more with an empty text."""

Step = tuple[str, Callable[[], object]]

PARTS: Final = ("rules", "greedy", "search")


def warmup(game_id: str, progress: Progress | None = None, parts: Sequence[str] = PARTS) -> None:
    """Compile ``parts`` of a game, or load them when they were compiled before.

    Several processes may do so at once: one compiles a part, the others wait for it and load it.

    Raises KeyError for no such game or part.
    """
    game = lutetia.game(game_id)
    made = [(part, list(_STEPS[part](game))) for part in parts]
    done, total = 0, sum(len(steps) for _, steps in made)
    for part, steps in made:
        with _alone(game_id, part):
            for name, run in steps:
                if progress is not None:
                    progress(name, done, total)
                run()
                done += 1
            if (mark := _file(game_id, part, "done")) is not None:
                mark.touch()
    if progress is not None:
        progress("", total, total)


def is_compiled(game_id: str, part: str) -> bool:
    """Return whether a part of a game was compiled before by these sources,
    so that it only has to be loaded; True when interpreted."""
    mark = _file(game_id, part, "done")
    return mark is None or mark.exists()


def _file(game_id: str, part: str, kind: str) -> Path | None:
    folder = cache_of(game_id)
    return None if folder is None else folder / f"{part}.{kind}"


@contextmanager
def _alone(game_id: str, part: str) -> Iterator[None]:
    """Hold what only one process at a time may hold; where the system cannot,
    several may compile the same."""
    path = _file(game_id, part, "lock")
    try:
        import fcntl
    except ImportError:
        path = None
    if path is None:
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # let go when the file is closed, or its process ends
        yield


def _rules(game: Game) -> Iterator[Step]:
    """Each door into the rules is compiled when it is first used."""
    players, entry_points = min(game.meta.players), game.entry_points
    options = array(game.option_codes(game.options({})))
    buffer, out, rng = game.layout.allocate(1), zeros(game.meta.max_legal), make_rng(1)
    yield "setting up", lambda: entry_points.setup(buffer, players, options)
    yield "who acts", lambda: entry_points.to_act(buffer)
    yield "legal actions", lambda: entry_points.legal(buffer, out)
    yield "refusals", lambda: entry_points.refuse(buffer, 0)
    yield "chance", lambda: entry_points.draw(buffer, rng)
    yield "odds", lambda: entry_points.weight(buffer, entry_points.draw(buffer, rng))
    yield "playing", lambda: entry_points.play(buffer, entry_points.draw(buffer, rng), make_trace())
    yield "a step", lambda: entry_points.step(buffer, -1, make_trace())
    yield "points", lambda: [entry_points.points(buffer, 0), entry_points.tiebreak(buffer, 0)]
    yield "dealing again", lambda: entry_points.resample(game.new(players, seed=1).buffer(), 0, rng)
    yield (
        "playouts",
        lambda: entry_points.playouts(
            buffer, 1, players, options, rng, out, make_null_trace(), zeros(players)
        ),
    )
    yield "a game", lambda: _play(game)


def _play(game: Game) -> None:
    state = game.new(min(game.meta.players), seed=1)
    while not state.is_over:
        action = state.legal()[0]
        state.preview(action)
        state.view(0)
        state = state.play(action)
    state.scores()
    game.new(min(game.meta.players)).play_chance()


def _answer(game: Game, level: str) -> None:
    state = game.new(min(game.meta.players), seed=1)
    seat = state.to_act
    assert seat is not None
    choose(game.meta.id, state.view(seat, recall=True), level, 1, Budget(simulations=4))


def _end(game: Game) -> None:
    state = game.new(min(game.meta.players), seed=1)
    seat = state.to_act
    assert seat is not None
    ending = Ending(game, state, seat, 1, SearchParams(), room=2)
    ending.is_near()
    ending.deal()
    ending.solve(1)


_STEPS: Final[dict[str, Callable[[Game], Iterator[Step]]]] = {
    "rules": _rules,
    "greedy": lambda game: iter(
        [
            ("opponents who look one move ahead", lambda: _answer(game, "greedy")),
            ("opponents who are not so sure", lambda: _answer(game, "easy")),
        ]
    ),
    "search": lambda game: iter(
        [
            ("opponents who search", lambda: _answer(game, "top")),
            ("the end of a game", lambda: _end(game)),
        ]
    ),
}


def report_progress(game_id: str, part: str) -> None:
    """Compile one part and print how far it is: steps done, steps in all and what comes next,
    a line each."""
    warmup(game_id, lambda what, done, total: print(done, total, what, flush=True), [part])
