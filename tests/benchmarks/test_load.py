"""The load generator: what it counts, when it moves, and a small run against a real server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from benchmarks.load.timing import Tally, percentile, spread

ROOT = Path(__file__).parents[2]


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert percentile(values, 0.5) == 50
    assert percentile(values, 0.99) == 99
    assert percentile(values, 0.999) == 100
    assert percentile([3.0], 0.5) == 3
    assert spread([0.001, 0.002, 0.003]).split() == ["2.00", "3.00", "3.00", "3.00"]
    assert "nan" in spread([])


def test_a_table_moves_only_when_all_its_sockets_know_whose_turn_it_is() -> None:
    pytest.importorskip("picows")
    from benchmarks.load.people import Choice, Info, Message, Played, SeatSocket, Turn

    class Silent(SeatSocket):
        def send(self, message: dict) -> None:
            sent.append(message)

    sent: list[dict] = []
    table = Played(Tally(on=True), Random(1))
    table.sockets = [Silent(table, seat) for seat in range(2)]

    def tell(seat: int, version: int, mine: bool) -> None:
        turn = Turn(to_act=0, mine=mine, legal=[Choice("build louvre/red")] if mine else [])
        table.heard(
            table.sockets[seat],
            Message("update", version=version, table=Info("playing"), turn=turn),
            now=1e9,
        )

    assert not table.move()
    tell(0, 5, mine=True)
    assert not table.move()  # the other socket has not heard of version 5
    tell(1, 5, mine=False)
    assert table.move()
    assert sent == [
        {"type": "act", "id": "m1", "version": 5, "seat": 0, "action": "build louvre/red"}
    ]
    assert not table.move()  # not answered yet
    table.heard(table.sockets[0], Message("ack", version=7, id="m1"), now=1e9)
    tell(0, 7, mine=True)
    tell(1, 7, mine=False)
    tell(1, 7, mine=False)  # somebody went away: no new version, no view to wait for
    assert (len(table.tally.acks), len(table.tally.told)) == (1, 2)
    assert table.move()
    table.heard(table.sockets[0], Message("refused", id="m2", code="stale"), now=1e9)
    assert table.tally.refused == {"stale": 1}


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="pins processes to cores")
def test_a_small_load_on_a_real_server(tmp_path: Path) -> None:
    pytest.importorskip("picows")
    out = tmp_path / "load.json"
    command = [
        sys.executable,
        "-m",
        "benchmarks.load",
        "--tables",
        "3",
        "--seconds",
        "2",
        "--rate",
        "3",
        "--ahead",
        "6",
        "--parts",
    ]
    done = subprocess.run(
        [*command, "--port", "8198", "--folder", str(tmp_path), "--json", str(out)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(out.read_text())
    assert found["acked"] == found["moves"] > 0
    assert found["refused"] == {}
    assert found["closed"] == 0
    assert sum(found["games"].values()) == found["moves"]
    assert found["parts"]["storage"] > 0
    for game, n in found["games"].items():
        assert n > 0
        for part in ("views", "execute"):
            assert found["parts"][f"{part} {game}"] > 0
    assert "us a move in-process" in done.stdout
    assert "move sent to ack received" in done.stdout
