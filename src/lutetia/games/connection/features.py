"""What the net of an opponent sees of an action of Paris Connection; of a position it sees what is
on in `observe`. Nothing here depends on shares that were dealt to others (PC9.1)."""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.connection.evaluation import build_prior, lay_prior, return_prior
from lutetia.games.connection.material import MAX_SEATS, C, H
from lutetia.games.connection.rules import actions
from lutetia.games.connection.state import Fields

VERSION: Final = 1
"""Rises when an input or a feature means something else: weights made before are refused then."""

SHARES: Final = 6
"""Steps of a number of shares; more are taken as so many."""

GAINS: Final = 24
"""Steps of what an action promises by `prior`."""

BUILD: Final = 0  # by company and own shares; how it looks
RETURN: Final = BUILD + C * SHARES + GAINS  # likewise
TAKE: Final = RETURN + C * SHARES + GAINS  # by company, own shares and number
DONE: Final = TAKE + C * SHARES * 2  # by locomotives placed
LAY: Final = DONE + 6  # by hex; by hex and own shares; how it looks; seats
LAY_SHARES: Final = LAY + H
LAY_GAIN: Final = LAY_SHARES + H * SHARES
SEATS: Final = LAY_GAIN + GAINS
N_FEATURES: Final = SEATS + MAX_SEATS + 1


@kernel
def step_of(gain: int, width: int) -> int:
    """Return the step of a ``gain`` in thousandths."""
    return max(0, min(gain // width + GAINS // 2, GAINS - 1))


@kernel
def own(st: Fields, company: int) -> int:
    """Return the own shares of ``company``, in steps."""
    return min(SHARES - 1, st.hand[st.cur * C + company])


@kernel
def describe_company(st: Fields, company: int, kind: int, looks: int, features: Ints) -> int:
    """Describe what is done with a company, from the feature ``kind`` on: own shares of it, how the
    action looks by `prior`, and how many play."""
    features[0] = kind + company * SHARES + own(st, company)
    features[1] = kind + C * SHARES + step_of(looks, 1000)
    features[2] = SEATS + st.players
    return 3


@kernel
def describe_build(st: Fields, company: int, features: Ints) -> int:
    """Describe the choice of a company to build."""
    n: int = describe_company(st, company, BUILD, build_prior(st, company), features)
    return n


@kernel
def describe_return(st: Fields, company: int, features: Ints) -> int:
    """Describe a share that is returned."""
    n: int = describe_company(st, company, RETURN, return_prior(st, company), features)
    return n


@kernel
def describe_take(st: Fields, company: int, n: int, features: Ints) -> int:
    """Describe shares that are taken."""
    features[0] = TAKE + (company * SHARES + own(st, company)) * 2 + n - 1
    return 1


@kernel
def describe_done(st: Fields, features: Ints) -> int:
    """Describe the end of a build."""
    features[0] = DONE + st.n_laid
    return 1


@kernel
def describe_lay(st: Fields, at: int, features: Ints) -> int:
    """Describe a locomotive: where, and how much of its company is one's own."""
    features[0] = LAY + at
    features[1] = LAY_SHARES + at * SHARES + own(st, st.company)
    features[2] = LAY_GAIN + step_of(lay_prior(st, at), 500)
    return 3


describe = switch(
    "describe",
    {
        actions.BUILD: describe_build,
        actions.RETURN: describe_return,
        actions.TAKE: describe_take,
        actions.DONE: describe_done,
        actions.LAY: describe_lay,
    },
    more=("features",),
)
"""A kernel: write the features of an action of the seat to act; return how many."""
