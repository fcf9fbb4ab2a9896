"""From the action table to kernels: code to fields, fields to code, and which kernel a code calls.

The kernels are written out as text: a compiled kernel cannot look anything up in the table, and the
divisions by constants that stand here become a multiplication each. They have no file of their own,
so each is compiled into those that call it (`lutetia.engine.kernel.helper`).
"""

from __future__ import annotations

import linecache
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from lutetia.engine.action_table import ActionKind, ActionTable, Kernel
from lutetia.engine.bits import count, lowest, pick, without_lowest
from lutetia.engine.kernel import helper
from lutetia.engine.rng import randbelow
from lutetia.engine.survey import unfold
from lutetia.engine.template import instantiate


def encoder(kind: ActionKind) -> Callable[..., int]:
    """Return a kernel ``code(*fields)`` for the actions of one kind."""
    names = [one.name for one in kind.fields]
    at = "0"
    for one, name in zip(kind.fields, names, strict=True):
        digit = f"{name} - {one.first}" if one.first else name
        at = digit if at == "0" else f"({at}) * {one.size} + {digit}"
    return _made("code", [f"def code({', '.join(names)}):", f"    return {kind.base} + {at}"], {})


def lister(kind: ActionKind, given: int = 0) -> Kernel:
    """Return a kernel ``listed(st, *given, out, filled)``
    that writes the legal actions of one kind.

    It writes them after the first ``filled`` of ``out``, in the order of their codes, and returns
    the new count. ``given`` fields, the first ones, are given to it; it goes through all others.
    """
    names = [one.name for one in kind.fields]
    lines, indent = [f"def listed({', '.join(['st', *names[:given], 'out', 'filled'])}):"], "    "
    for one in kind.fields[given:]:
        lines.append(f"{indent}for {one.name} in range({one.first}, {one.first + one.size}):")
        indent += "    "
    lines += [
        f"{indent}if refuse({', '.join(['st', *names])}) == 0:  # {kind.text}",
        *(f"{indent}    out[filled] = code({', '.join(names)})", f"{indent}    filled += 1"),
        "    return filled",
    ]
    return _made("listed", lines, {"refuse": kind.refuse, "code": encoder(kind)})


def decoded(kind: ActionKind, code: str = "action") -> list[str]:
    """Return for each field of a kind how it is computed from ``code``."""
    out, step = [], kind.end - kind.base
    for i, one in enumerate(kind.fields):
        step //= one.size
        text = f"({code} - {kind.base})"
        text += f" // {step}" if step > 1 else ""
        text += f" % {one.size}" if i > 0 else ""
        out.append(text + (f" + {one.first}" if one.first else ""))
    return out


def switch(
    name: str,
    calls: Mapping[ActionKind, Kernel],
    otherwise: int | None = 0,
    more: Sequence[str] = (),
) -> Kernel:
    """Return a kernel ``name(st, action, *more)`` that calls for each kind of action its kernel
    with the fields.

    Args:
        name: what it is called in a traceback.
        calls: for each kind a kernel ``call(st, *fields, *more)``.
        otherwise: what it returns for a number that is of none of these kinds.
        more: names of arguments that are passed on.
    """
    joined = _joined(calls)
    kinds = list(joined)

    def call(at: int) -> list[str]:
        kind = kinds[at]
        given = ", ".join(["st", *decoded(kind), *more])
        return [
            f"if {kind.base} <= action < {kind.end}:  # {kind.text}",
            f"    return call{at}({given})",
            f"return {otherwise}",
        ]

    head = f"def {name}({', '.join(['st', 'action', *more])}):"
    scope = {f"call{i}": kernel for i, kernel in enumerate(joined.values())}
    return _made(name, [head, *_by_halves(kinds, call)], scope)


def _joined(calls: Mapping[ActionKind, Kernel]) -> dict[ActionKind, Kernel]:
    """Return ``calls`` by first code, with one kind for neighbours
    that a switch need not tell apart.

    They have the same kernel, and differ in the one value of their first field.
    """
    out: dict[ActionKind, Kernel] = {}
    for kind in sorted(calls, key=lambda kind: kind.base):
        before = next(reversed(out), None)
        if before is None or not _goes_on(before, kind) or out[before] is not calls[kind]:
            out[kind] = calls[kind]
            continue
        head, *rest = before.fields
        words = [*head.words, *kind.fields[0].words]
        out[replace(before, fields=(replace(head, words=words), *rest))] = out.pop(before)
    return out


def _goes_on(before: ActionKind, kind: ActionKind) -> bool:
    """Return whether the codes of ``kind`` are those of ``before``
    with the next value of the first field."""
    if before.end != kind.base or not before.fields or not kind.fields:
        return False
    head, last = kind.fields[0], before.fields[0]
    sizes = [[(one.first, one.size) for one in each.fields[1:]] for each in (before, kind)]
    return (
        head.room == last.room == 0
        and head.size == 1
        and head.first == last.first + last.size
        and sizes[0] == sizes[1]
    )


def outcomes(kinds: Sequence[ActionKind]) -> tuple[Kernel, Kernel]:
    """Return two kernels over what chance may bring, where those that differ in the last field may.

    ``listed(st, first, out)`` writes the possible ones to ``out`` and returns how many,
    ``drawn(st, first, rng)`` returns one drawn by its weight; ``first`` is the smallest code.
    """
    scope = {"randbelow": randbelow} | {f"weight{i}": kind.weight for i, kind in enumerate(kinds)}

    def each(at: int) -> tuple[list[str], str, str]:
        *fields, last = kinds[at].fields
        names = [one.name for one in fields]
        set_up = [f"{one} = {how}" for one, how in zip(names, decoded(kinds[at]), strict=False)]
        every = f"for i in range({last.size}):  # {kinds[at].text}"
        value = f"i + {last.first}" if last.first else "i"
        return set_up, every, f"weight{at}({', '.join(['st', *names, value])})"

    def list_(at: int) -> list[str]:
        set_up, every, weight = each(at)
        return [
            *(*set_up, "n = 0", every, f"    if {weight} > 0:"),
            *("        out[n] = action + i", "        n += 1", "return n"),
        ]

    def draw(at: int) -> list[str]:
        set_up, every, weight = each(at)
        return [
            *(*set_up, "total = 0", every, f"    total += {weight}"),
            *("pick = randbelow(rng, total)", every, f"    pick -= {weight}"),
            *("    if pick < 0:", "        return action + i", "return -1"),
        ]

    listed = ["def listed(st, action, out):", *_by_halves(kinds, list_)]
    drawn = ["def drawn(st, action, rng):", *_by_halves(kinds, draw)]
    return _made("listed", listed, dict(scope)), _made("drawn", drawn, dict(scope))


def even_outcomes(due: Kernel) -> tuple[Kernel, Kernel]:
    """Return what `outcomes` does, for a game whose chances are all alike.

    ``due(st)`` is the set of what chance may bring, counted from the smallest code.
    """
    listed = [
        *("def listed(st, action, out):", "    n, left = 0, due(st)", "    while left != 0:"),
        *("        out[n] = action + lowest(left)", "        left = without_lowest(left)"),
        *("        n += 1", "    return n"),
    ]
    drawn = [
        *("def drawn(st, action, rng):", "    members = due(st)"),
        "    return action + pick(members, randbelow(rng, count(members)))",
    ]
    scope = {
        "due": due, "randbelow": randbelow,
        "count": count, "lowest": lowest, "pick": pick, "without_lowest": without_lowest,
    }  # fmt: skip
    return _made("listed", listed, dict(scope)), _made("drawn", drawn, dict(scope))


def _by_halves(kinds: Sequence[ActionKind], leaf: Callable[[int], list[str]]) -> list[str]:
    """Return the lines that find the kind of ``action``, with the lines of the ``leaf`` of each."""

    def lines(low: int, high: int) -> list[str]:
        if high - low == 1:
            return leaf(low)
        middle = (low + high) // 2
        first = [f"    {line}" for line in lines(low, middle)]
        return [f"if action < {kinds[middle].base}:", *first, *lines(middle, high)]

    return [f"    {line}" for line in lines(0, len(kinds))]


def by_number(name: str, calls: Sequence[Kernel], more: Sequence[str] = ()) -> Kernel:
    """Return a kernel ``name(st, number, *more)`` that calls the kernel of that place in ``calls``.

    Args:
        name: what it is called in a traceback.
        calls: kernels ``call(st, number, *more)``, one for each number from 0; some may be the
            same.
        more: names of arguments that are passed on.
    """
    given = ", ".join(["st", "number", *more])
    lines = [f"def {name}({given}):"]
    kinds = list(dict.fromkeys(calls))
    for i, call in enumerate(kinds[:-1]):
        numbers = [number for number, one in enumerate(calls) if one is call]
        asked = " or ".join(f"number == {number}" for number in numbers)
        lines += [f"    if {asked}:", f"        return call{i}({given})"]
    lines.append(f"    return call{len(kinds) - 1}({given})")
    return _made(name, lines, {f"call{i}": call for i, call in enumerate(kinds)})


@dataclass(frozen=True)
class TableKernels:
    """What `lutetia.engine.shared_rules` is loaded with: see `rules_of`."""

    to_act: Kernel
    seat_legal: Kernel
    seat_survey: Kernel | None
    first_outcome: Kernel
    listed: Kernel
    drawn: Kernel
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
    first_outcome: Kernel,
    seat_legal: Kernel | None = None,
    seat_survey: Kernel | None = None,
    due: Kernel | None = None,
) -> ModuleType:
    """Return the rules that follow from a table: ``legal``, ``refuse``, ``play``, ``weight`` and
    ``draw``; and ``survey`` of a game that surveys its actions.

    Args:
        table: the action table of the game.
        reasons: what holds the numbers OK, GAME_OVER, CHANCE_FIRST, UNKNOWN and IMPOSSIBLE.
        to_act: a kernel: the seat to act, -1 for chance, -2 when the game is over.
        first_outcome: a kernel: the smallest code among those that differ in the last field and
            that chance could bring now.
        seat_legal: a kernel that writes the legal actions of the seat to act and returns how many.
        seat_survey: in its place, a kernel that notes them as families (`lutetia.engine.survey`)
            and returns how many of these.
        due: a kernel of a game whose chances are all alike, see `even_outcomes`.
    """
    seats, chance = table.seats, table.chance
    listed, drawn = outcomes(chance) if due is None else even_outcomes(due)
    if seat_survey is not None:
        seat_legal = _made(
            "seat_legal",
            ["def seat_legal(st, out):", "    return unfold(out, seat_survey(st, out))"],
            {"unfold": unfold, "seat_survey": seat_survey},
        )
    assert seat_legal is not None
    kernels = TableKernels(
        to_act=to_act,
        seat_legal=seat_legal,
        seat_survey=seat_survey,
        first_outcome=first_outcome,
        listed=listed,
        drawn=drawn,
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
    return instantiate("lutetia.engine.shared_rules", kernels, table.game)


def _made(name: str, lines: Sequence[str], scope: dict[str, Any]) -> Kernel:
    text = "\n".join(lines) + "\n"
    file = f"<{name} from a table, {zlib.crc32(text.encode()):08x}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), scope)
    made: Kernel = helper(scope[name])
    return made
