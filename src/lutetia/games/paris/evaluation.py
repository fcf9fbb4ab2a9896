"""What opponents know about Paris besides its rules: how good a position looks,
and how promising an action is.

Two kernels, in thousandths of a point. ``evaluate`` adds to the points what districts, tiles,
tokens, francs and keys may still earn (`valuation`). ``prior`` is the same sum looked at for one
action alone: what it brings less what it costs (`action_priors`).
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.kernel import kernel
from lutetia.games.paris.action_priors import (
    WASTE,
    advance_gain,
    advance_prior,
    bank_prior,
    buy_prior,
    fetch_prior,
    honour_gain,
    honour_prior,
    move_prior,
    pairs_prior,
    score_gain,
    score_prior,
    sell_prior,
    stands_prior,
    use_as_prior,
    use_prior,
)
from lutetia.games.paris.material import BONUS_TILES, N_DISTRICTS, N_PRIZES, N_RESOURCES, N_TOKENS
from lutetia.games.paris.material import SELL as SELL_PAYS
from lutetia.games.paris.rules import actions
from lutetia.games.paris.rules.benefits import prize_free, space_of, tile_refuse
from lutetia.games.paris.rules.codes import OK
from lutetia.games.paris.rules.end import points
from lutetia.games.paris.state import DONE, OVER, Fields
from lutetia.games.paris.valuation import (
    AT_ARC,
    KEY,
    LAST,
    end_worth,
    ends_worth,
    expected_prize,
    franc_value,
    holdings_value,
    in_district,
    strengths,
    time_factor,
    token_worth,
    turns_left,
)

SPREAD: Final = 20
"""Points of lead that count as half decided."""

TEMPERATURES: Final = {"easy": 2.1, "beginner": 2.8}
"""Points by which an action looks worse and weak opponents take it three eighths as often."""

HORIZON: Final = 4
"""Decisions in a playout before the search asks `evaluate`."""

C_PUCT: Final = 2
"""Weight of exploration."""

C_NET: Final = 0.35
"""The same where the net says what to look at: it is sure of good moves."""

FPU_NET: Final = 0.0
"""How much worse than its parent an action counts there before it was tried: not at all, so that
all that the net praises is tried."""

PRIOR_WEIGHT: Final = 20
"""Weight of `prior` when actions are explored."""

FULL_PLAYOUT_SHARE: Final = 0
"""Playouts to the end are long."""

PLAYOUT_CANDIDATES: Final = 12
"""Random actions of which a playout takes the most promising."""

SIMULATIONS: Final = {"middle": 16, "good": 28, "strong": 220}
"""How many each level has, so that each can be told from the next with any number of seats."""

BUDGET_SCALE: Final = 3
"""Long turns need many simulations."""

DECISIONS_PER_TURN: Final = 8
"""Decisions that share the time of a turn: it has three or four, but now and then twenty,
and somebody waits for all of them."""

DUE = 5000  # what must be done is done before anything that may wait


@kernel
def best_tile(st: Fields, seat: int) -> int:
    """Return the worth of the best move on the track that is open (PA5.2, PA5.3),
    0 when none is or none is worth it."""
    best_ = 0
    if st.may_advance > 0 and st.francs[seat] >= st.may_advance - 1:
        for tile in range(BONUS_TILES):
            if tile_refuse(st, seat, tile) == OK and space_of(st, tile) > st.meeple[seat]:
                best_ = max(best_, advance_gain(st, seat, tile))
    return best_


@kernel
def best_score(st: Fields, seat: int) -> int:
    """Return what the best scoring tile that may be placed brings."""
    best_ = 0
    if st.may_score > 0:
        for prize in range(N_PRIZES):
            if prize_free(st, prize):
                for district in range(N_DISTRICTS):
                    if st.prize[district] < 0:
                        best_ = max(best_, score_gain(st, prize, district, seat))
    return best_


@kernel
def pending(st: Fields) -> int:
    """Return what the turn that goes on still promises whoever has it."""
    seat = st.cur
    sum_ = best_tile(st, seat) + best_score(st, seat)
    for kind in range(3):
        n = min(
            st.sections[kind],
            st.tokens[seat * 6 + N_RESOURCES + kind] + st.floats[N_RESOURCES + kind],
        )
        sum_ += n * honour_gain(st, seat, kind)
    for token in range(N_TOKENS):
        sum_ += st.floats[token] * franc_value(st, seat, SELL_PAYS[token])
    return sum_ * 9 // 10 - (DUE if st.step != DONE else 0)


@kernel
def goes_on(st: Fields) -> bool:
    """Return whether turns are taken: the game is set up, and not over."""
    return st.phase != OVER and st.cur >= 0


@kernel
def before_evaluate(st: Fields) -> None:
    """Write to ``st.promises`` what others may expect each seat to have in the end, in thousandths
    of a point; `after_evaluate` clears that up."""
    on = goes_on(st)
    for seat in range(st.players):
        hoped = holdings_value(st, seat) if on else LAST * st.francs[seat]
        st.promises[seat] = points(st, seat) * 1000 + hoped
    if not on:
        return
    st.promises[st.cur] += pending(st)
    hope = expected_prize(st)
    for district in range(N_DISTRICTS):
        ranks = strengths(st, district)
        for seat in range(st.players):
            st.promises[seat] += in_district(st, district, ranks, seat, hope)


@kernel
def evaluate_each(st: Fields, seat: int) -> int:
    """Return what `evaluate` does, between `before_evaluate` and `after_evaluate`."""
    mine, others = st.promises[seat], 0
    for other in range(st.players):
        if other != seat:
            others += st.promises[other]
    if goes_on(st):
        mine += ends_worth(st, seat, True) - ends_worth(st, seat, False)
    return mine - others // (st.players - 1)


@kernel
def after_evaluate(st: Fields) -> None:
    """Clear what `before_evaluate` wrote."""
    for seat in range(st.players):
        st.promises[seat] = 0


@kernel
def evaluate(st: Fields, seat: int) -> int:
    """Return the lead that ``seat`` may expect over the mean of the others,
    in thousandths of a point."""
    before_evaluate(st)
    lead: int = evaluate_each(st, seat)
    after_evaluate(st)
    return lead


DRAWING = 9000  # nothing that is done before the draw could not be done after it
LOOKED = 1200  # an end-game tile
LOSS = -500  # no prior is lower


@kernel
def draw_prior(st: Fields, stack: int) -> int:
    """Return how promising drawing is."""
    return DRAWING


@kernel
def look_prior(st: Fields) -> int:
    """Return what looking through the end-game tiles brings."""
    return LOOKED


@kernel
def arc_prior(st: Fields) -> int:
    """Return what a key on the Arc brings."""
    return (AT_ARC - KEY) * time_factor(turns_left(st, st.cur)) // 1000


@kernel
def take_prior(st: Fields, seat: int, kind: int) -> int:
    """Return what an end-game tile brings whoever takes it."""
    return end_worth(st, seat, kind)


@kernel
def use_end_prior(st: Fields, kind: int) -> int:
    """Return what using an end-game tile brings."""
    if kind >= N_TOKENS:
        return end_worth(st, st.cur, kind)
    return stands_prior(st, st.cur, kind) - token_worth(st, st.cur, kind) - WASTE


gain = switch(
    "gain",
    {
        actions.DRAW: draw_prior,
        actions.BANK: bank_prior,
        actions.ARC: arc_prior,
        actions.LOOK: look_prior,
        actions.BUY: buy_prior,
        actions.SELL: sell_prior,
        actions.HONOUR: honour_prior,
        actions.SCORE: score_prior,
        actions.BONUS: advance_prior,
        actions.USE: use_prior,
        **dict.fromkeys(actions.USE_AS.values(), use_as_prior),
        actions.USE_FETCH: fetch_prior,
        actions.USE_FETCH_BACK: fetch_prior,
        **dict.fromkeys(actions.USE_PAIRS.values(), pairs_prior),
        actions.USE_END: use_end_prior,
        actions.TAKE: take_prior,
        actions.MOVE: move_prior,
    },
)
"""A kernel: what an action brings the seat to act, less what it costs; 0 for placing,
finishing and passing."""


@kernel
def prior(st: Fields, action: int) -> int:
    """Return how promising ``action`` looks to the seat to act, in thousandths of a point;
    finishing is 0, and all losses are alike."""
    better: int = max(gain(st, action), LOSS)
    return better
