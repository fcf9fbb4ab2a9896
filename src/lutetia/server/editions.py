"""The calls of the edition sheet: what nobody here has seen printed,
whether what somebody enters fits, and a game by it."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from lutetia.engine import edition
from lutetia.engine.errors import MaterialError
from lutetia.games import editions, load
from lutetia.server.calls import Doubt, EditionChecked, EditionSheet
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, address, answer, body_of, count, fixed, game_of
from lutetia.server.trials import Trials
from lutetia.table.messages import Edition


async def sheet(request: Request) -> Response:
    """``GET /api/editions/<game>`` and ``POST /api/editions/<game>``"""
    game = game_of(request)
    if request.method != "POST":
        return fixed(request, _told(game))
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    given = await _given(request, game)
    found = _checked(given)
    values = {one.path: given.values.get(one.path, one.value) for one in editions.doubts(game)}
    return answer(EditionChecked(_mark(found), given.name, values, editions.text(given)))


async def trial(request: Request) -> Response:
    """``POST /api/editions/<game>/game``"""
    game = game_of(request)
    registry: TableRegistry = request.app.state.registry
    trials: Trials = request.app.state.trials
    count(request, registry.limits.records)
    with trials.place(address(request)):
        given = await _given(request, game)
        _checked(given)
        return answer(await trials.play(editions.text(given).encode()))


@cache
def _told(game: str) -> EditionSheet:
    rules, now = load(game), editions.sheet(game)
    begun = rules.new(rules.meta.players[0], seed=1)
    return EditionSheet(
        game=game,
        name=now.name,
        edition=_mark(rules.edition),
        view=begun.view(),
        doubts=[
            Doubt(
                path=one.path,
                key=one.key,
                item=one.item,
                field=one.field,
                at=list(one.at),
                value=now.values[one.path],
                ours=one.value,
                kind=one.kind,
            )
            for one in rules.doubts()
        ],
    )


def _mark(found: edition.Edition | None) -> Edition | None:
    """Return by what a game is played, as it is told."""
    return None if found is None else Edition(found.name, found.hash)


async def _given(request: Request, game: str) -> edition.Sheet:
    body = await body_of(request, edition.MAX_BYTES)
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


def _checked(given: edition.Sheet) -> edition.Edition | None:
    try:
        return editions.check(given)
    except MaterialError as error:
        raise HttpError(422, "edition_wrong", why=str(error)[:400]) from None
