"""Who acts, when it is no seat."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The actor that draws and shuffles."""

OVER: Final = -2
"""What kernels answer for "who acts?" when nobody does."""
