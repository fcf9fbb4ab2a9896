"""Vital hexes are those without which no city is reached: each is taken away in turn (PC4.1)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from lutetia.engine.bits import to_signed
from lutetia.games.connection.material import CITY_SET, NEAR_SET, WORDS, H
from lutetia.games.connection.rules import connectivity
from lutetia.games.connection.state import LAYOUT


def members(words: Sequence[int]) -> set[int]:
    return {at for at in range(H) if words[at // 64] >> at % 64 & 1}


BESIDE = [members([int(NEAR_SET[at * WORDS + word]) for word in range(WORDS)]) for at in range(H)]
CITIES = members([int(word) for word in CITY_SET])


def reaches(starts: set[int], room: set[int], without: int) -> bool:
    left, seen = [at for at in starts & room if at != without], set[int]()
    while left:
        at = left.pop()
        if at in CITIES:
            return True
        if at not in seen:
            seen.add(at)
            left += [one for one in BESIDE[at] if one in room and one != without]
    return False


def test_a_map_is_cleared_whole() -> None:
    st = LAYOUT.zero_fields()
    for name in ("vital", "near", "looked", "reached", "step", "after", "path"):
        run = getattr(st, name)
        run[:] = [1] * len(run)
    buffer = LAYOUT.pack(st)
    connectivity.clear_map(buffer[0])
    after = LAYOUT.unpack(buffer)
    for name in ("vital", "near", "looked", "reached", "step", "after", "path"):
        assert not any(getattr(after, name)), name


@pytest.mark.parametrize("seed", range(10))
def test_vital_hexes_are_those_without_which_there_is_no_way(seed: int) -> None:
    dice, met = random.Random(seed), 0
    for _ in range(40):
        buffer = LAYOUT.allocate(1)
        connectivity.clear_map(buffer[0])
        st = LAYOUT.unpack(buffer)
        room = members(st.room)
        start = dice.choice(sorted(room - CITIES))
        closed = {at for at in room if at != start and dice.random() < 0.4}
        left = room - closed
        for word in range(WORDS):
            st.room[word] = to_signed(sum(1 << at % 64 for at in left if at // 64 == word))
            st.near[word] = int(NEAR_SET[start * WORDS + word])
        buffer = LAYOUT.pack(st)
        connectivity.find_articulation(buffer[0], 0)
        found = members(LAYOUT.unpack(buffer).vital)
        if reaches(BESIDE[start], left, -1):
            assert found == {at for at in left if not reaches(BESIDE[start], left, at)}
            met += len(found) > 0
        else:
            assert not found
    assert met > 0
