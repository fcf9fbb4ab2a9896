"""Positions written."""

from __future__ import annotations

from last_stone.state import PHASES, Fields
from lutetia.engine.json_types import JsonObject


def write_position(st: Fields) -> JsonObject:
    """Return the record as plain JSON."""
    return {
        "players": st.players,
        "options": {},
        "phase": PHASES[st.phase],
        "stones": st.stones,
        "to_act": st.cur if st.cur >= 0 else None,
        "winner": st.winner if st.winner >= 0 else None,
        "took": st.took,
        "lucky": list(st.lucky[: st.players]),
    }
