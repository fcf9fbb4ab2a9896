"""Events: facts that followed from an action, each with an audience.
Sentences are made from them at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from lutetia.engine.json_types import JsonData
from lutetia.engine.schema import Fact


class Event(msgspec.Struct, frozen=True):
    """One fact.

    Attributes:
        kind: its name; the sentence is the catalogue's ``<game>.event.<kind>``.
        args: its values: seats as numbers, everything else as ids and words of the notation.
        secret: names of the values that only seat ``owner`` may know; everybody else is told None.
        owner: the seat that may know them.
        reveals: True when the event makes known something that was hidden from anybody before.
    """

    kind: str
    args: dict[str, object] = {}
    secret: tuple[str, ...] = ()
    owner: int | None = None
    reveals: bool = False

    @classmethod
    def of(
        cls,
        fact: Fact,
        secret: tuple[str, ...] = (),
        owner: int | None = None,
        reveals: bool = False,
    ) -> Event:
        """Return the event that tells ``fact``; values that are not set are not told."""
        kind, whole = _told_of(type(fact))
        args = msgspec.structs.asdict(fact)
        if not whole:
            args = {name: value for name, value in args.items() if value is not msgspec.UNSET}
        return cls(kind, args, secret, owner, reveals)

    def for_viewer(self, viewer: int | None, reveal_all: bool = False) -> JsonData:
        """Return the event as plain data for ``viewer`` (a seat, or None for a spectator)."""
        out: JsonData = {"kind": self.kind}
        open_to = reveal_all or not self.secret or (viewer is not None and viewer == self.owner)
        for name, value in self.args.items():
            out[name] = value if open_to or name not in self.secret else None
        return out


@cache
def _told_of(fact: type[Fact]) -> tuple[str, bool]:
    """Return what facts of a type are called, and whether all their values are always set."""
    return str(fact.__struct_config__.tag), not fact.__struct_defaults__


def for_viewer(
    events: Sequence[Event], viewer: int | None, reveal_all: bool = False
) -> list[JsonData]:
    """Return ``events`` as plain data for ``viewer``."""
    return [event.for_viewer(viewer, reveal_all) for event in events]
