"""The virtual environment in .venv and what goes into it: the package, its development tools, a Node, a Chromium."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import client
from steps import ROOT, Trouble, digest, is_stamped, put_stamp, say, step

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PYPI = "Is PyPI within reach? `make` goes on where it stopped."


def project() -> dict[str, object]:
    """Return pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def may_install() -> bool:
    """Return whether Debian's packages can be installed here without asking anybody."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt(label: str, *packages: str) -> None:
    """Install Debian packages."""
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    step(f"{label} (apt-get update)", ["apt-get", "update"], env=env, tries=2)
    step(
        f"{label} (apt-get install)",
        ["apt-get", "install", "-y", "--no-install-recommends", *packages],
        env=env,
        tries=2,
    )


def _runs() -> bool:
    try:
        return (
            subprocess.run(
                [PYTHON, "-m", "pip", "--version"], capture_output=True, check=False, timeout=120
            ).returncode
            == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False


def environment() -> None:
    """Make .venv, unless it is there and runs."""
    if _runs():
        return
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        if not may_install():
            raise Trouble(
                f"This Python cannot make virtual environments. On Debian: `sudo apt install {package}`, then try again."
            )
        apt(package, package)
    again = ["--clear"] if VENV.exists() else []
    step(
        "virtual environment",
        [sys.executable, "-m", "venv", *again, VENV],
        hint="On Debian: `sudo apt install python3-venv`.",
    )


def requirements(*groups: str) -> list[str]:
    """Return the requirements of dependency groups; pip before 25 cannot read them itself."""
    known = project().get("dependency-groups", {})
    assert isinstance(known, dict)
    out: list[str] = []
    for group in groups:
        for entry in known[group]:
            out += requirements(entry["include-group"]) if isinstance(entry, dict) else [entry]
    return out


def packages(*groups: str) -> None:
    """Install the package as it lies here, its needs and ``groups``: what is missing, at once."""
    environment()
    about = project()
    home = (PYTHON.parent.parent / "pyvenv.cfg").read_text(encoding="utf-8")
    base = digest(
        [json.dumps([about["build-system"], about["project"]], sort_keys=True), str(ROOT), home]
    )
    parts: list[tuple[Path, str, list[str]]] = [
        (VENV / ".lutetia-package", base, ["--editable", str(ROOT)])
    ]
    for group in groups:
        wanted = requirements(group)
        parts.append((VENV / f".lutetia-{group}", digest([base, *wanted]), wanted))
    missing = [part for part in parts if not is_stamped(part[0], part[1])]
    if not missing:
        return
    label = f"packages for {', '.join(groups)}" if groups else "lutetia and what it needs"
    _install(label, [word for _, _, words in missing for word in words])
    for path, want, _ in missing:
        put_stamp(path, want)


def _install(label: str, words: list[str]) -> None:
    """Install with uv, in a tenth of the time; with pip where uv cannot be had."""
    pip: list[str | Path] = [
        PYTHON,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ]
    uv: list[str | Path] = [
        PYTHON,
        "-m",
        "uv",
        "--quiet",
        "--native-tls",
        "pip",
        "install",
        "--python",
        PYTHON,
    ]
    env = {"LUTETIA_CLIENT": "skip"}
    try:
        step("uv", [*pip, "uv"])
        step(label, [*uv, *words], env=env)
    except Trouble:
        step(f"{label} (pip)", [*pip, *words], env=env, tries=2, hint=PYPI)


def node() -> client.Node:
    """Return the Node of this machine, or the one of PyPI, installed into .venv."""
    found = client.system_node() or (client.wheel_node(PYTHON) if _runs() else None)
    if found is None:
        environment()
        say("  (no Node 20.19 or newer with npm here: taking the one of PyPI, about 60 MB)")
        step(
            "Node",
            [
                PYTHON,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                client.NODE_WHEEL,
            ],
            tries=2,
            hint=PYPI,
        )
        found = client.wheel_node(PYTHON)
    if found is None:
        raise Trouble(
            "The Node of PyPI does not run on this machine. Install Node 20.19 or newer, with npm, and try again."
        )
    return found


def built_client() -> None:
    """Build the browser client, unless it is built."""
    if not client.is_built():
        client.build(node())


def playwright() -> dict[str, str]:
    """Return the environment in which Playwright runs: with our Node where its own misses a library (libatomic on a bare Debian)."""
    own = subprocess.run(
        [PYTHON, "-m", "playwright", "--version"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    other = None if own.returncode == 0 else shutil.which("node", path=node().path)
    return {"PLAYWRIGHT_NODEJS_PATH": other} if other else {}


SHELL = "chromium-headless-shell"
"""Chromium without windows: the same pages for three quarters of the processor time."""


def chromium() -> str:
    """Return the path of a Chromium, installing Debian's where we may."""
    given = os.environ.get("LUTETIA_CHROMIUM")
    if given:
        if not Path(given).is_file():
            raise Trouble(f"LUTETIA_CHROMIUM names {given}, and there is no such file.")
        return given
    for package in (SHELL, "chromium", ""):
        for name in (
            SHELL,
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ):
            found = shutil.which(name)
            if found:
                return found
        if package and may_install():
            try:
                apt("Chromium", package, "fonts-liberation")
            except Trouble:
                if package != SHELL:
                    raise
    raise Trouble(
        "The browser tests need Chromium. On Debian: `sudo apt install chromium`; elsewhere set LUTETIA_CHROMIUM to its path. "
        "`make test BROWSER=0` runs all the others."
    )


def proxies() -> None:
    """Install Debian's nginx and Caddy where we may; elsewhere the tests of the proxies are left out, which pytest tells at its end."""
    wanted = {"nginx": "/usr/sbin/nginx", "caddy": "/usr/bin/caddy", "openssl": "/usr/bin/openssl"}
    missing = [
        name for name, path in wanted.items() if not (shutil.which(name) or Path(path).is_file())
    ]
    if missing and may_install():
        apt("proxies", *missing)
