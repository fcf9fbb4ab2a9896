"""A played game as text: TOML, one action a line, chance included (``docs/record_format.md``).

A record replays without any random source. It may be incomplete (the game goes on), begin from a
position instead of the start, or, when exported for one viewer, hide what that viewer does not know
behind ``?``: such a record can be read but not replayed.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict, cast

from lutetia.engine.actors import CHANCE
from lutetia.engine.edition import Edition
from lutetia.engine.errors import NotationError, RecordError, Refused
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonData, JsonMapping
from lutetia.engine.outcome import AGREED
from lutetia.games import load, require

FORMAT = 1
TABLE_FORMAT = 2
"""With what only a table has: its clock, whether it was rated, its sealed deal, what was taken back
there. A game without them is written in the first format, and both are read."""

OF_A_TABLE = ("running", "rated", "timing", "taken_back", "clock", "deal")
"""The fields that the second format has besides; `lutetia.table.record_parts` says what is in them.
"""

MAX_BYTES = 1_000_000
MAX_ACTIONS = 20_000

MAX_DOTS = (64, 20_000)
"""Dots before a word in one line, and in all. The time and the memory that TOML takes grow with the
square of the parts of a dotted key: one of 200 kB would take all there is."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_DOT = re.compile(r"""\.[ \t]*["'\w-]""")


class Result(TypedDict):
    """How a game ended, as a record says it; see `lutetia.engine.outcome.Outcome`."""

    scores: list[int]
    ranks: list[int]
    reason: str
    tiebreak: str | None


@dataclass(frozen=True)
class Record:
    """A played game.

    Attributes:
        game: id of the rules.
        rules_version: the version of our rules it was played under.
        players: number of seats.
        options: every option with its value.
        actions: ``(actor, notation)`` in order; the actor is a seat or CHANCE.
        names: who sat where, one for each seat; or empty. A record of another program may have
            more or fewer.
        start: the position it began from, or None for the start of the game.
        result: of a finished game a `Result`, or what stands in its place in the file; or None.
        extra: what else the file has (comments, checks of golden games), kept as it is and written
            again.
        edition: name and hash of the edition it was played by; None: the reconstruction.
        table: what a table adds, by the names of `OF_A_TABLE`; empty: nothing.
    """

    game: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    actions: tuple[tuple[int, str], ...]
    names: tuple[str, ...] = ()
    start: JsonData | None = None
    result: Mapping[str, object] | None = None
    extra: JsonData = field(default_factory=dict)
    edition: Edition | None = None
    table: JsonData = field(default_factory=dict)

    @classmethod
    def of(cls, state: State, names: tuple[str, ...] = (), start: JsonData | None = None) -> Record:
        """Return the record of a state reached by playing. Raises RecordError: another number of
        names than of seats, or one that no file can hold."""
        if len(names) not in (0, state.players):
            raise RecordError(
                f"names: one for each of {state.players} seats is needed, not {len(names)}"
            )
        if any("\ud800" <= letter <= "\udfff" for name in names for letter in name):
            raise RecordError("names: not all are valid Unicode text")
        actions = tuple((actor, action.text) for actor, action in state.history())
        meta = state.game.meta
        return cls(
            meta.id,
            meta.rules_version,
            state.players,
            dict(state.options),
            actions,
            names,
            start,
            _result(state),
            edition=state.game.edition,
        )

    def states(self) -> Iterator[State]:
        """Yield the first state and the state after each action.

        Raises:
            RecordError: an action cannot be read or is refused;
                the message names its number and the rule.
            OtherEdition: it was played by other printed values than are in use here.
        """
        game = load(self.game)
        game.require_edition(self.edition and self.edition.to_data())
        try:
            state = (
                game.position(self.start)
                if self.start is not None
                else game.new(self.players, None, **self.options)
            )
        except ValueError as error:
            raise RecordError(f"the beginning: {error}") from error
        if state.players != self.players or dict(state.options) != game.options(
            self.options, self.players
        ):
            raise RecordError(
                "the beginning: players and options there and in the record have to be the same"
            )
        yield state
        for n, (actor, text) in enumerate(self.actions, start=1):
            where = f"action {n} of {len(self.actions)}, {self.actor_word(game, actor)} {text!r}"
            if "?" in text:
                raise RecordError(
                    f"{where}: hidden from whoever exported this record; "
                    "ask for it after the end of the game"
                )
            if state.to_act != actor:
                turn = (
                    "chance (~)" if state.to_act == CHANCE else self.actor_word(game, state.to_act)
                )
                raise RecordError(f"{where}: {'nobody' if state.is_over else turn} is to act here")
            try:
                state = state.play(text)
            except (Refused, NotationError) as error:
                raise RecordError(f"{where}: {error}") from error
            yield state

    def replay(self) -> State:
        """Return the last state. Raises RecordError as `states` does,
        or when the stored result differs."""
        for state in self.states():  # noqa: B007  (all of them at once would fill the memory)
            pass
        self.compare(state)
        return state

    def require_end(self) -> None:
        """Raise RecordError where people were still playing each other when this was exported:
        nobody is to be helped in a game that runs."""
        if self.table.get("running"):
            raise RecordError(
                "people were still playing this game when its record was asked for; "
                "ask for it after the end of the game"
            )

    def compare(self, state: State) -> None:
        """Raise RecordError when the stored result is not that of ``state``, the last one."""
        if self.result is not None and "resigned" not in self.result:
            found = _result(state, agreed=self.result.get("reason") == AGREED)
            ours: Mapping[str, object] = found or {}
            if found is None or any(
                ours[key] != value for key, value in self.result.items() if key in ours
            ):
                raise RecordError(f"the result: the record says {self.result}, the replay {found}")

    @staticmethod
    def actor_word(game: Game, actor: int | None) -> str:
        """Return ``~`` for chance, the colour word of a seat."""
        return "~" if actor == CHANCE or actor is None else game.meta.colours[actor]

    def write(self) -> str:
        """Return the record as TOML text."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """Yield the lines of the TOML text."""
        game = load(self.game)
        lines = [
            f"format = {TABLE_FORMAT if self.table else FORMAT}",
            f"game = {_toml(self.game)}",
            f"rules = {self.rules_version}",
            f"players = {self.players}",
        ]
        if self.edition is not None:
            lines.append(f"edition = {_toml(self.edition.to_data())}")
        if self.names:
            lines.append(f"names = {_toml(list(self.names))}")
        if self.start is not None:
            lines.append(f"start = {_toml(json.dumps(self.start, ensure_ascii=False))}")
        told = cast(JsonMapping, self.table)
        single = {
            key: value for key, value in told.items() if key in ("running", "rated", "timing")
        }
        lines += [f"{key} = {_toml(value)}" for key, value in single.items()]
        lines += [f"{_key(key)} = {_toml(value)}" for key, value in self.extra.items()]
        lines += ["options = " + _toml(self.options), "", "actions = ["]
        yield from lines
        for actor, text in self.actions:
            yield f"  {_toml(self.actor_word(game, actor) + ' ' + text)},"
        yield "]"
        for back in told.get("taken_back", []):
            yield from _section("[[taken_back]]", back)
        for key in ("clock", "deal"):
            if key in told:
                yield from _section(f"[{key}]", told[key])
        if self.result is not None:
            yield from ("", "[result]")
            for key, value in self.result.items():
                if value is not None:
                    yield f"{_key(key)} = {_toml(value)}"

    def for_viewer(self, viewer: int | None) -> Record:
        """Return the record as ``viewer`` may know it while the game goes on:
        ``?`` for what is hidden from them.

        Raises RecordError where it begins from a position: that tells everything.
        """
        if self.start is not None:
            raise RecordError("start: the position that the game began from hides nothing")
        game = load(self.game)
        hidden = []
        for state, (actor, text) in zip(self.states(), self.actions, strict=False):
            hidden.append(
                (actor, game.format_action(state.parse(text).code, viewer, reveal_all=False))
            )
        return Record(
            self.game,
            self.rules_version,
            self.players,
            self.options,
            tuple(hidden),
            self.names,
            None,
            self.result,
            edition=self.edition,
        )


def _result(state: State, agreed: bool = False) -> Result | None:
    can = agreed and state.to_act not in (CHANCE, None)
    end = state.adjudicated().outcome if can else state.outcome
    if end is None:
        return None
    return {
        "scores": list(end.scores),
        "ranks": list(end.ranks),
        "reason": end.reason,
        "tiebreak": end.tiebreak,
    }


def _section(head: str, values: JsonData) -> Iterator[str]:
    """Yield the lines of a table; a list of texts has one in each line."""
    yield from ("", head)
    for key, value in values.items():
        if isinstance(value, list) and value and isinstance(value[0], str):
            yield from (f"{_key(key)} = [", *(f"  {_toml(text)}," for text in value), "]")
        else:
            yield f"{_key(key)} = {_toml(value)}"


def _key(key: str) -> str:
    """Return a key as TOML writes it, quoted where it has to be."""
    return key if _BARE.fullmatch(key) else _toml(key)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{_key(key)} = {_toml(inner)}" for key, inner in value.items()) + " }"
            if value
            else "{}"
        )
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    return str(value)


def parse(text: str) -> Record:
    """Return the record in ``text``. Raises RecordError saying what is wrong and where."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise RecordError(f"not a record: no UTF-8 text at character {error.start + 1}") from error
    if size > MAX_BYTES:
        raise RecordError(f"a record has at most {MAX_BYTES} bytes")
    dots = [len(_DOT.findall(line)) for line in text.split("\n")]
    if max(dots, default=0) > MAX_DOTS[0] or sum(dots) > MAX_DOTS[1]:
        raise RecordError(
            f"not a record: a line with more than {MAX_DOTS[0]} dotted words, "
            f"or more than {MAX_DOTS[1]} in all"
        )
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of too many digits is a ValueError
        raise RecordError(
            f"not a record: {error}. A record is a TOML text that begins with format = {FORMAT}"
        ) from error
    if type(data.get("format")) is not int or data["format"] not in (FORMAT, TABLE_FORMAT):
        raise RecordError(
            f"format = {FORMAT} or {TABLE_FORMAT} is needed, found {data.get('format')!r}"
        )
    game = require(str(data.get("game")))
    players = data.get("players")
    if type(players) is not int or players not in game.meta.players:
        raise RecordError(
            f"players: {game.meta.id} is for {', '.join(map(str, game.meta.players))} players, "
            f"not {players!r}"
        )
    try:
        options = game.options(_table(data, "options"), players)
    except (ValueError, TypeError) as error:
        raise RecordError(f"options: {error}") from error
    version = data.get("rules", game.meta.rules_version)
    game.require_rules(version)
    game.require_edition(data.get("edition"))
    names = data.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("names: a list of texts is needed")
    known = {
        "format", "game", "players", "options", "rules", "edition", "names", "start", "actions",
        "result",
    }  # fmt: skip
    table = _of_a_table(data) if data["format"] == TABLE_FORMAT else {}
    return Record(
        game.meta.id, version, players, dict(options), _actions(game, data), tuple(names),
        _start(data),
        _table(data, "result") or None,
        {key: value for key, value in data.items() if key not in known and key not in table},
        game.edition,
        table,
    )  # fmt: skip


def _table(data: JsonData, key: str) -> JsonData:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise RecordError(f"{key}: a table is needed")
    return value


def _of_a_table(data: JsonData) -> JsonData:
    """Return the fields that only a table has, as far as `Record.lines` takes them apart."""
    back = data.get("taken_back", [])
    if not isinstance(back, list) or not all(isinstance(one, dict) for one in back):
        raise RecordError("taken_back: a list of tables is needed")
    for key in ("clock", "deal"):
        _table(data, key)
    return {key: data[key] for key in OF_A_TABLE if key in data}


def _start(data: JsonData) -> JsonData | None:
    value = data.get("start")
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (json.JSONDecodeError, RecursionError) as error:
            raise RecordError(f"start: {error}") from error
    if value is not None and not isinstance(value, dict):
        raise RecordError("start: a position is needed, as a table or as JSON text")
    return value


def _actions(game: Game, data: JsonData) -> tuple[tuple[int, str], ...]:
    lines = data.get("actions", [])
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise RecordError("actions: a list of texts is needed")
    if len(lines) > MAX_ACTIONS:
        raise RecordError(f"actions: at most {MAX_ACTIONS}")
    return tuple(actor_and_text(game, f"action {n}", line) for n, line in enumerate(lines, start=1))


def actor_and_text(game: Game, where: str, line: str) -> tuple[int, str]:
    """Return who acts and what they do by a line of a record, found at ``where``.
    Raises RecordError."""
    word, _, text = line.strip().partition(" ")
    if word != "~" and word not in game.meta.colours:
        raise RecordError(
            f"{where}: begins with ~ or a colour ({', '.join(game.meta.colours)}), not {word!r}"
        )
    return CHANCE if word == "~" else game.meta.colours.index(word), text.strip()


def read(path: str | Path) -> Record:
    """Return the record in the file ``path``. Raises RecordError, OSError."""
    try:
        return parse(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: not UTF-8 text") from error
