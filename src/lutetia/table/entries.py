"""The log as viewers read it: one entry for each event worth telling,
encoded once where all may know the same."""

from __future__ import annotations

from typing import Any

import msgspec

from lutetia.engine.events import Event, for_viewer
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonObject

_encode = msgspec.json.Encoder().encode
_NOTHING = msgspec.Raw(b"null")


class Draw(msgspec.Struct, array_like=True):
    """The numbers of a sealed draw, as in its event (`deal.envelope.Numbers`).

    Attributes:
        closed: True when they would tell something hidden, and wait for the end of the game.
    """

    n: int
    t: int
    pick: int
    proof: str
    closed: bool

    def told(self, opened: bool) -> JsonObject:
        """Return what is told of it; ``opened``: to somebody who sees what it brought."""
        if not opened:
            return {"n": self.n}
        return {"n": self.n, "t": self.t, "pick": self.pick, "proof": self.proof}


class Entry(msgspec.Struct, array_like=True):
    """One line of the log, in the form in which a snapshot keeps it. Make it with `of`.

    Attributes:
        n: version of the event it tells of.
        kind: the event's kind.
        seat: whose action it was, or None.
        ply: number of actions after it, for acts and chance that still stand; else None.
        undone: True when it was taken back.
        code: of the action, for acts and chance.
        secret: True when not every viewer may know all of it.
        raw: the entry as JSON when it is the same for everybody; else null.
        values: what else the kind tells (``text``, ``chat``, ``name``, ``level``, ``to``,
            ``yes``); empty where ``raw`` tells it.
        events: what followed by the rules; empty where ``raw`` tells it.
        draw: of a sealed draw.
        bare: True when everybody may know the action and what followed from it.
        by: id of who says something.
    """

    n: int
    kind: str
    seat: int | None
    ply: int | None
    undone: bool
    code: int | None
    secret: bool
    raw: msgspec.Raw
    values: dict[str, Any]
    events: tuple[Event, ...]
    draw: Draw | None = None
    bare: bool = True
    by: str | None = None

    @classmethod
    def of(
        cls,
        n: int,
        kind: str,
        seat: int | None = None,
        ply: int | None = None,
        values: dict[str, Any] | None = None,
        events: tuple[Event, ...] = (),
        game: Game | None = None,
        code: int | None = None,
        draw: Draw | None = None,
    ) -> Entry:
        """Return the entry of an event; ``game`` and ``code`` belong to acts and chance."""
        values = values or {}
        veiled = (
            game is not None
            and code is not None
            and game.format_action(code, None, reveal_all=False) != values.get("text")
        )
        bare = not veiled and not any(event.secret for event in events)
        secret = not bare or (draw is not None and draw.closed)
        entry = cls(n, kind, seat, ply, False, code, secret, _NOTHING, values, events, draw, bare)
        if not secret:
            # Told to everybody alike: keep the few bytes instead of the objects.
            entry.raw = entry._encoded(game, None, reveal_all=True)
            entry.values, entry.events = {}, ()
        return entry

    def mark_undone(self) -> None:
        """Mark the entry as taken back: it stays in the log but leads to no position any more."""
        if self.undone:
            return
        if not self.secret:
            plain = msgspec.json.decode(self.raw)
            plain.update(ply=None, undone=True)
            self.raw = msgspec.Raw(_encode(plain))
        self.ply, self.undone = None, True

    def for_viewer(self, game: Game, viewer: int | None, reveal_all: bool = False) -> msgspec.Raw:
        """Return the entry as JSON for ``viewer``; with ``reveal_all``,
        nothing is hidden any more."""
        return self._encoded(game, viewer, reveal_all) if self.secret else self.raw

    def _encoded(self, game: Game | None, viewer: int | None, reveal_all: bool) -> msgspec.Raw:
        out: JsonObject = {
            "n": self.n,
            "ply": self.ply,
            "seat": self.seat,
            "kind": self.kind,
            **self.values,
        }
        if game is not None and self.code is not None:
            out["text"] = game.format_action(self.code, viewer, reveal_all)
        if self.draw is not None:
            out["draw"] = self.draw.told(reveal_all or self.opens_to(game, viewer))
        if self.undone:
            out["undone"] = True
        out["events"] = for_viewer(self.events, viewer, reveal_all)
        return msgspec.Raw(_encode(out))

    def opens_to(self, game: Game | None, viewer: int | None) -> bool:
        """Return whether the numbers of its draw are told to ``viewer`` while the game is on."""
        if self.draw is None or self.draw.closed:
            return False
        if not self.secret or game is None or self.code is None:
            return True
        text: str = self.values["text"]
        return game.format_action(self.code, viewer, reveal_all=False) == text
