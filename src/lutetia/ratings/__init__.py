"""Ratings: what a finished game says about those who played it, and an attempt about a puzzle and
who tried it. Pure; the site keeps the results.

`rating` has the numbers and how they are shown, `model` what a game does to them, `bots` the fixed
strengths of bots, and `log` what is kept of each game and how all ratings are recomputed from that;
`glicko` has those of puzzles.
"""
