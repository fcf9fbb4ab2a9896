"""The templates need nothing but a game's kernels:
here they play two small games that are not among ours."""

from __future__ import annotations

import hashlib
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any

import pytest

from lutetia.ai.game_kernels import load_template
from lutetia.ai.search_params import SearchParams
from lutetia.ai.searcher import Search
from lutetia.engine.kernel import Ints, kernel, zeros
from lutetia.engine.layout import Layout
from lutetia.engine.rng import make_rng, randbelow

VERSION = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[
    :8
]  # the kernels below are in no other hash


class Heap:
    """Stones; whoever takes the last one wins. ``hidden`` is a number
    that each seat knows only of itself."""

    stones: int
    most: int
    cur: int
    players: int
    won: Annotated[Ints, 6]
    hidden: Annotated[Ints, 6]


class Heap2:
    """The same with its fields in another order: another game with other machine code."""

    hidden: Annotated[Ints, 6]
    won: Annotated[Ints, 6]
    players: int
    cur: int
    most: int
    stones: int


@kernel
def to_act(st: Any) -> int:
    return st.cur if st.stones > 0 else -2


@kernel
def legal(st: Any, out: Ints) -> int:
    n = min(st.most, st.stones)
    for i in range(n):
        out[i] = i + 1
    return n


@kernel
def play(st: Any, action: int, trace: Ints) -> None:
    st.stones -= action
    if st.stones == 0:
        st.won[st.cur] = 1
    st.cur = (st.cur + 1) % st.players


@kernel
def draw(st: Any, rng: Ints) -> int:
    return 0


@kernel
def resample(st: Any, seat: int, rng: Ints) -> None:
    for other in range(st.players):
        if other != seat:
            st.hidden[other] = randbelow(rng, 9)


@kernel
def points(st: Any, seat: int) -> int:
    return st.won[seat]


@kernel
def tiebreak(st: Any, seat: int) -> int:
    return 0


RULES = SimpleNamespace(
    setup=None, to_act=to_act, legal=legal, refuse=None, play=play, weight=None, draw=draw,
    resample=resample,
    points=points, tiebreak=tiebreak,
)  # fmt: skip


class Title(SimpleNamespace):
    """Its kernels are kept for it, as for any game."""

    def __hash__(self) -> int:
        return id(self)


def heap(cls: type) -> Any:
    meta = SimpleNamespace(id=f"{cls.__name__.lower()}{VERSION}", max_legal=5, max_plies=40)
    return Title(
        rules=RULES, layout=Layout(cls), meta=meta, evaluation=None, features=None,
        format_action=str,
    )  # fmt: skip


GAMES = [heap(Heap), heap(Heap2)]


def position(game: Any, stones: int, players: int = 2) -> Any:
    st = game.layout.zero_fields()
    st.stones, st.most, st.players = stones, 3, players
    buffer = game.layout.pack(st)
    return SimpleNamespace(
        players=players,
        ply=0,
        buffer=lambda: game.layout.copy(buffer),
        legal_codes=lambda: list(range(1, min(3, stones) + 1)),
    )


@pytest.mark.parametrize("game", GAMES, ids=["one", "two"])
def test_search_solves_small_heaps(game):
    params = SearchParams(playout_candidates=1, prior_weight=0.0, max_nodes=4096)
    for stones in (5, 6, 7, 9, 10, 11):  # leave a multiple of four
        search = Search(game, position(game, stones), 0, 1, params)
        search.run(4000)
        best = search.stats()[0]
        assert best.code == stones % 4
        assert best.values is not None
        assert best.values[0] > 0.7
        assert abs(sum(best.values) - 1) < 1e-9


@pytest.mark.parametrize("game", GAMES, ids=["one", "two"])
def test_six_seats_and_a_full_tree(game):
    search = Search(game, position(game, 20, players=6), 0, 1, SearchParams(max_nodes=10))
    search.run(500)
    stats = search.stats()
    assert sum(action.visits for action in stats) == 500
    assert all(len(action.values) == 6 for action in stats)


def test_greedy_takes_the_last_stone_and_chooses_evenly_between_equals():
    game = GAMES[0]
    greedy = load_template("greedy", game).greedy
    out, null_trace = zeros(5), zeros(1)
    assert (
        greedy(position(game, 2).buffer(), game.layout.allocate(1), out, make_rng(1), null_trace)
        == 2
    )
    root = position(game, 20).buffer()
    found = [
        int(greedy(root, game.layout.allocate(1), out, make_rng(seed), null_trace))
        for seed in range(300)
    ]
    assert all(70 < found.count(action) < 130 for action in (1, 2, 3))
    assert game.layout.to_ints(root) == game.layout.to_ints(position(game, 20).buffer()), (
        "the root stays as it is"
    )
