"""Positions that random games hardly reach, seen by the compiled rules and by the referee: the
fields round the tower nearly full.

``LUTETIA_POSITIONS`` is the number of positions.
"""

from __future__ import annotations

import os
import random
from typing import Any

import lutetia

from .referee import Referee
from .referee_board import COLOURS
from .test_referee import SEATS, agree, agree_on_view, crowding, distance

POSITIONS = int(os.environ.get("LUTETIA_POSITIONS", "20"))
GAME = lutetia.game("connection")


def crowded(pick: random.Random, players: int) -> Referee:
    """A position with many locomotives within a few steps of the tower, each laid as the rules
    allow, and some companies not begun."""
    referee = Referee(players)
    track, hexes = referee.track, referee.track.france.hexes
    stations = track.france.of_kind("start")
    pick.shuffle(stations)
    track.starts = dict(zip(stations, COLOURS, strict=True))
    for seat in referee.seats:
        while referee.hands[seat].total() < 5:
            share(referee, seat, pick.choice(COLOURS))
    shy, radius = pick.sample(COLOURS, pick.randint(1, 4)), pick.randint(2, 4)
    for _ in range(pick.randint(15, 50)):
        colour = pick.choice([colour for colour in referee.filled_boards() if colour not in shy])
        near = [where for where in track.places(colour) if distance(hexes[where]) <= radius]
        if near:
            track.lay(
                colour, min(near, key=lambda where: (distance(hexes[where]) + pick.random(), where))
            )
            referee.stock[colour] -= 1
    referee.to_act = pick.choice(referee.seats)
    return referee


def share(referee: Referee, seat: str, colour: str) -> None:
    referee.stock[colour] -= 1
    referee.hands[seat][colour] += 1


def position(referee: Referee) -> dict[str, Any]:
    turn_of = referee.seats.index(referee.to_act)
    return {
        "players": len(referee.seats),
        "stations": {colour: where for where, colour in referee.track.starts.items()},
        "map": {where: sorted(colours) for where, colours in referee.track.laid.items()},
        "hand": {seat: dict(hand) for seat, hand in referee.hands.items()},
        "start": turn_of,
    }


def test_crowded_positions_are_seen_alike() -> None:
    bitten = 0
    for seed in range(POSITIONS):
        pick = random.Random(seed)
        referee = crowded(pick, 6)
        referee.dealt = dict.fromkeys(COLOURS, 0) | {
            c: sum(hand[c] for hand in referee.hands.values()) for c in COLOURS
        }
        state = GAME.position(position(referee))
        agree_on_view(state, referee)
        for _ in range(30):
            if state.is_over:
                break
            agree(state, referee)
            bitten += any(
                set(referee.track.within_reach(c)) - set(referee.track.places(c)) for c in COLOURS
            )
            texts = referee.legal()
            text = crowding(referee, texts, pick)
            referee.play(f"{SEATS[state.to_act]} {text}")
            state = state.play(text)
        agree(state, referee)
    assert bitten > POSITIONS
