"""The golden games between them activate every postcard, and end in every way."""

from __future__ import annotations

import tomllib
from pathlib import Path

from lutetia.games.cite.material import CARDS

FILES = sorted((Path(__file__).resolve().parents[2] / "golden" / "cite").glob("*.toml"))


def test_every_postcard_is_activated_with_its_effect():
    used = set()
    ends = set()
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        used |= {
            a.split()[2]
            for a in data["actions"]
            if a.split()[1] == "use" and not a.endswith("without effect")
        }
        if "result" in data:
            ends.add(data["result"].get("tiebreak"))
    assert used == set(CARDS)
    assert ends == {None, "LC6.6", "LC6.7"}
