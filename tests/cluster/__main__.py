"""``python -m tests.cluster``: a site of two processes on this machine, with a PostgreSQL and a
NATS server of its own that go when it ends."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import threading
from pathlib import Path

from tests.cluster.nats import PASSWORD, program
from tests.cluster.site import site
from tests.server import postgresql

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--port", type=int, default=8000, help="of the first; the others follow")
    asked = parser.parse_args()
    if program() is None or postgresql.program("initdb") is None:
        sys.exit("This needs Debian's packages nats-server and postgresql.")
    end = threading.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: end.set())
    print(
        f"{asked.processes} processes start one after another; the first compiles the rules.",
        flush=True,
    )
    with tempfile.TemporaryDirectory() as name, site(Path(name)) as found:
        for n in range(asked.processes):
            process = found.process()
            process.environment = {
                "LUTETIA_NATS_PASSWORD": PASSWORD, "LUTETIA_BOT_PAUSE": "0.4-0.9",
                "LUTETIA_EAGER": "1",
            }  # fmt: skip
            process.at(asked.port + n)
            process.begin()
            print(f"Lutetia is open at {process.base}", flush=True)
        print("Ctrl+C ends it, and everything that was played.", flush=True)
        end.wait()
        for process in found.processes:
            process.stop()
