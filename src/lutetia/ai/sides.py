"""Competitors of the arena as text: a level, and what is different from it.

``top``, ``top@2000`` (simulations a move), ``top@0.2s`` (seconds a move), ``middle:picks=4,explore=1.4`` (fields of
`lutetia.ai.plans.Plan`), ``top@2000:depth=1`` (both).
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from lutetia.ai.levels import TABLE, Level
from lutetia.ai.plans import Budget, Plan


@dataclass(frozen=True)
class Side:
    """One competitor: its text and how it plays."""

    name: str
    level: Level


def side(text: str) -> Side:
    """Return the competitor that ``text`` describes. Raises ValueError saying what is wrong."""
    head, _, changes = text.partition(":")
    name, _, budget = head.partition("@")
    if name not in TABLE:
        raise ValueError(f"{text!r}: there is no level {name!r}; there are {', '.join(TABLE)}")
    level = TABLE[name]
    if budget:
        level = replace(level, budget=_budget(text, budget))
    if changes:
        level = replace(level, plan=_plan(text, level.plan, changes))
    return Side(text, level)


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


def _plan(text: str, plan: Plan, changes: str) -> Plan:
    kinds = {field.name: type(getattr(plan, field.name)) for field in fields(plan)}
    for change in changes.split(","):
        name, _, value = change.partition("=")
        if name not in kinds:
            raise ValueError(f"{text!r}: a plan has no {name!r}; it has {', '.join(kinds)}")
        try:
            plan = replace(plan, **{name: kinds[name](value)})
        except ValueError as error:
            raise ValueError(
                f"{text!r}: {name} is {'a whole number' if kinds[name] is int else 'a number'}, not {value!r}"
            ) from error
    return plan
