"""A full record that the viewer of a view could believe in.

What screens hide is made up so that keys and tokens come out right and nobody owns a bonus tile
twice. Which end-game tiles others took agrees with every look of the viewer and with every use:
one such deal is found, and `rules.resample` deals again from there, each deal as likely as it is.
"""

from __future__ import annotations

from typing import Any

from lutetia.engine.errors import PositionError
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.kernel import Ints
from lutetia.engine.rng import randbelow
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.material import COPIED, COUNT, END_COUNT, ENDS, PRESTIGE, RESOURCES, TOKENS
from lutetia.games.paris.position_json.read import FIELDS, read_position
from lutetia.games.paris.state import LAYOUT, NONE, Fields

GUESS_FRANCS = 12
"""Francs behind a screen are guessed below this: few hoard more."""


def pick(rng: Ints, things: list[Any]) -> Any:
    """Return one of ``things``, drawn evenly."""
    return things[int(randbelow(rng, len(things)))]


def determinize(view: JsonMapping, rng: Ints) -> Fields:
    """Return a full record that the viewer of ``view`` could believe in. Raises PositionError."""
    data: JsonObject = {key: view[key] for key in FIELDS if key in view}
    seats = view["seats"]
    data["francs"] = {
        s["colour"]: s["francs"] if s["francs"] is not None else int(randbelow(rng, GUESS_FRANCS))
        for s in seats
    }
    data["held"] = _held(view, rng)
    data["unused"] = _unused(view, rng)
    data["hand"] = _hands(view)
    if "agreed" in view:
        data["agreed"] = view["agreed"]
    buffer = LAYOUT.pack(read_position(data))
    shown = [seat for seat, entry in enumerate(seats) if entry["hand"] is not None]
    kernel_calls.entry_points.resample(buffer, shown[0] if shown else NONE, rng)
    return LAYOUT.unpack(buffer)


def _hidden(view: JsonMapping) -> list[str]:
    return [s["colour"] for s in view["seats"] if s["francs"] is None]


def _held(view: JsonMapping, rng: Ints) -> dict[str, dict[str, int]]:
    """Return tokens by colour: those that lie nowhere in sight are behind the screens
    that cannot be looked behind (PA1.6)."""
    held = {s["colour"]: dict(s["held"] or {}) for s in view["seats"]}
    hidden = _hidden(view)
    if view["options"]["random_setup"] and view["round"] == 0:
        return held  # not all have been laid out
    for t, token in enumerate(TOKENS):
        seen = list(view["tokens"].values()).count(token) + sum(
            own.get(token, 0) for own in held.values()
        )
        seen += view["supply"].get(token, 0) if token in RESOURCES else 0
        seen += view["gone"].get(token, 0) if token in PRESTIGE else 0
        for _ in range(int(COUNT[t]) - seen if hidden else 0):
            colour = pick(rng, hidden)
            held[colour][token] = held[colour].get(token, 0) + 1
    return held


def _unused(view: JsonMapping, rng: Ints) -> dict[str, list[int]]:
    """Return unused bonus tiles by colour: those gone from the track lie before or
    behind some screen, no number twice (PA7.3)."""
    unused = {s["colour"]: list(s["unused"] or []) for s in view["seats"]}
    hidden = _hidden(view)
    for n in range(1, 31):
        whole = int(view["players"]) - 1 if n - 1 in COPIED else 1
        owners = [
            colour for colour in unused if n in unused[colour] or str(n) in view["used"][colour]
        ]
        free = [colour for colour in hidden if colour not in owners]
        for _ in range(whole - view["copies"][n - 1] - len(owners)):
            if not free:
                raise PositionError(f"copies: tile {n} is owned by nobody who could own it")
            unused[free.pop(int(randbelow(rng, len(free))))].append(n)
    return {colour: sorted(own) for colour, own in unused.items()}


def _hands(view: JsonMapping) -> dict[str, list[str]]:
    """Return by colour the end-game tiles that it may have taken, in order: one deal that agrees
    with all looks and uses."""
    takes: list[str] = view["takes"]
    known = {s["colour"]: list(s["hand"]) for s in view["seats"] if s["hand"] is not None}
    kinds: list[str | None] = [
        known[colour].pop(0) if colour in known else None for colour in takes
    ]
    pools, segment = _segments(view, takes, kinds)
    uses = [
        use
        for use in view["uses"]
        if all(s["hand"] is None for s in view["seats"] if s["colour"] == use["colour"])
    ]
    if not _assign(uses, takes, kinds, pools, segment):
        raise PositionError("uses: no deal of the end-game tiles agrees with what was used")
    for i, kind in enumerate(kinds):
        if kind is None:
            kinds[i] = pools[segment[i]].pop()
    return {
        s["colour"]: [str(kinds[i]) for i, colour in enumerate(takes) if colour == s["colour"]]
        for s in view["seats"]
    }


def _segments(
    view: JsonMapping, takes: list[str], kinds: list[str | None]
) -> tuple[list[list[str]], list[int]]:
    """Return for each stretch between two looks of the viewer what others took in it,
    the last pool being all that may be left.

    ``segment[i]`` is the stretch of take ``i``.
    """
    full = {end: int(END_COUNT[kind]) for kind, end in enumerate(ENDS)}
    before, pools, segment, start = full, [], [], 0
    looks = [] if view["phase"] == "over" else view["looks"]
    for look in looks:
        now = look["left"]
        gone = {end: n - now.get(end, 0) for end, n in before.items()}
        pools.append([end for end, n in gone.items() for _ in range(n)])
        segment += [len(pools) - 1] * (look["after"] - start)
        before = dict(now)
        start = look["after"]
        if start < len(takes):  # the viewer's own take follows its look
            before[str(kinds[start])] -= 1
            segment.append(len(pools) - 1)
            start += 1
    pools.append([end for end, n in before.items() for _ in range(n)])
    segment += [len(pools) - 1] * (len(takes) - start)
    return pools, segment


def _assign(
    uses: list[JsonObject],
    takes: list[str],
    kinds: list[str | None],
    pools: list[list[str]],
    segment: list[int],
) -> bool:
    """Give every use a take of its seat that came before it, with backtracking;
    return whether that is possible."""
    if not uses:
        return True
    use, rest = uses[0], uses[1:]
    for i, colour in enumerate(takes[: use["after"]]):
        if colour == use["colour"] and kinds[i] is None and use["end"] in pools[segment[i]]:
            kinds[i] = use["end"]
            pools[segment[i]].remove(use["end"])
            if _assign(rest, takes, kinds, pools, segment):
                return True
            kinds[i] = None
            pools[segment[i]].append(use["end"])
    return False
