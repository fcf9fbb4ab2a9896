"""Competitors of the arena as text: a level, and what is different from it.

``top``, ``top@2000`` (simulations a move), ``top@0.2s`` (seconds a move),
``middle:playout_candidates=4,c_puct=1.4`` (fields of `lutetia.ai.search_params.SearchParams`),
``top@2000:depth=1`` (both). A bot that somebody wrote is a level where it is installed, and without
that ``FILE.py:NAME`` or ``module:NAME``.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from lutetia.ai.bots import BotError, load
from lutetia.ai.levels import ZOO, Level, levels
from lutetia.ai.search_params import Budget, SearchParams


@dataclass(frozen=True)
class Competitor:
    """One competitor: its text and how it plays."""

    name: str
    level: Level


def parse_competitor(text: str) -> Competitor:
    """Return the competitor that ``text`` describes. Raises ValueError saying what is wrong."""
    head, _, changes = text.partition(":")
    name, _, budget = head.partition("@")
    known = {**levels(), **ZOO}
    if name not in known:
        if text.rpartition(":")[2].isidentifier() and ":" in text:
            return Competitor(text, _written(text))
        raise ValueError(f"{text!r}: there is no level {name!r}; there are {', '.join(known)}")
    level = known[name]
    if level.bot is not None and (budget or changes):
        raise ValueError(f"{text!r}: {name} thinks as it likes: nothing comes after its name")
    if budget:
        level = replace(level, budget=_budget(text, budget))
    if changes:
        level = replace(level, params=_changed(text, level.params, changes))
    return Competitor(text, level)


def _written(text: str) -> Level:
    try:
        return Level("bot", bot=load(text))
    except BotError as error:
        raise ValueError(str(error)) from error


def _budget(text: str, word: str) -> Budget:
    try:
        return (
            Budget(seconds=float(word[:-1]))
            if word.endswith("s")
            else Budget(simulations=int(word))
        )
    except ValueError as error:
        raise ValueError(
            f"{text!r}: after @ comes a number of simulations, or of seconds as in 0.5s"
        ) from error


def _changed(text: str, params: SearchParams, changes: str) -> SearchParams:
    kinds = {field.name: type(getattr(params, field.name)) for field in fields(params)}
    for change in changes.split(","):
        name, _, value = change.partition("=")
        if name not in kinds:
            raise ValueError(f"{text!r}: a search has no {name!r}; it has {', '.join(kinds)}")
        try:
            params = replace(params, **{name: kinds[name](value)})
        except ValueError as error:
            raise ValueError(
                f"{text!r}: {name} is {'a whole number' if kinds[name] is int else 'a number'}, "
                f"not {value!r}"
            ) from error
    return params
