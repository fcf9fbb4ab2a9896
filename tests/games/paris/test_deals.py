"""Dealing again which end-game tiles others took: each deal is as likely as it is (PA10.3)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from lutetia.games.paris.material import ENDS
from tests.games.paris.helpers import GAME, SORTS, position

rule = pytest.mark.rule
DEALS = 2000
WIDE = 5
"""Standard deviations by which a number may differ from what is expected."""

Deal = tuple[str, ...]


def used(*uses: tuple[str, str, int]) -> list[dict[str, Any]]:
    return [{"colour": colour, "end": end, "after": after} for colour, end, after in uses]


def taken(players: int, *takes: tuple[str, str], **fields: Any) -> State:
    """Return a position after these takes, each a colour and a tile."""
    hand: dict[str, list[str]] = {}
    for colour, end in takes:
        hand.setdefault(colour, []).append(end)
    return position(players, takes=[colour for colour, _ in takes], hand=hand, **fields)


def agrees(st: Any, deal: Deal) -> bool:
    """Return whether everybody has taken in ``deal`` what they used by then."""
    uses = [(st.use_seat[i], ENDS[st.use_kind[i]]) for i in range(st.n_uses)]
    for i, use in enumerate(uses):
        takes = [(st.take_seat[at], deal[at]) for at in range(st.use_after[i])]
        if takes.count(use) < uses[: i + 1].count(use):
            return False
    return True


def counted(state: State, seat: int) -> Counter[Deal]:
    """Return every deal that ``seat`` can believe in, with its number of ways to deal twelve tiles
    so: all orders of what was taken in each stretch between two looks, tried one by one."""
    st, data = state.fields, state.to_data()
    hands = {colour: list(ends) for colour, ends in data["hand"].items()}
    true = [hands[colour].pop(0) for colour in data["takes"]]
    stretches: list[list[int]] = [[]]
    for at in range(st.n_takes):
        if st.take_seat[at] == seat:
            stretches.append([])
        else:
            stretches[-1].append(at)
    looking = data["step"] == "take" and st.cur == seat
    left = [] if looking else list((Counter(SORTS) - Counter(true)).elements())
    orders = []
    for stretch in stretches:
        tiles = [true[at] for at in stretch] + (left if stretch is stretches[-1] else [])
        orders.append(Counter(permutations(tiles, len(stretch))))
    out: Counter[Deal] = Counter()
    for dealt in product(*orders):
        deal, ways = list(true), 1
        for stretch, order, n in zip(stretches, dealt, orders, strict=True):
            ways *= n[order]
            for at, end in zip(stretch, order, strict=True):
                deal[at] = end
        if agrees(st, tuple(deal)):
            out[tuple(deal)] += ways
    return out


def deal_of(st: Any) -> Deal:
    """Return the tiles taken, in order; behind them the record is as it was."""
    assert list(st.take_kind)[st.n_takes :] == [-1] * (12 - st.n_takes)
    return tuple(ENDS[st.take_kind[at]] for at in range(st.n_takes))


def resampled(state: State, seat: int, n: int) -> Counter[Deal]:
    out: Counter[Deal] = Counter()
    for seed in range(n):
        buffer = state.buffer()
        GAME.entry_points.resample(buffer, seat, make_rng(seed))
        out[deal_of(GAME.layout.unpack(buffer))] += 1
    return out


def determinized(state: State, seat: int, n: int) -> Counter[Deal]:
    view = state.view(None if seat < 0 else seat, recall=True)
    return Counter(deal_of(GAME.determinize(view, seed).fields) for seed in range(n))


TURNS = taken(
    3,
    ("blue", "wood"), ("green", "marble"), ("red", "gold"),
    ("blue", "bronze"), ("green", "silver"), ("red", "gold-prestige"),
    ("blue", "3-francs"), ("green", "3-francs"), ("red", "3-francs"),
    ("blue", "2-points"), ("green", "1-point"), ("red", "1-point"),
    ending=1,
)  # fmt: skip
"""Red looked after each two takes: who took which of two tiles is open three times."""

ALIKE = taken(
    3, ("blue", "3-francs"), ("blue", "wood"), uses=used(("blue", "3-francs", 2))
)  # fmt: skip

MIXED = taken(
    3,
    ("blue", "3-francs"), ("green", "1-point"), ("blue", "gold"), ("red", "bronze"),
    ("green", "1-point"), ("blue", "3-francs"), ("green", "marble"), ("red", "2-points"),
    ("blue", "wood"), ("green", "silver"),
    uses=used(("blue", "3-francs", 4), ("green", "1-point", 5), ("blue", "3-francs", 9),
              ("green", "silver", 10)),
)  # fmt: skip
"""Tiles that are alike in several stretches, some of them used."""

LOOKING = taken(
    2,
    ("blue", "3-francs"), ("red", "gold"), ("blue", "3-francs"), ("blue", "1-point"),
    uses=used(("blue", "3-francs", 3)), step="take",
)  # fmt: skip


@rule("PA10.3")
def test_either_of_two_tiles_that_are_alike_may_be_the_one_that_was_used():
    """One in each stretch: whoever took neither could not have used it."""
    state = taken(
        3,
        ("blue", "3-francs"), ("green", "wood"), ("red", "marble"),
        ("blue", "3-francs"), ("green", "gold"), ("red", "bronze"),
        uses=used(("blue", "3-francs", 5)),
    )  # fmt: skip
    assert {(deal[0], deal[3]) for deal in resampled(state, 0, 40)} == {
        ("3-francs", "3-francs"),
        ("3-francs", "gold"),
        ("wood", "3-francs"),
    }


CASES = [(TURNS, 0), (ALIKE, 0), (ALIKE, -1), (MIXED, 0), (MIXED, 1), (MIXED, 2), (LOOKING, 0)]


@rule("PA10.3", "PA10.4")
@pytest.mark.parametrize(("state", "seat"), CASES)
def test_every_deal_comes_as_often_as_there_are_ways_to_it(state, seat):
    ways = counted(state, seat)
    assert ways[deal_of(state.fields)]
    for found in (resampled(state, seat, DEALS), determinized(state, seat, DEALS // 2)):
        assert found.keys() <= ways.keys()
        for deal, n in ways.items():
            mean = found.total() * n / ways.total()
            assert abs(found[deal] - mean) <= WIDE * mean**0.5 + 1, (deal, found[deal], mean)


@rule("PA10.3")
def test_what_is_true_comes_no_oftener_than_what_else_is_possible():
    """Of blue's and green's first takes red knows two tiles, so there are two deals of these."""
    first = Counter(deal[0] for deal in resampled(TURNS, 0, DEALS).elements())
    assert set(first) == {"wood", "marble"}
    assert abs(first["wood"] - DEALS / 2) < WIDE * (DEALS / 4) ** 0.5


@rule("PA10.4")
def test_whoever_used_a_tile_has_seldom_another_that_is_like_it():
    """Of 60 ways to take two tiles, one of them 3 francs, 6 are of two that are alike."""
    for found in (resampled(ALIKE, 0, DEALS), determinized(ALIKE, 0, DEALS)):
        assert abs(found["3-francs", "3-francs"] - DEALS / 10) < WIDE * (DEALS * 0.09) ** 0.5


@rule("PA10.4")
def test_where_all_have_used_all_the_deal_is_found_at_once():
    """Twelve uses say all but the order, of which some orders are out."""
    everything = [(("red", "blue", "green")[at % 3], end) for at, end in enumerate(SORTS)]
    uses = used(*((colour, end, at + 1) for at, (colour, end) in enumerate(everything)))
    state = taken(3, *everything, uses=uses, ending=1)
    for seat in (-1, 0, 1, 2):
        assert set(resampled(state, seat, 40)) == {tuple(SORTS)}
