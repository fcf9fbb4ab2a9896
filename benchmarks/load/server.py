"""The server under test: a process on a core of its own,
with a database file that is thrown away."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

START_SECONDS = 180
"""A server that starts with an empty cache compiles the rules first."""


@dataclass(frozen=True)
class Use:
    """What the server has used so far: processor seconds of all its threads,
    and memory now in MiB."""

    cpu: float
    memory: float


class Server:
    """``lutetia serve`` on loopback. Used as a context manager.

    Args:
        port: where it listens.
        folder: of its database.
        core: on which it runs; None leaves that to the system.
        parts: whether a stopwatch is put on its parts.
    """

    def __init__(self, port: int, folder: Path, core: int | None, parts: bool = False) -> None:
        self.port, self.folder, self.core = port, folder, core
        self._parts = folder / "parts.json" if parts else None
        self.database = folder / "load.db"

    def __enter__(self) -> Server:
        mine = os.sched_getaffinity(0)
        if self.core is not None:
            os.sched_setaffinity(0, {self.core})  # the child keeps it
        try:
            self.log = (self.folder / "server.log").open("wb")
            command = [
                sys.executable,
                "-m",
                *(
                    ("lutetia",)
                    if self._parts is None
                    else ("benchmarks.load.serve", str(self._parts))
                ),
                "serve",
                "--port",
                str(self.port),
                "--db",
                str(self.database),
            ]
            # Everybody comes from one address here.
            limits = ("LIMIT", "SOCKETS", "CONNECTIONS", "FRAMES", "SHARE", "RECORDS", "READS")
            environment = {**os.environ, **{f"LUTETIA_{name}": "none" for name in limits}}
            self.process = subprocess.Popen(
                command, stdout=self.log, stderr=subprocess.STDOUT, env=environment
            )
        finally:
            os.sched_setaffinity(0, mine)
        self._wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()

    def _wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise SystemExit(f"the server stopped:\n{self.said()}")
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        self.process.kill()
        raise SystemExit(
            f"the server did not open port {self.port} within {START_SECONDS} s:\n{self.said()}"
        )

    def said(self, lines: int = 15) -> str:
        """Return the end of what the server printed."""
        return "\n".join(
            (self.folder / "server.log").read_text(errors="replace").splitlines()[-lines:]
        )

    def parts(self) -> dict[str, float]:
        """Return the processor seconds of each part so far, by part and game;
        nothing where they are not watched."""
        if self._parts is None:
            return {}
        self._parts.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        until = time.monotonic() + 10
        while not self._parts.exists() and time.monotonic() < until:
            time.sleep(0.01)
        return dict(json.loads(self._parts.read_text()))

    def use(self) -> Use:
        """Return what it has used so far."""
        cpu = used(self.process.pid)
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        kilobytes = int(status.split("VmRSS:")[1].split()[0])
        return Use(cpu, kilobytes / 1024)


def used(pid: int) -> float:
    """Return the processor seconds that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def sync_seconds(folder: Path, times: int = 100) -> list[float]:
    """Return how long the disk takes to make one small write safe, sorted:
    what no server that keeps its word can beat."""
    out = []
    with (folder / "sync").open("wb") as file:
        for _ in range(times):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            out.append(time.perf_counter() - began)
            time.sleep(0.002)
    return sorted(out)
