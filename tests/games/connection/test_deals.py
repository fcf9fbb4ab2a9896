"""What a player may believe of hidden hands: how often the rules deal each, against its exact
chance, and the bounds that are shown.

``LUTETIA_DEALS`` is the number of deals for each position. All seeds are fixed; with others a right
sample would fail once in a million.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.rng import make_rng

from .deals import Hand, Table, chances, first_hand, floor_of
from .referee import DEAL, Referee
from .referee_board import COLOURS
from .test_referee import SEATS

DEALS = int(os.environ.get("LUTETIA_DEALS", "1000"))
GAME = lutetia.game("connection")


@cache
def traded(players: int, seed: int, plies: int) -> tuple[Any, Referee]:
    """A game in which shares have only been traded one for one, after ``plies`` actions of seats;
    the referee knows it as well."""
    pick = random.Random(seed * 10 + players)
    state, referee = GAME.new(players), Referee(players)
    done = 0
    while done < plies or state.to_act == CHANCE:
        if state.to_act == CHANCE:
            actor, text = "~", str(state.draw(seed))
        else:
            actor, done = SEATS[state.to_act], done + 1
            text = pick.choice(
                [
                    text
                    for text in referee.legal()
                    if not text.startswith("build") and not text.endswith(" 2")
                ]
            )
        state = state.play(text)
        referee.play(f"{actor} {text}")
    return state, referee


def known(referee: Referee, viewer: int | None) -> tuple[Hand, list[str], Table]:
    """What ``viewer`` knows of the deal: the pieces that others were dealt, who they are,
    and what each must have been dealt."""
    others = [seat for n, seat in enumerate(referee.seats) if n != viewer]
    unknown = Counter(referee.dealt)
    if viewer is not None:
        unknown.subtract(
            first_dealt(referee, referee.seats[viewer], referee.hands[referee.seats[viewer]])
        )
    floors = tuple(floor_of(referee.trades[seat], COLOURS) for seat in others)
    return tuple(unknown[colour] for colour in COLOURS), others, floors


def first_dealt(referee: Referee, seat: str, hand: dict[str, int]) -> Counter[str]:
    """What a seat that holds ``hand`` now was dealt."""
    took, returned = referee.notepad(seat)
    dealt = Counter(hand)
    dealt.subtract(took)
    dealt.update(returned)
    return dealt


def dreams(state: Any, referee: Referee, viewer: int | None) -> Counter[Table]:
    """How often each table of what the others were dealt comes up when the rules deal again."""
    found: Counter[Table] = Counter()
    buffer, rng = state.buffer(), make_rng(7, state.ply)
    for _ in range(DEALS):
        GAME.entry_points.resample(buffer, -1 if viewer is None else viewer, rng)
        hands = GAME.to_json(GAME.layout.unpack(buffer))["hand"]
        tables = {seat: first_dealt(referee, seat, hands[seat]) for seat in referee.seats}
        if viewer is not None:
            own = referee.seats[viewer]
            assert +Counter(hands[own]) == +referee.hands[own]
        found[
            tuple(
                tuple(tables[seat][c] for c in COLOURS)
                for n, seat in enumerate(referee.seats)
                if n != viewer
            )
        ] += 1
    return found


def too_far(found: Counter[Any], expected: dict[Any, Fraction]) -> float:
    """How far counts are from their chances: chi-square as a part of what a right
    sample goes beyond once in a million."""
    assert set(found) <= set(expected), "a deal that cannot have been"
    n = found.total()
    common = [thing for thing, part in expected.items() if part * n >= 8]
    fields = [(found[thing], float(expected[thing] * n)) for thing in common]
    rest = 1 - sum((expected[thing] for thing in common), Fraction(0))
    if rest:
        fields.append((n - sum(found[thing] for thing in common), float(rest * n)))
    chi = sum((seen - due) ** 2 / due for seen, due in fields)
    free = len(fields) - 1
    return (
        chi / (free + 2 * (14 * free) ** 0.5 + 2 * 14) if free else 0.0
    )  # Laurent and Massart: exp(-14) is less than one in a million


def expected_hands(referee: Referee, viewer: int | None, n: int) -> dict[Hand, Fraction]:
    """The chance of each hand that the ``n``-th of the others can have been dealt."""
    unknown, _, floors = known(referee, viewer)
    return first_hand(unknown, DEAL[len(referee.seats)], (floors[n], *floors[:n], *floors[n + 1 :]))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("trades", [0, 30, 90])
def test_every_hand_comes_as_often_as_it_should(players: int, trades: int) -> None:
    state, referee = traded(players, 1, trades)
    for viewer in (0, None) if players < 5 and trades else (0,):
        found = dreams(state, referee, viewer)
        others = len(next(iter(found)))
        for n in {0, others - 1}:
            hands: Counter[Hand] = Counter()
            for table, times in found.items():
                hands[table[n]] += times
            assert too_far(hands, expected_hands(referee, viewer, n)) < 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_deal_comes_as_often_as_it_should(players: int) -> None:
    """After so many returns that few deals are left, all hands are looked at together."""
    state, referee = traded(players, 4, 60)
    unknown, _, floors = known(referee, 1)
    expected = chances(unknown, DEAL[players], floors)
    assert len(expected) > 20
    assert too_far(dreams(state, referee, 1), expected) < 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_notepad_knows_all_that_is_certain(players: int) -> None:
    for trades in (0, 7, 60):
        state, referee = traded(players, 3, trades)
        seats = state.view(0)["seats"]
        for n, seen in enumerate(seats[1:]):
            took, returned = (Counter(part) for part in referee.notepad(referee.seats[n + 1]))
            possible = list(expected_hands(referee, 0, n))
            for i, company in enumerate(COLOURS):
                now = [hand[i] + took[company] - returned[company] for hand in possible]
                assert (seen["least"].get(company, 0), seen["most"].get(company, 0)) == (
                    min(now),
                    max(now),
                )
