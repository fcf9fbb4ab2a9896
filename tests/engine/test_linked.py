"""Kernels that only kernels call have no machine code of their own, and are compiled once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from numba.core import errors

from lutetia.engine.kernel import _can_link, kernel

INNER = """
from lutetia.engine.kernel import kernel

@kernel
def double(n: int) -> int:
    return n + n

@kernel
def sixfold(n: int) -> int:
    return double(n) * 3

@kernel
def part(n: int) -> int:
    return 60 // n
"""

PROGRAM = """
import sys
from numba.core import event
listener = event.RecordingListener()
event.register("numba:compile", listener)
import {module}
print({module}.{call})
made = [one.data["dispatcher"].__name__ for _, one in listener.buffer if one.is_start]
print(*made)
"""

OUTER = """
import inner
from lutetia.engine.kernel import kernel

@kernel
def more(n: int) -> int:
    return inner.double(n) + inner.sixfold(n)

@kernel
def parts(n: int) -> int:
    return inner.part(n) + inner.part(n + 1)

def by_nothing() -> str:
    try:
        return str(parts(0))
    except ZeroDivisionError as error:
        return str(error)
"""


@kernel
def _half(n: int) -> int:
    return n >> 1


@kernel
def _quarter(n: int) -> int:
    return _half(_half(n))


@kernel
def _again(n: int) -> int:
    return _again(n - 1) if n > 0 else 0


@kernel
def _asks_again(n: int) -> int:
    return _again(n)


def test_only_what_python_calls_is_made_whole():
    assert _quarter(44) == 11
    assert not _half.overloads
    assert _half(44) == 22
    assert len(_half.overloads) == 1


def test_a_kernel_that_calls_itself_is_refused():
    with pytest.raises(errors.TypingError, match="_again: a kernel cannot call itself; use a loop"):
        _asks_again(3)


def test_the_numba_that_we_use_can_link():
    assert _can_link()


def _run(folder: Path, module: str, call: str) -> list[str]:
    """Return what a process of its own says: the result and the kernels that it compiled."""
    program = folder / "program.py"
    program.write_text(PROGRAM.format(module=module, call=call))
    done = subprocess.run(
        [sys.executable, str(program)],
        env={**os.environ, "LUTETIA_CACHE": str(folder / "cache")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_an_error_comes_out_of_what_is_linked(tmp_path):
    (tmp_path / "inner.py").write_text(INNER)
    (tmp_path / "outer.py").write_text(OUTER)
    assert _run(tmp_path, "outer", "parts(2)") == ["50", "parts part"]
    assert _run(tmp_path, "outer", "by_nothing()") == ["integer division by zero", ""]


def test_another_process_links_what_is_kept(tmp_path):
    (tmp_path / "inner.py").write_text(INNER)
    (tmp_path / "outer.py").write_text(OUTER)
    assert _run(tmp_path, "inner", "sixfold(7)") == ["42", "sixfold double"]
    assert _run(tmp_path, "inner", "sixfold(8)") == ["48", ""]
    assert _run(tmp_path, "outer", "more(7)") == ["56", "more sixfold"]
    assert _run(tmp_path, "outer", "more(8)") == ["64", ""]


TWINS = """
from lutetia.engine.kernel import helper, kernel

def twin(step):  # long, so that it stays a function of its own
    lines = ["def twin(n):", "    m = n", "    while n > 0:"]
    for prime in range(3, 60):
        lines += [f"        if n % {prime} == 1:", f"            m += {prime * step}"]
    scope = {}
    exec("\\n".join([*lines, "        n -= 1", "    return m"]), scope)
    return helper(scope["twin"])

of_one, of_two = twin(1), twin(2)

@kernel
def ones(n: int) -> int:
    return of_one(n)

@kernel
def twos(n: int) -> int:
    return of_two(n)

@kernel
def only_ones(n: int) -> int:
    return ones(n)

@kernel
def only_twos(n: int) -> int:
    return twos(n)

@kernel
def both(n: int) -> int:
    return ones(n) * 1000 + twos(n)
"""


def test_code_of_several_processes_is_not_mistaken_for_each_other(tmp_path):
    """Numba counts functions to tell those of one name apart, and each process counts anew."""
    (tmp_path / "twins.py").write_text(TWINS)
    one = int(_run(tmp_path, "twins", "only_ones(9)")[0])
    two = int(_run(tmp_path, "twins", "only_twos(9)")[0])
    assert one < two
    assert _run(tmp_path, "twins", "both(9)") == [str(one * 1000 + two), "both"]


FORKED = """
import os
from numba.core.bytecode import FunctionIdentity
import lutetia.engine.kernel

before = next(FunctionIdentity._unique_ids)
if os.fork() == 0:
    print(next(FunctionIdentity._unique_ids) != before + 1, flush=True)
    os._exit(0)
os.wait()
"""


def test_a_process_that_was_forked_numbers_apart_too():
    done = subprocess.run(
        [sys.executable, "-c", FORKED], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True\n"
