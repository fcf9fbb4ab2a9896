"""A second, independent reading of La Cité de la Lumière: plain, slow and obvious,
and with nothing of the package in it.

Written from the rulebook and from what is known of the components alone, so that a slip in the
compiled rules cannot repeat itself here. It reads the text of a record, plays it line by line, says
what may be done at each point, and counts every point again:

    referee = Referee(cards="random", pool="all")
    for line in lines:
        referee.legal_texts()        # every text that whoever acts may play now
        referee.play(line)           # raises Foul for anything the rules do not allow
    referee.lines("blue")            # {"light": 33, "group": 15, "unbuilt": -3, "le-peintre": 4}

`judge(text)` does so for a whole record and checks the result it states.
"""

from __future__ import annotations

import tomllib

from .referee_effects import do_effect, effect_texts, placement_kind
from .referee_parts import (
    BUILDINGS,
    FIRST_SET,
    PLACEMENTS,
    POOLS,
    SEATS,
    SQUARES,
    TILES,
    rival,
    shifted,
)
from .referee_points import points_of


class Foul(Exception):
    """Something in a record that the rules do not allow."""


class Referee:
    """A game of La Cité from its start, line by line."""

    def __init__(self, cards: str = "first", pool: str = "base") -> None:
        self.mode = cards
        self.pool = POOLS[pool]
        self.cards: list[str] = list(FIRST_SET) if cards == "first" else []
        self.start = ""
        self.to_act = "~"
        self.phase = 0
        self.over = False
        # Phase 1.
        self.pile = {seat: list(TILES) for seat in SEATS}
        self.hand = dict.fromkeys(SEATS, "")
        self.laid = dict.fromkeys(SEATS, 0)
        self.first_done = ""
        self.ground: dict[str, str] = {}
        self.common = list(BUILDINGS)
        self.reserve: dict[str, list[str]] = {seat: [] for seat in SEATS}
        # Phase 2. `on` says what covers a space; a building stands in `buildings`
        # and `owner` too, its annex with it.
        self.on: dict[str, str] = {}
        self.buildings: dict[str, list[str]] = {}
        self.owner: dict[str, str] = {}
        self.used: dict[str, str] = {}
        self.effect: dict[str, str] = {}
        self.ready: dict[str, list[str]] = {seat: [] for seat in SEATS}
        self.fetched = ""
        self.skull = ""
        self.facing = ""
        self.gargoyle = ""
        self.museum = ""
        self.riverside = ""
        self.district = ""
        self.passes = 0

    # --- what may be done -------------------------------------------------------------------------

    def legal_texts(self) -> set[str]:
        """The texts that whoever acts may play now; for chance, everything it may bring."""
        if self.over:
            return set()
        if self.to_act == "~":
            return self.possible_draws()
        if len(self.cards) < 8:
            return {"choose " + card for card in self.pool if card not in self.cards}
        if self.phase == 1:
            return self.phase_one_texts(self.to_act)
        texts = self.phase_two_texts(self.to_act)
        if (
            not self.fetched
            and self.tokens(self.to_act) == 0
            and not self.builds(self.to_act, plain=True)
        ):
            texts.add("pass")
        return texts

    def possible_draws(self) -> set[str]:
        if not self.start:
            return {"start " + seat for seat in SEATS}
        if len(self.cards) < 8:
            return {"card " + card for card in self.pool if card not in self.cards}
        seat = self.who_draws()
        return {f"hand {seat} {tile}" for tile in self.pile[seat]}

    def who_draws(self) -> str:
        """Who has no tile in hand though there are some left; at the beginning that is both,
        the start player first."""
        for seat in (self.start, rival(self.start)):
            if not self.hand[seat] and self.pile[seat]:
                return seat
        return ""

    def phase_one_texts(self, seat: str) -> set[str]:
        texts = {"take " + piece for piece in self.common}
        if self.hand[seat]:
            for square in SQUARES:
                if square not in self.ground:
                    texts |= {
                        f"lay {self.hand[seat]} at {square}" + (f" turn {turn}" if turn else "")
                        for turn in range(4)
                    }
        else:
            texts.add("pass")
        return texts

    def phase_two_texts(self, seat: str) -> set[str]:
        """Everything but passing."""
        if self.fetched:
            return self.builds_of(seat, self.fetched)
        texts = self.builds(seat)
        if self.tokens(seat) > 0:
            for card in self.cards:
                if card not in self.used:
                    texts.add(f"use {card} without effect")
                    texts |= effect_texts(self, seat, card)
        return texts

    def tokens(self, seat: str) -> int:
        return 4 - list(self.used.values()).count(seat)

    def builds(self, seat: str, plain: bool = False) -> set[str]:
        """Every building of the reserve everywhere it may go; ``plain``:
        only without Metropolitain and Chartier."""
        return {text for piece in self.reserve[seat] for text in self.builds_of(seat, piece, plain)}

    def builds_of(self, seat: str, piece: str, plain: bool = False) -> set[str]:
        texts = set()
        for where, spaces in PLACEMENTS[piece].items():
            needs = placement_kind(self, seat, spaces)
            if needs == [] or (needs is not None and not plain):
                texts.add(f"build {piece} at {where}")
        return texts

    # --- doing it ---------------------------------------------------------------------------------

    def play(self, line: str) -> None:
        actor, _, text = line.partition(" ")
        if self.over:
            raise Foul(f"{line}: the game is over")
        if actor != self.to_act:
            raise Foul(f"{line}: {self.to_act} is to act")
        if text not in self.legal_texts():
            raise Foul(f"{line}: not among {', '.join(sorted(self.legal_texts()))}")
        words = text.split()
        if self.phase == 2:
            self.play_phase_two(actor, text)
        elif words[0] == "start":
            self.start = words[1]
            self.go_on(self.start)
        elif words[0] == "card":
            self.cards.append(words[1])
            self.go_on(self.start)
        elif words[0] == "choose":
            self.cards.append(words[1])
            self.go_on(rival(actor) if len(self.cards) < 8 else self.start)
        elif words[0] == "hand":
            self.pile[words[1]].remove(words[2])
            self.hand[words[1]] = words[2]
            self.go_on(rival(words[1]))
        elif words[0] == "lay":
            self.lay(actor, words[3], int(words[5]) if len(words) == 6 else 0)
        else:
            if words[0] == "take":
                self.common.remove(words[1])
                self.reserve[actor].append(words[1])
            self.to_act = rival(actor)

    def go_on(self, seat: str) -> None:
        """Before phase 2: ``seat`` is next, unless chance has something to draw before."""
        chance = self.who_draws() if len(self.cards) == 8 else self.mode == "random"
        self.to_act = "~" if chance else seat
        if len(self.cards) == 8:
            self.phase = 1

    def lay(self, seat: str, square: str, turn: int) -> None:
        tile = TILES[self.hand[seat]]
        tile = tile[4 - turn :] + tile[: 4 - turn]
        corners = [square, shifted(square, 1, 0), shifted(square, 1, 1), shifted(square, 0, 1)]
        for space, mark in zip(corners, tile, strict=True):
            self.ground[space] = {"o": seat, "r": rival(seat), "m": "mixed", "*": "lamp"}[mark]
        self.hand[seat] = ""
        self.laid[seat] += 1
        if self.laid[seat] == 8 and not self.first_done:
            self.first_done = seat
        if self.laid == {"blue": 8, "orange": 8}:
            self.phase = 2
            self.turn_of(self.first_done)
        else:
            self.go_on(rival(seat))

    def play_phase_two(self, seat: str, text: str) -> None:
        words = text.split()
        if words[0] == "pass":
            self.passes += 1
            self.turn_of(rival(seat))
            return
        self.passes = 0
        if words[0] == "build":
            piece = words[1]
            self.put_building(seat, piece, PLACEMENTS[piece][" ".join(words[3:])])
            self.reserve[seat].remove(piece)
            self.fetched = ""
        else:
            self.used[words[1]] = seat
            if words[2:] != ["without", "effect"]:
                self.effect[words[1]] = seat
                do_effect(self, seat, words[1], words[2:])
        if not self.fetched:
            self.turn_of(rival(seat))

    def put_building(self, seat: str, name: str, spaces: list[str]) -> None:
        self.spend(seat, spaces)
        self.buildings[name] = list(spaces)
        self.owner[name] = seat
        for space in spaces:
            self.on[space] = name

    def spend(self, seat: str, spaces: list[str]) -> None:
        """Take away the Metropolitain and the Chartier that a placement needs."""
        for card in placement_kind(self, seat, spaces) or []:
            self.ready[seat].remove(card)

    def turn_of(self, seat: str) -> None:
        """In phase 2 ``seat`` is next; who can do nothing passes at once,
        and two passes in a row end the game."""
        while self.passes < 2 and not self.phase_two_texts(seat):
            self.passes += 1
            seat = rival(seat)
        self.over = self.passes >= 2
        self.to_act = "" if self.over else seat

    # --- how it stands ----------------------------------------------------------------------------

    def lines(self, seat: str) -> dict[str, int]:
        """Where the points of a seat come from: light, group, unbuilt,
        and the postcards that bring points."""
        return points_of(self, seat)

    def scores(self) -> list[int]:
        return [sum(self.lines(seat).values()) for seat in SEATS]

    def own_free(self, seat: str) -> int:
        """The visible free spaces of the seat's colour."""
        return sum(
            1 for space, colour in self.ground.items() if colour == seat and space not in self.on
        )

    def ranks(self) -> list[int]:
        """Most points first; among equals whoever sees more free spaces of the own colour;
        still equal: the same place."""
        worth = [
            (score, self.own_free(seat)) for score, seat in zip(self.scores(), SEATS, strict=True)
        ]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def tiebreak(self) -> str | None:
        if self.scores()[0] != self.scores()[1]:
            return None
        return "LC6.7" if self.own_free("blue") == self.own_free("orange") else "LC6.6"

    def result(self) -> dict[str, object]:
        """The [result] table that a record of this game has to state."""
        result: dict[str, object] = {
            "scores": self.scores(),
            "ranks": self.ranks(),
            "reason": "played_out",
        }
        if self.tiebreak():
            result["tiebreak"] = self.tiebreak()
        return result


def opened(text: str) -> tuple[Referee, list[str], dict[str, object] | None]:
    """A referee at the start of the record in ``text``, its lines, and the result it states."""
    record = tomllib.loads(text)
    if record["game"] != "cite" or record["players"] != 2:
        raise Foul(f"this is a record of {record['game']} with {record['players']} players")
    if "start" in record:
        raise Foul("a record from the start of the game is needed")
    options = record.get("options", {})
    return (
        Referee(options.get("cards", "first"), options.get("pool", "base")),
        record["actions"],
        record.get("result"),
    )


def judge(text: str) -> Referee:
    """Play the record in ``text`` through and check the result it states. Raises Foul."""
    referee, lines, result = opened(text)
    for line in lines:
        referee.play(line)
    if referee.over != (result is not None):
        raise Foul("the game is over" if referee.over else "the game goes on")
    if referee.over and result != referee.result():
        raise Foul(f"the record says {result}, the count is {referee.result()}")
    return referee
