"""The reason for which each number is refused, as a hash for each golden position.

    python -m tests.contract.reasons

writes `FILE` anew: for new positions, or where a rule was meant to change.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from lutetia.engine.game import State
from lutetia.games.record import parse
from tests.golden.test_golden import COMPLETE, FILES, name_of

FILE = Path(__file__).with_name("reasons.json")

CODES = {
    "paris_paris": range(-3, 420),
    "connection": range(-3, 1300),
    "paris": range(-3, 11700),
    "cite": (*range(-3, 22000), *range(29990, 30120)),
}
"""Every code that an action may have, and those beside them."""

POSITIONS = [path for path in FILES if path not in COMPLETE]


def picked(path: Path) -> list[State]:
    """Return the first, a middle and the last position of a golden game."""
    states = list(parse(path.read_text(encoding="utf-8")).states())
    return [states[n] for n in sorted({0, len(states) // 2, len(states) - 1})]


def digest(path: Path) -> str:
    """Return a hash of what the rules say of every code in the positions of a golden game."""
    out = hashlib.sha256()
    for state in picked(path):
        entry_points, buffer = state.game.entry_points, state.buffer()
        out.update(
            repr([int(entry_points.refuse(buffer, n)) for n in CODES[state.game.meta.id]]).encode()
        )
    return out.hexdigest()[:12]


def main() -> None:
    """Write the hashes of all positions."""
    found = {name_of(path): digest(path) for path in POSITIONS}
    FILE.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
