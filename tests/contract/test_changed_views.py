"""Whatever of a view is changed: it is dealt again, or refused with a PositionError."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

import lutetia
from lutetia.engine.errors import PositionError

CHANGES = 250
GONE = object()
VALUES: tuple[Any, ...] = (None, "x", -1, 99, 1.5, True, [], {}, ["x"], GONE)


def places(view: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where in ``view`` there is a value."""
    within = view.items() if isinstance(view, dict) else enumerate(view)
    for key, value in within:
        yield (*path, key)
        if isinstance(value, (dict, list)):
            yield from places(value, (*path, key))


@pytest.mark.parametrize("name", lutetia.GAMES)
@pytest.mark.parametrize("plies", [12, 60, 400])
def test_a_changed_view_is_dealt_or_refused(name: str, plies: int):
    game, pick = lutetia.game(name), random.Random(plies)
    state = game.new(game.meta.players[0], seed=3)
    while not state.is_over and len(state.history()) < plies:
        state = state.play(pick.choice(state.legal_codes()))
    view = state.view(state.to_act or 0, recall=plies == 60)
    assert game.determinize(view, 1).view(state.to_act or 0, recall=plies == 60) == view
    found = list(places(view))
    # every field itself, and some of what is in it
    tried = [(place, value) for place in found if len(place) == 1 for value in VALUES]
    tried += [(pick.choice(found), pick.choice(VALUES)) for _ in range(CHANGES)]
    for place, value in tried:
        changed = copy.deepcopy(view)
        inner: Any = changed
        for key in place[:-1]:
            inner = inner[key]
        if value is GONE:
            del inner[place[-1]]
        else:
            inner[place[-1]] = value
        try:
            game.determinize(changed, 1)
        except PositionError:
            pass
        except Exception as error:
            raise AssertionError(f"{place} = {value!r}") from error


@pytest.mark.parametrize("name", lutetia.GAMES)
@pytest.mark.parametrize("viewer", ["x", 99, -5, -1, 1.0, True, [], {}])
def test_only_a_seat_or_nobody_looks_at_a_view(name: str, viewer: object):
    game = lutetia.game(name)
    view = game.new(min(game.meta.players), seed=1).view(0)
    with pytest.raises(PositionError, match=r"^viewer: "):
        game.determinize({**view, "viewer": viewer})
