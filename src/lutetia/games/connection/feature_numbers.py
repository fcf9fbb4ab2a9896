"""The inputs and features of a net of Paris Connection: where the numbers of each kind begin."""

from __future__ import annotations

from typing import Final

from lutetia.games.connection.material import MAX_LAID, MAX_SEATS, C
from lutetia.games.connection.state import PHASES

# --- steps of numbers -----------------------------------------------------------------------------

VALUES: Final = 16  # what a company is worth by its cities: none, then two points a step
PROMISES: Final = 16  # what it may still reach, a point a step
STOCKS: Final = 14  # locomotives on a storing board: none, then as `lutetia.engine.coarse` has it
OWN: Final = 12  # own shares of a company
EDGES: Final = 9  # shares more than the others have on average, one a step
GAINS: Final = 33  # that edge by the worth of a share, two points a step
WAYS: Final = 12  # locomotives to Marseille; the last is farther, or no way
ENDS: Final = 24  # the lead with which a company would end the game, three points a step
LEADS: Final = 64  # a lead, a point a step
RIVAL_LEADS: Final = 32  # a lead over one other seat, two points a step
HANDS: Final = 16  # shares below the limit, and up to three above it
UNKNOWN: Final = 11  # shares dealt that no trade has shown
HELD: Final = 12  # shares that another seat is expected to hold, half a share a step
TURNS: Final = 18  # turns begun: none, then as `lutetia.engine.coarse` has it
IDLE: Final = 12  # turns in a row in which nothing came of it
BEST_STEPS: Final = 10  # the best city that a build may still reach, half a point a step
LATE: Final = 16  # what the way to the end still costs, a point a step
LOOKS: Final = 24  # what an action promises by `prior`
CITIES: Final = 6  # what the city of a hex is worth: none, then a point a step
PULLS: Final = 12  # how much free cities pull at a hex, a fifth of a point a step
SIGNS: Final = 3  # less than the others, as much, more

# --- a position -----------------------------------------------------------------------------------

VALUE: Final = 0
PROMISE: Final = VALUE + VALUES
STOCK: Final = PROMISE + PROMISES
MINE: Final = STOCK + STOCKS
EDGE: Final = MINE + OWN
GAIN: Final = EDGE + EDGES
WAY: Final = GAIN + GAINS
END: Final = WAY + WAYS  # if it ended the game in one build, or in two
A_COMPANY: Final = END + 2 * ENDS
"""Inputs of each company; those above begin with 0."""

RIVAL: Final = C * A_COMPANY
RIVAL_LEAD: Final = 0
RIVAL_HAND: Final = RIVAL_LEAD + RIVAL_LEADS
RIVAL_UNKNOWN: Final = RIVAL_HAND + HANDS
RIVAL_HELD: Final = RIVAL_UNKNOWN + UNKNOWN  # by company
A_RIVAL: Final = RIVAL_HELD + C * HELD
"""Inputs of each other seat, in the order of play."""

HAND: Final = RIVAL + (MAX_SEATS - 1) * A_RIVAL
PLAYERS: Final = HAND + HANDS
PHASE: Final = PLAYERS + MAX_SEATS + 1
TO_ACT: Final = PHASE + len(PHASES)  # whose turn it is, counted from the viewer
TURN: Final = TO_ACT + MAX_SEATS
WAITED: Final = TURN + TURNS
BUILDING: Final = WAITED + IDLE  # the company that is built or was returned; by edge
LAID: Final = BUILDING + C * EDGES
BEST_CITY: Final = LAID + MAX_LAID + 1
BOARDS: Final = BEST_CITY + BEST_STEPS  # storing boards that are not empty
LEAD: Final = BOARDS + C + 1  # by `evaluate`
NOW: Final = LEAD + LEADS  # if the game ended now
PLACE: Final = NOW + LEADS  # likewise: how many others are ahead
LATER: Final = PLACE + MAX_SEATS
N_INPUTS: Final = LATER + LATE

# --- an action ------------------------------------------------------------------------------------

BUILD: Final = 0  # edge and way to Marseille; how it looks; stock by edge; how it would end
BUILD_LOOKS: Final = BUILD + EDGES * WAYS
BUILD_STOCK: Final = BUILD_LOOKS + LOOKS
BUILD_END: Final = BUILD_STOCK + STOCKS * SIGNS
RETURN: Final = BUILD_END + ENDS + 1  # own shares and how many are worth more; how it looks; room
RETURN_LOOKS: Final = RETURN + OWN * C
RETURN_HAND: Final = RETURN_LOOKS + LOOKS
TAKE: Final = RETURN_HAND + HANDS  # likewise, by number taken; locomotives left; behind the best
TAKE_STOCK: Final = TAKE + OWN * C * 2
TAKE_BEHIND: Final = TAKE_STOCK + STOCKS * 2
TAKE_HAND: Final = TAKE_BEHIND + VALUES
DONE: Final = TAKE_HAND + HANDS * 2  # locomotives placed and edge; seats
LAY: Final = DONE + (MAX_LAID + 1) * EDGES  # city by edge; how it looks; pull by edge; way to the
LAY_LOOKS: Final = LAY + CITIES * EDGES  # goal by how the game would end there
LAY_PULL: Final = LAY_LOOKS + LOOKS
LAY_WAY: Final = LAY_PULL + PULLS * SIGNS
SEATS: Final = LAY_WAY + WAYS * SIGNS
N_FEATURES: Final = SEATS + MAX_SEATS + 1
