"""What a step through the library costs: the programs that are timed, and their table."""

from __future__ import annotations

import pytest
from benchmarks.measure import Sample, Series

import lutetia
from benchmarks import library


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_they_do_so_many_steps(name: str) -> None:
    game = lutetia.game(name)
    for made in (library.plays(game), library.step_after_step(game)):
        sample = made.run(40)
        assert (sample.count, sample.moves) == (40, 40)
        assert sample.cpu > 0
    assert library.KERNELS[name].startswith(f"{name}.")


def test_the_table_has_microseconds_steps_and_the_part_of_the_kernels() -> None:
    def series(speed: float) -> Series:
        return Series(
            "", "", "", lambda n: Sample(n, n, 1, 1), samples=[Sample(100, 100, 100 / speed, 1)]
        )

    text = library.table({"cite": (series(200_000), series(80_000), series(800_000))})
    assert text.splitlines()[1].split() == ["cite", "5.0", "us", "80,000", "10.00%", "1.00"]
