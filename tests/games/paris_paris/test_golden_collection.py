"""What the golden games of Paris Paris hold between them: every ending and tie-break,
a whole game for each number of players."""

from __future__ import annotations

import tomllib
from pathlib import Path

import lutetia

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "paris_paris"
FILES = sorted(FOLDER.glob("*.toml"))


def endings(path: Path) -> set[str]:
    """Return what the end of one file is an example of."""
    end = lutetia.record.read(path).replay()
    if not end.is_over:
        return set()
    data = end.to_data()
    removed = sorted(data["bag"].values())
    paid = any(points["bag"] for points in data["points"].values())
    found = {end.outcome.tiebreak or "no tie"}
    if end.players == 2:
        found.add("no bag")
    elif paid:
        found.add("bag paid")
    elif removed[-1] > 0:
        assert removed[-1] == removed[-2], "only a tie leaves the bag unpaid"
        found.add("bag tie")
    else:
        found.add("bag empty")
    if lutetia.record.read(path).start is None:
        found.add(f"{end.players} players complete")
    return found


def test_every_ending_and_tie_break_is_there() -> None:
    found = set().union(*(endings(path) for path in FILES))
    wanted = {"no tie", "PP8.7", "PP8.8", "no bag", "bag paid", "bag tie", "bag empty"}
    assert found == wanted | {f"{n} players complete" for n in (2, 3, 4)}


def test_there_are_enough_of_them_and_of_both_kinds() -> None:
    assert len(FILES) >= 14
    data = [tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES]
    assert {d["options"]["small_tour"] for d in data} == {"both", "tile_route"}
    assert {d["options"]["open_bag"] for d in data} == {False, True}
    assert any("rulebook" in d["source"] for d in data)
    assert any("refused" in d for d in data)
    assert any("sees" in d for d in data)


def test_every_refusal_with_a_rule_is_shown() -> None:
    shown = set()
    for path in FILES:
        shown |= {
            note["rule"]
            for note in tomllib.loads(path.read_text(encoding="utf-8")).get("refused", [])
        }
    assert shown >= {"PP3.3", "PP5.1", "PP5.2", "PP5.3", "PP8.1"}
