"""Pieces of work spread over processes, of which some die."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from lutetia.ai import spread
from lutetia.ai.spread import SpreadError, over_processes
from lutetia.engine.errors import LutetiaError

DEADLY = 3


def squared(marks: Path, deaths: int, piece: int) -> int:
    """Square ``piece``; over one of them so many processes die before."""
    if piece == DEADLY and len([*marks.iterdir()]) < deaths:
        (marks / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def refused(piece: int) -> int:
    raise LutetiaError(f"not {piece}")


class TwoWords(Exception):
    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} {other}")


def unpicklable(piece: int) -> int:
    raise TwoWords("not", str(piece))


@pytest.mark.parametrize("deaths", [0, 1, 2])
def test_a_process_that_dies_changes_nothing(tmp_path: Path, deaths: int) -> None:
    with over_processes(2) as over:
        assert [*over(partial(squared, tmp_path, deaths), range(20))] == [n * n for n in range(20)]
        assert len([*tmp_path.iterdir()]) == deaths
        assert [*over(abs, [-1, -2])] == [1, 2], "the new ones go on"


def test_a_piece_over_which_each_process_dies_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spread, "RETRIES", 2)
    with over_processes(2) as over, pytest.raises(SpreadError, match="died 3 times"):
        list(over(partial(squared, tmp_path, 100), range(8)))
    assert len([*tmp_path.iterdir()]) == 3


def test_what_the_work_raises_is_raised() -> None:
    with over_processes(2) as over, pytest.raises(LutetiaError, match="not 7"):
        list(over(refused, [7]))


def test_an_error_that_cannot_be_handed_back_is_told() -> None:
    with over_processes(2) as over, pytest.raises(SpreadError, match="TwoWords: not 7"):
        list(over(unpicklable, [7]))
