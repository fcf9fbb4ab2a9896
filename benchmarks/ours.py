"""Our programs: random playouts from the set-up to the final score, uniform over all legal actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import lutetia
from benchmarks import connect_four, hex11
from benchmarks.measure import Sample, Series, clock
from benchmarks.minigame import MiniGame
from lutetia.engine.dice import seeded
from lutetia.engine.kernel import array, zeros
from lutetia.engine.trace import silent

MINI: tuple[MiniGame, ...] = (connect_four.GAME, hex11.GAME)
TITLES = {"connect_four": "connect four", "hex11": "Hex 11x11"}


def playing(driver: Any, layout: Any, players: int, options: list[int], room: int) -> Callable[[int], Sample]:
    """Return what plays ``n`` random games inside one call."""
    box, codes, out, quiet, dice = layout.boxes(1), array(options), zeros(room), silent(), seeded(7)

    def run(n: int) -> Sample:
        moves, cpu, wall = clock(lambda: driver.playouts(box, n, players, codes, dice, out, quiet))
        return Sample(n, int(moves), cpu, wall)

    return run


def paris_paris(players: int) -> Callable[[int], Sample]:
    """Return what plays ``n`` random games of Paris Paris, compiled or interpreted as this process is."""
    game = lutetia.game("paris_paris")
    codes = game.option_codes(game.options({}))
    return playing(game.driver, game.layout, players, codes, game.meta.most_choices)


def mini(game: MiniGame) -> Callable[[int], Sample]:
    """Return what plays ``n`` random games of a mini game."""
    return playing(game.driver, game.layout, game.players, [0], game.most_choices + 1)


def programs() -> list[Series]:
    """Return our compiled playout programs."""
    out = [
        Series(f"paris_paris.{p}", f"Paris Paris, {p} players, compiled", "playouts", paris_paris(p), first=50)
        for p in sorted(lutetia.game("paris_paris").meta.players)
    ]
    out += [Series(f"{game.id}.ours", f"{TITLES[game.id]}, ours", "playouts", mini(game), first=50) for game in MINI]
    return out
