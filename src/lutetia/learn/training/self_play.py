"""Games of self-play, and what is learned from each of their positions.

A chunk of games is a pure function of the seed and the net, so that any pool of processes or
machines can play it. Every game has its own number of seats and options. Positions are varied: some
games begin with random actions, and now and then one is thrown in; one decision in four is labelled
by a thorough search, the others are quick.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import lutetia
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.ai.levels import ZOO
from lutetia.ai.net import Net
from lutetia.ai.net_file import as_net, from_bytes
from lutetia.ai.search_arrays import DUEL
from lutetia.ai.searcher import Search
from lutetia.engine.game import Game, State
from lutetia.engine.kernel import array, zeros
from lutetia.engine.outcome import Outcome
from lutetia.learn.training.recipe import CHUNK, THOROUGHLY
from lutetia.learn.training.samples import Samples, Seen, from_seen

OUTCOME: Final = 0.25
"""How much of a position's value is the game's end, in rounds with a net; the rest, and without a
net all, is what the search found. Ends are noisy, and all positions of a game share one."""

USUAL, WIDEST = 0.3, 0.5
"""Shares of the games with the usual options and, in a game that has them, with those of `VARIED`;
the others have random ones."""

VARIED: Final[Mapping[str, Mapping[str, Any]]] = {"cite": {"cards": "random", "pool": "all"}}
"""Options under which no game is like another: there is most to learn."""

RANDOM_START, RANDOM_ACTION = 0.3, 0.06
"""Share of the games that begin with random actions, and of actions that are thrown in."""

LONGEST: Final[Mapping[str, int]] = {"connection": 500}
"""Actions after which a game is given up and nothing is learned from it, where one that stands
still would take minutes."""

USUAL_LONGEST: Final = 900
"""The same of any other game."""


class Chunk(NamedTuple):
    """Some games to play.

    Attributes:
        game: its name.
        seed: of the training.
        turn: the round.
        number: of the chunk in its round.
        thorough: simulations of a search that is learned from.
        quick: simulations of the others.
        net: a file of weights as bytes; empty without a net.
    """

    game: str
    seed: int
    turn: int
    number: int
    thorough: int
    quick: int
    net: bytes


def play_chunk(chunk: Chunk) -> Samples:
    """Play the games of ``chunk`` and return what is learned from them."""
    game = lutetia.game(chunk.game)
    seen: list[Seen] = []
    values: list[float] = []
    for i in range(CHUNK):
        number = chunk.number * CHUNK + i
        dice = Random(f"{chunk.seed}/{chunk.turn}/{number}")
        found, outcome = _play(game, chunk, dice, number)
        if outcome is not None:
            ends = utilities(outcome, game_kernels(game).SPREAD)
            seen += found
            end = OUTCOME if chunk.net else 0.0
            values += [end * ends[one.seat] + (1.0 - end) * one.value for one in found]
    if not seen:
        raise RuntimeError(f"no game of {chunk.game} came to its end")
    return from_seen(seen, values)


@lru_cache(maxsize=2)
def _net(data: bytes, game: Game) -> Net | None:
    return as_net(from_bytes(data, game)) if data else None


def _options(game: Game, players: int, dice: Random) -> Mapping[str, Any]:
    drawn = dice.random()
    if drawn < USUAL:
        return {}
    if drawn < USUAL + WIDEST and game.meta.id in VARIED:
        return VARIED[game.meta.id]
    return {option.name: dice.choice(option.choices) for option in game.meta.options}


def _play(game: Game, chunk: Chunk, dice: Random, number: int) -> tuple[list[Seen], Outcome | None]:
    players = dice.choice(sorted(game.meta.players))
    state = game.new(players, seed=dice.getrandbits(48), **_options(game, players, dice))
    wandering = dice.randrange(1, 16) if dice.random() < RANDOM_START else 0
    room = max(chunk.thorough, chunk.quick) + 2
    params = replace(
        ZOO["classic-top"].params, max_nodes=room, kept_priors=1, one_scale=1, playout_limit=-1
    )
    net = _net(chunk.net, game)
    eye = _Eye(game)
    seen: list[Seen] = []
    longest = LONGEST.get(chunk.game, USUAL_LONGEST)
    while (seat := state.to_act) is not None:
        if state.ply >= longest:
            return [], None
        codes = state.legal_codes()
        if len(codes) == 1:
            state = state.play(codes[0])
            continue
        if wandering > 0:
            wandering -= 1
            state = state.play(dice.choice(codes))
            continue
        search = Search(game, state, seat, dice.getrandbits(32), params, net)
        thorough = dice.random() < THOROUGHLY
        search.run(chunk.thorough if thorough else chunk.quick)
        shares = search.visits()
        if thorough:
            worth = search.root_values()
            seen += [
                eye.see(state, other, worth[other], number, codes if other == seat else (), shares)
                for other in range(players)
                if players > DUEL or other == seat
            ]
        if dice.random() < RANDOM_ACTION:
            code = dice.choice(codes)
        else:
            code = dice.choices(codes, [share**1.5 for share in shares])[0]
        state = state.play(code)
    return seen, state.outcome


def utilities(outcome: Outcome, spread: int) -> list[float]:
    """Return what an end is worth to every seat, as `lutetia.ai.leaves.utility` has it."""
    params, ranks, scores = ZOO["classic-top"].params, outcome.ranks, outcome.scores
    n = len(ranks)
    made = []
    for seat in range(n):
        ahead = sum(rank < ranks[seat] for rank in ranks)
        equal = sum(rank == ranks[seat] for rank in ranks) - 1
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        made.append(
            params.win * (0.0 if ahead else 1.0 / (1 + equal))
            + params.rank * (n - 1 - ahead - 0.5 * equal) / (n - 1)
            + params.margin * (0.5 + 0.5 * lead / (abs(lead) + spread))
        )
    return made


class _Eye:
    """Sees positions of one game as a net does."""

    def __init__(self, game: Game) -> None:
        known = game_kernels(game)
        self._look: Any = load_template("look", game)
        self._dense, self._active = zeros(max(1, known.DENSE)), zeros(max(1, known.N_INPUTS))
        self._one, self._filler = zeros(4), known.N_FEATURES

    def see(
        self, state: State, seat: int, value: float, number: int, codes: Any, shares: list[int]
    ) -> Seen:
        buffer, n = state.buffer(), len(codes)
        on = self._look.inputs(buffer, seat, self._dense, self._active)
        features, priors = zeros(4 * n), zeros(n)
        if n:
            self._look.describe_all(buffer, array(codes), self._filler, self._one, features, priors)
        visits = np.array(shares[:n], np.float64)
        return Seen(
            seat,
            np.array(self._active[:on], np.int64),
            np.array(features, np.int64),
            np.array(priors, np.float64) / 1000.0,
            visits / max(1.0, visits.sum()),
            value,
            number,
        )
