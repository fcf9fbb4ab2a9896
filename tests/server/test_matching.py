"""Who is brought together, against trying every group."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from lutetia.server.seeks.matching import Seek, fit, match
from lutetia.table.seating import Player


def seek(n: int, players: list[int], pace: str | None, fall: str, who: int) -> Seek:
    person = Player(f"p{who}", f"Person {who}")
    return Seek(f"s{n}", person, "connection", players, pace, fall, float(n))  # type: ignore[arg-type]


kinds = st.tuples(
    st.lists(st.integers(3, 6), min_size=1, max_size=3, unique=True),
    st.sampled_from([None, "live", "daily"]),
    st.sampled_from(["loss", "keeper"]),
    st.integers(0, 7),
)


@given(st.lists(kinds, min_size=1, max_size=9))
def test_a_group_is_found_whenever_there_is_one(drawn: list[tuple[list[int], str, str, int]]):
    seeks = [seek(n, *kind) for n, kind in enumerate(drawn)]
    new, waiting = seeks[-1], seeks[:-1]
    found = match(new, waiting)
    fitting = [
        group
        for number in new.players
        for group in combinations(waiting, number - 1)
        if all(number in one.players for one in group)
        and all(fit(one, other) for one, other in combinations([*group, new], 2))
    ]
    assert (found is None) == (not fitting)
    if found is not None:
        most = max(len(group) for group in fitting)
        largest = [list(group) for group in fitting if len(group) == most]
        assert found == [*min(largest, key=lambda group: [one.since for one in group]), new]


def test_nobody_plays_themselves_or_at_another_pace():
    one = seek(0, [2], "live", "keeper", 0)
    assert match(seek(1, [2], "live", "keeper", 0), [one]) is None
    assert match(seek(1, [2], None, "keeper", 1), [one]) is None
    assert match(seek(1, [2], "live", "loss", 1), [one]) is None
    other = seek(1, [2], "live", "keeper", 1)
    assert match(other, [one]) == [one, other]


def test_what_happens_when_time_is_up_is_no_matter_without_a_clock():
    one, other = seek(0, [2], None, "keeper", 0), seek(1, [2], None, "loss", 1)
    assert match(other, [one]) == [one, other]
