"""JSON of our own making: views, positions, previews, components.

What stands in each is said by the types in ``lutetia.games.<id>.schema``, by which tests check it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

JsonObject = dict[str, Any]
"""A JSON object."""

JsonMapping = Mapping[str, Any]
"""A JSON object that is only read."""

JsonData = dict[str, object]
"""A JSON object as the library gives it to callers, who say what they take it for."""

JsonInput = Mapping[str, object]
"""A JSON object as callers give it to the library."""
