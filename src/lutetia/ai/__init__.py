"""Opponents for every game: they know the contract and no game by name, and see only their view.

Reading order: `levels` (what a name means and how it chooses), `search_params` (how long, in what
manner), `searcher` (the search from Python), `search` (the search itself, compiled once a game)
with `shares` (what to look at first), `leaves` (what a position is worth) and `search_arrays`,
`exact` and `endings` (the end of a game, every line of it), `net` (what was learned, compiled),
`net_file` (its weights as a file), `coarse`, `observed` and `look` (what it sees), `greedy`,
`game_kernels` (which kernels of a game they use), `default_evaluation` and `default_features` (for
a game that has none), `advice` (a hint for a person), `arena` with `competitor`, `summary` and
`intervals` (who is stronger), `bench` (how fast), `warm` and `parallel_warmup` (compiling before
the first move).
"""

from lutetia.ai.warm import warmup

__all__ = ["warmup"]
