"""The positions that explain the games: ``web/src/learn/<game>.toml`` says which.

This writes ``<game>.json`` from them. ``[taught]`` names for a rule without a scene the step of a
lesson on it, "lesson.step": ``taught/<game>.json`` shows its position, and what it points at.

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
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import lutetia
from lutetia.courses.check import right_answer
from lutetia.courses.lesson import Moment, after, wanted
from lutetia.courses.reading import Step, course
from lutetia.engine.game import State
from lutetia.games import IDS, record

ROOT = Path(__file__).resolve().parent.parent
LEARN = ROOT / "web" / "src" / "learn"
GOLDEN = ROOT / "tests" / "golden"
KEYS = {
    "id", "step", "rules", "game", "ply", "position", "play", "seat", "legal", "focus", "point"
}  # fmt: skip


def _written(game: str) -> dict[str, Any]:
    return tomllib.loads((LEARN / f"{game}.toml").read_text(encoding="utf-8"))


def scenes(game: str) -> list[dict[str, Any]]:
    """Return the scenes of ``game`` as they are written down by hand."""
    found: list[dict[str, Any]] = _written(game)["scene"]
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
        texts = [str(a) for a in state.legal()]
        legal = offered(state, [one for one in texts if one.startswith(tuple(scene["legal"]))])
        assert legal, f"{game}, {scene['id']}: none of {texts}"
    return {
        "id": scene["id"],
        "step": scene.get("step"),
        "rules": scene.get("rules", []),
        "focus": scene.get("focus", []),
        "point": scene.get("point", []),
        "view": state.view(scene.get("seat")),
        "legal": legal,
    }


def offered(state: State, texts: list[str]) -> list[dict[str, Any]]:
    """Return actions, named by their notation, as a board is offered them."""
    actions = map(state.parse, texts)
    return [
        {"text": a.text, "parts": state.game.action_fields(a.code), "effect": state.preview(a)}
        for a in actions
    ]


def steps(game: str) -> Iterator[tuple[Moment, Step]]:
    """Yield each step of the lessons of a game as a learner meets it who does all right."""
    for lesson in course(game).values():
        answers: tuple[str, ...] = ()
        now, at = after(lesson, answers), -1
        while now.step is not None:
            if now.at != at:
                yield now, now.step
            at = now.at
            answers += (right_answer(now),)
            now = after(lesson, answers)


def taught(game: str) -> list[dict[str, Any]]:
    """Return the pictures of rules that are those of lessons."""
    found: dict[str, str] = _written(game)["taught"]
    met = {f"{now.lesson.id}.{step.say}": (now, step) for now, step in steps(game)}
    return [_picture(rule, *met[name]) for rule, name in found.items()]


def _picture(rule: str, now: Moment, step: Step) -> dict[str, Any]:
    assert step.rule == rule, f"{step.say} is about {step.rule}, not about {rule}"
    assert step.point, f"{step.say} points at nothing"
    acts = step.do is not None and now.state.to_act == now.lesson.seat
    return {
        "id": rule,
        "step": None,
        "rules": [rule],
        "focus": step.point,
        "point": step.point,
        "view": now.state.view(now.lesson.seat),
        "legal": offered(now.state, wanted(now.state, step)) if acts else None,
    }


def text_of(scenes: Iterable[dict[str, Any]]) -> str:
    """Return what a file should hold: one scene a line."""
    lines = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in scenes)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def files(game: str) -> dict[Path, str]:
    """Return what should be in the files of a game."""
    return {
        LEARN / f"{game}.json": text_of(drawn(game, one) for one in scenes(game)),
        LEARN / "taught" / f"{game}.json": text_of(taught(game)),
    }


def main() -> None:
    """Write the files of the games named, or of all."""
    for game in sys.argv[1:] or IDS:
        for path, text in files(game).items():
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
