"""Run a command within so many minutes of the machine's own: ``python tools/within.py MINUTES COMMAND...``.

Where other machines share the host, it may give the cores to them for most of the time. That time is not this command's: it is not
counted, but for a limit of half as long again in all.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

STAT = Path("/proc/stat")
STOPPED = 124  # as timeout(1) has it
PATIENCE = 60.0  # seconds between asking to end and ending


def stolen(stat: str) -> dict[str, float]:
    """Return the seconds that were taken from each core since the machine was started, as /proc/stat tells."""
    ticks = os.sysconf("SC_CLK_TCK")
    rows = (line.split() for line in stat.splitlines() if line.startswith("cpu"))
    return {row[0]: int(row[8]) / ticks for row in rows if row[0] != "cpu" and len(row) > 8}


def lost(before: dict[str, float], now: dict[str, float]) -> float:
    """Return the seconds that the core lost from which most was taken meanwhile."""
    return max((now[core] - seconds for core, seconds in before.items() if core in now), default=0)


def _stolen() -> dict[str, float]:
    try:
        return stolen(STAT.read_text(encoding="ascii"))
    except OSError:
        return {}  # not Linux: every second counts


def run(minutes: float, command: list[str]) -> int:
    """Run ``command`` in a group of its own; return its exit status, or `STOPPED` when its time was up and it was ended."""
    begin, before = time.monotonic(), _stolen()
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, start_new_session=True, preexec_fn=_listen
    )
    while True:
        try:
            return process.wait(timeout=min(5.0, minutes * 6))
        except subprocess.TimeoutExpired:
            passed = time.monotonic() - begin
        except KeyboardInterrupt:
            _end(process)
            raise
        own = passed - lost(before, _stolen())
        if own > minutes * 60 or passed > 1.5 * minutes * 60:
            print(
                f"Stopped after {passed / 60:.1f} minutes, {own / 60:.1f} of them this machine's own;"
                f" {minutes:g} are allowed.",
                flush=True,
            )
            _end(process)
            return STOPPED


def _listen() -> None:
    # What is started in the background ignores interrupts, and so would all that it starts.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _end(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGINT)  # as Ctrl+C: pytest then tells what has failed so far
    try:
        process.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


if __name__ == "__main__":
    sys.exit(run(float(sys.argv[1]), sys.argv[2:]))
