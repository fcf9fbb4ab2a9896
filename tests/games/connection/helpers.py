"""Short ways to set up positions of Paris Connection."""

from __future__ import annotations

from typing import Any

import lutetia
from lutetia.engine.game import State
from lutetia.games.connection.material import COMPANIES, HEXES, KINDS, MAP, NAMES, NEAR, SHARES

GAME = lutetia.game("connection")
SEATS = GAME.meta.colours

AROUND_BLUE = {
    "K7": ["black", "brown"],
    "J10": ["black"],
    "J8": ["black"],
    "M7": ["yellow", "red"],
    "N10": ["red"],
    "N8": ["red"],
}
"""Amiens, L6, is the only way out that blue has left from L8."""

AROUND_TWO = AROUND_BLUE | {
    "J10": ["black", "purple"],
    "J6": ["purple", "black"],
    "K5": ["purple", "black"],
    "K13": ["purple"],
    "J12": ["purple"],
    "I9": ["purple"],
    "I7": ["purple"],
}
"""Amiens is the only way out for blue and for brown, which stands at K9 and K7."""


def position(players: int = 4, **fields: Any) -> State:
    """Return a state: blue to brown start at L8, M9, M11, L12, K11, K9,
    and green is to act unless said otherwise."""
    return GAME.position({"players": players, **fields})


def way(start: str, goal: str) -> list[str]:
    """Return the hexes of a shortest way from ``start`` to ``goal`` (a hex or a city)
    that touches no other city, without its ends."""
    goal = HEXES[NAMES[goal]] if goal in NAMES else goal
    back: dict[str, str] = {start: start}
    queue = [start]
    for at in queue:
        if at == start or KINDS[HEXES.index(at)] == "rural":
            for beside in NEAR[at]:
                if beside not in back:
                    back[beside] = at
                    queue.append(beside)
    out = [back[goal]]
    while out[-1] != start:
        out.append(back[out[-1]])
    return out[-2::-1]


def tracks(**to: str) -> dict[str, list[str]]:
    """Return the map on which each company named has track on the way from
    its start hex to a hex, both without."""
    starts = dict(
        zip(
            COMPANIES,
            [place["id"] for place in MAP["hex"] if place["kind"] == "start"],
            strict=True,
        )
    )
    out: dict[str, list[str]] = {}
    for company, goal in to.items():
        for name in way(starts[company], goal):
            out.setdefault(name, []).append(company)
    return out


def drained(**left: int) -> dict[str, dict[str, int]]:
    """Return hands of four seats such that of each company as many locomotives as said are left,
    and none of the others."""
    hands: dict[str, dict[str, int]] = {}
    for i, company in enumerate(COMPANIES):
        hands.setdefault(SEATS[i % 4], {})[company] = SHARES - left.get(company, 0)
    return hands


def rule_of(state: State, text: str) -> str | None:
    """Return the rule by which ``text`` is refused; "" when it is allowed."""
    refusal = state.refusal(text)
    return "" if refusal is None else refusal.rule


def texts(state: State, verb: str = "") -> list[str]:
    """Return the legal actions that begin with ``verb``."""
    return [action.text for action in state.legal() if action.text.startswith(verb)]


def run(state: State, *actions: str) -> State:
    """Return the state after ``actions``."""
    for action in actions:
        state = state.play(action)
    return state


def events(state: State) -> list[str]:
    """Return the kinds of the last events."""
    return [event.kind for event in state.events]


def company(state: State, name: str) -> dict[str, Any]:
    """Return what everybody sees of a company."""
    return state.view()["companies"][COMPANIES.index(name)]
