"""Names for new things, and chance: all from the operating system's random source."""

from __future__ import annotations

import secrets

from lutetia.engine.game import State

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def table_id() -> str:
    """Return a name for a table: short enough to read out, far too many to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def player_id() -> str:
    """Return a name for a player."""
    return "p" + "".join(secrets.choice(LETTERS) for _ in range(14))


def guest_name() -> str:
    """Return a name for somebody who has not said one: the same word in every language."""
    return f"Flâneur {secrets.randbelow(900) + 100}"


class SystemRandomChance:
    """Draws from the operating system at the moment they are needed:
    nobody can know them before."""

    def draw(self, state: State) -> str:
        """Return the notation of an outcome for chance in ``state``, by its weights."""
        return state.draw().text
