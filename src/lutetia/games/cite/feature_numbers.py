"""Numbers of what the net of an opponent sees of La Cité: inputs of a position, features of an
action. The seat's own things come first and the rival's after them."""

from __future__ import annotations

from typing import Final

from lutetia.games.cite.material import (
    FIRST_LAID,
    N_BUILDINGS,
    N_CARDS,
    N_SPACES,
    N_SQUARES,
    N_TILES,
    N_TURNS,
)

# --- a position ----------------------------------------------------------------------------------

OWN_GROUND, RIVAL_GROUND, MIXED_GROUND = 0, 4, 8  # by streetlights beside it, three as more
STREETLIGHT, OWN_DARK, OWN_LIT, RIVAL_DARK, RIVAL_LIT, OTHER_PIECE = 12, 13, 14, 15, 16, 17
KINDS: Final = 18
"""What a space is: free ground of a colour and how lit, a streetlight, or what covers it."""

LOTS: Final = 24
"""Steps of a count; more are taken as so many."""

SPACE: Final = 0
BUILDING: Final = SPACE + N_SPACES * KINDS  # pool, own reserve, the rival's, built by me, by it
CARD: Final = BUILDING + 5 * N_BUILDINGS  # open, used by me, used by the rival
TILE: Final = CARD + 3 * N_CARDS  # unlaid of mine, of the rival's; in my hand
PHASE: Final = TILE + 3 * N_TILES
TURN: Final = PHASE + 7
MINE_FIRST: Final = TURN + 2  # who laid all tiles first
WAITING: Final = MINE_FIRST + 2  # Métropolitain, Chartier: mine, the rival's; a fetched building
TOKENS: Final = WAITING + 5
PASSED: Final = TOKENS + 2 * 10
LAID_TILES: Final = PASSED + 3
COUNTS: Final = LAID_TILES + 2 * 9
N_COUNTS: Final = 14
EARNED: Final = COUNTS + N_COUNTS * LOTS  # a building of this size under so many lights, by seat
LEADS: Final = 64
"""Steps of a lead, a point each; half of them are behind."""

LEAD: Final = EARNED + 2 * 8 * 8  # by `evaluate`, before the light and in it
POINTS: Final = LEAD + 2 * LEADS  # by what is on the board
N_INPUTS: Final = POINTS + LEADS

# --- an action -----------------------------------------------------------------------------------

N_LAID: Final = int(FIRST_LAID[N_BUILDINGS - 1] + N_TURNS[N_BUILDINGS - 1])
"""Orientations of the twelve buildings."""

TILE_TURNED: Final = 0
ON_SQUARE: Final = TILE_TURNED + N_TILES * 4
TILE_THERE: Final = ON_SQUARE + N_SQUARES
GAIN: Final = TILE_THERE + N_TILES * 4 * N_SQUARES
GAINS: Final = 32
TAKEN: Final = GAIN + GAINS
TAKEN_WHEN: Final = TAKEN + N_BUILDINGS
TAKEN_WITH: Final = TAKEN_WHEN + N_BUILDINGS * 9
PASSING: Final = TAKEN_WITH + LOTS
CHOSEN: Final = PASSING + 2
PLACED: Final = CHOSEN + N_CARDS
LIGHTS: Final = PLACED + N_LAID * N_SPACES
SPARED: Final = LIGHTS + N_BUILDINGS * 8
TOUCHING: Final = SPARED + 8
USING: Final = TOUCHING + 2
USED_THERE: Final = USING + N_CARDS * 2
N_FEATURES: Final = USED_THERE + N_CARDS * 64
