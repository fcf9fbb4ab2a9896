"""Connect four and Hex of the benchmarks: against brute force,
and against OpenSpiel where it is installed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest
from benchmarks.minigame import MiniGame
from benchmarks.search import searched

from benchmarks import connect_four, hex11, openspiel
from lutetia.engine.kernel import COMPILED, zeros
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import make_null_trace

GAMES = (connect_four.GAME, hex11.GAME)
both = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
needs_openspiel = pytest.mark.skipif(openspiel.pyspiel is None, reason="OpenSpiel is not installed")


def legal(game: MiniGame, buffer: Any) -> list[int]:
    out = zeros(game.max_legal + 1)
    return [int(out[i]) for i in range(game.entry_points.legal(buffer, out))]


def random_game(game: MiniGame, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """Yield the box and the actions so far, from the first position to the last."""
    rng, buffer, done = random.Random(seed), game.layout.allocate(1), []
    game.entry_points.setup(buffer, game.players, zeros(1))
    yield buffer, done
    while game.entry_points.to_act(buffer) >= 0:
        action = rng.choice(legal(game, buffer))
        game.entry_points.play(buffer, action, make_null_trace())
        done.append(action)
        yield buffer, done


def connect_four_winner(actions: list[int]) -> int | None:
    grid: dict[tuple[int, int], int] = {}
    for ply, column in enumerate(actions):
        grid[column, sum(c == column for c, _ in grid)] = ply % 2
    for (column, row), seat in grid.items():
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            if all(grid.get((column + k * dx, row + k * dy)) == seat for k in range(4)):
                return seat
    return None


def hex_winner(actions: list[int]) -> int | None:
    for seat in (0, 1):
        mine = {divmod(action, 11) for action in actions[seat::2]}
        reached = {cell for cell in mine if cell[seat] == 0}
        border = list(reached)
        while border:
            row, column = border.pop()
            for dr, dc in ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)):
                cell = (row + dr, column + dc)
                if cell in mine and cell not in reached:
                    reached.add(cell)
                    border.append(cell)
        if any(cell[seat] == 10 for cell in reached):
            return seat
    return None


def by_brute_force(game: MiniGame, actions: list[int]) -> tuple[int | None, list[int]]:
    """Return the winner and what is legal after ``actions``, the slow way."""
    if game.id == "connect_four":
        return connect_four_winner(actions), [
            column for column in range(7) if actions.count(column) < 6
        ]
    return hex_winner(actions), [cell for cell in range(121) if cell not in actions]


@both
def test_every_position_of_random_games_agrees_with_brute_force(game: MiniGame) -> None:
    for seed in range(120 if game.id == "connect_four" else 12):
        for buffer, actions in random_game(game, seed):
            winner, free = by_brute_force(game, actions)
            over = winner is not None or not free
            assert (game.entry_points.to_act(buffer) == -2) == over
            assert [game.entry_points.points(buffer, seat) for seat in (0, 1)] == [
                int(winner == seat) for seat in (0, 1)
            ]
            if over:
                assert all(
                    game.entry_points.refuse(buffer, action) for action in range(game.max_legal)
                )
            else:
                assert legal(game, buffer) == free
                assert game.entry_points.to_act(buffer) == len(actions) % 2
                allowed = [
                    a
                    for a in range(-1, game.max_legal + 1)
                    if game.entry_points.refuse(buffer, a) == 0
                ]
                assert allowed == free


def test_connect_four_can_be_drawn() -> None:
    game = connect_four.GAME
    ends = [
        [game.entry_points.points(buffer, s) for s in (0, 1)]
        for seed in range(3000)
        for buffer, _ in [list(random_game(game, seed))[-1]]
    ]
    assert [0, 0] in ends


@both
@needs_openspiel
def test_the_same_actions_make_the_same_game_in_openspiel(game: MiniGame) -> None:
    theirs = openspiel.pyspiel.load_game(game.openspiel)
    for seed in range(200 if game.id == "connect_four" else 25):
        state = theirs.new_initial_state()
        for buffer, actions in random_game(game, seed):
            if actions:
                state.apply_action(actions[-1])
            assert state.is_terminal() == (game.entry_points.to_act(buffer) == -2)
            if not state.is_terminal():
                assert state.legal_actions() == legal(game, buffer)
                assert state.current_player() == game.entry_points.to_act(buffer)
        first = game.entry_points.points(buffer, 0) - game.entry_points.points(buffer, 1)
        assert state.returns()[0] == first


@both
@needs_openspiel
def test_random_playouts_are_as_long_and_won_as_often_as_in_openspiel(game: MiniGame) -> None:
    n = 2000 if COMPILED else 100
    theirs, rng = openspiel.pyspiel.load_game(game.openspiel), random.Random(3)
    lengths, wins = [], 0
    for _ in range(n):
        state = theirs.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        lengths.append(state.move_number())
        wins += state.returns()[0] > 0
    mean = sum(lengths) / n
    deviation = sqrt(sum((length - mean) ** 2 for length in lengths) / n)

    buffer, out, randbelow = game.layout.allocate(1), zeros(game.max_legal + 1), make_rng(3)
    ours_wins = ours_moves = 0
    for _ in range(n):
        ours_moves += game.entry_points.playouts(
            buffer, 1, game.players, zeros(1), randbelow, out, make_null_trace(), zeros(2)
        )
        ours_wins += game.entry_points.points(buffer, 0)
    assert abs(ours_moves / n - mean) < 5 * deviation * sqrt(2 / n)
    assert abs(ours_wins - wins) / n < 5 * sqrt(0.5 / n)


@both
def test_the_search_that_is_timed_plays_every_playout_to_its_end(game: MiniGame) -> None:
    once = searched(game, 1)
    found = [once() for _ in range(60)]
    assert all(sum(values) == 1.0 for values in found)
    assert {1.0} <= {first for first, _ in found} <= {0.0, 0.5, 1.0}, "won, drawn or lost"
    drawn = sum(first == 0.5 for first, _ in found)
    assert drawn <= (6 if game.id == "connect_four" else 0)


def test_hex_labels_say_which_edge_a_stone_is_connected_to() -> None:
    for seed in range(8):
        for buffer, actions in random_game(hex11.GAME, seed):
            board = hex11.GAME.layout.unpack(buffer).board
            for seat in (0, 1):
                mine = set(actions[seat::2])
                for edge in (0, 1):
                    reached = {a for a in mine if divmod(a, 11)[seat] == 10 * edge}
                    while more := {a for a in mine - reached if any(near(a, b) for b in reached)}:
                        reached |= more
                    over = hex11.GAME.entry_points.to_act(buffer) == -2
                    labelled = {a for a in mine if board[hex11.cell_of(a)] & (1 << edge)}
                    assert labelled <= reached if over else labelled == reached


def near(a: int, b: int) -> bool:
    (row, column), (other, far) = divmod(a, 11), divmod(b, 11)
    return (other - row, far - column) in {(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)}
