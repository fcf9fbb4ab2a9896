"""The calls about ratings and players: docs/ratings.md."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lutetia.ai.levels import levels
from lutetia.games import IDS, load
from lutetia.ratings.bots import bot
from lutetia.ratings.glicko import shown as shown_glicko
from lutetia.ratings.model import rate, win_shares
from lutetia.ratings.rating import CLASSES, Rating, SeatClass, class_of, shown
from lutetia.server.asleep import asleep
from lutetia.server.ratings.types import (
    JudgedGame,
    Leaderboard,
    Moment,
    Profile,
    PuzzleStanding,
    Ranked,
    Stakes,
    Standing,
    Versus,
)
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, answer, count, game_of, known, read_table
from lutetia.server.storage import players
from lutetia.server.storage.coached import error_rates
from lutetia.server.storage.people import Person
from lutetia.server.storage.puzzles import solvings
from lutetia.server.storage.ratings import standings_of
from lutetia.server.storage.store import Store
from lutetia.table.table import Table

MAX_PLACES, MAX_POINTS, MAX_RECENT = 100, 200, 10
"""People on a leaderboard, points of a history, recent games of a profile."""


async def leaderboard(request: Request) -> Response:
    """``GET /api/ratings/<game>/<seats>``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    game, now = game_of(request), registry.now()
    offered = {class_of(n) for n in load(game).meta.players}
    asked = request.path_params["seats"]
    seats: SeatClass | None = next((one for one in CLASSES if one == asked), None)
    if seats is None or seats not in offered:
        raise HttpError(404, "no_call")
    people = [
        (rating.order(now), Ranked(player, name, None, shown(rating, now)))
        for player, name, rating in await players.leaderboard(registry.store, game, seats)
    ]
    people.sort(key=lambda one: (-one[0], one[1].player))
    bots = [(level, bot(game, seats, level)) for level in levels(game)]
    places = people[:MAX_PLACES] + [
        (fixed.mu, Ranked(None, "", level, shown(fixed, now)))
        for level, fixed in bots
        if fixed is not None
    ]
    places.sort(key=lambda one: -one[0])
    return answer(Leaderboard(game, seats, [place for _, place in places]))


async def profile(request: Request) -> Response:
    """``GET /api/players/<id>``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    store, now = registry.store, registry.now()
    person = await _account(request, request.path_params["player"])
    standings = []
    for (_, game, seats), rating in sorted((await standings_of(store, [person.id])).items()):
        if game not in IDS:
            continue  # it is not installed here any more
        past, wins = await players.history(store, person.id, game, seats, MAX_POINTS)
        shows = [(one.at, shown(one, one.at)) for one in past]
        points = [Moment(int(at), one.points, one.give) for at, one in shows]
        standings.append(Standing(game, seats, shown(rating, now), wins, points))
    mark = f'"player":"{person.id}"'.encode()  # else they sat there as a guest
    recent = [
        msgspec.Raw(info)
        for info in await players.public_games(store, person.id, MAX_RECENT)
        if mark in info and not asleep(info)
    ]
    rates = await error_rates(store, person.id, request.app.state.coach.mark, MAX_POINTS)
    judged = [
        JudgedGame(table, game, int(at), rate, counted)
        for table, game, at, rate, counted in reversed(rates)
    ]
    viewer, versus = await known(request), None
    if viewer is not None and viewer.account and viewer.id != person.id:
        versus = Versus(*await players.together(store, viewer.id, person.id))
    puzzles = [
        PuzzleStanding(one.game, shown_glicko(one.rating, now), one.first)
        for one in await solvings(store, person.id)
        if one.game in IDS
    ]
    since = int(person.created)
    return answer(
        Profile(person.id, person.name, since, standings, puzzles, recent, judged, versus)
    )


async def _account(request: Request, player: str) -> Person:
    """Return somebody with an account. Raises HttpError: there is none of this id."""
    person: Person | None = await request.app.state.sessions.person(player)
    if person is None or not person.account:
        raise HttpError(404, "no_player")
    return person


async def stakes(request: Request) -> Response:
    """``GET /api/tables/<id>/stakes``"""
    registry: TableRegistry = request.app.state.registry
    actor = await read_table(request)
    if not actor.table.rated:
        raise HttpError(404, "no_table")
    person = await known(request)
    if person is None or not person.account:
        raise HttpError(403, "rated_account")
    return answer(await _stakes(registry.store, actor.table, person.id, registry.now()))


async def _stakes(store: Store, table: Table, player: str, now: float) -> Stakes:
    """Return what the game may do to the rating of ``player``, who sits there or would.

    A seat still free counts as somebody new.
    """
    game, seats = table.game.meta.id, class_of(table.players)
    holders = [
        table.last_holder.get(seat) or one.player if table.status != "open" else one.player
        for seat, one in enumerate(table.seats)
    ]
    found = await standings_of(store, {holder for holder in [*holders, player] if holder})
    others: list[Rating] = []
    for holder, seat in zip(holders, table.seats, strict=True):
        if holder is not None and holder != player:
            others.append(found.get((holder, game, seats), Rating()))
        elif holder is None and seat.level is not None:
            others.append(bot(game, seats, seat.level) or Rating())
    others += [Rating()] * (table.players - 1 - len(others))
    others = sorted(others[: table.players - 1], key=lambda one: -one.mu)
    mine = found.get((player, game, seats), Rating())
    chance = win_shares([mine, *others], now)[0]
    return Stakes(
        shown(mine, now),
        shown(_after(mine, others, 1, now), now),
        shown(_after(mine, others, table.players, now), now),
        round(100 * chance),
    )


def _after(mine: Rating, others: Sequence[Rating], rank: int, now: float) -> Rating:
    first = 2 if rank == 1 else 1
    ranks = [rank, *range(first, first + len(others))]
    return rate([mine, *others], ranks, now)[0]
