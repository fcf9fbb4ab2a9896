"""List and choice are one: an action chosen without a list is the one that stands there in it."""

from __future__ import annotations

import random

import pytest

import lutetia
from lutetia.engine.kernel import zeros
from lutetia.engine.template import instantiate
from lutetia.games import IDS


@pytest.mark.parametrize("name", IDS)
def test_each_choice_without_a_list_is_what_the_list_has_there(name):
    game, pick = lutetia.game(name), random.Random(name)
    choices = instantiate("tests.contract.choices", game.rules, name)
    room = zeros(game.meta.max_legal)
    for seed, players in enumerate(game.meta.players):
        options = {option.name: pick.choice(option.choices) for option in game.meta.options}
        state = game.new(players, seed=seed, **options)
        while not state.is_over:
            codes = state.legal_codes()
            n = int(choices.survey(state.buffer(), room))
            assert [int(choices.nth(room, k)) for k in range(n)] == codes
            state = state.play(pick.choice(codes))
