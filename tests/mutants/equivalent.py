"""Mutants that change nothing a game could show, each with the reason: ``equivalent.toml``."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

from tests.mutants.operators import Mutant, mutants

FILE = Path(__file__).parent / "equivalent.toml"
FIELDS = {"file", "function", "was", "becomes", "reason"}


def entries() -> list[dict[str, Any]]:
    """Return the entries; ``nth`` is there only where one of several equal changes is meant."""
    return tomllib.loads(FILE.read_text(encoding="utf-8")).get("equivalent", [])


def meant(entry: dict[str, Any], mutant: Mutant) -> bool:
    """Return whether ``entry`` names ``mutant``."""
    texts = entry["becomes"] if isinstance(entry["becomes"], list) else [entry["becomes"]]
    return (
        entry["file"] == mutant.file
        and entry["function"] == mutant.function
        and entry["was"] == mutant.was
        and mutant.becomes in texts
        and entry.get("nth", mutant.nth) == mutant.nth
    )


@functools.cache
def keys(game: str) -> frozenset[str]:
    """Return the keys of the equivalent mutants of ``game``."""
    listed = [entry for entry in entries() if entry["file"].startswith(f"{game}/")]
    return frozenset(m.key for m in mutants(game) if any(meant(entry, m) for entry in listed))


def stale(game: str) -> list[str]:
    """Return what the entries of ``game`` name that is no mutant (any more)."""
    made = mutants(game)
    out = []
    for entry in entries():
        if entry["file"].startswith(f"{game}/"):
            texts = entry["becomes"] if isinstance(entry["becomes"], list) else [entry["becomes"]]
            for becomes in texts:
                one = {**entry, "becomes": becomes}
                if not any(meant(one, mutant) for mutant in made):
                    out.append(
                        f"{entry['file']} {entry['function']}: {entry['was']!r} becomes {becomes!r}"
                    )
    return out
