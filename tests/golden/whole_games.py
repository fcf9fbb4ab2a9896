"""Whole games of strong opponents: ``tests/golden/<game>/games/*.toml``,
and the command that plays them.

    python -m tests.golden.whole_games paris --games 100

plays what is missing of the first 100 games of *Paris* and leaves the others as they are. Each file
is a record with its result and the checksum of `checksum`. Seats, options and opponents go round in
`table`, so that every number of seats and every value of an option is met often; a game is the same
whenever it is played again with the same code.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import lutetia
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import Game, State
from lutetia.engine.trace import make_trace, rows
from lutetia.games.record import Record

HERE = Path(__file__).resolve().parent

STRONG, MIDDLE = "top@400", "middle"
"""Counted in simulations, not in seconds: the same game comes out on every machine."""

MAX_ACTIONS = 900
"""A game of more actions is left out: Paris Connection may be traded on and on."""


def files(game: str) -> list[Path]:
    """Return the whole games of ``game`` that are kept."""
    return sorted((HERE / game / "games").glob("*.toml"))


def checksum(states: Iterable[State]) -> str:
    """Return a hash of every position's actor, legal actions and points as they stand, and of what
    the rules note along the way (`lutetia.engine.trace`).

    A rule that allows, refuses, pays or tells anything else along the game changes it,
    also where nobody did it.
    """
    out = hashlib.sha256()
    before: State | None = None
    for state in states:
        points = () if state.to_act == CHANCE else state.scores().totals
        noted = [] if before is None or state.last_code is None else _noted(before, state.last_code)
        out.update(repr((state.to_act, state.legal_codes(), tuple(points), noted)).encode())
        before = state
    return out.hexdigest()[:16]


def _noted(state: State, code: int) -> list[list[int]]:
    """Return the rows that the rules note while ``code`` is played."""
    trace = make_trace()
    state.game.entry_points.play(state.buffer(), code, trace)
    return rows(trace)


def table(game: Game, number: int) -> tuple[int, dict[str, Any], tuple[str, ...]]:
    """Return players, options and the opponent on each seat of game ``number``."""
    players = sorted(game.meta.players)[number % len(game.meta.players)]
    rows = [
        row
        for row in itertools.product(*(option.choices for option in game.meta.options))
        if _effective(game, players, row)
    ]
    row = rows[number // len(game.meta.players) % len(rows)]
    options = {option.name: value for option, value in zip(game.meta.options, row, strict=True)}
    # All strong; one strong among middle ones, on every seat in turn; all middle.
    kind, seat = number // 2 % 3, number % players
    sits = [STRONG if kind == 0 else MIDDLE] * players
    if kind == 1:
        sits[seat] = STRONG
    return players, options, tuple(sits)


def _effective(game: Game, players: int, row: tuple[Any, ...]) -> bool:
    """Return whether every option of ``row`` that is not at its default has an effect."""
    values = {option.name: value for option, value in zip(game.meta.options, row, strict=True)}
    return all(
        values[option.name] == option.default or option.matters(values, players)
        for option in game.meta.options
    )


def play(game: Game, number: int) -> Record | None:
    """Play game ``number`` and return its record,
    None when it does not come to its end in `MAX_ACTIONS` actions."""
    players, options, sits = table(game, number)
    levels = {name: parse_competitor(name).level for name in sits}
    seed = 7_000_003 + number
    state = game.new(players, seed=seed, **options)
    while (seat := state.to_act) is not None:
        if state.ply > MAX_ACTIONS:
            return None
        codes = state.legal_codes()
        code = codes[0]
        if len(codes) > 1:
            view = state.view(seat, recall=True)
            code = decide(game, view, levels[sits[seat]], seed * 1009 + state.ply)
        state = state.play(code)
    return Record.of(state, sits)


def text_of(record: Record, source: str) -> str:
    """Return the file of a whole game: its record, where it comes from and its checksum."""
    head, actions = record.write().split("\nactions = [\n", 1)
    lines, end = actions.split("]\n", 1)
    notes = f'source = "{source}"\nchecksum = "{checksum(record.states())}"\n'
    return f"{head}\n{notes}\nactions = [\n{_wrapped(lines)}]\n{end}"


def _wrapped(lines: str) -> str:
    """Put as many actions into a line as fit."""
    out, line = [], " "
    for action in (line.strip() for line in lines.splitlines()):
        if len(line) + 1 + len(action) > 100:
            out.append(line)
            line = " "
        line += " " + action
    return "\n".join([*out, line]) + "\n"


def missing(game: str, games: int) -> Iterator[tuple[int, Path]]:
    """Yield the numbers and the paths of those of the first ``games`` games that are not there."""
    folder = HERE / game / "games"
    for number in range(games):
        path = folder / f"{number:03}.toml"
        if not path.exists():
            yield number, path


def main() -> None:
    """Play what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", 1)[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--part", default="0/1", help="K/N: only every Nth game, from K on")
    args = parser.parse_args()
    game = lutetia.game(args.game)
    part, of = map(int, args.part.split("/"))
    for number, path in missing(args.game, args.games):
        if number % of != part:
            continue
        record = play(game, number)
        if record is None:
            print(f"game {number}: not at its end after {MAX_ACTIONS} actions", flush=True)
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(text_of(record, "played by strong opponents"), encoding="utf-8")
        print(f"{path.relative_to(HERE)}: {len(record.actions)} actions", flush=True)


if __name__ == "__main__":
    main()
