"""The names in a piece of JSON, as paths: ``seats[].hand.*`` is what any card of a hand is counted by."""

from __future__ import annotations

from typing import Any

BY_ID = frozenset(
    {
        "args", "options",
        # Paris Paris
        "houses", "bag",
        # La Cité
        "postcards", "waiting", "markers", "reserve",
        # Paris
        "buildings", "tokens", "landmarks", "prizes", "keys", "at", "supply", "gone", "meeple", "used",
        "standing", "held", "pays", "used.*", "would", "gives", "left", "change", "points", "sections",
        "districts",
        # Paris Connection
        "map", "only", "refused", "hand", "took", "returned", "floor", "least", "most", "places",
        "stock", "dealt",
    }
)  # fmt: skip
"""Fields that, where they hold an object, hold one value for each of some ids: names of things, not of fields."""


def paths(value: Any, at: str = "") -> set[str]:
    """Return the path of every field in ``value``."""
    found: set[str] = set()
    if isinstance(value, list):
        for inner in value:
            found |= paths(inner, f"{at}[]")
    elif isinstance(value, dict):
        parts = at.split(".")
        by_id = parts[-1] in BY_ID or ".".join(parts[-2:]) in BY_ID
        for name, inner in value.items():
            below = f"{at}.*" if by_id else f"{at}.{name}" if at else name
            found |= paths(inner, below) | {below}
    return found


def declared(schema: dict[str, Any], definitions: dict[str, Any], at: str = "") -> set[str]:
    """Return the path of every field that a JSON schema names; what may be anything has none."""
    found: set[str] = set()
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return set() if name == "Value" else declared(definitions[name], definitions, at)
    for kind in ("anyOf", "allOf", "oneOf"):
        for inner in schema.get(kind, ()):
            found |= declared(inner, definitions, at)
    for name, inner in schema.get("properties", {}).items():
        below = f"{at}.{name}" if at else name
        found |= declared(inner, definitions, below) | {below}
    if isinstance(schema.get("additionalProperties"), dict) and schema["additionalProperties"]:
        found |= declared(schema["additionalProperties"], definitions, f"{at}.*") | {f"{at}.*"}
    if isinstance(schema.get("items"), dict):
        found |= declared(schema["items"], definitions, f"{at}[]")
    return found
