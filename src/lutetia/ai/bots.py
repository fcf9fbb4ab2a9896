"""Bots that others write: found by the entry points ``lutetia.bots``, or by the file they stand in.

A bot is a class with a method ``choose(game, view, seed)``, or a function of the same three: they
give a legal action, as a code or as its notation. It is given what its seat may know and nothing
else. One that fails, takes too long or gives what is refused raises a `BotError` which says so.
"""

from __future__ import annotations

import importlib
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Final, Protocol

from lutetia.engine.action import Action
from lutetia.engine.errors import LutetiaError
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.levels import NAME
from lutetia.games import installed as elsewhere

GROUP: Final = "lutetia.bots"

PATIENCE: Final = 20.0
"""Seconds that a bot may think about an action."""

LONGEST: Final = 200
"""Characters of an error or an answer that are told."""


class Bot(Protocol):
    """What a bot of one's own looks like.

    Besides, the class may have ``games``, the names of those it plays (without it: all), ``words``,
    what it is called, and ``help``, what it does: each a text, or texts by language.
    """

    def choose(self, game: Game, view: JsonMapping, seed: int, /) -> Action | str | int:
        """Return a legal action.

        Args:
            game: the rules; ``game.determinize(view, seed)`` is a state that the viewer could
                believe in, and has the legal actions of the true one.
            view: ``state.view(seat, recall=True)`` of the seat to act.
            seed: decides all randomness, so that equal views and seeds give equal answers.
        """
        ...


class BotError(LutetiaError):
    """A bot of another package cannot play: it is not there, failed, took too long, or gave what is
    refused."""


class _TooLong(BaseException):
    """The time is up. No error, so that no bot takes it for one of its own."""


@dataclass(frozen=True)
class Installed:
    """A bot and what it says of itself.

    Attributes:
        name: as people type it.
        offered: the class or function.
        games: the names of those it plays; None: all.
        words: what it is called, by language.
        help: what it does, by language.
    """

    name: str
    offered: Callable[..., object]
    games: tuple[str, ...] | None
    words: Mapping[str, str]
    help: Mapping[str, str]

    @classmethod
    def of(cls, name: str, offered: object) -> Installed:
        """Return the bot that ``offered`` is. Raises TypeError: it is none."""
        if not callable(offered):
            raise TypeError(f"a bot is a class or a function, not {offered!r}")
        if isinstance(offered, type) and not callable(getattr(offered, "choose", None)):
            raise TypeError(f"{offered.__name__} has no choose(game, view, seed)")
        games = getattr(offered, "games", None)
        if games is not None:
            games = (games,) if isinstance(games, str) else tuple(map(str, games))
        first = (offered.__doc__ or "").strip().partition("\n")[0].strip()
        words = _by_language(getattr(offered, "words", {}))
        says = _by_language(getattr(offered, "help", first or {}))
        return cls(name, offered, games, words, says)

    def plays(self, game: str) -> bool:
        """Return whether it plays a game."""
        return self.games is None or game in self.games

    def ask(self, state: State, view: JsonMapping, seed: int) -> int:
        """Return the code of what it does.

        Args:
            state: one that the viewer could believe in; by it the answer is checked.
            view: what it is shown.
            seed: decides its randomness.

        Raises BotError.
        """
        if not self.plays(state.game.meta.id):
            raise BotError(f"{self.name} does not play {state.game.meta.id}")
        where = f"{self.name}, {state.game.meta.id}, action {state.ply}"
        try:
            chooses = _player(self.offered)
            with _no_longer_than(PATIENCE):
                answer = chooses(state.game, deepcopy(view), seed)
        except _TooLong:
            raise BotError(f"{where}: no answer after {PATIENCE:g} s") from None
        except (Exception, SystemExit) as error:
            raise BotError(f"{where}: {_told(error)}") from error
        try:
            refusal = state.refusal(answer)  # type: ignore[arg-type]  # whatever it is
            if refusal is None:
                return state.parse(answer).code  # type: ignore[arg-type]
        except (TypeError, LutetiaError) as error:
            raise BotError(f"{where}: {_short(error)}") from None
        raise BotError(f"{where}: {_short(repr(answer))} is refused: {_short(refusal)}")


def installed(taken: Sequence[str]) -> Mapping[str, Installed]:
    """Return the bots that are installed, by name; none by a name of ``taken``."""
    return _found(tuple(taken))[0]


def broken(taken: Sequence[str]) -> Sequence[str]:
    """Return a sentence for each bot that is installed and cannot be used."""
    return _found(tuple(taken))[1]


@cache
def _found(taken: tuple[str, ...]) -> tuple[dict[str, Installed], list[str]]:
    return elsewhere.installed(
        GROUP, NAME, taken, lambda point: Installed.of(point.name, point.load())
    )


def prepare(bots: Mapping[str, Installed], game: str) -> None:
    """Make those that play ``game`` now, so that their first answer waits for nothing. One that
    cannot be made says why when it is asked."""
    for one in bots.values():
        if one.plays(game):
            try:
                _player(one.offered)
            except (Exception, SystemExit):
                continue


@cache
def load(text: str) -> Installed:
    """Return the bot that ``FILE.py:NAME`` or ``module:NAME`` means. Raises BotError."""
    where, _, name = text.rpartition(":")
    try:
        module = _of_file(Path(where)) if where.endswith(".py") else importlib.import_module(where)
        offered = getattr(module, name, None)
        if offered is None:
            raise BotError(f"{text}: there is no {name!r} in {where}")
        return Installed.of(text, offered)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"{text}: {_told(error)}") from error


def _of_file(path: Path) -> ModuleType:
    """Return the module in a file; it may import others that lie beside it."""
    spec = spec_from_file_location(f"_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BotError(f"there is no file {path}")
    if (folder := str(path.resolve().parent)) not in sys.path:
        sys.path.append(folder)
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def _player(offered: Callable[..., object]) -> Callable[..., object]:
    """Return what answers: made once a process."""
    if isinstance(offered, type):
        made: Bot = offered()
        return made.choose
    return offered


@contextmanager
def _no_longer_than(seconds: float) -> Iterator[None]:
    """Raise _TooLong when what is done takes longer; where it cannot be stopped, when it ends."""
    end = monotonic() + seconds
    alarmed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if alarmed:

        def ring(*_: object) -> None:
            raise _TooLong

        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if alarmed:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if monotonic() > end:
        raise _TooLong


def _by_language(said: object) -> Mapping[str, str]:
    if isinstance(said, str):
        return {"en": said}
    if not isinstance(said, Mapping):
        raise TypeError(f"a text, or texts by language, not {said!r}")
    return {str(language): str(text) for language, text in said.items()}


def _told(error: BaseException) -> str:
    """Return what went wrong, and the last line of code that did it."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {_short(error)}{at}"


def _short(said: object) -> str:
    text = " ".join(str(said).split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
