"""Every id that an event of a golden game carries has a name, so that no sentence says an id."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lutetia.games import IDS
from lutetia.games import record as records
from lutetia.i18n import catalogue
from lutetia.i18n.kinds import PLAIN, bare, kinds

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
UNNAMED = (*PLAIN, "seat", "points", "scores", "hex")
"""The kinds of arguments that are no ids, and `hex`: only a city or a station has another name."""


def ids(value: object) -> Iterator[str]:
    """Yield the ids of an argument: one, several, or none at all."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from ids(one)


def is_named(game: str, kind: str, id: str) -> bool:
    """Return whether ``id`` has a name as something of ``kind``; of a pair both have one."""
    words = catalogue("en")
    if "/" in kind:
        return all(map(is_named, [game, game], kind.split("/"), id.split("/")))
    return any(f"{game}.{one}.{id}" in words for one in kind.split("|"))


@pytest.mark.parametrize("game", IDS)
def test_every_id_of_an_event_has_a_name(game: str) -> None:
    unnamed = set()
    for path in sorted((GOLDEN / game).glob("*.toml")):
        for state in records.read(path).states():
            for event in state.events:
                key = f"{game}.event.{event.kind}"
                for name, kind in kinds().get(key, {}).items():
                    if bare(kind) in UNNAMED:
                        continue
                    found = ids(event.args.get(name))
                    unnamed |= {
                        (key, name, id) for id in found if not is_named(game, bare(kind), id)
                    }
    assert unnamed == set()
