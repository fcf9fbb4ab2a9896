"""The tasks of the Makefile, one function each."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import client
import house
from steps import ROOT, Trouble, say


def run(command: Sequence[str | Path], env: dict[str, str] | None = None) -> int:
    """Run ``command`` in sight and return its exit status."""
    sys.stdout.flush()
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, env={**os.environ, **(env or {})}, check=False
    ).returncode


def lutetia(*words: str) -> list[str | Path]:
    """Return the command line of our own command."""
    return [house.PYTHON, "-m", "lutetia", *words]


def play() -> int:
    """Set up and serve; the server compiles what it needs and says how far it is."""
    port = os.environ.get("PORT", "8000")
    _port_is_free(port)
    house.packages()
    house.built_client()
    command = [str(word) for word in lutetia("serve", "--port", port)]
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(command[0], command)


def _port_is_free(port: str) -> None:
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise Trouble(f"PORT={port}: a port is a number from 1 to 65535.")
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", int(port)))
        except PermissionError:
            raise Trouble(f"Port {port} is not open to you. Try `make play PORT=8000`.") from None
        except OSError:
            other = int(port) % 65535 + 1
            raise Trouble(
                f"Port {port} is in use: Lutetia may be running already. Another one: `make play PORT={other}`."
            ) from None


# --- checks and tests ---------------------------------------------------------------------------------------------


def _checks() -> list[tuple[str, list[str | Path], Path, dict[str, str]]]:
    node = house.node()
    web = client.WEB
    return [
        ("ruff", [house.BIN / "ruff", "check", "--quiet"], ROOT, {}),
        ("ruff format", [house.BIN / "ruff", "format", "--check", "--quiet"], ROOT, {}),
        ("mypy", [house.PYTHON, "-m", "mypy"], ROOT, {}),
        ("import-linter", [house.BIN / "lint-imports"], ROOT, {}),
        ("svelte-check", [*node.npm, "run", "--silent", "check"], web, node.env()),
        ("client's imports, dead code", [*node.npm, "run", "--silent", "lint"], web, node.env()),
        ("vitest", [*node.npm, "run", "--silent", "test"], web, node.env()),
    ]


def _check(job: tuple[str, list[str | Path], Path, dict[str, str]]) -> str | None:
    name, command, cwd, env = job
    begin = time.monotonic()
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env={**os.environ, **env}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    said = (
        f"  {name}: {'ok' if done.returncode == 0 else 'FAILED'}, {time.monotonic() - begin:.0f} s"
    )
    if done.returncode != 0:
        said += "\n" + done.stdout.decode(errors="replace").rstrip()
    say(said)
    return None if done.returncode == 0 else name


def _run_checks() -> list[str]:
    client.packages(house.node())
    say("checks")
    with ThreadPoolExecutor(max_workers=2) as pool:
        return [name for name in pool.map(_check, _checks()) if name]


def lint() -> int:
    """Run the checks only."""
    house.packages("dev")
    house.built_client()  # its weight is checked
    return 1 if _run_checks() else 0


def test() -> int:
    """Run the checks, then pytest; its closing line comes last."""
    try:
        house.packages("dev", "bench")
    except Trouble:
        house.packages("dev")
        say(
            "  (the packages for benchmarks are not to be had for this Python: the tests that need them are skipped)"
        )
    house.built_client()
    house.proxies()
    browser = os.environ.get("BROWSER", "1") != "0"
    env = {"LUTETIA_CHROMIUM": house.chromium(), **house.playwright()} if browser else {}
    failed = _run_checks()
    # Compiled once here, the rules are read from the cache by every test process.
    if run(lutetia("warmup")) != 0:
        failed.append("warmup")
    if failed:
        say(
            f"FAILED so far: {', '.join(failed)}. The tests run all the same, and `make test` will end with an error."
        )
    words = shlex.split(os.environ.get("ARGS", ""))
    select = [] if browser else ["-m", "not browser"]
    workers = (
        # In the order of the folders: few long tests at the end would leave one core without work.
        ["-n", str(min(4, os.cpu_count() or 1)), "--dist", "loadfile", "--no-loadscope-reorder"]
        if not {"-n", "--pdb", "-s"} & set(words)
        else []
    )
    code = run([house.PYTHON, "-m", "pytest", *workers, *select, *words], env)
    if code == 1 and os.environ.get("CI"):
        # Browsers, servers and compilers share two cores there: what fails twice is broken, what fails once is named above.
        say("The tests that failed, once more and one after another:")
        code = run([house.PYTHON, "-m", "pytest", "--last-failed", *select, *words], env)
    return code or (1 if failed else 0)


def mutants() -> int:
    """Put small faults into the rules, one after another, and say which of them no test notices."""
    house.packages("dev")
    return run([house.PYTHON, "-m", "tests.mutants", *shlex.split(os.environ.get("ARGS", ""))])


# --- the rest -----------------------------------------------------------------------------------------------------


def warmup() -> int:
    """Compile the rules."""
    house.packages()
    return run(lutetia("warmup"))


def bench() -> int:
    """Measure the rules and the search."""
    house.packages("dev", "bench")
    return run([house.PYTHON, "-m", "benchmarks", *shlex.split(os.environ.get("ARGS", ""))])


def load() -> int:
    """Measure the server under load."""
    house.packages("dev", "bench")
    house.built_client()
    return run([house.PYTHON, "-m", "benchmarks.load", *shlex.split(os.environ.get("ARGS", ""))])


def attack() -> int:
    """Attack a server of our own and say how long an honest player waits."""
    house.packages("dev")
    house.built_client()
    if run(lutetia("warmup")) != 0:
        return 1
    return run([house.PYTHON, "-m", "tests.attack", *shlex.split(os.environ.get("ARGS", ""))])


def pictures() -> int:
    """Take pictures of every page in every size, language and scheme, to be looked at."""
    house.packages("dev")
    house.built_client()
    if run(lutetia("warmup")) != 0:
        return 1
    env = {"LUTETIA_CHROMIUM": house.chromium(), **house.playwright()}
    words = shlex.split(os.environ.get("ARGS", ""))
    return run([house.PYTHON, "-m", "tests.browser.sheet", *words], env)


def web() -> int:
    """Build the client."""
    house.built_client()
    say(f"The client is built: {client.STATIC.relative_to(ROOT)}")
    return 0


def clean() -> int:
    """Remove what was built; what a person made (databases) and .venv stay."""
    gone = [
        client.STATIC,
        client.WEB / "node_modules",
        *(ROOT / name for name in ("build", "dist", ".setup", "artifacts")),
    ]
    gone += [ROOT / f".{name}_cache" for name in ("pytest", "mypy", "ruff", "import_linter")] + [
        ROOT / ".hypothesis"
    ]
    for folder in ("src", "tests", "tools", "benchmarks"):
        gone += [*(ROOT / folder).rglob("__pycache__")]
    for path in gone:
        shutil.rmtree(path, ignore_errors=True)
    say("Removed what was built. The virtual environment .venv and your databases are still there.")
    return 0


TASKS: dict[str, Callable[[], int]] = {
    "play": play, "test": test, "lint": lint, "bench": bench, "load": load, "warmup": warmup, "web": web, "clean": clean,
    "mutants": mutants, "attack": attack, "pictures": pictures,
}  # fmt: skip


def main(words: list[str]) -> int:
    """Run the task named on the command line."""
    if len(words) != 1 or words[0] not in TASKS:
        say(f"usage: python3 tools/setup.py {' | '.join(TASKS)}")
        return 2
    try:
        return TASKS[words[0]]()
    except Trouble as trouble:
        say(f"\n{trouble}")
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
