"""A site whose servers think for no bot: ``lutetia worker`` does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.cluster.site import site
from tests.server.client import wait_until
from tests.server.patience import PATIENCE


def test_the_bots_of_a_site_think_in_a_worker(tmp_path: Path) -> None:
    with site(tmp_path) as found:
        process = found.process()
        process.environment |= {"LUTETIA_WORKERS": "0", "LUTETIA_JIT": "0"}
        process.begin()

        def metric(name: str) -> float:
            lines = httpx.get(f"{process.base}/metrics").text.splitlines()
            return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

        ana = process.person("Ana")
        ana.table(2, bots="greedy", sit=False)
        wait_until(lambda: metric("lutetia_bots_waiting") == 1, "no bot waits")
        assert metric("lutetia_bots_places") == 0
        with ana.line(ana.table(2, bots="random")) as line:
            log = tmp_path / "worker.log"
            with log.open("ab") as output:
                worker = subprocess.Popen(
                    [sys.executable, "-m", "lutetia", "worker", "--cluster", found.bus.address],
                    stdout=output,
                    stderr=output,
                    env={
                        **os.environ,
                        **found.bus.environment,
                        "LUTETIA_JIT": "0",
                        "LUTETIA_WORKERS": "2",
                    },
                )
            try:
                for _ in range(3):
                    line.mine()
                    line.act()
                line.mine()
                assert metric("lutetia_bots_places") == 2
                worker.send_signal(signal.SIGTERM)
                assert worker.wait(PATIENCE) == 0, log.read_text()
                wait_until(lambda: metric("lutetia_bots_places") == 0, "the worker still counts")
            finally:
                if worker.poll() is None:
                    worker.kill()
