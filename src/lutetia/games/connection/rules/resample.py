"""What a seat cannot know even with a perfect memory:
how the shares that were dealt lie among the others (PC9.1)."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.games.connection.material import DEALT, C
from lutetia.games.connection.rules.setup import shares_of
from lutetia.games.connection.state import DEAL, OVER, Fields


@kernel
def least(st: Fields, at: int) -> int:
    """Return how many shares a seat holds at least for what it returned and took;
    ``at`` is seat * 6 + company (PC9.3)."""
    return st.floor[at] + st.took[at] - st.gave[at]


@kernel
def unknown_shares(st: Fields, seat: int) -> int:
    """Return how many of the shares dealt to ``seat`` its returns have not shown."""
    n = shares_of(st, seat) if st.phase == DEAL else DEALT[st.players - 3]
    for company in range(C):
        n -= st.floor[seat * 6 + company]
    return n


@kernel
def pool_of(st: Fields, seat: int) -> int:
    """Return the shares that ``seat`` cannot place in a hand, eight bits a company:
    those of others beyond the least, and the bag."""
    pool = 0
    for company in range(C):
        n = st.stock[company] if st.phase == DEAL else 0
        for other in range(st.players):
            if other != seat:
                n += st.hand[other * 6 + company] - least(st, other * 6 + company)
        pool += n << 8 * company
    return pool


@kernel
def deal_again(st: Fields, seat: int, pool: int, rng: Ints) -> int:
    """Deal ``pool`` to the others and return what is left of it, or -1: this deal is dropped,
    to be tried again.

    What a hand is known to hold lies there already; the rest is dealt like cards. A hand of f known
    and m other shares of a company then comes too often, as many times as there are ways to choose
    m out of f + m: so each of the m stays with a chance of 1 in f + 1, 2 in f + 2, ..., m in f + m.
    Those of the m that must lie there in any case are not diced for: that changes all deals alike.
    """
    whole = pool
    total = 0
    for company in range(C):
        total += pool >> 8 * company & 255
    spare = total
    for other in range(st.players):
        if other != seat:
            n = unknown_shares(st, other)
            for company in range(C):
                st.hand[other * 6 + company] = least(st, other * 6 + company)
            for _ in range(n):
                pick = randbelow(rng, total)
                company = 0
                while pick >= pool >> 8 * company & 255:
                    pick -= pool >> 8 * company & 255
                    company += 1
                at = other * 6 + company
                st.hand[at] += 1
                pool -= 1 << 8 * company
                total -= 1
                if st.floor[at] > 0:
                    m = st.hand[at] - least(st, at)
                    if (
                        m > n + (whole >> 8 * company & 255) - spare
                        and randbelow(rng, st.floor[at] + m) >= m
                    ):
                        return -1
    return pool


@kernel
def resample(st: Fields, seat: int, rng: Ints) -> None:
    """Deal again the shares that ``seat`` (-1: a spectator) cannot know,
    each deal exactly as likely as it is.

    Known are the number dealt of each company, the own hand, and every trade: so a deal is dropped
    as soon as it is not to be believed, and tried again. In random games one of seven deals stays
    on average, one of five hundred at worst.
    """
    if st.phase < DEAL or st.phase == OVER:
        return
    pool = pool_of(st, seat)
    left = -1
    while left < 0:
        left = deal_again(st, seat, pool, rng)
    if st.phase == DEAL:
        for company in range(C):
            st.stock[company] = left >> 8 * company & 255
