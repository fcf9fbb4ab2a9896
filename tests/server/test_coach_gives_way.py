"""A report takes what is left of the processors; where that is too little, a low priority does."""

from __future__ import annotations

import itertools
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

import pytest

from lutetia.server.coach import giving_way
from lutetia.server.coach.giving_way import LOOK, PATIENCE, do_with_what_is_left, worked
from tests.server.forks import Forks

LAST = b"made\n"
ME = os.getpid()


@pytest.fixture
def out(tmp_path: Path) -> Iterator[BinaryIO]:
    """Where the result goes."""
    with (tmp_path / "out").open("wb") as file:
        yield file


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks that take no time."""
    monkeypatch.setattr(giving_way, "LOOK", 0.02)


@pytest.fixture(autouse=True)
def enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The copy always seems to have worked, whatever other tests leave to it."""
    seconds = itertools.count()
    monkeypatch.setattr(giving_way, "worked", lambda _: float(next(seconds)))


@pytest.fixture
def too_little(monkeypatch: pytest.MonkeyPatch, enough: None) -> None:
    """The copy never does."""
    monkeypatch.setattr(giving_way, "worked", lambda _: 7.0)


def said(out: BinaryIO) -> bytes:
    out.flush()
    return Path(out.name).read_bytes()


def in_a_copy() -> bool:
    return os.getpid() != ME


def test_it_is_done_in_a_copy_that_takes_what_is_left(out: BinaryIO, forks: Forks) -> None:
    def work(file: BinaryIO) -> None:
        file.write(b"%d %d\n" % (os.getpid() != ME, os.sched_getscheduler(0)))
        file.write(LAST + bytes(300_000))

    do_with_what_is_left(work, out, LAST)
    assert said(out) == b"1 %d\n" % os.SCHED_IDLE + LAST + bytes(300_000)
    assert os.sched_getscheduler(0) == os.SCHED_OTHER
    assert forks.none_left()


def test_what_it_says_comes_at_once(out: BinaryIO) -> None:
    """Somebody looks at how far it is."""
    read, write = os.pipe()

    def work(file: BinaryIO) -> None:
        file.write(b"1 2\n")
        file.flush()
        os.read(read, 1)
        file.write(LAST)

    class Answering:
        def write(self, part: bytes) -> None:
            told.append(part)
            if len(told) == 1:
                os.write(write, b"!")

        def flush(self) -> None:
            pass

    told: list[bytes] = []
    do_with_what_is_left(work, Answering(), LAST)  # type: ignore[arg-type]
    assert b"".join(told) == b"1 2\n" + LAST


@pytest.mark.usefixtures("too_little")
def test_where_too_little_is_left_it_is_done_here(out: BinaryIO, forks: Forks) -> None:
    def work(file: BinaryIO) -> None:
        file.write(b"1 2\n")
        file.flush()
        if in_a_copy():
            signal.pause()
        file.write(b"2 2\n" + LAST)

    do_with_what_is_left(work, out, LAST)
    assert said(out).removeprefix(b"1 2\n") in (b"2 2\n" + LAST, b"1 2\n2 2\n" + LAST)
    assert forks.none_left()


def test_what_is_as_good_as_done_is_not_begun_again(
    out: BinaryIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = itertools.count()
    monkeypatch.setattr(giving_way, "worked", lambda _: LAST not in said(out) and next(seconds))

    def work(file: BinaryIO) -> None:
        assert in_a_copy()
        for part in (b"1 1\nma", b"de\n"):
            file.write(part)
            file.flush()
        time.sleep(10 * PATIENCE * giving_way.LOOK)
        file.write(b"all")

    do_with_what_is_left(work, out, LAST)
    assert said(out) == b"1 1\n" + LAST + b"all"


def test_who_works_is_let_work(out: BinaryIO) -> None:
    """However little it says."""

    def work(file: BinaryIO) -> None:
        assert in_a_copy()
        time.sleep(5 * PATIENCE * giving_way.LOOK)
        file.write(LAST)

    do_with_what_is_left(work, out, LAST)
    assert said(out) == LAST


def fails() -> None:
    raise MemoryError


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("becomes", [fails, dies])
def test_what_fails_is_not_tried_again(
    becomes: Callable[[], None], out: BinaryIO, forks: Forks
) -> None:
    def work(file: BinaryIO) -> None:
        assert in_a_copy()
        file.write(b"1 2\n")
        becomes()

    with pytest.raises(SystemExit) as ended:
        do_with_what_is_left(work, out, LAST)
    assert ended.value.code == 1
    assert LAST not in said(out)
    assert forks.none_left()


def test_how_long_a_process_has_worked_is_read() -> None:
    before, begun = worked(ME), time.process_time()
    while time.process_time() < begun + 0.1:
        pass
    assert 0.05 < worked(ME) - before < 1.0
    assert 10 / os.sysconf("SC_CLK_TCK") <= LOOK, "a look tells a tenth of a processor"
