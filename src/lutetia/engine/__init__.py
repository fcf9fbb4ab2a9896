"""The contract: games, states, actions, refusals, records. Knows no game.

Reading order: `meta`, `action`, `events`, `errors`, `outcome` (the words), `game` (what a game
answers and what a state offers), `kernel` and `layout` (how rules are written once and run
compiled), `action_table` and `action_kernels` (every kind of action, said once), `template` and
`entry_points` (how Python enters the kernels), `definition` (a game made of them), `notation` (what
people type). A played game as text is `lutetia.games.record`.
"""
