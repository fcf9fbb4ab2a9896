"""The call of the explorer, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.explorer.types import Explored

EXPLORER_CALLS = (
    Call(
        "GET", "/api/explore/{game}",
        "What was played of a game here, how often it won and for how many points. `?players=`, "
        "`who=people` or `who=bots` choose seats, without them those of which there is most; "
        "`options=` (JSON) those of games with these options.",
        Explored, fails=("400 malformed", "404 no_game"),
    ),
)  # fmt: skip
