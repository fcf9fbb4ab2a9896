"""What a state says of the game that led to it, to be kept: see `lutetia.games.record.Record`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from lutetia.engine.edition import Edition
from lutetia.engine.json_types import JsonData

if TYPE_CHECKING:
    from lutetia.engine.state import State


class GameRecord(Protocol):
    """What `State.record` returns; it is a `lutetia.games.record.Record`, which stands above and
    says more of each of these. ``lutetia.Record.of(state)`` is the same under that name."""

    @property
    def game(self) -> str:
        """Id of the rules."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of our rules it was played under."""
        ...

    @property
    def players(self) -> int:
        """Number of seats."""
        ...

    @property
    def options(self) -> dict[str, bool | str]:
        """Every option with its value."""
        ...

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """``(actor, notation)`` in order; the actor is a seat or `CHANCE`."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where; may be empty."""
        ...

    @property
    def start(self) -> JsonData | None:
        """The position it began from, or None for the start of the game."""
        ...

    @property
    def result(self) -> Mapping[str, object] | None:
        """Of a finished game: scores, ranks, reason and tie-break; or None."""
        ...

    @property
    def edition(self) -> Edition | None:
        """Name and hash of the edition it was played by; None: the reconstruction."""
        ...

    def states(self) -> Iterator[State]:
        """Yield the first state and the state after each action. Raises RecordError."""
        ...

    def write(self) -> str:
        """Return the record as TOML text."""
        ...

    def replay(self) -> State:
        """Return the last state, reached by playing the actions again. Raises RecordError."""
        ...
