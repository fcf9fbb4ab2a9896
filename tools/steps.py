"""Quiet commands: one line on the screen for each step, everything else in a log that is shown when the step fails."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".setup"
TAIL = 40


class Trouble(Exception):
    """Something a person has to mend; the message says what to do."""


def say(text: str) -> None:
    """Print one line at once, also into a pipe."""
    print(text, flush=True)


class _Clock:
    """Counts the seconds of a step on the same line while somebody watches; says only begin and end in a log file."""

    def __init__(self, label: str) -> None:
        self.label, self.start, self.done = label, time.monotonic(), threading.Event()
        self.live = sys.stdout.isatty()
        self.thread = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> _Clock:
        if self.live:
            self.thread.start()
        else:
            say(f"  {self.label} ...")
        return self

    def _tick(self) -> None:
        while True:
            print(
                f"\r  {self.label} ... {time.monotonic() - self.start:.0f} s ", end="", flush=True
            )
            if self.done.wait(1):
                return

    def __exit__(self, *problem: object) -> None:
        self.done.set()
        word = "stopped" if problem[0] is KeyboardInterrupt else "failed" if problem[0] else "done"
        if self.live:
            self.thread.join()
            print("\r\x1b[K", end="")
            say(f"  {self.label}: {word}, {time.monotonic() - self.start:.0f} s")
        elif problem[0] or time.monotonic() - self.start > 5:
            say(f"  {self.label}: {word}, {time.monotonic() - self.start:.0f} s")


def step(
    label: str,
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    hint: str = "",
    tries: int = 1,
) -> None:
    """Run ``command`` out of sight. Raises Trouble with the end of its output, the place of the whole, and ``hint``."""
    log = LOGS / (label.split()[0].lower() + "-" + digest([label])[:6] + ".log")
    log.parent.mkdir(exist_ok=True)
    with _Clock(label):
        for left in range(tries - 1, -1, -1):
            with log.open("wb") as out:
                code = subprocess.run(
                    [str(word) for word in command],
                    cwd=cwd,
                    env={**os.environ, **(env or {})},
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=subprocess.STDOUT,
                    check=False,
                ).returncode
            if code == 0:
                return
            if left:
                time.sleep(3)
        end = log.read_text(encoding="utf-8", errors="replace").splitlines()[-TAIL:]
        shown = "\n".join(f"    {line}" for line in end)
        where = f"All of it: {log.relative_to(ROOT)}"
        raise Trouble(
            f"{label}: this step failed with code {code}. Its last lines:\n{shown}\n  {where}\n  {hint}".rstrip()
        )


def digest(parts: Iterable[str | bytes]) -> str:
    """Return a hash of texts."""
    out = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        out.update(len(data).to_bytes(8, "big") + data)
    return out.hexdigest()[:24]


def digest_files(root: Path, paths: Iterable[Path]) -> str:
    """Return a hash of the names and contents of files below ``root``."""
    parts: list[str | bytes] = []
    for path in sorted(set(paths)):
        parts += [path.relative_to(root).as_posix(), path.read_bytes()]
    return digest(parts)


def is_stamped(stamp: Path, value: str) -> bool:
    """Return whether ``stamp`` says that the work for ``value`` is done."""
    try:
        return stamp.read_text(encoding="utf-8").strip() == value
    except OSError:
        return False


def put_stamp(stamp: Path, value: str) -> None:
    """Note that the work for ``value`` is done."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value + "\n", encoding="utf-8")
