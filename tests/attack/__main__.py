"""``make attack``: every attack for a while, many malformed requests and frames, many kills;
prints the figures.

``python -m tests.attack --seconds 20 --malformed 1000000 --kills 200``.
Exits with 1 when an aim is missed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.attack.attacks import load
from tests.attack.siege import HEAD, Found, siege
from tests.server.kills import kill_again_and_again
from tests.server.process import FREE

MAX_SECONDS, MAX_MALFORMED, MAX_KILLS = 300, 5_000_000, 1000
NOISE = ("malformed_requests", "malformed_frames", "malformed_handshakes")
AIM = 100.0
"""Milliseconds that 99 of 100 waits of the honest player stay below."""


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    parser.add_argument("--only", help="attacks whose names contain this")
    parser.add_argument("--malformed", type=int, default=20_000, help="requests and frames in all")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not (
        0 < asked.seconds <= MAX_SECONDS
        and 0 <= asked.malformed <= MAX_MALFORMED
        and 0 <= asked.kills <= MAX_KILLS
    ):
        parser.error(f"at most {MAX_SECONDS} s, {MAX_MALFORMED} malformed, {MAX_KILLS} kills")
    return asked


def show(found: Found) -> bool:
    """Print a line; return whether nothing failed."""
    print(found.row(), flush=True)
    for what, n in sorted(found.counts.items()):
        if what.startswith("5"):
            print(f"    {n} answers with {what}")
    for failure in found.failures[:5]:
        print(f"    honest player: {failure}")
    return not (found.errors or found.tracebacks or found.failures)


def main() -> int:
    """Attack and print."""
    asked = arguments()
    names = [name for name in sorted(load()) if not asked.only or asked.only in name]
    good, slow = True, []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        print(HEAD)
        with siege(folder) as found:
            show(found.calm(min(asked.seconds, 20.0)))
            for name in names:
                if name in NOISE:
                    continue
                result = found.attack(name, asked.seconds, asked.seed)
                good &= show(result)
                if result.wait(0.99) > AIM:
                    slow.append(name)
        if asked.malformed:
            print("without limits, so that every one is looked at:")
            with siege(folder, FREE) as found:
                for part, name in enumerate(NOISE):
                    most = asked.malformed * (3, 4, 3)[part] // 10
                    good &= show(found.attack(name, 7200.0, asked.seed, most))
        if asked.kills:
            begin = time.monotonic()
            acked = kill_again_and_again(folder, asked.kills, asked.seed)
            print(
                f"{asked.kills} kills in {time.monotonic() - begin:.0f} s: "
                f"{acked} acknowledged moves,"
                " none lost, none doubled"
            )
    load_ = os.getloadavg()[0]
    print(f"p99 above {AIM:.0f} ms: {', '.join(slow) or 'never'} (load average {load_:.1f})")
    return 0 if good and not slow else 1


if __name__ == "__main__":
    sys.exit(main())
