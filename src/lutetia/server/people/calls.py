"""The calls about one's own games and other people."""

from __future__ import annotations

from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lutetia.games import IDS
from lutetia.server.asleep import asleep
from lutetia.server.codec import encode
from lutetia.server.people.ties import Ties
from lutetia.server.people.types import LastSeen, MyGame, MyGames, Note, Tie, TieChange
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import (
    HttpError,
    answer,
    count,
    decoded,
    known,
    require_person,
    with_cookie,
)
from lutetia.server.storage import ties
from lutetia.server.storage.games import Wanted, page
from lutetia.table import projection
from lutetia.table.pace import PaceName
from lutetia.table.seating import MAX_NAME_LENGTH

PAGE = 20
"""Games of a page."""

CURSOR_PARTS = 3


def _wanted(request: Request) -> Wanted:
    """Return which games a request asks for. Raises HttpError."""
    asked = request.query_params
    game, pace, rated = (asked.get(name) or None for name in ("game", "pace", "rated"))
    if game is not None and game not in IDS:
        raise HttpError(404, "no_game", games=", ".join(IDS))
    if pace not in (None, "none", *get_args(PaceName)):
        raise HttpError(400, "malformed", why="pace")
    if rated not in (None, "0", "1"):
        raise HttpError(400, "malformed", why="rated")
    after, opponent = asked.get("after"), (asked.get("opponent") or "")[:MAX_NAME_LENGTH].strip()
    place = None
    if after:
        try:
            waits, at, table = after.split("_", CURSOR_PARTS - 1)
            place = (waits == "1", float(at), table)
        except ValueError:
            raise HttpError(400, "malformed", why="after") from None
    return Wanted(
        asked.get("over") == "1",
        game,
        pace,
        None if rated is None else rated == "1",
        opponent or None,
        place,
    )


async def my_games(request: Request) -> Response:
    """``GET /api/me/games``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    wanted, person = _wanted(request), await known(request)
    if person is None:
        return answer(MyGames([], None))
    found = await page(registry.store, person.id, wanted, PAGE + 1)
    games = []
    for name, waits, at, note, info, due in found[:PAGE]:
        actor, told = registry.actors.get(name), msgspec.Raw(info)
        if actor is not None:
            seen = projection.info(actor.table, actor.online, actor.spectators())
            told = msgspec.Raw(encode(seen))
        elif asleep(info):
            continue
        # Where something is asked it may wait for an answer, while the time of another runs.
        runs = waits and b'"ask":null' in info
        up_in = msgspec.UNSET if due is None or not runs else max(0, int(due - registry.now()))
        games.append(MyGame(waits, int(at), note, told, up_in))
    last = found[PAGE - 1] if len(found) > PAGE else None
    return answer(MyGames(games, last and f"{int(last[1])}_{last[2]!r}_{last[0]}"))


async def note(request: Request) -> Response:
    """``GET /api/tables/<id>/note`` and ``POST /api/tables/<id>/note``"""
    registry: TableRegistry = request.app.state.registry
    name = request.path_params["table"]
    if request.method != "POST":
        count(request, registry.limits.reads)
        person = await known(request)
        text = "" if person is None else await ties.note(registry.store, person.id, name)
        return answer(Note(text))
    wanted = await decoded(request, Note)
    count(request)
    if not await registry.store.read("SELECT 1 FROM tables WHERE id = ?", name):
        raise HttpError(404, "no_table")
    person, secret = await require_person(request)
    text = wanted.text.strip()
    await registry.store.write(ties.note_row(person.id, name, text))
    return with_cookie(answer(Note(text)), request, secret)


async def last_seen(request: Request) -> Response:
    """``GET /api/tables/<id>/seen``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    person, table = await known(request), request.path_params["table"]
    last = None if person is None else await registry.looks.last(person.id, table)
    return answer(LastSeen(last))


async def people(request: Request) -> Response:
    """``GET /api/me/people``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    person = await known(request)
    found = [] if person is None else await ties.ties_of(registry.store, person.id)
    return answer([Tie(*one) for one in found])


async def tie(request: Request) -> Response:
    """``POST /api/players/<id>/tie``"""
    registry: TableRegistry = request.app.state.registry
    wanted = await decoded(request, TieChange)
    count(request)
    other = await request.app.state.sessions.person(request.path_params["player"])
    if other is None or not other.account:
        raise HttpError(404, "no_player")
    person, secret = await require_person(request)
    if person.id == other.id:
        raise HttpError(409, "tie_self")
    found: Ties = registry.ties
    before = next(
        (one for one in await ties.ties_of(registry.store, person.id) if one[0] == other.id),
        (other.id, other.name, False, False, False),
    )
    follow, mute, block = (
        was if new is None else new
        for was, new in zip(before[2:], (wanted.follow, wanted.mute, wanted.block), strict=True)
    )
    await found.set(person.id, other.id, follow and not block, mute, block)
    told = Tie(other.id, other.name, follow and not block, mute, block)
    return with_cookie(answer(told), request, secret)
