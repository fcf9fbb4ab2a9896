"""Tables of every game, with every number of seats and every option."""

from __future__ import annotations

from tests.contract.conftest import table

__all__ = ["table"]
