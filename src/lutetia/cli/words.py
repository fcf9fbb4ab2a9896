"""Sentences for the terminal from keys and values: the same catalogues and the same reading as in the browser client."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lutetia.engine.errors import Refusal
    from lutetia.engine.events import Event
    from lutetia.engine.game import Game

SEATS = frozenset({"seat", "owner", "by", "player", "winner", "other", "from", "start", "next"})
"""Names of values that are a seat."""

SEAT_LISTS = frozenset({"seats", "yes", "need", "players", "owners", "winners"})
PER_SEAT = frozenset({"points", "scores", "counts", "ranks"})
"""Names of values that are one number a seat."""

KINDS = ("colour", "stop", "route", "piece", "side", "quarter", "district", "type", "landmark")
"""What an id may be the name of, whatever the value is called."""

NULLS = ("hidden", "open", "tie", "none")
"""Endings of the sentence for a value that is None: not to be known, or nobody's."""


class Speaker:
    """Says what happened in one language.

    Attributes:
        names: who sits where; a colour word where nobody is named.
    """

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] = ()) -> None:
        from lutetia.engine.texts import catalogue

        self.game, self.language, self.names = game, language, names
        self.keys = catalogue(language)

    def text(self, key: str, **args: Any) -> str:
        """Return the sentence of ``key``."""
        from lutetia.engine.texts import sentence

        return sentence(key, args, self.language)

    def seat(self, seat: int) -> str:
        """Return what to call ``seat``."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.word("colour", self.game.meta.colours[seat])

    def word(self, name: str, value: str) -> str:
        """Return the name of an id: of a stop, a route, a colour, a tile such as ``louvre/red``."""
        if "/" in value and (name.startswith("tile") or name == "card"):
            stop, _, route = value.partition("/")
            return self.text(
                "log.tile", stop=self.word("stop", stop), route=self.word("route", route)
            )
        for kind in (name, name.removesuffix("s"), *KINDS):
            key = f"{self.game.meta.id}.{kind}.{value}"
            if isinstance(self.keys.get(key), str):
                return self.text(key)
        return value

    def _value(self, name: str, value: Any) -> Any:
        if value is None:
            return "–"
        if isinstance(value, str):
            return self.word(name, value)
        if isinstance(value, int) and not isinstance(value, bool):
            return self.seat(value) if name in SEATS else value
        if isinstance(value, (list, tuple)):
            return ", ".join(self._several(name, list(value)))
        return value

    def _several(self, name: str, values: list[Any]) -> list[str]:
        if name in PER_SEAT and all(isinstance(value, int) for value in values):
            paid = [(self.seat(seat), n) for seat, n in enumerate(values) if n or name == "scores"]
            return [self.text("log.of", name=who, points=n) for who, n in paid] or [
                self.text("log.nobody")
            ]
        if name in SEAT_LISTS:
            return [self.seat(value) for value in values]
        return [str(self._value(name, value)) for value in values]

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the sentence of ``key`` with ids turned into names; the values choose between its forms."""
        for value in args.values():
            tails = NULLS if value is None else (value,) if isinstance(value, str) else ()
            found = next((tail for tail in tails if f"{key}_{tail}" in self.keys), None)
            if found is not None:
                key = f"{key}_{found}"
                break
        numbers = [
            args.get("points"),
            args.get("count"),
            *(v for name, v in args.items() if name not in SEATS),
        ]
        filled = {name: self._value(name, value) for name, value in args.items()}
        filled.setdefault(
            "n", next((n for n in numbers if isinstance(n, int) and not isinstance(n, bool)), 0)
        )
        return self.text(key, **filled)

    def event(self, event: Event, viewer: int | None = None, everything: bool = True) -> str:
        """Return the sentence of an event, as ``viewer`` may hear it unless ``everything`` is told."""
        told = event.told(viewer, everything)
        return self.say(f"{self.game.meta.id}.event.{told.pop('kind')}", told)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed, with the number of the rule."""
        return (f"{refusal.rule}: " if refusal.rule else "") + self.say(refusal.key, refusal.args)

    def actor(self, actor: int | None) -> str:
        """Return what to call whoever acts."""
        from lutetia.engine.game import CHANCE

        return "~" if actor is None or actor == CHANCE else self.seat(actor)
