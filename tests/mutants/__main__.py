"""``python -m tests.mutants``: run mutants of the rules and say which survive.
``make mutants`` runs all of them."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from tests.mutants import equivalent
from tests.mutants.operators import SOURCES, Mutant, mutants
from tests.mutants.runner import ROOT, Session, Verdict, session

GAMES = ("paris_paris", "cite", "paris", "connection")
RESULTS = ROOT / ".setup" / "mutants"
KILLERS = Path(__file__).parent / "killers.json"
"""For the mutants of the sample in CI: a test that killed each. It only saves time: a mutant that
is new meets the tests that killed others first, and then all that reach it."""


def chosen(game: str, sample: int, seed: int) -> list[Mutant]:
    """Return mutants of ``game`` that are not equivalent: all,
    or ``sample`` of them that stay the same while their functions do."""
    same = equivalent.keys(game)
    made = [mutant for mutant in mutants(game) if mutant.key not in same]
    if sample:
        made.sort(key=lambda m: hashlib.sha1(f"{seed} {m.key}".encode()).digest())
        made = made[:sample]
    return made


def _digest(folders: list[Path]) -> str:
    digest = hashlib.sha1()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".toml"} and "texts" not in path.parts:
                digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()[:12]


class Book:
    """The results that are kept, one a line, so that a run goes on where another stopped.

    A result holds while neither the game's sources nor the tests change: any test for one that
    survived, the file of the test that killed for the others.
    The tests that killed before are asked first in any case.
    """

    def __init__(self, game: str) -> None:
        self.file = RESULTS / f"{game}.jsonl"
        self.sources = _digest([SOURCES / game, SOURCES.parent / "engine"])
        self.tests = _digest(
            [ROOT / path for path in (f"tests/games/{game}", "tests/golden", "tests/contract")]
        )
        self.known: dict[str, dict[str, object]] = {}
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                entry = json.loads(line)
                self.known[entry["key"]] = entry
        self.reach_file = RESULTS / f"{game}.reach.jsonl"
        self.reach: dict[str, object] = {}
        if self.reach_file.exists():
            for line in self.reach_file.read_text().splitlines():
                name, sources, test_file, told = json.loads(line)
                if sources == self.sources and test_file == self._file_of(name):
                    self.reach[name] = told

    def verdict(self, mutant: Mutant) -> Verdict | None:
        """Return what is known of ``mutant`` and still holds."""
        entry = self.known.get(mutant.key)
        if entry is None or entry["sources"] != self.sources:
            return None
        holds = (
            entry["tests"] == self.tests
            if not entry["by"]
            else entry["test_file"] == self._file_of(str(entry["by"]))
        )
        return Verdict(str(entry["state"]), str(entry["by"])) if holds else None

    def killer(self, mutant: Mutant) -> list[str]:
        """Return the test that killed ``mutant`` before, if any did."""
        entry = self.known.get(mutant.key)
        return [str(entry["by"])] if entry and entry["by"] else []

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        """Keep a result."""
        entry = {
            "key": mutant.key, "state": verdict.state, "by": verdict.by, "mutant": str(mutant),
            "sources": self.sources, "tests": self.tests,
            "test_file": self._file_of(verdict.by) if verdict.by else "",
        }  # fmt: skip
        self.known[mutant.key] = dict(entry)
        RESULTS.mkdir(parents=True, exist_ok=True)
        with self.file.open("a") as book:
            book.write(json.dumps(entry) + "\n")

    def add_reach(self, name: str, told: object) -> None:
        """Keep what is known of a test."""
        RESULTS.mkdir(parents=True, exist_ok=True)
        with self.reach_file.open("a") as book:
            book.write(json.dumps([name, self.sources, self._file_of(name), told]) + "\n")

    @staticmethod
    def _file_of(test: str) -> str:
        path = ROOT / test.partition("::")[0]
        return hashlib.sha1(path.read_bytes()).hexdigest()[:12] if path.exists() else "gone"


def run(
    game: str, wanted: list[Mutant], keep: bool, minutes: float, quick: bool
) -> dict[str, Verdict]:
    """Return the verdicts on ``wanted`` by key; after ``minutes`` the rest is left for another run.

    Unless ``quick``, a mutant that outlives the tests is tried in whole golden games as well.
    """
    verdicts: dict[str, Verdict] = {}
    book = Book(game)
    killers: dict[str, str] = json.loads(KILLERS.read_text()) if KILLERS.exists() else {}
    end = time.monotonic() + 60 * minutes

    def work(tests: Session) -> None:
        left = []
        others = [] if keep else list(dict.fromkeys(killers.values()))
        for mutant in wanted:
            if time.monotonic() > end:
                return
            known = book.verdict(mutant) if keep else None
            if known is None:
                first = [*book.killer(mutant), *filter(None, [killers.get(mutant.key)]), *others]
                known = tests.ask(mutant, dict.fromkeys(first))
                if known.by and keep:
                    book.add(mutant, known)
                if not known.by:
                    left.append(mutant)
                    continue
            verdicts[mutant.key] = known
        if not left:
            return
        tests.learn(book.reach if keep else {}, book.add_reach if keep else lambda *_: None)
        print(f"{game}: {len(tests.reach)} tests, {len(tests.left_out)} left out", flush=True)
        for mutant in left:
            if time.monotonic() > end:
                break
            verdict = tests.ask(mutant, tests.tests_for(mutant))
            if not verdict.by and not quick:
                verdict = tests.ask_whole_games(mutant)
            verdicts[mutant.key] = verdict
            if keep:
                book.add(mutant, verdict)
            if not verdict.by:
                print(f"  {verdict.state} {mutant.key} {mutant}", flush=True)

    session(game, work)
    return verdicts


def report(game: str, wanted: list[Mutant], verdicts: dict[str, Verdict]) -> int:
    """Print the figures of a game and return how many mutants live."""
    states = Counter(verdict.state for verdict in verdicts.values())
    living = [m for m in wanted if m.key in verdicts and not verdicts[m.key].by]
    for mutant in living:
        print(f"LIVES {mutant.key} {mutant}")
    killed, n = len(verdicts) - len(living), len(verdicts)
    print(
        f"{game}: {killed} of {n} mutants killed ({100 * killed / max(n, 1):.1f} %), "
        f"{states['timeout']} of them by the time limit; "
        f"{len(equivalent.keys(game))} are equivalent; "
        f"{len(wanted) - n} not tried",
        flush=True,
    )
    return len(living)


def of_other_games(killers: dict[str, str], asked: Collection[str]) -> dict[str, str]:
    """Return those of ``killers`` whose mutants belong to games that were not ``asked``."""
    keys = {mutant.key for game in GAMES if game not in asked for mutant in mutants(game)}
    return {key: by for key, by in killers.items() if key in keys}


def main() -> int:
    """Run the mutants asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(GAMES)}; all when left out")
    parser.add_argument("--sample", type=int, default=0, help="so many of each game; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    parser.add_argument("--forget", action="store_true", help="neither use nor keep results")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long a game")
    parser.add_argument("--quick", action="store_true", help="ask no whole golden games")
    parser.add_argument("--fail", action="store_true", help="exit with 1 when a mutant lives")
    parser.add_argument("--killers", action="store_true", help="put those into killers.json")
    words = parser.parse_args()
    if unknown := set(words.games) - set(GAMES):
        parser.error(f"no game {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}")
    if os.environ.get("LUTETIA_JIT") != "0":
        # Kernels are chosen when lutetia is imported: the rest happens
        # in a process with interpreted rules.
        env = {**os.environ, "LUTETIA_JIT": "0"}
        return subprocess.run(
            [sys.executable, "-m", "tests.mutants", *sys.argv[1:]], env=env, check=False, cwd=ROOT
        ).returncode
    lives = 0
    found: dict[str, str] = {}
    asked = words.games or GAMES
    for game in asked:
        wanted = chosen(game, words.sample, words.seed)
        verdicts = run(game, wanted, not words.forget, words.minutes, words.quick)
        lives += report(game, wanted, verdicts)
        found |= {key: verdict.by for key, verdict in verdicts.items() if verdict.by}
    if words.killers:
        found |= of_other_games(json.loads(KILLERS.read_text()), asked)
        KILLERS.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n")
    return 1 if lives and words.fail else 0


if __name__ == "__main__":
    sys.exit(main())
