"""What opponents lose by a decision, by how far the game is:
``python -m benchmarks.loss cite top@0.05s classic-top@0.05s``.

Positions are those of games between *middle* and *greedy*, equally many of each third of a game.
Every opponent chooses in each of them, and a judge with `DEEPER` times the simulations of the usual
coach says what the choice costs against the best action that it knows, by searches of equal size
after each action. A choice that the judge finds no better one for loses nothing.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from statistics import fmean

import lutetia
from benchmarks.coach import MIXED, choices, play, standard_error
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.ai.spread import over_processes
from lutetia.coach import judge
from lutetia.coach.effort import usual_effort
from lutetia.engine.game import State

DEEPER = 20
"""Times the simulations of a usual tree, for the judge."""

PARTS = ("beginning", "middle", "end")

Losses = dict[tuple[str, str], list[float]]
"""Losses in points of win share, by opponent and third of a game."""


def sampled(game_id: str, players: int, each: int, deal: int) -> list[tuple[str, State]]:
    """Return ``each`` positions of every third of a game, with the name of the third."""
    found, dice = [state for state, _ in choices(play(game_id, players, MIXED, deal))], Random(deal)
    thirds = [
        found[len(found) * i // len(PARTS) : len(found) * (i + 1) // len(PARTS)]
        for i in range(len(PARTS))
    ]
    return [
        (name, state)
        for name, third in zip(PARTS, thirds, strict=True)
        for state in dice.sample(third, min(each, len(third)))
    ]


def losses(game_id: str, players: int, sides: Sequence[str], each: int, deal: int) -> Losses:
    """Return what each of ``sides`` loses in positions of one game."""
    game, told = lutetia.game(game_id), defaultdict(list)
    usual = usual_effort(game)
    deep = replace(usual, simulations=DEEPER * usual.simulations)
    for part, state in sampled(game_id, players, each, deal):
        assert state.to_act is not None
        view, known = state.view(state.to_act, recall=True), dict[int, float]()
        for side in sides:
            code = decide(game, view, parse_competitor(side).level, deal)
            if code not in known:
                text = game.format_action(code)
                known[code] = 100 * judge(game, view, text, deal, deep, explained=False).loss
            told[side, part].append(known[code])
    return dict(told)


def line(side: str, told: Losses) -> str:
    """Return the mean losses of one opponent, with their standard errors."""
    parts = []
    for part in PARTS:
        some = told[side, part]
        parts.append(f"{part} {fmean(some):.2f} (error {standard_error(some):.2f})")
    return f"{side}: {', '.join(parts)}"


def main() -> None:
    """Print a line for each opponent."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("sides", nargs="+")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--each", type=int, default=2, help="positions of each third of a game")
    parser.add_argument("--first", type=int, default=1, help="where the deals begin")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    players = args.players or min(lutetia.game(args.game).meta.players)
    work = partial(losses, args.game, players, args.sides, args.each)
    told: Losses = defaultdict(list)
    with over_processes(args.processes) as spread:
        for found in spread(work, range(args.first, args.first + args.games)):
            for key, some in found.items():
                told[key] += some
    for side in args.sides:
        print(line(side, told))
    print(f"{sum(map(len, told.values())) // len(args.sides)} positions each")


if __name__ == "__main__":
    main()
