"""The calls of the puzzles. Of those with an account it is kept what they have solved, and they and
the puzzles are rated; for others all that stays in the browser.

What the best action is leaves the server in the answer to an attempt and nowhere else: of those
with an account, once the attempt is kept. Whoever says to have found what is wrong has made one.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lutetia.coach.why import Reason
from lutetia.engine.events import for_viewer
from lutetia.engine.game import State
from lutetia.games import load
from lutetia.puzzles import Puzzle, asked, puzzles
from lutetia.ratings.glicko import shown
from lutetia.server.coach.types import LossReason
from lutetia.server.puzzles.book import PuzzleBook
from lutetia.server.puzzles.types import (
    Attempt,
    Brought,
    PuzzleInfo,
    PuzzleList,
    PuzzleMoment,
    Solution,
)
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, answer, count, decoded, game_of, known
from lutetia.server.storage.people import Person
from lutetia.server.teaching import because, because_each, legal_of, offered, prompt_of, wanted
from lutetia.table.messages import Entry


def daily(by_id: Mapping[str, Puzzle], today: datetime) -> str | None:
    """Return the id of the puzzle of a day in UTC, None where there are no puzzles: each has its
    day before one returns."""
    ids = sorted(by_id)
    return ids[today.astimezone(UTC).toordinal() % len(ids)] if ids else None


async def listed(request: Request) -> Response:
    """``GET /api/puzzles/<game>``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    book: PuzzleBook = request.app.state.puzzles
    game, now = game_of(request), datetime.now(UTC)
    found, still = offered(puzzles, game), offered(asked, game)
    ratings = await book.ratings(game, found)
    infos = [
        PuzzleInfo(name, one.position["players"], shown(ratings[name], now.timestamp()).points)
        for name, one in found.items()
    ]
    infos.sort(key=lambda one: (one.rating, one.id))
    current = [one for one in infos if one.id in still]
    retired = [one for one in infos if one.id not in still]
    person, mine = await _solver(request), None
    if person is not None:
        mine = await book.mine(person.id, game, {name: ratings[name] for name in still})
    return answer(PuzzleList(current, daily(still, now), mine, retired))


async def attempt(request: Request) -> Response:
    """``POST /api/puzzles/<game>/<puzzle>``"""
    found, game = wanted(request, puzzles, "puzzle"), game_of(request)
    tried = await decoded(request, Attempt)
    person = None if found.retired else await _solver(request)
    if person is None or (tried.action is None and not tried.found):
        return answer(told(game, found, tried))
    count(request)  # before anything is told, or a full limit would tell what is wrong
    book: PuzzleBook = request.app.state.puzzles
    try:
        moment = told(game, found, tried)
    except HttpError:  # who guesses at the beginning of a turn has attempted it as well
        await book.miss(person.id, game, found.id, tried.again, offered(asked, game))
        raise
    if moment.solution is not None:
        mine, counted = await book.attempt(
            person.id, game, found.id, moment.solution.right, tried.again, offered(asked, game)
        )
        moment = msgspec.structs.replace(moment, mine=mine, counted=counted)
    return answer(moment)


async def bring(request: Request) -> Response:
    """``POST /api/puzzles/<game>/brought``"""
    count(request)
    game, brought = game_of(request), await decoded(request, Brought)
    person = await _solver(request)
    if person is None:
        raise HttpError(409, "guest")
    book: PuzzleBook = request.app.state.puzzles
    known = {**dict.fromkeys(brought.failed, False), **dict.fromkeys(brought.solved, True)}
    return answer(await book.bring(person.id, game, known, offered(asked, game)))


async def _solver(request: Request) -> Person | None:
    """Return who asks, if what they solve is kept: they have an account."""
    person = await known(request)
    return person if person is not None and person.account else None


def told(game_id: str, puzzle: Puzzle, tried: Attempt) -> PuzzleMoment:
    """Return a puzzle as it stands before or after an attempt. Raises HttpError: 409 where what is
    said to have been found was not."""
    game, found = load(game_id), tried.found
    try:
        state, n = puzzle.reached(game, found)
    except LookupError:
        raise HttpError(409, "puzzle_line") from None
    no = None if tried.action is None else state.refusal(tried.action)
    if tried.action is not None and no is None:
        action = state.parse(tried.action).text
        if action != puzzle.steps[n].best or n + 1 == len(puzzle.steps):
            solution = _solution(state, puzzle, n, action)
            after = state.play(puzzle.steps[n].best).view(puzzle.seat)
            return PuzzleMoment(after, [], None, None, [], solution, found=found)
        found = [*found, action]
        state, _ = puzzle.reached(game, found)
    return PuzzleMoment(
        state.view(puzzle.seat), legal_of(state), prompt_of(state), because(no),
        because_each(state, tried.why), None, found=found,
    )  # fmt: skip


def _solution(state: State, puzzle: Puzzle, n: int, action: str) -> Solution:
    """Return what ``action``, in notation, was worth in the position ``state`` of a puzzle, in
    which step ``n`` is asked for."""
    step = puzzle.steps[n]
    after = state.play(step.best)
    right = action == step.best
    whole = right or n == 0
    best = Entry(
        n=0,
        ply=after.ply,
        seat=puzzle.seat,
        kind="act",
        text=step.best,
        events=cast(Any, for_viewer(after.events, puzzle.seat)),
    )
    return Solution(
        right=right,
        quiet=puzzle.is_quiet and n == 0,
        cost=step.costs.get(action),
        most=max(step.costs.values()),
        ahead=puzzle.points if whole else step.points,
        reason=_told_reason(puzzle.reason) if whole else None,
        best=best,
    )


def _told_reason(why: Reason | None) -> LossReason | None:
    return None if why is None else LossReason(why.seat, why.key, dict(why.args), why.points)
