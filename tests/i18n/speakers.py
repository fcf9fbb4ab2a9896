"""Speakers at the tables of the shared sentences, and sample arguments for any message."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import lutetia
from lutetia.i18n import Catalogue, Speaker, catalogue
from lutetia.i18n.entries import parsed
from lutetia.i18n.kinds import bare, kinds

NAMES = ("Ana", "", "Bo", "Cy", "Di", "Ed")
"""Who sits where when every message is said."""

VECTOR_NAMES = ("Ana", "", "Bo", "Ana")
"""Who sits where in ``vectors.toml``."""

WORDS = ("plain", "bag", "home", "paid", "last")


Vector = tuple[Speaker, str, dict[str, Any], str]
"""Who says it, its key and arguments, and what must be said."""


def vectors() -> list[Vector]:
    """Return the sentences of ``vectors.toml``, with None for what is unknown."""
    text = (Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8")
    file = tomllib.loads(text)
    out: list[Vector] = []
    for language in file["language"]:
        entries = parsed(language["messages"], "vectors.toml")
        words = Catalogue(language["code"], entries, file["kinds"])
        who = Speaker(lutetia.game("connection"), words.language, VECTOR_NAMES, words)
        for key, args, said in language["said"]:
            told = {name: None if value == "" else value for name, value in args.items()}
            out.append((who, key, told, said))
    return out


def speaker(key: str, language: str) -> Speaker:
    """Return a speaker at a table of the game of ``key``, at none for a key of the shell."""
    game = key.split(".")[0]
    return Speaker(lutetia.game(game) if game in lutetia.GAMES else None, language, NAMES)


def keys() -> list[str]:
    """Return the keys of all messages that have arguments, sorted."""
    return sorted(key for key in kinds() if key in catalogue("en"))


def samples(key: str) -> list[dict[str, object]]:
    """Return a few sets of arguments of ``key``: all of one count after the other,
    what may be unknown last."""
    out = []
    for n in (0, 1, 2, 5, 22):
        out.append({name: _value(key, kind, n) for name, kind in kinds()[key].items()})
    unknown = {name: None for name, kind in kinds()[key].items() if kind.endswith("?")}
    return [*out, {**out[1], **unknown}] if unknown else out


def _value(key: str, kind: str, n: int) -> object:
    one: object
    match bare(kind):
        case "number":
            one = n
        case "text":
            one = f"«{n}»"
        case "word":
            one = WORDS[n % len(WORDS)]
        case "seat":
            one = 0
        case "points" | "scores":
            return [n, 0, 1]
        case ids:
            one = "/".join(_id(key, half.split("|")[0], n) for half in ids.split("/"))
    return [one, one] if kind.removesuffix("?").endswith("[]") else one


def _id(key: str, kind: str, n: int) -> str:
    prefix = f"{key.split('.')[0]}-{kind}-"
    ids = [name.removeprefix(prefix) for name in catalogue("en").entries if name.startswith(prefix)]
    return ids[n % len(ids)] if ids else "odeon"
