"""Steps a second for a learner: ``python -m benchmarks.learning``.

One core, all programs in turns over the rounds, seconds of the processor. Ours: 1,024 tables of a
game in one batch, each step with the observation and the mask of whoever acts; the actions are
drawn beforehand, off the clock. OpenSpiel from Python: one game after another, each step with the
list of legal actions and the observation tensor of whoever acts.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

import numpy as np

from benchmarks import measure
from benchmarks.measure import Sample, Series
from benchmarks.openspiel import MISSING, pyspiel
from lutetia import learn
from lutetia.games import IDS
from lutetia.learn.rollouts import uniform

TABLES = 1024
OTHERS = ("connect_four", "backgammon")


def stepping(game: str) -> Callable[[int], Sample]:
    """Return what makes ``n`` steps with all tables of ``game``."""
    env, dice = learn.batch(game, TABLES, 7), np.random.default_rng(7)

    def run(n: int) -> Sample:
        cpu = wall = 0.0
        for _ in range(n):
            actions = uniform(env.now, dice)
            _, one, other = measure.clock(lambda actions=actions: len(env.step(actions)))
            cpu, wall = cpu + one, wall + other
        return Sample(n * TABLES, 0, cpu, wall)

    return run


def stepping_openspiel(name: str) -> Callable[[int], Sample]:
    """Return what makes ``n`` steps of one game after another, as a Python program does."""
    game, dice = pyspiel.load_game(name), random.Random(7)

    def steps(n: int) -> float:
        state = game.new_initial_state()
        for _ in range(n):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                codes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(codes, chances)[0])
                continue
            state.observation_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
        return n

    def run(n: int) -> Sample:
        _, cpu, wall = measure.clock(lambda: steps(n))
        return Sample(n, 0, cpu, wall)

    return run


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learning", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="a program and round (1)")
    asked = parser.parse_args()
    measure.pin()
    programs = [Series(game, game, "steps", stepping(game)) for game in IDS]
    if pyspiel is None:
        print(MISSING)
    else:
        programs += [
            Series(name, f"{name}, OpenSpiel from Python", "steps", stepping_openspiel(name), 100)
            for name in OTHERS
        ]
    measure.interleave(programs, asked.rounds, asked.seconds, lambda _: None)
    for one in programs:
        print(f"{one.label:<38} {one.rate:>12,.0f} steps/s   spread {one.spread:.2f}")


if __name__ == "__main__":
    main()
