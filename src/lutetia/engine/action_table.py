"""The action table of a game: what each kind of action is, said once.

A game lists its kinds in ``rules/actions.py``, each with its text, its first code, the fields that
tell its codes apart and the kernels that refuse and play it. From the table follow

- code to fields and back, and which kernel a code calls (`lutetia.engine.action_kernels`);
- the notation, and the tolerant reading of what people type (`lutetia.engine.notation`);
- the named values that drawings get, with their types, and the rows of the documents.

The codes of a kind are its first code and the fields as digits, the first field counting most. So
actions that differ in the last field alone have codes one after another: a first code and a set of
bits name many of them at once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from math import prod
from typing import Any

from lutetia.engine.errors import NotationError, Refusal
from lutetia.engine.json_types import JsonObject
from lutetia.engine.layout import Fields
from lutetia.engine.notation import Grammar, ambiguous_action, named, slug, unknown_action

Kernel = Callable[..., Any]
Said = dict[str, str]
"""What was typed: by the names in the shape, words."""

KEPT = 1 << 14
"""Codes of which a table knows at once what they mean: enough for all that come up in a game."""


@dataclass(frozen=True, eq=False)
class Field:
    """One thing that actions name, such as a company.

    Attributes:
        name: its name among the named values, and ``{name}`` in texts.
        words: how each value is written, from the smallest value on; a word may name other fields.
        first: the smallest value.
        room: how many values the codes have room for; 0: as many as there are words.
        catalogue: the kind of its words in the catalogues, whose names may be typed instead.
        also: other names that may be typed, each with the word that it means.
    """

    name: str
    words: Sequence[str]
    first: int = 0
    room: int = 0
    catalogue: str = ""
    also: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def size(self) -> int:
        """How many values the codes have room for."""
        return self.room or len(self.words)

    def word(self, value: int) -> str:
        """Return how ``value`` is written."""
        return self.words[value - self.first]

    def typed(self, game: str) -> dict[str, str]:
        """Return everything that may be typed for a value, with the word that it means."""
        also = {slug(name): word for name, word in self.also.items() if word in self.words}
        names = named(game, self.catalogue, self.words) if self.catalogue else {}
        return also | names | {slug(word): word for word in self.words}


def numbers(name: str, first: int, last: int) -> Field:
    """Return a field whose values are the numbers from ``first`` to ``last``,
    written as they are."""
    return Field(name, [str(n) for n in range(first, last + 1)], first)


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
        typed: the shapes in which it may be typed (`lutetia.engine.notation`), when not only as
            ``text``.
        left_out: what is meant by a place of a shape that is not filled. What is not named here
            follows from the position.
        asked: the field that is asked about, whatever may be played, when what was typed leaves it
            open.
        told: from the fields to the named values, when they are not the words of the fields.
        act: the verb among the named values, when it is not that of the text; "": there is none.
        only: which values of the fields make an action, when not all do.
        among: from the position and the codes among which a text leaves the choice to those that it
            may mean, when not those that are legal; several are asked about.
        secret: the field that only the seat in the field ``owner`` may know.
        says: what it is, for the documents: a docstring.
    """

    text: str
    base: int
    fields: tuple[Field, ...]
    play: Kernel
    refuse: Kernel | None = None
    weight: Kernel | None = None
    typed: tuple[str, ...] = ()
    left_out: Mapping[str, str] = field(default_factory=dict)
    asked: str = ""
    told: Callable[..., Mapping[str, object]] | None = None
    act: str | None = None
    only: Callable[..., bool] | None = None
    among: Callable[[Any, Sequence[int]], Sequence[int]] | None = None
    secret: str = ""
    owner: str = ""
    says: str = ""

    @cached_property
    def end(self) -> int:
        """The number after its last code."""
        return self.base + prod(one.size for one in self.fields)

    def code(self, values: Iterable[int]) -> int:
        """Return the code of an action of this kind with these ``values`` of its fields."""
        at = 0
        for one, value in zip(self.fields, values, strict=True):
            at = at * one.size + value - one.first
        return self.base + at

    def values(self, code: int) -> list[int]:
        """Return the values of the fields of ``code``."""
        at, out = code - self.base, []
        for one in reversed(self.fields):
            at, digit = divmod(at, one.size)
            out.append(one.first + digit)
        return out[::-1]

    def has(self, code: int) -> bool:
        """Return whether ``code`` is an action of this kind."""
        if not self.base <= code < self.end:
            return False
        values = self.values(code)
        return all(
            value - one.first < len(one.words)
            for one, value in zip(self.fields, values, strict=True)
        ) and (self.only is None or self.only(*values))

    def codes(self) -> Iterator[int]:
        """Return the codes of all its actions."""
        return (code for code in range(self.base, self.end) if self.has(code))

    def words(self, code: int) -> Said:
        """Return the word of each field."""
        values = self.values(code)
        return {one.name: one.word(n) for one, n in zip(self.fields, values, strict=True)}

    def action_fields(self, code: int) -> JsonObject:
        """Return ``code`` as named values, for drawings; numbers are numbers."""
        act = self.text.partition(" ")[0] if self.act is None else self.act
        out: JsonObject = {"act": act} if act else {}
        if self.told is not None:
            return {**out, **self.told(*self.values(code))}
        words = self.words(code).items()
        return out | {name: int(word) if word.isdecimal() else word for name, word in words}


class ActionTable:
    """All kinds of actions of one game.

    Args:
        game: its id.
        kinds: every kind of seats and of chance.
        words: what else than fields may stand in shapes.
        meant: from the position, the shape and what was said to what is meant by it.
        never: from the verb and what was said to the rule against what no position allows, with the
            key of its sentence and what that names; or None.
    """

    def __init__(
        self,
        game: str,
        kinds: Sequence[ActionKind],
        words: Sequence[Field] = (),
        meant: Callable[[Fields, str, Said], Said] | None = None,
        never: Callable[[str, Said], tuple[str, str, dict[str, Any]] | None] | None = None,
    ) -> None:
        self.game = game
        self.kinds = sorted(kinds, key=lambda kind: kind.base)
        self.seats = [kind for kind in self.kinds if kind.refuse is not None]
        self.chance = [kind for kind in self.kinds if kind.weight is not None]
        self._bases = [kind.base for kind in self.kinds]
        self._words, self._meant, self._never = words, meant, never
        self._index = cache(self._indexed)
        self._found = lru_cache(KEPT)(self._look_up)
        for before, after in pairwise([*self.seats, *self.chance]):
            if before.end > after.base:
                raise ValueError(f"{game}: codes of {before.text!r} and {after.text!r} overlap")

    # --- codes ------------------------------------------------------------------------------------

    def kind_of(self, code: int) -> ActionKind | None:
        """Return the kind of ``code``, None where it is no action."""
        return self._found(code)[0]

    def _look_up(self, code: int) -> tuple[ActionKind | None, Mapping[str, int]]:
        """Return the kind of ``code`` and the values of its fields by name."""
        kind = self.kinds[bisect_right(self._bases, code) - 1]
        if not kind.has(code):
            return None, {}
        values = kind.values(code)
        return kind, {one.name: value for one, value in zip(kind.fields, values, strict=True)}

    def find(self, code: int) -> tuple[ActionKind, dict[str, int]]:
        """Return the kind of ``code`` and the values of its fields by name. Raises
        NotationError."""
        kind, values = self._found(code)
        if kind is None:
            raise unknown_action(self.game, str(code))
        return kind, dict(values)

    def action_fields(self, code: int) -> JsonObject:
        """Return an action as named values, for drawings. Raises NotationError."""
        return self.find(code)[0].action_fields(code)

    # --- texts ------------------------------------------------------------------------------------

    def format_action(self, code: int, viewer: int | None = None, reveal_all: bool = True) -> str:
        """Return the notation of ``code``; ``?`` for what ``viewer`` may not know
        unless ``reveal_all``.

        Raises NotationError.
        """
        kind, values = self.find(code)
        words = kind.words(code)
        if kind.secret and not reveal_all and viewer != values[kind.owner]:
            words[kind.secret] = "?"
        return kind.text.format(**words).format(**words)

    def parse_action(self, st: Fields, text: str, legal: Callable[[int], bool]) -> int:
        """Return the code that ``text`` means in ``st``,
        where the codes that are ``legal`` may be played.

        What is left out follows from the position where one action is legal.
        Raises NotationError, AmbiguousNotation.
        """
        no = None
        for shape, said in self._grammar.read(text):
            said = self._meant(st, shape, said) if self._meant else said
            found = sorted(
                code for kind in self._shapes[shape] for code in self._fitting(kind, said)
            )
            if found:
                return self._one_of(st, text, found, legal)
            no = no or (self._never(shape.split()[0], said) if self._never else None)
        if no is None:
            raise unknown_action(self.game, text)
        rule, key, args = no
        refusal = Refusal(rule, f"{self.game}.refusal.{key}", {"text": text[:80]} | args)
        raise NotationError(refusal)

    def _fitting(self, kind: ActionKind, said: Said) -> set[int]:
        index = self._index(kind)
        asked = {name: word for name, word in kind.left_out.items() if name not in said} | said
        return set.intersection(*(index.get(each, set()) for each in asked.items()), index["", ""])

    def _indexed(self, kind: ActionKind) -> dict[tuple[str, str], set[int]]:
        """Return the codes of a kind by each of their words and named values;
        all of them by ``("", "")``."""
        out: dict[tuple[str, str], set[int]] = {("", ""): set(kind.codes())}
        for code in kind.codes():
            for name, value in {**kind.words(code), **kind.action_fields(code)}.items():
                out.setdefault((name, _key(value)), set()).add(code)
        return out

    def _one_of(
        self, st: Any, text: str, codes: Sequence[int], legal: Callable[[int], bool]
    ) -> int:
        """Return the one of ``codes`` that is meant: the legal one, or any, to be refused.

        Several legal ones are asked about; but where they differ only in what may be missing in the
        notation, the shortest is taken, whose refusal says what to choose.
        """
        if len(codes) == 1:
            return codes[0]
        kind = self.find(codes[0])[0]
        if kind.asked and len({kind.words(code)[kind.asked] for code in codes}) > 1:
            raise ambiguous_action(self.game, text, map(self.format_action, codes))
        now = kind.among(st, codes) if kind.among else [code for code in codes if legal(code)]
        if len(now) == 1:
            return now[0]
        bare = sorted({self._bare(code) for code in now}) or codes[:1]
        if len(bare) > 1:
            raise ambiguous_action(self.game, text, map(self.format_action, bare))
        return bare[0]

    def _bare(self, code: int) -> int:
        """Return ``code`` with nothing written for the fields for which that is possible, if that
        is an action."""
        kind = self.find(code)[0]
        values = (
            one.first + list(one.words).index("") if "" in one.words else value
            for one, value in zip(kind.fields, kind.values(code), strict=True)
        )
        bare = kind.code(values)
        return bare if kind.has(bare) else code

    @cached_property
    def _shapes(self) -> dict[str, list[ActionKind]]:
        out: dict[str, list[ActionKind]] = {}
        for kind in self.kinds:
            for shape in kind.typed or (kind.text,):
                out.setdefault(shape, []).append(kind)
        return out

    @cached_property
    def _grammar(self) -> Grammar:
        every = [*(one for kind in self.kinds for one in kind.fields), *self._words]
        fields = {one.name: one for one in every}
        return Grammar(
            lambda: {name: one.typed(self.game) for name, one in fields.items()}, [*self._shapes]
        )


def _key(value: object) -> str:
    """Return a named value as it is compared with what was typed."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    return "" if value is None else str(value)
