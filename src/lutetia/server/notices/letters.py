"""What a notice says: of which tables, in the language of its reader, and nothing that is hidden.

It names the game and who sits at the table, as everybody there sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from lutetia.i18n import sentence

Kind = Literal["turn", "half", "holiday", "hours", "invited"]
"""That one is waited for; that half of the time is used; six hours before the time is up, when a
holiday is offered; two hours before; that one is invited."""

_HOUR, _DAY, _MINUTE = 3600, 86_400, 60
_LONG = 2 * _DAY


class TableNote(msgspec.Struct, frozen=True):
    """What is to be told of one table.

    Attributes:
        names: who sits there.
        left: seconds that the reader has, where that is what they are told.
        holiday: they could take one.
    """

    table: str
    version: int
    kind: Kind
    game: str
    names: list[str]
    left: float | None
    holiday: bool = False


class Letter(msgspec.Struct, frozen=True):
    """A notice as it is sent.

    Attributes:
        id: the same however often it is sent, so that a second copy is known as one.
        lang: of its words.
        url: what it opens.
        tables: what it is about; nothing where somebody only tries out a channel.
        waits: how many tables wait for the reader.
    """

    id: str
    lang: str
    title: str
    body: str
    url: str
    tables: list[TableNote]
    waits: int


def _left(seconds: float, lang: str) -> str:
    if seconds >= _LONG:
        days, rest = divmod(int(seconds), _DAY)
        return sentence("clock.days_hours", {"d": days, "h": rest // _HOUR}, lang)
    # Half an hour more is nearer to the truth than half an hour less.
    hours = round(seconds / _HOUR)
    if hours >= 1:
        return sentence("clock.hours", {"n": hours}, lang)
    return sentence("clock.minutes", {"n": max(1, round(seconds / _MINUTE))}, lang)


def _line(note: TableNote, lang: str) -> str:
    game = sentence(f"{note.game}.game.title", {}, lang)
    what = sentence("letters.table", {"game": game, "names": ", ".join(note.names)}, lang)
    if note.left is None:
        return what
    return sentence("letters.left", {"table": what, "left": _left(note.left, lang)}, lang)


def letter(name: str, notes: Sequence[TableNote], waits: int, lang: str, site: str) -> Letter:
    """Return the notice ``name`` of ``notes`` for a reader for whom ``waits`` tables wait."""
    if len(notes) == 1:
        title = sentence(f"letters.{notes[0].kind}", {}, lang)
        url = f"{site}/t/{notes[0].table}"
    else:
        title = sentence("letters.several", {"n": len({one.table for one in notes})}, lang)
        url = f"{site}/"
    lines = [_line(note, lang) for note in notes]
    if any(note.holiday for note in notes):
        lines.append(sentence("letters.offer", {"link": f"{site}/me#holiday"}, lang))
    body = "\n".join(lines)
    return Letter(name, lang, title, body, url, list(notes), waits)


def trial(name: str, lang: str, site: str) -> Letter:
    """Return a notice by which somebody sees that a channel works."""
    title, body = sentence("letters.test", {}, lang), sentence("letters.test_body", {}, lang)
    return Letter(name, lang, title, body, f"{site}/me", [], 0)
