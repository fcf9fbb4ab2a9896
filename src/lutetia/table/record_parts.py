"""What a record of a table has besides its actions (docs/record_format.md): the clock, what was
taken back, the sealed deal. Nothing of it is there at a table without them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lutetia.engine.actors import CHANCE
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonObject
from lutetia.games.record import Record
from lutetia.table.deal import scheme
from lutetia.table.deal.state import Deal, Round
from lutetia.table.entries import Entry
from lutetia.table.table import Table

_decode = msgspec.json.Decoder().decode


def added(table: Table, viewers: Sequence[int]) -> JsonObject:
    """Return what ``table`` adds to its record, as whoever holds the seats ``viewers`` may know it;
    everything once it is over."""
    out: JsonObject = {}
    if table.between_people:
        out["running"] = True
    if table.rated:
        out["rated"] = True
    if table.timing is not None:
        out["timing"] = {key: value for key, value in table.timing.items() if value is not None}
    if table.fair:
        back = _taken_back(table, viewers)
        if back:
            out["taken_back"] = back
    if table.timing is not None and table.times:
        out["clock"] = {"began": table.began, "lines": list(table.times)}
    if table.deal is not None and table.deal.phase in ("done", "broken"):
        out["deal"] = _deal(table, table.deal, viewers)
    return out


def _taken_back(table: Table, viewers: Sequence[int]) -> list[JsonObject]:
    """Return for each time what was taken back, in order."""
    write, over = Record.actor_word, table.status == "over"
    stands: list[Entry] = []
    out: list[JsonObject] = []
    for entry in table.entries:
        if entry.kind in ("act", "chance"):
            stands.append(entry)
        elif entry.kind == "undone":
            to = _decode(entry.raw)["to"]
            gone = [
                f"{write(table.game, CHANCE if one.seat is None else one.seat)} "
                f"{text_of(one) if over else veiled(table.game, one, text_of(one), viewers)}"
                for one in stands[to:]
            ]
            out.append({"to": to, "actions": gone})
            del stands[to:]
    return out


def _deal(table: Table, deal: Deal, viewers: Sequence[int]) -> JsonObject:
    out: JsonObject = {"scheme": scheme.NAME, "table": table.id, "leaves": scheme.LEAVES}
    out["roots"] = list(deal.roots)
    out["rounds"] = [_round(one) for one in deal.rounds]
    out["away"] = list(deal.away)
    opening = table.created_event.get("opening")
    if opening is not None and any(e.kind == "chance" and e.draw is None for e in table.entries):
        out["opening"] = opening["text"]
    if deal.phase == "broken":
        out["broken"] = True
    out["draws"] = list(draws(table, viewers))
    if deal.master:
        out["master"] = deal.master
    return out


def _round(one: Round) -> JsonObject:
    return {
        name: [f"{seat} {said}" for seat, said in sorted(pairs.items())]
        for name, pairs in (("promises", one.promises), ("shown", one.shown))
    }


def draws(table: Table, viewers: Sequence[int]) -> list[str]:
    """Return each draw as ``N TOTAL PICK``, or ``N ?`` where nobody of ``viewers`` may know it
    yet."""
    over = table.status == "over"
    out = []
    for entry in table.entries:
        draw = entry.draw
        if draw is None:
            continue
        seats: Sequence[int | None] = viewers or (None,)
        known = over or any(entry.opens_to(table.game, seat) for seat in seats)
        out.append(f"{draw.n} {draw.t} {draw.pick}" if known else f"{draw.n} ?")
    return out


def veiled(game: Game, entry: Entry, text: str, viewers: Sequence[int]) -> str:
    """Return the ``text`` of an action as whoever holds the seats ``viewers`` may know it."""
    if entry.code is None or not entry.secret:
        return text
    if any(game.format_action(entry.code, seat, reveal_all=False) == text for seat in viewers):
        return text
    return game.format_action(entry.code, None, reveal_all=False)


def text_of(entry: Entry) -> str:
    """Return the text of an action."""
    found: str = entry.values["text"] if entry.secret else _decode(entry.raw)["text"]
    return found
