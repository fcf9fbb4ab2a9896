"""The table for people and the file for programs."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from benchmarks.measure import Series, ratio
from benchmarks.ours import OWN_GAMES
from benchmarks.start import Start

BARS = tuple(OWN_GAMES)


def versions() -> dict[str, str]:
    """Return the versions that matter."""
    out = {"python": platform.python_version(), "machine": platform.machine()}
    for name in ("lutetia", "numba", "numpy", "open_spiel"):
        try:
            out[name] = version(name)
        except PackageNotFoundError:
            out[name] = "missing"
    return out


def number(value: float) -> str:
    """Return ``value`` with three figures and thousands apart."""
    if value >= 1e6:
        return f"{value / 1e6:,.3g} M" if value < 1e9 else f"{value / 1e9:,.3g} G"
    step = 10 ** max(0, len(str(int(value))) - 3)
    return f"{round(value / step) * step:,.0f}"


def comparisons(programs: Sequence[Series]) -> dict[str, list[tuple[str, float]]]:
    """Return, for each program by key, what to say beside its number: words and a ratio."""
    by = {program.key: program for program in programs}
    out: dict[str, list[tuple[str, float]]] = {key: [] for key in by}

    def say(key: str, other: str, words: str, moves: bool = False) -> None:
        if key in by and other in by:
            out[key].append((words, ratio(by[key], by[other], moves)))

    for key in BARS:
        say(key, f"{key}.interpreted", "its interpreted text")
        say(key, "go9.openspiel", "OpenSpiel's Go 9x9 in moves (another game)", moves=True)
    for mini in ("connect_four", "hex11"):
        say(f"{mini}.ours", f"{mini}.openspiel", "OpenSpiel, same game")
        say(f"{mini}.search.ours", f"{mini}.search.openspiel", "OpenSpiel, same game")
        say(f"{mini}.search.openspiel", f"{mini}.openspiel", "its own playouts alone")
        say(f"{mini}.search.ours", f"{mini}.ours", "its own playouts alone")
    return out


def table(programs: Sequence[Series], starts: Sequence[Start]) -> str:
    """Return everything as text."""
    lines, beside = [], comparisons(programs)
    for unit in ("playouts", "simulations", "lists"):
        chosen = [program for program in programs if program.unit == unit]
        if not chosen:
            continue
        wide = max(len(program.label) for program in programs)
        moves = {"playouts": "moves/s", "lists": "actions/s"}.get(unit, "")
        lines += [
            "",
            f"{unit.capitalize():<{wide}} {unit + '/s':>14} {moves:>9} {'spread':>7}   ratio to",
        ]
        for program in chosen:
            said = "; ".join(f"{value:.3g}x {words}" for words, value in beside[program.key])
            shown = number(program.moves) if moves else ""
            row = f"{program.label:<{wide}} {number(program.rate):>14} {shown:>9}"
            row += f" {f'x{program.spread:.2f}':>7}   {said}"
            lines.append(row.rstrip())
    if starts:
        lines += [
            "",
            f"{'Start, seconds':<24} {'import lutetia':>14} {'first move':>11} {'least':>7} "
            f"{'most':>7} {'processor':>10} {'times':>6}",
        ]
        lines += [
            f"{start.label:<24} {start.imported:>14.3f} "
            f"{start.moved:>11.2f} {start.low:>7.2f} {start.high:>7.2f} "
            f"{start.cpu:>10.2f} {start.times:>6}"
            for start in starts
        ]
    return "\n".join(lines[1:])


def write(
    path: Path, settings: dict[str, Any], programs: Sequence[Series], starts: Sequence[Start]
) -> None:
    """Write everything, every round included, as JSON."""
    beside = comparisons(programs)
    data = {
        "settings": settings,
        "versions": versions(),
        "programs": [
            {
                "key": program.key, "label": program.label, "unit": program.unit,
                "per_second": program.rate,
                "moves_per_second": program.moves, "spread": program.spread,
                "ratios": dict(beside[program.key]),
                "rounds": [vars(sample) for sample in program.samples],
            }
            for program in programs
        ],
        "starts": [vars(start) for start in starts],
    }  # fmt: skip
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
