"""What opponents lose by a choice, by values that were worked out once for all of them.

``python -m benchmarks.regret connection worth.json --players 4 --make``
plays games, takes some of their positions and keeps what each legal action is worth to whoever is
to act, by trees of equal size. Then
``python -m benchmarks.regret connection worth.json top@0.01s top@0.01s:c_puct=2``
lets each opponent choose in all of them, with several seeds, and tells what it loses against the
action that is worth most, in hundredths of utility, and by how much less than the first opponent.

All choose in the same positions and are told the same values, so a minute tells apart what a match
of an hour cannot. It tells what the coach's search thinks of a choice, not who wins: a match has
the last word.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import lutetia
from benchmarks.coach import choices, play, standard_error
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.ai.spread import over_processes
from lutetia.coach.outlook import Outlook
from lutetia.games.record import Record, parse

SIDES = ("top@100",)
"""Who plays the games, on the seats in turn."""

MOST_LEGAL = 40
"""Positions with more legal actions are left out: a value of each takes too long."""


@dataclass(frozen=True)
class Known:
    """A position of a game, and what its actions are worth.

    Attributes:
        record: the game, as text.
        n: actions before the position.
        worth: utility for the seat to act, by action in notation.
    """

    record: str
    n: int
    worth: dict[str, float]


def make(
    game_id: str, players: int, each: int, trees: int, simulations: int, deal: int
) -> list[dict[str, Any]]:
    """Return ``each`` positions of one game as plain data of `Known`."""
    end = play(game_id, players, SIDES, deal)
    record = Record.of(end).write()
    found = [state for state, _ in choices(end) if len(state.legal_codes()) <= MOST_LEGAL]
    made = []
    for state in Random(deal).sample(found, min(each, len(found))):
        assert state.to_act is not None
        view = state.view(state.to_act, recall=True)
        believed = state.game.determinize(view, deal)
        outlook = Outlook(state.game, believed, state.to_act, deal, simulations)
        worth = {
            action.text: fmean(outlook.utility(action.code, n) for n in range(trees))
            for action in state.legal()
        }
        made.append(asdict(Known(record, state.ply, worth)))
    return made


def regrets(
    game_id: str, sides: Sequence[str], seeds: int, position: dict[str, Any]
) -> list[float]:
    """Return what each of ``sides`` loses in one position, the mean over ``seeds``."""
    known = Known(**position)
    game = lutetia.game(game_id)
    states = parse(known.record).states()
    state = next(state for i, state in enumerate(states) if i == known.n)
    assert state.to_act is not None
    view, most = state.view(state.to_act, recall=True), max(known.worth.values())
    return [
        100
        * fmean(
            most - known.worth[game.format_action(decide(game, view, level, seed))]
            for seed in range(seeds)
        )
        for level in (parse_competitor(side).level for side in sides)
    ]


def line(side: str, losses: Sequence[float], first: Sequence[float]) -> str:
    """Return what one opponent loses, and how much less than the first, with standard errors."""
    less = [before - now for now, before in zip(losses, first, strict=True)]
    return (
        f"{side}: loses {fmean(losses):.3f} (error {standard_error(losses):.3f}), "
        f"{fmean(less):+.3f} (error {standard_error(less):.3f}) less than the first"
    )


def main() -> None:
    """Make the file, or print a line for each opponent."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("sides", nargs="*")
    parser.add_argument("--make", action="store_true", help="make the file")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--each", type=int, default=6, help="positions of each game")
    parser.add_argument("--trees", type=int, default=8, help="for each action")
    parser.add_argument("--simulations", type=int, default=400, help="in a tree")
    parser.add_argument("--first", type=int, default=1, help="where the deals begin")
    parser.add_argument("--seeds", type=int, default=4, help="choices of each opponent")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    if not args.make and not args.sides:
        parser.error("opponents are missing, or --make where there is no file yet")
    players = args.players or min(lutetia.game(args.game).meta.players)
    with over_processes(args.processes) as spread:
        if args.make:
            work = partial(make, args.game, players, args.each, args.trees, args.simulations)
            deals = range(args.first, args.first + args.games)
            known = [one for some in spread(work, deals) for one in some]
            args.file.write_text(json.dumps(known))
            print(f"{args.file}: {len(known)} positions")
            return
        positions = json.loads(args.file.read_text())
        asked = partial(regrets, args.game, args.sides, args.seeds)
        told = list(zip(*spread(asked, positions), strict=True))
    for side, losses in zip(args.sides, told, strict=True):
        print(line(side, losses, told[0]))
    print(f"{len(positions)} positions, {args.seeds} choices each")


if __name__ == "__main__":
    main()
