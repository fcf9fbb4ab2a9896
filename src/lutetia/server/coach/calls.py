"""The calls of the coach: docs/coach.md."""

from __future__ import annotations

from dataclasses import asdict

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lutetia.server.coach.service import Coach, Ended
from lutetia.server.coach.types import Coached, Judged, JudgeWanted
from lutetia.server.coach.worker import Question
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import (
    HttpError,
    address,
    answer,
    count,
    decoded,
    known,
    read_table,
)
from lutetia.server.table_actor import TableActor
from lutetia.table.authors import bot_actions, own_actions
from lutetia.table.judged import decision
from lutetia.table.refusals import TableRefusal


async def coach(request: Request) -> Response:
    """``GET /api/tables/<id>/coach`` and ``POST /api/tables/<id>/coach``"""
    registry: TableRegistry = request.app.state.registry
    reports: Coach = request.app.state.coach
    actor = await read_table(request)
    if actor.table.status != "over":
        raise HttpError(409, "coach_later")
    name = actor.table.id
    made = await reports.made(name)
    if request.method == "POST" and made is None and reports.work(name) is None:
        if reports.has_failed(name):
            raise HttpError(422, "coach_failed")
        count(request, registry.limits.records)
        reports.begin(name, address(request), lambda: _ended(actor, registry))
    return answer(_told(made, reports, name))


async def _ended(actor: TableActor, registry: TableRegistry) -> Ended:
    """Return the game of a table, with its record as whoever looks on is given it."""
    table = actor.table
    record = (await actor.exports.get(table, (), registry.slices)).plain
    return Ended(record, frozenset(own_actions(table)), bot_actions(table))


def _told(made: bytes | None, reports: Coach, table: str) -> Coached:
    """Return the answer of either call; ``made`` is the report as JSON where it is there."""
    if made is not None:
        return Coached("made", 0, 0, msgspec.Raw(made))
    work = reports.work(table)
    if work is None:
        return Coached("none", 0, 0, None)
    return Coached("works" if work.works else "waits", work.done, work.total, None)


async def judgement(request: Request) -> Response:
    """``POST /api/tables/<id>/judgement``"""
    registry: TableRegistry = request.app.state.registry
    coach: Coach = request.app.state.coach
    actor = await read_table(request)
    wanted = await decoded(request, JudgeWanted)
    person = await known(request)
    player = None if person is None else person.id
    asked = decision(actor.table, player, wanted.seat, wanted.number)
    count(request, registry.limits.records)
    effort = None if coach.effort is None else asdict(coach.effort)
    question = Question(actor.table.game.meta.id, asked.view, asked.played, effort)
    found = await coach.judged(address(request), question)
    # Meanwhile it may have been taken back, or somebody else may have come.
    now = decision(actor.table, player, wanted.seat, asked.number)
    if now.version != asked.version:
        raise TableRefusal("stale", "refusal.stale")
    return answer(Judged(asked.number, asked.version, found.judgement, found.told))
