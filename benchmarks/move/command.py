"""``python -m benchmarks move``: what a move costs the server's processor, by game and part,
alone or against another commit."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.measure import pin
from benchmarks.move.games import SEATS, recorded

ROOT = Path(__file__).resolve().parents[2]


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks move", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*SEATS, []], help="which games (all)")
    parser.add_argument(
        "--against", metavar="COMMIT", help="measure this commit, or folder, in turns"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--times", type=int, default=1, help="record so many times as many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--core", type=int, help="the core to stay on (the last one)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    asked = parser.parse_args(given)
    asked.games = asked.games or list(SEATS)
    return asked


class Version:
    """A version of the server: a process that replays games with the sources in ``source``."""

    def __init__(self, name: str, source: Path) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.move.replay"],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, games: dict[str, Any], **values: bool) -> dict[str, Any]:
        """Replay ``games``."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({**games, **values}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} stopped")
        return dict(json.loads(line))

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=60)


@contextlib.contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """Yield a folder with the files of ``commit``; one that is there already stays."""
    if Path(commit).is_dir():
        yield Path(commit).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "-q", str(place), commit], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def measure(games: dict[str, Any], versions: Sequence[Version], rounds: int) -> dict[str, Any]:
    """Let all versions take turns on one game; return the figures of each by name,
    and the ratio of the first to the last."""
    checks = [version.ask(games, check=True) for version in versions]  # compiles as well
    cpu: list[list[float]] = [[] for _ in versions]
    for _ in range(rounds):
        for version, times in zip(versions, cpu, strict=True):
            found = version.ask(games)
            times.append(found["cpu"] / found["moves"] * 1e6)
    out: dict[str, Any] = {"moves": checks[0]["moves"]}
    for version, check, times in zip(versions, checks, cpu, strict=True):
        out[version.name] = {
            "microseconds": median(times),
            "least": min(times),
            "characters": check["characters"] / check["moves"],
            "sums": check["sums"],
        }
    if len(versions) > 1:
        pairs = zip(cpu[0], cpu[-1], strict=True)
        out["ratio"] = median(now / before for now, before in pairs)
        one, other = checks[0]["sums"], checks[-1]["sums"]
        out["differ"] = sorted(part for part in one if one[part] != other.get(part))
    return out


def split(games: dict[str, Any], version: Version) -> dict[str, float]:
    """Return the share of each part; the stopwatch itself costs time, so these are shares only."""
    found = version.ask(games, parts=True)
    whole = sum(found["parts"].values())
    return {part: spent / whole for part, spent in found["parts"].items()}


def show(game: str, found: dict[str, Any], names: Sequence[str]) -> None:
    """Print the figures of one game."""
    print(f"{game}, {SEATS[game]} seats, {found['moves']} moves")
    for name in names:
        own = found[name]
        parts = ", ".join(
            f"{part} {share * own['microseconds']:.0f}"
            for part, share in sorted(own["parts"].items(), key=lambda item: -item[1])
        )
        print(
            f"  {name:<9} {own['microseconds']:6.0f} us a move (least {own['least']:.0f}), "
            f"{own['characters'] / 1000:.1f} kB to all seats: {parts}; "
            f"cyclic garbage {own['garbage']} objects"
        )
    if "ratio" in found:
        told = ", ".join(found["differ"])
        print(
            f"  {names[0]} / {names[-1]}: {found['ratio']:.2f}; "
            + (f"these messages differ: {told}" if told else "all messages are the same")
        )


def main(given: Sequence[str]) -> None:
    """Record games, replay them, print."""
    asked = arguments(given)
    core = pin(asked.core)
    result: dict[str, Any] = {}
    with contextlib.ExitStack() as stack:
        sources = [("now", ROOT / "src")]
        if asked.against:
            sources.append(("before", stack.enter_context(checked_out(asked.against)) / "src"))
        names = [name for name, _ in sources]
        for game in asked.games:
            games = recorded(game, asked.seed, asked.times)
            versions = [Version(name, source) for name, source in sources]
            found = measure(games, versions, asked.rounds)
            for version in versions:
                found[version.name]["garbage"] = version.ask(games)["garbage"]
                found[version.name]["parts"] = split(games, version)
                version.close()
            show(game, found, names)
            result[game] = found
    print(f"core {core}, {asked.rounds} rounds in turns, medians; processor time, not the clock's")
    if asked.json:
        asked.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
