"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from lutetia.engine.events import Event
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.schema import Start
from lutetia.games.cite.material import BUILDINGS, CARDS, LAID, PIECES
from lutetia.games.cite.names import space_name, square_space
from lutetia.games.cite.rules import codes
from lutetia.games.cite.rules.actions import use_told
from lutetia.games.cite.schema import events as told
from lutetia.games.cite.scoring import outcome
from lutetia.games.cite.state import LIGHT, Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, _ = row
    if kind == codes.E_START:
        return Event.of(Start(seat=a))
    if kind == codes.E_CARD:
        return Event.of(told.Card(card=CARDS[a], seat=None if b < 0 else b))
    if kind == codes.E_HAND:
        return Event.of(told.Hand(seat=a, tile=b + 1), secret=("tile",), owner=a)
    if kind == codes.E_PHASE:
        return Event.of(told.Phase(phase="light" if a == LIGHT else "lay", seat=b))
    if kind == codes.E_LAID:
        return Event.of(told.Laid(seat=a, tile=b + 1, at=space_name(square_space(c)), turns=d))
    if kind == codes.E_TOOK:
        return Event.of(told.Took(seat=a, piece=BUILDINGS[b]))
    if kind == codes.E_PASSED:
        return Event.of(told.Passed(seat=a, how="forced" if b else "free"))
    if kind == codes.E_BUILT:
        cells = [space_name(d + y * 8 + x) for x, y in LAID[c][1]]
        return Event.of(told.Built(seat=a, piece=PIECES[b], at=space_name(d), cells=cells))
    if kind == codes.E_USED:
        named = use_told(b, c)
        return Event.of(told.Used(seat=a, how=_how(named), **named))
    if kind == codes.E_COVERED:
        return Event.of(told.Spent(seat=a, card="chartier" if b else "metropolitain"))
    if kind == codes.E_SWAPPED:
        return Event.of(told.Swapped(seat=a, give=BUILDINGS[b], get=BUILDINGS[c]))
    if kind == codes.E_SKULL_GONE:
        return Event.of(told.SkullGone(at=space_name(a)))
    return Event.of(outcome(st).fact())


def _how(named: JsonMapping) -> Literal["without", "at", "on", "side", "plain"]:
    """Return the word by which the sentence about an activated postcard is chosen."""
    if not named["effect"]:
        return "without"
    words: tuple[Literal["at", "on", "side"], ...] = ("at", "on", "side")
    for word in words:
        if word in named:
            return word
    return "plain"
