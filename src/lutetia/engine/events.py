"""Events: facts that followed from an action, each with an audience.
Sentences are made from them at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lutetia.engine.json_types import JsonObject


@dataclass(frozen=True)
class Event:
    """One fact.

    Attributes:
        kind: its name; the sentence is the catalogue's ``<game>.event.<kind>``.
        args: its values: seats as numbers, everything else as ids and words of the notation.
        secret: names of the values that only seat ``owner`` may know; everybody else is told None.
        owner: the seat that may know them.
        reveals: True when the event makes known something that was hidden from anybody before.
    """

    kind: str
    args: dict[str, object] = field(default_factory=dict)
    secret: tuple[str, ...] = ()
    owner: int | None = None
    reveals: bool = False

    def for_viewer(self, viewer: int | None, reveal_all: bool = False) -> JsonObject:
        """Return the event as plain data for ``viewer`` (a seat, or None for a spectator)."""
        out: JsonObject = {"kind": self.kind}
        open_to = reveal_all or not self.secret or (viewer is not None and viewer == self.owner)
        for name, value in self.args.items():
            out[name] = value if open_to or name not in self.secret else None
        return out


def for_viewer(
    events: Sequence[Event], viewer: int | None, reveal_all: bool = False
) -> list[JsonObject]:
    """Return ``events`` as plain data for ``viewer``."""
    return [event.for_viewer(viewer, reveal_all) for event in events]
