"""The rules against the referee from crowded positions: landmarks, doubled keys, many tiles and
tokens, which random games seldom see.

``LUTETIA_GAMES`` is the number of positions for each number of players.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from lutetia.games.paris.material import SPACES
from tests.games.paris.helpers import COLOURS, GAME, LAID
from tests.games.paris.referee import Referee
from tests.games.paris.referee_table import BESIDE, DISTRICTS, ENDS, MARKS, PRESTIGE, RESOURCES
from tests.games.paris.test_referee import agree

POSITIONS = int(os.environ.get("LUTETIA_GAMES", "12"))
MARK_IDS = {value: mark["id"] for value, mark in MARKS.items()}


def crowded(players: int, pick: random.Random) -> dict[str, Any]:
    """Return a position at the second step, its stacks empty, with much in everybody's hands."""
    mine = COLOURS[:players]
    busy = pick.sample(DISTRICTS, 2)
    spots = [space for space in LAID if space.rpartition("-")[0] in busy]
    places = {value: pick.choice(busy) for value in MARKS if pick.random() < 0.5}
    spots += [f"{district}-{value}" for value, district in places.items()] * 2
    keys: dict[str, dict[str, int]] = {colour: {} for colour in mine}
    for colour in mine:
        for i, spot in enumerate(pick.sample(spots, pick.randint(0, 4))):
            keys[colour][spot] = pick.choice((1, 2)) if i == 0 else 1  # one tile 9 each
    wanted = {colour: pick.sample(range(1, 31), pick.randint(2, 8)) for colour in mine}
    left = {n: players - 1 if n in (13, 14, 16, 17, 29, 30) else 1 for n in range(1, 31)}
    owned: dict[str, list[int]] = {colour: [] for colour in mine}
    for colour in mine:
        for n in [9, 16, *wanted[colour]]:
            if left[n] and n not in owned[colour] and pick.random() < 0.8:
                left[n] -= 1
                owned[colour].append(n)
    taken = pick.randint(0, 12)
    takes = [pick.choice(mine) for _ in range(taken)]
    ends = pick.sample(list(ENDS.elements()), taken)
    tokens = {space: BESIDE[int(space.rpartition("-")[2])] for space in SPACES}
    held: dict[str, dict[str, int]] = {colour: {} for colour in mine}
    supply, gone = dict.fromkeys(RESOURCES, 0), dict.fromkeys(PRESTIGE, 0)
    for space in pick.sample(SPACES, pick.randint(10, 34)):
        token = tokens.pop(space)
        pool = pick.choice([*held.values(), *held.values(), supply if token in RESOURCES else gone])
        pool[token] = pool.get(token, 0) + 1
    prizes = dict(
        zip(pick.sample(DISTRICTS, pick.randint(0, 3)), pick.sample("abcdef", 3), strict=False)
    )
    used = {
        colour: [n for n in owned[colour] if n != 27 and pick.random() < 0.2] for colour in mine
    }
    return {
        "players": players,
        "step": "act",
        "turn_of": pick.randrange(players),
        "buildings": LAID,
        "landmarks": {MARK_IDS[value]: district for value, district in places.items()},
        "keys": {
            colour: {
                "arc": pick.random() < 0.8,
                "banks": pick.sample(busy, pick.randint(0, 1)),
                "at": keys[colour],
            }
            for colour in mine
        },
        "prizes": prizes,
        "tokens": tokens,
        "held": held,
        "supply": supply,
        "gone": gone,
        "francs": {colour: pick.choice((0, 4, 9, 20, 40)) for colour in mine},
        "unused": {colour: [n for n in owned[colour] if n not in used[colour]] for colour in mine},
        "used": {colour: {str(n): 0 for n in used[colour]} for colour in mine},
        "meeple": {colour: pick.randint(0, 30) for colour in mine},
        "takes": takes,
        "hand": {
            colour: [end for end, by in zip(ends, takes, strict=True) if by == colour]
            for colour in mine
        },
        "ending": 1 if taken == 12 else 0,
    }


def referee_at(data: dict[str, Any]) -> Referee:
    """Return a referee who sits at the same position."""
    referee = Referee(data["players"])
    referee.start, referee.cur = COLOURS[0], COLOURS[data["turn_of"]]
    referee.step, referee.left, referee.ending = "act", [0, 0, 0], data["ending"]
    at_once = {space: (space.rpartition("-")[0], int(space.rpartition("-")[2])) for space in SPACES}
    referee.lying = {at_once[space]: building for space, building in data["buildings"].items()}
    referee.beside = {at_once[space]: token for space, token in data["tokens"].items()}
    referee.marks = {
        value: data["landmarks"][name]
        for value, name in MARK_IDS.items()
        if name in data["landmarks"]
    }
    referee.prizes = dict(data["prizes"])
    referee.supply.update(data["supply"] | data["gone"])
    for colour, seat in referee.seats.items():
        keys = data["keys"][colour]
        seat.arc, seat.banks = keys["arc"], set(keys["banks"])
        seat.at.update(
            {
                (spot.rpartition("-")[0], int(spot.rpartition("-")[2])): n
                for spot, n in keys["at"].items()
            }
        )
        seat.keys -= seat.arc + len(seat.banks) + seat.at.total()
        seat.francs, seat.meeple = data["francs"][colour], data["meeple"][colour]
        seat.tokens.update(data["held"][colour])
        seat.unused = set(data["unused"][colour])
        seat.owned = seat.unused | {int(n) for n in data["used"][colour]}
        seat.ends.update(data["hand"][colour])
        referee.ends.subtract(seat.ends)
        for n in seat.owned:
            referee.copies[n] -= 1
    return referee


def choose(state: Any, pick: random.Random) -> Any:
    """Return a random action, one of a random sort:
    moves with tiles and benefits come up more often than trades."""
    sorts: dict[str, list[Any]] = {}
    for action in state.legal():
        words = action.text.split()
        sort = " ".join(words[:2]) if words[0] == "use" else words[0] + str("with" in words)
        sorts.setdefault(sort, []).append(action)
    if pick.random() < 0.8:
        sorts = {
            sort: found for sort, found in sorts.items() if not sort.startswith(("buy", "sell"))
        } or sorts
    return pick.choice(sorts[pick.choice(list(sorts))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_agrees_from_crowded_positions_to_the_end(players):
    for seed in range(POSITIONS):
        pick = random.Random(seed * 11 + players)
        data = crowded(players, pick)
        state, referee = GAME.position(data), referee_at(data)
        agree(state, referee)
        while not state.is_over:
            colour = COLOURS[state.to_act]
            action = choose(state, pick)
            state = state.play(action)
            referee.play(f"{colour} {action.text}")
            agree(state, referee)
        assert referee.over
        assert list(state.outcome.ranks) == referee.ranks()
