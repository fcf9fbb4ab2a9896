"""The calls of the coach, described."""

from __future__ import annotations

from lutetia.server.coach.types import Coached, Exercise, ExerciseTry, Judged, JudgeWanted
from lutetia.server.described import Call

_LATER = ("409 coach_later", "409 edition")

COACH_CALLS = (
    Call(
        "GET", "/api/tables/{table}/coach",
        "How far the coach is with a game that has ended, and its report once it is there.",
        Coached, fails=_LATER,
    ),
    Call(
        "POST", "/api/tables/{table}/coach",
        "Has the report made unless it is there; `GET` tells how far it is.",
        Coached, fails=(*_LATER, "422 coach_failed", "429 coach_busy"),
    ),
    Call(
        "POST", "/api/tables/{table}/judgement",
        "A decision of the caller's own in a game that they alone play against bots, judged. A "
        "refusal is that of the table, as at its socket.",
        Judged, JudgeWanted,
        fails=("409 edition", "422 coach_decision", "429 coach_busy"),
    ),
    Call(
        "POST", "/api/tables/{table}/exercise",
        "A decision of a game that has ended, to be found better than it was: the position, and "
        "what an action promises that is tried in it.",
        Exercise, ExerciseTry,
        fails=(*_LATER, "422 coach_decision", "429 coach_busy"),
    ),
)  # fmt: skip
