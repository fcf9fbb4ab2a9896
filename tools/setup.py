"""`make TASK`: makes what is missing (virtual environment, packages, client, Chromium), once, and runs the task.

Standard library only. Each piece of work leaves a stamp named by a hash of what it was made from, so that nothing is
done twice and nothing stale is kept.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
CANDIDATES = ("python3", "python3.13", "python3.12", "python3.11", "python3.14", "python")


def young_python() -> str:
    """Return a Python of 3.11 or newer: this one, or another on the path."""
    if sys.version_info >= OLDEST:
        return sys.executable
    for name in CANDIDATES:
        path = shutil.which(name)
        test = "import sys; sys.exit(sys.version_info < (3, 11))"
        if (
            path
            and subprocess.call(
                [path, "-c", test], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            == 0
        ):
            return path
    sys.exit(
        "Lutetia needs Python 3.11 or newer, and here is only {}.{}.".format(*sys.version_info[:2])
    )


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        os.execv(young_python(), [young_python(), *sys.argv])
    from tasks import main

    sys.exit(main(sys.argv[1:]))
