"""Short ways to set up positions of Paris."""

from __future__ import annotations

from typing import Any

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.games.paris.material import SPACES

GAME = lutetia.game("paris")
COLOURS = GAME.meta.colours
OFF = ("chaillot-1", "chaillot-2", "chaillot-3")
"""The three buildings that lie in the box in `position`."""


def laid(*spaces: str) -> dict[str, str]:
    """Return these spaces, each with its own building."""
    return {space: "/".join(space.rsplit("-", 1)) for space in spaces}


LAID = laid(*(space for space in SPACES if space not in OFF))


def position(players: int = 2, **fields: Any) -> State:
    """Return a state of red's turn at the second step with all buildings of the
    game on the board and the stacks empty."""
    data = {"players": players, "step": "act", "buildings": LAID, **fields}
    return GAME.position(data)


def at(*places: str, arc: bool = False, banks: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return keys at ``places``, each named as often as there are keys."""
    return {
        "arc": arc,
        "banks": list(banks),
        "at": {place: places.count(place) for place in places},
    }


def rule_of(state: State, text: str) -> str | None:
    """Return the rule by which ``text`` is refused; "" when it is allowed."""
    refusal = state.refusal(text)
    return "" if refusal is None else refusal.rule


def texts(state: State, verb: str = "") -> list[str]:
    """Return the legal actions that begin with ``verb``."""
    return [action.text for action in state.legal() if action.text.startswith(verb)]


def seat(state: State, n: int = 0) -> dict[str, Any]:
    """Return seat ``n`` as it sees itself."""
    return state.view(n)["seats"][n]


def run(state: State, *actions: str) -> State:
    """Return the state after ``actions``."""
    for action in actions:
        state = state.play(action)
    return state


def kinds(state: State) -> list[str]:
    """Return the kinds of the last events."""
    return [event.kind for event in state.events]


def dealt(players: int = 2, seed: int = 1, **options: bool) -> State:
    """Return a new game after chance has set it up."""
    return GAME.new(players, **options).play_chance(seed)


def next_turn(state: State, seed: int = 3) -> State:
    """Return the state at the second step of the next seat to draw,
    its building being the first stack's."""
    state = (
        state.play(next(text for text in texts(state) if text.startswith("draw")))
        if texts(state, "draw")
        else state
    )
    while state.to_act == CHANCE:
        state = state.play(state.draw(seed))
    return state


SORTS = [
    "wood",
    "marble",
    "gold",
    "bronze",
    "silver",
    "gold-prestige",
    "3-francs",
    "3-francs",
    "3-francs",
    "2-points",
    "1-point",
    "1-point",
]


def closing(players: int = 2, **fields: Any) -> State:
    """Return the last turn of the last round, everything done: finishing scores the game."""
    takes = [COLOURS[i % players] for i in range(12)]
    hand = {
        colour: [SORTS[i] for i in range(12) if takes[i] == colour] for colour in COLOURS[:players]
    }
    return position(
        players,
        **{
            "takes": takes,
            "hand": hand,
            "ending": 2,
            "turn_of": players - 1,
            "step": "done",
            **fields,
        },
    )


def last(players: int = 2, **fields: Any) -> State:
    """Return a game that has just ended."""
    return closing(players, **fields).play("finish")
