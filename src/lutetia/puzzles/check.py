"""Do the puzzles of a file still hold?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.ai.spread import Spread
from lutetia.engine.errors import LutetiaError
from lutetia.engine.game import Game, State
from lutetia.games import load
from lutetia.puzzles.mining import costs_of, explained
from lutetia.puzzles.proof import Proof, first_choice, proof
from lutetia.puzzles.puzzle import Puzzle, Step, id_of

SEEDS: Final = 2
"""Seeds that may find an action clearly the best, before it is given up: what is so by little may
fail with one by chance."""


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


def found_by(game: Game, found: tuple[Puzzle, ...], side: str, seed: int, spread: Spread) -> int:
    """Return in how many puzzles an opponent chooses the best action.

    Args:
        game: the rules.
        found: the puzzles.
        side: the opponent, as `lutetia.ai.competitor` reads it.
        seed: decides all randomness.
        spread: where the work is done.
    """
    return sum(spread(partial(_finds, game.meta.id, side, seed), found))


def _finds(game_id: str, side: str, seed: int, one: Puzzle) -> bool:
    game, level = load(game_id), parse_competitor(side).level
    view = one.state(game).view(one.seat, recall=True)
    return game.format_action(decide(game, view, level, seed)) == one.best


def proved(game_id: str, seed: int, one: Puzzle) -> Puzzle | None:
    """Return a puzzle with what its actions cost by another proof, as far as they are still clearly
    the best: without those of the same turn that are not; None where the first is not. A reason
    that is missing is looked for once more.

    Args:
        game_id: its game.
        seed: decides all randomness.
        one: the puzzle.
    """
    game, held = load(game_id), list[Step]()
    state, named = one.state(game), one.natural
    for step in one.steps:
        if not step.is_forced:
            found = _clear_proof(game, state, named or step.best, step.best, seed)
            if found is None:
                break
            step = Step(step.best, costs_of(game, found), round(found.points, 1))
        held.append(step)
        state, named = state.play(step.best), ""
    if not held:
        return None
    first, *then = held
    while then and then[-1].is_forced:
        then.pop()
    rest = None if one.then is None else tuple(then)
    return explained(game_id, replace(one, costs=first.costs, points=first.points, then=rest))


def _clear_proof(game: Game, state: State, named: str, best: str, seed: int) -> Proof | None:
    """Return what shows that ``best`` is clearly the best; None where nothing does."""
    seat = state.to_act
    assert seat is not None
    view, code = state.view(seat, recall=True), state.parse(named).code
    for n in range(SEEDS):
        found = proof(game, view, seat, code, seed + n)
        if found.clear and game.format_action(found.best) == best:
            return found
    return None
