"""The calls about one's own games and other people, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.people.types import LastSeen, MyGames, Note, Tie, TieChange

PEOPLE_CALLS = (
    Call(
        "GET", "/api/me/games",
        "Where the caller sits, 20 at a time, those that wait first, then the latest. `?over=1`: "
        "those that have ended. `game`, `pace` (or `none`), `rated` (0, 1) and `opponent` (a part "
        "of a name) leave others out; `after` of one page asks for the next.",
        MyGames, fails=("404 no_game",),
    ),
    Call("GET", "/api/tables/{table}/note", "What the caller has noted at a table.", Note),
    Call(
        "POST", "/api/tables/{table}/note", "Notes it; at most 300 characters, seen by nobody "
        "else.", Note, Note,
    ),
    Call(
        "GET", "/api/tables/{table}/seen",
        "As of which version a table at which the caller sits was last before their eyes (`seen`).",
        LastSeen,
    ),
    Call("GET", "/api/me/people", "Whom the caller follows, mutes or blocks.", list[Tie]),
    Call(
        "POST", "/api/players/{player}/tie",
        "Follows, mutes or blocks somebody, or no longer. Who is blocked is not told.",
        Tie, TieChange, fails=("404 no_player", "409 tie_self"),
    ),
)  # fmt: skip
