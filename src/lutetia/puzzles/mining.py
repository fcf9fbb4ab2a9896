"""Puzzles from games of bots.

Of each game some decisions are looked at. Where the strongest opponent that counts simulations does
not choose the natural action (what pays most at once), and in half of those where it does, a glance
drops what seems not to be clearly the best; then `proof` has the word, and another seed must agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import LEVEL_BY_NAME, ZOO, decide, for_decision
from lutetia.ai.search_params import Budget
from lutetia.ai.searcher import observer, search
from lutetia.coach.outlook import MANNER, Outlook
from lutetia.coach.why import reason
from lutetia.engine.errors import PositionError
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping
from lutetia.games import load
from lutetia.puzzles.proof import Proof, first_choice, proof, tree_of, why_not
from lutetia.puzzles.puzzle import Puzzle, Step, id_of

SIDES: Final = ("classic-middle@100", "greedy")
"""Who plays, on the seats in turn."""

EACH: Final = 16
"""Decisions of a game that are looked at."""

QUIET: Final = 0.5
"""Share of the decisions whose natural action is chosen that are looked at closely: few of them
are clear."""

CHOOSES: Final = Budget(simulations=200, scaled=True)
"""In so many simulations *top* must look most at the action that proves the best."""

MOST_STEPS: Final = 8
"""Actions of a turn after the first that a puzzle has at most."""

SOLVERS: Final = 3
"""Searches of *classic-middle* that try a puzzle: the fewer find it, the harder it is."""

PATIENT: Final = 64
"""Trees for each of two actions in which a reason is looked for."""

RATINGS: Final = (1900, 1700, 1500, 1300)
"""A puzzle's first rating, by how many of them found it."""


@dataclass(frozen=True)
class Habits:
    """Where puzzles are looked for in the games of one title.

    Attributes:
        last: only so many of the last decisions of a game are looked at, where earlier ones hardly
            ever have a clearly best action; 0 for all.
        longest: actions after which a game is given up, as is one that bots agree to end: a look
            at one that stands still (PC7.5) takes a hundred times as long.
        ahead: times the simulations of any other action that *top* must have given to its choice.
            Not to look where it has not costs nothing, but misses some.
    """

    last: int = 0
    longest: int | None = None
    ahead: float = 1.0


USUAL: Final = Habits()
HABITS: Final[Mapping[str, Habits]] = {
    "connection": Habits(last=40, longest=400, ahead=2.5),
}


@dataclass(frozen=True)
class Recipe:
    """What is mined.

    Attributes:
        game: its name.
        seed: decides all randomness.
    """

    game: str
    seed: int


@dataclass
class Mined:
    """What one game brought.

    Attributes:
        puzzles: those that hold.
        told: how many decisions were looked at, and why some were dropped.
    """

    puzzles: list[Puzzle] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)


def mine(recipe: Recipe, deal: int) -> Mined:
    """Play game number ``deal`` and return its puzzles."""
    game, dice, mined = load(recipe.game), Random(f"{recipe.seed}/{deal}"), Mined()
    states = _choices(game, recipe, deal, dice)[-HABITS.get(recipe.game, USUAL).last :]
    for state in dice.sample(states, min(EACH, len(states))):
        seed = dice.getrandbits(48)
        mined.told["looked at"] += 1
        found = examine(game, state.view(state.to_act, recall=True), seed)
        if isinstance(found, Puzzle):
            mined.puzzles.append(found)
        mined.told[found if isinstance(found, str) else "taken"] += 1
    return mined


def _choices(game: Game, recipe: Recipe, deal: int, dice: Random) -> list[State]:
    """Return the positions of one game in which there was a choice; none of one that is given
    up."""
    players = dice.choice(sorted(game.meta.players))
    state = game.new(players, seed=dice.getrandbits(48), **_options(game, players, dice))
    sides = [parse_competitor(SIDES[(seat + deal) % len(SIDES)]).level for seat in range(players)]
    longest = HABITS.get(recipe.game, USUAL).longest or game.meta.max_plies
    found: list[State] = []
    while (seat := state.to_act) is not None:
        if state.ply >= longest:
            return []
        codes = state.legal_codes()
        code = codes[0]
        if len(codes) > 1:
            found.append(state)
            view = state.view(seat, recall=True)
            code = decide(game, view, sides[seat], dice.getrandbits(62))
        state = state.play(code)
        if state.bots_agree:
            return []
    return found


def _options(game: Game, players: int, dice: Random) -> Mapping[str, bool | str]:
    """Return the usual options for two games of three, and options drawn by lot."""
    if dice.random() < 2 / 3:
        return {}
    drawn = {option.name: dice.choice(option.choices) for option in game.meta.options}
    return dict(game.options(drawn, players))


def examine(game: Game, known: JsonMapping, seed: int) -> Puzzle | str:
    """Return the puzzle that a decision makes, or why it makes none.

    Args:
        game: the rules.
        known: ``state.view(seat, recall=True)`` of the seat to act, who has a choice: all that is
            looked at, so that nothing hidden gets into a puzzle.
        seed: decides all randomness.
    """
    seat, state = observer(known), game.determinize(known, seed)
    position = state.to_data()
    try:
        placed = game.position(position)
    except PositionError:
        return "no position"
    if placed.legal() != state.legal():
        return "no position"
    view = placed.view(seat, recall=True)
    natural = decide(game, view, LEVEL_BY_NAME["greedy"], seed)
    chosen, is_ahead = _choice(game, view, seed)
    if chosen == natural and Random(seed).random() >= QUIET:
        return "nothing better"
    if not is_ahead:
        return "not clear"
    found = _clear(game, view, seat, chosen, natural, seed)
    if isinstance(found, str):
        return found
    return _made(game, position, view, seat, natural, found, seed)


def _choice(game: Game, view: JsonMapping, seed: int) -> tuple[int, bool]:
    """Return what *top* looks at most of several actions, and whether it seems to be far ahead."""
    budget = for_decision(game, CHOOSES)
    found = search(game, view, seed, budget, MANNER)
    ahead = HABITS.get(game.meta.id, USUAL).ahead
    return found[0].code, found[0].visits >= ahead * found[1].visits


def _clear(
    game: Game, view: JsonMapping, seat: int, chosen: int, natural: int, seed: int
) -> Proof | str:
    """Return what shows that ``chosen`` is clearly the best action, or why it does not seem so."""
    hopeless = why_not(game, view, seat, chosen, natural, seed)
    if hopeless:
        return hopeless
    found = proof(game, view, seat, natural, seed)
    if not found.clear:
        return "not clear"
    if found.best != chosen:
        return "a search disagrees"
    if first_choice(game, view, seat, natural, seed + 1) != found.best:
        return "another seed disagrees"
    return found


def _made(
    game: Game,
    position: JsonMapping,
    view: JsonMapping,
    seat: int,
    natural: int,
    found: Proof,
    seed: int,
) -> Puzzle:
    worse = found.next if natural == found.best else natural
    outlook = Outlook(game, game.determinize(view, seed), seat, seed, tree_of(game))
    solved = sum(
        decide(game, view, ZOO["classic-middle"], seed + n) == found.best for n in range(SOLVERS)
    )
    return Puzzle(
        id=id_of(position),
        seat=seat,
        position=position,
        best=game.format_action(found.best),
        natural=game.format_action(natural),
        costs=costs_of(game, found),
        points=round(found.points, 1),
        reason=reason(outlook, worse, found.best, found.trees, PATIENT),
        rating=RATINGS[solved],
        then=following(game, game.position(position), seat, found.best, seed),
    )


def explained(game_id: str, one: Puzzle) -> Puzzle:
    """Return a puzzle with what speaks for its best action, if it had no reason and one stands
    out."""
    if one.reason is not None:
        return one
    game, seed = load(game_id), int(one.id, 16)
    state = one.state(game)
    outlook = Outlook(
        game, game.determinize(state.view(one.seat, recall=True), seed), one.seat, seed,
        tree_of(game),
    )  # fmt: skip
    others = [text for text in one.costs if text != one.best]
    worse = min(others, key=one.costs.__getitem__) if one.is_quiet else one.natural
    played, best = (state.parse(text).code for text in (worse, one.best))
    return replace(one, reason=reason(outlook, played, best, 0, PATIENT))


def lengthened(game_id: str, one: Puzzle) -> Puzzle:
    """Return a puzzle with what follows in the same turn."""
    game = load(game_id)
    state = one.state(game)
    best = state.parse(one.best).code
    return replace(one, then=following(game, state, one.seat, best, int(one.id, 16)))


def following(game: Game, state: State, seat: int, best: int, seed: int) -> tuple[Step, ...]:
    """Return what follows ``best`` in the same turn, as long as one action is clearly the best.

    Args:
        game: the rules.
        state: the position of a puzzle, in which nothing is hidden from ``seat`` that was not dealt
            anew.
        seat: who decides.
        best: the action that is the best.
        seed: decides all randomness.
    """
    found: list[Step] = []
    state = state.play(best)
    while state.to_act == seat and len(found) < MOST_STEPS:
        codes = state.legal_codes()
        if len(codes) == 1:
            step = Step(game.format_action(codes[0]), {}, 0.0)
        else:
            view = state.view(seat, recall=True)
            chosen, is_ahead = _choice(game, view, seed)
            clear = _clear(game, view, seat, chosen, chosen, seed) if is_ahead else "not clear"
            if isinstance(clear, str):
                break
            step = Step(
                game.format_action(clear.best), costs_of(game, clear), round(clear.points, 1)
            )
        found.append(step)
        state = state.play(step.best)
    while found and found[-1].is_forced:
        found.pop()
    return tuple(found)


def costs_of(game: Game, found: Proof) -> dict[str, float]:
    """Return by notation what each action that was compared costs."""
    return {game.format_action(code): round(cost, 3) for code, cost in found.costs.items()}
