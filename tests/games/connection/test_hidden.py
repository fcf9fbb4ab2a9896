"""What a seat cannot know is dealt again exactly as likely as it is (PC9.1, PC9.3): against every
possible deal, counted one by one."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

import pytest

from lutetia.engine.kernel import COMPILED
from lutetia.engine.rng import make_rng
from lutetia.games import record as records
from tests.games.connection.deals import chances
from tests.games.connection.helpers import GAME, position, run

rule = pytest.mark.rule
ENDED = Path(__file__).parents[2] / "golden" / "connection" / "complete_five_players.toml"
TRIES = 12_000 if COMPILED else 1_500

THREE = {
    "green": {"blue": 4, "red": 6},
    "orange": {"blue": 3, "yellow": 2, "red": 2, "purple": 1, "black": 1, "brown": 1},
    "rose": {"blue": 3, "yellow": 3, "red": 1, "black": 3},
}
TRADES = ["return blue", "take brown 1", "return yellow", "take purple 2", "return black",
    "take purple 1"] + [
    "return brown", "take blue 1", "return yellow", "take purple 1", "return black", "take yellow 1"
]  # fmt: skip


def dreams(state, viewer: int, tries: int):
    """Yield hands of all seats as ``viewer`` could believe them."""
    for seed in range(tries):
        buffer = state.buffer()
        GAME.entry_points.resample(buffer, viewer, make_rng(seed, 17))
        yield GAME.layout.unpack(buffer)


def known(state, viewer: int) -> tuple[list[int], tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return net takings of all, how many of each company were dealt to the others together, and
    what their returns have shown of it."""
    st = state.fields
    net = [took - gave for took, gave in zip(st.took, st.gave, strict=True)]
    others = [seat for seat in range(st.players) if seat != viewer]
    dealt = tuple(sum(st.hand[s * 6 + c] - net[s * 6 + c] for s in others) for c in range(6))
    return net, dealt, tuple(tuple(st.floor[s * 6 : s * 6 + 6]) for s in others)


@rule("PC9.1")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_each_deal_comes_as_often_as_it_is_likely(viewer):
    state = run(position(players=3, hand=THREE), *TRADES)
    net, dealt, floors = known(state, viewer)
    exact = chances(dealt, 10, floors)
    others = [seat for seat in range(3) if seat != viewer]
    seen = Counter(
        tuple(tuple(st.hand[s * 6 + c] - net[s * 6 + c] for c in range(6)) for s in others)
        for st in dreams(state, viewer, TRIES)
    )
    assert set(seen) <= set(exact), "a deal that cannot be"
    rare = [table for table, share in exact.items() if share * TRIES < 5]
    groups = [[table] for table in exact if table not in set(rare)] + ([rare] if rare else [])
    wanted = [float(sum(exact[table] for table in group)) * TRIES for group in groups]
    chi = sum(
        (sum(seen[table] for table in group) - want) ** 2 / want
        for group, want in zip(groups, wanted, strict=True)
    )
    free = len(groups) - 1
    assert free > 20
    assert abs(chi - free) < 5 * math.sqrt(2 * free), (chi, free)


def test_dealing_the_rest_like_cards_would_not_do():
    """Without dropping any deal the chances differ, so that the comparison above can fail."""
    state = run(position(players=3, hand=THREE), *TRADES)
    _, dealt, floors = known(state, 0)
    exact = chances(dealt, 10, floors)
    shown = tuple(sum(column) for column in zip(*floors, strict=True))
    rest = tuple(n - low for n, low in zip(dealt, shown, strict=True))
    assert {sum(low) for low in floors} == {2}
    for table, share in chances(rest, 8, ((0,) * 6,) * 2).items():
        whole = tuple(
            tuple(m + low for m, low in zip(hand, floor, strict=True))
            for hand, floor in zip(table, floors, strict=True)
        )
        exact[whole] -= share
    assert sum(map(abs, exact.values())) > 0.2


@rule("PC9.2")
def test_what_is_open_stays():
    state = run(
        position(hand={"green": {"red": 8}, "orange": {"blue": 4, "red": 4}}),
        "return red",
        "take blue 2",
        "return blue",
    )
    for viewer in (-1, 0, 1, 2, 3):
        seat = None if viewer < 0 else viewer
        for st in dreams(state, viewer, 40):
            assert GAME.view(st, seat) == GAME.view(state.fields, seat)
            assert min(st.hand) >= 0


@rule("PC9.1", "PC1.5")
def test_while_shares_are_dealt_the_bag_is_unknown_too():
    state = position(
        players=3,
        phase="deal",
        hand={"green": {"blue": 10}, "orange": {"red": 10}, "rose": {"black": 4}},
    )
    stocks = set()
    for st in dreams(state, 0, 60):
        assert st.hand[:6] == [10, 0, 0, 0, 0, 0]
        assert (sum(st.hand[6:12]), sum(st.hand[12:18])) == (10, 4)
        assert all(st.stock[c] + sum(st.hand[c::6]) == 31 for c in range(6))
        stocks.add(tuple(st.stock))
    assert len(stocks) > 20


@rule("PC9.3")
def test_known_hands_are_dealt_at_once():
    """One company alone among the shares not shown: there is one deal,
    and it is found without trying."""
    hands = {"green": {"red": 10}, "orange": {"blue": 10}, "rose": {"blue": 10}}
    state = position(players=3, hand=hands)
    for text in [
        "return red",
        "take black 1",
        "return blue",
        "take black 1",
        "return blue",
        "take black 1",
    ] * 5:
        state = state.play(text)
    for st in dreams(state, 0, 20):
        assert st.hand == state.fields.hand


def test_a_view_is_imagined_with_every_company_possible():
    state = run(
        position(hand={"green": {"red": 8}, "orange": {"blue": 4, "red": 4}}),
        "return red",
        "take blue 2",
    )
    seen = {
        tuple(sorted(GAME.determinize(state.view(0), seed).view(1)["seats"][1]["hand"].items()))
        for seed in range(30)
    }
    assert len(seen) > 5


@rule("PC9.1")
def test_once_the_game_is_over_there_is_nothing_left_to_guess():
    state = records.read(ENDED).replay()
    assert state.is_over
    hands = state.fields.hand
    assert all(st.hand == hands for viewer in (-1, 0) for st in dreams(state, viewer, 5))
