"""The log as viewers read it: one entry for each event worth telling, encoded once where all may know the same."""

from __future__ import annotations

from typing import Any

import msgspec

from lutetia.engine.events import Event, told
from lutetia.engine.game import Game

_encode = msgspec.json.Encoder().encode


class Entry:
    """One line of the log.

    Attributes:
        n: version of the event it tells of.
        ply: number of actions after it, for acts and chance that still stand; else None.
        seat: whose deed it was, or None.
        kind: the event's kind.
        values: what else the kind tells (``text``, ``chat``, ``name``, ``level``, ``to``, ``yes``).
        events: what followed by the rules.
        secret: True when not every viewer may know all of it.
        undone: True when it was taken back.
        code: of the action, for acts and chance.
        raw: the entry as JSON when it is the same for everybody.
    """

    __slots__ = (
        "_game",
        "_secrets",
        "code",
        "events",
        "kind",
        "n",
        "ply",
        "raw",
        "seat",
        "secret",
        "undone",
        "values",
    )

    def __init__(
        self,
        n: int,
        kind: str,
        seat: int | None = None,
        ply: int | None = None,
        values: dict[str, Any] | None = None,
        events: tuple[Event, ...] = (),
        game: Game[Any] | None = None,
        code: int | None = None,
    ) -> None:
        self.n = n
        self.kind = kind
        self.seat = seat
        self.ply = ply
        self.values = values or {}
        self.events: tuple[Event, ...] = events
        self.undone = False
        self._game = game
        self.code = code
        veiled = (
            game is not None
            and code is not None
            and game.write(code, None, everything=False) != self.values.get("text")
        )
        self.secret = veiled or any(event.secret for event in events)
        self.raw: msgspec.Raw | None = None
        self._secrets: dict[int | None, msgspec.Raw] = {}
        if not self.secret:
            # Told to everybody alike: keep the few bytes instead of the objects.
            self.raw = self._encoded(None, everything=True)
            self.events = ()

    @classmethod
    def again(
        cls,
        n: int,
        kind: str,
        seat: int | None,
        ply: int | None,
        values: dict[str, Any],
        events: tuple[Event, ...],
        game: Game[Any],
        code: int | None,
        undone: bool,
        raw: msgspec.Raw | None,
    ) -> Entry:
        """Return an entry from what was kept of it, without working anything out."""
        entry = cls.__new__(cls)
        entry.n, entry.kind, entry.seat, entry.ply, entry.values, entry.events = (
            n,
            kind,
            seat,
            ply,
            values,
            events,
        )
        entry._game, entry.code, entry.undone, entry.raw = (
            game if code is not None else None,
            code,
            undone,
            raw,
        )
        entry.secret, entry._secrets = raw is None, {}
        return entry

    def strike(self) -> None:
        """Mark the entry as taken back: it stays in the log but leads to no position any more."""
        if self.undone:
            return
        events = self.events
        if self.raw is not None:
            plain = msgspec.json.decode(self.raw)
            plain.update(ply=None, undone=True)
            self.raw = msgspec.Raw(_encode(plain))
        self.ply, self.undone, self.events = None, True, events
        self._secrets = {}

    def notation(self, viewer: int | None) -> str:
        """Return the action as ``viewer`` may know it while the game goes on."""
        if self._game is None or self.code is None:
            return ""
        return self._game.write(self.code, viewer, everything=False)

    def told(self, viewer: int | None, everything: bool = False) -> msgspec.Raw:
        """Return the entry as JSON for ``viewer``; with ``everything``, nothing is hidden any more."""
        if self.raw is not None:
            return self.raw
        key = -1 if everything else viewer
        if key not in self._secrets:
            self._secrets[key] = self._encoded(viewer, everything)
        return self._secrets[key]

    def _encoded(self, viewer: int | None, everything: bool) -> msgspec.Raw:
        out: dict[str, Any] = {
            "n": self.n,
            "ply": self.ply,
            "seat": self.seat,
            "kind": self.kind,
            **self.values,
        }
        if self._game is not None and self.code is not None:
            out["text"] = self._game.write(self.code, viewer, everything)
        if self.undone:
            out["undone"] = True
        out["events"] = told(self.events, viewer, everything)
        return msgspec.Raw(_encode(out))
