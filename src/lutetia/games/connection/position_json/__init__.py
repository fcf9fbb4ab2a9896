"""Positions as plain JSON, both ways (docs/positions.md)."""
