"""Sentences from keys and values. ``web/src/lib/i18n.ts`` does the same;
``tests/i18n/vectors.toml`` holds both to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from babel.lists import format_list

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import Refusal
from lutetia.engine.events import Event
from lutetia.engine.game import Game
from lutetia.games import load
from lutetia.i18n.catalogue import Catalogue, catalogue
from lutetia.i18n.forms import Name
from lutetia.i18n.kinds import bare

UNKNOWN = "–"
PAIR = "log.tile"
"""The message that says a thing with two names."""


class Speaker:
    """Says things in one language.

    Attributes:
        game: the game whose ids are named; None at no table.
        names: who sits where; a colour where nobody is named.
        catalogue: the messages.
    """

    def __init__(
        self,
        game: Game | None,
        language: str,
        names: Sequence[str] = (),
        words: Catalogue | None = None,
    ) -> None:
        self.game, self.names = game, names
        self.catalogue = words or catalogue(language)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """Return the sentence of ``key``, its arguments named by their kinds;
        the key itself where there is none."""
        if key not in self.catalogue:
            return key
        args = args or {}
        declared = self.catalogue.kinds.get(key, {})
        game = self.game.meta.id if self.game else key.partition(".")[0]
        said = {name: f"{{${name}}}" for name in declared}
        said |= {name: self._value(game, declared.get(name, ""), args[name]) for name in args}
        return self.catalogue.format(key, said)

    def seat(self, seat: int) -> str:
        """Return what to call ``seat``."""
        return self._seat(seat).format(self.catalogue.locale)

    def event(self, event: Event, viewer: int | None = None, reveal_all: bool = True) -> str:
        """Return the sentence of an event, as ``viewer`` may hear
        it unless ``reveal_all`` is told."""
        assert self.game
        told = event.for_viewer(viewer, reveal_all)
        return self.say(f"{self.game.meta.id}.event.{told.pop('kind')}", told)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed, with the number of the rule."""
        return (f"{refusal.rule}: " if refusal.rule else "") + self.say(refusal.key, refusal.args)

    def actor(self, actor: int | None) -> str:
        """Return what to call whoever acts."""
        return "~" if actor is None or actor == CHANCE else self.seat(actor)

    def _value(self, game: str, kind: str, value: object) -> Any:
        if value is None:
            return "none" if kind.endswith("?") else UNKNOWN
        kind = bare(kind)
        if kind in ("points", "scores") and isinstance(value, (list, tuple)):
            return self._points(value, zeros=kind == "scores")
        if isinstance(value, (list, tuple)):
            return self._list([self._value(game, kind, one) for one in value])
        if isinstance(value, str):
            return self._named(game, kind, value) or value
        if kind == "seat" and isinstance(value, int) and self.game:
            return self._seat(value)
        return value if isinstance(value, int) and not isinstance(value, bool) else str(value)

    def _seat(self, seat: int) -> Name:
        assert self.game
        colour = self._named(self.game.meta.id, "colour", self.game.meta.colours[seat])
        assert colour
        name = self.names[seat] if seat < len(self.names) else ""
        if name:
            # One person at several seats: only the colour tells them apart.
            twins = self.names.count(name) > 1
            args = {"name": name, "colour": colour}
            said = self.catalogue.format("seat.twin", args) if twins else name
            return Name(str(seat), said, lambda form: None)
        return Name(str(seat), colour.form("seat"), colour.form)

    def _named(self, game: str, kind: str, id: str) -> Name | None:
        """Return the name of ``id``; None where it is the id of nothing of that kind."""
        if "/" in kind and "/" in id:
            pair = zip(kind.split("/"), id.split("/"), strict=False)
            args = {one: self._named(game, one, half) or half for one, half in pair}
            return Name(id, self.catalogue.format(PAIR, args), lambda form: None)
        keys = (f"{game}.{one}.{id}" for one in kind.split("|"))
        key = next((key for key in keys if key in self.catalogue), "")
        if not key:
            return None
        attributes = self.catalogue

        def form(name: str) -> str | None:
            try:
                return attributes.format(key, {}, name)
            except KeyError:
                return None

        return Name(id, self.catalogue.format(key, {}), form)

    def _points(self, values: Sequence[int], zeros: bool) -> str:
        paid = [
            self.catalogue.format("log.of", {"name": self._seat(seat), "points": n})
            for seat, n in enumerate(values)
            if n or zeros
        ]
        return self._list(paid) if paid else self.say("log.nobody")

    def _list(self, values: Sequence[object]) -> str:
        locale = self.catalogue.locale
        said = [one.format(locale) if isinstance(one, Name) else str(one) for one in values]
        return format_list(said, locale=locale)


def sentence(
    key: str,
    args: Mapping[str, object] | None = None,
    language: str = "en",
    game: str | None = None,
) -> str:
    """Return the sentence of ``key``, said at a table of ``game`` or at none."""
    return Speaker(None if game is None else load(game), language).say(key, args)
