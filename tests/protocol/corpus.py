"""What is really sent: views, legal actions and events of every golden game, for every viewer."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import lutetia
from tests.protocol.shapes import paths

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
EVERY = 7
"""Views are made of every so manieth position, and of the first and the last."""


@dataclass
class Corpus:
    """What one game sends.

    Attributes:
        views: some whole views, of seats and of spectators.
        view_paths: the fields of all of them.
        actions: some legal actions, ``{"text", "parts", "effect"}``.
        parts, effects: their fields, by ``act`` (``""`` in a game whose actions are of one kind).
        events: fields of the events, by kind.
    """

    views: list[Any] = field(default_factory=list)
    view_paths: set[str] = field(default_factory=set)
    actions: list[Any] = field(default_factory=list)
    parts: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    effects: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    events: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


@cache
def corpus(game: str) -> Corpus:
    """Return what the golden games of ``game`` send."""
    out = Corpus()
    whole = sorted((GOLDEN / game / "games").glob("*.toml"))
    for path in [*sorted((GOLDEN / game).glob("*.toml")), *whole[::5]]:
        record = lutetia.record.read(path)
        for ply, state in enumerate(record.states()):
            for event in state.events:
                told = event.told(None, everything=True)
                out.events[told.pop("kind")] |= set(told)
            if ply % EVERY == 0 or ply == len(record.actions):
                _views(out, state)
                _actions(out, state)
    return out


def _views(out: Corpus, state: Any) -> None:
    for viewer in (None, *range(state.players)):
        view = state.view(viewer)
        found = paths(view)
        if len(out.views) < 60 or not found <= out.view_paths:
            out.views.append(view)
        out.view_paths |= found


def _actions(out: Corpus, state: Any) -> None:
    if state.to_act is None or state.to_act < 0:
        return
    for action in state.legal()[::3]:
        sent = {
            "text": action.text,
            "parts": state.game.parts(action.code),
            "effect": state.effect(action),
        }
        act = sent["parts"].get("act", "")
        new = not (
            set(sent["parts"]) <= out.parts[act] and paths(sent["effect"]) <= out.effects[act]
        )
        if new or len(out.actions) < 300:
            out.actions.append(sent)
        out.parts[act] |= set(sent["parts"])
        out.effects[act] |= paths(sent["effect"])
