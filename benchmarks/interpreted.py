"""The same rules without a compiler, in a process of their own that takes its turn when asked.

The parent writes ``<program> <playouts>`` on a line; the child, started with ``LUTETIA_JIT=0``,
plays and answers ``<moves> <processor seconds> <wall seconds>``.
Between questions it waits and costs nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import IO

from benchmarks.measure import Sample, Series
from benchmarks.ours import OWN_GAMES, playouts_of


class Worker:
    """The child process, seen from the parent. Used as a context manager."""

    def __enter__(self) -> Worker:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.interpreted"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "LUTETIA_JIT": "0"},
        )  # fmt: skip
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe(self.process.stdin).close()
        self.process.wait(timeout=60)

    def run(self, key: str, n: int) -> Sample:
        """Let the child play ``n`` games."""
        questions = self._pipe(self.process.stdin)
        questions.write(f"{key} {n}\n")
        questions.flush()
        answer = self._pipe(self.process.stdout).readline().split()
        if len(answer) != 3:
            raise RuntimeError("the interpreted worker stopped; what it said is above")
        return Sample(n, int(answer[0]), float(answer[1]), float(answer[2]))

    def programs(self) -> list[Series]:
        """Return our games, interpreted."""

        def ask(key: str, label: str) -> Series:
            return Series(
                f"{key}.interpreted",
                f"{label}, interpreted",
                "playouts",
                lambda n: self.run(key, n),
            )

        return [ask(key, label) for key, (label, *_) in OWN_GAMES.items()]

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def serve(questions: IO[str], answers: IO[str]) -> None:
    """Answer until the parent has no more questions."""
    programs = {key: playouts_of(key) for key in OWN_GAMES}
    for line in questions:
        key, n = line.split()
        sample = programs[key](int(n))
        print(int(sample.moves), sample.cpu, sample.wall, file=answers, flush=True)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
