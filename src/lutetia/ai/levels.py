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
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.ai.net_file import SHIPPED
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.ai.searcher import observer, search
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import Ints, zeros
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
        kind: ``"random"`` and ``"greedy"`` look at no future; ``"search"`` does.
        budget: how long a search thinks about one move.
        params: in what manner.
        words: what it is called, by language; where a language is missing, the catalogue's
            ``level-NAME``, else English, else its name.
        help: likewise what it does, in a few words; ``level_help-NAME``.
        bot: what plays, of the kind ``"bot"``.
    """

    kind: Literal["random", "greedy", "search", "bot"]
    budget: Budget = field(default_factory=lambda: Budget(simulations=1))
    params: SearchParams = field(default_factory=SearchParams)
    words: Mapping[str, str] = field(default_factory=dict)
    help: Mapping[str, str] = field(default_factory=dict)
    bot: bots.Installed | None = None


LEVEL_BY_NAME: Final[Mapping[str, Level]] = {
    "top": Level(
        "search",
        Budget(seconds=1.0, per_turn=True),
        SearchParams(full_playout_share=-1.0, weights=SHIPPED),
    ),
    "middle": Level("search", Budget(simulations=100, scaled=True)),
    "greedy": Level("greedy"),
    "random": Level("random"),
}
"""Our own, the strongest first, as they are offered."""

LEVELS: Final = tuple(LEVEL_BY_NAME)
"""The names of our own."""

ZOO: Final[Mapping[str, Level]] = {
    "classic-top": Level(
        "search", Budget(seconds=1.0, per_turn=True), SearchParams(full_playout_share=-1.0)
    ),
    "classic-middle": Level("search", Budget(simulations=100, scaled=True)),
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
    return game.format_action(decide(game, view, found, seed, budget))


def decide(
    game: Game, view: JsonMapping, level: Level, seed: int, budget: Budget | None = None
) -> int:
    """Return the code of the action that ``level`` takes; see `choose`."""
    if level.kind == "search":
        return search(game, view, seed, _enough(game, budget or level.budget), level.params)[0].code
    observer(view)
    state = game.determinize(view, seed)
    if level.bot is not None:
        return level.bot.ask(state, view, seed)
    rng = make_rng(seed, state.ply)
    if level.kind == "greedy":
        return _greedy(game, state, rng)
    codes = state.legal_codes()
    return codes[int(randbelow(rng, len(codes)))]


def _enough(game: Game, budget: Budget) -> Budget:
    """Return ``budget`` for one decision of ``game``: some games need more simulations to see as
    much, in some a turn is many decisions."""
    if budget.simulations is not None and budget.scaled:
        budget = replace(budget, simulations=budget.simulations * game_kernels(game).BUDGET_SCALE)
    if budget.seconds is not None and budget.per_turn:
        budget = replace(budget, seconds=budget.seconds / game_kernels(game).DECISIONS_PER_TURN)
    return budget


def _greedy(game: Game, state: State, rng: Ints) -> int:
    module = load_template("greedy", game)
    return int(
        module.greedy(state.buffer(), state.buffer(), zeros(game.meta.max_legal), rng, zeros(1))
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
