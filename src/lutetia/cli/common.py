"""What the commands share: clear errors, and reading games, records and positions."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from lutetia.engine.game import Game, State
    from lutetia.games.record import Record

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of a game, for example paris_paris.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record (TOML).")]
RecordOrPosition = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record (TOML), or a position (JSON).")
]
At = Annotated[
    int | None,
    typer.Option(
        "--at",
        min=0,
        help="The number of actions to play, chance included; without it, all of them.",
    ),
]
Lang = Annotated[
    str, typer.Option("--lang", envvar="LUTETIA_LANG", help="Language: en, fr, de or pl.")
]
Players = Annotated[
    int | None, typer.Option(help="Number of seats; without it, the usual one of the game.")
]
FewPlayers = Annotated[
    int | None, typer.Option(help="Number of seats; without it, as few as can play.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."
    ),
]


def fail(message: str) -> NoReturn:
    """Print one sentence and leave with status 2: what was asked for cannot be done."""
    typer.echo(f"lutetia: {message}", err=True)
    raise typer.Exit(2)


@contextmanager
def plain_errors(about: object = None) -> Iterator[None]:
    """Turn what a person can mend (a file, a name, a value) into one
    sentence instead of a traceback."""
    from lutetia.engine.errors import LutetiaError

    try:
        yield
    except UnicodeDecodeError:
        fail("this is no UTF-8 text" if about is None else f"{about}: not UTF-8 text")
    except BrokenPipeError:  # nobody reads on, as behind `head`: an end in silence
        raise
    except (LutetiaError, OSError) as error:
        said = str((isinstance(error, OSError) and error.strerror) or error)
        if about is None and isinstance(error, OSError):
            about = error.filename
        fail(said if about is None or said.startswith(str(about)) else f"{about}: {said}")


def check_writable(path: Path, replaced: bool = True) -> None:
    """Leave in a sentence unless a file can be written as ``path``: better at once than after hours
    of work.

    Args:
        replaced: it is written by `replace_file` (`lutetia.whole_files`), which writes another one
            beside it first.
    """
    if not path.parent.is_dir():
        fail(f"{path} cannot be written: there is no folder {path.parent}")
    if path.is_dir():
        fail(f"{path} cannot be written: it is a directory")
    if not os.access(path.parent if replaced or not path.exists() else path, os.W_OK):
        fail(f"{path} cannot be written: you may not write there")


def load_game(name: str) -> Game:
    """Return the game called ``name``, or leave saying which there are."""
    import lutetia

    try:
        return lutetia.game(name)
    except KeyError as error:
        fail(str(error.args[0]))


def usual_players(game: Game, players: int | None) -> int:
    """Return how many play: ``players`` if said, else as many as usually do."""
    return game.meta.players[0] if players is None else check_players(game, players)


def fewest_players(game: Game, players: int | None) -> int:
    """Return how many play: ``players`` if said, else as few as can."""
    return min(game.meta.players) if players is None else check_players(game, players)


def check_players(game: Game, players: int) -> int:
    """Return ``players``, or leave in a sentence unless so many can play ``game``."""
    if players not in game.meta.players:
        fail(
            f"{game.meta.id} is for {', '.join(map(str, sorted(game.meta.players)))} players, "
            f"not {players}"
        )
    return players


def load_language(word: str) -> str:
    """Return ``word`` when there is a catalogue for it, or leave saying for which there are."""
    from lutetia.i18n import languages

    if word not in languages():
        fail(f"there are no texts in {word!r}; there are {', '.join(languages())}")
    return word


def load_record(path: Path) -> Record:
    """Return the record in ``path``."""
    import lutetia

    if _is_position(path):
        fail(f"{path}: a position cannot be replayed: this command reads a record (TOML)")
    with plain_errors(path):
        record: Record = lutetia.record.read(path)
        return record


def read_options(game: Game, words: list[str] | None, players: int) -> dict[str, bool | str]:
    """Return ``NAME=VALUE`` words as options of ``game`` for ``players``;
    say which of them have no effect."""
    given: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            fail(f"--option {word}: write NAME=VALUE")
        given[name] = {"true": True, "yes": True, "false": False, "no": False}.get(
            value.lower(), value
        )
    try:
        options = game.options(given, players)
    except ValueError as error:
        fail(str(error))
    for option in game.meta.options:
        if option.needs and option.name in given and not option.matters(options, players):
            name, values = option.needs
            needed = " or ".join(map(str, values))
            typer.echo(f"option {option.name} has no effect: it needs {name} {needed}", err=True)
    return options


def new_game(
    game: Game, players: int, options: Mapping[str, bool | str], seed: int | None = None
) -> State:
    """Return the first state of ``game``."""
    try:
        return game.new(players, seed, **options)
    except ValueError as error:
        fail(str(error))


def states_of(path: Path) -> Iterator[State]:
    """Yield the states of a record, or the one of a position written as JSON."""
    if _is_position(path):
        with plain_errors(path):
            yield _position(path)
        return
    record = load_record(path)
    with plain_errors(path):
        yield from record.states()


def _is_position(path: Path) -> bool:
    return path.suffix.casefold() == ".json"


def _position(path: Path) -> State:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        fail(f"{path}: no JSON: {error}")
    if not isinstance(data, dict) or "game" not in data:
        fail(f'{path}: a position is a JSON object with "game" in it (docs/positions.md)')
    return load_game(str(data["game"])).position(data)


def state_at(path: Path, at: int | None) -> State:
    """Return the state after ``at`` actions of the record in ``path``;
    all of them when ``at`` is None."""
    states = list(islice(states_of(path), None if at is None else at + 1))
    if at is not None and len(states) <= at:
        fail(f"{path}: --at {at}: this record has {counted(len(states) - 1, 'action')}")
    return states[-1]


def tell_differences(differences: Sequence[str], summary: str) -> None:
    """Print what differs, and ``summary`` with how much that is; leave with 1 when it is
    anything."""
    for line in differences:
        typer.echo(line)
    typer.echo(f"{summary}, {counted(len(differences), 'difference')}")
    if differences:
        raise typer.Exit(1)


def counted(n: int, what: str) -> str:
    """Return ``n`` with what is counted: ``1 game``, ``2 games``."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
