"""The calls about reports and moderation, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.moderation.types import Desk, NewReport, PageAct, Reported, TableReport

MODERATION_CALLS = (
    Call(
        "POST", "/api/tables/{table}/report",
        "Reports who said a line there, or who sits there. The same line counts once.",
        Reported, TableReport, 201, ("404 no_player", "409 tie_self", "409 forbidden"),
    ),
    Call(
        "POST", "/api/players/{player}/report", "Reports somebody with an account.",
        Reported, NewReport, 201, ("404 no_player", "409 tie_self", "409 forbidden"),
    ),
    Call(
        "GET", "/api/moderation",
        "For moderators; nobody else has this address. The open reports and what was done; "
        "`?closed=1`: the closed ones; `before`: what was done earlier.",
        Desk, fails=("404 no_call",),
    ),
    Call(
        "POST", "/api/moderation", "Does something, and answers as the call above does then.",
        Desk, PageAct, fails=("404 no_call", "404 no_player"),
    ),
)  # fmt: skip
