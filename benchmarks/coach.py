"""How far the coach can be trusted: ``python -m benchmarks.coach cite --part seeds``.

Parts:

seeds    Decisions of games between *middle* and *greedy*, judged with two seeds: the share of equal
         verdicts.
planted  Actions of which a judge with `THOROUGH` times the simulations is sure that they lose three
         points of win share or more: the share in which the usual judge finds a loss.
strong   What *top* with ten times the simulations that `order` gives it does in positions of that
         one's games: the share that the usual judge calls blunders, how many verdicts there are of
         each kind, and what those lose that count: their mean is the error rate.
order    Games in which one level sits on all seats: the error rate of each level, with its standard
         error. *top* has less time than at a table.
time     Whole reports of games between *middle* and *greedy*: seconds on the clock and of the
         processors, and how many decisions there are.

Calibration is measured by ``lutetia fit-coach``, which keeps it beside the fit.
"""

from __future__ import annotations

import argparse
import os
import resource
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter

import lutetia
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.ai.spread import over_processes
from lutetia.coach import judge, report
from lutetia.coach.comparison import LEAST, VERDICTS
from lutetia.coach.effort import Effort, usual_effort
from lutetia.coach.judging import Judgement
from lutetia.engine.game import State
from lutetia.games.record import Record

THOROUGH = 6
"""Times the simulations of a usual tree, for the judge who knows better."""

CERTAIN = 3.0
"""Standard deviations by which that judge is sure."""

MIXED = ("middle@100", "greedy")
ORDER = ("random", "greedy", "middle", "top@600")
STRONG = "top@6000"


def play(game_id: str, players: int, sides: Sequence[str], deal: int) -> State:
    """Return a game to its end, the sides on the seats in turn; chance is in its history."""
    game, dice = lutetia.game(game_id), Random(f"coach/{deal}")
    levels = [parse_competitor(sides[(seat + deal) % len(sides)]).level for seat in range(players)]
    state = game.new(players)
    while not state.is_over and state.ply < game.meta.max_plies and not state.bots_agree:
        seat = state.to_act
        if seat is None or seat == lutetia.CHANCE:
            state = state.play(state.draw(deal))
            continue
        codes = state.legal_codes()
        view = state.view(seat, recall=True)
        seed = dice.getrandbits(62)
        state = state.play(decide(game, view, levels[seat], seed) if len(codes) > 1 else codes[0])
    return state


def choices(state: State) -> Iterator[tuple[State, str]]:
    """Yield the positions of a game in which there was a choice, and what was chosen."""
    for before, (actor, text) in zip(
        Record.of(state).states(), Record.of(state).actions, strict=False
    ):
        if actor != lutetia.CHANCE and len(before.legal_codes()) > 1:
            yield before, text


def _sampled(
    game_id: str, players: int, sides: Sequence[str], each: int, deal: int
) -> list[tuple[State, str]]:
    found = list(choices(play(game_id, players, sides, deal)))
    return Random(deal).sample(found, min(each, len(found)))


def _judged(state: State, text: str, seed: int, effort: Effort | None = None) -> Judgement:
    assert state.to_act is not None
    view = state.view(state.to_act, recall=True)
    return judge(state.game, view, text, seed, effort, explained=False)


def seeds(game_id: str, players: int, each: int, deal: int) -> Counter[str]:
    """Return how often two seeds came to one verdict."""
    told: Counter[str] = Counter()
    for state, text in _sampled(game_id, players, MIXED, each, deal):
        one, other = (_judged(state, text, seed).verdict for seed in (1, 2))
        told["decisions"] += 1
        told["equal"] += one == other
        told["named by either"] += one is not None or other is not None
        told["named by both"] += one is not None and other is not None
    return told


def planted(game_id: str, players: int, each: int, deal: int) -> Counter[str]:
    """Return how many sure losses were found."""
    told: Counter[str] = Counter()
    dice = Random(deal)
    for state, _ in _sampled(game_id, players, MIXED, each, deal):
        text = dice.choice(state.legal()).text
        usual = usual_effort(state.game, text)
        thorough = replace(usual, simulations=THOROUGH * usual.simulations)
        known = _judged(state, text, 3, thorough)
        told["looked at"] += 1
        if known.loss - CERTAIN * known.deviation >= LEAST:
            told["planted"] += 1
            told["found"] += _judged(state, text, 1).verdict is not None
    return told


def strong(game_id: str, players: int, each: int, deal: int) -> Counter[str]:
    """Return the verdicts on decisions of a strong player, and what those that count lose in all,
    in hundredths of a point of win share."""
    told: Counter[str] = Counter({name: 0 for name, _ in VERDICTS})
    level = parse_competitor(STRONG).level
    for state, _ in _sampled(game_id, players, ORDER[-1:], each, deal):
        view = state.view(state.to_act, recall=True)
        code = decide(state.game, view, level, deal * 1000 + state.ply)
        found = _judged(state, state.parse(code).text, 1)
        told["decisions"] += 1
        if found.verdict is not None:
            told[found.verdict] += 1
        if found.counted:
            told["that count"] += 1
            told["hundredths of a point lost"] += round(10_000 * found.loss)
    return told


def order(
    game_id: str, players: int, levels: Sequence[str], each: int, deal: int
) -> dict[str, list[float]]:
    """Return the losses of decisions that count, by level."""
    return {
        side: [
            found.loss
            for state, text in _sampled(game_id, players, [side], each, deal)
            if (found := _judged(state, text, 1)).counted
        ]
        for side in levels
    }


def standard_error(some: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 where there is one number."""
    return stdev(some) / sqrt(len(some)) if len(some) > 1 else 0.0


def timed(game_id: str, players: int, deals: Sequence[int], processes: int) -> Iterator[str]:
    """Yield a line for each report."""
    for deal in deals:
        record = Record.of(play(game_id, players, MIXED, deal))
        clock, spent = perf_counter(), _spent()
        with over_processes(processes) as spread:
            made = report(record, spread=spread)
        n = sum(bool(one.judgement.candidates) for one in made.decisions)
        yield (
            f"{n} decisions with a choice of {len(made.decisions)}: "
            f"{perf_counter() - clock:.0f} s on the clock, "
            f"{_spent() - spent:.0f} s of the processors"
        )


def _spent() -> float:
    """Return the processor time of this process and of those it has waited for."""
    both = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(resource.getrusage(who).ru_utime for who in both)


COUNTED: dict[str, Callable[[str, int, int, int], Counter[str]]] = {
    "seeds": seeds,
    "planted": planted,
    "strong": strong,
}


def main() -> None:
    """Print the figures of a part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--part", choices=[*COUNTED, "order", "time"], required=True)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--each", type=int, default=10, help="decisions of each game")
    parser.add_argument("--first", type=int, default=1, help="where the deals begin")
    parser.add_argument("--levels", nargs="+", default=ORDER, help="of `order`, weak to strong")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    players = args.players or min(lutetia.game(args.game).meta.players)
    deals = range(args.first, args.first + args.games)
    if args.part == "time":
        for line in timed(args.game, players, deals, args.processes):
            print(line, flush=True)
        return
    with over_processes(args.processes) as spread:
        if args.part == "order":
            losses: dict[str, list[float]] = {side: [] for side in args.levels}
            one = partial(order, args.game, players, args.levels, args.each)
            for found in spread(one, deals):
                for side, some in found.items():
                    losses[side] += some
            for side, some in losses.items():
                rate = f"{100 * fmean(some):.2f}" if some else "none"
                error = f"{100 * standard_error(some):.2f}"
                print(f"{side}: error rate {rate} ({error}), {len(some)} decisions that count")
        else:
            told: Counter[str] = Counter()
            for part in spread(partial(COUNTED[args.part], args.game, players, args.each), deals):
                told.update(part)
            print(", ".join(f"{name}: {n}" for name, n in told.items()))


if __name__ == "__main__":
    main()
