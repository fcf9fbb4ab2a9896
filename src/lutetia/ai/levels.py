"""Levels of opponents: a name, and how it chooses. They are given a view and a seed,
never a state.

A level is added here, as a line of `LEVEL_BY_NAME`: lobby, protocol, chat commands, command line
and table take it from here. Bots that other packages bring (`lutetia.ai.bots`) are levels too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from lutetia.ai import bots
from lutetia.ai.game_kernels import PLAYOUT_LIMIT, game_kernels, load_template
from lutetia.ai.net_file import SHIPPED
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.ai.searcher import observer, search
from lutetia.ai.strengths import STRENGTHS, apart, measured
from lutetia.engine.arguments import whole
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import Ints, float_zeros, zeros
from lutetia.engine.rng import make_rng, randbelow
from lutetia.games import load


class NoLevel(bots.BotError, KeyError):
    """There is no level of this name here, or none that plays this game."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Level:
    """One kind of opponent.

    Attributes:
        kind: ``"random"``, ``"sampled"`` and ``"greedy"`` look at no future; ``"search"`` does.
        budget: how long a search thinks about one move.
        params: in what manner.
        words: what it is called, by language; where a language is missing, the catalogue's
            ``level-NAME``, else English, else its name.
        help: likewise what it does, in a few words; ``level_help-NAME``.
        bot: what plays, of the kind ``"bot"``.
        offered: whether people are asked if they want it.
        temperature: of a sampled choice, in points, or what the game's evaluation calls it
            (`lutetia.ai.greedy.nearly_greedy`).
    """

    kind: Literal["random", "sampled", "greedy", "search", "bot"]
    budget: Budget = field(default_factory=lambda: Budget(simulations=1))
    params: SearchParams = field(default_factory=SearchParams)
    words: Mapping[str, str] = field(default_factory=dict)
    help: Mapping[str, str] = field(default_factory=dict)
    bot: bots.Installed | None = None
    offered: bool = True
    temperature: float | str = 0.0


LEVEL_BY_NAME: Final[Mapping[str, Level]] = {
    "top": Level(
        "search",
        Budget(seconds=1.0, per_turn=True),
        SearchParams(full_playout_share=-1.0, weights=SHIPPED, kept_tree=1, exact_end=1, lcb=-1.0),
    ),
    "strong": Level(
        "search",
        Budget(simulations=200, scaled=True, level="strong"),
        SearchParams(full_playout_share=-1.0, weights=SHIPPED),
    ),
    "good": Level(
        "search",
        Budget(simulations=150, scaled=True, level="good"),
        SearchParams(full_playout_share=-1.0, weights=SHIPPED),
    ),
    "middle": Level("search", Budget(simulations=100, scaled=True, level="middle")),
    "greedy": Level("greedy"),
    "easy": Level("sampled", temperature="easy"),
    "beginner": Level("sampled", temperature="beginner"),
    "random": Level("random", offered=False),
}
"""Our own, the strongest first."""

LEVELS: Final = tuple(LEVEL_BY_NAME)
"""The names of our own."""

ZOO: Final[Mapping[str, Level]] = {
    "classic-top": Level(
        "search",
        Budget(seconds=1.0, per_turn=True),
        SearchParams(full_playout_share=-1.0, playout_limit=PLAYOUT_LIMIT),
    ),
    "classic-middle": Level(
        "search", Budget(simulations=100, scaled=True), SearchParams(playout_limit=PLAYOUT_LIMIT)
    ),
}
"""Opponents to measure by, which never change: how *top* and *middle* played before there were
nets. They are competitors in the arena and sit at no table."""


def levels(game_id: str | None = None) -> Mapping[str, Level]:
    """Return all levels there are here by name: our own, then those of bots that are installed.

    Args:
        game_id: only those that play this game.
    """
    found = bots.installed(LEVELS)
    return {
        **LEVEL_BY_NAME,
        **{
            name: Level("bot", words=one.words, help=one.help, bot=one)
            for name, one in found.items()
            if game_id is None or one.plays(game_id)
        },
    }


def offered(game_id: str) -> list[str]:
    """Return the names of the levels that people are offered for a game, the strongest first: all
    but those that are measured and cannot be told from the next (`lutetia.ai.strengths.apart`)."""
    told = apart(game_id) if game_id in STRENGTHS else LEVELS
    return [
        name
        for name, level in levels(game_id).items()
        if level.offered and (name in told or not measured(game_id, name))
    ]


def thinking_time(game_id: str, name: str, budget: Budget | None = None) -> float:
    """Return the seconds that one of our levels thinks about a decision at most, 0 where it counts
    simulations or does not search; with ``budget`` in place of its own."""
    level = LEVEL_BY_NAME.get(name)
    if level is None or level.kind != "search":
        return 0.0
    return for_decision(load(game_id), budget or level.budget).seconds or 0.0


def find_level(name: str, game_id: str | None = None) -> Level:
    """Return the level called ``name``. Raises NoLevel naming those there are."""
    found = levels(game_id)
    if name not in found:
        raise NoLevel(f"there is no level {name!r}; there are {', '.join(found)}")
    return found[name]


def choose(
    game_id: str, view: JsonMapping, level: str, seed: int, budget: Budget | None = None
) -> str:
    """Return the notation of the action that an opponent of ``level`` takes.

    Args:
        game_id: name of the game.
        view: ``state.view(seat, recall=True)`` of the seat to act.
            Equal views and seeds give equal answers, unless the budget is in seconds.
        level: one of `levels`.
        seed: decides all randomness.
        budget: instead of the level's own.

    Raises:
        KeyError: no such game; NoLevel: no such level.
        ValueError: the viewer is not to act.
        PositionError: the view contradicts itself.
        BotError: a bot of another package failed.
    """
    found = find_level(level, game_id)
    game = load(game_id)
    return game.format_action(decide(game, view, found, whole("seed", seed), budget))


def decide(
    game: Game, view: JsonMapping, level: Level, seed: int, budget: Budget | None = None
) -> int:
    """Return the code of the action that ``level`` takes; see `choose`."""
    if level.kind == "search":
        enough = for_decision(game, budget or level.budget)
        return search(game, view, seed, enough, level.params)[0].code
    observer(view)
    state = game.determinize(view, seed)
    if level.bot is not None:
        return level.bot.ask(state, view, seed)
    rng = make_rng(seed, state.ply)
    if level.kind == "greedy":
        return _greedy(game, state, rng)
    if level.kind == "sampled":
        return _sampled(game, state, level.temperature, rng)
    codes = state.legal_codes()
    return codes[int(randbelow(rng, len(codes)))]


def for_decision(game: Game, budget: Budget) -> Budget:
    """Return ``budget`` for one decision of ``game``: some games need more simulations to see as
    much, in some a turn is many decisions."""
    if budget.simulations is not None and budget.scaled:
        known = game_kernels(game)
        its_own = known.SIMULATIONS.get(budget.level)
        budget = replace(budget, simulations=its_own or budget.simulations * known.BUDGET_SCALE)
    if budget.seconds is not None and budget.per_turn:
        budget = replace(budget, seconds=budget.seconds / game_kernels(game).DECISIONS_PER_TURN)
    return budget


def _greedy(game: Game, state: State, rng: Ints) -> int:
    module = load_template("greedy", game)
    return int(
        module.greedy(state.buffer(), state.buffer(), zeros(game.meta.max_legal), rng, zeros(1))
    )


def _sampled(game: Game, state: State, temperature: float | str, rng: Ints) -> int:
    known, most = game_kernels(game), game.meta.max_legal
    points = known.TEMPERATURES[temperature] if isinstance(temperature, str) else temperature
    return int(
        load_template("greedy", game).nearly_greedy(
            state.buffer(), state.buffer(), zeros(most), float_zeros(most), rng, zeros(1), points
        )
    )


def analyse(
    game_id: str, view: JsonMapping, seed: int, simulations: int
) -> list[tuple[str, int, tuple[float, ...] | None]]:
    """Return ``(notation, visits, value per seat)`` for every legal action of the viewer,
    best first.

    Values are utilities from 0 to 1 (see `lutetia.ai.search_params.SearchParams`), None for an
    action that was not tried. Raises as `choose` does.
    """
    game = load(game_id)
    stats = search(game, view, seed, Budget(simulations=simulations), LEVEL_BY_NAME["top"].params)
    return [(action.text, action.visits, action.values) for action in stats]
