"""What a net sees of Paris Connection: the same whatever the companies are called, and what
``evaluate`` and the end of the game say."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import lutetia
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.engine.kernel import array, to_list, zeros
from lutetia.games.connection import feature_numbers as numbers
from lutetia.games.connection.material import WORDS, C
from lutetia.games.connection.rules import actions
from lutetia.games.connection.symmetry import N_ORDERS, reordered, symmetries

GAME = lutetia.game("connection")
KNOWN = game_kernels(GAME)
BY_NAME_OF_COMPANY = (actions.BUILD, actions.RETURN, actions.TAKE)
BY_COMPANY = ("stock", "value", "station")
BY_SEAT_AND_COMPANY = ("hand", "took", "gave", "floor")
BY_COMPANY_AND_WORD = ("near", "room", "vital", "looked")


def positions(players: int, seed: int):
    """Yield some positions of a game at random."""
    dice = Random(seed)
    state = GAME.new(players, seed=seed)
    while state.to_act is not None and state.ply < 300:
        if dice.random() < 0.1:
            yield state
        state = state.play(dice.choice(state.legal_codes()))


def seen(buffer, seat: int) -> set[int]:
    """Return the inputs that are on."""
    active = zeros(numbers.N_INPUTS)
    n = load_template("look", GAME).inputs(buffer, seat, zeros(1), active)
    assert len(set(active[:n])) == n, "each once"
    return {int(one) for one in active[:n]}


def renamed(buffer, order: list[int]):
    """Return the position in which company ``c`` is called ``order[c]``."""
    made = buffer.copy()
    record, before = made[0], buffer[0]
    for company, new in enumerate(order):
        for name in BY_COMPANY:
            record[name][new] = before[name][company]
        for name in BY_SEAT_AND_COMPANY:
            record[name][new::C] = before[name][company::C]
        for name in BY_COMPANY_AND_WORD:
            record[name][new * WORDS : (new + 1) * WORDS] = before[name][
                company * WORDS : (company + 1) * WORDS
            ]
    on = np.array(before["on"])
    record["on"][:] = sum((on >> company & 1) << order[company] for company in range(C))
    if before["company"] >= 0:
        record["company"] = order[before["company"]]
    return made


@pytest.mark.parametrize("players", [3, 4, 6])
def test_companies_are_alike(players: int) -> None:
    order, n = [3, 0, 5, 1, 2, 4], 0
    become = reordered(order)
    for state in positions(players, players):
        for seat in range(players):
            there = seen(renamed(state.buffer(), order), seat)
            assert there == {become[one] for one in seen(state.buffer(), seat)}
            n += 1
    assert n > 30


@pytest.mark.parametrize("players", [3, 5])
def test_actions_look_alike_whatever_the_companies_are_called(players: int) -> None:
    order, kinds = [3, 0, 5, 1, 2, 4], set()
    for state in positions(players, players + 40):
        codes = state.legal_codes()
        there = described(renamed(state.buffer(), order), [called(code, order) for code in codes])
        assert there == described(state.buffer(), codes)
        kinds |= {kind for kind in BY_NAME_OF_COMPANY for code in codes if kind.has(code)}
    assert kinds == set(BY_NAME_OF_COMPANY)


def described(buffer, codes: list[int]) -> list[int]:
    """Return the features of actions."""
    features = zeros(4 * len(codes))
    load_template("look", GAME).describe_all(
        buffer, array(codes), numbers.N_FEATURES, zeros(4), features, zeros(len(codes))
    )
    return to_list(features)


def called(code: int, order: list[int]) -> int:
    """Return the action where company ``c`` is called ``order[c]``."""
    for kind in BY_NAME_OF_COMPANY:
        if kind.has(code):
            company, *rest = kind.values(code)
            return kind.code((order[company], *rest))
    return code


def test_each_way_gives_every_input_another_number() -> None:
    inputs, features = symmetries()
    assert len(inputs) == len(features) == N_ORDERS
    assert inputs[0] == list(range(numbers.N_INPUTS))
    for way in inputs:
        assert sorted(way) == inputs[0]
    assert all(way == list(range(numbers.N_FEATURES + 1)) for way in features)
    assert len({tuple(way) for way in inputs}) == N_ORDERS


def test_a_look_leaves_the_position_as_it_was() -> None:
    look = load_template("look", GAME)
    for state in positions(4, 11):
        buffer, codes = state.buffer(), state.legal_codes()
        seen(buffer, 1)
        look.describe_all(
            buffer, array(codes), numbers.N_FEATURES, zeros(4), zeros(4 * len(codes)),
            zeros(len(codes)),
        )  # fmt: skip
        assert buffer.tobytes() == state.buffer().tobytes()


@pytest.mark.parametrize("seat", range(4))
def test_the_lead_is_that_of_evaluate(seat: int) -> None:
    for state in positions(4, 21):
        lead = int(KNOWN.evaluate(state.buffer()[0], seat))
        step = max(0, min((lead + 500) // 1000 + numbers.LEADS // 2, numbers.LEADS - 1))
        on = {one for one in seen(state.buffer(), seat) if numbers.LEAD <= one < numbers.NOW}
        assert on == {numbers.LEAD + step}


def test_whoever_knows_all_hands_knows_how_it_would_end_now() -> None:
    """With every share shown by trades, the lead is that of the values as they are."""
    n = 0
    for state in positions(3, 31):
        buffer = state.buffer()
        record = buffer[0]
        record["floor"][:] = np.array(record["hand"]) - record["took"] + record["gave"]
        held = np.array(record["hand"]).reshape(6, C)[:3]
        over = np.maximum(0, held.sum(axis=1) - 20) * 20
        points = held @ np.array(record["value"]) - over
        for seat in range(3):
            ahead = int(points[seat] - max(points[other] for other in range(3) if other != seat))
            on = seen(buffer, seat)
            step = max(0, min(ahead + numbers.LEADS // 2, numbers.LEADS - 1))
            assert numbers.NOW + step in on
            assert numbers.PLACE + int((points > points[seat]).sum()) in on
            n += 1
    assert n > 30
