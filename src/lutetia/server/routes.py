"""The calls of docs/protocol.md."""

from __future__ import annotations

import math
import time
from functools import cache
from pathlib import Path

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

import lutetia
from lutetia.ai.levels import levels, offered
from lutetia.ai.strengths import measured
from lutetia.engine import meta as engine
from lutetia.engine.errors import RecordError
from lutetia.games import IDS, load
from lutetia.games.record import MAX_BYTES
from lutetia.i18n import catalogue, languages
from lutetia.i18n.files import parts
from lutetia.server.calls import (
    Change,
    GameInfo,
    Health,
    Me,
    Needs,
    NewTable,
    Offered,
    Onlooker,
    Opened,
    Option,
)
from lutetia.server.ids import table_id
from lutetia.server.openapi import document
from lutetia.server.readers import Readers
from lutetia.server.ready import Ready
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import (
    HttpError,
    address,
    answer,
    body_of,
    count,
    decoded,
    fixed,
    game_of,
    known,
    read_table,
    require_person,
    weekends_wanted,
    with_cookie,
    with_renewed_cookies,
)
from lutetia.server.rules_index import rules_index
from lutetia.server.sessions import COOKIE, Sessions, player
from lutetia.server.storage.accounts import news_count
from lutetia.table import commands, projection
from lutetia.table.deal import verify_deal
from lutetia.table.deal.sheet import sheet
from lutetia.table.events import created, timing
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import MAX_NAME_LENGTH, Player, clean_name

# --- games ----------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """``GET /api/games``"""
    out = []
    for name in IDS:
        meta = load(name).meta
        out.append(
            GameInfo(
                id=meta.id,
                title=meta.title,
                designer=meta.designer,
                publisher=meta.publisher,
                year=meta.year,
                stage=meta.stage,
                rules_version=meta.rules_version,
                players=sorted(meta.players),
                default_players=meta.players[0],
                colours=list(meta.colours),
                options=[_option(one) for one in meta.options],
                unsure=list(meta.unsure),
                levels=[Offered(one, measured(name, one)) for one in offered(name)],
            )
        )
    return fixed(request, out)


def _option(one: engine.Option) -> Option:
    return Option(
        one.name,
        one.kind,
        one.default,
        [str(choice) for choice in one.choices] if one.kind == "choice" else UNSET,
        Needs(one.needs[0], list(one.needs[1])) if one.needs else UNSET,
    )


async def material(request: Request) -> Response:
    """``GET /api/games/<game>/material``"""
    return fixed(request, load(game_of(request)).material())


async def rules(request: Request) -> Response:
    """``GET /api/games/<game>/rules``"""
    return fixed(request, rules_index(game_of(request)))


@cache
def words(lang: str, part: str = "") -> msgspec.Raw:
    """Return the words of a language, or of one part of the site, as they are sent:
    read, parsed and encoded once."""
    return msgspec.Raw(msgspec.json.encode(catalogue(lang).to_client(part)))


async def locale(request: Request) -> Response:
    """``GET /api/locales/<lang>`` and ``GET /api/locales/<lang>/<part>``"""
    lang, part = request.path_params["lang"], request.path_params.get("part", "")
    if lang not in languages():
        raise HttpError(404, "no_language", languages=", ".join(languages()))
    if part and part not in parts():
        raise HttpError(404, "no_call")
    return fixed(request, words(lang, part))


async def healthz(request: Request) -> Response:
    """``GET /healthz``"""
    return answer(Health(True, lutetia.__version__))


async def readyz(request: Request) -> Response:
    """``GET /readyz``"""
    ready: Ready = request.app.state.ready
    why = await ready.why_not() or request.app.state.unready()
    body = Health(why is None, lutetia.__version__, UNSET if why is None else why)
    return answer(body, 200 if why is None else 503)


# --- people ---------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    """``GET /api/me`` and ``POST /api/me``"""
    change = await decoded(request, Change) if request.method == "POST" else Change()
    name = None
    if change.name is not None:
        name = clean_name(change.name)
        if name is None:
            raise HttpError(422, "name", most=MAX_NAME_LENGTH)
    if change.lang is not None and change.lang not in languages():
        raise HttpError(422, "no_language", languages=", ".join(languages()))
    sessions: Sessions = request.app.state.sessions
    person, secret = await require_person(request)
    if name is not None and name != person.name:
        registry: TableRegistry = request.app.state.registry
        registry.sanctions.require("say", person, address(request))
        seconds = registry.limits.names.wait(person.id)
        if seconds:
            minutes = math.ceil(seconds / 60)
            raise HttpError(429, "names_often", minutes=minutes, seconds=seconds)
        count(request, registry.limits.address_names)
    session = await sessions.session(request.cookies.get(COOKIE))
    news = 0
    if session is not None and person.account:
        news = await news_count(request.app.state.store, session)
    if change.name is not None or change.lang is not None:
        before = person.name
        changed = await sessions.change(person, name, change.lang)
        if changed is None:  # they have gone just now
            raise HttpError(409, "signed_out")
        person = changed
        if person.name != before:
            await request.app.state.registry.rename(player(person))
            request.app.state.seeks.rename(player(person))
    told = answer(Me(person.id, person.name, person.lang, person.account, news))
    return with_cookie(await with_renewed_cookies(told, request), request, secret)


async def my_tables(request: Request) -> Response:
    """``GET /api/me/tables``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    person = await known(request)
    return answer(await registry.mine.of(person.id) if person is not None else [])


# --- tables ---------------------------------------------------------------------------------------


async def tables(request: Request) -> Response:
    """``GET /api/tables`` and ``POST /api/tables``"""
    registry: TableRegistry = request.app.state.registry
    if request.method != "POST":
        count(request, registry.limits.reads)
        return answer(registry.tables())
    wanted = await decoded(request, NewTable)
    if wanted.game not in IDS:
        raise HttpError(404, "no_game", games=", ".join(IDS))
    game = load(wanted.game)
    if wanted.players not in game.meta.players:
        raise HttpError(422, "players", numbers=", ".join(map(str, sorted(game.meta.players))))
    try:
        options = game.options(wanted.options, wanted.players)
    except ValueError as error:
        raise HttpError(422, "options", why=str(error)[:200]) from None
    known = levels(wanted.game)
    if wanted.bots is not None and wanted.bots not in known:
        raise HttpError(422, "no_level", levels=", ".join(known))
    weekends = weekends_wanted(wanted.weekends, wanted.pace, registry.now())
    person, secret = await require_person(request)
    if secret is None:  # else this call is counted already
        count(request)
    host = player(person)
    registry.sanctions.require("sit", host, address(request))
    # Whoever plays alone with bots is nobody's company:
    # the lobby lists them only when they wish it.
    private = wanted.bots is not None if wanted.private is None else wanted.private
    first = created(game, wanted.players, options, host.id, private, registry.now())
    if wanted.pace is not None:
        first["timing"] = timing(wanted.pace, wanted.fall, weekends)
    if wanted.rated:
        if not host.account:
            raise TableRefusal("forbidden", "refusal.rated_account")
        if game.edition is not None:
            raise HttpError(422, "rated_edition")
        first["rated"] = True
    if wanted.sealed:
        first["sealed"] = True
    actor = await registry.create([first], _first(host, wanted), address(request))
    return _made(request, actor.table.id, secret)


def _first(host: Player, wanted: NewTable) -> list[tuple[Player, commands.Command]]:
    first: list[commands.Command] = [commands.Sit(id="new-sit", seat=0)] if wanted.sit else []
    if wanted.bots is not None:
        taken = 1 if wanted.sit else 0
        first += [
            commands.Bot(id=f"new-bot{seat}", seat=seat, level=wanted.bots)
            for seat in range(taken, wanted.players)
        ]
        first.append(commands.Start(id="new-start"))
    return [(host, command) for command in first]


def _made(request: Request, table: str, secret: str | None) -> Response:
    return with_cookie(answer(Opened(table, f"/t/{table}"), 201), request, secret)


async def table_record(request: Request) -> Response:
    """``GET /api/tables/<id>/record``"""
    registry: TableRegistry = request.app.state.registry
    actor = await read_table(request)
    person = await known(request)
    # All seats of one player: whoever holds several may know what any of them knows.
    seats = actor.table.seats_of(person.id if person else None)
    try:
        text = await actor.exports.get(actor.table, seats, registry.slices)
    except RecordError:
        raise HttpError(409, "record_later") from None
    name = f"{actor.table.game.meta.id}-{actor.table.id}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    headers["vary"] = "Accept-Encoding"
    body = text.plain
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], body = "gzip", text.packed
    return Response(body, 200, headers, "text/plain; charset=utf-8")


async def table_deal(request: Request) -> Response:
    """``GET /api/tables/<id>/deal``: what whoever asks may know of a sealed deal."""
    actor = await read_table(request)
    guest = await known(request)
    found = sheet(actor.table, actor.table.seats_of(guest.id if guest else None))
    if found is None:
        raise HttpError(404, "no_call")
    return answer(found)


@cache
def _script() -> bytes:
    return Path(verify_deal.__file__).read_bytes()


async def deal_script(request: Request) -> Response:
    """``GET /api/verify_deal.py``: a program that checks a sealed deal, to be read and run."""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    return Response(_script(), 200, media_type="text/plain; charset=utf-8")


async def table_view(request: Request) -> Response:
    """``GET /api/tables/<id>/view``: what an onlooker sees, whoever asks,
    for a picture of the board."""
    actor = await read_table(request)
    return answer(Onlooker(projection.view(actor.table, None)))


async def records(request: Request) -> Response:
    """``POST /api/records``"""
    registry: TableRegistry = request.app.state.registry
    readers: Readers = request.app.state.readers
    count(request)
    count(request, registry.limits.records)
    with readers.place(address(request)):
        body = await body_of(request, MAX_BYTES)
        try:
            body.decode("utf-8")
        except UnicodeDecodeError:
            raise HttpError(400, "record", why="not UTF-8") from None
        person, secret = await require_person(request)
        registry.sanctions.require("sit", person, address(request))
        registry.sanctions.require("say", person, address(request))  # a record has names in it
        try:
            brought = await readers.bring(body, table_id(), person.id, time.time())
        except RecordError as error:
            raise HttpError(422, "record", why=str(error)) from None
        await registry.add(brought)
    return _made(request, brought.table, secret)


async def openapi(request: Request) -> Response:
    """``GET /api/openapi.json``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    return fixed(request, document())


async def nowhere(request: Request) -> Response:
    """Anything else below ``/api``."""
    raise HttpError(404, "no_call")
