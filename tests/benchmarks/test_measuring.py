"""The clockwork of the benchmarks: rates, ratios, turns, and the programs that are timed."""

from __future__ import annotations

import json

import pytest
from benchmarks.interpreted import Worker
from benchmarks.measure import Sample, Series

from benchmarks import connect_four, measure, openspiel, ours, report, search
from lutetia.engine.kernel import COMPILED


def made(key: str, speeds: list[float], unit: str = "playouts") -> Series:
    samples = [Sample(100, 400.0, 100 / speed, 200 / speed) for speed in speeds]
    return Series(
        key, key, unit, lambda n: Sample(n, 4.0 * n, n / speeds[0], n / speeds[0]), samples=samples
    )


def test_a_rate_is_the_median_and_its_spread_the_largest_over_the_smallest() -> None:
    series = made("one", [10.0, 30.0, 20.0])
    assert series.rate == 20
    assert series.moves == 80
    assert series.spread == 3
    assert series.share == 0.5


def test_a_ratio_is_taken_within_rounds() -> None:
    assert measure.ratio(made("one", [10.0, 40.0, 30.0]), made("other", [5.0, 20.0, 30.0])) == 2


def test_programs_take_turns_and_run_about_as_long_as_asked() -> None:
    turns: list[str] = []

    def counted(key: str, speed: float) -> Series:
        def run(n: int) -> Sample:
            turns.append(key)
            return Sample(n, 0, n / speed, n / speed)

        return Series(key, key, "playouts", run)

    programs = [counted("slow", 3.0), counted("fast", 5e6)]
    measure.interleave(programs, rounds=3, seconds=2.0, tell=lambda what: None)
    assert turns[-6:] == ["slow", "fast"] * 3
    assert all(1.5 <= sample.cpu <= 2.5 for program in programs for sample in program.samples)


def test_the_table_and_the_file_say_what_was_measured(tmp_path) -> None:
    programs = [
        made("connect_four.ours", [4e6, 5e6, 4.5e6]),
        made("connect_four.openspiel", [1e5, 1e5, 1e5]),
        made("connect_four.search.ours", [1e6, 1e6, 1e6], "simulations"),
    ]  # fmt: skip
    text = report.table(programs, [])
    assert "4.5 M" in text
    assert "45x OpenSpiel, same game" in text
    assert "0.222x its own playouts alone" in text
    report.write(tmp_path / "out.json", {"core": 1}, programs, [])
    data = json.loads((tmp_path / "out.json").read_text())
    assert data["programs"][0]["ratios"] == {"OpenSpiel, same game": 45}
    assert len(data["programs"][0]["rounds"]) == 3


@pytest.mark.skipif(not COMPILED, reason="compares compiled with interpreted")
def test_the_interpreted_worker_plays_the_same_games() -> None:
    with Worker() as worker:
        for key in ours.OWN_GAMES:
            assert worker.run(key, 15).moves == ours.playouts_of(key)(15).moves


@pytest.mark.skipif(not COMPILED, reason="slow without a compiler")
def test_our_search_and_playouts_do_what_is_counted() -> None:
    sample = search.searching(connect_four.GAME, simulations=500)(2)
    assert sample.count == 1000
    assert sample.cpu > 0
    sample = ours.mini(connect_four.GAME)(50)
    assert 50 * 7 <= sample.moves <= 50 * 42
    sample = ours.listing(games=2)(40)
    assert sample.moves > 40 * 20, "many ways to place buildings and postcards"


@pytest.mark.skipif(openspiel.pyspiel is None, reason="OpenSpiel is not installed")
def test_openspiel_plays_as_many_games_as_asked() -> None:
    run = openspiel.playouts("tic_tac_toe")
    few, many = run(2000), run(40000)
    assert 7 < few.moves / few.count < 8.5
    assert 5 < many.cpu / few.cpu < 80
    assert openspiel.searching("tic_tac_toe", 100)(3).count == 300
