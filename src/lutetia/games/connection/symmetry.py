"""The six companies are alike but for where they lie: what the inputs of a net become when they
change places, so that learning sees each position in several ways."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from lutetia.games.connection.feature_numbers import (
    A_COMPANY,
    A_RIVAL,
    BUILDING,
    EDGES,
    HELD,
    N_FEATURES,
    N_INPUTS,
    RIVAL,
    RIVAL_HELD,
)
from lutetia.games.connection.material import MAX_SEATS, C

Numbers = list[int]

N_ORDERS: Final = 48
"""How many of the 720 orders are used, from all over their list."""


def reordered(order: Numbers) -> Numbers:
    """Return what each input becomes when company ``c`` is called ``order[c]``."""
    made = list(range(N_INPUTS))
    blocks = [(0, A_COMPANY), (BUILDING, EDGES)]
    blocks += [(RIVAL + at * A_RIVAL + RIVAL_HELD, HELD) for at in range(MAX_SEATS - 1)]
    for first, width in blocks:
        for company in range(C):
            for i in range(width):
                made[first + company * width + i] = first + order[company] * width + i
    return made


def symmetries() -> tuple[list[Numbers], list[Numbers]]:
    """Return for `N_ORDERS` orders of the companies, of which the first changes nothing, what each
    input and each feature becomes; the number after the last feature stands for none."""
    all_ = list(permutations(range(C)))
    orders = all_[:: len(all_) // N_ORDERS]
    return [reordered(list(order)) for order in orders], [list(range(N_FEATURES + 1))] * N_ORDERS
