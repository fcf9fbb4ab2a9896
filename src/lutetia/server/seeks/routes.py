"""The calls about what people seek."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lutetia.games import IDS, load
from lutetia.ratings.rating import class_of
from lutetia.server.calls import NewSeek, Sought
from lutetia.server.ids import table_id
from lutetia.server.ratings.strength import equal, points
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import (
    HttpError,
    address,
    answer,
    count,
    decoded,
    known,
    require_person,
    weekends_wanted,
    with_cookie,
)
from lutetia.server.seeks.matching import Seek
from lutetia.server.seeks.service import Seeks, TooMany, seek_info
from lutetia.server.sessions import player
from lutetia.table.refusals import TableRefusal


async def seeks(request: Request) -> Response:
    """``GET /api/seeks`` and ``POST /api/seeks``"""
    pool: Seeks = request.app.state.seeks
    registry: TableRegistry = request.app.state.registry
    if request.method != "POST":
        count(request, registry.limits.reads)
        viewer = await known(request)
        name = None if viewer is None else viewer.id
        return answer([seek_info(one) for one in pool.listed(name)])
    wanted = await decoded(request, NewSeek)
    if wanted.game not in IDS:
        raise HttpError(404, "no_game", games=", ".join(IDS))
    offered = load(wanted.game).meta.players
    if not wanted.players or not set(wanted.players) <= set(offered):
        raise HttpError(422, "players", numbers=", ".join(map(str, sorted(offered))))
    weekends_wanted(wanted.weekends, wanted.pace, registry.now())
    person, secret = await require_person(request)
    if secret is None:  # else this call is counted already
        count(request)
    who = player(person)
    registry.sanctions.require("sit", who, address(request))
    if wanted.rated:
        if not who.account:
            raise TableRefusal("forbidden", "refusal.rated_account")
        if load(wanted.game).edition is not None:
            raise HttpError(422, "rated_edition")
    if wanted.within is not None and not who.account:
        raise HttpError(403, "rated_account")
    players, now = sorted(set(wanted.players)), registry.now()
    rated = await points(registry.store, who.id, wanted.game, players, now) if who.account else {}
    level = equal(wanted.game, players[0], rated.get(class_of(players[0])), now)
    seek = Seek(
        table_id(), who, wanted.game, players, wanted.pace, wanted.fall, now, wanted.rated,
        wanted.within, rated, level, wanted.weekends,
    )  # fmt: skip
    try:
        table = await pool.seek(seek, address(request))
    except TooMany:
        raise HttpError(409, "seeks_many") from None
    return with_cookie(answer(Sought(seek.id, table), 201), request, secret)


async def withdraw(request: Request) -> Response:
    """``DELETE /api/seeks/<id>``"""
    pool: Seeks = request.app.state.seeks
    count(request)
    person = await known(request)
    name = request.path_params["seek"]
    if person is None or name not in (one.id for one in pool.of(person.id)):
        raise HttpError(404, "no_seek")
    await pool.withdraw([name])
    return answer([seek_info(one) for one in pool.of(person.id)])
