"""Opponents for every game: they know the contract and no game by name, and see only the view of their seat.

Reading order: `levels` (what a name means and how it chooses), `think` (the search from Python), `search` (the search
itself, compiled once a game), `greedy`, `bundle` (which kernels of a game they use), `plans` (budgets and manners),
`arena` (who is stronger), `bench` (how fast), `warm` (compiling before the first move).
"""

from lutetia.ai.warm import warmup

__all__ = ["warmup"]
