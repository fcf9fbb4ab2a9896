"""A draw whose weights depend on what somebody may not know stays sealed until the end."""

from __future__ import annotations

from lutetia.engine.actors import CHANCE
from lutetia.table.deal.envelope import outcomes
from lutetia.table.deal.hidden_weights import depends_on_hidden
from tests.contract.test_secrets import dreamt


def test_draws_that_are_opened_at_once_have_weights_that_all_know(states):
    for state in states:
        if state.to_act != CHANCE:
            continue
        texts = {action.text for action in state.legal()}
        if any(depends_on_hidden(state.game.meta.id, text) for text in texts):
            continue
        for viewer in (None, *range(state.players)):
            for seed in (1, 2):
                other = dreamt(state, viewer, seed)
                assert outcomes(other) == outcomes(state)
