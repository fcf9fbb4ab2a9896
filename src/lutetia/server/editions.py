"""The calls of the edition sheet: what nobody here has seen printed,
whether what somebody enters fits, and a game by it."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from lutetia.engine.doubts import Doubt, Name
from lutetia.engine.edition import MAX_BYTES, Sheet
from lutetia.engine.errors import MaterialError
from lutetia.engine.json_types import JsonObject
from lutetia.games import editions, load
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, address, answer, body_of, count, fixed, game_of
from lutetia.server.trials import Trials


async def sheet(request: Request) -> Response:
    """``GET /api/editions/<game>`` and ``POST /api/editions/<game>``"""
    game = game_of(request)
    if request.method != "POST":
        return fixed(request, _told(game))
    registry: TableRegistry = request.app.state.registry
    count(request, registry.reads)
    given = await _given(request, game)
    found = _checked(given)
    values = {one.path: given.values.get(one.path, one.value) for one in editions.doubts(game)}
    return answer(
        {
            "edition": None if found is None else found.to_data(),
            "name": given.name,
            "values": values,
            "text": editions.text(given),
        }
    )


async def trial(request: Request) -> Response:
    """``POST /api/editions/<game>/game``"""
    game = game_of(request)
    registry: TableRegistry = request.app.state.registry
    trials: Trials = request.app.state.trials
    count(request, registry.records)
    with trials.place(address(request)):
        given = await _given(request, game)
        _checked(given)
        return answer(await trials.play(editions.text(given).encode()))


@cache
def _told(game: str) -> JsonObject:
    rules, now = load(game), editions.sheet(game)
    begun = rules.new(rules.meta.players[0], seed=1)
    return {
        "game": game,
        "name": now.name,
        "edition": None,
        **rules.edition_data(),
        "view": begun.view(),
        "doubts": [_doubt(one, now.values[one.path]) for one in rules.doubts()],
    }


def _doubt(one: Doubt, value: object) -> JsonObject:
    is_ = "line" if isinstance(one.kind, Name) else type(one.kind).__name__.lower()
    kind = {"is": is_, **asdict(one.kind)}
    return {
        "path": one.path,
        "key": one.key,
        "item": one.item,
        "field": one.field,
        "at": list(one.at),
        "value": value,
        "ours": one.value,
        "kind": kind,
    }


async def _given(request: Request, game: str) -> Sheet:
    body = await body_of(request, MAX_BYTES)
    try:
        given = editions.parse(body.decode("utf-8"))
    except UnicodeDecodeError:
        raise HttpError(422, "edition_wrong", why="not UTF-8") from None
    except MaterialError as error:
        raise HttpError(422, "edition_wrong", why=str(error)[:400]) from None
    if given.game != game:
        raise HttpError(
            422,
            "edition_wrong",
            why=f"game: this page is for {game!r}, not for {given.game!r}"[:400],
        )
    return given


def _checked(given: Sheet) -> editions.Edition | None:
    try:
        return editions.check(given)
    except MaterialError as error:
        raise HttpError(422, "edition_wrong", why=str(error)[:400]) from None
