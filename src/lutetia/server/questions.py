"""What is asked of whoever thinks for a bot, and who that may be: processes of the server's own, or
workers anywhere on the bus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

import msgspec

from lutetia.engine.json_types import JsonObject


class Question(msgspec.Struct, frozen=True, array_like=True):
    """One decision to think about. It has what a seat may know, and not who plays where.

    Attributes:
        kind: ``act`` asks for an action, ``advise`` also for what it brings.
        game: its name.
        view: ``state.view(seat, recall=True)`` of the seat to act.
        level: the level that thinks.
        seed: decides all randomness.
        seconds: for a turn; None leaves it to the level.
    """

    kind: Literal["act", "advise"]
    game: str
    view: JsonObject
    level: str
    seed: int
    seconds: float | None


class Answer(NamedTuple):
    """What a bot does; of advice also the points that it brings at once, and the most that any
    action brings. With a ``fault`` the bot asked could not play, and the usual level did."""

    action: str
    gain: int = 0
    most: int = 0
    fault: str = ""


class Thought(NamedTuple):
    """An answer, and the seconds of thinking that it took."""

    answer: Answer
    seconds: float


class Unanswered(Exception):
    """A question has no answer: whoever thought about it failed, died or took too long.

    Attributes:
        seconds: of thinking that it took all the same.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer after {seconds:.1f} s")
        self.seconds = seconds


class Nobody(Exception):
    """There is nobody any more whom one could ask."""


class Thinkers(Protocol):
    """Those who think for bots."""

    @property
    def places(self) -> int:
        """How many questions they take at a time; 0 when nobody is there."""
        ...

    def watch(self, changed: Callable[[], None]) -> None:
        """Have ``changed`` called whenever ``places`` is another number."""
        ...

    async def have(self, game: str) -> None:
        """Return when questions of a game are answered without waiting for it to be compiled.
        Raises Unanswered."""
        ...

    async def think(self, question: Question) -> Thought:
        """Return the answer, waiting for a free place if need be. Raises Unanswered, Nobody."""
        ...
