"""Every option that is offered has an effect,
and one that has none changes nothing and is told as it is."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import Game, State
from lutetia.games import record
from lutetia.games.record import Record


def _cases() -> list[tuple[str, str, Any]]:
    return [
        (name, option.name, value)
        for name in lutetia.GAMES
        for option in lutetia.game(name).meta.options
        for value in option.choices[1:]
    ]


def _settings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Return every number of players with every combination of options."""
    names = [option.name for option in game.meta.options]
    values = itertools.product(*(option.choices for option in game.meta.options))
    return [
        (players, dict(zip(names, chosen, strict=True)))
        for chosen in values
        for players in game.meta.players
    ]


def _seen(state: State) -> Any:
    """Return all that anybody can notice of the rules of ``state``, its options aside."""
    views = [state.view(viewer) for viewer in (None, *range(state.players))]
    for view in views:
        del view["options"]
    return [views, state.legal_codes(), state.scores()]


def _differ(one: State, other: State, pick: random.Random) -> bool:
    """Return whether two games that go the same way come to look different."""
    while not one.is_over:
        if one.legal_codes() != other.legal_codes() or (
            one.ply % 3 == 0 and _seen(one) != _seen(other)
        ):
            return True
        code = one.draw(pick.getrandbits(30)).code if one.to_act == CHANCE else None
        code = pick.choice(one.legal_codes()) if code is None else code
        one, other = one.play(code), other.play(code)
    return _seen(one) != _seen(other)


@pytest.mark.parametrize(("name", "option", "value"), _cases())
def test_an_option_that_is_offered_makes_a_difference(name, option, value):
    game = lutetia.game(name)
    [one] = [one for one in game.meta.options if one.name == option]
    offered = [
        (players, chosen)
        for players, chosen in _settings(game)
        if one.matters(chosen, players) and chosen[option] == value
    ]
    assert offered
    for players, chosen in offered:
        usual = chosen | {option: one.default}
        assert any(
            _differ(game.new(players, **chosen), game.new(players, **usual), random.Random(seed))
            for seed in range(20)
        ), (players, chosen)


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_an_option_that_has_no_effect_is_accepted_and_told_as_its_default(name):
    game = lutetia.game(name)
    idle = 0
    for players, chosen in _settings(game):
        state = game.new(players, **chosen)
        assert state.view()["options"] == state.options
        assert state.to_data()["options"] == state.options
        again = game.position(state.to_data() | {"options": chosen})
        assert again == state
        assert again.options == state.options
        text = Record.of(state).write().replace("options = ", "options = #")
        words = ", ".join(
            f"{key} = {str(v).lower() if isinstance(v, bool) else repr(v)}"
            for key, v in chosen.items()
        )
        text = text.replace("options = #", f"options = {{ {words} }} #")
        assert record.parse(text).replay() == state
        for option in game.meta.options:
            if not option.matters(chosen, players):
                idle += chosen[option.name] != option.default
                assert state.options[option.name] == option.default
                assert state == game.new(players, **(chosen | {option.name: option.default}))
    assert (idle > 0) == any(option.needs for option in game.meta.options)
