"""The calls about accounts: docs/accounts.md."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps

from starlette.requests import Request
from starlette.responses import Response

from lutetia.server.accounts import pairing, passkeys
from lutetia.server.accounts.book import Accounts, LastWay, Present, TooMany, Unknown
from lutetia.server.accounts.recovery import Busy
from lutetia.server.accounts.site import Site, site_of
from lutetia.server.accounts.types import (
    Codes,
    Credential,
    Ended,
    Goodbye,
    NewsKind,
    Pairing,
    SignedIn,
    Typed,
    Work,
    Worked,
)
from lutetia.server.limits import TooMuch
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import (
    HttpError,
    address,
    answer,
    count,
    decoded,
    device,
    require_person,
    with_cookie,
)
from lutetia.server.seeks.service import Seeks
from lutetia.server.sessions import COOKIE, GUEST_COOKIE, Sessions
from lutetia.server.storage.people import Person

Handler = Callable[[Request, Accounts, Present], Awaitable[Response]]


def call(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Return ``handler`` called with who asks, made known if need be, and its refusals answered."""

    @wraps(handler)
    async def guarded(request: Request) -> Response:
        accounts: Accounts = request.app.state.accounts
        reads = request.app.state.registry.limits.reads
        count(request, reads if request.method == "GET" else accounts.attempts)
        here, secret = await present(request)
        try:
            return with_cookie(await handler(request, accounts, here), request, secret)
        except passkeys.NoChallenge:
            raise HttpError(409, "challenge") from None
        except passkeys.WrongOrigin:
            raise HttpError(403, "passkey_origin", origin=site_of(request).origin) from None
        except passkeys.NotVerified:
            raise HttpError(422, "passkey_refused") from None
        except passkeys.Cloned:
            raise HttpError(409, "passkey_cloned") from None
        except TooMuch as much:
            raise HttpError(429, "rate", seconds=much.seconds) from None
        except Busy:
            raise HttpError(429, "rate", seconds=5) from None

    return guarded


async def present(request: Request) -> tuple[Present, str | None]:
    """Return who asks and from where, with the secret of a new session."""
    sessions: Sessions = request.app.state.sessions
    person, secret = await require_person(request)
    session = await sessions.session(secret or request.cookies.get(COOKIE))
    if session is None:  # it has ended just now
        raise HttpError(409, "signed_out")
    return Present(person, session, device(request)), secret


def _account(here: Present) -> None:
    if not here.person.account:
        raise HttpError(409, "guest")


@asynccontextmanager
async def _making(
    request: Request, accounts: Accounts, here: Present, work: str | None
) -> AsyncIterator[None]:
    """Count the account that the block makes, if it makes one. Raises HttpError where that costs
    work that was not done, TableRefusal where somebody may not play from this address."""
    if here.person.account:
        yield
        return
    registry: TableRegistry = request.app.state.registry
    registry.sanctions.require("sit", here.person, address(request))
    if accounts.free.full(address(request)) and not accounts.work.done(work):
        raise HttpError(403, "work")
    async with accounts.free.making(address(request)):
        yield


# --- one's own account ----------------------------------------------------------------------------


@call
async def account(request: Request, accounts: Accounts, here: Present) -> Response:
    """``GET /api/account``"""
    return answer(await accounts.shown(here, site_of(request)))


@call
async def news(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/news``"""
    await accounts.read_news(here)
    return answer(await accounts.shown((await present(request))[0], site_of(request)))


@call
async def work(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/work``"""
    needed = not here.person.account and accounts.free.full(address(request))
    return answer(Work(accounts.work.task() if needed else None))


@call
async def passkey_options(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/passkeys/options``"""
    site = _for_passkeys(request)
    challenge = accounts.challenges.new(here.session.token, "make")
    known = await accounts.passkey_ids(here)
    return answer(passkeys.ask_new(site, here.person.id, here.person.name, known, challenge))


@call
async def add_passkey(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/passkeys``"""
    made = await decoded(request, Credential)
    site = _for_passkeys(request)
    try:
        async with _making(request, accounts, here, made.work):
            await accounts.add_passkey(here, site, made)
    except TooMany:
        raise HttpError(409, "passkeys_full") from None
    return answer(await accounts.shown((await present(request))[0], site), 201)


@call
async def drop_passkey(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/passkeys/<handle>/remove``"""
    try:
        await accounts.drop_passkey(here, request.path_params["handle"])
    except Unknown:
        raise HttpError(404, "no_passkey") from None
    except LastWay:
        raise HttpError(409, "last_way") from None
    return answer(await accounts.shown(here, site_of(request)))


@call
async def codes(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/codes``"""
    done = (await decoded(request, Worked)).work
    async with _making(request, accounts, here, done):
        made = await accounts.new_codes(here)
    return answer(Codes(made), 201)


@call
async def pair(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/device``"""
    _account(here)
    code = accounts.pairings.new(here.session)
    url = f"{site_of(request).origin}/me#{code}"  # what follows # is sent to no server
    path, size = pairing.drawn(url)
    return answer(Pairing(code, url, path, size, int(pairing.LIFE)), 201)


@call
async def end_session(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/sessions/<handle>/end``"""
    handle = request.path_params["handle"]
    own = handle == here.session.handle
    if own:
        _account(here)  # a guest who signs out loses everything
    try:
        await accounts.end_session(here, handle)
    except Unknown:
        raise HttpError(404, "no_session") from None
    ended = answer(Ended(own))
    return _back_to_guest(ended, request) if own else ended


def _back_to_guest(response: Response, request: Request) -> Response:
    """Return ``response`` with the session of this browser over; that of the guest who is kept
    beside it, if any, goes on."""
    response.delete_cookie(COOKIE)
    response.delete_cookie(GUEST_COOKIE)
    return with_cookie(response, request, request.cookies.get(GUEST_COOKIE))


@call
async def data(request: Request, accounts: Accounts, here: Present) -> Response:
    """``GET /api/account/data``"""
    accounts.handouts.count(here.person.id, address(request))  # guests cost nothing
    headers = {"content-disposition": 'attachment; filename="lutetia.json"'}
    return answer(await accounts.everything(here), headers=headers)


@call
async def delete(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/account/delete``"""
    typed = (await decoded(request, Goodbye)).name
    if typed.strip() != here.person.name:
        raise HttpError(422, "delete_name")
    seeks: Seeks = request.app.state.seeks
    await seeks.withdraw([one.id for one in seeks.of(here.person.id)])
    await accounts.delete(here)
    return _back_to_guest(answer(Ended(True)), request)


# --- coming in ------------------------------------------------------------------------------------


@call
async def sign_in_options(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/sign-in/options``"""
    site = _for_passkeys(request)
    return answer(passkeys.ask_use(site, accounts.challenges.new(here.session.token, "use")))


@call
async def sign_in(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/sign-in``"""
    used = await decoded(request, Credential)
    site = _for_passkeys(request)
    try:
        person = await accounts.by_passkey(here, site, used)
    except Unknown:
        raise HttpError(404, "no_passkey") from None
    return await _entered(request, accounts, here, person, "signed_in")


@call
async def sign_in_by_code(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/sign-in/code``"""
    typed = (await decoded(request, Typed)).code
    try:
        person = await accounts.by_code(typed)
    except Unknown:
        raise HttpError(404, "code") from None
    return await _entered(request, accounts, here, person, "code_used")


@call
async def sign_in_by_pairing(request: Request, accounts: Accounts, here: Present) -> Response:
    """``POST /api/sign-in/device``"""
    typed = (await decoded(request, Typed)).code
    try:
        person = await accounts.by_pairing(typed)
    except Unknown:
        raise HttpError(404, "device_code") from None
    return await _entered(request, accounts, here, person, "device_added")


async def _entered(
    request: Request, accounts: Accounts, here: Present, person: Person, how: NewsKind
) -> Response:
    entered = await accounts.enter(here, person, how)
    done = answer(SignedIn(person.id, person.name, entered.stayed))
    if entered.stayed:  # signing out leads back to the guest
        guest = request.cookies.get(COOKIE)
        with_cookie(done, request, guest, GUEST_COOKIE)
    return with_cookie(done, request, entered.secret)


def _for_passkeys(request: Request) -> Site:
    site = site_of(request)
    if not site.takes_passkeys:
        raise HttpError(409, "passkeys_here")
    return site


ADDRESSES = (
    ("GET", "/api/account", account),
    ("POST", "/api/account/news", news),
    ("POST", "/api/account/work", work),
    ("POST", "/api/account/passkeys/options", passkey_options),
    ("POST", "/api/account/passkeys", add_passkey),
    ("POST", "/api/account/passkeys/{handle}/remove", drop_passkey),
    ("POST", "/api/account/codes", codes),
    ("POST", "/api/account/device", pair),
    ("POST", "/api/account/sessions/{handle}/end", end_session),
    ("GET", "/api/account/data", data),
    ("POST", "/api/account/delete", delete),
    ("POST", "/api/sign-in/options", sign_in_options),
    ("POST", "/api/sign-in", sign_in),
    ("POST", "/api/sign-in/code", sign_in_by_code),
    ("POST", "/api/sign-in/device", sign_in_by_pairing),
)
"""Method, path and handler of each call."""
