"""From the action table to kernels: code to fields, fields to code, and which kernel a code calls.

The kernels are written out as text: a compiled kernel cannot look anything up in the table, and the
divisions by constants that stand here become a multiplication each. They have no file of their own,
so each is compiled into those that call it (`lutetia.engine.kernel.helper`).
"""

from __future__ import annotations

import linecache
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from lutetia.engine.action_table import ActionKind, ActionTable, Kernel
from lutetia.engine.kernel import helper
from lutetia.engine.specialise import specialise


def encoder(kind: ActionKind) -> Callable[..., int]:
    """Return a kernel ``code(*fields)`` for the actions of one kind."""
    names = [one.name for one in kind.fields]
    at = "0"
    for one, name in zip(kind.fields, names, strict=True):
        digit = f"{name} - {one.first}" if one.first else name
        at = digit if at == "0" else f"({at}) * {len(one.words)} + {digit}"
    return _made("code", [f"def code({', '.join(names)}):", f"    return {kind.base} + {at}"], {})


def decoded(kind: ActionKind, code: str = "action") -> list[str]:
    """Return for each field of a kind how it is computed from ``code``."""
    out, step = [], kind.end - kind.base
    for i, one in enumerate(kind.fields):
        step //= len(one.words)
        text = f"({code} - {kind.base})"
        text += f" // {step}" if step > 1 else ""
        text += f" % {len(one.words)}" if i > 0 else ""
        out.append(text + (f" + {one.first}" if one.first else ""))
    return out


def switch(
    name: str,
    calls: Mapping[ActionKind, Kernel],
    otherwise: int | None = 0,
    more: Sequence[str] = (),
) -> Kernel:
    """Return a kernel ``name(st, action, *more)`` that calls for each kind of action its kernel with the fields.

    Args:
        name: what it is called in a traceback.
        calls: for each kind a kernel ``call(st, *fields, *more)``.
        otherwise: what it returns for a number that is of none of these kinds.
        more: names of arguments that are passed on.
    """
    kinds = sorted(calls, key=lambda kind: kind.base)
    lines = [f"def {name}({', '.join(['st', 'action', *more])}):"]

    def choose(low: int, high: int, indent: str) -> None:
        if high - low > 1:
            middle = (low + high) // 2
            lines.append(f"{indent}if action < {kinds[middle].base}:")
            choose(low, middle, indent + "    ")
            choose(middle, high, indent)
            return
        kind = kinds[low]
        given = ", ".join(["st", *decoded(kind), *more])
        lines.append(f"{indent}if {kind.base} <= action < {kind.end}:  # {kind.text}")
        lines.append(f"{indent}    return call{low}({given})")
        lines.append(f"{indent}return {otherwise}")

    choose(0, len(kinds), "    ")
    return _made(name, lines, {f"call{i}": calls[kind] for i, kind in enumerate(kinds)})


@dataclass(frozen=True)
class TableKernels:
    """What `lutetia.engine.shared_rules` is loaded with: see `rules_of`."""

    to_act: Kernel
    seat_legal: Kernel
    first_outcome: Kernel
    outcomes: int
    seat_refuse: Kernel
    weight: Kernel
    play: Kernel
    seat_end: int
    chance_base: int
    chance_end: int
    reasons: ModuleType


def rules_of(
    table: ActionTable,
    reasons: ModuleType,
    *,
    to_act: Kernel,
    seat_legal: Kernel,
    first_outcome: Kernel,
    outcomes: int,
) -> ModuleType:
    """Return the rules that follow from a table: ``legal``, ``refuse``, ``play``, ``weight`` and ``draw``.

    Args:
        table: the action table of the game.
        reasons: what holds the numbers OK, GAME_OVER, CHANCE_FIRST, UNKNOWN and IMPOSSIBLE.
        to_act: a kernel: the seat to act, -1 for chance, -2 when the game is over.
        seat_legal: a kernel that writes the legal actions of the seat to act and returns how many.
        first_outcome: a kernel: the smallest code that chance could bring now.
        outcomes: all others are among so many codes from there on.
    """
    seats, chance = table.seats, table.chance
    kernels = TableKernels(
        to_act=to_act,
        seat_legal=seat_legal,
        first_outcome=first_outcome,
        outcomes=outcomes,
        seat_refuse=switch(
            "refuse", {kind: kind.refuse for kind in seats if kind.refuse}, reasons.UNKNOWN
        ),
        weight=switch("weight", {kind: kind.weight for kind in chance if kind.weight}),
        play=switch("play", {kind: kind.play for kind in table.kinds}, None, ["trace"]),
        seat_end=seats[-1].end,
        chance_base=chance[0].base,
        chance_end=chance[-1].end,
        reasons=reasons,
    )
    return specialise("lutetia.engine.shared_rules", kernels, table.game)


def _made(name: str, lines: Sequence[str], scope: dict[str, Any]) -> Kernel:
    text = "\n".join(lines) + "\n"
    file = f"<{name} of an action table, {zlib.crc32(text.encode()):08x}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), scope)
    made: Kernel = helper(scope[name])
    return made
