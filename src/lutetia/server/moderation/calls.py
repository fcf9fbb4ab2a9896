"""The calls about reports and moderation."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from lutetia.engine.errors import OtherEdition
from lutetia.server.moderation.desk import Impossible, Moderation
from lutetia.server.moderation.shown import desk
from lutetia.server.moderation.types import Ban, Mute, NewReport, PageAct, Reported, TableReport
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import (
    HttpError,
    address,
    answer,
    count,
    decoded,
    known,
    require_person,
    with_cookie,
)
from lutetia.server.storage.moderation import KeptLine, KeptReport
from lutetia.server.storage.people import Person

MAX_DIGITS = 15
"""Digits of the number of a row."""

STATUS = {"no_player": 404, "tie_self": 409, "rate": 429, "malformed": 400}


def _failed(no: Impossible) -> HttpError:
    args: dict[str, object] = {"seconds": 86_400} if no.code == "rate" else {}
    if no.code == "malformed":
        args = {"why": str(no)}
    return HttpError(STATUS[no.code], no.code, **args)


async def report_at_table(request: Request) -> Response:
    """``POST /api/tables/<id>/report``"""
    moderation: Moderation = request.app.state.moderation
    registry: TableRegistry = request.app.state.registry
    wanted = await decoded(request, TableReport)
    count(request, registry.limits.reports)
    try:
        actor = await registry.get(request.path_params["table"])
    except OtherEdition:
        actor = None
    if actor is None:
        raise HttpError(404, "no_table")
    person, secret = await require_person(request)
    table = actor.table
    lines = await moderation.excerpt(person, table.id, wanted.line, table.version)
    if wanted.line is not None:
        said = next((one for one in lines if one.n == wanted.line), None)
        if said is None:
            raise HttpError(404, "no_player")
        subject, name = said.player, said.name
    else:
        if wanted.seat is None or wanted.seat >= table.players:
            raise HttpError(404, "no_player")
        seat = table.seats[wanted.seat]
        if seat.kind != "person" or seat.player is None:
            raise HttpError(404, "no_player")
        subject, name = seat.player, seat.name
    report = KeptReport(
        person.id, subject, name, wanted.reason, wanted.words, table.id, table.version,
        wanted.line, time.time(),
    )  # fmt: skip
    return with_cookie(await _report(request, person, report, lines), request, secret)


async def report_player(request: Request) -> Response:
    """``POST /api/players/<id>/report``"""
    registry: TableRegistry = request.app.state.registry
    wanted = await decoded(request, NewReport)
    count(request, registry.limits.reports)
    other: Person | None = await request.app.state.sessions.person(request.path_params["player"])
    if other is None or not other.account:
        raise HttpError(404, "no_player")
    person, secret = await require_person(request)
    report = KeptReport(
        person.id, other.id, other.name, wanted.reason, wanted.words, None, None, None, time.time()
    )
    return with_cookie(await _report(request, person, report, []), request, secret)


async def _report(
    request: Request, person: Person, report: KeptReport, lines: list[KeptLine]
) -> Response:
    moderation: Moderation = request.app.state.moderation
    registry: TableRegistry = request.app.state.registry
    registry.sanctions.require("sit", person, address(request))
    try:
        new = await moderation.report(person, report, lines)
    except Impossible as no:
        raise _failed(no) from None
    return answer(Reported(not new), 201)


async def moderation(request: Request) -> Response:
    """``GET /api/moderation`` and ``POST /api/moderation``"""
    registry: TableRegistry = request.app.state.registry
    desk_: Moderation = request.app.state.moderation
    count(request, registry.limits.reads)
    person = await known(request)
    if person is None or not person.moderator:
        raise HttpError(404, "no_call")  # as if there were nothing here
    if request.method == "POST":
        act: PageAct = await decoded(request, PageAct)  # type: ignore[arg-type]
        count(request)
        if isinstance(act, Ban | Mute) and act.days is None:
            raise HttpError(400, "malformed", why="days: for good is up to whoever runs the site")
        try:
            await desk_.perform(act, person.id)
        except Impossible as no:
            raise _failed(no) from None
    asked = request.query_params
    before = asked.get("before", "")
    if before and not (before.isascii() and before.isdigit() and len(before) <= MAX_DIGITS):
        raise HttpError(400, "malformed", why="before")
    row = int(before) if before else None
    found = await desk(registry.store, asked.get("closed") == "1", row, moderator=True)
    return answer(found)
