"""The positions that explain the games: ``web/src/learn/<game>.toml`` says which.

This writes ``<game>.json`` from them.

    python -m tests.scenes [GAME ...]

A scene has

    id                   what it says stands in the catalogues: ``<game>.learn.<id>``
    step                 its place in "How to play, in one minute"; none: on the rules page alone
    rules                the rules below which it is shown
    game, ply            a kept game below tests/golden/<game> and how many actions were played; or
    position             a position as docs/positions.md has it, and
    play                 actions played from there
    seat                 with whose eyes; none: a spectator's
    legal                their actions on offer, by how the texts begin; none: not their turn
    focus, point         CSS selectors of what is shown and of what is ringed

`tests/test_scenes.py` fails where the files are not what this would write.
"""

from __future__ import annotations

import itertools
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import lutetia
from lutetia.engine.game import State
from lutetia.games import IDS, record

ROOT = Path(__file__).resolve().parent.parent
LEARN = ROOT / "web" / "src" / "learn"
GOLDEN = ROOT / "tests" / "golden"
KEYS = {
    "id", "step", "rules", "game", "ply", "position", "play", "seat", "legal", "focus", "point"
}  # fmt: skip


def scenes(game: str) -> list[dict[str, Any]]:
    """Return the scenes of ``game`` as they are written down by hand."""
    text = (LEARN / f"{game}.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["scene"]
    for one in found:
        assert set(one) <= KEYS, f"{game}, {one['id']}: {sorted(set(one) - KEYS)}"
    return found


def state_of(game: str, scene: dict[str, Any]) -> State:
    """Return the position of a scene."""
    if "game" in scene:
        kept = record.read(GOLDEN / game / f"{scene['game']}.toml")
        return next(itertools.islice(kept.states(), scene["ply"], None))
    state: State = lutetia.game(game).position(json.loads(scene["position"]))
    for action in scene.get("play", []):
        state = state.play(action)
    return state


def drawn(game: str, scene: dict[str, Any]) -> dict[str, Any]:
    """Return a scene as the client draws it."""
    state = state_of(game, scene)
    legal = None
    if "legal" in scene:
        assert state.to_act == scene["seat"], f"{game}, {scene['id']}: seat {state.to_act} acts"
        legal = [
            {"text": str(a), "parts": state.game.action_fields(a.code), "effect": state.preview(a)}
            for a in state.legal()
            if str(a).startswith(tuple(scene["legal"]))
        ]
        assert legal, f"{game}, {scene['id']}: none of {[str(a) for a in state.legal()]}"
    return {
        "id": scene["id"],
        "step": scene.get("step"),
        "rules": scene.get("rules", []),
        "focus": scene.get("focus", []),
        "point": scene.get("point", []),
        "view": state.view(scene.get("seat")),
        "legal": legal,
    }


def text_of(game: str) -> str:
    """Return what ``<game>.json`` should hold: one scene a line."""
    lines = (
        json.dumps(drawn(game, one), ensure_ascii=False, separators=(",", ":"))
        for one in scenes(game)
    )
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    """Write the files of the games named, or of all."""
    for game in sys.argv[1:] or IDS:
        path = LEARN / f"{game}.json"
        path.write_text(text_of(game), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
