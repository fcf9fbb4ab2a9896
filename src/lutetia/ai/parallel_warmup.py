"""Compiling several games at once, each part in a process of its own:
in one process Numba compiles one thing after another."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock

from lutetia.ai.warm import PARTS, is_compiled
from lutetia.engine.kernel import PACKAGE

OnProgress = Callable[[str, str, int, int], None]
"""Told ``(game, what is compiled next, steps done, steps in all)``, by one thread at a time; steps
are those of the parts to compile."""

MAX_PROCESSES = 4
"""Processes at a time: each needs about 400 MB."""


def compile_in_parallel(
    games: Sequence[str], on_progress: OnProgress, parts: Sequence[str] = PARTS
) -> None:
    """Compile what is not compiled yet of ``parts`` of ``games``;
    the rules of a game before its other parts, which use them.

    A process that fails leaves its part to whoever needs it, who then says why.
    """
    steps: dict[tuple[str, str], tuple[int, int]] = {}
    lock = Lock()

    def compile_part(game: str, part: str) -> bool:
        path = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
        command = [
            sys.executable,
            "-c",
            f"from lutetia.ai.warm import report_progress; report_progress({game!r}, {part!r})",
        ]
        env = {**os.environ, "PYTHONPATH": path}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                done, total, what = line.rstrip("\n").split(" ", 2)
                with lock:
                    steps[game, part] = int(done), int(total)
                    mine = [count for (of, _), count in steps.items() if of == game]
                    on_progress(
                        game, what, sum(count for count, _ in mine), sum(count for _, count in mine)
                    )
        return process.returncode == 0

    def compile_game(game: str, missing: Sequence[str]) -> list[Future[bool]]:
        if "rules" in missing and not compile_part(game, "rules"):
            return []
        return [pool.submit(compile_part, game, part) for part in missing if part != "rules"]

    wanted = {game: [part for part in parts if not is_compiled(game, part)] for game in games}
    with ThreadPoolExecutor(min(MAX_PROCESSES, os.cpu_count() or 1)) as pool:
        for begun in [
            pool.submit(compile_game, game, missing) for game, missing in wanted.items() if missing
        ]:
            for rest in begun.result():
                rest.result()
