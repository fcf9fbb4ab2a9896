"""``POST /api/tables/<id>/exercise``: a decision of a game that has ended, to be found better than
it was, on the board.

Who tries it acts on what the seat could know then, by the rules, and is told what the action
promises beside the best one: by the report, or by the coach where the report compared others.
"""

from __future__ import annotations

from dataclasses import asdict

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lutetia.coach.comparison import LEAST
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.server.coach.service import Coach
from lutetia.server.coach.types import Coaching, Exercise, ExerciseTry, Judgement, TriedMove
from lutetia.server.coach.worker import Question
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, address, answer, count, decoded, read_table
from lutetia.server.teaching import because, because_each, legal_of, prompt_of
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table


async def exercise(request: Request) -> Response:
    """``POST /api/tables/<id>/exercise``"""
    actor = await read_table(request)
    tried = await decoded(request, ExerciseTry)
    state, seat = _asked(actor.table, tried.number)
    refused = None if tried.action is None else state.refusal(tried.action)
    move = None
    if tried.action is not None and refused is None:
        action = state.parse(tried.action).text
        move = await _tried(request, actor.table.id, tried.number, state, action)
    return answer(
        Exercise(
            state.view(seat), legal_of(state), prompt_of(state), because(refused),
            because_each(state, tried.why), move,
        )
    )  # fmt: skip


def _asked(table: Table, number: int) -> tuple[State, int]:
    """Return the position before a decision, and the seat that decided."""
    if table.status != "over":
        raise HttpError(409, "coach_later")
    past = table.history
    if past is None or number > past.ply or past.steps[number - 1].actor == CHANCE:
        raise TableRefusal("table", "refusal.no_decision", number=number)
    state, seat = past.at(number - 1), past.steps[number - 1].actor
    if len(state.legal_codes()) == 1:  # nothing could be done better
        raise TableRefusal("table", "refusal.no_decision", number=number)
    return state, seat


async def _tried(request: Request, table: str, number: int, state: State, action: str) -> TriedMove:
    """Return what an action, in notation, promises; where the report tells nothing of it, it is
    judged now."""
    coach: Coach = request.app.state.coach
    found = _reported(await coach.made(table), number)
    shares = {} if found is None else _shares(found)
    if found is not None and action in shares:
        best = shares[found.best]
        share = min(shares[action], best)  # few trees may promise more, by chance
        unsure = action == found.played and found.verdict is None
        return TriedMove(action, share, best, unsure or best - share < LEAST)
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.records)
    effort = None if coach.effort is None else asdict(coach.effort)
    view = state.view(state.to_act, recall=True)
    question = Question(state.game.meta.id, view, action, effort)
    judged = await coach.judged(address(request), question)
    found = msgspec.json.decode(judged.judgement, type=Judgement)
    shares = _shares(found)
    return TriedMove(action, shares[action], shares[found.best], found.verdict is None)


def _reported(made: bytes | None, number: int) -> Judgement | None:
    """Return what a report says of a decision."""
    if made is None:
        return None
    decisions = msgspec.json.decode(made, type=Coaching).report.decisions
    return next((one.judgement for one in decisions if one.number == number), None)


def _shares(found: Judgement) -> dict[str, float]:
    return {one.action: one.share for one in found.candidates}
