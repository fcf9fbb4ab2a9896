"""The kernels `points` and `tiebreak`, which the search asks,
put seats in the order of the outcome, which people are shown."""

from __future__ import annotations

import pytest

import lutetia
from lutetia.engine.outcome import rank
from lutetia.games import OURS
from lutetia.games.record import parse
from tests.contract.conftest import GAMES, tables, walk
from tests.golden.test_golden import FILES


def kernel_ranks(state):
    """Return the place of each seat by the kernels alone."""
    entry_points, buffer = state.game.entry_points, state.buffer()
    seats = range(state.players)
    return rank(
        [
            (int(entry_points.points(buffer, s)), int(entry_points.tiebreak(buffer, s)))
            for s in seats
        ]
    )


def ties(state):
    """Return whether several seats have the most points, and whether the outcome parts them."""
    end = state.outcome
    return end.scores.count(max(end.scores)) > 1, len(end.winners) == 1


@pytest.mark.parametrize("name", lutetia.GAMES)
@pytest.mark.rule("PP8.6", "LC6.6", "PA11.9", "PC8.4")
def test_whole_games_end_in_the_order_of_the_kernels(name):
    for game, players, options in tables():
        if game == name:
            for seed in range(GAMES):
                *_, end = walk(lutetia.game(name), players, options, seed)
                assert kernel_ranks(end) == end.outcome.ranks, (players, options, seed)
                buffer = end.buffer()
                totals = [
                    int(end.game.entry_points.points(buffer, seat)) for seat in range(players)
                ]
                assert totals == list(end.outcome.scores)


@pytest.mark.parametrize("name", OURS)
@pytest.mark.rule("PP8.7", "PP8.8", "LC6.6", "LC6.7", "PA11.9", "PA11.10", "PA11.11", "PC8.5")
def test_ties_are_decided_in_the_order_of_the_kernels(name):
    """The golden games hold every kind of tie that the rules know."""
    met = set()
    for path in FILES:
        if path.parent.name == name:
            end = parse(path.read_text(encoding="utf-8")).replay()
            if end.is_over:
                assert kernel_ranks(end) == end.outcome.ranks, path.stem
                met.add(ties(end))
    parted = {(True, True)} if name != "connection" else set()  # PC8.5: several winners
    assert met == {(False, True), (True, False)} | parted
