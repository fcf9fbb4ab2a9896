"""`python tools/debian.py chromium proxies postgresql nats …`: Debian's programs that tests start,
where they are missing and we may.

Where we may not, tests in the browser say what to install, and those that need another program
are left out (the last lines say so).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there is used; the one without windows takes a quarter less processor time."""


def may_install() -> bool:
    """Return whether Debian's packages can be installed here without asking anybody."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt(*packages: str) -> None:
    """Install Debian packages, or leave with the reason."""
    print(f"  Debian packages: {' '.join(packages)}", flush=True)
    for words in (("update",), ("install", "-y", "--no-install-recommends", *packages)):
        done = subprocess.run(
            ["apt-get", "-qq", *words],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode != 0:
            sys.exit(done.stdout.decode(errors="replace") + f"apt-get {words[0]} has failed.")


def chromium() -> str:
    """Return the path of a Chromium. Raises LookupError with what to do where there is none."""
    given = os.environ.get("LUTETIA_CHROMIUM")
    if given and not Path(given).is_file():
        raise LookupError(f"LUTETIA_CHROMIUM names {given}, and there is no such file.")
    found = given or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        raise LookupError(
            "Tests in the browser need Chromium. On Debian: `sudo apt install chromium`; elsewhere"
            " set LUTETIA_CHROMIUM to its path. `make test BROWSER=0` runs all the others."
        )
    return found


def windowed() -> str | None:
    """Return the path of a Chromium that is whole, with notices and all, or None."""
    given = os.environ.get("LUTETIA_CHROMIUM", "")
    if Path(given).is_file() and "headless" not in given:
        return given
    return next(filter(None, map(shutil.which, CHROMIUM[1:])), None)


def missing(what: str) -> list[str]:
    """Return the packages that ``what`` still needs."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    if what == "proxies":
        return [name for name in ("nginx", "caddy", "openssl") if not shutil.which(name, path=path)]
    if what == "postgresql":
        return [] if any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) else ["postgresql"]
    if what == "nats":
        return [] if shutil.which("nats-server", path=path) else ["nats-server"]
    if what == "systemd":
        return [] if shutil.which("systemd-analyze") else ["systemd"]
    if what == "whole-chromium":
        return [] if windowed() else [CHROMIUM[1]]
    try:
        chromium()
    except LookupError:
        # Playwright's own Node asks for libatomic, which a bare Debian lacks.
        return [CHROMIUM[0], "fonts-liberation", "libatomic1"]
    return []


if __name__ == "__main__":
    packages = [name for what in sys.argv[1:] for name in missing(what)]
    if packages and may_install():
        apt(*packages)
