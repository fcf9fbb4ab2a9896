"""The types of the client fit what is really sent, and name nothing that is never sent."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from jsonschema.exceptions import best_match

import npm
from lutetia.games import IDS
from tests.protocol.corpus import corpus
from tests.protocol.document import ROOT
from tests.protocol.shapes import declared, paths
from tests.protocol.talk import Talk

WEB = ROOT / "web"
VIEWS = {
    "paris_paris": "ParisView",
    "cite": "CiteView",
    "paris": "ParisView",
    "connection": "ConnectionView",
}
MOVES = {"paris_paris": "Build", "cite": "Move", "paris": "Move", "connection": "Move"}


@cache
def definitions(file: str) -> dict[str, Any]:
    """Return the types of a file of the client as JSON schemas, by name."""
    node = npm.own() or npm.packaged(sys.executable)
    assert node is not None, "`make test` finds a Node"
    # The types name nothing of a browser or of a library: reading those takes most of the time.
    fewer = {"types": [], "lib": ["ES2023"]}
    settings = {
        "extends": str(WEB / "tsconfig.json"),
        "compilerOptions": fewer,
        "files": [],
    }
    with tempfile.TemporaryDirectory() as folder:
        tsconfig = Path(folder) / "tsconfig.json"
        tsconfig.write_text(json.dumps(settings), encoding="utf-8")
        command = [WEB / "node_modules/.bin/ts-json-schema-generator", "--tsconfig", tsconfig]
        command += [
            "--path",
            f"src/{file}",
            "--type",
            "*",
            "--functions",
            "hide",
            "--no-type-check",
        ]
        done = subprocess.run(
            [str(word) for word in command],
            cwd=WEB,
            env=npm.environment(node),
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)["definitions"]
    return found


def check(file: str, name: str, values: list[Any], sent: set[str], part: bool = False) -> None:
    """Hold each of ``values`` against a type, and the fields of the type against ``sent``.

    With ``part``, the type names only what the client reads of it.
    """
    types = _opened(definitions(file)) if part else definitions(file)
    validator = jsonschema.Draft7Validator({"$ref": f"#/definitions/{name}", "definitions": types})
    for value in values:
        error = best_match(validator.iter_errors(value))
        assert error is None, f"{name}: {error.json_path}: {error.message}"
    never = {path for path in declared(types[name], types) if not path.endswith(".*")} - sent
    assert never == set(), f"{file} names in {name} what is never sent"


def _opened(schema: Any) -> Any:
    """Return ``schema`` without its ban on fields that it does not name."""
    if isinstance(schema, list):
        return [_opened(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _opened(value)
        for key, value in schema.items()
        if (key, value) != ("additionalProperties", False)
    }


@pytest.mark.parametrize("game", IDS)
def test_views_fit_their_type(game: str) -> None:
    found = corpus(game)
    check(f"games/{game}/types.ts", VIEWS[game], found.views, found.view_paths)


@pytest.mark.parametrize("game", IDS)
def test_legal_actions_fit_their_type(game: str) -> None:
    found = corpus(game)
    sent = {path for action in found.actions for path in paths(action)}
    check(f"games/{game}/types.ts", MOVES[game], found.actions, sent)


@pytest.mark.parametrize("game", IDS)
def test_the_material_fits_its_type(game: str, told: Talk) -> None:
    material = told.answers[f"/api/games/{game}/material"]
    check(f"games/{game}/types.ts", "Material", [material], paths(material), part=True)


@pytest.mark.parametrize(
    ("path", "name"),
    [("/api/games", "GameInfo"), ("/api/tables", "TableInfo"), ("/api/me/tables", "MyTable")],
)
def test_lists_fit_their_type(path: str, name: str, told: Talk) -> None:
    rows = told.answers[path]
    assert rows
    types = definitions("lib/protocol.ts")
    for row in rows:
        jsonschema.validate(row, {"$ref": f"#/definitions/{name}", "definitions": types})


def test_messages_fit_their_type(told: Talk) -> None:
    file = "lib/protocol.ts"
    types = definitions(file)
    sent = {path for message in told.messages for path in paths(message)}
    sent |= {path.replace("entries[]", "entry", 1) for path in sent}
    kinds = {one["properties"]["type"]["const"]: one for one in types["FromServer"]["anyOf"]}
    for kind, schema in kinds.items():
        types[kind] = schema
        messages = [message for message in told.messages if message["type"] == kind]
        check(file, kind, messages, sent)
