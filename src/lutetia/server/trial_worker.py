"""What runs in the process that tries an edition: one game of greedy bots by its values,
told as JSON.

A process plays by one edition, so this one is made for a single game and ends with it. The rules
run interpreted: compiling them for an edition that somebody only tries would take minutes.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from lutetia.server.calls import EditionTrial

MOMENTS = 24
"""Positions of the game that are told, the last one among them."""


def play(text: str, seed: int) -> EditionTrial:
    """Return a game by the edition ``text``: its material, some of its moments, how it ended.
    Raises MaterialError."""
    from lutetia.engine.actors import CHANCE
    from lutetia.engine.game import State
    from lutetia.games import editions, load

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "edition.toml"
        file.write_text(text, encoding="utf-8")
        editions.use(file)
    from lutetia.ai.levels import choose
    from lutetia.server.calls import EditionTrial
    from lutetia.table.messages import Edition

    game = load(editions.parse(text).game)
    state: State = game.new(game.meta.players[0], seed=seed)
    views = [state.view()]
    while not state.is_over and state.ply < game.meta.max_plies:
        assert state.to_act not in (CHANCE, None)
        eyes = state.view(state.to_act, recall=True)
        codes = state.legal_codes()
        if len(codes) == 1:
            state = state.play(codes[0])
        else:
            state = state.play(choose(game.meta.id, eyes, "greedy", seed + state.ply))
        views.append(state.view())
    last = len(views) - 1
    chosen = sorted({round(n * last / (MOMENTS - 1)) for n in range(MOMENTS)})
    end, mark = state.outcome, game.edition
    return EditionTrial(
        edition=None if mark is None else Edition(mark.name, mark.hash),
        players=state.players,
        plies=state.ply,
        material=game.material(),
        moments=[views[n] for n in chosen],
        scores=None if end is None else list(end.scores),
        ranks=None if end is None else list(end.ranks),
    )


def main() -> None:
    """Read an edition, play, tell; the limits of this process are its arguments: seconds of
    processor time and bytes of memory."""
    from lutetia.engine.errors import MaterialError
    from lutetia.server.record_worker import limited

    seconds, memory, seed = float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    if hasattr(os, "nice"):
        os.nice(5)  # moves come first
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    with limited(seconds, memory):
        try:
            told: dict[str, object] = {"trial": play(text, seed)}
        except MaterialError as error:
            told = {"wrong": str(error)[:400]}
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
