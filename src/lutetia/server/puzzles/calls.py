"""The calls of the puzzles. Nothing is kept: which ones somebody has solved stays in the browser.

What the best action is leaves the server in the answer to an attempt and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response

from lutetia.coach.why import Reason
from lutetia.engine.events import for_viewer
from lutetia.engine.game import State
from lutetia.games import load
from lutetia.puzzles import Puzzle, puzzles
from lutetia.server.coach.types import LossReason
from lutetia.server.puzzles.types import Attempt, PuzzleInfo, PuzzleList, PuzzleMoment, Solution
from lutetia.server.responses import answer, decoded, fixed, game_of
from lutetia.server.teaching import because, because_each, legal_of, offered, prompt_of, wanted
from lutetia.table.messages import Entry


def daily(by_id: Mapping[str, Puzzle], today: datetime) -> str | None:
    """Return the id of the puzzle of a day in UTC, None where there are no puzzles: each has its
    day before one returns."""
    ids = sorted(by_id)
    return ids[today.astimezone(UTC).toordinal() % len(ids)] if ids else None


async def listed(request: Request) -> Response:
    """``GET /api/puzzles/<game>``"""
    found = offered(puzzles, game_of(request))
    infos = [PuzzleInfo(one.id, one.position["players"], one.rating) for one in found.values()]
    infos.sort(key=lambda one: (one.rating, one.id))
    return fixed(request, PuzzleList(infos, daily(found, datetime.now(UTC))))


async def attempt(request: Request) -> Response:
    """``POST /api/puzzles/<game>/<puzzle>``"""
    found = wanted(request, puzzles, "puzzle")
    return answer(told(game_of(request), found, await decoded(request, Attempt)))


def told(game_id: str, puzzle: Puzzle, tried: Attempt) -> PuzzleMoment:
    """Return a puzzle as it stands before or after an attempt."""
    state = puzzle.state(load(game_id))
    no = None if tried.action is None else state.refusal(tried.action)
    if tried.action is None or no is not None:
        return PuzzleMoment(
            state.view(puzzle.seat), legal_of(state), prompt_of(state), because(no),
            because_each(state, tried.why), None,
        )  # fmt: skip
    solution = _solution(state, puzzle, state.parse(tried.action).text)
    after = state.play(puzzle.best).view(puzzle.seat)
    return PuzzleMoment(after, [], None, None, [], solution)


def _solution(state: State, puzzle: Puzzle, action: str) -> Solution:
    """Return what ``action``, in notation, was worth in the position ``state`` of a puzzle."""
    after = state.play(puzzle.best)
    best = Entry(
        n=0,
        ply=after.ply,
        seat=puzzle.seat,
        kind="act",
        text=puzzle.best,
        events=cast(Any, for_viewer(after.events, puzzle.seat)),
    )
    return Solution(
        right=action == puzzle.best,
        quiet=puzzle.is_quiet,
        cost=puzzle.costs.get(action),
        most=max(puzzle.costs.values()),
        ahead=puzzle.points,
        reason=_told_reason(puzzle.reason),
        best=best,
    )


def _told_reason(why: Reason | None) -> LossReason | None:
    return None if why is None else LossReason(why.seat, why.key, dict(why.args), why.points)
