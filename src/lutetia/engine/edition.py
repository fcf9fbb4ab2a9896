"""Editions: what a printed box says in place of what is reconstructed here (ADR 7).

A game names the values that nobody here has seen printed (`Doubt`). An edition is a TOML text with
a name and some of those values; a process plays every game by one edition, or by the
reconstruction. Which, the files named in ``LUTETIA_EDITION`` say before the game is
loaded: kernels freeze the components into their code, and so do all tables made of them.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lutetia.engine.doubts import Doubt
from lutetia.engine.errors import MaterialError, OtherEdition
from lutetia.engine.json_types import JsonData, JsonObject

VARIABLE = "LUTETIA_EDITION"
"""The files of the editions in use, separated as in ``PATH``."""

FORMAT = 1
MAX_BYTES = 65_536
MAX_NAME_LENGTH = 80
MAX_DOTS = 400
"""Dots before a word in one line: the time that TOML takes grows with their square."""


@dataclass(frozen=True)
class Sheet:
    """An edition as it is written: which game, what it is called, and its values by path."""

    game: str
    name: str
    values: Mapping[str, object]


@dataclass(frozen=True)
class Edition:
    """What is played by, other than the reconstruction.

    Attributes:
        name: what whoever wrote it calls it.
        hash: SHA-256 of what differs from the reconstruction, in hexadecimal digits;
            a name changes nothing in it.
    """

    name: str
    hash: str

    def to_data(self) -> dict[str, str]:
        """Return it as plain JSON."""
        return {"name": self.name, "hash": self.hash}


def parse(text: str) -> Sheet:
    """Return the edition in ``text``. Raises MaterialError: it is none;
    whether its values fit the game, `apply_values` and the game say."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise MaterialError(f"an edition has at most {MAX_BYTES} bytes")
    if max(len(re.findall(r"\.[ \t]*[\"'\w-]", line)) for line in text.split("\n")) > MAX_DOTS:
        raise MaterialError(f"no edition: a line with more than {MAX_DOTS} dotted words")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise MaterialError(f"no edition: {error}") from error
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        raise MaterialError(f"format = {FORMAT} is needed, found {data.get('format')!r}")
    for field in data:
        if field not in ("format", "game", "name", "values"):
            raise MaterialError(
                f"{field}: there is no such field; there are format, game, name, values"
            )
    game, name, values = data.get("game"), data.get("name"), data.get("values", {})
    if not isinstance(game, str):
        raise MaterialError("game: the name of a game is needed")
    if (
        not isinstance(name, str)
        or not 0 < len(name.strip()) <= MAX_NAME_LENGTH
        or not _plain(name)
    ):
        raise MaterialError(f"name: a line of 1 to {MAX_NAME_LENGTH} characters is needed")
    if not isinstance(values, dict):
        raise MaterialError("values: a table [values] is needed")
    return Sheet(game, name.strip(), values)


def _plain(name: str) -> bool:
    return name.isprintable() and not any("\ud800" <= c <= "\udfff" for c in name)


def read(path: str | Path) -> Sheet:
    """Return the edition in the file ``path``. Raises MaterialError naming the file, OSError."""
    try:
        return parse(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise MaterialError(f"{path}: not UTF-8 text") from error
    except MaterialError as error:
        raise MaterialError(f"{path}: {error}") from error


def write(
    sheet: Sheet, doubts: Iterable[Doubt], heading: Callable[[str], str] = lambda key: key
) -> str:
    """Return an edition as TOML text: every doubtful value of its game, with what it may be.

    ``heading`` tells what a `Doubt.key` is about.
    """
    lines = [f"format = {FORMAT}", f"game = {_toml(sheet.game)}", f"name = {_toml(sheet.name)}"]
    lines += ["", "[values]"]
    key = None
    for doubt in doubts:
        if doubt.key != key:
            key = doubt.key
            lines += ["", f"# --- {heading(key)}"]
        value = sheet.values.get(doubt.path, doubt.value)
        ours = "" if value == doubt.value else f"; ours: {_toml(doubt.value)}"
        lines += [f"# {doubt.title}: {doubt.kind.needs()}{ours}"]
        lines += [f"{_toml(doubt.path)} = {_toml(value)}"]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join(
            f"{key if re.fullmatch('[A-Za-z0-9_-]+', key) else json.dumps(key)} = {_toml(one)}"
            for key, one in value.items()
        )
        return "{ " + inner + " }" if inner else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


# --- laying an edition on the data of a game ------------------------------------------------------


def checked(doubts: Iterable[Doubt], values: Mapping[str, object]) -> dict[str, Doubt]:
    """Return ``doubts`` by path. Raises MaterialError naming the path:
    one of ``values`` is none of them, or out of its bounds."""
    known = {doubt.path: doubt for doubt in doubts}
    for path, value in values.items():
        if path not in known:
            raise MaterialError(f"{path[:100]}: this game has no such doubtful value")
        why = known[path].kind.problem(value)
        if why is not None:
            raise MaterialError(f"{path}: {why}")
    return known


def apply_values(data: JsonObject, doubts: Iterable[Doubt], values: Mapping[str, object]) -> None:
    """Put ``values`` into ``data``, of which ``doubts`` are the doubtful ones.
    Raises MaterialError naming the path."""
    checked(doubts, values)
    for path, value in values.items():
        _put(data, path.split("."), value)


def _put(data: Any, parts: list[str], value: object) -> None:
    for part in parts[:-1]:
        data = (
            next(one for one in data if one["id"] == part) if isinstance(data, list) else data[part]
        )
    data[parts[-1]] = value


def differing(doubts: Iterable[Doubt], values: Mapping[str, object]) -> JsonData:
    """Return those of ``values`` that are not the reconstruction's."""
    ours = {doubt.path: doubt.value for doubt in doubts}
    return {path: value for path, value in values.items() if value != ours.get(path)}


def edition_of(sheet: Sheet, doubts: Iterable[Doubt]) -> Edition | None:
    """Return what it means to play by ``sheet``:
    None when nothing in it differs from the reconstruction."""
    changed = differing(doubts, sheet.values)
    if not changed:
        return None
    return Edition(sheet.name, _digest({"game": sheet.game, "values": changed}))


def _digest(content: object) -> str:
    text = json.dumps(
        content, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=str
    )
    return hashlib.sha256(text.encode()).hexdigest()


# --- which edition this process plays by ----------------------------------------------------------


@functools.cache
def sheets_in_use() -> Mapping[str, Sheet]:
    """Return the editions in use by game. Raises MaterialError: a file cannot be read,
    or two are for one game."""
    out: dict[str, Sheet] = {}
    for path in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        try:
            sheet = read(path)
        except OSError as error:
            raise MaterialError(f"{VARIABLE}: {path}: {error.strerror}") from error
        if sheet.game in out:
            raise MaterialError(
                f"{path}: there is another edition of {sheet.game}; only one can be in use"
            )
        out[sheet.game] = sheet
    return out


def values_in_use(game: str) -> Mapping[str, object]:
    """Return the values that the edition in use gives for ``game``."""
    sheet = sheets_in_use().get(game)
    return {} if sheet is None else sheet.values


def mark(game: str | None = None) -> str:
    """Return what must be added to a hash of the sources:
    what is computed depends on the values in use. Empty without an edition."""
    values = {name: sheet.values for name, sheet in sheets_in_use().items() if game in (None, name)}
    return _digest(values)[:16] if values else ""


def require(title: str, wanted: object, here: Edition | None) -> None:
    """Raise OtherEdition unless what belongs to the edition ``wanted`` ({name,
    hash}, or None) can be played ``here``."""
    if wanted is not None and not (
        isinstance(wanted, Mapping)
        and isinstance(wanted.get("name"), str)
        and isinstance(wanted.get("hash"), str)
        and re.fullmatch("[0-9a-f]{64}", wanted["hash"])
    ):
        raise OtherEdition("edition: a name and a hash of 64 digits are needed")
    if (wanted["hash"] if wanted is not None else None) == (here.hash if here else None):
        return
    asked = "our reconstruction" if wanted is None else _said(wanted["name"], wanted["hash"])
    found = "our reconstruction" if here is None else _said(here.name, here.hash)
    todo = (
        "leave that edition out" if wanted is None else f"give its file in --edition or {VARIABLE}"
    )
    raise OtherEdition(
        f"edition: this was played with {asked} of {title}, and here {found} is in use; {todo}"
    )


def _said(name: str, digest: str) -> str:
    return f"the edition “{name[:MAX_NAME_LENGTH]}” ({digest[:12]})"
