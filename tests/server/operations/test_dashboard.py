"""The dashboard asks for nothing that a site does not tell, and leaves nothing out."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.server.conftest import Site
from tests.server.operations.test_metrics import read

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
PAGE = Path(__file__).resolve().parents[3] / "docs" / "operations.md"
NAME = re.compile(r"\b(?:lutetia|process)_\w+")


def told(site: Site) -> dict[str, set[str]]:
    """Return the names of all figures, each with the names of its labels."""
    site.person("Ana").table(2, bots="random", sit=True)
    out: dict[str, set[str]] = {}
    for sample in read(site):
        name, *labels = sample.split(" ")
        out.setdefault(name, set()).update(one.split("=")[0] for one in labels)
    return out


def test_every_panel_asks_for_what_there_is(site: Site) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [one["query"] for one in board["templating"]["list"] if one["type"] == "query"]
    site.person().http.get("/api/nothing")
    names = told(site)
    for query in asked:
        found = NAME.findall(query)
        assert found, query
        for name in found:
            assert name in names, f"{query}: a site tells no {name}"
            for labels in re.findall(r"by \((.*?)\)", query):
                assert set(labels.split(", ")) - {"instance"} <= names[name], query
    ours = {re.sub(r"_(count|sum|bucket)$", "_bucket", name) for name in names}
    forgotten = {name for name in ours if name.startswith("lutetia_")} - set(
        NAME.findall(" ".join(asked))
    )
    assert not forgotten, "no panel shows these"


def test_panels_lie_side_by_side() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in panels)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells)) and max(x for x, _ in cells) < 24


def test_every_figure_is_written_down(site: Site) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in told(site):
        if name.startswith("lutetia_"):
            assert re.sub(r"_(count|sum|bucket)$", "", name) in page, name
