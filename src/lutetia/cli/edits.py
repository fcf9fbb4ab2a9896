"""Random edits of plain JSON: what a hurried hand,
a broken program or an attacker makes of a valid position."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

from lutetia.engine.json_types import JsonObject

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

ODD: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 64, 255, 10_000, 2**31, 2**63, -(2**63) - 1, 0.5, 2.0,
    float("nan"),
    "", "?", "0", "\ud800", "\x00", [], {}, [[]], [None], {"": None}, {"a": {"b": 1}},
)  # fmt: skip
"""Values of every type and at every edge."""

KINDS = ("drop", "nudge", "swap", "repeat", "grow", "rename", "add", "replace", "replace")
"""The kinds of edits, as often as each is chosen; one that does not fit its place replaces."""

MAX_LENGTH = 400
"""Values of so many characters of JSON or more are not repeated elsewhere."""

SAME_NAME, ANY_NAME = 0.5, 0.75
"""A value below the first share stood under the same name, below the second under any."""

SOME_LEFT_OUT, APPENDED = 0.3, 0.6
"""The share of positions with fields left out; of edited lists, that of those that grow."""

MAX_TRIES = 600
"""How often `smallest` tries to leave something out."""


class Words:
    """The names and values seen in positions of one game,
    by which edits stay close to what a reader may take."""

    def __init__(self) -> None:
        self.keys: dict[str, None] = {}
        self.values: dict[str, object] = {}
        self.at: dict[str, dict[str, object]] = {}
        """Values by the name under which they stood."""

    def learn(self, data: object, name: str = "") -> None:
        """Take up all that stands in ``data``."""
        if len(text := json.dumps(data)) < MAX_LENGTH:
            self.values[text] = data
            self.at.setdefault(name, {})[text] = data
        if isinstance(data, dict):
            for key, value in data.items():
                self.keys[key] = None
                self.learn(value, key)
        elif isinstance(data, list):
            for value in data:
                self.learn(value, name)

    def value(self, pick: random.Random, name: str) -> object:
        """Return a value: mostly one that stood under ``name`` elsewhere, else any,
        else an odd one."""
        chance = pick.random()
        known = (
            self.at.get(name) if chance < SAME_NAME else self.values if chance < ANY_NAME else None
        )
        if known:
            return copy.deepcopy(pick.choice(list(known.values())))
        return copy.deepcopy(pick.choice(ODD))


def _slots(data: Any, name: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Yield ``(container, key, name)`` of every value inside ``data``;
    ``name`` is the nearest key."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield data, key, key
            yield from _slots(value, key)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield data, index, name
            yield from _slots(value, name)


def edit(data: JsonObject, words: Words, pick: random.Random) -> JsonObject:
    """Return a copy of ``data`` with one to four random edits."""
    out = copy.deepcopy(data)
    if (
        pick.random() < SOME_LEFT_OUT
    ):  # what is left out takes its usual value, by other paths of the reader
        share = pick.random()
        out = {
            key: value for key, value in out.items() if pick.random() < share or key == "players"
        }
    for _ in range(pick.choice((1, 1, 1, 2, 2, 3, 4))):
        slots = list(_slots(out))
        if not slots:
            break
        weights = [3 if container is out else 1 for container, _, _ in slots]
        _one(out, slots, pick.choices(slots, weights)[0], words, pick)
    return out


def _one(
    out: JsonObject,
    slots: list[Any],
    slot: tuple[Any, Any, str],
    words: Words,
    pick: random.Random,
) -> None:
    container, key, name = slot
    value = container[key]
    kind = pick.choice(KINDS)
    if kind == "drop":
        del container[key]
    elif kind == "nudge" and type(value) is int:
        container[key] = value + pick.choice((-1, 1, -2, 2, 10, 100))
    elif kind == "swap":
        other, at, _ = pick.choice(slots)
        theirs = other[at]
        other[at] = copy.deepcopy(value)
        container[key] = copy.deepcopy(theirs)
    elif kind == "repeat":  # the same once more: twice in a list, or under another name
        if isinstance(container, list):
            container.insert(pick.randrange(len(container) + 1), copy.deepcopy(value))
        else:
            container[pick.choice(list(words.keys))] = copy.deepcopy(value)
    elif kind == "grow" and isinstance(value, list):
        value.append(words.value(pick, name)) if pick.random() < APPENDED else pick.shuffle(value)
    elif kind == "grow" and isinstance(value, dict):
        value[pick.choice(list(words.keys))] = words.value(pick, name)
    elif kind == "rename" and isinstance(container, dict):  # the value under another name
        container[pick.choice([*container, *words.keys])] = container.pop(key)
    elif kind == "add":
        word = pick.choice(list(words.keys))
        out[word] = words.value(pick, word)
    else:
        container[key] = words.value(pick, name)


def smallest(data: JsonObject, wrong: Callable[[JsonObject], bool]) -> JsonObject:
    """Return ``data`` with everything left out that is not needed for it to be ``wrong``;
    bounded work."""
    tries = 0
    again = True
    while again and tries < MAX_TRIES:
        again = False
        for n in range(len(list(_slots(data)))):
            smaller = copy.deepcopy(data)
            slots = list(_slots(smaller))
            if n >= len(slots) or tries >= MAX_TRIES:
                break
            container, key, _ = slots[n]
            del container[key]
            tries += 1
            if wrong(smaller):
                data, again = smaller, True
                break
    return data
