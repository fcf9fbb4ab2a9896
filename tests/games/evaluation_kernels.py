"""Template: what a game tells the search, each kernel called from Python with a buffer; and the
random games and answers by which the tests of it go."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.levels import choose
from lutetia.ai.search_params import Budget
from lutetia.engine.game import Game, State
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.template import instantiate, kernels_of

kernels = kernels_of(__name__)
evaluate_, prior_, resample_ = kernels.evaluate, kernels.prior, kernels.resample


@kernel
def evaluate(buffer: Any, seat: int) -> int:
    """Return how good the position looks to ``seat``, in thousandths of a point."""
    return evaluate_(buffer[0], seat)


@kernel
def prior(buffer: Any, action: int) -> int:
    """Return how promising ``action`` looks."""
    return prior_(buffer[0], action)


@kernel
def resample(buffer: Any, seat: int, rng: Ints) -> None:
    """Deal again all that ``seat`` cannot know."""
    resample_(buffer[0], seat, rng)


def evaluation_kernels(game: Game) -> ModuleType:
    """Return this module for ``game``."""
    own = game.evaluation
    made = SimpleNamespace(evaluate=own.evaluate, prior=own.prior, resample=game.rules.resample)
    return instantiate(__name__, made, game.meta.id)


def walk(game: Game, players: int, seed: int, **options: Any) -> Iterator[State]:
    """Yield the states of a random game, those before each action of a seat and the last."""
    pick = random.Random(seed)
    state = game.new(players, seed=seed, **options)
    while not state.is_over:
        yield state
        state = state.play(pick.choice(state.legal()))
    yield state


def leave_the_record_as_it_is(own: ModuleType, states: Iterable[State]) -> None:
    """Fail if the evaluation of a state, or of an action there, writes to the record."""
    for state in states:
        buffer = state.buffer()
        if state.to_act is not None:
            for code in state.legal_codes():
                own.prior(buffer, code)
        for seat in range(state.players):
            own.evaluate(buffer, seat)
        assert state.game.layout.to_ints(buffer) == list(state.key())


def one_look_serves_all_seats(own: ModuleType, states: Iterable[State]) -> None:
    """Fail if what is kept for all seats of a game that goes on makes any of them expect something
    else than it does alone, or stays behind in the record."""
    for state in states:
        known, buffer = game_kernels(state.game), state.buffer()
        seats = range(state.players)
        alone = [int(own.evaluate(buffer, seat)) for seat in seats]
        known.before_evaluate(buffer[0])
        assert [int(known.evaluate_each(buffer[0], seat)) for seat in seats] == alone
        known.after_evaluate(buffer[0])
        assert state.game.layout.to_ints(buffer) == list(state.key())


def answer(state: State, level: str, simulations: int = 200, seed: int = 1) -> str:
    """Return what a bot of ``level`` does."""
    view = state.view(state.to_act, recall=True)
    return choose(state.game.meta.id, view, level, seed, Budget(simulations=simulations))
