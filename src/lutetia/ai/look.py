"""Template: what a net sees, called from Python."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
inputs_of, describe_action, prior = rules.inputs, rules.describe, rules.prior
before_inputs, after_inputs = rules.before_inputs, rules.after_inputs


@kernel
def inputs(buffer: Buffer, seat: int, dense: Ints, active: Ints) -> int:
    """Write the inputs that are on for ``seat`` in ``buffer[0]``; return how many."""
    before_inputs(buffer[0])
    n: int = inputs_of(buffer[0], seat, dense, active)
    after_inputs(buffer[0])
    return n


@kernel
def describe_all(
    buffer: Buffer, codes: Ints, filler: int, one: Ints, features: Ints, priors: Ints
) -> None:
    """Write what is known of each of the actions ``codes``.

    Args:
        buffer: the position, in which a seat is to act.
        codes: its legal actions.
        filler: stands where an action has less than four features.
        one: room for four.
        features: room for four a code.
        priors: room for one a code.
    """
    st = buffer[0]
    for i in range(len(codes)):
        priors[i] = prior(st, codes[i])
        n = describe_action(st, codes[i], priors[i], one)
        for k in range(4):
            features[4 * i + k] = one[k] if k < n else filler
