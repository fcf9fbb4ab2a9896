"""What runs in a bot worker. Imported there, so it imports little."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from functools import cache
from multiprocessing import connection

from lutetia.engine.levels import USUAL
from lutetia.server.questions import Answer, Question


def begin(thinker: str) -> None:
    """Prepare a worker for bots."""
    serve_the_server()
    _chooser(thinker)


def serve_the_server() -> None:
    """Have this process give way to moves and end with the server, however that ends."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # an interrupt at the terminal is for the server alone
    if hasattr(os, "nice") and os.nice(0) == 0:
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def is_ours(thinker: str) -> bool:
    """Return whether our own opponents think, which are compiled."""
    return thinker.startswith("lutetia.ai.")


def ready(thinker: str, game: str) -> None:
    """Have the rules and opponents of a game at hand: its first bot need not compile them."""
    if is_ours(thinker):
        from lutetia.ai import bots, warmup
        from lutetia.ai.levels import LEVELS

        warmup(game)
        bots.prepare(bots.installed(LEVELS), game)


def begin_compiling() -> None:
    """Prepare a process that compiles opponents: moves and bots come before it."""
    serve_the_server()
    if hasattr(os, "nice"):
        os.nice(5)


def compile_game(game: str) -> None:
    """Compile the rules and opponents of a game for processes that need them then."""
    from lutetia.ai import warmup

    warmup(game)


def awake() -> None:
    """Do nothing: a first task, by which a worker is started."""


def _end_with_parent() -> None:
    # A killed server cannot tell its workers, and they would wait for work for ever.
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


@cache
def _chooser(name: str) -> Callable[..., str]:
    module, _, function = name.partition(":")
    found: Callable[..., str] = getattr(importlib.import_module(module), function)
    return found


def answer(thinker: str, question: Question) -> Answer:
    """Return what ``thinker`` chooses for the viewer of the question's view; where a bot of another
    package cannot play, or is not installed any more, what the usual level chooses."""
    from lutetia.ai.bots import BotError
    from lutetia.ai.search_params import for_turn

    budget = for_turn(question.seconds)
    game, view, seed = question.game, question.view, question.seed
    chooser, fault = _chooser(thinker), ""
    try:
        action = chooser(game, view, question.level, seed, budget)
    except BotError as error:
        fault = str(error)
        action = chooser(game, view, USUAL, seed, budget)
    if question.kind == "act":
        return Answer(action, fault=fault)
    from lutetia.ai.advice import at_once

    return Answer(action, *at_once(game, view, action, seed))
