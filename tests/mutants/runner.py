"""Run the tests of one game against mutants of its rules, in copies of one warm process.

`Session` is a pytest plugin that takes the place of pytest's own loop. pytest collects the tests
once, with interpreted rules. What follows
happens in forks, so that nothing a test leaves behind reaches another: first every test once, to
learn which lines of which kernel it runs and how much processor time it needs; then every mutant,
put in place of the kernel's code, against the tests that run its lines.
"""

from __future__ import annotations

import ast
import copy
import gc
import hashlib
import json
import os
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from lutetia.games.record import read
from tests.golden.whole_games import checksum, files
from tests.mutants.operators import Mutant, compiled, functions, modules

ROOT = Path(__file__).resolve().parents[2]
SLOWEST = 0.4
"""A test that needs more processor time than this (seconds) is not asked."""

ENOUGH = 60.0
"""A mutant that has outlived tests of this much processor time (seconds) has survived."""

WHOLE_GAMES_WITHIN = 60.0
"""Seconds of processor time for the whole golden games that are replayed for one mutant."""

WHOLE_GAMES = ("test_referee.py", "test_referee_maps.py", "test_many_games.py", "test_maps.py")
"""Files of tests that need more than that, which is not found out again."""


def paths(game: str) -> list[str]:
    """Return where the tests are that show the rules of ``game``."""
    quick = [f"tests/contract/test_{name}.py" for name in ("chance", "codes", "ranks")]
    return [f"tests/games/{game}", "tests/golden/test_golden.py", *quick]


@dataclass
class Verdict:
    """What came of a mutant: ``killed`` or ``timeout`` by the test ``by``, ``survived``,
    or ``unreached`` by any test."""

    state: str
    by: str = ""
    asked: int = 0


@dataclass
class Reach:
    """What a test runs: lines as ``(file, line)``,
    and the seconds of processor time that it needs."""

    cost: float
    lines: set[tuple[str, int]] = field(default_factory=set)


def kernels(game: str) -> dict[tuple[str, str], FunctionType]:
    """Return the kernels of a game's rules, by module file and name."""
    out = {}
    for file in modules(game):
        name = "lutetia.games." + file.removesuffix(".py").replace("/", ".")
        module = import_module(name.removesuffix(".__init__"))
        for function in functions(file):
            out[file, function] = getattr(module, function)
    return out


def watched(file: str, name: str) -> CodeType:
    """Return the kernel's code such that each statement that runs hands
    its ``(file, line)`` to ``_seen_add``."""
    made = copy.deepcopy(functions(file)[name])

    def mark(body: list[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for statement in body:
            note = ast.parse(f"_seen_add(({file!r}, {statement.lineno}))").body[0]
            out += [note, statement]
            for part in ("body", "orelse"):
                if getattr(statement, part, None):
                    setattr(statement, part, mark(getattr(statement, part)))
        return out

    made.body = mark(made.body)
    return compiled(made, file)


def in_a_fork(work: Callable[[int], None], seconds: float) -> tuple[bytes, bool]:
    """Return what ``work`` wrote to the pipe it is given, in a process of its own,
    and whether it had to be stopped."""
    read, write = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_REAL, 60 + 40 * seconds)  # whatever it waits for
            work(write)
        finally:
            os._exit(0)
    os.close(write)
    out = b""
    with os.fdopen(read, "rb") as pipe:
        out = pipe.read()
    _, status = os.waitpid(child, 0)
    return out, os.WIFSIGNALED(status)


def _limit(seconds: float) -> None:
    """End this process when it has used ``seconds`` more of processor time."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _used() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


class Session:
    """The plugin; ``work`` is called with the session once the tests are collected."""

    def __init__(self, game: str, work: Callable[[Session], None]) -> None:
        self.game = game
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.reach: dict[str, Reach] = {}
        self.left_out: dict[str, str] = {}
        self.kernels = kernels(game)
        self.sound: dict[str, bool] = {}
        self.codes: dict[tuple[str, str], CodeType] = {}
        self.kills: Counter[tuple[str, str]] = Counter()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests of this game; one that asks for a browser or
        compiles would be too slow anyway."""
        items[:] = [
            item
            for item in items
            if (
                f"games/{self.game}/" in item.nodeid
                and not item.nodeid.partition("::")[0].endswith(WHOLE_GAMES)
            )
            or f"[{self.game}-" in item.nodeid
            or f"[{self.game}/" in item.nodeid
            or f"[{self.game}]" in item.nodeid
        ]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do the work instead of running the tests one after another."""
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        self.work(self)
        return True

    def learn(self, known: dict[str, Any], keep: Callable[[str, Any], None]) -> None:
        """Run every test once and note what it reaches; one that fails or is slow is left out.

        What is ``known`` of a test is not learnt again; ``keep`` is handed what is.
        """
        self.codes = {of: watched(*of) for of in self.kernels}
        for name, item in self.items.items():
            told = known.get(name) or self._told(item)
            if name not in known:
                keep(name, told)
            if "left_out" in told:
                self.left_out[name] = told["left_out"]
            else:
                lines = {(file, line) for file, line in told["lines"]}
                self.reach[name] = Reach(told["cost"], lines)

    def _told(self, item: pytest.Item) -> dict[str, Any]:
        said, stopped = in_a_fork(lambda pipe: self._watch(item, pipe), SLOWEST)
        if stopped or not said:
            return {"left_out": "slow"}
        told = json.loads(said)
        return told if told["ok"] else {"left_out": "fails with interpreted rules"}

    def _watch(self, item: pytest.Item, pipe: int) -> None:
        seen: set[tuple[str, int]] = set()
        for of, kernel in self.kernels.items():
            kernel.__globals__["_seen_add"] = seen.add
            kernel.__code__ = self.codes[of]
        before = _used()
        _limit(2 * SLOWEST)
        ok = _passes(item)
        told = {"ok": ok, "cost": _used() - before, "lines": sorted(seen)}
        _limit(0)
        _write(pipe, json.dumps(told).encode())

    def passes(self, name: str) -> bool:
        """Return whether the test passes with the rules as they are:
        only then it says something of a mutant."""
        if name not in self.sound:
            item = self.items.get(name)
            self.sound[name] = item is not None and (name in self.reach or self._told_plainly(item))
        return self.sound[name]

    def _told_plainly(self, item: pytest.Item) -> bool:
        def work(pipe: int) -> None:
            _limit(10 * SLOWEST)
            os.write(pipe, b"." if _passes(item) else b"x")

        return in_a_fork(work, SLOWEST) == (b".", False)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Return the tests that run the lines of ``mutant``:
        first those that find much for little."""
        lines = {(mutant.file, n) for n in range(mutant.lines[0], mutant.lines[1] + 1)}
        names = [name for name, reach in self.reach.items() if reach.lines & lines]

        def price(name: str) -> float:
            found = self.kills[mutant.file, name]
            return (self.reach[name].cost + 0.004) / (1 + found)

        return sorted(names, key=price)

    def ask(self, mutant: Mutant, tests: Iterable[str], code: CodeType | None = None) -> Verdict:
        """Return what ``tests`` say of ``mutant``, asked in turn until one fails."""
        names = [name for name in tests if self.passes(name)]
        if not names:
            return Verdict("unreached")
        code = code or mutant.code()
        budget, chosen = ENOUGH, []
        for name in names:
            cost = self.reach[name].cost if name in self.reach else SLOWEST
            if chosen and cost > budget:
                continue
            budget -= cost
            chosen.append((name, cost))
        said, stopped = in_a_fork(lambda pipe: self._try(mutant, code, chosen, pipe), ENOUGH)
        n = len(said)
        if stopped:
            return Verdict("timeout", chosen[min(n, len(chosen) - 1)][0], n + 1)
        if said.endswith(b"x"):
            self.kills[mutant.file, chosen[n - 1][0]] += 1
            return Verdict("killed", chosen[n - 1][0], n)
        return Verdict("survived", "", n)

    def ask_whole_games(self, mutant: Mutant) -> Verdict:
        """Return what whole golden games say of ``mutant``:
        each is replayed until one ends otherwise.

        For mutants that outlived the quick tests; a game takes about a second, interpreted.
        """
        paths = files(self.game)
        paths.sort(key=lambda path: hashlib.sha1(path.stem.encode()).digest())
        said, stopped = in_a_fork(
            lambda pipe: self._replay(mutant, paths, pipe), WHOLE_GAMES_WITHIN
        )
        name = str(paths[min(len(said), len(paths)) - 1].relative_to(ROOT)) if said else ""
        if said.endswith(b"x"):
            return Verdict("killed", name, len(said))
        if stopped:
            return Verdict("timeout", str(paths[len(said)].relative_to(ROOT)), len(said) + 1)
        return Verdict("survived", "", len(said))

    def _replay(self, mutant: Mutant, paths: list[Path], pipe: int) -> None:
        """Write a letter a game: ``.`` for one that ends as it should,
        ``x`` for the one that does not."""
        end = _used() + WHOLE_GAMES_WITHIN
        self.kernels[mutant.file, mutant.function].__code__ = mutant.code()
        for path in paths:
            if _used() > end:
                break
            _limit(WHOLE_GAMES_WITHIN)
            if not _ends_as_it_should(path):
                os.write(pipe, b"x")
                return
            os.write(pipe, b".")
        _limit(0)

    def _try(
        self, mutant: Mutant, code: CodeType, chosen: list[tuple[str, float]], pipe: int
    ) -> None:
        """Write a letter a test: ``.`` for one that has passed,
        ``x`` for the one that has failed."""
        self.kernels[mutant.file, mutant.function].__code__ = code
        for name, cost in chosen:
            _limit(1.0 + 5 * cost)
            if not _passes(self.items[name]):
                os.write(pipe, b"x")
                return
            os.write(pipe, b".")
        _limit(0)


def _ends_as_it_should(path: Path) -> bool:
    record = read(path)
    try:
        states = list(record.states())
        end = states[-1].outcome
        scores = None if end is None else list(end.scores)
        return scores == record.result["scores"] and checksum(states) == record.extra["checksum"]
    except Exception:
        return False


def _write(pipe: int, data: bytes) -> None:
    while data:
        data = data[os.write(pipe, data) :]


def session(game: str, work: Callable[[Session], None]) -> Any:
    """Collect the tests of ``game`` and let ``work`` use them.
    Needs interpreted rules (``LUTETIA_JIT=0``)."""
    from lutetia.engine.kernel import COMPILED

    if COMPILED:
        raise RuntimeError("mutants need interpreted rules: set LUTETIA_JIT=0")
    plugin = Session(game, work)
    words = ["-qq", "--no-header", "--no-summary", "-s", "-p", "no:cacheprovider"]
    words += [str(ROOT / path) for path in paths(game)]
    code = pytest.main(words, plugins=[plugin])
    if not plugin.items:
        raise RuntimeError(f"no tests of {game} were collected (pytest said {code})")
    return plugin
