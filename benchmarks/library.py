"""``python -m benchmarks library``: what a step costs through the public library, called from
Python, beside the same game played inside the kernels."""

from __future__ import annotations

import argparse
import random

import lutetia
from benchmarks import measure
from benchmarks.measure import Sample, Series, clock
from benchmarks.ours import playouts_of
from lutetia.engine.game import Game

KERNELS = {"paris_paris": "paris_paris.4", "cite": "cite.first", "paris": "paris.3"}
KERNELS |= {"connection": "connection.4"}
"""What of `benchmarks.ours.OWN_GAMES` plays each game with its usual number of seats."""


def step_after_step(game: Game) -> Series:
    """Return what plays random games, ``n`` steps of them: the list of codes, a choice, `play`.

    A step is a decision of a seat; what chance then does is part of it, as the state is seeded.
    """
    pick = random.Random(7)
    state = game.new(game.meta.players[0], seed=7)

    def play(n: int) -> int:
        nonlocal state
        for _ in range(n):
            if state.is_over:
                state = game.new(game.meta.players[0], seed=pick.getrandbits(32))
            state = state.play(pick.choice(state.legal_codes()))
        return n

    def run(n: int) -> Sample:
        steps, cpu, wall = clock(lambda: play(n))
        return Sample(n, steps, cpu, wall)

    return Series(f"{game.meta.id}.steps", f"{game.meta.title}, step after step", "steps", run, 50)


def plays(game: Game) -> Series:
    """Return what calls ``play(code)`` ``n`` times, on the positions of a random game in turn,
    chance left to itself."""
    pick, state, known = random.Random(7), game.new(game.meta.players[0]).play_chance(7), []
    while not state.is_over:
        code = pick.choice(state.legal_codes())
        known.append((state, code))
        state = state.play(code).play_chance(7)

    def play(n: int) -> int:
        for i in range(n):
            before, code = known[i % len(known)]
            before.play(code)
        return n

    def run(n: int) -> Sample:
        steps, cpu, wall = clock(lambda: play(n))
        return Sample(n, steps, cpu, wall)

    return Series(f"{game.meta.id}.plays", f"{game.meta.title}, play(code)", "plays", run, 50)


def table(found: dict[str, tuple[Series, Series, Series]]) -> str:
    """Return the figures of each game as lines: of its plays, its steps and its kernels."""
    lines = [f"{'':12} {'play(code)':>12} {'steps/s':>10} {'of the kernels':>16} {'spread':>7}"]
    for name, (played, stepped, kernels) in found.items():
        part = measure.ratio(stepped, kernels, moves=True)
        lines.append(
            f"{name:12} {1e6 / played.rate:>9.1f} us {stepped.rate:>10,.0f} {part:>16.2%} "
            f"{stepped.spread:>7.2f}"
        )
    return "\n".join(lines)


def main(argv: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks library", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds in which all take turns")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a program and round")
    parser.add_argument("games", nargs="*", default=list(lutetia.GAMES))
    asked = parser.parse_args(argv)
    measure.pin()
    found = {}
    for name in asked.games:
        game = lutetia.game(name)
        kernels = Series(name, name, "playouts", playouts_of(KERNELS[name]), 50)
        found[name] = (plays(game), step_after_step(game), kernels)
    every = [program for three in found.values() for program in three]
    measure.interleave(every, asked.rounds, asked.seconds, lambda what: None)
    print(table(found))
