"""Opponents for tests: quick, and one that crashes its process."""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from collections.abc import Mapping
from typing import Any

import lutetia

if multiprocessing.parent_process() is not None:
    # In a process of bots: no machine code is loaded for a legal action at random.
    os.environ["LUTETIA_JIT"] = "0"


def choose(
    game_id: str, view: Mapping[str, Any], level: str, seed: int, budget: object = None
) -> str:
    """Return a legal action, uniformly."""
    assert view["viewer"] == view["to_act"]
    return random.Random(seed).choice(lutetia.game(game_id).determinize(view, seed).legal()).text


def crash(
    game_id: str, view: Mapping[str, Any], level: str, seed: int, budget: object = None
) -> str:
    """End the worker without a word."""
    os._exit(3)


def nonsense(
    game_id: str, view: Mapping[str, Any], level: str, seed: int, budget: object = None
) -> str:
    """Answer what is no action."""
    return "build nowhere"


def fail(
    game_id: str, view: Mapping[str, Any], level: str, seed: int, budget: object = None
) -> str:
    """Raise."""
    raise RuntimeError("no idea")


def slow(
    game_id: str, view: Mapping[str, Any], level: str, seed: int, budget: object = None
) -> str:
    """Take a while."""
    time.sleep(0.15)
    return choose(game_id, view, level, seed)


def stuck(
    game_id: str, view: Mapping[str, Any], level: str, seed: int, budget: object = None
) -> str:
    """Think for ever about the second seat; never about the first."""
    while view["viewer"] == 1:
        time.sleep(1)
    return choose(game_id, view, level, seed)


def nap(game_id: str, view: Mapping[str, Any], level: str, seed: int, budget: Any = None) -> str:
    """Think for as long as it may."""
    time.sleep(budget.seconds)
    return choose(game_id, view, level, seed)
