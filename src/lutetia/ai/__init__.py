"""Opponents for every game: they know the contract and no game by name, and see only the view of their seat.

Reading order: `levels` (what a name means and how it chooses), `searcher` (the search from Python), `search` (the search
itself, compiled once a game), `greedy`, `game_kernels` (which kernels of a game they use), `search_params` (budgets and manners),
`arena` (who is stronger), `bench` (how fast), `warm` (compiling before the first move).
"""

from lutetia.ai.warm import warmup

__all__ = ["warmup"]
