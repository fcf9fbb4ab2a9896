"""Which process answers what: every address of the site has its place."""

from __future__ import annotations

from pathlib import Path

from starlette.routing import Route, WebSocketRoute

from lutetia.server.app import addresses
from lutetia.server.cluster.places import Place, place_of
from lutetia.server.static_client import Client

ANYWHERE = {
    "/api/games", "/api/games/{game}/material", "/api/games/{game}/rules", "/api/locales/{lang}",
    "/api/locales/{lang}/{part}", "/api/editions/{game}",
    "/api/courses/{game}", "/api/courses/{game}/{lesson}", "/api/explore/{game}",
    "/api/puzzles/{game}", "/api/verify_deal.py", "/api/openapi.json",
}  # fmt: skip
"""Calls that any process answers: what is the same in all, or read from the database."""

HEAVY = {"/api/records", "/api/editions/{game}/game"}
"""Calls that are answered for each address by one process."""


def test_every_address_has_its_place(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    seen = 0
    for route in addresses(Client(tmp_path)):
        if not isinstance(route, Route | WebSocketRoute):
            continue
        path = route.path
        place = place_of(path.replace("{rest:path}", "x"), "2001:db8::1")
        if path in ANYWHERE or not path.startswith(("/api/", "/ws/", "/mail/")):
            assert place is None, path
        elif path in HEAVY:
            assert place == Place("address 2001:db8::/64"), path
        elif path in ("/api/puzzles/{game}/{puzzle}", "/api/puzzles/{game}/brought"):
            assert place == Place("puzzles {game}"), path
        elif "{table}" in path:
            assert place == Place("{table}"), path
        else:
            assert place == Place(None), path
        seen += 1
    assert seen > 60
