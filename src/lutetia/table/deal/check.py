"""Checking the sealed deal of a record against the rules: every draw is the one that was fixed
before the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import NotationError, RecordError, Refused
from lutetia.engine.game import State
from lutetia.games import load
from lutetia.games.record import Record, actor_and_text
from lutetia.table.deal import scheme
from lutetia.table.deal.envelope import outcomes
from lutetia.table.deal.state import ROUNDS

MAX_TREES = 64
"""Roots that are kept: the same one is asked for again and again."""


class DealError(RecordError):
    """The deal does not hold, or there is none to check. The message says where."""


@dataclass(frozen=True)
class Report:
    """What was checked.

    Attributes:
        root: the hash over all secrets, in hexadecimal: to be compared with the one that the page
            showed before the game.
        stirred: the seats that stirred.
        away: the people who did not.
        draws: how many draws came out of the envelope.
        void: how many of them were taken back.
        opening: what chance brought first by an agreement from before the game; "" nothing.
    """

    root: str
    stirred: list[int]
    away: list[int]
    draws: int
    void: int
    opening: str


def check(record: Record, root: str | None = None) -> Report:
    """Check every draw of ``record``, replaying the rules.

    Args:
        record: of a game that is over.
        root: the one that the page showed before the game, in hexadecimal.

    Raises:
        DealError: the deal does not hold.
        RecordError: the record cannot be replayed.
    """
    deal = _Fields(record.table.get("deal"))
    if deal.one("scheme", str) != scheme.NAME or deal.one("leaves", int) != scheme.LEAVES:
        raise DealError(f"deal: only {scheme.NAME!r} with {scheme.LEAVES} leaves is known here")
    if "broken" in deal.values:
        raise DealError("deal: the site could not open the envelope any more, and drew without it")
    roots, table = deal.texts("roots"), deal.one("table", str)
    if not roots:
        raise DealError("deal: a root is needed")
    if root is not None and roots[0] != root:
        raise DealError(f"deal: its root is {roots[0]}, and not {root}")
    if "master" not in deal.values:
        raise DealError("deal: the envelope is opened when the game is over, and it is not")
    master = _bytes(deal.one("master", str), "master")
    for part, found in enumerate(roots):
        if _root(master, table, part) != found:
            raise DealError(f"deal: root {part + 1} is not that of the master secret")
    shown, stirred = _stirred(record, deal, table, bytes.fromhex(roots[0]))
    lines = deal.texts("draws")
    if len(roots) != max(1, -(-len(lines) // scheme.LEAVES)):
        raise DealError(f"deal: {len(roots)} roots for {len(lines)} draws")
    drawn = _Drawn(master, table, stirred, lines)
    opening = str(deal.values.get("opening", ""))
    back = _taken_back(record)
    void = _replay(record, back, drawn, opening)
    if drawn.n != len(lines):
        raise DealError(f"draw {drawn.n}: the game has no more draws, and the deal has")
    away = _away(deal, set(shown), record.players)
    return Report(roots[0], sorted(shown), away, len(lines), void, opening)


class _Fields:
    """The fields of a deal, from a text that anybody may have written."""

    def __init__(self, values: object) -> None:
        if not isinstance(values, Mapping):
            raise DealError("not sealed: this record has no deal that could be checked")
        self.values: Mapping[str, Any] = values

    def one(self, name: str, kind: type[Any]) -> Any:
        """Return a field of the type ``kind``. Raises DealError."""
        value = self.values.get(name)
        if type(value) is not kind:
            raise DealError(f"deal: {name} is needed")
        return value

    def texts(self, name: str) -> list[str]:
        """Return a field that is a list of texts. Raises DealError."""
        value = self.values.get(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise DealError(f"deal: {name} is a list of texts")
        return value


def _bytes(text: str, what: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != scheme.BYTES or found.hex() != text:
        raise DealError(f"deal: {what} is {scheme.BYTES} bytes in hexadecimal")
    return found


@lru_cache(MAX_TREES)
def _root(master: bytes, table: str, part: int) -> str:
    return scheme.Tree(master, table, part * scheme.LEAVES).root.hex()


def _pairs(lines: Sequence[str], players: int, what: str) -> dict[int, bytes]:
    """Return bytes by seat from lines such as ``0 aa11…``."""
    out: dict[int, bytes] = {}
    for line in lines:
        seat, _, text = line.partition(" ")
        if not seat.isdecimal() or str(int(seat)) != seat or int(seat) >= players:
            raise DealError(f"deal: {what} of no seat: {line!r}")
        if int(seat) in out:
            raise DealError(f"deal: {what} twice of seat {seat}")
        out[int(seat)] = _bytes(text, what)
    return out


def _stirred(
    record: Record, deal: _Fields, table: str, root: bytes
) -> tuple[dict[int, bytes], bytes]:
    """Return what each seat showed at last, and what that makes together."""
    rounds = deal.one("rounds", list)
    if not 1 <= len(rounds) <= ROUNDS:
        raise DealError(f"deal: {len(rounds)} rounds of stirring, and at most {ROUNDS} are held")
    said: set[bytes] = set()
    before: set[int] | None = None
    shown: dict[int, bytes] = {}
    for one in rounds:
        fields = _Fields(one)
        promises = _pairs(fields.texts("promises"), record.players, "promise")
        shown = _pairs(fields.texts("shown"), record.players, "bytes")
        for seat, stirred in shown.items():
            if promises.get(seat) != scheme.promise(table, root, seat, stirred):
                raise DealError(f"deal: seat {seat} did not show what it had promised")
        if said & set(promises.values()):
            raise DealError("deal: a promise of the second round is one of the first")
        if before is not None and not promises.keys() <= before:
            raise DealError("deal: the second round is for those who showed in the first")
        said |= set(promises.values())
        if before is None and len(rounds) == ROUNDS and promises.keys() == shown.keys():
            raise DealError("deal: all had shown, and no second round was due")
        before = set(shown)
    return shown, scheme.entropy(table, root, shown.items())


def _away(deal: _Fields, stirred: set[int], players: int) -> list[int]:
    """Return the people who did not stir; that nobody else was there the deal cannot prove."""
    away: list[int] = deal.one("away", list)
    if not all(type(seat) is int and 0 <= seat < players for seat in away):
        raise DealError("deal: away is a list of seats")
    promised: set[int] = set()
    for one in deal.values["rounds"]:
        promised |= _pairs(one["promises"], players, "promise").keys()
    if stirred & set(away) or not promised - stirred <= set(away):
        raise DealError("deal: away are those who did not stir")
    return away


class _Drawn:
    """The draws of a deal, taken one after the other."""

    def __init__(self, master: bytes, table: str, stirred: bytes, lines: Sequence[str]) -> None:
        self._master, self._table, self._stirred, self._lines = master, table, stirred, lines
        self.n = 0

    def take(self, state: State, text: str) -> None:
        """Compare the next draw with ``text``, what was drawn in ``state``. Raises DealError."""
        n = self.n
        self.n += 1
        if n >= len(self._lines):
            raise DealError(f"draw {n}: {text!r} did not come out of the envelope")
        codes, weights = outcomes(state)
        total = sum(weights)
        secret = scheme.secret(self._master, self._table, n)
        at = scheme.pick(secret, self._stirred, n, total)
        if self._lines[n] != f"{n} {total} {at}":
            raise DealError(f"draw {n}: the record says {self._lines[n]!r}, and not {total} {at}")
        due = state.game.format_action(codes[scheme.outcome(weights, at)])
        if due != state.parse(text).text:
            raise DealError(f"draw {n}: {due!r} came out of the envelope, and not {text!r}")


Chunk = tuple[int, list[tuple[int, str]]]
"""A ply, and the actions from there on that were taken back."""


def _taken_back(record: Record) -> list[Chunk]:
    found = record.table.get("taken_back", [])
    if not isinstance(found, list):
        raise RecordError("taken_back: tables are needed")
    game, out = load(record.game), []
    for one in found:
        fields = _Fields(one)
        lines = fields.texts("actions")
        actions = [actor_and_text(game, f"taken_back {n}", line) for n, line in enumerate(lines)]
        out.append((fields.one("to", int), actions))
    return out


def course(record: Record, back: Sequence[Chunk]) -> Iterator[tuple[int, list[tuple[int, str]]]]:
    """Yield the way of the game as it was played: a ply that was gone back to, and the actions
    played from there on. Raises RecordError where it cannot have been so."""
    stands = list(record.actions)
    parts: list[Chunk] = []
    for to, gone in reversed(back):
        if not 0 <= to <= len(stands):
            raise RecordError(f"taken_back: the game never had {to} actions at that time")
        parts.append((to, stands[to:]))
        stands = stands[:to] + gone
    parts.append((0, stands))
    yield from reversed(parts)


def _replay(record: Record, back: Sequence[Chunk], drawn: _Drawn, opening: str) -> int:
    """Play all that was played, and compare every draw. Return how many were taken back."""
    states = [next(record.states())]
    void = 0
    wished = opening
    for to, actions in course(record, back):
        void += sum(state.to_act == CHANCE for state in states[to:-1])
        del states[to + 1 :]
        for actor, text in actions:
            state = states[-1]
            if state.to_act != actor:
                raise RecordError(f"action {len(states)}: {text!r} is of whoever is not to act")
            try:
                if actor == CHANCE and wished and state.refusal(wished) is None:
                    if state.parse(text).text != wished:
                        raise DealError(f"the first draw is {text!r}, and {wished!r} was agreed")
                    wished = ""
                elif actor == CHANCE:
                    drawn.take(state, text)
                states.append(state.play(text))
            except (Refused, NotationError) as error:
                raise RecordError(f"action {len(states)}, {text!r}: {error}") from error
    record.compare(states[-1])
    return void
