"""What a loss is made of: the score line that differs most between two actions.

Nothing is made up: both actions are played on to the end, many times, and the mean final score
lines are compared. A line is named where the difference is larger than chance makes it. Where it is
known exactly what follows, these are two games in which every seat takes what is best for itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from lutetia.engine.game import State
from lutetia.i18n import catalogue
from lutetia.i18n.files import FALLBACK
from lutetia.i18n.kinds import PLAIN

if TYPE_CHECKING:
    from lutetia.coach.outlook import Outlook

TREES: Final = 4
ENDS: Final = 60
"""Trees for each of the two actions, and final positions that are read from each."""

MORE: Final = 4
"""Times as many trees, again and again, where no line stands out."""

MOST: Final = 16
"""Trees for each action at most, unless somebody has more time."""

SURE: Final = 2.0
"""Standard deviations by which a line must differ."""

LEAST: Final = 0.5
"""Points by which it must."""

Line = tuple[int, str, tuple[tuple[str, object], ...]]
"""A seat, a key, and the arguments that name the line."""


@dataclass(frozen=True)
class Reason:
    """The score line that differs most.

    Attributes:
        seat: whose line it is: of whoever decided, or of somebody who gained by it.
        key: of the line's name, and ``args`` of that.
        points: what the action brought that seat in this line, on average, against the better one:
            below 0 for whoever decided.
    """

    seat: int
    key: str
    args: Mapping[str, object]
    points: float


def reason(
    outlook: Outlook, played: int, better: int, number: int, most: int = MOST
) -> Reason | None:
    """Return what speaks for ``better`` against ``played``, or None where no line stands out.

    Args:
        outlook: the position.
        played, better: actions.
        number: of the first trees that nobody has used yet.
        most: trees for each action at most.
    """
    worse, good = list[State](), list[State]()
    done, trees = 0, TREES
    while True:
        for ends, action in ((worse, played), (good, better)):
            for tree in range(number + done, number + trees):
                ends += outlook.ends(action, tree, ENDS)
        found = compare(worse, good, outlook.seat)
        if found is not None or trees * MORE > most:
            return found
        done, trees = trees, trees * MORE


def known_reason(outlook: Outlook, played: int, better: int, most: int) -> Reason | None:
    """Return the same where ``most`` positions tell exactly what follows."""
    worse, good = (outlook.known_end(action, most) for action in (played, better))
    return None if worse is None or good is None else compare([worse], [good], outlook.seat)


def compare(worse: Sequence[State], better: Sequence[State], seat: int) -> Reason | None:
    """Return the line by which final positions of one action are worst for ``seat`` against those
    of a better one; None where no line stands out."""
    if not worse or not better:
        return None
    rows = [[_lines(state) for state in states] for states in (worse, better)]
    lines = sorted({line for states in rows for found in states for line in found}, key=repr)
    weightiest, most = None, 0.0
    for line in lines:
        before, after = (np.array([found.get(line, 0) for found in states]) for states in rows)
        change = float(before.mean() - after.mean())
        noise = sqrt(before.var() / len(before) + after.var() / len(after))
        own = line[0] == seat
        cost = -change if own else change / (worse[0].players - 1)
        if cost > most and abs(change) > max(LEAST, SURE * noise):
            weightiest, most = Reason(line[0], line[1], dict(line[2]), change), cost
    return weightiest


def _lines(state: State) -> dict[Line, int]:
    found: dict[Line, int] = {}
    for seat, lines in enumerate(state.scores().lines):
        for line in lines:
            key = name_key(line.key)
            if key is None:
                continue
            named = catalogue(FALLBACK).kinds.get(key, {})
            at = (seat, key, tuple((name, line.args[name]) for name in sorted(named)))
            found[at] = found.get(at, 0) + line.points
    return found


@cache
def name_key(key: str) -> str | None:
    """Return the key that names a score line without its amounts: in the middle of a sentence, or
    its own; None where that cannot be said without them."""
    inside, words = key.replace(".line.", ".won_by."), catalogue(FALLBACK)
    if inside in words:
        return inside
    amounts = any(kind in PLAIN for kind in words.kinds.get(key, {}).values())
    return key if key in words and not amounts else None
