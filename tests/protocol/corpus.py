"""What is really sent: views, positions, legal actions and events of every golden game,
for every viewer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import lutetia
from lutetia.engine.game import State
from tests.protocol.fits import Fits

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
EVERY = 7
"""Views are made of every so manieth position, and of the first and the last."""


def sent(value: Any) -> Any:
    """Return ``value`` as whoever is told reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _positions(game: str) -> Iterator[tuple[State, bool]]:
    """Yield every position of the golden games, and whether it is one to look at closely; of these
    also what an agreement to end the game there would make of them."""
    whole = sorted((GOLDEN / game / "games").glob("*.toml"))
    for path in [*sorted((GOLDEN / game).glob("*.toml")), *whole[::5]]:
        record = lutetia.record.read(path)
        for ply, state in enumerate(record.states()):
            closely = ply % EVERY == 0 or ply == len(record.actions)
            yield state, closely
            if closely and state.to_act not in (lutetia.CHANCE, None):
                yield state.adjudicated(), True


@cache
def fitted(game: str) -> Fits:
    """Return what fields were met after holding all that ``game`` sends against its types."""
    from generate.pages import schema_of

    schema, fits = schema_of(game), Fits()
    fits.check(sent(lutetia.game(game).material()), schema.Material, "material")
    for state, closely in _positions(game):
        for event in state.events:
            for reveal_all in (False, True):
                fits.check(sent(event.for_viewer(None, reveal_all)), schema.Event, "event")
        if closely:
            for viewer in (None, *range(state.players)):
                fits.check(sent(state.view(viewer)), schema.View, "view")
            fits.check(sent(state.to_data()), schema.Position, "position")
            for action in _actions(state):
                parts = sent(state.game.action_fields(action.code))
                fits.check(parts, schema.Move, "parts")
                effect = schema.EFFECTS[parts.get("act", "")]
                fits.check(sent(state.preview(action)), effect, f"effect of {parts.get('act')}")
    return fits


def _actions(state: State) -> list[Any]:
    return [] if state.to_act is None or state.to_act < 0 else list(state.legal())[::3]
