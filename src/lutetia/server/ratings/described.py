"""The calls about ratings and players, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.ratings.types import Leaderboard, Profile, Stakes

RATING_CALLS = (
    Call(
        "GET", "/api/ratings/{game}/{seats}",
        "The strongest at a title with 2, 3-4 or 5-6 seats: at most 100 people, and the bots.",
        Leaderboard, fails=("404 no_call",),
    ),
    Call(
        "GET", "/api/players/{player}", "What everybody may know of somebody with an account.",
        Profile, fails=("404 no_player",),
    ),
    Call(
        "GET", "/api/tables/{table}/stakes",
        "What a rated game may do to the rating of the caller, who sits there or would.",
        Stakes, fails=("403 rated_account", "409 edition"),
    ),
)  # fmt: skip
