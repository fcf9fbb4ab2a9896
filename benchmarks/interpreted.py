"""The same rules without a compiler, in a process of their own that takes its turn when asked.

The parent writes ``<players> <playouts>`` on a line; the child, started with ``LUTETIA_JIT=0``, plays and answers
``<moves> <processor seconds> <wall seconds>``. Between questions it waits and costs nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import IO

import lutetia
from benchmarks.measure import Sample, Series
from benchmarks.ours import paris_paris


class Worker:
    """The child process, seen from the parent. Used as a context manager."""

    def __enter__(self) -> Worker:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.interpreted"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "LUTETIA_JIT": "0"},
        )  # fmt: skip
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe(self.process.stdin).close()
        self.process.wait(timeout=60)

    def run(self, players: int, n: int) -> Sample:
        """Let the child play ``n`` games."""
        questions = self._pipe(self.process.stdin)
        questions.write(f"{players} {n}\n")
        questions.flush()
        answer = self._pipe(self.process.stdout).readline().split()
        if len(answer) != 3:
            raise RuntimeError("the interpreted worker stopped; what it said is above")
        return Sample(n, int(answer[0]), float(answer[1]), float(answer[2]))

    def programs(self) -> list[Series]:
        """Return Paris Paris, interpreted, for every number of players."""

        def ask(players: int) -> Series:
            label = f"Paris Paris, {players} players, interpreted"
            return Series(f"paris_paris.{players}.interpreted", label, "playouts", lambda n: self.run(players, n))

        return [ask(players) for players in sorted(lutetia.game("paris_paris").meta.players)]

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def serve(questions: IO[str], answers: IO[str]) -> None:
    """Answer until the parent has no more questions."""
    players = {p: paris_paris(p) for p in lutetia.game("paris_paris").meta.players}
    for line in questions:
        seats, n = map(int, line.split())
        sample = players[seats](n)
        print(int(sample.moves), sample.cpu, sample.wall, file=answers, flush=True)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
