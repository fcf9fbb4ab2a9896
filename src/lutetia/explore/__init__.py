"""What was played, added up over many games: how often, how often it won, and for how many points.

`tally` counts a game, `intervals` says how sure a count is, `bots` lets opponents play. What is
counted of a game says its ``explore.py`` (`lutetia.engine.exploring`). Pure: where counts are kept
is an argument's matter, and nothing in them names anybody.
"""
