"""Counts of one game, for tests of what keeps them."""

from __future__ import annotations

from lutetia.explore.tally import SEATS, Cell, Counts, Sums

COUNTS: Counts = {
    Cell(2, "people", "{}", SEATS, "1"): Sums(1, 60, 20, 400),
    Cell(2, "people", "{}", SEATS, "2"): Sums(1, 0, 10, 100),
}
