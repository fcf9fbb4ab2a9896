"""The calls about invitations."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lutetia.server.calls import Opened
from lutetia.server.invitations.service import Already, InvitationBook, NotHere, TooMany, Unknown
from lutetia.server.invitations.types import (
    Acquaintance,
    InvitationAnswer,
    Invitations,
    NewInvitation,
)
from lutetia.server.limits import TooMuch
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, address, answer, count, decoded, known
from lutetia.server.storage.invitations import acquaintances
from lutetia.table.seating import MAX_NAME_LENGTH

MAX_FOUND = 8
"""People who are offered for a name."""


async def invitations(request: Request) -> Response:
    """``GET /api/invitations`` and ``POST /api/invitations``"""
    book: InvitationBook = request.app.state.invitations
    registry: TableRegistry = request.app.state.registry
    if request.method != "POST":
        count(request, registry.limits.reads)
        person = await known(request)
        return answer(Invitations([], []) if person is None else await book.of(person.id))
    wanted = await decoded(request, NewInvitation)
    count(request)
    person = await known(request)
    if person is None or not person.account:
        raise HttpError(403, "invite_account")
    registry.sanctions.require("sit", person, address(request))
    registry.sanctions.require("say", person, address(request))  # it calls somebody by a notice
    other = await request.app.state.sessions.person(wanted.player)
    if other is None or not other.account or other.id == person.id:
        raise HttpError(404, "no_player")
    try:
        await book.invite(person, other, wanted.table)
    except (NotHere, Already):
        raise HttpError(409, "invite_seat") from None
    except TooMany:
        raise HttpError(409, "invited_many") from None
    return answer(await book.of(person.id), 201)


async def respond(request: Request) -> Response:
    """``POST /api/invitations/<id>`` and ``DELETE /api/invitations/<id>``"""
    if request.method == "DELETE":
        return await _withdraw(request)
    book: InvitationBook = request.app.state.invitations
    wanted = await decoded(request, InvitationAnswer)
    count(request)
    person, name = await known(request), request.path_params["invitation"]
    if person is None:
        raise HttpError(404, "no_invitation")
    if wanted.accept:
        registry: TableRegistry = request.app.state.registry
        registry.sanctions.require("sit", person, address(request))
    try:
        table = await book.answer(person, name, wanted.accept, address(request))
    except Unknown:
        raise HttpError(404, "no_invitation") from None
    except TooMuch as much:
        raise HttpError(429, "rate", seconds=much.seconds) from None
    return answer(Opened(table, f"/t/{table}"))


async def _withdraw(request: Request) -> Response:
    book: InvitationBook = request.app.state.invitations
    count(request)
    person = await known(request)
    if person is None:
        raise HttpError(404, "no_invitation")
    try:
        await book.withdraw(person, request.path_params["invitation"])
    except Unknown:
        raise HttpError(404, "no_invitation") from None
    return answer(await book.of(person.id))


async def people(request: Request) -> Response:
    """``GET /api/people``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    person = await known(request)
    name = request.query_params.get("name", "")[:MAX_NAME_LENGTH].strip()
    if person is None:
        return answer([])
    found = await acquaintances(registry.store, person.id, name, MAX_FOUND)
    return answer([Acquaintance(*one) for one in found])
