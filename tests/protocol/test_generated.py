"""What is made from the types in Python is up to date: the client's types, the documents,
the OpenAPI document."""

from __future__ import annotations

import pytest
from jsonschema import Draft202012Validator
from starlette.routing import Route

from generate.pages import ROOT, files
from lutetia.server.app import create_app
from lutetia.server.openapi import CALLS, document
from lutetia.server.settings import Settings

FILES = files()
DESCRIBED = ("/api/", "/healthz", "/readyz", "/metrics")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_generated_file_is_stale(path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make schema`"


def test_no_line_of_the_document_is_too_long() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if len(line) > 100] == []


def test_every_call_is_described_and_no_other() -> None:
    here = {
        (method, route.path)
        for route in create_app(Settings()).routes
        if isinstance(route, Route) and route.path.startswith(DESCRIBED)
        for method in route.methods or ()
        if method != "HEAD" and "{rest" not in route.path
    }
    assert here == {(call.method, call.path) for call in CALLS}


def test_the_openapi_document_holds_together() -> None:
    whole = document()
    schemas = whole["components"]["schemas"]
    for name, schema in schemas.items():
        Draft202012Validator.check_schema(schema)
        assert name.replace(".", "").replace("_", "").isalnum(), name

    def refs(part: object) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
            return own.union(*(refs(inner) for inner in part.values()))
        return set().union(*(refs(inner) for inner in part)) if isinstance(part, list) else set()

    assert refs(whole) <= {f"#/components/schemas/{name}" for name in schemas}
