"""Working out the end of a game exactly: the Python side of `lutetia.ai.endings`."""

from __future__ import annotations

from time import thread_time
from typing import Final

from lutetia.ai.endings import DEEPEST, GIVEN_UP, make_lines
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.ai.search_arrays import MARGIN, N_LIMITS, N_PARAMS, RANK, SEATS, SPREAD, WIN
from lutetia.ai.search_params import SearchParams
from lutetia.engine.game import Game, State
from lutetia.engine.kernel import float_zeros, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.rng import make_rng

TIME: Final = 0.25
"""The part of the time for a decision that working out the end may take."""

MOST_LINES: Final = 1e9
"""With more lines than this to the end nobody tries; many of them come to the same positions."""

WORLDS: Final = 12
"""Times that what is hidden is dealt again."""

ROOM: Final = 1 << 16
"""Positions that there is room for, twice over."""

FIRST: Final = 100
"""Positions to play out before the first look at the clock, compiled 0.2 ms at most. Each step
after it has twice as many, or as many as there is time for."""


class Ending:
    """The rest of a game, looked at to its end.

    Args:
        game: the rules.
        state: a position that ``seat`` could believe in.
        seat: the observer, who is to act.
        seed: decides all randomness.
        params: of these, what an end is worth.
        room: for so many positions, twice over; a power of two.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        seed: int,
        params: SearchParams,
        room: int = ROOM,
    ) -> None:
        self._module = load_template("endings", game)
        self._seat, self._players = seat, state.players
        self._actions, most = len(state.legal_codes()), game.meta.max_legal
        self._root: Buffer = state.buffer()
        self._stack = game.layout.allocate(DEEPEST + 2)
        self._rng, self._room, self._trace = make_rng(seed, state.ply, 3), zeros(most), zeros(1)
        self._lines = make_lines(most, state.players, room)
        self._params, self._limits = float_zeros(N_PARAMS), zeros(N_LIMITS)
        self._limits[SEATS] = state.players
        for at, value in (
            (WIN, params.win), (RANK, params.rank), (MARGIN, params.margin),
            (SPREAD, game_kernels(game).SPREAD),
        ):  # fmt: skip
            self._params[at] = float(value)
        self._alone = int(not self._module.sees_all(self._root, self._stack, seat, self._rng))
        self.worlds = WORLDS if self._alone else 1
        """How often it has to be solved: once where nothing is hidden."""

    def is_near(self) -> bool:
        """Return whether it is worth a try: few lines are left, chance acts in none of them, and
        where something is hidden no other seat does."""
        ahead = self._module.lines_ahead(
            self._root, self._stack, self._seat, self._alone, self._room, self._rng, self._trace
        )
        return 0.0 < float(ahead) <= MOST_LINES

    def deal(self) -> None:
        """Deal again what is hidden."""
        self._module.deal(self._root, self._stack, self._seat, self._rng)

    def solve(self, most: int) -> tuple[int, list[float]]:
        """Play out ``most`` positions more, or fewer: return what `lutetia.ai.endings.solve` does,
        and for each legal action and seat what it may expect."""
        values = float_zeros(self._actions * self._players)
        done = self._module.solve(
            self._stack, self._seat, self._alone, most, self._lines, self._room, self._trace,
            values, self._params, self._limits,
        )  # fmt: skip
        return int(done), list(values)


def work_out(
    game: Game, state: State, seat: int, seed: int, params: SearchParams, seconds: float
) -> list[tuple[float, ...]] | None:
    """Return what every seat may expect after each legal action of ``seat``, from 0 to 1; None
    where the end is too far, chance acts before it, or another seat does and something is hidden.

    Where something is hidden, that is the mean over `WORLDS` deals of it.

    Args:
        game, state, seat, seed, params: as of `Ending`.
        seconds: of the thinking thread, for the decision.
    """
    until = thread_time() + seconds * TIME
    ending, players = Ending(game, state, seat, seed, params), state.players
    if not ending.is_near():
        return None
    found: list[float] = []
    for _ in range(ending.worlds):
        ending.deal()
        positions, done = FIRST, GIVEN_UP
        while done == GIVEN_UP:
            begun = thread_time()
            if begun >= until:
                return None
            done, values = ending.solve(positions)
            if done < 0 and done != GIVEN_UP:
                return None
            now = thread_time()
            in_time = int((until - now) * positions / max(now - begun, 1e-6))
            positions = min(2 * positions, max(FIRST, in_time))
        found = [a + b for a, b in zip(found or [0.0] * len(values), values, strict=True)]
    means = [sum_ / ending.worlds for sum_ in found]
    return [tuple(means[i : i + players]) for i in range(0, len(means), players)]


def known(
    game: Game, state: State, seat: int, params: SearchParams, most: int
) -> list[float] | None:
    """Return what ``seat`` may expect after each of its legal actions, from 0 to 1, where nothing
    is hidden and ``most`` positions tell it exactly; else None.

    Args:
        game, state, seat, params: as of `Ending`.
        most: positions to play out.
    """
    ending = Ending(game, state, seat, 0, params)
    if ending.worlds > 1 or not ending.is_near():
        return None
    ending.deal()
    done, values = ending.solve(most)
    return values[seat :: state.players] if done >= 0 else None
