"""How long tests of a site wait."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 300.0
"""Seconds that a test waits for what must come: rules may be compiled meanwhile, on a busy machine.
Only a failing test waits so long."""
