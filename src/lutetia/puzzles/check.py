"""Do the puzzles of a file still hold?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lutetia.ai.spread import Spread
from lutetia.engine.errors import LutetiaError
from lutetia.engine.game import Game
from lutetia.games import load
from lutetia.puzzles.proof import first_choice
from lutetia.puzzles.puzzle import Puzzle, id_of


def faults(game: Game, found: tuple[Puzzle, ...]) -> Iterator[str]:
    """Yield a sentence for each puzzle that cannot be set any more: its position is refused, or an
    action is not legal in it."""
    for one in found:
        try:
            state = one.state(game)
        except LutetiaError as error:
            yield f"{one.id}: {error}"
            continue
        if one.id != id_of(one.position):
            yield f"{one.id}: the position belongs to {id_of(one.position)}"
        if state.to_act != one.seat:
            yield f"{one.id}: seat {state.to_act} is to act, not {one.seat}"
            continue
        asked = {one.natural, *one.costs}
        for step in one.steps:
            if state.to_act != one.seat:
                yield f"{one.id}: {step.best}: the turn is over"
                break
            refused = [(text, state.refusal(text)) for text in {step.best, *step.costs, *asked}]
            for text, no in refused:
                if no is not None:
                    yield f"{one.id}: {text}: {no.rule}"
            if any(no is not None for _, no in refused):
                break
            state, asked = state.play(step.best), set()


def agreeing(game: Game, found: tuple[Puzzle, ...], seed: int, spread: Spread) -> int:
    """Return in how many puzzles another ``seed`` finds the same best action."""
    return sum(spread(partial(_agrees, game.meta.id, seed), found))


def _agrees(game_id: str, seed: int, one: Puzzle) -> bool:
    game = load(game_id)
    state = one.state(game)
    view, natural = state.view(one.seat, recall=True), state.parse(one.natural).code
    return game.format_action(first_choice(game, view, one.seat, natural, seed)) == one.best
