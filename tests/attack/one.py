"""``python -m tests.attack.one <name> <port> <seconds> <seed> [<most>]``: one attack, in a process
of its own; prints what it counted.

``most`` ends it as soon as so many frames and requests are sent.
"""

from __future__ import annotations

import json
import os
import sys
import time
from random import Random

from tests.attack.attacks import load
from tests.attack.wire import LOST, Target


def main() -> None:
    """Attack until the time is up."""
    name, port, seconds, seed = sys.argv[1:5]
    most = int(sys.argv[5]) if len(sys.argv) > 5 else sys.maxsize
    os.nice(5)  # a stranger's machine takes no time from the server's
    attack = load()[name]
    target = Target(int(port), time.monotonic() + float(seconds), Random(f"{name}/{seed}"))
    while target.goes_on() and target.counts["requests"] + target.counts["frames"] < most:
        try:
            attack(target)
        except LOST as error:
            target.counts[f"turned away: {type(error).__name__}"] += 1
            time.sleep(0.1)
    print(json.dumps(target.counts))


if __name__ == "__main__":
    main()
