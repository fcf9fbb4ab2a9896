"""The search behind ``lutetia fuzz --positions``: whatever can be read can be played.

Valid positions from random play are edited at random. Each edited one is either refused with a
PositionError or is a position like any
other: it is looked at and played to its end at random with every promise of the contract checked.
"""

from __future__ import annotations

import json
import random
import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lutetia.cli.edits import Words, edit, smallest
from lutetia.cli.invariants import check, check_end, check_state
from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.errors import PositionError, RecordError
from lutetia.engine.game import State
from lutetia.engine.json_types import JsonObject
from lutetia.engine.kernel import zeros
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import make_null_trace
from lutetia.games.record import Record, parse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lutetia.engine.game import Game

FROM_ONE_GAME = 400
"""Edits of the positions of one random game before the next is played."""


SHARE = 0.2
"""The share of games that are played with all that a table does on the way,
and not by their kernels alone."""

REFUSED_SHARE = 0.02
"""The share of refused positions that are tried as the beginning of a record as well."""

STEP_SHARE = 0.01
"""The share of positions within such a game at which everything is checked."""


@dataclass(frozen=True)
class Fault:
    """A position that was read although it cannot be played,
    or was refused other than by a PositionError.

    Attributes:
        number: of the edit, by which it comes again with the same seed.
        what: the error in one line.
        where: the innermost place in the sources, by which faults are told apart.
        data: the position, as small as it could be made.
    """

    number: int
    what: str
    where: str
    data: JsonObject


@dataclass
class Tally:
    """How many edits a search made, how many of them were accepted,
    and how many led to a state that was new."""

    edits: int = 0
    accepted: int = 0
    new: int = 0


def search(game: Game, edits: int, seed: int, tally: Tally) -> Iterator[Fault]:
    """Make ``edits`` random edits and yield one fault for each place where something went wrong."""
    words = Words()
    bases: list[JsonObject] = []
    seen: set[int] = set()
    found: set[str] = set()
    for number in range(edits):
        pick = random.Random(f"{game.meta.id} {seed} {number}")
        if number % FROM_ONE_GAME == 0:
            bases = _game(game, pick)
            for data in bases:
                words.learn(data)
        data = edit(pick.choice(bases), words, pick)
        tally.edits += 1
        fault = _try(game, data, number, pick, tally, seen)
        if fault is None or fault.where in found:
            continue
        found.add(fault.where)
        yield _smaller(game, fault, number)


def _smaller(game: Game, fault: Fault, number: int) -> Fault:
    def wrong(data: JsonObject) -> bool:
        again = _try(game, data, number, random.Random(number), Tally(), set())
        return again is not None and again.where == fault.where

    if not wrong(fault.data):  # it needs other luck than this
        return fault
    data = smallest(fault.data, wrong)
    again = _try(game, data, number, random.Random(number), Tally(), set())
    return again if again is not None else fault


def _game(game: Game, pick: random.Random) -> list[JsonObject]:
    """Return every position of one random game, chance included."""
    options = {option.name: pick.choice(option.choices) for option in game.meta.options}
    state = game.new(pick.choice(game.meta.players), None, **options)
    out = [state.to_data()]
    while not state.is_over and state.ply < game.meta.max_plies:
        state = _step(state, pick)
        out.append(state.to_data())
    return out


def _step(state: State, pick: random.Random) -> State:
    if state.to_act == CHANCE:
        return state.play(state.draw(pick.getrandbits(40)))
    return state.play(pick.choice(state.legal_codes()))


def _try(
    game: Game,
    data: JsonObject,
    number: int,
    pick: random.Random,
    tally: Tally,
    seen: set[int],
) -> Fault | None:
    before = json.dumps(data)
    try:
        try:
            state = game.position(data)
        except PositionError as error:
            check("a refusal says something", bool(str(error)))
            if pick.random() < REFUSED_SHARE:
                _as_record(game, data, None)
            return None
        tally.accepted += 1
        check("reading changes nothing", json.dumps(data) == before)
        key = hash(state.key())
        if key in seen:
            return None
        seen.add(key)
        tally.new += 1
        _as_record(game, data, state)
        _whole(state, pick)
    except Exception as error:
        what = f"{type(error).__name__}: {error}".replace("\n", " ")[:300]
        return Fault(number, what, _where(error), data)
    return None


def _where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    here = [f"{frame.filename.rpartition('/')[2]}:{frame.name}" for frame in frames[-2:]]
    kind = str(error).partition(":")[0][:60] if isinstance(error, AssertionError) else ""
    return " ".join([type(error).__name__, *here, kind])


def _as_record(game: Game, data: JsonObject, state: State | None) -> None:
    """Check that a record that begins from ``data`` is read, or refused with a RecordError,
    as the position itself is."""
    players = state.players if state is not None else game.meta.players[0]
    options = dict(state.options) if state is not None else game.options({})
    try:
        text = Record(
            game.meta.id,
            game.meta.rules_version,
            players,
            options,
            (),
            start=data,
            edition=game.edition,
        ).write()
        found = parse(text).replay()
    except RecordError:
        check("a record may begin from any position", state is None)
        return
    check("a record begins from the same position", state is not None and found == state)


def _whole(state: State, pick: random.Random) -> None:
    """Look at ``state`` and play it to its end, checking everything here,
    at the end and now and then between."""
    start = state.to_data()
    check_state(state, pick)
    _previews(state, pick)
    _to_the_end(state, pick)
    if pick.random() > SHARE:
        return
    while not state.is_over:
        state = _step(state, pick)
        check("the game ends within its declared length", state.ply <= state.game.meta.max_plies)
        if pick.random() < STEP_SHARE:
            check_state(state, pick)
            _previews(state, pick)
    check_state(state, pick)
    check_end(state, start)


def _to_the_end(state: State, pick: random.Random) -> None:
    """Play ``state`` to its end by its kernels alone, and count there."""
    entry_points, meta, buffer = state.game.entry_points, state.game.meta, state.buffer()
    out, null_trace, rng = (
        zeros(meta.max_legal),
        make_null_trace(),
        make_rng(pick.getrandbits(40)),
    )
    plies = 0
    while (actor := int(entry_points.to_act(buffer))) != OVER:
        n = int(entry_points.legal(buffer, out)) if actor != CHANCE else 1
        check("somebody can act unless the game is over", n > 0, plies)
        code = (
            int(entry_points.draw(buffer, rng)) if actor == CHANCE else int(out[pick.randrange(n)])
        )
        entry_points.play(buffer, code, null_trace)
        plies += 1
        check("the game ends within its declared length", plies <= meta.max_plies, plies)
    end = State(state.game, buffer, state.players, state.options)
    check("a game that is over has an outcome", end.outcome is not None)


def _previews(state: State, pick: random.Random) -> None:
    """Ask for what a table would send: previews, parts, prompts, the drawing as text."""
    str(state)
    state.prompt()
    for event in state.events:
        for viewer in (None, *range(state.players)):
            event.for_viewer(viewer)
    if state.to_act is None or state.to_act == CHANCE:
        return
    legal = state.legal()
    for action in pick.sample(legal, min(len(legal), 40)):
        state.game.action_fields(action.code)
        state.preview(action)
    for seat in range(state.players):
        state.view(seat, recall=True)
