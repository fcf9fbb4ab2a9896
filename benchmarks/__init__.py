"""Speed, measured: ``python -m benchmarks`` for rules and search,
``python -m benchmarks.load`` for the server.

Reading order: `measure` (how anything is timed), `minigame`, `connect_four` and `hex11` (the two
games that OpenSpiel has as well), `ours`, `interpreted`, `openspiel` and `search` (the programs
that are timed), `start` (cold and warm), `report`.
"""
