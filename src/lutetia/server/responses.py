"""What every call shares: bodies in, answers and errors out, and who is asking."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from lutetia.engine.errors import OtherEdition
from lutetia.games import IDS
from lutetia.server import calls
from lutetia.server.codec import encode
from lutetia.server.devices import device_of
from lutetia.server.errors import NotStored
from lutetia.server.limits import Limit, TooMuch
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.operations.doing import Doing
from lutetia.server.registry import TableRegistry
from lutetia.server.sessions import COOKIE, GUEST_COOKIE, LIFE, Sessions, language
from lutetia.server.sockets import has_nul, same_origin
from lutetia.server.storage.people import Person
from lutetia.server.table_actor import TableActor
from lutetia.server.zones import known_zone, weekends_of
from lutetia.table.pace import UNHURRIED, PaceName
from lutetia.table.pauses import Weekends
from lutetia.table.refusals import TableRefusal

MAX_JSON_BYTES = 16_384
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A NUL character as JSON writes it; no backslash that stands for itself begins it."""

T = TypeVar("T")


class HttpError(Exception):
    """An error answer: a status, and a key that says what to do."""

    def __init__(self, status: int, code: str, **args: object) -> None:
        super().__init__(code)
        # A text from outside may hold half a surrogate pair, and why it is refused quotes it:
        # that could not be sent.
        sent = {
            name: value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
            for name, value in args.items()
        }
        self.status, self.code, self.args_ = status, code, sent


def answer(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return ``data`` as JSON."""
    return Response(
        encode(data), status, {"cache-control": "no-store", **(headers or {})}, "application/json"
    )


def failed(failure: HttpError) -> Response:
    """Return the error answer."""
    body = calls.Failure(calls.Failed(failure.code, f"failure.{failure.code}", failure.args_))
    return answer(
        body,
        failure.status,
        {"retry-after": str(failure.args_["seconds"])}
        if failure.status == HTTPStatus.TOO_MANY_REQUESTS
        else None,
    )


def game_of(request: Request) -> str:
    """Return the game that the path names. Raises HttpError: there is none of that name."""
    name: str = request.path_params["game"]
    if name not in IDS:
        raise HttpError(404, "no_game", games=", ".join(IDS))
    return name


def fixed(request: Request, data: object) -> Response:
    """Return ``data``, which changes only with the program, as JSON:
    nothing but a 304 for who has it already."""
    body = encode(data)
    mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": mark}
    # A proxy that compresses makes the mark a weak one; it still means this very body.
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, "application/json")


Handler = Callable[[Request], Awaitable[Response]]


def handle_errors(handler: Handler) -> Handler:
    """Return ``handler`` with its failures made into answers, writing calls refused to pages of
    other sites, and addresses refused that the database could not take."""

    async def guarded_handler(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD") and not same_origin(
                request.headers.get("origin"), request.headers.get("host")
            ):
                raise HttpError(403, "origin")
            if has_nul(request):
                raise HttpError(400, "malformed", why="NUL character in the address")
            with Doing(handler.__name__, request.path_params.get("table", "")):
                return await handler(request)
        except HttpError as failure:
            request.app.state.metrics.refused(failure.code)
            return failed(failure)
        except TableRefusal as no:
            request.app.state.metrics.refused(no.code)
            return answer(calls.Failure(calls.Failed(no.code, no.key, no.args_)), 409)
        except (NotStored, KeptElsewhere):
            return failed(HttpError(503, "not_stored"))
        except ClientDisconnect:
            return Response(status_code=400)

    return guarded_handler


async def body_of(request: Request, most: int) -> bytes:
    """Return the body. Raises HttpError when it is larger than ``most`` bytes."""
    size = request.headers.get("content-length", "")
    if size.isdigit() and int(size) > most:
        raise HttpError(413, "too_large", most=most)
    parts, total = [], 0
    async for part in request.stream():
        total += len(part)
        if total > most:
            raise HttpError(413, "too_large", most=most)
        parts.append(part)
    return b"".join(parts)


async def decoded(request: Request, kind: type[T]) -> T:
    """Return the JSON body as ``kind``. Raises HttpError."""
    body = await body_of(request, MAX_JSON_BYTES)
    if _NUL.search(body):  # PostgreSQL takes it in no text, and nobody types it
        raise HttpError(400, "malformed", why="NUL character")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise HttpError(400, "malformed", why=str(error)[:200]) from None


def weekends_wanted(name: str | None, pace: PaceName | None, now: float) -> Weekends | None:
    """Return `weekends_of` a zone that somebody named; None: weekends count.

    Raises HttpError: there is no such zone, or the pace has no pauses.
    """
    if name is None:
        return None
    if pace not in UNHURRIED:
        raise HttpError(422, "weekends")
    if not known_zone(name):
        raise HttpError(422, "zone")
    return weekends_of(name, now)


# --- who is asking --------------------------------------------------------------------------------


async def known(request: Request) -> Person | None:
    """Return who asks, or None."""
    sessions: Sessions = request.app.state.sessions
    return await sessions.find(request.cookies.get(COOKIE))


def count(request: Request, what: Limit | None = None) -> None:
    """Count something that is made to be kept, or whatever else the limit ``what`` is for.

    Raises HttpError when it was too much from this address of late.
    """
    registry: TableRegistry = request.app.state.registry
    try:
        (what or registry.limits.made).count(address(request))
    except TooMuch as much:
        raise HttpError(429, "rate", seconds=much.seconds) from None


async def read_table(request: Request) -> TableActor:
    """Return the actor of the table that a request names, counted as a read.

    Raises HttpError: 404 where there is none, 409 where it belongs to another edition of its game.
    """
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    try:
        actor = await registry.get(request.path_params["table"])
    except OtherEdition as error:
        raise HttpError(409, "edition", why=str(error)) from None
    if actor is None:
        raise HttpError(404, "no_table")
    return actor


def address(request: Request) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else ""


def device(request: Request) -> str:
    """Return the browser and system that a request says to come from."""
    return device_of(request.headers.get("user-agent", ""))


async def require_person(request: Request) -> tuple[Person, str | None]:
    """Return who asks, made known if they are not yet: then with the secret for their cookie."""
    person = await known(request)
    if person is not None:
        return person, None
    count(request)
    sessions: Sessions = request.app.state.sessions
    spoken = language(request.headers.get("accept-language", ""))
    return await sessions.make(spoken, device(request))


def with_cookie(
    response: Response, request: Request, secret: str | None, name: str = COOKIE
) -> Response:
    """Return ``response`` with the session's cookie when there is a new one."""
    if secret is not None:
        https = request.url.scheme == "https" or request.app.state.settings.secure
        response.set_cookie(name, secret, max_age=LIFE, httponly=True, samesite="lax", secure=https)
    return response


async def with_renewed_cookies(response: Response, request: Request) -> Response:
    """Return ``response`` with the cookies of a session in use, and of the guest who is kept beside
    it, where they are to hold longer."""
    sessions: Sessions = request.app.state.sessions
    for name in (COOKIE, GUEST_COOKIE):
        secret = request.cookies.get(name)
        session = await sessions.session(secret)
        if session is not None and await sessions.seen(session, device(request)):
            with_cookie(response, request, secret, name)
    return response
