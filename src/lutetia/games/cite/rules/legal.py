"""Who acts, and what may be done: every legal action, as families in the order of the list."""

from __future__ import annotations

from lutetia.engine.action_kernels import encoder
from lutetia.engine.actors import CHANCE
from lutetia.engine.actors import OVER as NOBODY
from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.survey import family
from lutetia.games.cite.material import CARD_HOW, EXCHANGE, FIRST_LAID, N_CARDS, N_TURNS
from lutetia.games.cite.rules import actions
from lutetia.games.cite.rules.actions import ACT, HOWS
from lutetia.games.cite.rules.cards import STEP, TURNS, fetchable, ways
from lutetia.games.cite.rules.codes import NO_EFFECT, OK
from lutetia.games.cite.rules.phases import open_lays
from lutetia.games.cite.rules.placement_mask import (
    lamp_spaces,
    places,
    plain_spaces,
    rival_spaces,
)
from lutetia.games.cite.rules.setup import cards_left, hand_due
from lutetia.games.cite.rules.turns import pass_refuse
from lutetia.games.cite.state import CARDS, CHOOSE, LAY, LIGHT, OPEN, OVER, START, Fields

TAKE_CODE, PASS_CODE, CHOOSE_CODE = actions.TAKE.base, actions.PASS.base, actions.CHOOSE.base
START_CODE, CARD_CODE = actions.DEAL_START.base, actions.DEAL_CARD.base
lay_code, build_code, hand_code = map(encoder, (actions.LAY, actions.BUILD, actions.DEAL_HAND))


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == LAY or st.phase == LIGHT or st.phase == CHOOSE:
        return st.cur
    return NOBODY if st.phase == OVER else CHANCE


@kernel
def first_outcome(st: Fields) -> int:
    """Return the first of the codes among which chance draws now (LC1.7, LC1.4, LC1.6)."""
    if st.phase == START:
        return START_CODE
    return CARD_CODE if st.phase == CARDS else hand_code(hand_due(st), 0)


@kernel
def lay_survey(st: Fields, room: Ints) -> int:
    """Note what the seat may do in the first phase (LC2.1); return how many families."""
    n = 0
    tile = st.hand[st.cur]
    if tile >= 0:
        n = family(room, n, lay_code(tile, 0, 0), open_lays(st))  # LC2.2
    n = family(room, n, TAKE_CODE, st.pooled)  # LC2.4
    return n if tile >= 0 else family(room, n, PASS_CODE, 1)  # LC2.5


@kernel
def build_survey(room: Ints, n: int, building: int, spaces: int, lamps: int, rivals: int) -> int:
    """Note every way to lay a building (`places`) behind the first ``n`` families;
    return their new number."""
    for laid in range(FIRST_LAID[building], FIRST_LAID[building] + N_TURNS[building]):
        n = family(room, n, build_code(laid, 0), places(laid, spaces, lamps, rivals))
    return n


@kernel
def swap_survey(st: Fields, card: int, seat: int, room: Ints, n: int) -> int:
    """Note every exchange of Levitation: the same buildings for each that is given (LC4.1)."""
    fetched = fetchable(st, seat)
    left = st.reserve[seat]
    while left != 0:
        n = family(room, n, ACT + card * HOWS + lowest(left) * STEP[card], fetched)
        left = without_lowest(left)
    return n


@kernel
def use_survey(st: Fields, seat: int, room: Ints, n: int) -> int:
    """Note every way to activate a postcard, with its effect and without (LC3.5, LC3.6)."""
    if st.tokens[seat] == 0:
        return n
    for card in range(N_CARDS):
        if st.card[card] == OPEN:
            code = ACT + card * HOWS
            if CARD_HOW[card] == EXCHANGE:
                n = swap_survey(st, card, seat, room, n)
            else:
                for turn in range(TURNS[card]):
                    n = family(room, n, code + turn * STEP[card], ways(st, card, turn, seat))
            n = family(room, n, code + NO_EFFECT, 1)
    return n


@kernel
def light_survey(st: Fields, seat: int, room: Ints) -> int:
    """Note what ``seat`` may do in the second phase (LC3.2); return how many families."""
    spaces, lamps, rivals = plain_spaces(st, seat), lamp_spaces(st, seat), rival_spaces(st, seat)
    n = 0
    if st.fetched >= 0:  # LC4.1
        return build_survey(room, n, st.fetched, spaces, lamps, rivals)
    left = st.reserve[seat]
    while left != 0:
        n = build_survey(room, n, lowest(left), spaces, lamps, rivals)
        left = without_lowest(left)
    n = use_survey(st, seat, room, n)
    return family(room, n, PASS_CODE, 1) if n > 0 and pass_refuse(st) == OK else n


@kernel
def seat_survey(st: Fields, room: Ints) -> int:
    """Note the legal actions of the seat whose turn it is as families; return how many these
    are."""
    if st.phase == LAY:
        return lay_survey(st, room)
    if st.phase == LIGHT:
        return light_survey(st, st.cur, room)
    return family(room, 0, CHOOSE_CODE, cards_left(st))  # LC1.4
