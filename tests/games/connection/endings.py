"""Positions of Paris Connection from which the rules bring no end by themselves."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tests.games.connection.helpers import AROUND_TWO, position, texts

BUILT = ("red", "yellow", "purple", "black")
"""Companies whose boards `closed` builds empty; blue and brown are shut in."""


@cache
def _closed(share: str | None, seat: str) -> dict[str, Any]:
    hands: dict[str, dict[str, int]] = {
        "green": {"blue": 10},
        "orange": {"blue": 10},
        "rose": {"brown": 10},
    }
    if share is not None:
        hands[seat] = {held: n - 1 for held, n in hands[seat].items()} | {share: 1}
    state = position(3, map=AROUND_TWO, hand=hands)
    pick = Random(1)
    while builds := texts(state, "build"):
        state = state.play(pick.choice(builds))
        while lays := [text for text in texts(state, "lay") if text != "lay Marseille"]:
            state = state.play(pick.choice(lays))
        state = state.play("done")
    data: dict[str, Any] = state.to_data()
    return data


def closed(share: str | None = None, seat: str = "rose") -> dict[str, Any]:
    """Return a position for three in which no board that could be built holds a locomotive.

    With ``share``, a company that could be built, ``seat`` holds one share of it; without, nobody
    holds any, so nothing can ever be built again.
    """
    return dict(_closed(share, seat))
