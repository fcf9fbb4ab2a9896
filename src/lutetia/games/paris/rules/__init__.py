"""The rules of Paris as kernels, joined here.

Reading order: `codes`, `setup`, `queries`, `placing`, `moves` (keys, and what a move costs),
`benefits`, `trade`, `tiles` (bonus tiles), `end`, `resample`.
"""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris.rules.benefits import (
    advance,
    advance_refuse,
    honour,
    honour_refuse,
    place_prize,
    score_refuse,
)
from lutetia.games.paris.rules.codes import (
    ARC,
    BANK,
    BONUS,
    BUY,
    CHANCE_FIRST,
    DEAL_START,
    DEAL_TILE,
    DRAW,
    FINISH,
    GAME_OVER,
    HONOUR,
    IMPOSSIBLE,
    LAST_CODE,
    LOOK,
    MOVE,
    MOVE_END,
    OK,
    PASS,
    PLACE,
    SCORE,
    SELL,
    UNKNOWN,
    USE,
    USE_END,
)
from lutetia.games.paris.rules.codes import TAKE as TAKE_END
from lutetia.games.paris.rules.end import (
    end_use_refuse,
    finish,
    finish_refuse,
    look,
    look_refuse,
    pass_refuse,
    pass_turn,
    points,
    take,
    take_refuse,
    tiebreak,
    use_end,
)
from lutetia.games.paris.rules.moves import (
    arc_refuse,
    bank_refuse,
    move,
    move_legal,
    move_refuse,
    step_refuse,
    to_arc,
    to_bank,
)
from lutetia.games.paris.rules.placing import draw_from, draw_refuse, place, place_refuse, turn_up
from lutetia.games.paris.rules.resample import resample
from lutetia.games.paris.rules.setup import chance_legal, deal, draw, setup, weight
from lutetia.games.paris.rules.tiles import any_use, any_use_refuse, uses_legal
from lutetia.games.paris.rules.trade import buy, buy_refuse, sell, sell_refuse
from lutetia.games.paris.state import ACT, OVER, TAKE, TURN, Fields

__all__ = [
    "draw",
    "legal",
    "play",
    "points",
    "refuse",
    "resample",
    "setup",
    "tiebreak",
    "to_act",
    "weight",
]


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == TURN:
        return st.cur
    return -2 if st.phase == OVER else -1


@kernel
def span(st: Fields, first: int, many: int, out: Ints, n: int) -> int:
    """Write the legal ones of ``many`` codes from ``first`` after the first ``n`` of ``out``; return the new count."""
    for action in range(first, first + many):
        if seat_refuse(st, action) == OK:
            out[n] = action
            n += 1
    return n


@kernel
def legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of whoever acts: the step that is due, its benefits, then what may be done at any moment (PA2.9).

    Benefits stay open in any order until the turn is finished (PA2.10).
    """
    if st.phase != TURN:
        return chance_legal(st, out)
    n = span(st, DRAW, 3, out, 0)
    if st.free == 1:
        n = span(st, PLACE, 6, out, n)
    if st.step == ACT:
        n = move_legal(st, out, n)
        n = span(st, BANK, 13, out, n)  # banks, the Arc, passing, looking
    if st.step == TAKE:
        n = span(st, TAKE_END + st.cur * 9, 9, out, n)
    if st.may_advance > 0:
        n = span(st, BONUS, 30, out, n)
    n = span(st, HONOUR, 3, out, n)
    if st.may_score > 0:
        n = span(st, SCORE, 36, out, n)
    n = uses_legal(st, out, n)
    if st.n_takes > st.n_uses:
        n = span(st, USE_END, 9, out, n)
    n = span(st, BUY, 3, out, n)
    n = span(st, SELL, 6, out, n)
    return span(st, FINISH, 1, out, n)


@kernel
def refuse(st: Fields, action: int) -> int:
    """Return OK or the reason why ``action`` is refused."""
    if st.phase == OVER:
        return GAME_OVER
    if action < 0 or action >= LAST_CODE or MOVE_END <= action < DEAL_START:
        return UNKNOWN
    if st.phase == TURN:
        return seat_refuse(st, action) if action < DEAL_START else IMPOSSIBLE
    if action < DEAL_START:
        return CHANCE_FIRST
    return OK if weight(st, action) > 0 else IMPOSSIBLE


@kernel
def action_refuse(st: Fields, action: int) -> int:
    """Return OK or why one of the actions of the second step is refused (PA2.6)."""
    reason = step_refuse(st)
    if reason != OK:
        return reason
    if action >= MOVE:
        return move_refuse(st, action)
    if action == ARC:
        return arc_refuse(st)
    if action == LOOK:
        return look_refuse(st)
    if action == PASS:
        return pass_refuse(st)
    return bank_refuse(st, action - BANK) if BANK <= action < BANK + 6 else UNKNOWN


@kernel
def seat_refuse(st: Fields, action: int) -> int:
    """Return OK or why the seat whose turn it is may not do ``action``."""
    if action >= MOVE or BANK <= action < FINISH:
        return action_refuse(st, action)
    if action < PLACE:
        return draw_refuse(st, action - DRAW) if action < DRAW + 3 else UNKNOWN
    if action < BANK:
        return place_refuse(st, action - PLACE) if action < PLACE + 6 else UNKNOWN
    if action == FINISH:
        return finish_refuse(st)
    if action >= TAKE_END:
        at = action - TAKE_END - st.cur * 9
        return take_refuse(st, at) if 0 <= at < 9 else UNKNOWN
    if action >= USE_END:
        return end_use_refuse(st, action - USE_END) if action < USE_END + 9 else UNKNOWN
    if action >= USE:
        return any_use_refuse(st, action)
    if action >= BONUS:
        return advance_refuse(st, action - BONUS) if action < BONUS + 30 else UNKNOWN
    if action >= SCORE:
        return (
            score_refuse(st, (action - SCORE) // 6, (action - SCORE) % 6)
            if action < SCORE + 36
            else UNKNOWN
        )
    if action >= HONOUR:
        return honour_refuse(st, action - HONOUR) if action < HONOUR + 3 else UNKNOWN
    if action >= SELL:
        return sell_refuse(st, action - SELL) if action < SELL + 6 else UNKNOWN
    if action >= BUY:
        return buy_refuse(st, action - BUY) if action < BUY + 3 else UNKNOWN
    return UNKNOWN


@kernel
def play(st: Fields, action: int, trace: Ints) -> None:
    """Play a legal ``action``."""
    if action >= DEAL_TILE:
        turn_up(st, action, trace)
    elif action >= DEAL_START:
        deal(st, action, trace)
    elif action >= MOVE:
        move(st, action, trace)
    elif action >= TAKE_END:
        take(st, (action - TAKE_END) % 9, trace)
    elif action >= USE_END:
        use_end(st, action - USE_END, trace)
    elif action >= USE:
        any_use(st, action, trace)
    elif action >= BONUS:
        advance(st, action - BONUS, trace)
    elif action >= SCORE:
        place_prize(st, (action - SCORE) // 6, (action - SCORE) % 6, trace)
    elif action >= HONOUR:
        honour(st, action - HONOUR, trace)
    elif action >= SELL:
        sell(st, action - SELL, trace)
    elif action >= BUY:
        buy(st, action - BUY, trace)
    else:
        step(st, action, trace)


@kernel
def step(st: Fields, action: int, trace: Ints) -> None:
    """Play what leads a turn on: draw, place, put a key, look, pass, finish."""
    if action == FINISH:
        finish(st, trace)
    elif action == LOOK:
        look(st, trace)
    elif action == PASS:
        pass_turn(st, trace)
    elif action == ARC:
        to_arc(st, trace)
    elif action >= BANK:
        to_bank(st, action - BANK, trace)
    elif action >= PLACE:
        place(st, action - PLACE, trace)
    else:
        draw_from(st, action - DRAW, trace)
