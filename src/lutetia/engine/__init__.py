"""The contract: games, states, actions, refusals, records. Knows no game.

Read in this order: `game` (what a game answers and what a state offers), `kernel` and `layout` (how rules are written
once and run compiled), `instantiate` and `entry_points` (how Python enters them), `record` (a played game as text).
"""
