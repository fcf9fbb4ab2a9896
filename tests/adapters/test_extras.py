"""An adapter whose library is not installed says how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
sys.modules[sys.argv[2]] = None  # as if it were not installed
try:
    __import__(f"lutetia.adapters.{sys.argv[1]}")
except ModuleNotFoundError as error:
    print(error.name, error)
"""


@pytest.mark.parametrize(
    ("adapter", "package"),
    [
        ("gymnasium", "gymnasium"), ("pettingzoo", "gymnasium"), ("pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_with_the_extra_that_brings_it(adapter: str, package: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, adapter, package],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == (
        f"{package} lutetia.adapters.{adapter} needs packages that are not installed ({package}): "
        f"pip install 'lutetia[{adapter}]'\n"
    )
