"""The calls about notices, and the pages behind the links in mails."""

from __future__ import annotations

import html
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from lutetia.i18n import sentence
from lutetia.server.errors import NotStored
from lutetia.server.limits import TooMuch
from lutetia.server.notices.calls import (
    ChannelChange,
    ChannelInfo,
    NewChannel,
    NoticeSettings,
    Tried,
    WakingChange,
)
from lutetia.server.notices.channels import MOST, Channel, fresh
from lutetia.server.notices.mail import proper_address
from lutetia.server.notices.outcome import Outcome
from lutetia.server.notices.push import Subscription
from lutetia.server.notices.reach import proper
from lutetia.server.notices.service import Notices
from lutetia.server.notices.waking import ALWAYS, Waking
from lutetia.server.notices.webhook import shown_secret
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
from lutetia.server.sessions import COOKIE, Sessions, language
from lutetia.server.storage.people import Person
from lutetia.server.zones import known_zone


def _notices(request: Request) -> Notices:
    registry: TableRegistry = request.app.state.registry
    return registry.notices


def _site(request: Request) -> str:
    """Return the address of this site: as it was set, else as whoever asks sees it."""
    https = request.url.scheme == "https" or request.app.state.settings.secure
    seen = f"{'https' if https else 'http'}://{request.url.netloc}"
    return _notices(request).url or seen


def _info(channel: Channel) -> ChannelInfo:
    name = channel.target
    endpoint: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    if channel.kind == "push":
        endpoint = name = msgspec.json.decode(channel.target, type=Subscription).endpoint
        name = urlsplit(name).hostname or ""
    elif channel.kind == "webhook":
        secret = shown_secret(channel)
    return ChannelInfo(
        channel.id, channel.kind, name, channel.wanted, channel.confirmed, endpoint, secret
    )


def _settings(request: Request, player: str | None) -> NoticeSettings:
    notices = _notices(request)
    waking = ALWAYS if player is None else notices.channels.waking(player)
    channels = [] if player is None else notices.channels.of(player)
    return NoticeSettings(
        notices.keys.public,
        notices.mail is not None,
        [_info(one) for one in channels],
        "" if waking is ALWAYS else waking.zone,
        waking.since,
        waking.until,
    )


async def settings(request: Request) -> Response:
    """``GET /api/me/notices`` and ``POST /api/me/notices``"""
    if request.method != "POST":
        person = await known(request)
        return answer(_settings(request, person.id if person else None))
    change = await decoded(request, WakingChange)
    if not known_zone(change.zone):
        raise HttpError(422, "zone")
    person, secret = await require_person(request)
    waking = Waking(change.zone, change.since, change.until)
    await _notices(request).channels.set_waking(person.id, waking)
    return with_cookie(answer(_settings(request, person.id)), request, secret)


async def add(request: Request) -> Response:
    """``POST /api/me/notices/channels``"""
    count(request)
    wanted = await decoded(request, NewChannel)
    notices = _notices(request)
    person, secret = await require_person(request)
    cookie = secret or request.cookies.get(COOKIE)
    channel = _wished(wanted, person, _site(request), notices, await _session(request, cookie))
    old = _room(notices, channel)
    if channel.kind == "mail" and not (old and old.confirmed):
        await _ask(notices, old or channel, person, address(request))
    opened = False
    try:
        async with notices.channels.one:
            await _session(request, cookie)
            old = _room(notices, channel)  # others may have been added meanwhile
            if old is None:
                if channel.kind == "push":
                    await notices.channels.only(channel)
                opened = await notices.channels.add(channel)
            elif not old.wanted:
                opened = await notices.switch(old, True)
            if old is not None and channel.kind == "push":
                await notices.channels.bind(old.id, channel.secret)
    finally:  # also where a browser is switched on, but its session cannot be written down
        if opened:
            await notices.channels.plan_anew(person.id)
    return with_cookie(answer(_settings(request, person.id), 201), request, secret)


async def _session(request: Request, cookie: str | None) -> str:
    """Return the handle of the session that asks. Raises HttpError: it has ended just now."""
    sessions: Sessions = request.app.state.sessions
    session = await sessions.session(cookie)
    if session is None:
        raise HttpError(409, "signed_out")
    return session.handle


def _room(notices: Notices, channel: Channel) -> Channel | None:
    """Return the channel that its owner has already; None: they have not, and there is room for it.

    Raises HttpError: there is none.
    """
    held = notices.channels.of(channel.player)
    for one in held:
        if one.kind == channel.kind and one.target == channel.target:
            return one
    if len(held) >= MOST:
        raise HttpError(409, "channels", most=MOST)
    return None


def _wished(
    wanted: NewChannel, person: Person, site: str, notices: Notices, session: str
) -> Channel:
    """Return the channel that is asked for. Raises HttpError."""
    if wanted.push is not None:
        if not wanted.push.fits():
            raise HttpError(422, "subscription")
        return fresh(person.id, "push", msgspec.json.encode(wanted.push).decode(), site, session)
    if wanted.mail is not None:
        if notices.mail is None:
            raise HttpError(409, "no_mail")
        if not proper_address(wanted.mail):
            raise HttpError(422, "address")
        return fresh(person.id, "mail", wanted.mail, site, session)
    if wanted.webhook is None or not proper(wanted.webhook):
        raise HttpError(422, "webhook")
    return fresh(person.id, "webhook", wanted.webhook, site, session)


async def _ask(notices: Notices, channel: Channel, person: Person, origin: str) -> None:
    """Ask a mail address whether it wants mail. Raises HttpError: it was asked too often, or too
    much was asked by that person or from the address ``origin``, or the mail server took
    nothing."""
    if notices.mail is None:
        raise HttpError(409, "no_mail")
    try:
        notices.count_question(channel.target, person.id, origin)
    except TooMuch as much:
        raise HttpError(429, "rate", seconds=much.seconds) from None
    sent = await notices.mail.post(notices.mail.invitation(channel, person.lang))
    if sent is not Outcome.SENT:
        raise HttpError(503, "mail_later")


async def _own(request: Request) -> tuple[Person, Channel]:
    """Return who asks, and their channel that the path names. Raises HttpError."""
    person = await known(request)
    channel = _notices(request).channels.get(request.path_params["channel"])
    if person is None or channel is None or channel.player != person.id:
        raise HttpError(404, "no_channel")
    return person, channel


async def change(request: Request) -> Response:
    """``POST /api/me/notices/channels/<channel>``"""
    count(request)
    person, channel = await _own(request)
    wanted = await decoded(request, ChannelChange)
    notices = _notices(request)
    if wanted.forget:
        await notices.drop(channel)
    elif await notices.switch(channel, wanted.wanted):
        await notices.channels.plan_anew(person.id)
    return answer(_settings(request, person.id))


async def trial(request: Request) -> Response:
    """``POST /api/me/notices/channels/<channel>/test``"""
    count(request)
    person, channel = await _own(request)
    notices = _notices(request)
    if not channel.confirmed:
        raise HttpError(409, "not_confirmed")
    try:
        notices.trials.count(person.id)
    except TooMuch as much:
        raise HttpError(429, "rate", seconds=much.seconds) from None
    outcome = await notices.try_out(channel, person.lang)
    return answer(Tried(outcome is Outcome.SENT, outcome is Outcome.GONE))


# --- links in mails -------------------------------------------------------------------------------

_PAGE = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
    "<title>Lutetia</title><h1>Lutetia</h1><p>{text}</p>{form}</html>"
)
_FORM = '<form method="post"><button>{text}</button></form>'


async def mailed(request: Request) -> Response:
    """``/mail/confirm/<secret>`` and ``/mail/leave/<secret>``: a page that asks, and what its
    button does. Mail programs look at links by themselves, so a look alone does nothing."""
    registry: TableRegistry = request.app.state.registry
    notices = _notices(request)
    lang = language(request.headers.get("accept-language", ""))
    what = "confirm" if request.url.path.startswith("/mail/confirm/") else "leave"
    if registry.limits.reads.wait(request.client.host if request.client else ""):
        return _page(lang, sentence("letters.page_later", {}, lang), "", 429)
    channel = notices.channels.by_secret(request.path_params["secret"])
    if channel is None:
        return _page(lang, sentence("letters.page_gone", {}, lang), "", 404)
    args = {"address": channel.target}
    if request.method != "POST":
        form = _FORM.format(text=html.escape(sentence(f"letters.page_{what}_do", {}, lang)))
        return _page(lang, sentence(f"letters.page_{what}", args, lang), form)
    try:
        if what == "confirm":
            if await notices.channels.change(channel, confirmed=True):
                await notices.channels.plan_anew(channel.player)
        else:
            await notices.drop(channel)
    except NotStored:
        return _page(lang, sentence("failure.not_stored", {}, lang), "", 503)
    return _page(lang, sentence(f"letters.page_{what}_done", args, lang), "")


def _page(lang: str, text: str, form: str, status: int = HTTPStatus.OK) -> Response:
    return HTMLResponse(
        _PAGE.format(lang=lang, text=html.escape(text), form=form), status,
        {"cache-control": "no-store", "referrer-policy": "no-referrer"},
    )  # fmt: skip
