"""Template: a random game as one kernel that checks the record after every action.

Compiled, it plays thousands of games in seconds. Each game puts in its rules and a kernel
``lost(st)`` that returns 0 when every component is somewhere and nothing contradicts the rules,
else a number for what does (``tests/games/<game>/invariants.py``).
"""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

from lutetia.engine.game import Game
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.engine.template import instantiate, kernels_of

rules = kernels_of(__name__)
setup, to_act, legal, refuse = rules.setup, rules.to_act, rules.legal, rules.refuse
play, draw, lost = rules.play, rules.draw, rules.lost


@kernel
def checked_game(
    buffer: Any, players: int, options: Ints, rng: Ints, out: Ints, null_trace: Ints
) -> int:
    """Play one random game; return its length.

    Less than 0: -1 nobody can act, -2 a listed action is refused, -100 less what `lost` says.
    """
    st = buffer[0]
    setup(st, players, options)
    plies = 0
    while True:
        who = to_act(st)
        if who == -2:
            return plies
        if who == -1:
            action = draw(st, rng)
        else:
            n = legal(st, out)
            if n == 0:
                return -1
            action = out[randbelow(rng, n)]
        if refuse(st, action) != 0:
            return -2
        play(st, action, null_trace)
        plies += 1
        wrong = lost(st)
        if wrong != 0:
            return -100 - wrong


def checked_games(game: Game, lost: Any) -> ModuleType:
    """Return this module for the rules of ``game``, checked by its kernel ``lost``."""
    names = ("setup", "to_act", "legal", "refuse", "play", "draw")
    kernels = SimpleNamespace(lost=lost, **{name: getattr(game.rules, name) for name in names})
    return instantiate(__name__, kernels, game.meta.id)
