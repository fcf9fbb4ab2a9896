"""What is shown of one position, each part worked out and encoded once
for everybody who may know the same."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import msgspec

from lutetia.engine.game import State
from lutetia.games import load
from lutetia.table import projection
from lutetia.table.table import Table

_encode = msgspec.json.Encoder().encode
_NOTHING, _NOBODY = msgspec.Raw(b"[]"), msgspec.Raw(b"null")


class Views:
    """The position of a table as each viewer may know it, as JSON:
    what all see alike is worked out and encoded once."""

    def __init__(self, table: Table) -> None:
        self._state = projection.position_shown(table)
        self._common: dict[str, object] | None = None
        self._raw: dict[str, msgspec.Raw] = {}
        self._views: dict[int | None, msgspec.Raw] = {}

    def of(self, viewer: int | None) -> msgspec.Raw:
        """Return the view of ``viewer`` as JSON, ``null`` before the start."""
        state = self._state
        if state is None:
            return _NOBODY
        if viewer not in self._views:
            if self._common is None:
                self._common = state.shared_view()
                self._raw = {
                    name: msgspec.Raw(_encode(part)) for name, part in self._common.items()
                }
            own = state.own_view(viewer, self._common)
            self._views[viewer] = msgspec.Raw(_encode({**self._raw, **own}))
        return self._views[viewer]


@lru_cache(maxsize=1 << 15)
def _action(game: str, code: int) -> bytes:
    """Return the JSON of a legal action up to its effect; the same wherever it is legal."""
    rules = load(game)
    return (
        _encode({"text": rules.format_action(code), "parts": rules.action_fields(code)})[:-1]
        + b',"effect":'
    )


class Shown:
    """What is told of the present position of one table, kept from telling to telling."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._legal: msgspec.Raw | None = None
        self._prompt: tuple[msgspec.Raw, msgspec.Raw] | None = None
        self._faces: tuple[int, frozenset[str], int] | None = None
        self._info = _NOTHING

    def _turn_to(self, table: Table) -> State:
        """Forget what was known of another position."""
        assert table.state is not None
        if self._state is not table.state:
            self._state = table.state
            self._legal = self._prompt = None
        return table.state

    def legal(self, table: Table) -> msgspec.Raw:
        """Return the legal actions of the seat to act,
        with what that seat knows of the consequences."""
        if table.state is None or table.to_act is None:
            return _NOTHING
        state = self._turn_to(table)
        if self._legal is None:
            codes, game = state.legal_codes(), state.game.meta.id
            parts = (
                _action(game, code) + _encode(effect) + b"}"
                for code, effect in zip(codes, state.previews(codes), strict=True)
            )
            self._legal = msgspec.Raw(b"[" + b",".join(parts) + b"]")
        return self._legal

    def prompt(self, table: Table) -> tuple[msgspec.Raw, msgspec.Raw] | None:
        """Return the sentence for whoever acts and the one for whoever waits,
        None before the start."""
        if table.state is None:
            return None
        state = self._turn_to(table)
        if self._prompt is None:
            acts, waits = state.prompt()
            self._prompt = msgspec.Raw(_encode(acts)), msgspec.Raw(_encode(waits))
        return self._prompt

    def info(self, table: Table, online: Collection[str], spectators: int) -> msgspec.Raw:
        """Return TableInfo."""
        faces = (table.info_version, frozenset(online), spectators)
        if self._faces != faces:
            self._info = msgspec.Raw(_encode(projection.info(table, online, spectators)))
            self._faces = faces
        return self._info
