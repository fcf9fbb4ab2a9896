"""The referee's reading of the thirty bonus tiles; see `referee`."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

RESOURCES, PRESTIGE = ["wood", "marble", "gold"], ["bronze", "silver", "gold-prestige"]
FRANCS = {1: 3, 5: 4, 7: 3, 12: 5, 22: 6}
STANDS = {2: "wood", 3: "marble", 4: "gold"}
CHOICE = {8: (PRESTIGE, 1), 10: (RESOURCES, 1), 19: (PRESTIGE, 2), 21: (RESOURCES, 2)}
EACH = {6: (1, 2), 11: (2, 3), 15: (3, 4), 18: (4, 5), 26: (5, 6), 28: (8, 7)}
KEY = {13: 2, 14: 1}
PAIRS = {23: PRESTIGE, 24: RESOURCES}


def tile_uses(referee: Any) -> list[str]:
    """Return every use of a bonus tile that the seat may make now."""
    me = referee.me
    out: list[str] = []
    for n in sorted(me.unused):
        if n in (9, 16, 27):
            continue
        if n in CHOICE:
            kinds, many = CHOICE[n]
            out += [
                f"use {n} {' '.join(some)}" for some in combinations_with_replacement(kinds, many)
            ]
        elif n in KEY:
            out += [f"use {n}"] * (me.francs >= KEY[n] and me.reserve > 0)
        elif n == 17:
            out += [f"use 17 {other}" for other in referee.open_tiles()]
        elif n == 25:
            back = [
                other
                for other in reversed(referee.track[: max(0, me.meeple - 1)])
                if referee.copies[other]
            ][:5]
            out += [f"use 25 {other}" for other in back if other not in me.owned]
        elif n in PAIRS:
            for pairs in product(range(4), repeat=3):
                words = [
                    kind for kind, many in zip(PAIRS[n], pairs, strict=True) for _ in range(many)
                ]
                if words and all(
                    me.tokens[kind] >= 2 * many for kind, many in zip(PAIRS[n], pairs, strict=True)
                ):
                    out.append(f"use {n} {' '.join(words)}")
        else:
            out.append(f"use {n}")
    return out


def use_tile(referee: Any, n: int, words: list[str]) -> None:
    """Use tile ``n`` with the choices in ``words``."""
    me = referee.me
    me.unused.remove(n)
    me.francs += FRANCS.get(n, 0) - KEY.get(n, 0)
    if n in STANDS:
        referee.standing[STANDS[n]] += 1
    elif n in CHOICE:
        referee.standing.update(words)
    elif n in KEY:
        me.reserve -= 1
        me.keys += 1
    elif n == 7:
        me.points += 1
    elif n in EACH:
        value, points = EACH[n]
        me.points += points * sum(keys for (_, v), keys in me.at.items() if v == value)
    elif n == 17:
        referee.gain_tile(int(words[0]))
    elif n == 25:
        me.meeple = referee.track.index(int(words[0])) + 1
        referee.gain_tile(int(words[0]))
    elif n == 20:
        me.points += (referee.players - 1) * len(me.unused)
    elif n in PAIRS:
        for word in words:
            me.tokens[word] -= 2
            referee.supply[word] += 2
        me.points += referee.players * len(words)
    elif n == 29:
        me.points += 8 * sum(keys for (_, v), keys in me.at.items() if v > 8)
    elif n == 30:
        types = types_of(referee)
        me.points += {4: 10, 5: 15, 6: 20, 7: 25}.get(types, 0)


def types_of(referee: Any) -> int:
    """Return how many types the seat occupies, all landmarks being one."""
    from tests.games.paris.referee_table import TYPE

    return len(
        {
            "landmark" if v > 8 else TYPE[referee.lying[d, v]]
            for (d, v), keys in referee.me.at.items()
            if keys
        }
    )
