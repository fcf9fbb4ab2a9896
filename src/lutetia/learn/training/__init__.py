"""Training the net of an opponent: ``lutetia train GAME``.

Reading order: `recipe` (how much of what), `self_play` (games and what is learned from them),
`samples` (these as arrays), `gradient` (the net with real numbers, and its slope, compiled), `fit`
(one round of learning), `checkpoint` (what survives a kill), `run` (all of it).
"""
