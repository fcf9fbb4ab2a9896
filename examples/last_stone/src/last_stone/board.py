"""The position as text, of which anybody may know all."""

from __future__ import annotations

from last_stone.state import Fields


def text_board(st: Fields) -> str:
    """Return the heap, five stones a row."""
    rows = [min(5, st.stones - first) for first in range(0, st.stones, 5)]
    return "\n".join([f"{st.stones} stones", *(" ".join("o" * n) for n in rows)])
