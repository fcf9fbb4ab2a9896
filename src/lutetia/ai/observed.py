"""Template: what is on in a game's observation, as inputs of a net.

A place that is 0 gives nothing, a larger number one input of its own; large numbers share inputs
with their neighbours. The lead that the game's ``evaluate`` expects is one more input, in steps: a
net then only has to learn where that is wrong.
"""

from __future__ import annotations

from lutetia.ai.coarse import LEADS
from lutetia.engine.coarse import COARSE
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Fields
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
observe, evaluate_each, FIRST_INPUT = rules.observe, rules.evaluate_each, rules.FIRST_INPUT
FIRST_LEAD: int = rules.FIRST_LEAD
"""The input of the worst lead."""

STEP: int = rules.LEAD_STEP
"""Thousandths of a point that share an input."""


@kernel
def inputs(st: Fields, seat: int, dense: Ints, active: Ints) -> int:
    """Write the inputs that are on for ``seat`` to ``active``; return how many.

    ``dense`` is room for an observation.
    """
    for i in range(len(dense)):
        dense[i] = 0
    observe(st, seat, dense)
    n = 0
    for i in range(len(dense)):
        if dense[i] != 0:
            active[n] = FIRST_INPUT[i] + COARSE[dense[i]]
            n += 1
    lead = evaluate_each(st, seat) // STEP + LEADS // 2
    active[n] = FIRST_LEAD + max(0, min(lead, LEADS - 1))
    return n + 1
