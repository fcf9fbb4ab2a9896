"""The action table of a game: what each kind of action is, said once.

A game lists its kinds in ``rules/actions.py``, each with its text, its first code, the fields that
tell its codes apart and the kernels that refuse and play it. From the table follow

- code to fields and back, and which kernel a code calls (`lutetia.engine.action_kernels`);
- the notation, and the tolerant reading of what people type (`lutetia.engine.typed`);
- the named values that drawings get, with their types, and the rows of the documents.

The codes of a kind are its first code and the fields as digits, the first field counting most. So
actions that differ in the last field alone have codes one after another: a first code and a set of
bits name many of them at once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise, product
from math import prod
from typing import Any

from lutetia.engine.errors import NotationError, Refusal
from lutetia.engine.typed import Grammar, ambiguous, fold, named, unknown

Kernel = Callable[..., Any]


@dataclass(frozen=True, eq=False)
class Field:
    """One thing that actions name, such as a company.

    Attributes:
        name: its name among the named values, and ``{name}`` in texts.
        words: how each value is written, from the smallest value on; numbers stay numbers when
            they are told to drawings.
        first: the smallest value.
        catalogue: the kind of its words in the catalogues, whose names may be typed instead.
        also: other names that may be typed, each with the word that it means.
    """

    name: str
    words: Sequence[str]
    first: int = 0
    catalogue: str = ""
    also: Mapping[str, str] = field(default_factory=dict)

    def typed(self, game: str) -> dict[str, str]:
        """Return everything that may be typed for a value, with the word that it means."""
        also = {fold(name): word for name, word in self.also.items() if word in self.words}
        names = named(game, self.catalogue, self.words) if self.catalogue else {}
        return also | names | {fold(word): word for word in self.words}

    def told(self, value: int) -> str | int:
        """Return ``value`` as drawings are told it."""
        word = self.words[value - self.first]
        return int(word) if word.isdecimal() else word


@dataclass(frozen=True, eq=False)
class ActionKind:
    """One kind of action.

    Attributes:
        text: its notation, with ``{name}`` where the word of a field stands.
        base: its first code.
        fields: what tells its codes apart, the most significant first.
        play: a kernel ``play(st, *fields, trace)`` that plays a legal one.
        refuse: a kernel ``refuse(st, *fields)`` that returns 0 or the reason against it; of seats.
        weight: a kernel ``weight(st, *fields)``, 0 for what cannot be; of chance, in its place.
        typed: the shapes in which it may be typed (`lutetia.engine.typed`), when not only as ``text``.
        secret: the field that only the seat in the field ``owner`` may know.
    """

    text: str
    base: int
    fields: tuple[Field, ...]
    play: Kernel
    refuse: Kernel | None = None
    weight: Kernel | None = None
    typed: tuple[str, ...] = ()
    secret: str = ""
    owner: str = ""

    @property
    def act(self) -> str:
        """The verb, which names the kind in the named values."""
        return self.text.partition(" ")[0]

    @property
    def end(self) -> int:
        """The number after its last code."""
        return self.base + prod(len(one.words) for one in self.fields)

    def code(self, values: Iterable[int]) -> int:
        """Return the code of an action of this kind with these ``values`` of its fields."""
        at = 0
        for one, value in zip(self.fields, values, strict=True):
            at = at * len(one.words) + value - one.first
        return self.base + at

    def values(self, code: int) -> list[int]:
        """Return the values of the fields of ``code``."""
        at, out = code - self.base, []
        for one in reversed(self.fields):
            at, digit = divmod(at, len(one.words))
            out.append(one.first + digit)
        return out[::-1]


@dataclass(frozen=True)
class Never:
    """Something that people may well type though no position allows it: its shape, and the rule and sentence against it."""

    shape: str
    rule: str
    key: str


class ActionTable:
    """All kinds of actions of one game.

    Args:
        game: its id.
        kinds: every kind, those of chance after those of seats.
        never: what is answered by a rule wherever it is typed.
        words: what else may stand in shapes: for each name the texts, each with what it means.
    """

    def __init__(
        self,
        game: str,
        kinds: Sequence[ActionKind],
        never: Sequence[Never] = (),
        words: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.game = game
        self.kinds = sorted(kinds, key=lambda kind: kind.base)
        self.seats = [kind for kind in self.kinds if kind.refuse is not None]
        self.chance = [kind for kind in self.kinds if kind.weight is not None]
        self._never = {one.shape: one for one in never}
        self._words = words or {}
        for before, after in pairwise([*self.seats, *self.chance]):
            if before.end > after.base:
                raise ValueError(f"{game}: codes of {before.text!r} and {after.text!r} overlap")

    # --- codes ------------------------------------------------------------------------------------

    @cached_property
    def _bases(self) -> list[int]:
        return [kind.base for kind in self.kinds]

    def find(self, code: int) -> tuple[ActionKind, dict[str, int]]:
        """Return the kind of ``code`` and the values of its fields. Raises NotationError."""
        at = bisect_right(self._bases, code) - 1
        if at < 0 or code >= self.kinds[at].end:
            raise unknown(self.game, str(code))
        kind = self.kinds[at]
        return kind, {
            one.name: value for one, value in zip(kind.fields, kind.values(code), strict=True)
        }

    def parts(self, code: int) -> dict[str, Any]:
        """Return an action as named values, for drawings. Raises NotationError."""
        kind, values = self.find(code)
        return {"act": kind.act} | {one.name: one.told(values[one.name]) for one in kind.fields}

    # --- texts ------------------------------------------------------------------------------------

    def write(self, code: int, viewer: int | None = None, everything: bool = True) -> str:
        """Return the notation of ``code``; ``?`` for what ``viewer`` may not know unless ``everything``.

        Raises NotationError.
        """
        kind, values = self.find(code)
        words = {one.name: one.words[values[one.name] - one.first] for one in kind.fields}
        if kind.secret and not everything and viewer != values[kind.owner]:
            words[kind.secret] = "?"
        return kind.text.format(**words)

    def read(self, text: str, legal: Callable[[int], bool]) -> int:
        """Return the code that ``text`` means where the codes that are ``legal`` may be played.

        What is left out follows from the position where one action is legal.
        Raises NotationError, AmbiguousNotation.
        """
        found = self._grammar.read(text)
        if found is None:
            raise unknown(self.game, text)
        shape, said = found
        if no := self._never.get(shape):
            args = {"text": text[:80]}
            raise NotationError(Refusal(no.rule, f"{self.game}.refusal.{no.key}", args))
        kind = self._shapes[shape]
        ways = (
            [one.first + one.words.index(said[one.name])]
            if one.name in said
            else range(one.first, one.first + len(one.words))
            for one in kind.fields
        )
        codes = [kind.code(values) for values in product(*ways)]
        if len(codes) > 1:
            now = [code for code in codes if legal(code)]
            if len(now) > 1:
                raise ambiguous(self.game, text, map(self.write, now))
            codes = now or codes
        return codes[0]

    @cached_property
    def _shapes(self) -> dict[str, ActionKind]:
        return {shape: kind for kind in self.kinds for shape in kind.typed or (kind.text,)}

    @cached_property
    def _grammar(self) -> Grammar:
        fields = {one.name: one for kind in self.kinds for one in kind.fields}
        return Grammar(
            lambda: (
                {name: one.typed(self.game) for name, one in fields.items()} | dict(self._words)
            ),
            (*self._shapes, *self._never),
        )
