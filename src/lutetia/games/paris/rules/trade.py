"""Chapter PA6: buying and selling, for whatever purpose (PA6.5), and how tokens are spent."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris.material import BUY, N_RESOURCES, N_TOKENS, SELL
from lutetia.games.paris.rules.codes import E_BOUGHT, E_SOLD, NO_FRANCS, NO_TOKEN, NOT_IN_SUPPLY, OK
from lutetia.games.paris.state import Fields


@kernel
def has(st: Fields, seat: int, token: int) -> int:
    """Return how many of ``token`` the seat whose turn it is can spend:
    its own and what used tiles stand for (PA8.4)."""
    return st.tokens[seat * 6 + token] + st.floats[token]


@kernel
def floating(st: Fields) -> int:
    """Return the tokens that used tiles stand for and that must still be spent or sold in this turn
    (PA8.5)."""
    n = 0
    for token in range(N_TOKENS):
        n += st.floats[token]
    return n


@kernel
def put_back(st: Fields, token: int, n: int) -> None:
    """Put ``n`` real tokens where they go: resources into the supply (PA6.3),
    prestige out of the game (PA6.4)."""
    if token < N_RESOURCES:
        st.supply[token] += n
    else:
        st.gone[token - N_RESOURCES] += n


@kernel
def spend(st: Fields, seat: int, token: int, n: int) -> int:
    """Spend ``n`` of ``token``, first what tiles stand for (PA8.5), which never become tokens
    (PA8.4); return how many were real."""
    standing = st.floats[token] if st.floats[token] < n else n
    st.floats[token] -= standing
    st.tokens[seat * 6 + token] -= n - standing
    put_back(st, token, n - standing)
    return n - standing


@kernel
def buy_refuse(st: Fields, token: int) -> int:
    """Return OK or why the resource ``token`` cannot be bought (PA6.1, PA6.3)."""
    if st.supply[token] == 0:
        return NOT_IN_SUPPLY
    return OK if st.francs[st.cur] >= BUY[token] else NO_FRANCS


@kernel
def buy(st: Fields, token: int, trace: Ints) -> None:
    """Buy a resource from the supply (PA6.1)."""
    st.supply[token] -= 1
    st.francs[st.cur] -= BUY[token]
    st.tokens[st.cur * 6 + token] += 1
    emit(trace, E_BOUGHT, st.cur, token, BUY[token], 0, 0)


@kernel
def sell_refuse(st: Fields, token: int) -> int:
    """Return OK or why ``token`` cannot be sold (PA6.1, PA6.2)."""
    return OK if has(st, st.cur, token) > 0 else NO_TOKEN


@kernel
def sell(st: Fields, token: int, trace: Ints) -> None:
    """Sell a resource (PA6.1) or a prestige token (PA6.2)."""
    real = spend(st, st.cur, token, 1)
    st.francs[st.cur] += SELL[token]
    emit(trace, E_SOLD, st.cur, token, SELL[token], 1 - real, 0)
